//! Strata: PÜNCT, Hive and Tak on one 3D table.
//!
//! [`rules`] is plain Rust and knows nothing of windows; everything else stands on it. [`record`] reads and writes
//! whole games, [`protocol`] speaks with other programs.

pub mod cli;
pub mod protocol;
pub mod record;
pub mod rules;
#[cfg(feature = "app")]
pub mod table;
