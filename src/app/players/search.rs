//! The machine that every search at the table runs on: it is about one position at one place of the record, one at a
//! time, and what it says counts only there.

use super::engines::{EngineHost, EngineId, Engines, SeatedEngines};
use super::rating::PersonRatings;
use super::search_task::{SearchTask, SearchUpdate, SharedTable};
use super::seats::Seat;
use crate::ai::{Opponent, Strength};
use crate::app::players::clock::Clocks;
use crate::app::session::Session;
use crate::protocol::client::Thinking;
use crate::record::tree::NodeId;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use std::time::Duration;

/// What a search is about: a position at a place of the record, searched as a level or an engine would.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct About {
    pub(super) key: u64,
    pub(super) at: NodeId,
    pub(super) by: Seat,
}

impl About {
    /// The position on the table.
    pub(super) fn here(session: &Session, by: Seat) -> Self {
        Self {
            key: session.game().key(),
            at: session.cursor(),
            by,
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
        running.done = !matches!(update, SearchUpdate::Found(_));
        Some((running.about, update))
    }
}

/// Starts searches about the open game.
#[derive(SystemParam)]
pub(super) struct Searches<'w> {
    session: Option<Res<'w, Session>>,
    shared_table: ResMut<'w, SharedTable>,
    ratings: Res<'w, PersonRatings>,
    pub(super) engines: Res<'w, Engines>,
    seated: ResMut<'w, SeatedEngines>,
    host: Res<'w, EngineHost>,
    proxy: Option<Res<'w, EventLoopProxyWrapper>>,
}

impl Searches<'_> {
    pub(super) fn session(&self) -> Option<&Session> {
        self.session.as_deref()
    }

    /// Searches the position on the table, `master` being Master's time, `by_clock` what a clock leaves for the move, and the
    /// person as strong as their games say.
    pub(super) fn start_level(
        &mut self,
        slot: &mut SearchSlot,
        strength: Strength,
        master: Duration,
        by_clock: Option<Duration>,
    ) {
        let Some(session) = self.session.as_deref() else {
            return;
        };
        let opponent = Opponent {
            strength,
            master_time: master,
            person: self.ratings.now(session.game()).value,
            by_clock,
        };
        let (table, proxy) = (&mut self.shared_table, self.proxy.as_deref());
        slot.0 = Some(Running {
            about: About::here(session, Seat::Level(strength)),
            task: SearchTask::start(session, opponent, table, proxy),
            done: false,
        });
    }

    /// Has an engine search the position on the table, by the clock where there is one.
    pub(super) fn start_engine(
        &mut self,
        slot: &mut SearchSlot,
        engine: EngineId,
        clocks: Option<&Clocks>,
    ) {
        let Some(session) = self.session.as_deref() else {
            return;
        };
        let Some(known) = self.engines.get(engine) else {
            return;
        };
        let usual = Thinking::Time(known.entry.move_time());
        let thinking = clocks.map_or(usual, Clocks::thinking);
        let seated = self.seated.sit(session, known, &self.host.0);
        slot.0 = Some(Running {
            about: About::here(session, Seat::Engine(engine)),
            task: SearchTask::start_engine(session, seated, thinking, self.proxy.as_deref()),
            done: false,
        });
    }
}

/// Adds the transposition table that all searches share.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SharedTable>();
}
