//! Changes of a record that no move makes: its lines are ordered and cut, its moves marked and commented. Each can be
//! taken back.

use crate::analysis::notes;
use crate::app::session::Session;
use crate::record::tree::{Edit, NodeId};
use crate::sentence;
use crate::words::Sentence;

/// What somebody wants changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Make the variation that this move is in the main one of those tried there.
    Promote(NodeId),
    /// Take the move out with all that follows it.
    Delete(NodeId),
    Comment(NodeId, String),
    /// Marks such as `!?`.
    Mark(NodeId, String),
}

/// A change that was made, and what it takes to take it back.
#[derive(Clone, Debug)]
pub(in crate::app) struct Edited {
    change: Change,
    edit: Edit,
    /// What was done, for a person.
    words: Sentence,
    /// Where the cursor was before and after.
    cursors: [NodeId; 2],
}

impl Session {
    /// What the last edit did, as long as nothing else has happened since: then undo takes it back.
    pub fn just_edited(&self) -> Option<&Sentence> {
        let fresh = self.edits.get(self.settled..)?;
        fresh.last().map(|edited| &edited.words)
    }

    /// What the last edit did that can be taken back.
    pub fn last_edit(&self) -> Option<&Sentence> {
        self.edits.last().map(|edited| &edited.words)
    }

    pub(in crate::app) fn edit(&mut self, change: Change) {
        let (Change::Promote(id)
        | Change::Delete(id)
        | Change::Comment(id, _)
        | Change::Mark(id, _)) = change;
        if !self.record.tree.contains(id) {
            return;
        }
        let before = self.cursor();
        let Some((edit, words)) = self.make(&change) else {
            return;
        };
        // A comment is typed sign by sign: all of it is one edit.
        let last = self.edits.get(self.settled..).and_then(<[Edited]>::last);
        let goes_on = last.is_some_and(|last| {
            matches!((&last.change, &change), (Change::Comment(a, _), Change::Comment(b, _)) if a == b)
        });
        if !goes_on {
            self.edits.push(Edited {
                change,
                edit,
                words,
                cursors: [before, self.cursor()],
            });
        }
        self.touch();
    }

    fn make(&mut self, change: &Change) -> Option<(Edit, Sentence)> {
        let (cursor, tree) = (self.cursor(), &mut self.record.tree);
        Some(match change {
            Change::Promote(id) => {
                let variation = tree.variation_of(*id)?;
                let edit = tree.promote(variation)?;
                let text = self.text(variation);
                (edit, sentence!("history-promoted", move = text))
            }
            Change::Delete(id) => {
                let after = tree.walk_from(*id).count() - 1;
                let parent = tree.parent(*id)?;
                if tree.fork(cursor, *id) == *id {
                    self.go(parent);
                }
                let edit = self.record.tree.delete(*id)?;
                if self.cursor() == parent {
                    // Whoever cut its answer off doesn't ask a level for another.
                    self.set_live(false);
                }
                let text = self.text(*id);
                let words = sentence!("history-deleted", move = text, after = after);
                (edit, words)
            }
            Change::Comment(id, comment) => {
                if notes::without_notes(tree.comment(*id)) == *comment {
                    return None;
                }
                let said = notes::with_words(tree.comment(*id), comment);
                let edit = tree.set_comment(*id, said);
                let words = match *id {
                    NodeId::ROOT => sentence!("history-commented-start"),
                    id => sentence!("history-commented", move = self.text(id)),
                };
                (edit, words)
            }
            Change::Mark(id, marks) => {
                if *id == NodeId::ROOT || tree.marks(*id) == marks {
                    return None;
                }
                let edit = tree.set_marks(*id, marks.as_str());
                let text = self.text(*id);
                let words = if marks.is_empty() {
                    sentence!("history-unmarked", move = text)
                } else {
                    sentence!("history-marked", move = text, marks = marks)
                };
                (edit, words)
            }
        })
    }

    /// Takes the last edit back.
    pub(in crate::app) fn take_edit_back(&mut self) {
        let Some(Edited {
            change,
            edit,
            cursors,
            ..
        }) = self.edits.pop()
        else {
            return;
        };
        self.settled = self.settled.min(self.edits.len());
        let tree = &mut self.record.tree;
        if let Change::Comment(id, _) = change {
            // What an analysis has said since is no part of the edit.
            let now = tree.comment(id).to_owned();
            tree.revert(edit);
            let words = notes::without_notes(tree.comment(id));
            tree.set_comment(id, notes::with_words(&now, &words));
        } else {
            tree.revert(edit);
        }
        self.touch();
        let [before, after] = cursors;
        if !self.record.tree.contains(self.cursor()) {
            // What was played anew since it was deleted has become one with what came back.
            self.find_cursor();
        } else if self.cursor() == after && before != after {
            self.go(before);
        }
    }
}
