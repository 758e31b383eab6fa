//! What an analysis says of moves, written at them.

use super::Session;
use crate::analysis::notes::Note;
use crate::record::tree::NodeId;

impl Session {
    /// Writes notes at moves. It is no edit of a person's, and isn't taken back like one; moves that were deleted meanwhile are
    /// passed over.
    pub(in crate::app) fn annotate(&mut self, notes: &[(NodeId, Note)]) {
        for (at, note) in notes {
            if self.record.tree.contains(*at) {
                note.write(&mut self.record.tree, *at);
            }
        }
        self.touch();
    }
}
