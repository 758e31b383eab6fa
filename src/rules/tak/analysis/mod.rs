//! What an evaluation and a move ordering count: evaluation features of each side, and features of a move.

mod features;
mod move_features;

pub(crate) use features::{Features, REGIONS};
pub(crate) use move_features::MoveFeatures;
