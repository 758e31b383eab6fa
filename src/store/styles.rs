//! What the table and the pieces are made of, as a person chooses it.

use serde::{Deserialize, Serialize};

/// The style of the table and of each game's pieces with their board.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Styles {
    pub table: TableStyle,
    pub punct: PieceStyle,
    pub hive: PieceStyle,
    pub tak: PieceStyle,
}

/// The table under every board.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TableStyle {
    /// Planks of walnut.
    #[default]
    Wood,
    /// Dark slate.
    Slate,
    /// A green cloth.
    Felt,
}

impl TableStyle {
    pub const ALL: [Self; 3] = [Self::Wood, Self::Slate, Self::Felt];
}

/// The pieces of a game, and its board with them.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PieceStyle {
    /// What the game is made of: terrazzo, bakelite, maple and ebony.
    #[default]
    Classic,
    /// White against black on a board of middle grey, for weak sight.
    HighContrast,
    /// Soft light on dark ground, for a dark room.
    Night,
}

impl PieceStyle {
    pub const ALL: [Self; 3] = [Self::Classic, Self::HighContrast, Self::Night];
}
