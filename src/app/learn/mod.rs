//! Learning at the table: a task of a course is tried by the same steps by which a game is played, while the game that was
//! open waits. The rules judge each try (`crate::learn`); what is pointed at are entities and components.

mod guide;
mod lesson;
mod lifting;
mod page;
mod referee;
mod requests;

pub use guide::Guide;
pub use lesson::{Lesson, Phase, TaskPlace};
pub use page::{LearnPage, LearnPart};
pub use requests::{LearnProgress, LearnRequest};

use bevy::prelude::*;

/// Carries requests out before the turn gathers, and judges tries in `TurnSet::Think`.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        requests::plugin,
        referee::plugin,
        lifting::plugin,
        guide::plugin,
    ));
}
