//! What every game's position can do, and how a game ends.

use super::{GameSetup, Illegal};
use std::fmt::{self, Debug};
use std::hash::Hash;
use std::ops::Not;

/// The two players. White moves first in all three games.
#[derive(
    Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
pub enum Color {
    White,
    Black,
}

impl Color {
    pub const BOTH: [Self; 2] = [Self::White, Self::Black];

    /// 0 for White, 1 for Black: the place of a side in `[T; 2]`.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whose turn it is after `ply` plies, when White began and nobody is skipped.
    #[inline]
    pub const fn to_move_at(ply: u32) -> Self {
        if ply.is_multiple_of(2) {
            Self::White
        } else {
            Self::Black
        }
    }
}

impl Not for Color {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::White => "White",
            Self::Black => "Black",
        })
    }
}

/// How a finished game ended.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Outcome {
    Won { by: Color, how: Win },
    Drawn(Draw),
}

impl Outcome {
    pub const fn winner(self) -> Option<Color> {
        match self {
            Self::Won { by, .. } => Some(by),
            Self::Drawn(_) => None,
        }
    }
}

/// What won the game.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Win {
    /// Tak: a road between opposite edges.
    Road,
    /// Tak: more flat stones on top when the board is full or a reserve is empty.
    Flats,
    /// Hive: the other queen is surrounded.
    Surround,
    /// PÜNCT: two opposite sides are joined.
    Connection,
    /// PÜNCT, standard rules: more dots seen in the centre after the last piece.
    Centre,
}

/// Why nobody won.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Draw {
    /// Tak: equal flat counts.
    EqualFlats,
    /// Hive: one move surrounded both queens.
    BothSurrounded,
    /// PÜNCT, standard rules: equal dots in the centre.
    EqualCentre,
    /// PÜNCT, basic rules: the last piece was placed and nobody is connected.
    LastPiece,
    /// The same position for the third time.
    Repetition,
}

/// One game's position: small, plain, and the only place where its rules are written.
///
/// It knows nothing of how it came about: repetition belongs to [`super::Played`].
pub trait Position: Clone + PartialEq + Eq + Debug + Send + Sync + 'static {
    /// Everything that is agreed before the game: variant, size, switches.
    type Setup: GameSetup;
    type Move: Copy + PartialEq + Eq + PartialOrd + Ord + Hash + Debug + Send + Sync + 'static;
    /// What [`Position::unplay`] can't work out from the move.
    type Undo: Clone + Debug + Send + Sync + 'static;

    fn new(setup: &Self::Setup) -> Self;

    fn setup(&self) -> Self::Setup;

    fn side_to_move(&self) -> Color;

    /// How many plies have been played since the start of the game.
    fn ply(&self) -> u32;

    /// Appends every legal move, each once, in an order that depends on the position alone. A finished game has
    /// none; where a game has a forced pass, the pass is a move.
    fn legal_moves(&self, moves: &mut Vec<Self::Move>);

    /// How many moves [`Position::legal_moves`] would append; games count without writing them down where that is faster.
    fn count_legal(&self) -> u64 {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        moves.len() as u64
    }

    /// Whether the move is legal here, and if not, why not, in a way that can be shown to a person.
    fn check(&self, mv: Self::Move) -> Result<(), Illegal>;

    /// Plays a move that is known to be legal. An illegal one leaves a position that means nothing (but never
    /// breaks memory safety); [`Position::play`] is the checked way.
    fn play_unchecked(&mut self, mv: Self::Move) -> Self::Undo;

    /// Takes back the last move played.
    fn unplay(&mut self, mv: Self::Move, undo: Self::Undo);

    /// The same position with the turn given to the other side, though no rule allows it; `None` in an opening whose own
    /// rules would make no sense of that.
    fn passed_on(&self) -> Option<Self>;

    /// The result by the rules of the position alone (repetition is [`super::Played`]'s).
    fn outcome(&self) -> Option<Outcome>;

    /// The Zobrist key, kept up to date move by move: equal for positions in which the same moves are possible
    /// for the rest of the game. It carries the side to move but not the number of plies (beyond what the rules ask).
    fn key(&self) -> u64;

    /// The key worked out anew from the position, for tests of the incremental one.
    fn key_from_scratch(&self) -> u64;

    /// Whether the set-up makes the third occurrence of a position a draw.
    fn repetition_draws(&self) -> bool;

    /// Plays a move if it is legal; else the position stays as it was.
    fn play(&mut self, mv: Self::Move) -> Result<Self::Undo, Illegal> {
        self.check(mv)?;
        Ok(self.play_unchecked(mv))
    }
}
