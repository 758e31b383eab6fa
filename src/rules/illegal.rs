//! Why a move is refused, as data: the rule, the pieces it speaks of and the spaces that show it. The words are in [`crate::words`].

use super::Coord;
use super::games::with_games;

macro_rules! reasons {
    ([$(($game:ident, $module:ident, $kind:ident)),*]) => {
        /// The games have their own reasons; these are the ones they share.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Illegal {
            GameOver,
            OtherGame,
            $($game(super::$module::Illegal),)*
        }

        $(impl From<super::$module::Illegal> for Illegal {
            fn from(reason: super::$module::Illegal) -> Self {
                Self::$game(reason)
            }
        })*

        impl Illegal {
            /// The spaces that stand in the way, for the board to show.
            pub fn places(&self) -> Vec<Coord> {
                match self {
                    Self::GameOver | Self::OtherGame => Vec::new(),
                    $(Self::$game(reason) => reason.places(),)*
                }
            }
        }
    };
}

with_games!(reasons!());
