//! The eight kinds of tile.

#[derive(
    Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
pub enum Bug {
    Queen,
    Beetle,
    Grasshopper,
    Spider,
    Ant,
    Ladybug,
    Mosquito,
    Pillbug,
}
