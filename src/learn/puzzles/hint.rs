//! Hints: where to look, then with what, then the move.

use crate::rules::{Coord, Game, Move, Step};
use crate::sentence;
use crate::words::{PieceName, Sentence};

/// How much a hint gives away; each is more than the one before.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HintLevel {
    /// The space at which it happens.
    Where,
    /// The piece to take or to choose.
    Piece,
    Move,
}

impl HintLevel {
    /// The hint after this one.
    #[must_use]
    pub const fn next(now: Option<Self>) -> Self {
        match now {
            None => Self::Where,
            Some(Self::Where) => Self::Piece,
            Some(Self::Piece | Self::Move) => Self::Move,
        }
    }
}

/// The space that a hint of this level shows for a legal move; the move shows itself.
pub fn hinted_space(game: &Game, mv: Move, level: HintLevel) -> Option<Coord> {
    let steps = game.steps(mv);
    let put = steps.iter().rev().find_map(|step| match step {
        Step::Put(at) => Some(*at),
        _ => None,
    });
    let taken = steps.iter().find_map(|step| match step {
        Step::Take { at, .. } => Some(*at),
        _ => None,
    });
    match level {
        HintLevel::Where => put.or(taken),
        HintLevel::Piece => taken,
        HintLevel::Move => None,
    }
}

/// The hint in words; nothing for the move itself, which is told as every move is.
pub fn hint_sentence(game: &Game, mv: Move, level: HintLevel) -> Option<Sentence> {
    if level == HintLevel::Where
        && let Some(at) = hinted_space(game, mv, level)
    {
        let space = game.space_name(at);
        return Some(sentence!("puzzles-hint-where", space = space));
    }
    if level == HintLevel::Move {
        return None;
    }
    Some(match *game.steps(mv).first()? {
        Step::Take { at, .. } | Step::Put(at) => match (game, game.layout().top(at)) {
            // Spaces have no names that anybody would know.
            (Game::Hive(_), Some(top)) => {
                sentence!("puzzles-hint-tile", piece = PieceName::from(top.piece))
            }
            _ => sentence!("puzzles-hint-take", space = game.space_name(at)),
        },
        Step::Choose(kind) => sentence!("puzzles-hint-choose", piece = kind),
        Step::Turn(_) | Step::Pass => sentence!("puzzles-hint-pass"),
    })
}
