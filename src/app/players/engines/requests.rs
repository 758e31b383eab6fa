//! What a person wants of the engines in the settings.

use super::jobs::EngineJobs;
use super::registry::{EngineId, Engines};
use super::seated::{EngineHost, SeatedEngine, SeatedEngines};
use crate::app::notice::Notice;
use crate::app::players::seats::{Seat, Seats};
use crate::app::redraw::WakingMessages;
use crate::app::turn::sets::TurnSet;
use crate::store::EngineEntry;
use crate::{key, sentence};
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;

/// Something about the engines.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum EngineRequest {
    /// Find out what this program is, by its path and its arguments, and add it.
    Add(String),
    /// Don't wait for that any longer.
    StopAdding,
    Remove(EngineId),
    Rename(EngineId, String),
    /// Set an option to a value.
    Set(EngineId, String, String),
    /// Press one of its buttons.
    Press(EngineId, String),
    /// Think for so many seconds about a move.
    MoveSecs(EngineId, f32),
    /// Play a move from the start position.
    Test(EngineId),
}

/// Does what is asked for before the turn.
pub(super) fn plugin(app: &mut App) {
    app.add_waking_message::<EngineRequest>()
        .add_systems(Update, take_requests.before(TurnSet::Gather));
}

fn take_requests(
    mut requests: MessageReader<EngineRequest>,
    mut engines: ResMut<Engines>,
    mut jobs: ResMut<EngineJobs>,
    mut seats: ResMut<Seats>,
    seated: Res<SeatedEngines>,
    host: Res<EngineHost>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut notices: MessageWriter<Notice>,
) {
    let proxy = proxy.as_deref();
    for request in requests.read() {
        match request {
            EngineRequest::Add(_) if engines.iter().count() >= EngineEntry::MOST => {
                notices.write(Notice::trouble(key!("engines-too-many")));
            }
            EngineRequest::Add(text) => jobs.add(text, &host.0, proxy),
            EngineRequest::StopAdding => jobs.stop_adding(),
            EngineRequest::Remove(id) => {
                engines.remove(*id);
                jobs.forget(*id);
                for seat in &mut seats.0 {
                    if seat.engine() == Some(*id) {
                        *seat = Seat::Person;
                    }
                }
            }
            EngineRequest::Rename(id, name) => {
                if !engines.rename(*id, name) {
                    notices.write(Notice::trouble(key!("engines-name-taken")));
                }
            }
            EngineRequest::Set(id, name, value) => {
                if let Some(entry) = engines.change(*id) {
                    entry.set(name, value);
                }
            }
            EngineRequest::MoveSecs(id, secs) => {
                if let Some(entry) = engines.change(*id) {
                    entry.move_secs = secs.clamp(EngineEntry::FEWEST_SECS, EngineEntry::MOST_SECS);
                }
            }
            EngineRequest::Press(id, button) => {
                let Some(known) = engines.get(*id) else {
                    continue;
                };
                let mut running = seated.of(*id);
                if running.is_empty() {
                    running.push(SeatedEngine::new(&known.entry, &host.0));
                }
                for engine in running {
                    jobs.press(engine, &known.entry.name, button, proxy);
                }
            }
            EngineRequest::Test(id) => {
                if let Some(known) = engines.get(*id) {
                    jobs.test(known, &host.0, proxy);
                }
            }
        }
    }
}

/// What is said once a button has been pressed.
pub(super) fn pressed(engine: &str, button: &str) -> Notice {
    Notice::done(sentence!(
        "engines-pressed",
        engine = engine,
        option = button
    ))
}
