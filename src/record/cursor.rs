//! The game at a place of its tree: what readers add to and writers walk along.

use super::MOST_MOVES;
use super::tree::{NodeId, Tree, add_words};
use crate::rules::{Illegal, Played, Position, ReadError};

/// A game that follows a tree from place to place.
#[derive(Clone, Debug)]
pub(super) struct Cursor<P: Position> {
    game: Played<P>,
    at: NodeId,
}

impl<P: Position> Cursor<P> {
    pub(super) fn new(start: P) -> Self {
        Self {
            game: Played::from_position(start),
            at: NodeId::ROOT,
        }
    }

    pub(super) fn position(&self) -> &P {
        self.game.position()
    }

    /// Goes to a node by way of the last one that both lie behind. How many moves it took is returned. Only a tree put
    /// together by hand can hold a move that is illegal there.
    pub(super) fn go(&mut self, tree: &Tree<P::Move>, to: NodeId) -> Result<usize, Illegal> {
        let fork = tree.fork(self.at, to);
        let mut steps = 0;
        while self.at != fork {
            self.game.undo();
            self.at = tree.parent(self.at).unwrap_or(NodeId::ROOT);
            steps += 1;
        }
        let ahead: Vec<NodeId> = std::iter::successors(Some(to), |&id| tree.parent(id))
            .take_while(|&id| id != fork)
            .collect();
        for &id in ahead.iter().rev() {
            if let Some(mv) = tree.mv(id) {
                self.game.play(mv)?;
            }
            self.at = id;
            steps += 1;
        }
        Ok(steps)
    }
}

/// A tree that a reader builds, with the game at the place it has come to.
#[derive(Clone, Debug)]
pub(super) struct Telling<P: Position> {
    pub(super) tree: Tree<P::Move>,
    cursor: Cursor<P>,
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

impl<P: Position> Telling<P> {
    pub(super) fn new(start: P) -> Self {
        Self {
            tree: Tree::default(),
            cursor: Cursor::new(start),
            from: NodeId::ROOT,
            open: Vec::new(),
            remark: String::new(),
            walked: 0,
        }
    }

    pub(super) const fn game(&self) -> &Played<P> {
        &self.cursor.game
    }

    pub(super) fn position(&self) -> &P {
        self.cursor.position()
    }

    /// The last move that was read.
    pub(super) const fn at(&self) -> NodeId {
        self.cursor.at
    }

    /// Whether the next move is the first of its line.
    pub(super) fn begins(&self) -> bool {
        self.cursor.at == self.from
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
        self.cursor
            .game
            .play(mv)
            .map_err(|why| ReadError::new(word, why.to_string()))?;
        let id = self.tree.add(self.cursor.at, mv);
        self.cursor.at = id;
        self.tree.say(id, &std::mem::take(&mut self.remark));
        Ok(id)
    }

    /// Hangs a comment on the last move, or on the next where a variation begins; before the first it is the preface.
    pub(super) fn say(&mut self, words: &str) {
        if self.begins() && self.at() != NodeId::ROOT {
            add_words(&mut self.remark, words);
        } else {
            self.tree.say(self.at(), words);
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
    pub(super) fn begin_at(&mut self, from: NodeId) -> Result<(), ReadError> {
        self.go(from)?;
        self.from = from;
        Ok(())
    }

    /// A variation on the last move begins.
    pub(super) fn open(&mut self) -> Result<(), ReadError> {
        let at = self.at();
        let before = self.tree.parent(at).filter(|_| !self.begins());
        let Some(before) = before else {
            let reason = "a variation stands after the move that it replaces, and there is none";
            return Err(ReadError::new("(", reason));
        };
        self.open.push((at, self.from));
        self.begin_at(before)
    }

    /// The variation ends, and the line that it interrupted goes on.
    pub(super) fn close(&mut self) -> Result<(), ReadError> {
        let Some((at, from)) = self.open.pop() else {
            return Err(ReadError::new(")", "this closes no variation"));
        };
        // What is said in a variation without a move is said of the position that it begins in.
        self.tree
            .say(self.cursor.at, &std::mem::take(&mut self.remark));
        self.go(at)?;
        self.from = from;
        Ok(())
    }

    fn go(&mut self, to: NodeId) -> Result<(), ReadError> {
        let steps = self.cursor.go(&self.tree, to);
        self.walked += steps.map_err(|why| ReadError::new("", why.to_string()))?;
        if self.walked > LONGEST_WALK {
            let reason = "the variations jump back and forth too often";
            return Err(ReadError::new("", reason));
        }
        Ok(())
    }
}
