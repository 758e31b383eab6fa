//! PÜNCT: pieces of three dots that climb on each other to join two opposite sides.

mod shape;

pub use shape::Shape;
