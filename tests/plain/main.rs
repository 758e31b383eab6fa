//! The rules of the three games, from the outside: perft tables, every sentence of the rule texts, notations,
//! properties over random games, saved games, and the command line. One binary, so that it is linked once.
#![allow(
    clippy::unwrap_used,
    reason = "all of it is tests, helpers outside a #[test] function too"
)]

mod ai;
mod analysis;
mod architecture;
mod cli;
mod coach;
mod compare;
mod dependencies;
mod engines;
#[path = "../fakes/mod.rs"]
mod fakes;
mod hive;
mod learn;
mod measuring;
mod mutation;
mod outside;
mod overlays;
mod properties;
mod punct;
mod puzzles;
mod records;
mod refused;
mod rulebook;
mod saves;
mod scenes;
mod tak;
mod threat_view;
mod words;
