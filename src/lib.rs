//! Strata: PÜNCT, Hive and Tak on one 3D table.
//!
//! [`rules`] is plain Rust and knows nothing of windows; everything else stands on it.

pub mod rules;
