//! Whole games as texts: what other programs write, read move by move against the rules, and written back.

pub mod clock;
pub mod cursor;
pub mod draft;
pub mod formats;
pub mod game_record;
pub mod marks;
mod order;
pub mod regular_file;
pub mod time_control;
pub mod tree;
mod tree_builder;

use crate::rules::{Color, Illegal, Outcome, Played, Position, ReadError, Win};
use tree::{NodeId, Tree};

/// More moves than anybody plays and tries in one game: a text with more is refused before it costs time and memory.
pub const MOST_MOVES: usize = 50_000;

/// More games and tags than any text that people exchange.
const MOST_GAMES: usize = 20_000;
const MOST_TAGS: usize = 1_000;

fn too_many_games(line: usize) -> ReadError {
    let reason =
        format!("there are more than {MOST_GAMES} games in this text: those after it are not read");
    ReadError::new("", reason).on_line(line)
}

fn too_many_tags(line: usize) -> ReadError {
    let reason = format!("a game has no more than {MOST_TAGS} tags");
    ReadError::new("", reason).on_line(line)
}

/// A game as a text tells it. Every move in it has been checked against the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<P: Position> {
    /// Where the game begins: usually the set-up's first position.
    pub start: P,
    /// Tags in their order, names as written.
    pub tags: Vec<(String, String)>,
    /// What was played and tried. The comment of its root is what is said before the first move.
    pub tree: Tree<P::Move>,
    /// The result that the text claims.
    pub claim: Option<Claim>,
}

impl<P: Position> Record<P> {
    pub fn new(start: P) -> Self {
        Self {
            start,
            tags: Vec::new(),
            tree: Tree::default(),
            claim: None,
        }
    }

    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags
            .iter()
            .find(|(tag, _)| tag.eq_ignore_ascii_case(name))
            .map(|(_, value)| value.as_str())
    }

    /// The moves of the main line.
    pub fn moves(&self) -> Vec<P::Move> {
        self.tree.moves_to(self.tree.end_of(NodeId::ROOT))
    }

    /// The game played to the last move of its main line.
    ///
    /// # Errors
    /// Never for a record that a reader of this module made; one put together by hand may hold an illegal move.
    pub fn played(&self) -> Result<Played<P>, Illegal> {
        let mut played = Played::from_position(self.start.clone());
        for mv in self.moves() {
            played.play(mv)?;
        }
        Ok(played)
    }
}

/// A text that goes wrong somewhere: why, and the game up to there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken<R> {
    pub error: ReadError,
    pub good: Box<R>,
}

/// A game of a text: a [`Record`] or a [`game_record::GameRecord`], whole or broken somewhere.
pub type Read<R> = Result<R, Broken<R>>;

/// The same game as another type.
fn converted<R: Into<S>, S>(read: Read<R>) -> Read<S> {
    read.map(Into::into).map_err(|broken| Broken {
        error: broken.error,
        good: Box::new((*broken.good).into()),
    })
}

/// What a text says about the end of its game.
#[derive(Copy, Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Claim {
    /// With `how` only where the text tells: `R-0` does, `1-0` (a resignation, a flag) doesn't.
    Won {
        by: Color,
        how: Option<Win>,
    },
    Drawn,
    Unfinished,
    /// This side gave the game up.
    Resigned(Color),
    /// This side's clock ran out.
    OutOfTime(Color),
    /// Both sides wanted a draw.
    AgreedDraw,
}

impl Claim {
    /// Who has won, whichever way; `None` for a draw and for a game that goes on.
    pub fn winner(self) -> Option<Color> {
        match self {
            Self::Won { by, .. } => Some(by),
            Self::Resigned(loser) | Self::OutOfTime(loser) => Some(!loser),
            Self::Drawn | Self::AgreedDraw | Self::Unfinished => None,
        }
    }

    /// The claim in the words that every format has: who won and on the board how, or a draw.
    #[must_use]
    pub fn plain(self) -> Self {
        match self {
            Self::AgreedDraw => Self::Drawn,
            Self::Resigned(loser) | Self::OutOfTime(loser) => Self::Won {
                by: !loser,
                how: None,
            },
            other => other,
        }
    }

    /// Whether the players ended the game here, off the board: they may also take that back.
    pub const fn is_players(self) -> bool {
        matches!(
            self,
            Self::Resigned(_) | Self::OutOfTime(_) | Self::AgreedDraw
        )
    }

    /// Whether the rules bear the claim out. People also resign and agree on draws, so an open position
    /// contradicts only a claim that names a way of winning on the board.
    pub fn agrees_with(self, computed: Option<Outcome>) -> bool {
        match (self.plain(), computed) {
            (Self::Won { how, .. }, None) => how.is_none(),
            (
                Self::Won { by, how },
                Some(Outcome::Won {
                    by: winner,
                    how: real,
                }),
            ) => by == winner && how.is_none_or(|how| how == real),
            (Self::Drawn, None | Some(Outcome::Drawn(_))) | (Self::Unfinished, None) => true,
            _ => false,
        }
    }
}
