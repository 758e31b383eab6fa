//! Hive: tiles that are their own board, and a queen each that must not be surrounded.

mod analysis;
mod board;
mod bug;
mod cell;
mod climb;
mod crawl;
mod facts;
pub mod game_string;
mod illegal;
mod key;
mod moves;
mod notation;
mod onehive;
mod packed;
mod portray;
mod reach;
mod refuse;
mod route;
mod setup;
mod strike;
mod text;
mod throw;
mod tile;

pub(crate) use analysis::{Features, MoveFeatures};
pub use bug::Bug;
pub use illegal::{Illegal, Placed};
pub use setup::Setup;
pub use tile::Tile;

use super::{Color, Coord, Draw, Outcome, Position, Win};
use board::Board;
use cell::FULL_RING;
use moves::Movement;
use reach::Reach;
use tile::tiles;

/// A position of Hive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hive {
    board: Board,
    setup: Setup,
    /// The tiles that are in the game, on the board or not.
    in_game: u32,
    ply: u32,
    /// The tile that the last move placed or moved. Only pillbugs care.
    last_moved: Option<Tile>,
    /// The tiles' sum for the key.
    sum: u64,
}

/// A tile goes to a cell, from the hand or from elsewhere on the board, by itself or thrown.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    Pass,
    To { tile: Tile, to: Coord },
}

/// What a move can't tell about the position before it.
#[derive(Copy, Clone, Debug)]
pub struct Undo {
    from: Option<Coord>,
    last_moved: Option<Tile>,
    sum: u64,
}

impl Hive {
    /// How many turns the side to move has had.
    const fn turn(&self) -> u32 {
        self.ply / 2
    }

    fn in_hand(&self, side: Color) -> u32 {
        self.in_game & !self.board.on_board() & tile::side(side)
    }

    /// The tiles that the side to move may choose from its hand, one of each bug.
    #[inline]
    fn choices(&self) -> u32 {
        let side = self.side_to_move();
        let next = tile::next_of_each_bug(self.in_hand(side));
        let queen = Tile::queen(side).bit();
        if next & queen == 0 {
            next
        } else if self.turn() >= 3 {
            queen
        } else if self.turn() == 0 && self.setup.tournament {
            next & !queen
        } else {
            next
        }
    }

    /// The cells where the side to move may place a tile.
    fn for_each_spot(&self, mut visit: impl FnMut(Coord)) {
        let side = self.side_to_move();
        if self.board.on_board() == 0 {
            visit(Coord::default());
        } else if self.board.on_board() & tile::side(side) == 0 {
            // Its first tile touches the other's: there is nothing else to touch.
            moves::spots(&self.board, !side)
                .filter_map(|spot| self.board.coord_of(spot))
                .for_each(visit);
        } else {
            moves::spots(&self.board, side)
                .filter_map(|spot| self.board.coord_of(spot))
                .for_each(visit);
        }
    }

    #[inline]
    fn count_spots(&self) -> u64 {
        let side = self.side_to_move();
        if self.board.on_board() == 0 {
            1
        } else if self.board.on_board() & tile::side(side) == 0 {
            moves::count_spots(&self.board, !side)
        } else {
            moves::count_spots(&self.board, side)
        }
    }

    /// Nothing moves before its side's queen is placed.
    #[inline]
    pub(crate) const fn may_move(&self, side: Color) -> bool {
        self.board.has(Tile::queen(side))
    }

    /// Visits every legal move, each once.
    #[inline]
    pub(crate) fn for_each_move(&self, mut visit: impl FnMut(Move)) {
        if self.outcome().is_some() {
            return;
        }
        let mut found = false;
        let choices = self.choices();
        if choices != 0 {
            self.for_each_spot(|to| {
                found = true;
                tiles(choices).for_each(|tile| visit(Move::To { tile, to }));
            });
        }
        if self.may_move(self.side_to_move()) {
            let mut movement = Movement::new(self, self.side_to_move());
            let mut reach = Reach::new();
            for tile in tiles(movement.candidates()) {
                movement.reach(tile, &mut reach);
                for to in reach.cells().filter_map(|cell| self.board.coord_of(cell)) {
                    found = true;
                    visit(Move::To { tile, to });
                }
            }
        }
        if !found {
            visit(Move::Pass);
        }
    }

    #[inline]
    fn surrounded(&self, side: Color) -> bool {
        let queen = Tile::queen(side);
        self.board.has(queen) && self.board.occupied_around(self.board.cell(queen)) == FULL_RING
    }
}

impl Position for Hive {
    type Setup = Setup;
    type Move = Move;
    type Undo = Undo;

    fn new(setup: &Setup) -> Self {
        Self {
            board: Board::new(),
            setup: *setup,
            in_game: tile::in_game(*setup),
            ply: 0,
            last_moved: None,
            sum: 0,
        }
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
        self.for_each_move(|mv| moves.push(mv));
    }

    fn count_legal(&self) -> u64 {
        if self.outcome().is_some() {
            return 0;
        }
        let choices = self.choices();
        let mut count = 0;
        if choices != 0 {
            count = u64::from(choices.count_ones()) * self.count_spots();
        }
        if self.may_move(self.side_to_move()) {
            count += Movement::new(self, self.side_to_move()).count();
        }
        count.max(1)
    }

    fn check(&self, mv: Move) -> Result<(), super::Illegal> {
        if self.outcome().is_some() {
            return Err(super::Illegal::GameOver);
        }
        if self.is_legal(mv) {
            Ok(())
        } else {
            Err(self.refusal(mv).into())
        }
    }

    #[inline]
    fn play_unchecked(&mut self, mv: Move) -> Undo {
        let mut undo = Undo {
            from: None,
            last_moved: self.last_moved,
            sum: self.sum,
        };
        self.ply = self.ply.wrapping_add(1);
        self.last_moved = None;
        if let Move::To { tile, to } = mv {
            if self.board.has(tile) {
                undo.from = Some(self.board.coord(tile));
                self.sum = key::without(self.sum, &self.board, tile);
                self.board.lift(tile);
            }
            self.board.put(tile, to);
            self.sum = key::with(self.sum, &self.board, tile);
            self.last_moved = Some(tile);
        }
        undo
    }

    #[inline]
    fn unplay(&mut self, mv: Move, undo: Undo) {
        self.ply = self.ply.wrapping_sub(1);
        if let Move::To { tile, .. } = mv {
            self.board.lift(tile);
            if let Some(from) = undo.from {
                self.board.put(tile, from);
            }
        }
        self.last_moved = undo.last_moved;
        self.sum = undo.sum;
    }

    /// Not before both sides have a tile on the table: the first ones go by rules of their own.
    fn passed_on(&self) -> Option<Self> {
        let on_board = self.board.on_board();
        let begun = Color::BOTH
            .into_iter()
            .all(|side| on_board & tile::side(side) != 0);
        let mut after = self.clone();
        after.play_unchecked(Move::Pass);
        begun.then_some(after)
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        match (self.surrounded(Color::White), self.surrounded(Color::Black)) {
            (false, false) => None,
            (true, true) => Some(Outcome::Drawn(Draw::BothSurrounded)),
            (white, _) => Some(Outcome::Won {
                by: if white { Color::Black } else { Color::White },
                how: Win::Surround,
            }),
        }
    }

    /// Equal up to where on the table the hive lies and which of a side's identical bugs is which: a move that a
    /// table of keys remembers must be looked for among the legal ones.
    fn key(&self) -> u64 {
        key::key(self, self.sum)
    }

    fn key_from_scratch(&self) -> u64 {
        key::key(self, key::sum(&self.board))
    }

    fn repetition_draws(&self) -> bool {
        self.setup.repetition
    }
}
