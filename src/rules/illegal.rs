//! Why a move is refused, for a person: the rule in words and the spaces that show it.

use super::Coord;
use super::games::with_games;

macro_rules! reasons {
    ([$(($game:ident, $module:ident, $kind:ident)),*]) => {
        /// The games have their own reasons; these are the ones they share.
        #[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
        pub enum Illegal {
            #[error("the game is over")]
            GameOver,
            #[error("that move belongs to another game")]
            OtherGame,
            $(#[error(transparent)]
            $game(#[from] super::$module::Illegal),)*
        }

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
