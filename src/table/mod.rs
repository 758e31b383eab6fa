//! The table that people look at: what lies on it and how it is lit.

pub mod lights;
pub mod looks;
