//! PÜNCT from the outside.

mod diagram;
mod facts;
mod games;
mod mutations;
mod notation;
mod perft;
mod properties;
mod records;
mod rulings;
mod symmetry;
