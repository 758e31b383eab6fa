//! What a move is, and all legal ones of a position at once.
//!
//! A landing is worked out for the whole board together: the spaces that may carry a PÜNCT, those that may carry the first
//! minor dot as seen from there, and those for the second, one AND for each turn and height.

use super::Punct;
use super::bits::Bits;
use super::board::{BOARD, CENTRE, DELTAS, FITS, LINES, Space};
use super::shape::{Middle, Shape};
use super::stacks::{NOBODY, Stacks};
use crate::rules::{Color, Position};

/// One move. `turn` is below [`Shape::turns`].
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// A new piece with its PÜNCT on a space.
    Place { shape: Shape, at: Space, turn: u8 },
    /// A piece of the board goes from one space of its PÜNCT to another (or stays) and is turned so.
    Shift { from: Space, to: Space, turn: u8 },
    /// Only when there is nothing else.
    Pass,
}

/// Moves that differ only in where the PÜNCT lands.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Batch {
    Place { shape: Shape, turn: u8, set: Bits },
    Shift { from: Space, turn: u8, set: Bits },
}

impl Batch {
    #[inline]
    pub(crate) fn set(self) -> Bits {
        match self {
            Self::Place { set, .. } | Self::Shift { set, .. } => set,
        }
    }

    /// Where the piece stands before it moves; a new one stands nowhere.
    #[inline]
    pub(crate) fn from(self) -> Option<Space> {
        match self {
            Self::Place { .. } => None,
            Self::Shift { from, .. } => Some(from),
        }
    }

    /// Where the minor dots come to lie, from the PÜNCT.
    #[inline]
    pub(crate) fn deltas(self, position: &Punct) -> [i16; 2] {
        let (shape, turn) = match self {
            Self::Place { shape, turn, .. } => (shape, turn),
            Self::Shift { from, turn, .. } => {
                (Stacks::shape(position.stacks.top(from.index())), turn)
            }
        };
        DELTAS[shape.index()][usize::from(turn)]
    }

    #[inline]
    pub(crate) fn at(self, space: Space) -> Move {
        match self {
            Self::Place { shape, turn, .. } => Move::Place {
                shape,
                at: space,
                turn,
            },
            Self::Shift { from, turn, .. } => Move::Shift {
                from,
                to: space,
                turn,
            },
        }
    }
}

/// For each turn, the spaces where a PÜNCT may land.
pub(super) type Landings = [Bits; 6];

impl Punct {
    /// Where a new piece of a shape may go, the reserve apart.
    #[inline]
    fn openings(&self, shape: Shape, side: Color) -> Landings {
        let ground = self.open_ground(side);
        let mut landings = [Bits::EMPTY; 6];
        for turn in 0..shape.turns() as usize {
            let [a, b] = DELTAS[shape.index()][turn];
            landings[turn] =
                ground & ground.seen_from(a) & ground.seen_from(b) & FITS[shape.index()][turn];
        }
        landings
    }

    /// The spaces that a new piece may cover.
    #[inline]
    fn open_ground(&self, side: Color) -> Bits {
        let bare = self.stacks.of_height(0);
        if self.centre_barred(side) {
            bare & !CENTRE
        } else {
            bare
        }
    }

    /// Whether the side's next new piece must keep out of the centre.
    #[inline]
    pub(super) fn centre_barred(&self, side: Color) -> bool {
        self.setup.standard || (side == Color::White && self.stacks.placed(side) == 0)
    }

    /// Where a new piece of a shape may go.
    pub(super) fn placements(&self, shape: Shape, side: Color) -> Landings {
        if self.stacks.reserve(side, shape) == 0 {
            [Bits::EMPTY; 6]
        } else {
            self.openings(shape, side)
        }
    }

    /// Where a free piece may go, its present place not among it.
    pub(super) fn landings(&self, id: u8) -> Landings {
        let piece = self.stacks.piece(id);
        let (shape, owner) = (Stacks::shape(id), Stacks::owner(id));
        let cells = self.stacks.cells(id);
        // What the board looks like with this piece in the hand.
        let mut lifted = Bits::EMPTY;
        let mut own = self.stacks.tops(owner);
        let mut falls = [0; 3];
        for (i, cell) in cells.into_iter().enumerate() {
            lifted.insert(cell);
            own.remove(cell);
            let under = piece.under[i];
            if under != NOBODY {
                falls[i] = self.stacks.piece(under).level + 1;
                if Stacks::owner(under) == owner {
                    own.insert(cell);
                }
            }
        }
        let line = LINES[piece.at as usize];
        let own = own & line;
        let mut landings = [Bits::EMPTY; 6];
        let mut up_to = Bits::EMPTY;
        for height in 0..=self.stacks.peak() {
            let mut even = self.stacks.of_height(height) & !lifted;
            for (cell, fall) in cells.into_iter().zip(falls) {
                if fall == height {
                    even.insert(cell);
                }
            }
            up_to |= even;
            let (punct, near, far) = if height == 0 {
                (even & line, even, even)
            } else {
                match shape.middle() {
                    Middle::None => (even & own, even, even),
                    Middle::Near => (even & own, up_to, even),
                    Middle::Punct if self.setup.strict_bridges => (even & own, even, even),
                    Middle::Punct => (up_to & own, even, even),
                }
            };
            if punct.is_empty() {
                continue;
            }
            for turn in 0..shape.turns() as usize {
                let [a, b] = DELTAS[shape.index()][turn];
                landings[turn] |= punct & near.seen_from(a) & far.seen_from(b);
            }
        }
        for turn in 0..shape.turns() as usize {
            landings[turn] &= FITS[shape.index()][turn];
        }
        landings[piece.turn as usize].remove(piece.at);
        landings
    }

    /// The pieces of a side with no dot covered, in the order of their PÜNCTs.
    pub(super) fn free_pieces(&self, side: Color) -> impl Iterator<Item = u8> {
        let mut puncts = Bits::EMPTY;
        for id in self.stacks.on_board(side) {
            if self.stacks.is_free(id) {
                puncts.insert(self.stacks.piece(id).at);
            }
        }
        puncts.iter().map(|at| self.stacks.top(at.index()))
    }

    /// Whether anything but a pass is possible.
    pub(super) fn has_move(&self) -> bool {
        let some = |landings: Landings| landings.iter().any(|set| !set.is_empty());
        let side = self.to_move;
        Shape::ALL
            .into_iter()
            .any(|shape| some(self.placements(shape, side)))
            || self
                .stacks
                .on_board(side)
                .any(|id| self.stacks.is_free(id) && some(self.landings(id)))
    }

    /// Hands out the legal moves in batches, a shape or piece and a turn at a time, until the listener has enough. A finished game
    /// has none; a pass is no batch.
    pub(crate) fn batches(&self, mut listener: impl FnMut(Batch) -> bool) {
        if self.outcome().is_some() {
            return;
        }
        for shape in Shape::ALL {
            for (turn, set) in (0..).zip(self.placements(shape, self.to_move)) {
                if listener(Batch::Place { shape, turn, set }) {
                    return;
                }
            }
        }
        for id in self.free_pieces(self.to_move) {
            let from = self.stacks.space(id);
            for (turn, set) in (0..).zip(self.landings(id)) {
                if listener(Batch::Shift { from, turn, set }) {
                    return;
                }
            }
        }
    }

    pub(super) fn write_moves(&self, moves: &mut Vec<Move>) {
        let before = moves.len();
        self.batches(|batch| {
            let set = batch.set();
            moves.reserve(set.len() as usize);
            moves.extend(set.iter().map(|space| batch.at(space)));
            false
        });
        if moves.len() == before && self.outcome().is_none() {
            moves.push(Move::Pass);
        }
    }

    /// The `n`-th move that [`Position::legal_moves`] would write, without writing the others: what a random game asks for.
    pub fn nth_legal(&self, n: u64) -> Option<Move> {
        let mut left = n;
        let mut found = None;
        let mut any = false;
        self.batches(|batch| {
            let count = u64::from(batch.set().len());
            any |= count > 0;
            if left < count {
                found = batch
                    .set()
                    .iter()
                    .nth(left as usize)
                    .map(|space| batch.at(space));
                return true;
            }
            left -= count;
            false
        });
        let must_pass = !any && n == 0 && self.outcome().is_none();
        found.or(must_pass.then_some(Move::Pass))
    }

    pub(super) fn count_moves(&self) -> u64 {
        if self.outcome().is_some() {
            return 0;
        }
        let mut count = 0;
        for shape in Shape::ALL {
            for set in self.placements(shape, self.to_move) {
                count += set.len();
            }
        }
        for id in self.stacks.on_board(self.to_move) {
            if self.stacks.is_free(id) {
                for set in self.landings(id) {
                    count += set.len();
                }
            }
        }
        // With nothing to do there is still the pass.
        u64::from(count.max(1))
    }

    /// The spaces that some new piece of the side could cover.
    pub(super) fn coverable(&self, side: Color) -> Bits {
        let mut covered = Bits::EMPTY;
        for shape in Shape::ALL {
            for (turn, set) in self.placements(shape, side).into_iter().enumerate() {
                let [a, b] = DELTAS[shape.index()][turn];
                covered |= set | set.seen_from(-a) | set.seen_from(-b);
            }
        }
        covered & BOARD
    }
}

/// The forced pass, on a made-up position.
///
/// No real one is known. A side that may still place has 17 pieces on the board at the most, and each of them must be covered. A
/// piece of the other side covers two of them at best, its PÜNCT being on a dot of its own, so nine of its 17 pieces lie on
/// others and about 25 are left for the board itself. Those would have to break up 192 spaces until the piece in reserve fits
/// nowhere. A short search by computer, for a straight piece, came down to twenty places that are left, and to more than forty
/// where White's pieces must be covered as well. So here the reserve is taken away instead.
#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::punct::{Illegal, Setup};
    use crate::rules::{Notate, Played, Portray, Position, Step};

    /// White's only piece is covered by Black, and White has nothing beside the board.
    fn stuck() -> Punct {
        let text = "w 80 EJ8r5,tK9r3/tK9r0";
        let mut position = Punct::read_position(&Setup::default(), text).expect("a position");
        assert!(position.has_move(), "there is a reserve");
        position.stacks.empty_reserve(Color::White);
        position
    }

    #[test]
    fn who_has_no_move_must_pass() {
        let position = stuck();
        assert_eq!(position.outcome(), None, "it is no end of the game");
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        assert_eq!(moves, [Move::Pass]);
        assert_eq!(position.count_legal(), 1);
        assert_eq!(position.nth_legal(0), Some(Move::Pass));
        assert_eq!(position.nth_legal(1), None);
        assert_eq!(position.check(Move::Pass), Ok(()));
        for text in ["TC4r0", "J8-J12r5"] {
            let mv = position.read_move(text).expect("a move");
            assert!(position.check(mv).is_err(), "{text}");
        }
        let taken = Step::Choose(crate::rules::Kind::Punct(Shape::Triangle));
        assert_eq!(position.why_not(&[taken]), Illegal::MustPass.into());
    }

    #[test]
    fn after_a_pass_the_other_side_plays_on() {
        let mut played = Played::from_position(stuck());
        played.play(Move::Pass).expect("there is nothing else");
        assert_eq!(played.position().side_to_move(), Color::Black);
        assert!(
            played.position().check(Move::Pass).is_err(),
            "Black has moves"
        );
        // Black takes its piece off White's: White can move again, and so must.
        let off = played.position().read_move("K9-K12r0").expect("a move");
        played.play(off).expect("it is free");
        assert_eq!(
            played.position().check(Move::Pass),
            Err(Illegal::CannotPass.into())
        );
        played.undo();
        played.undo();
        assert_eq!(played.legal_moves(), [Move::Pass]);
    }
}
