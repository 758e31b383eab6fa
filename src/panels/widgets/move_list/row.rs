//! The rows themselves.

use crate::record::tree::NodeId;

/// The history of a game as rows of one height.
#[derive(Clone, Debug, Default)]
pub struct MoveList {
    pub rows: Vec<Row>,
    /// The row that shows a node, by the node's index.
    pub(super) places: Vec<usize>,
}

/// A row, and how far it is moved in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// How deep in variations.
    pub indent: usize,
    pub kind: RowKind,
}

/// What a row shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowKind {
    Moves {
        number: usize,
        /// White's and Black's.
        cells: [Option<Cell>; 2],
        /// Set where a variation begins that can be folded: its first move.
        folds: Option<NodeId>,
    },
    /// A variation that is folded away: its first move, and how it begins.
    Folded { first: NodeId, text: String },
    /// A line of what is said about a move.
    Comment { of: NodeId, text: String },
    /// How this line ended.
    Result(String),
}

/// A move in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    pub at: NodeId,
    /// Of the move, from 1.
    pub ply: usize,
    pub text: String,
    pub marks: String,
}

/// Deeper variations are not moved further in: there would be no room for their moves.
pub(in crate::panels) const DEEPEST_INDENT: usize = 5;

impl MoveList {
    /// The row that shows a node, or the folded variation that it is in.
    pub fn row_of(&self, id: NodeId) -> usize {
        self.places.get(id.index()).copied().unwrap_or(0)
    }

    /// Whether a node is off the main line.
    pub fn in_variation(&self, id: NodeId) -> bool {
        let row = self.rows.get(self.row_of(id));
        id != NodeId::ROOT && row.is_some_and(|row| row.indent > 0)
    }
}
