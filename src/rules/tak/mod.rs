//! Tak («Тракт»): roads of flat stones between opposite edges, and stacks that spread.

mod stone;

pub use stone::Stone;
