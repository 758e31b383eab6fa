//! PÜNCT: pieces of three dots that climb on each other to join two opposite sides.

mod analysis;
mod bits;
pub mod board;
pub mod connection;
mod facts;
mod illegal;
mod landing;
mod moves;
mod notation;
mod portray;
mod position_text;
mod setup;
mod shape;
mod stacks;

pub(crate) use analysis::{Costs, Features};
pub use bits::Bits;
pub use board::Space;
pub use illegal::Illegal;
pub(crate) use moves::Batch;
pub use moves::Move;
pub use setup::Setup;
pub use shape::{Middle, Shape};

use super::{Color, Draw, Outcome, Position, Win, zobrist};
use stacks::{NOBODY, Stacks};
use std::fmt;

/// A position of PÜNCT. Pieces of one kind and colour are alike: two positions are equal when they look equal.
#[derive(Clone)]
pub struct Punct {
    setup: Setup,
    stacks: Stacks,
    to_move: Color,
    ply: u32,
    /// Whether each side joins two opposite sides.
    joined: [bool; 2],
}

/// What [`Position::unplay`] can't see: how the piece lay before it moved, and who was connected.
#[derive(Copy, Clone, Debug)]
pub struct Undo {
    turn: u8,
    level: u8,
    joined: [bool; 2],
}

/// One dot of a stack.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Dot {
    pub owner: Color,
    pub shape: Shape,
    /// Whether it is the piece's PÜNCT.
    pub is_punct: bool,
    /// Where the piece's PÜNCT is.
    pub punct: Space,
}

const BLACK_TO_MOVE: u64 = zobrist::number(0x5055_4E43_5402, 0);
const BASIC: u64 = zobrist::number(0x5055_4E43_5402, 1);
const STRICT: u64 = zobrist::number(0x5055_4E43_5402, 2);

impl Punct {
    /// The dots on a space from the board up; `None` is the gap under a bridge.
    pub fn stack(&self, at: Space) -> Vec<Option<Dot>> {
        let mut stack = vec![None; self.stacks.height(at.index()) as usize];
        for id in self.stacks.downward(at.index()) {
            let punct = self.stacks.space(id);
            stack[self.stacks.piece(id).level as usize] = Some(Dot {
                owner: Stacks::owner(id),
                shape: Stacks::shape(id),
                is_punct: punct == at,
                punct,
            });
        }
        stack
    }

    /// The spaces where a side's dots are seen.
    pub fn tops(&self, side: Color) -> Bits {
        self.stacks.tops(side)
    }

    /// How high a space is built: 0 when empty, the gaps under bridges counted.
    pub fn height(&self, at: Space) -> u8 {
        self.stacks.height(at.index())
    }

    /// How many pieces of a shape a side has left beside the board.
    pub fn reserve(&self, side: Color, shape: Shape) -> u8 {
        self.stacks.reserve(side, shape)
    }

    /// How many pieces a side has on the board.
    pub fn placed(&self, side: Color) -> u8 {
        self.stacks.placed(side)
    }

    /// How many dots a side shows in the central hexagon.
    pub fn in_centre(&self, side: Color) -> u8 {
        (self.tops(side) & board::CENTRE).len() as u8
    }

    /// Whether a side's visible dots join two opposite sides of the board.
    pub fn is_joined(&self, side: Color) -> bool {
        self.joined[side.index()]
    }

    /// Whether the piece with its PÜNCT seen on a space has no dot covered; `None` where no PÜNCT is seen.
    pub fn is_free(&self, at: Space) -> Option<bool> {
        let id = self.stacks.top(at.index());
        (id != NOBODY && self.stacks.space(id) == at).then(|| self.stacks.is_free(id))
    }

    /// The shape and turn of the piece whose PÜNCT is seen on a space.
    pub fn piece_at(&self, at: Space) -> Option<(Color, Shape, u8)> {
        let id = self.stacks.top(at.index());
        (id != NOBODY && self.stacks.space(id) == at).then(|| {
            let turn = self.stacks.piece(id).turn;
            (Stacks::owner(id), Stacks::shape(id), turn)
        })
    }

    fn find_joined(&mut self) {
        self.joined = Color::BOTH.map(|side| connection::joined(self.tops(side)));
    }

    /// Who is joined after a move of the side to move in a game that went on: a way from side to side leads over what the move has
    /// just covered or uncovered.
    fn find_joined_by(&mut self, covered: Bits, uncovered: Bits) {
        let (side, other) = (self.to_move, !self.to_move);
        self.joined[side.index()] = connection::joined_through(covered, self.tops(side));
        let shown = uncovered & self.tops(other);
        self.joined[other.index()] =
            !shown.is_empty() && connection::joined_through(shown, self.tops(other));
    }

    /// The spaces where a piece lies.
    fn cells(&self, id: u8) -> Bits {
        let cells = self.stacks.cells(id).into_iter();
        cells.fold(Bits::EMPTY, Bits::with)
    }

    fn switches_key(&self) -> u64 {
        let mut key = 0;
        if !self.setup.standard {
            key ^= BASIC;
        }
        if self.setup.strict_bridges {
            key ^= STRICT;
        }
        if self.to_move == Color::Black {
            key ^= BLACK_TO_MOVE;
        }
        key
    }
}

impl Position for Punct {
    type Setup = Setup;
    type Move = Move;
    type Undo = Undo;

    fn new(setup: &Setup) -> Self {
        Self {
            setup: *setup,
            stacks: Stacks::empty(),
            to_move: Color::White,
            ply: 0,
            joined: [false; 2],
        }
    }

    fn setup(&self) -> Setup {
        self.setup
    }

    fn side_to_move(&self) -> Color {
        self.to_move
    }

    fn ply(&self) -> u32 {
        self.ply
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        self.write_moves(moves);
    }

    fn count_legal(&self) -> u64 {
        self.count_moves()
    }

    fn check(&self, mv: Move) -> Result<(), super::Illegal> {
        if self.outcome().is_some() {
            return Err(super::Illegal::GameOver);
        }
        Ok(self.judge(mv)?)
    }

    fn play_unchecked(&mut self, mv: Move) -> Undo {
        let mut undo = Undo {
            turn: 0,
            level: 0,
            joined: self.joined,
        };
        match mv {
            Move::Place { shape, at, turn } => {
                if let Some(id) = self.stacks.spare(self.to_move, shape) {
                    self.stacks.enter(id, at.index(), turn, 0);
                    // A new piece covers nothing and uncovers nothing.
                    self.find_joined_by(self.cells(id), Bits::EMPTY);
                }
            }
            Move::Shift { from, to, turn } => {
                let id = self.stacks.top(from.index());
                if id != NOBODY {
                    let piece = self.stacks.piece(id);
                    (undo.turn, undo.level) = (piece.turn, piece.level);
                    let left = self.cells(id);
                    self.stacks.lift(id);
                    let shape = Stacks::shape(id);
                    // An end always touches; the PÜNCT is one unless it is the middle.
                    let end = match shape.middle() {
                        Middle::Punct => {
                            to.ahead(board::DELTAS[shape.index()][turn as usize % 6][0])
                        }
                        Middle::None | Middle::Near => to,
                    };
                    let level = self.stacks.height(end.index());
                    self.stacks.put(id, to.index(), turn, level);
                    self.find_joined_by(self.cells(id), left);
                }
            }
            Move::Pass => {}
        }
        self.to_move = !self.to_move;
        self.ply += 1;
        undo
    }

    fn unplay(&mut self, mv: Move, undo: Undo) {
        self.to_move = !self.to_move;
        self.ply = self.ply.saturating_sub(1);
        self.joined = undo.joined;
        match mv {
            Move::Place { at, .. } => {
                let id = self.stacks.top(at.index());
                if id != NOBODY {
                    self.stacks.retire(id);
                }
            }
            Move::Shift { from, to, .. } => {
                let id = self.stacks.top(to.index());
                if id != NOBODY {
                    self.stacks.lift(id);
                    self.stacks.put(id, from.index(), undo.turn, undo.level);
                }
            }
            Move::Pass => {}
        }
    }

    fn passed_on(&self) -> Option<Self> {
        let mut after = self.clone();
        after.play_unchecked(Move::Pass);
        Some(after)
    }

    fn outcome(&self) -> Option<Outcome> {
        let won = |by| Outcome::Won {
            by,
            how: Win::Connection,
        };
        // Whoever has just moved comes first: when one move connects both, the mover wins.
        let mover = !self.to_move;
        if self.is_joined(mover) {
            return Some(won(mover));
        }
        if self.is_joined(self.to_move) {
            return Some(won(self.to_move));
        }
        if Color::BOTH
            .into_iter()
            .all(|side| self.placed(side) < Shape::PIECES)
        {
            return None;
        }
        if !self.setup.standard {
            return Some(Outcome::Drawn(Draw::LastPiece));
        }
        let [white, black] = Color::BOTH.map(|side| self.in_centre(side));
        let how = Win::Centre;
        Some(match white.cmp(&black) {
            std::cmp::Ordering::Greater => Outcome::Won {
                by: Color::White,
                how,
            },
            std::cmp::Ordering::Less => Outcome::Won {
                by: Color::Black,
                how,
            },
            std::cmp::Ordering::Equal => Outcome::Drawn(Draw::EqualCentre),
        })
    }

    fn key(&self) -> u64 {
        self.stacks.key() ^ self.switches_key()
    }

    fn key_from_scratch(&self) -> u64 {
        self.stacks.key_from_scratch() ^ self.switches_key()
    }

    fn repetition_draws(&self) -> bool {
        self.setup.repetition
    }
}

impl PartialEq for Punct {
    fn eq(&self, other: &Self) -> bool {
        self.setup == other.setup
            && self.to_move == other.to_move
            && self.ply == other.ply
            && self.joined == other.joined
            && self.stacks.seen() == other.stacks.seen()
    }
}

impl Eq for Punct {}

impl fmt::Debug for Punct {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Punct({})", super::Notate::write_position(self))
    }
}
