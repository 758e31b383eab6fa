//! Hive: tiles that are their own board, and a queen each that must not be surrounded.

mod bug;

pub use bug::Bug;
