//! The one list of the games, and the two macros by which code that serves any of them reaches each.
//!
//! The closed enums ([`Game`], [`Move`], [`Setup`], [`Kind`], [`Illegal`]) are written from this list, and so are the
//! conversions between them and a game's own types: [`ListedGame`] promises those to generic code.
//!
//! [`Game`]: super::Game
//! [`Move`]: super::Move
//! [`Setup`]: super::Setup
//! [`Kind`]: super::Kind
//! [`Illegal`]: super::Illegal

use super::{Game, Illegal, Move, Notate, Played, Portray, Position, Setup};

/// Calls a macro with the list of the games: the name of the position (and of the variant in every closed enum), the
/// module of its rules, and the type of its pieces' kinds.
macro_rules! with_games {
    ($callback:ident!($($args:tt)*)) => {
        $callback! {
            [(Tak, tak, Stone), (Hive, hive, Bug), (Punct, punct, Shape)]
            $($args)*
        }
    };
}

/// Runs the same expression whichever game a value of a closed enum is of; `P` stands for the game's position type.
///
/// ```ignore
/// each_game!(Game, game, played => played.position().ply());
/// each_game!(Setup, setup, inner: P => Game::from(Played::<P>::new(inner)));
/// ```
macro_rules! each_game {
    ($enum:ident, $value:expr, $inner:pat => $body:expr) => {
        $crate::rules::games::each_game!($enum, $value, $inner, AnyPosition => $body)
    };
    ($enum:ident, $value:expr, $inner:pat, $position:ident => $body:expr) => {{
        use $crate::rules::games::match_game;
        $crate::rules::games::with_games!(match_game!($enum, $value, $inner, $position => $body))
    }};
}

macro_rules! match_game {
    (
        [$(($game:ident, $module:ident, $kind:ident)),*]
        $enum:ident, $value:expr, $inner:pat, $position:ident => $body:expr
    ) => {
        match $value {
            $($crate::rules::$enum::$game($inner) => {
                #[allow(dead_code, reason = "not every expression names the type")]
                type $position = $crate::rules::$module::$game;
                $body
            })*
        }
    };
}

/// Asks the games one after another until one has an answer: `first_game!(P => P::recognise(text))`.
macro_rules! first_game {
    ($position:ident => $body:expr) => {{
        use $crate::rules::games::ask_games;
        $crate::rules::games::with_games!(ask_games!($position => $body))
    }};
}

macro_rules! ask_games {
    ([$(($game:ident, $module:ident, $kind:ident)),*] $position:ident => $body:expr) => {
        None $(.or_else(|| {
            type $position = $crate::rules::$module::$game;
            $body
        }))*
    };
}

pub(crate) use {ask_games, each_game, first_game, match_game, with_games};

/// A game of the list: its own types turn into those of any game, and back where they are of this game.
pub trait ListedGame:
    Portray + Notate + Position<Setup: Into<Setup>, Move: Into<Move> + TryFrom<Move, Error = Illegal>>
{
    /// As a game of any kind.
    fn any(played: Played<Self>) -> Game;

    /// The game, if it is one of these.
    fn of(game: &Game) -> Option<&Played<Self>>;
}

macro_rules! list_games {
    ([$(($game:ident, $module:ident, $kind:ident)),*]) => {$(
        impl ListedGame for super::$module::$game {
            fn any(played: Played<Self>) -> Game {
                Game::$game(played)
            }

            fn of(game: &Game) -> Option<&Played<Self>> {
                match game {
                    Game::$game(played) => Some(played),
                    _ => None,
                }
            }
        }

        impl From<Played<super::$module::$game>> for Game {
            fn from(played: Played<super::$module::$game>) -> Self {
                Self::$game(played)
            }
        }

        impl From<super::$module::Move> for Move {
            fn from(mv: super::$module::Move) -> Self {
                Self::$game(mv)
            }
        }

        impl TryFrom<Move> for super::$module::Move {
            type Error = Illegal;

            fn try_from(mv: Move) -> Result<Self, Illegal> {
                match mv {
                    Move::$game(mv) => Ok(mv),
                    _ => Err(Illegal::OtherGame),
                }
            }
        }

        impl From<super::$module::Setup> for Setup {
            fn from(setup: super::$module::Setup) -> Self {
                Self::$game(setup)
            }
        }
    )*};
}

with_games!(list_games!());
