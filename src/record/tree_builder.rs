//! Builds a record's tree while a text is read, move by move and variation by variation.

use super::MOST_MOVES;
use super::cursor::Cursor;
use super::tree::{NodeId, Tree, append_comment};
use crate::rules::{Played, Position, ReadError};

/// A tree that a reader builds, with the game at the place it has come to.
#[derive(Clone, Debug)]
pub(super) struct TreeBuilder<P: Position> {
    pub(super) tree: Tree<P::Move>,
    cursor: Cursor<Played<P>>,
    /// Where the line that is being read begins: before its first move.
    from: NodeId,
    /// The lines that variations interrupt: where they have come to, and where they began.
    open: Vec<(NodeId, NodeId)>,
    /// What is said of a variation's first move before it comes.
    remark: String,
    /// How often moves were taken back and played again to get about.
    walked: usize,
}

/// No honest text jumps about so much.
const LONGEST_WALK: usize = 100 * MOST_MOVES;

impl<P: Position> TreeBuilder<P> {
    pub(super) fn new(start: P) -> Self {
        Self {
            tree: Tree::default(),
            cursor: Cursor::from_position(start),
            from: NodeId::ROOT,
            open: Vec::new(),
            remark: String::new(),
            walked: 0,
        }
    }

    pub(super) fn game(&self) -> &Played<P> {
        self.cursor.game()
    }

    pub(super) fn position(&self) -> &P {
        self.cursor.position()
    }

    /// The last move that was read.
    pub(super) fn at(&self) -> NodeId {
        self.cursor.at()
    }

    /// Whether the next move is the first of its line.
    pub(super) fn begins(&self) -> bool {
        self.at() == self.from
    }

    /// How many variations the text is in, one within the other.
    pub(super) const fn depth(&self) -> usize {
        self.open.len()
    }

    /// Plays a move that stands in the text as a word, and adds it to the tree unless it is there already.
    pub(super) fn play(&mut self, word: &str, mv: P::Move) -> Result<NodeId, ReadError> {
        if self.tree.index_bound() > MOST_MOVES {
            let reason = format!("no game has more than {MOST_MOVES} moves, tries included");
            return Err(ReadError::new(word, reason));
        }
        let id = self
            .cursor
            .play(&mut self.tree, mv)
            .map_err(|why| ReadError::refused(word, None, why))?;
        self.tree.add_comment(id, &std::mem::take(&mut self.remark));
        Ok(id)
    }

    /// Hangs a comment on the last move, or on the next where a variation begins; before the first it is the preface.
    pub(super) fn add_comment(&mut self, text: &str) {
        if self.begins() && self.at() != NodeId::ROOT {
            append_comment(&mut self.remark, text);
        } else {
            self.tree.add_comment(self.at(), text);
        }
    }

    /// Marks the last move of the line that is being read; false where there is none.
    pub(super) fn mark(&mut self, marks: &str) -> bool {
        if !self.begins() && !marks.is_empty() {
            let marks = format!("{}{marks}", self.tree.marks(self.at()));
            self.tree.set_marks(self.at(), marks);
        }
        !self.begins()
    }

    /// A line begins that replaces what follows a move.
    pub(super) fn begin_line(&mut self, from: NodeId) -> Result<(), ReadError> {
        self.go(from)?;
        self.from = from;
        Ok(())
    }

    /// A variation on the last move begins.
    pub(super) fn open_variation(&mut self) -> Result<(), ReadError> {
        let at = self.at();
        let before = self.tree.parent(at).filter(|_| !self.begins());
        let Some(before) = before else {
            let reason = "a variation stands after the move that it replaces, and there is none";
            return Err(ReadError::new("(", reason));
        };
        self.open.push((at, self.from));
        self.begin_line(before)
    }

    /// The variation ends, and the line that it interrupted goes on.
    pub(super) fn close_variation(&mut self) -> Result<(), ReadError> {
        let Some((interrupted, from)) = self.open.pop() else {
            return Err(ReadError::new(")", "this closes no variation"));
        };
        // What is said in a variation without a move is said of the position that it begins in.
        let at = self.at();
        self.tree.add_comment(at, &std::mem::take(&mut self.remark));
        self.go(interrupted)?;
        self.from = from;
        Ok(())
    }

    fn go(&mut self, to: NodeId) -> Result<(), ReadError> {
        let steps = self.cursor.go(&self.tree, to);
        self.walked += steps.map_err(|why| ReadError::refused("", None, why))?;
        if self.walked > LONGEST_WALK {
            let reason = "the variations jump back and forth too often";
            return Err(ReadError::new("", reason));
        }
        Ok(())
    }
}
