//! A game at a node of its tree: what readers add to, writers walk along, and a session shows.

use super::tree::{NodeId, Tree};
use crate::rules::{Game, Illegal, Move, Played, Position};

/// A game that moves can be played in and taken back: [`Game`], or [`Played`] of one game.
pub trait Playable {
    type Move: Copy + PartialEq;

    /// Plays a move if it is legal; else nothing changes.
    fn play(&mut self, mv: Self::Move) -> Result<(), Illegal>;

    /// Takes the last move back.
    fn undo(&mut self) -> Option<Self::Move>;

    /// The moves played so far, first to last.
    fn moves(&self) -> Vec<Self::Move>;
}

impl Playable for Game {
    type Move = Move;

    fn play(&mut self, mv: Move) -> Result<(), Illegal> {
        Self::play(self, mv)
    }

    fn undo(&mut self) -> Option<Move> {
        Self::undo(self)
    }

    fn moves(&self) -> Vec<Move> {
        Self::moves(self)
    }
}

impl<P: Position> Playable for Played<P> {
    type Move = P::Move;

    fn play(&mut self, mv: P::Move) -> Result<(), Illegal> {
        Self::play(self, mv)
    }

    fn undo(&mut self) -> Option<P::Move> {
        Self::undo(self)
    }

    fn moves(&self) -> Vec<P::Move> {
        Self::moves(self).collect()
    }
}

/// A game that follows a tree from node to node. It holds no tree, so that the tree can be edited meanwhile.
///
/// ```
/// use strata::record::cursor::Cursor;
/// use strata::record::game_record::GameRecord;
/// use strata::record::tree::NodeId;
///
/// let mut record = GameRecord::new(&"tak5".parse().unwrap());
/// let mut cursor = Cursor::new(record.start.clone());
/// let first = cursor.game().read_move("a1").unwrap();
/// let a1 = cursor.play(&mut record.tree, first).unwrap();
/// cursor.go(&record.tree, NodeId::ROOT).unwrap();
/// assert_eq!(cursor.game().ply(), 0);
/// cursor.go(&record.tree, a1).unwrap();
/// assert_eq!(cursor.game().moves(), [first]);
/// ```
#[derive(Clone, Debug)]
pub struct Cursor<G: Playable = Game> {
    game: G,
    at: NodeId,
}

impl<G: Playable> Cursor<G> {
    /// At the root, with the game before its first move.
    pub const fn new(start: G) -> Self {
        Self {
            game: start,
            at: NodeId::ROOT,
        }
    }

    /// The game as it stands at the node.
    pub const fn game(&self) -> &G {
        &self.game
    }

    pub const fn at(&self) -> NodeId {
        self.at
    }

    /// Plays a move, adds it to the tree unless it is there already, and goes to its node.
    ///
    /// # Errors
    /// For an illegal move; then nothing changes.
    pub fn play(&mut self, tree: &mut Tree<G::Move>, mv: G::Move) -> Result<NodeId, Illegal> {
        self.game.play(mv)?;
        self.at = tree.add(self.at, mv);
        Ok(self.at)
    }

    /// Goes to a node by way of the last one that both lie behind, and returns how many moves it took.
    ///
    /// # Errors
    /// Only a tree put together by hand can hold a move that is illegal there.
    pub fn go(&mut self, tree: &Tree<G::Move>, to: NodeId) -> Result<usize, Illegal> {
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

    /// Finds the node of the same moves again after the tree was edited; false where it is gone, and the cursor stays.
    pub fn find_again(&mut self, tree: &Tree<G::Move>) -> bool {
        let child = |at, mv| tree.child(at, mv);
        let found = self.game.moves().into_iter().try_fold(NodeId::ROOT, child);
        self.at = found.unwrap_or(self.at);
        found.is_some()
    }
}

impl<P: Position> Cursor<Played<P>> {
    /// At the root of a game that begins here.
    pub fn from_position(start: P) -> Self {
        Self::new(Played::from_position(start))
    }

    pub fn position(&self) -> &P {
        self.game.position()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::game_record::GameRecord;

    #[test]
    fn a_cursor_goes_from_variation_to_variation_by_their_fork() {
        let mut record = GameRecord::new(&"tak5".parse().expect("a set-up"));
        let mut cursor = Cursor::new(record.start.clone());
        let mut play = |cursor: &mut Cursor, text: &str| {
            let mv = cursor.game().read_move(text).expect("a move");
            cursor.play(&mut record.tree, mv).expect("legal")
        };
        let fork = play(&mut cursor, "a1");
        play(&mut cursor, "e5");
        let main = play(&mut cursor, "c3");
        let mut other = Cursor::new(record.start.clone());
        other.go(&record.tree, fork).expect("legal");
        let mv = other.game().read_move("b1").expect("a move");
        let variation = other.play(&mut record.tree, mv).expect("legal");
        // Back over c3 and e5, forward over b1.
        assert_eq!(cursor.go(&record.tree, variation), Ok(3));
        assert_eq!(cursor.game().moves(), other.game().moves());
        assert_eq!(cursor.go(&record.tree, main), Ok(3));
        assert_eq!(cursor.game().ply(), 3);
        assert!(cursor.find_again(&record.tree));
        assert_eq!(cursor.at(), main);
    }

    #[test]
    fn an_illegal_move_leaves_cursor_and_tree_as_they_were() {
        let mut record = GameRecord::new(&"tak5".parse().expect("a set-up"));
        let mut cursor = Cursor::new(record.start.clone());
        let mv = cursor.game().read_move("a1").expect("a move");
        let at = cursor.play(&mut record.tree, mv).expect("legal");
        assert!(cursor.play(&mut record.tree, mv).is_err(), "a1 is taken");
        assert_eq!((cursor.at(), cursor.game().ply()), (at, 1));
        assert!(record.tree.children(at).is_empty());
    }
}
