//! The whole app without a display or a GPU: the world as a mirror of the position, and games played by pointer and by
//! keyboard in a window that isn't there. One binary, so that it is linked once.
#![allow(
    clippy::unwrap_used,
    reason = "all of it is tests, helpers outside a #[test] function too"
)]

mod analysis;
mod camera;
mod choice;
mod coach;
mod editor;
mod ending;
mod engines;
#[path = "../fakes/mod.rs"]
mod fakes;
mod files;
mod hint;
mod keys;
mod languages;
mod learn;
mod library;
mod looks;
mod marks;
mod missing;
mod motion;
mod opponent;
mod overlays;
mod pace;
mod panels;
mod patience;
mod person;
mod pointer;
mod puzzles;
mod rating;
mod reader;
mod report;
mod result;
mod settings;
mod sound;
mod synthesis;
mod threats;
mod tree;
mod view;
mod windows;
mod world;
