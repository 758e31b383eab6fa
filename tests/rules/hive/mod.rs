//! Hive from the outside.

mod perft;
mod properties;
