//! Tak («Тракт»): roads of flat stones between opposite edges, and stacks that spread.
//!
//! ```
//! use strata::rules::{Notate, Outcome, Played, Win, tak::{Setup, Tak}};
//!
//! let mut game = Played::<Tak>::new(&Setup::new(3)?);
//! for text in ["a3", "a1", "b1", "b3", "c1"] {
//!     let mv = game.position().read_move(text)?;
//!     game.play(mv)?;
//! }
//! // White's a1, b1 and c1 join the left side to the right one.
//! assert!(matches!(game.outcome(), Some(Outcome::Won { how: Win::Road, .. })));
//! assert_eq!(game.position().write_position(), "2,2,x/x3/1,1,1 2 3");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod analysis;
mod board;
mod check;
mod facts;
mod illegal;
mod keys;
mod moves;
mod notation;
mod portray;
mod roads;
mod setup;
mod square;
mod stone;
mod threats;
mod tps;

pub(crate) use analysis::{Features, MoveFeatures, REGIONS};
pub use illegal::Illegal;
pub use moves::{Drops, DropsIter, Move};
pub(crate) use notation::MARKS;
pub use setup::Setup;
pub(crate) use setup::{read_komi, read_small, write_komi};
pub use square::{Direction, Square};
pub use stone::Stone;

use super::{Color, Draw, Outcome, Position, Win};
use board::Board;

/// A position of Tak.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tak {
    setup: Setup,
    board: Board,
    /// What each side still has beside the board.
    reserves: [Reserve; 2],
    ply: u32,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Reserve {
    flats: u8,
    caps: u8,
}

impl Reserve {
    #[inline]
    const fn is_empty(self) -> bool {
        self.flats | self.caps == 0
    }

    #[inline]
    fn of(&mut self, stone: Stone) -> &mut u8 {
        match stone {
            Stone::Flat | Stone::Standing => &mut self.flats,
            Stone::Cap => &mut self.caps,
        }
    }
}

/// What the move alone doesn't tell.
#[derive(Clone, Debug)]
pub struct Undo {
    board_key: u64,
    flattened: bool,
}

impl Tak {
    /// How many stones a side still has beside the board.
    pub fn flats_left(&self, side: Color) -> u8 {
        self.reserves[side.index()].flats
    }

    /// How many capstones a side still has beside the board.
    pub fn caps_left(&self, side: Color) -> u8 {
        self.reserves[side.index()].caps
    }

    /// Top flats of White and Black, without komi.
    pub fn flat_counts(&self) -> [u8; 2] {
        Color::BOTH.map(|side| self.board.flats(side).count_ones() as u8)
    }

    /// Who is on top of a square, and with what.
    pub fn top(&self, at: Square) -> Option<(Color, Stone)> {
        self.board.top(at)
    }

    /// The pieces on a square, bottom first.
    pub fn stack(&self, at: Square) -> impl DoubleEndedIterator<Item = (Color, Stone)> + use<> {
        self.board.stack(at)
    }

    /// Whether the turn is one of the first two, in which each side places a stone of the other. A set position that
    /// already has more on the board than those turns could bring is past them, whatever move number it claims.
    #[inline]
    pub fn in_opening(&self) -> bool {
        self.ply < 2 && self.few_pieces()
    }

    #[cold]
    fn few_pieces(&self) -> bool {
        let occupied = self.board.occupied();
        let doubled = || {
            let at = Square::lowest(occupied);
            self.setup.double_stack() && self.ply == 1 && self.board.height(at) == 2
        };
        occupied.count_ones() < 2 && (self.board.tall == 0 || doubled())
    }

    /// Whether the next piece brings a second one of its kind: the first ply of the opening “double black stack”.
    #[inline]
    pub(super) fn doubles(&self) -> bool {
        self.ply == 0 && self.setup.double_stack() && self.in_opening()
    }

    /// Whose piece a placement brings now.
    #[inline]
    fn placed_owner(&self) -> Color {
        if self.in_opening() {
            !self.side_to_move()
        } else {
            self.side_to_move()
        }
    }

    /// Who has a road; after a move that made two, the one who moved.
    #[inline]
    fn road_winner(&self) -> Option<Color> {
        let mover = !self.side_to_move();
        [mover, !mover]
            .into_iter()
            .find(|&side| roads::has_road(self.board.road(side), self.setup.size()))
    }

    /// Whether the board is full or a side has placed its last piece.
    #[inline]
    fn played_out(&self) -> bool {
        self.board.empty() == 0 || self.reserves.iter().any(|reserve| reserve.is_empty())
    }

    #[inline]
    fn is_over(&self) -> bool {
        self.played_out() || self.road_winner().is_some()
    }

    /// Visits every legal move of a game that is known to go on.
    #[inline]
    pub(crate) fn each_move(&self, mut visit: impl FnMut(Move)) {
        let empty = self.board.empty();
        let mut place = |stone| {
            square::squares(empty).for_each(|at| visit(Move::Place { stone, at }));
        };
        if self.in_opening() {
            place(Stone::Flat);
            return;
        }
        let side = self.side_to_move();
        let reserve = self.reserves[side.index()];
        if reserve.flats > 0 {
            place(Stone::Flat);
            place(Stone::Standing);
        }
        if reserve.caps > 0 {
            place(Stone::Cap);
        }
        moves::spreads(&self.board, side, self.setup.size(), visit);
    }

    fn flats_outcome(&self) -> Outcome {
        let [white, black] = self.flat_counts().map(|count| i16::from(count) * 2);
        let lead = white - black - i16::from(self.setup.half_komi());
        match lead.signum() {
            1 => Outcome::Won {
                by: Color::White,
                how: Win::Flats,
            },
            -1 => Outcome::Won {
                by: Color::Black,
                how: Win::Flats,
            },
            _ => Outcome::Drawn(Draw::EqualFlats),
        }
    }

    /// An empty board at this ply, to be piled up.
    fn bare(setup: Setup, ply: u32) -> Self {
        let reserve = Reserve {
            flats: setup.flats(),
            caps: setup.caps(),
        };
        Self {
            setup,
            board: Board::new(setup.size()),
            reserves: [reserve; 2],
            ply,
        }
    }

    /// Lays a piece from its owner's reserve on a square, for setting up positions; `false` if none is left.
    #[must_use]
    fn pile(&mut self, owner: Color, stone: Stone, at: Square) -> bool {
        let left = self.reserves[owner.index()].of(stone);
        if *left == 0 {
            return false;
        }
        *left -= 1;
        self.board.pile(owner, stone, at);
        true
    }

    /// What the board's key lacks: the agreement, the side to move, the opening.
    fn with_turn(&self, board_key: u64) -> u64 {
        let mut key = board_key ^ keys::setup(self.setup);
        if self.side_to_move() == Color::Black {
            key ^= keys::BLACK_TO_MOVE;
        }
        if self.in_opening() {
            key ^= keys::OPENING;
        }
        key
    }
}

impl Position for Tak {
    type Setup = Setup;
    type Move = Move;
    type Undo = Undo;

    fn new(setup: &Setup) -> Self {
        Self::bare(*setup, 0)
    }

    fn setup(&self) -> Setup {
        self.setup
    }

    #[inline]
    fn side_to_move(&self) -> Color {
        Color::to_move_at(self.ply)
    }

    fn ply(&self) -> u32 {
        self.ply
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        if !self.is_over() {
            self.each_move(|mv| moves.push(mv));
        }
    }

    fn count_legal(&self) -> u64 {
        if self.is_over() {
            return 0;
        }
        let empty = u64::from(self.board.empty().count_ones());
        if self.in_opening() {
            return empty;
        }
        let side = self.side_to_move();
        let reserve = self.reserves[side.index()];
        let kinds = 2 * u64::from(reserve.flats > 0) + u64::from(reserve.caps > 0);
        empty * kinds + moves::count_spreads(&self.board, side, self.setup.size())
    }

    fn check(&self, mv: Move) -> Result<(), super::Illegal> {
        self.check_move(mv)
    }

    #[inline]
    fn play_unchecked(&mut self, mv: Move) -> Undo {
        let board_key = self.board.key;
        let flattened = match mv {
            Move::Place { stone, at } => {
                let owner = self.placed_owner();
                let doubles = self.doubles();
                let left = self.reserves[owner.index()].of(stone);
                *left = left.saturating_sub(1 + u8::from(doubles));
                self.board.place(owner, stone, at);
                if doubles {
                    self.board.pile(owner, stone, at);
                }
                false
            }
            Move::Spread {
                from,
                direction,
                drops,
            } => self.board.spread(from, direction, drops),
        };
        self.ply += 1;
        Undo {
            board_key,
            flattened,
        }
    }

    #[inline]
    fn unplay(&mut self, mv: Move, undo: Undo) {
        self.ply -= 1;
        match mv {
            Move::Place { stone, at } => {
                self.board.remove(at);
                // Who was served is clear only once the piece is off again: the opening is told by the board.
                let owner = self.placed_owner();
                let count = 1 + u8::from(self.doubles());
                *self.reserves[owner.index()].of(stone) += count;
            }
            Move::Spread {
                from,
                direction,
                drops,
            } => self.board.gather(from, direction, drops, undo.flattened),
        }
        self.board.key = undo.board_key;
    }

    fn passed_on(&self) -> Option<Self> {
        let mut after = self.clone();
        after.ply += 1;
        (!self.in_opening()).then_some(after)
    }

    fn outcome(&self) -> Option<Outcome> {
        if let Some(by) = self.road_winner() {
            return Some(Outcome::Won { by, how: Win::Road });
        }
        self.played_out().then(|| self.flats_outcome())
    }

    fn key(&self) -> u64 {
        self.with_turn(self.board.key)
    }

    fn key_from_scratch(&self) -> u64 {
        self.with_turn(self.board.key_from_scratch())
    }

    fn repetition_draws(&self) -> bool {
        self.setup.repetition()
    }
}
