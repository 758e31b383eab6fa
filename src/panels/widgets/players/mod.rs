//! A panel for each side: whose it is, its reserve as small shapes with counts, and whether it is its turn.

mod engine;
mod level;
mod name;
mod panel;
mod reserve;
mod seat;

pub use engine::EngineSeat;
pub(in crate::panels) use engine::{games, protocol_name};
pub(in crate::panels) use panel::{WIDTH, player_panels};
pub(in crate::panels) use seat::{seat_list, seat_words};
