//! PÜNCT from the outside.

mod games;
mod perft;
mod properties;
mod records;
mod symmetry;
