//! Starting: the window, what it needs, pictures without one, and traces for tests. Above app, table and panels.

pub mod film;
mod graphics;
mod icon;
mod log;
pub mod offscreen;
pub mod preflight;
mod signals;
mod start;
mod trace;

pub use start::{Opening, fake_window, run, window};
