//! A game and everything agreed before it begins, as one word: `tak5`, `hive:Base+ML`, `punct:standard`.

use super::games::{each_game, first_game, with_games};
use super::{Coord, Fault, Kind, Lattice, Position, ReadError};
use std::fmt;
use std::hash::Hash;
use std::str::FromStr;

/// What a game knows before there is a position: its name, its board's grid, the letters of its pieces.
pub trait GameSetup:
    Clone
    + PartialEq
    + Eq
    + Hash
    + fmt::Debug
    + fmt::Display
    + FromStr<Err = ReadError>
    + Default
    + Send
    + Sync
    + 'static
{
    /// The game's name as its players write it.
    const NAME: &'static str;

    /// What a set-up's word begins with, in lower case. The first is the game's name in files.
    const WORDS: &'static [&'static str];

    /// The piece by which a side is known.
    const EMBLEM: Kind;

    /// The letters that choose a kind on the keyboard: one each, lower case.
    const KEYS: &'static [(char, Kind)];

    /// Whether the board has no edge and grows with what lies on it.
    const GROWS: bool = false;

    /// Whether the game's notation has a mark for a move that threatens to win.
    const MARKS_THREATS: bool = false;

    /// The kind that a click on an empty space places where nothing was chosen.
    const AT_A_CLICK: Option<Kind> = None;

    fn lattice(&self) -> Lattice;

    /// How the game's notation names a space (Hive: axial, for want of a board).
    fn space_name(&self, at: Coord) -> String;

    /// The kinds that a piece waiting in the reserve can be placed as.
    fn ways(&self, kind: Kind) -> Vec<Kind> {
        vec![kind]
    }
}

macro_rules! setups {
    ([$(($game:ident, $module:ident, $kind:ident)),*]) => {
        /// The set-up of any of the games.
        #[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        pub enum Setup {
            $($game(super::$module::Setup),)*
        }

        impl Setup {
            /// Every game as it is usually played.
            pub fn usual() -> Vec<Self> {
                vec![$(Self::$game(super::$module::Setup::default()),)*]
            }
        }
    };
}

with_games!(setups!());

/// Reads a constant of the game's own set-up.
macro_rules! constant {
    ($setup:expr, $name:ident) => {
        each_game!(Setup, $setup, _, P => <P as Position>::Setup::$name)
    };
}

impl Setup {
    /// The games' names as their players write them.
    pub const fn game_name(&self) -> &'static str {
        constant!(self, NAME)
    }

    /// The grid that the board's spaces lie on.
    pub fn lattice(&self) -> Lattice {
        each_game!(Setup, self, setup => GameSetup::lattice(setup))
    }

    /// How the game's notation names a space (Hive: axial, for want of a board).
    pub fn space_name(&self, at: Coord) -> String {
        each_game!(Setup, self, setup => GameSetup::space_name(setup, at))
    }

    /// Whether the board has no edge and grows with what lies on it, as the hive does.
    pub const fn grows(&self) -> bool {
        constant!(self, GROWS)
    }

    /// Whether the game's notation has a mark for a move that threatens to win: Tak's `'`.
    pub const fn marks_threats(&self) -> bool {
        constant!(self, MARKS_THREATS)
    }

    /// The piece by which a side is known: a flat stone, the queen, a triangle.
    pub const fn emblem(&self) -> Kind {
        constant!(self, EMBLEM)
    }

    /// The kind that a click on an empty space places where nothing was chosen: Tak's flat stone.
    pub const fn at_a_click(&self) -> Option<Kind> {
        constant!(self, AT_A_CLICK)
    }

    /// The kind of piece that a letter of the keyboard chooses, in lower case.
    ///
    /// ```
    /// use strata::rules::{Kind, Setup, tak::Stone};
    /// let setup: Setup = "tak5".parse().unwrap();
    /// assert_eq!(setup.kind_for_key('s'), Some(Kind::Tak(Stone::Standing)));
    /// assert_eq!(setup.key_of(Kind::Tak(Stone::Standing)), 's');
    /// ```
    pub fn kind_for_key(&self, letter: char) -> Option<Kind> {
        self.keys()
            .iter()
            .find(|(key, _)| *key == letter)
            .map(|&(_, kind)| kind)
    }

    /// The letter that chooses a kind of piece.
    ///
    /// # Panics
    /// For a kind of another game: the letters of a game cover all of its own.
    pub fn key_of(&self, kind: Kind) -> char {
        self.keys()
            .iter()
            .find(|(_, of)| *of == kind)
            .map(|&(key, _)| key)
            .expect("a kind of this game")
    }

    /// Every letter that chooses a kind of piece, with that kind.
    pub const fn keys(&self) -> &'static [(char, Kind)] {
        constant!(self, KEYS)
    }

    /// The kinds that a piece waiting in the reserve can be placed as: a Tak stone lies flat or stands.
    pub fn ways(&self, kind_in_reserve: Kind) -> Vec<Kind> {
        each_game!(Setup, self, setup => GameSetup::ways(setup, kind_in_reserve))
    }
}

impl FromStr for Setup {
    type Err = ReadError;

    fn from_str(word: &str) -> Result<Self, ReadError> {
        let lower = word.to_lowercase();
        let of = |words: &[&str]| words.iter().any(|first| lower.starts_with(first));
        let read: Option<Result<Self, ReadError>> = first_game!(P => {
            type Own = <P as Position>::Setup;
            of(Own::WORDS).then(|| word.parse::<Own>().map(Self::from))
        });
        let read = read.unwrap_or_else(|| {
            Err(ReadError::new(
                word,
                "no such game; a set-up is a word like tak5, tak6+komi2, hive:Base+ML or punct:standard",
            ))
        });
        read.map_err(|error| error.with(Fault::UnknownGame))
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        each_game!(Setup, self, setup => setup.fmt(f))
    }
}

#[cfg(test)]
mod tests {
    use super::Setup;
    use crate::rules::Game;
    use std::collections::BTreeSet;

    #[test]
    fn every_kind_of_a_reserve_has_its_own_key_in_every_way_it_can_be_placed() {
        for word in ["tak5", "hive:Base+MLP", "punct:standard"] {
            let setup: Setup = word.parse().unwrap();
            let mut letters = BTreeSet::new();
            let layout = Game::new(&setup).layout();
            let kinds: BTreeSet<_> = layout.reserve.keys().map(|&(_, kind)| kind).collect();
            for kind in kinds.into_iter().flat_map(|kind| setup.ways(kind)) {
                let letter = setup.key_of(kind);
                assert_eq!(setup.kind_for_key(letter), Some(kind), "{word}: {letter}");
                assert!(letters.insert(letter), "{word}: {letter} chooses two kinds");
            }
            assert_eq!(letters.len(), setup.keys().len(), "{word}");
        }
    }
}
