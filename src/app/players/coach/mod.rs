//! The coach of a game against a level. A move of the person that loses much more than needed is held up: the coach shows the
//! answer and offers to take the move back, before the level may play. After a move of the level it says what that was for.
//! It thinks on a thread of its own, about one place of the record at a time, and what it finds counts only there.

mod subject;
mod thought;

pub(in crate::app) use subject::has_coach;

use super::search_task::waker;
use super::seats::Seats;
use crate::app::Screen;
use crate::app::redraw::WakingMessages;
use crate::app::session::Session;
use crate::app::thought::{Outcome, Thought};
use crate::app::turn::intent::Intent;
use crate::app::turn::proposal::Proposal;
use crate::app::turn::sets::TurnSet;
use crate::learn::coach::{Purpose, Review};
use crate::record::tree::NodeId;
use crate::rules::{Coord, Move};
use bevy::platform::collections::HashSet;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use std::time::Duration;
use subject::{Subject, Whose};
use thought::Found;

/// Whether the person wants a coach in games against levels.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub struct CoachOn(pub bool);

/// How long the coach searches for the best move at the most, and as long for the answer to the one that was made: both together
/// should be done before anybody begins to wait.
#[derive(Resource, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub struct CoachTime(pub Duration);

impl Default for CoachTime {
    fn default() -> Self {
        Self(Duration::from_millis(220))
    }
}

/// What the coach says of the position on the table.
#[derive(Resource, Clone, Debug, Default, PartialEq, Reflect)]
#[reflect(opaque, Resource, Debug, PartialEq, Clone)]
pub enum Coach {
    /// There is none in this game.
    #[default]
    Away,
    /// It has nothing to say.
    Quiet,
    /// It looks at a move that the person has just made, and the level waits.
    Looking,
    /// It would rather see the person's move taken back, and the level waits.
    Objects(Box<Review>),
    /// What the level's move was for, the weightiest first.
    Explains(Vec<Purpose>),
}

impl Coach {
    /// Whether the level must wait.
    pub const fn holds(&self) -> bool {
        matches!(self, Self::Looking | Self::Objects(_))
    }

    /// What is wrong with the person's move.
    pub fn objection(&self) -> Option<&Review> {
        match self {
            Self::Objects(review) => Some(review),
            _ => None,
        }
    }

    /// The answer to the person's move that the coach shows on the board.
    pub fn answer(&self) -> Option<Move> {
        self.objection()?.line.first().copied()
    }

    /// Where the moves after that answer lead.
    pub fn arrows(&self) -> &[(Option<Coord>, Coord)] {
        self.objection().map_or(&[], |review| &review.arrows)
    }
}

/// What the person says to an objection.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub enum CoachRequest {
    TakeBack,
    PlayOn,
}

/// What the coach thinks about, and what it has said.
#[derive(Resource, Debug, Default)]
struct Coaching {
    subject: Option<Subject>,
    thought: Option<Thought<Found>>,
    /// The places of records where it has objected to a move: never twice for one turn.
    objected: HashSet<(u64, NodeId)>,
}

/// Looks on in [`TurnSet::Think`], before a level plays.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CoachOn>()
        .init_resource::<CoachTime>()
        .init_resource::<Coach>()
        .init_resource::<Coaching>()
        .add_waking_message::<CoachRequest>()
        .add_systems(
            Update,
            (look_on, hear_out, take_answers)
                .chain()
                .in_set(TurnSet::Think)
                .before(super::opponent::play_decided),
        );
}

/// Begins to think about what is on the table now, and gives up what was there before.
fn look_on(
    on: Res<CoachOn>,
    time: Res<CoachTime>,
    seats: Res<Seats>,
    screen: Res<State<Screen>>,
    session: Option<Res<Session>>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut coaching: ResMut<Coaching>,
    mut coach: ResMut<Coach>,
) {
    if !screen.get().shows_table() {
        // What it said waits until the person comes back.
        return;
    }
    let session =
        session.filter(|session| *screen.get() == Screen::Play && has_coach(*on, *seats, session));
    let coaching = coaching.bypass_change_detection();
    let Some(session) = session else {
        coaching.subject = None;
        coaching.thought = None;
        coach.set_if_neq(Coach::Away);
        return;
    };
    let subject = Subject::of(&session, *seats);
    if coaching.subject == Some(subject) {
        return;
    }
    coaching.subject = Some(subject);
    coaching.thought = None;
    let said = subject
        .turn
        .is_some_and(|turn| coaching.objected.contains(&turn));
    let wanted = match subject.whose {
        Whose::Persons(_) => !said,
        Whose::Levels => true,
        Whose::Nobodys => false,
    };
    let game = session.game();
    let (Some(&mv), true) = (game.moves().last(), wanted) else {
        coach.set_if_neq(Coach::Quiet);
        return;
    };
    let mut before = game.clone();
    before.undo();
    let wake = waker(proxy.as_deref());
    let (thought, now) = match subject.whose {
        Whose::Persons(_) => (thought::review(before, mv, time.0, wake), Coach::Looking),
        _ => (thought::explain(before, mv, wake), Coach::Quiet),
    };
    coaching.thought = Some(thought);
    coach.set_if_neq(now);
}

/// Says what was found, where that is worth a word.
fn hear_out(mut coaching: ResMut<Coaching>, mut coach: ResMut<Coach>) {
    let coaching = coaching.bypass_change_detection();
    let Some(outcome) = coaching.thought.as_ref().and_then(Thought::poll) else {
        return;
    };
    coaching.thought = None;
    let Some(subject) = coaching.subject else {
        return;
    };
    let found = match outcome {
        Outcome::Found(found) => found,
        Outcome::Died => Found::Review(None),
    };
    *coach = match (found, subject.whose, subject.turn) {
        (Found::Review(Some(review)), Whose::Persons(level), Some(turn))
            if review.is_grave(level) =>
        {
            coaching.objected.insert(turn);
            Coach::Objects(review)
        }
        (Found::Purposes(purposes), ..) if !purposes.is_empty() => Coach::Explains(purposes),
        _ => Coach::Quiet,
    };
}

/// Takes the move back, or lets the level play.
fn take_answers(
    mut requests: MessageReader<CoachRequest>,
    session: Option<Res<Session>>,
    mut coach: ResMut<Coach>,
    mut intents: MessageWriter<Intent>,
) {
    for request in requests.read() {
        let Some(session) = session.as_deref().filter(|_| coach.objection().is_some()) else {
            continue;
        };
        if let (CoachRequest::TakeBack, Some(to)) =
            (request, session.record().tree.parent(session.cursor()))
        {
            intents.write(Proposal::TakeBack(to).into());
        }
        *coach = Coach::Quiet;
    }
}
