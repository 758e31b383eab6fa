//! The pace of levels. What a level has decided is played when the eye can follow: never while pieces are still on their
//! way, and where two levels play each other a pause after that, which a person may stop, step through or do without. A level that is
//! short of time on its clock waits for nothing.

use super::clock::GameClock;
use super::search_task::waker;
use super::seats::Seats;
use crate::app::redraw::WakingMessages;
use crate::app::session::Session;
use crate::record::tree::NodeId;
use crate::rules::Game;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy::winit::EventLoopProxyWrapper;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

/// How long two levels wait between a move that has come to rest and the next.
#[derive(Resource, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub struct LevelPause(pub Duration);

impl Default for LevelPause {
    fn default() -> Self {
        Self(Duration::from_secs(1))
    }
}

/// How long a level takes for an answer to a person, on average and with its thinking: at once would be uncanny, and the eye
/// is still with the person's own move.
#[derive(Resource, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub struct ReplyPause(pub Duration);

impl Default for ReplyPause {
    fn default() -> Self {
        Self(Duration::from_millis(800))
    }
}

/// How long an answer takes here, in hundredths of the average. It varies with the position; where there is nothing to choose
/// it is short, and whoever could only pass waits for nothing.
fn reply_percent(game: &Game) -> u32 {
    if game.last_effects().is_empty() {
        return 0;
    }
    match game.legal_moves().len() {
        0 | 1 => 30,
        _ => 60 + (game.key() % 81) as u32,
    }
}

/// Whether pieces are on their way; who draws the table says so.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub struct Travelling(pub bool);

/// What a person wants of two levels that play each other.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub enum PaceRequest {
    /// Hold them, or let them play on.
    Hold,
    /// One move, then hold them.
    Step,
    /// Play on to the end without pauses.
    ToEnd,
}

/// How two levels play on.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub enum Pace {
    /// With a pause between the moves.
    #[default]
    WithPauses,
    /// Not at all, until somebody says so.
    Held,
    /// One move, and then not.
    OneMove,
    /// As fast as they think.
    ToEnd,
}

/// When the table came to rest, and which moment the window will be woken for.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct Rest {
    at: Option<(u64, NodeId)>,
    since: Duration,
    /// The position is of this frame: whether its pieces travel is known in the next.
    is_new: bool,
    wakes_at: Duration,
    /// Whether that moment has come.
    rung: Arc<AtomicBool>,
    /// How long an answer takes here, see [`reply_percent`].
    reply_percent: u32,
}

/// Adds the pace; the opponent asks it in `TurnSet::Think`.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LevelPause>()
        .init_resource::<ReplyPause>()
        .init_resource::<Travelling>()
        .init_resource::<Pace>()
        .init_resource::<Rest>()
        .add_waking_message::<PaceRequest>();
}

/// Follows what was asked for, and what comes to rest on the table.
pub(super) fn keep_pace(
    mut requests: MessageReader<PaceRequest>,
    session: Option<Res<Session>>,
    time: Res<Time<Real>>,
    travelling: Res<Travelling>,
    mut pace: ResMut<Pace>,
    mut rest: ResMut<Rest>,
) {
    let at = session.as_deref().map(|game| (game.id(), game.cursor()));
    rest.is_new = at != rest.at;
    if let (true, Some(session)) = (rest.is_new, session.as_deref()) {
        rest.reply_percent = reply_percent(session.game());
    }
    if rest.is_new || travelling.0 {
        let game = |at: Option<(u64, NodeId)>| at.map(|(id, _)| id);
        if game(at) != game(rest.at) {
            pace.set_if_neq(Pace::WithPauses);
        } else if rest.is_new && *pace == Pace::OneMove {
            *pace = Pace::Held;
        }
        rest.at = at;
        rest.since = time.elapsed();
    }
    let over = session.is_some_and(|session| session.game().outcome().is_some());
    if over && *pace == Pace::ToEnd {
        *pace = Pace::WithPauses;
    }
    for request in requests.read() {
        *pace = match (request, *pace) {
            (PaceRequest::Hold, Pace::WithPauses | Pace::ToEnd) => Pace::Held,
            (PaceRequest::Hold, Pace::Held | Pace::OneMove) => Pace::WithPauses,
            (PaceRequest::Step, _) => Pace::OneMove,
            (PaceRequest::ToEnd, _) => Pace::ToEnd,
        };
    }
}

/// Says whether a level may play what it has decided.
#[derive(SystemParam)]
pub(super) struct Pacing<'w> {
    seats: Res<'w, Seats>,
    pace: Res<'w, Pace>,
    pause: Res<'w, LevelPause>,
    reply: Res<'w, ReplyPause>,
    travelling: Res<'w, Travelling>,
    time: Res<'w, Time<Real>>,
    rest: ResMut<'w, Rest>,
    clock: Res<'w, GameClock>,
    proxy: Option<Res<'w, EventLoopProxyWrapper>>,
    redraws: MessageWriter<'w, RequestRedraw>,
}

impl Pacing<'_> {
    /// Whether it is time. Where only time is missing, the window is woken when it has passed: it sleeps until then.
    pub(super) fn is_time(&mut self) -> bool {
        let pause = match *self.pace {
            _ if !self.seats.have_no_person() => self.reply.0 * self.rest.reply_percent / 100,
            Pace::ToEnd => return true,
            Pace::Held => return false,
            Pace::OneMove => Duration::ZERO,
            Pace::WithPauses => self.pause.0,
        };
        let short = self.clock.0.is_some_and(|clocks| clocks.is_short());
        let pause = if short { Duration::ZERO } else { pause };
        if self.rest.is_new {
            self.redraws.write(RequestRedraw);
            return false;
        }
        // Pieces on their way ask for frames themselves.
        if self.travelling.0 && !short {
            return false;
        }
        let (now, due) = (self.time.elapsed(), self.rest.since + pause);
        if now < due {
            self.wake_at(due, due.saturating_sub(now));
        }
        now >= due
    }

    /// Has the window woken at that moment of the table's clock. The first frame after a sleep may still have the time of
    /// the last one before it, so once the bell has rung, frames are asked for until the clock has caught up.
    fn wake_at(&mut self, due: Duration, wait: Duration) {
        if self.rest.wakes_at == due {
            if self.rest.rung.load(Ordering::Acquire) {
                self.redraws.write(RequestRedraw);
            }
            return;
        }
        self.rest.wakes_at = due;
        self.rest.rung = Arc::default();
        let (wake, rung) = (waker(self.proxy.as_deref()), self.rest.rung.clone());
        thread::spawn(move || {
            thread::sleep(wait);
            rung.store(true, Ordering::Release);
            wake();
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(setup: &str, moves: &[&str]) -> Game {
        let mut game = Game::new(&setup.parse().unwrap());
        for text in moves {
            game.play(game.read_move(text).unwrap()).unwrap();
        }
        game
    }

    #[test]
    fn an_answer_takes_longer_and_shorter_from_position_to_position() {
        let answers = ["a1", "b2", "c3", "d4", "e5"].map(|mv| reply_percent(&after("tak5", &[mv])));
        assert!(answers.iter().all(|percent| (60..=140).contains(percent)));
        assert!(answers.iter().any(|percent| *percent != answers[0]));
    }

    #[test]
    fn nobody_waits_for_the_first_move() {
        assert_eq!(reply_percent(&after("hive", &[])), 0);
    }
}
