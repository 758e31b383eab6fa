//! The machine that every search at the table runs on: it is about one position at one place of the record, one at a
//! time, and what it says counts only there.

use super::rating::PersonRatings;
use super::search_task::{SearchTask, SearchUpdate, SharedTable};
use crate::ai::{Opponent, Strength};
use crate::app::session::Session;
use crate::record::tree::NodeId;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use std::time::Duration;

/// What a search is about: a position at a place of the record, searched as a level would.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct About {
    pub(super) key: u64,
    pub(super) at: NodeId,
    pub(super) strength: Strength,
}

impl About {
    /// The position on the table.
    pub(super) fn here(session: &Session, strength: Strength) -> Self {
        Self {
            key: session.game().key(),
            at: session.cursor(),
            strength,
        }
    }
}

/// A search under way, if there is one.
#[derive(Debug, Default)]
pub(super) struct SearchSlot(Option<Running>);

/// A search with the position that it is about.
#[derive(Debug)]
struct Running {
    about: About,
    task: SearchTask,
    /// It has said its last word, which the table may not have taken yet.
    done: bool,
}

impl SearchSlot {
    pub(super) fn about(&self) -> Option<About> {
        self.0.as_ref().map(|running| running.about)
    }

    /// Gives the search up; it ends by itself.
    pub(super) fn stop(&mut self) {
        self.0 = None;
    }

    /// Asks for the last word now.
    pub(super) fn finish_now(&self) {
        if let Some(running) = &self.0 {
            running.task.finish_now();
        }
    }

    /// The next thing that the search says, with what it is about; nothing after its last word.
    pub(super) fn poll(&mut self) -> Option<(About, SearchUpdate)> {
        let running = self.0.as_mut().filter(|running| !running.done)?;
        let update = running.task.poll()?;
        running.done = matches!(update, SearchUpdate::Chose(_));
        Some((running.about, update))
    }
}

/// Starts searches about the open game.
#[derive(SystemParam)]
pub(super) struct Searches<'w> {
    session: Option<Res<'w, Session>>,
    shared_table: ResMut<'w, SharedTable>,
    ratings: Res<'w, PersonRatings>,
    proxy: Option<Res<'w, EventLoopProxyWrapper>>,
}

impl Searches<'_> {
    pub(super) fn session(&self) -> Option<&Session> {
        self.session.as_deref()
    }

    /// Searches the position on the table, `master` being Master's time and the person as strong as their games say.
    pub(super) fn start(&mut self, slot: &mut SearchSlot, strength: Strength, master: Duration) {
        let Some(session) = self.session.as_deref() else {
            return;
        };
        let opponent = Opponent {
            strength,
            master_time: master,
            person: self.ratings.now(session.game()).value,
        };
        slot.0 = Some(Running {
            about: About::here(session, strength),
            task: SearchTask::start(
                session,
                opponent,
                &mut self.shared_table,
                self.proxy.as_deref(),
            ),
            done: false,
        });
    }
}

/// Adds the transposition table that all searches share.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SharedTable>();
}
