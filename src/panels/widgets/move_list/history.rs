//! What the history panel shows: the move list and where in it the table is.

use super::{Cell, MoveList};
use crate::analysis::notes;
use crate::app::Session;
use crate::record::formats::scene;
use crate::record::tree::NodeId;
use crate::words::Words;
use std::sync::Arc;

/// What the history panel shows.
#[derive(Clone, Debug, Default)]
pub struct History {
    pub move_list: Arc<MoveList>,
    /// Where in the record the table is.
    pub cursor: Option<NodeId>,
    /// The nodes on the way there, by their depth.
    path: Arc<Vec<NodeId>>,
    /// What is said about the move at the cursor, and its marks.
    pub comment: String,
    pub marks: String,
}

impl History {
    pub fn of(session: &Session, move_list: Arc<MoveList>, words: &Words) -> Self {
        let (cursor, tree) = (session.cursor(), &session.record().tree);
        let comment = match cursor {
            NodeId::ROOT => {
                let [_, about] = scene::told(session.record(), words);
                about.unwrap_or_default()
            }
            cursor => notes::without_notes(tree.comment(cursor)),
        };
        Self {
            move_list,
            cursor: Some(cursor),
            path: Arc::new(tree.path_to(cursor)),
            comment,
            marks: tree.marks(cursor).to_owned(),
        }
    }

    /// Whether a move has been made on the table as it is.
    pub(in crate::panels) fn is_played(&self, cell: &Cell) -> bool {
        self.path.get(cell.ply - 1) == Some(&cell.at)
    }
}
