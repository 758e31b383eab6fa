//! Starting: the window, what it needs, pictures without one, and traces for tests. Above app, table and panels.

pub mod film;
pub mod offscreen;
pub mod preflight;
mod start;
mod trace;

pub use start::{fake_window, run, window};
