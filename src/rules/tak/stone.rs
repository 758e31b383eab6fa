//! The three ways a Tak piece can stand on the board.

#[derive(
    Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
pub enum Stone {
    Flat,
    /// A stone on its edge («стена»): blocks, but is no part of a road.
    Standing,
    /// The capstone («врата»).
    Cap,
}
