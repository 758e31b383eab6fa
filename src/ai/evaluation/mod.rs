//! Static evaluation: how well the side to move stands, game by game, and the weights that it is made of.

mod hive;
mod punct;
mod tak;
pub(super) mod weights;
