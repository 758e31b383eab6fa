//! The coach of a game against a level: what a move was for, and which moves it would rather see taken back.
//!
//! [`purposes`] tells by the rules' own facts, with no search at all, what a move did to the other side and for its own. A
//! [`Review`] compares a move with the best one by a short search, and says what the other side answers.

mod hive;
mod punct;
mod purpose;
mod review;
mod tak;

pub use purpose::{Purpose, purposes};
pub use review::{Danger, Review, tolerance};
