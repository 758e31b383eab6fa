//! A panel for each side: whose it is, its reserve as small shapes with counts, and whether it is its turn.

mod level;
mod name;
mod panel;
mod reserve;
mod seat;

pub(in crate::panels) use panel::{WIDTH, player_panels};
pub(in crate::panels) use seat::{seat_list, seat_words};
