//! The clocks of a game that is played by them. The side whose move it is uses its time while the table stands at the end
//! of the line; looking back, a word of the coach, an engine that has failed, other screens and a game that is over stop the clock.

use crate::ai::ClockTime;
use crate::app::Screen;
use crate::app::players::coach::Coach;
use crate::app::players::engines::EngineTrouble;
use crate::app::players::pace::Pace;
use crate::app::session::{Session, Walk};
use crate::app::turn::intent::Intent;
use crate::app::turn::proposal::Proposal;
use crate::app::turn::sets::TurnSet;
use crate::protocol::client::Thinking;
use crate::record::Claim;
use crate::record::game_record::GameRecord;
use crate::record::time_control::{
    CLOCK, CLOCK_ENDS, TIME_LEFT, TimeControl, read_time, write_time,
};
use crate::rules::Color;
use bevy::prelude::*;
use bevy::time::Real;
use std::time::Duration;

/// What a level's answer loses until it lies on the table: the search ends late, a frame takes a while, pieces are on their way.
const LAG: Duration = Duration::from_millis(300);
/// With fewer seconds left a level waits for nothing.
const SHORT_SECS: f32 = 10.0;

/// The clock that the next game begins with, and whether running out loses it.
#[derive(Resource, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(opaque, Resource, Debug, PartialEq, Clone)]
pub struct ChosenClock {
    pub control: Option<TimeControl>,
    pub ends: bool,
}

impl Default for ChosenClock {
    fn default() -> Self {
        Self {
            control: None,
            ends: true,
        }
    }
}

impl ChosenClock {
    /// The tags of a game that is played by this clock.
    pub fn tags(&self) -> Vec<(String, String)> {
        let clock = self.control.map(|control| (CLOCK, control.to_string()));
        let shows = (self.control.is_some() && !self.ends).then(|| (CLOCK_ENDS, "no".to_owned()));
        let tags = clock.into_iter().chain(shows);
        tags.map(|(tag, value)| (tag.to_owned(), value)).collect()
    }
}

/// The clocks of the game on the table; nothing where it has none.
#[derive(Resource, Clone, Debug, Default, PartialEq, Reflect)]
#[reflect(opaque, Resource, Debug, PartialEq, Clone)]
pub struct GameClock(pub Option<Clocks>);

/// Both clocks.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Clocks {
    control: TimeControl,
    ends: bool,
    /// Seconds left, of White and Black; below zero where running out ends nothing.
    left: [f32; 2],
    running: Option<Color>,
    session: u64,
    plies: usize,
    /// Somebody has moved since the game was opened: who only looks at a game is no player.
    begun: bool,
}

impl Clocks {
    fn of(session: &Session) -> Option<Self> {
        let record = session.record();
        let control: TimeControl = record.tag(CLOCK)?.parse().ok()?;
        Some(Self {
            control,
            ends: record.tag(CLOCK_ENDS).is_none(),
            left: left_of(record).unwrap_or([control.base_secs as f32; 2]),
            running: None,
            session: session.id(),
            plies: session.game().moves_played(),
            begun: left_of(record).is_some() && session.claim().is_none(),
        })
    }

    /// What is left for a side, in whole seconds.
    pub fn left_secs(&self, side: Color) -> u32 {
        self.left[side.index()].max(0.0).ceil() as u32
    }

    /// What is left, as the record has it.
    fn tag(&self) -> String {
        let left = Color::BOTH.map(|side| write_time(self.left_secs(side)));
        left.join(" ")
    }

    pub const fn running(&self) -> Option<Color> {
        self.running
    }

    /// Until the clock that runs shows another second.
    pub fn next_tick_secs(&self) -> Option<f32> {
        let left = self.left[self.running?.index()];
        (left > 0.0).then(|| left - left.ceil() + 1.0)
    }

    /// The same for an engine, which may be a better judge of its time.
    pub(super) fn thinking(&self) -> Thinking {
        let left = self.left.map(|secs| Duration::from_secs_f32(secs.max(0.0)));
        Thinking::Clock {
            left,
            gained: Duration::from_secs(self.control.increment_secs.into()),
        }
    }

    /// How long a level may think so that its time lasts.
    pub fn budget(&self, side: Color) -> Duration {
        let clock = ClockTime {
            left: Duration::from_secs_f32(self.left[side.index()].max(0.0)),
            increment: Duration::from_secs(self.control.increment_secs.into()),
        };
        clock.for_a_move(LAG)
    }

    /// The side whose clock runs has so little time that nothing but its move counts.
    pub(super) fn is_short(&self) -> bool {
        self.running
            .is_some_and(|side| self.left[side.index()] < SHORT_SECS)
    }
}

impl GameClock {
    /// What the clock that runs shows.
    pub(in crate::app) fn running_secs(&self) -> Option<u32> {
        let clocks = self.0?;
        Some(clocks.left_secs(clocks.running?))
    }

    /// Writes what is left now into a record that is about to be saved: time that was used for the move on the table is
    /// used when the game is opened again.
    pub(in crate::app) fn write_to(&self, record: &mut GameRecord) {
        if let Some(clocks) = self.0.filter(|clocks| clocks.running.is_some()) {
            record.set_tag(TIME_LEFT, &clocks.tag());
        }
    }
}

/// Times as the record has them, White's first.
fn left_of(record: &GameRecord) -> Option<[f32; 2]> {
    let mut times = record.tag(TIME_LEFT)?.split_whitespace();
    let mut next = || Some(read_time(times.next()?)? as f32);
    Some([next()?, next()?])
}

/// Follows the game in [`TurnSet::Think`], before levels look at their time.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ChosenClock>()
        .init_resource::<GameClock>()
        .add_systems(
            Update,
            run_clock.after(TurnSet::Sync).before(TurnSet::Think),
        );
}

fn run_clock(
    time: Res<Time<Real>>,
    screen: Res<State<Screen>>,
    session: Option<Res<Session>>,
    pace: Res<Pace>,
    coach: Res<Coach>,
    trouble: Res<EngineTrouble>,
    mut clock: ResMut<GameClock>,
    mut intents: MessageWriter<Intent>,
) {
    let Some(session) = session.as_deref() else {
        return;
    };
    let clock = &mut clock.bypass_change_detection().0;
    let same = clock.is_some_and(|clock| clock.session == session.id());
    if !same || session.record().tag(CLOCK).is_none() {
        *clock = Clocks::of(session);
    }
    let Some(clocks) = clock else { return };
    let game = session.game();
    let (side, plies) = (game.side_to_move(), game.moves_played());
    if let Some(ran) = clocks.running {
        clocks.left[ran.index()] -= time.delta_secs();
        if plies == clocks.plies + 1 && side != ran {
            clocks.left[ran.index()] += clocks.control.increment_secs as f32;
            intents.write(Proposal::Tag(TIME_LEFT.to_owned(), clocks.tag()).into());
        } else if clocks.left[ran.index()] <= 0.0 && clocks.ends && !session.is_over() {
            intents.write(Proposal::End(Some(Claim::OutOfTime(ran))).into());
            clocks.running = None;
            // Whoever takes the end back plays on without one.
            clocks.ends = false;
            return;
        }
    }
    // Somebody has moved: a jump to another place of the record is looking.
    clocks.begun |= plies == clocks.plies + 1 && session.is_live() && !session.is_untouched();
    clocks.plies = plies;
    // The first move of each side is free.
    let runs = plies > 1
        && clocks.begun
        && *pace != Pace::Held
        && !coach.holds()
        && trouble.0.is_none()
        && *screen.get() == Screen::Play
        && !session.is_over()
        && session.claim().is_none()
        && session.walk(Walk::On).is_none();
    clocks.running = runs.then_some(side);
}
