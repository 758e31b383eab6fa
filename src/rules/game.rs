//! The closed enum over the three games, for code that doesn't care which one is on the table.

use super::hive::{self, Hive};
use super::punct::{self, Punct};
use super::tak::{self, Tak};
use super::{
    Bridge, Color, Coord, Effect, Group, Illegal, Impossible, Lattice, Layout, Notate, Outcome,
    Played, Portray, Position, Queen, ReadError, Setup, Slot, Step,
};
use std::collections::BTreeMap;

/// A game of any of the three, as far as it has been played.
#[derive(Clone, Debug)]
#[allow(
    clippy::large_enum_variant,
    reason = "there is one game on a table; a box would only add a hop to every call"
)]
pub enum Game {
    Tak(Played<Tak>),
    Hive(Played<Hive>),
    Punct(Played<Punct>),
}

/// A move of any of the three.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    Tak(tak::Move),
    Hive(hive::Move),
    Punct(punct::Move),
}

/// Runs the same expression whichever game it is: `each_game!(game, played => played.position().ply())`.
#[macro_export]
macro_rules! each_game {
    ($game:expr, $played:ident => $body:expr) => {
        match $game {
            $crate::rules::Game::Tak($played) => $body,
            $crate::rules::Game::Hive($played) => $body,
            $crate::rules::Game::Punct($played) => $body,
        }
    };
}

/// Runs an expression on a game and a move of it; a move of another game gives `$other`.
macro_rules! with_move {
    ($game:expr, $mv:expr, ($played:ident, $inner:ident) => $body:expr, else $other:expr) => {
        match ($game, $mv) {
            (Game::Tak($played), Move::Tak($inner)) => $body,
            (Game::Hive($played), Move::Hive($inner)) => $body,
            (Game::Punct($played), Move::Punct($inner)) => $body,
            _ => $other,
        }
    };
}

/// Wraps what every game calls by its own type: `wrapped!(game, played => played.undo())` is an `Option<Move>`.
macro_rules! wrapped {
    ($game:expr, $played:ident => $body:expr) => {
        match $game {
            Game::Tak($played) => $body.map(Move::Tak),
            Game::Hive($played) => $body.map(Move::Hive),
            Game::Punct($played) => $body.map(Move::Punct),
        }
    };
}

impl Game {
    pub fn new(setup: &Setup) -> Self {
        match setup {
            Setup::Tak(setup) => Self::Tak(Played::new(setup)),
            Setup::Hive(setup) => Self::Hive(Played::new(setup)),
            Setup::Punct(setup) => Self::Punct(Played::new(setup)),
        }
    }

    /// A game that begins from a position in the game's own text, which goes before the set-up's details.
    pub fn read_position(setup: &Setup, text: &str) -> Result<Self, ReadError> {
        Ok(match setup {
            Setup::Tak(setup) => Self::Tak(Played::from_position(Tak::read_position(setup, text)?)),
            Setup::Hive(setup) => {
                Self::Hive(Played::from_position(Hive::read_position(setup, text)?))
            }
            Setup::Punct(setup) => {
                Self::Punct(Played::from_position(Punct::read_position(setup, text)?))
            }
        })
    }

    /// A game that begins from what lies on a table.
    pub fn from_layout(setup: &Setup, layout: &Layout) -> Result<Self, Impossible> {
        Ok(match setup {
            Setup::Tak(setup) => Self::Tak(Played::from_position(Tak::from_layout(setup, layout)?)),
            Setup::Hive(setup) => {
                Self::Hive(Played::from_position(Hive::from_layout(setup, layout)?))
            }
            Setup::Punct(setup) => {
                Self::Punct(Played::from_position(Punct::from_layout(setup, layout)?))
            }
        })
    }

    /// Whether pieces can lie like this at all, whoever's turn it is.
    pub fn check_lying(setup: &Setup, layout: &Layout) -> Result<(), Impossible> {
        match setup {
            Setup::Tak(setup) => Tak::check_lying(setup, layout),
            Setup::Hive(setup) => Hive::check_lying(setup, layout),
            Setup::Punct(setup) => Punct::check_lying(setup, layout),
        }
    }

    pub fn setup(&self) -> Setup {
        match self {
            Self::Tak(played) => Setup::Tak(played.position().setup()),
            Self::Hive(played) => Setup::Hive(played.position().setup()),
            Self::Punct(played) => Setup::Punct(played.position().setup()),
        }
    }

    pub fn side_to_move(&self) -> Color {
        each_game!(self, played => played.position().side_to_move())
    }

    pub fn ply(&self) -> u32 {
        each_game!(self, played => played.position().ply())
    }

    pub fn key(&self) -> u64 {
        each_game!(self, played => played.position().key())
    }

    /// The result, repetition included.
    pub fn outcome(&self) -> Option<Outcome> {
        each_game!(self, played => played.outcome())
    }

    /// The moves played so far.
    pub fn moves(&self) -> Vec<Move> {
        match self {
            Self::Tak(played) => played.moves().map(Move::Tak).collect(),
            Self::Hive(played) => played.moves().map(Move::Hive).collect(),
            Self::Punct(played) => played.moves().map(Move::Punct).collect(),
        }
    }

    pub fn moves_played(&self) -> usize {
        each_game!(self, played => played.moves().len())
    }

    pub fn legal_moves(&self) -> Vec<Move> {
        match self {
            Self::Tak(played) => played.legal_moves().into_iter().map(Move::Tak).collect(),
            Self::Hive(played) => played.legal_moves().into_iter().map(Move::Hive).collect(),
            Self::Punct(played) => played.legal_moves().into_iter().map(Move::Punct).collect(),
        }
    }

    pub fn check(&self, mv: Move) -> Result<(), Illegal> {
        if self.outcome().is_some() {
            return Err(Illegal::GameOver);
        }
        with_move!(self, mv, (played, mv) => played.position().check(mv), else Err(Illegal::OtherGame))
    }

    /// Plays a move if it is legal; else nothing changes.
    pub fn play(&mut self, mv: Move) -> Result<(), Illegal> {
        with_move!(self, mv, (played, mv) => played.play(mv), else Err(Illegal::OtherGame))
    }

    pub fn undo(&mut self) -> Option<Move> {
        wrapped!(self, played => played.undo())
    }

    /// The move in the game's notation; empty for a move of another game.
    pub fn write_move(&self, mv: Move) -> String {
        with_move!(self, mv, (played, mv) => played.position().write_move(mv), else String::new())
    }

    /// The move in full, as [`Notate::write_long_move`] has it; empty for a move of another game.
    pub fn write_long_move(&self, mv: Move) -> String {
        with_move!(self, mv, (played, mv) => played.position().write_long_move(mv), else String::new())
    }

    /// How the game's records write its result, an open game included.
    pub fn write_result(&self) -> &'static str {
        match self {
            Self::Tak(played) => Tak::write_result(played.outcome()),
            Self::Hive(played) => Hive::write_result(played.outcome()),
            Self::Punct(played) => Punct::write_result(played.outcome()),
        }
    }

    pub fn read_move(&self, text: &str) -> Result<Move, ReadError> {
        wrapped!(self, played => played.position().read_move(text))
    }

    pub fn write_position(&self) -> String {
        each_game!(self, played => played.position().write_position())
    }

    pub fn lattice(&self) -> Lattice {
        each_game!(self, played => played.position().lattice())
    }

    pub fn spaces(&self) -> Vec<Coord> {
        each_game!(self, played => played.position().spaces())
    }

    pub fn space_name(&self, at: Coord) -> String {
        each_game!(self, played => played.position().space_name(at))
    }

    pub fn layout(&self) -> Layout {
        each_game!(self, played => played.position().layout())
    }

    /// The steps that spell a legal move; none for a move of another game.
    pub fn steps(&self, mv: Move) -> Vec<Step> {
        with_move!(self, mv, (played, mv) => played.position().steps(mv), else Vec::new())
    }

    pub fn effects(&self, mv: Move) -> Vec<Effect> {
        with_move!(self, mv, (played, mv) => played.position().effects(mv), else Vec::new())
    }

    /// What the last move changed on the table; nothing before the first one.
    pub fn last_effects(&self) -> Vec<Effect> {
        let effects = each_game!(self, played => {
            played.last().map(|(before, mv)| before.effects(mv))
        });
        effects.unwrap_or_default()
    }

    pub fn why_not(&self, steps: &[Step]) -> Illegal {
        if self.outcome().is_some() {
            return Illegal::GameOver;
        }
        each_game!(self, played => played.position().why_not(steps))
    }

    /// See [`Portray::movable`].
    pub fn movable(&self) -> Vec<Slot> {
        each_game!(self, played => played.position().movable())
    }

    /// See [`Portray::stuck`].
    pub fn stuck(&self) -> BTreeMap<Slot, Illegal> {
        each_game!(self, played => played.position().stuck())
    }

    /// See [`Portray::covered`].
    pub fn covered(&self) -> Vec<Slot> {
        each_game!(self, played => played.position().covered())
    }

    /// See [`Portray::placeable`].
    pub fn placeable(&self, side: Color) -> Vec<Coord> {
        each_game!(self, played => played.position().placeable(side))
    }

    /// See [`Portray::winning_path`].
    pub fn winning_path(&self) -> Vec<Coord> {
        each_game!(self, played => played.position().winning_path())
    }

    /// See [`Portray::groups`].
    pub fn groups(&self) -> Vec<Group> {
        each_game!(self, played => played.position().groups())
    }

    /// See [`Portray::bridges`].
    pub fn bridges(&self) -> Vec<Bridge> {
        each_game!(self, played => played.position().bridges())
    }

    /// See [`Portray::queens`].
    pub fn queens(&self) -> [Option<Queen>; 2] {
        each_game!(self, played => played.position().queens())
    }

    /// See [`Portray::missing`].
    pub fn missing(&self) -> [Vec<Option<u8>>; 2] {
        each_game!(self, played => played.position().missing())
    }

    /// See [`Portray::score`].
    pub fn score(&self) -> Option<[u8; 2]> {
        each_game!(self, played => played.position().score())
    }
}
