//! What a person is told by a sound when a move has come to rest: that it is their turn, that they are threatened, that the
//! game is over.

use super::catalogue::Sound;
use super::play::PlaySound;
use crate::app::{PendingThreat, Seats, Session, Travelling, TurnSet};
use crate::record::Claim;
use crate::record::tree::NodeId;
use crate::rules::{Color, Outcome};
use bevy::prelude::*;

/// What will be heard when nothing travels any more.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Reflect)]
#[reflect(opaque, Resource, Debug, PartialEq, Clone)]
struct Moment(Option<Sound>);

/// Tells in [`TurnSet::Announce`].
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Moment>().add_systems(
        Update,
        (note_moment, tell_moment).chain().in_set(TurnSet::Announce),
    );
}

/// Where a game stands: which one, after which move, and whether it is over.
type Place = (u64, NodeId, bool);

/// Notes what the move that was just made means for the people at the table. Walking through a game means nothing.
fn note_moment(
    session: Option<Res<Session>>,
    seats: Res<Seats>,
    threats: Query<Ref<PendingThreat>>,
    mut before: Local<Option<Place>>,
    mut moment: ResMut<Moment>,
) {
    let Some(session) = session else { return };
    let now = (session.id(), session.cursor(), session.is_over());
    let was = before.replace(now);
    if was == Some(now) {
        return;
    }
    let is_move = session.is_just_played() && was.is_none_or(|was| was.1 != now.1);
    let is_end = now.2 && was.is_some_and(|was| was == (now.0, now.1, false));
    moment.0 = (is_move || is_end).then_some(()).and_then(|()| {
        if session.is_over() {
            let winner = session.game().outcome().and_then(Outcome::winner);
            let claimed = session.claim().and_then(Claim::winner);
            return Some(ending(*seats, winner.or(claimed)));
        }
        let threatened = threats.iter().any(|threat| threat.is_changed());
        turn(*seats, session.game().side_to_move(), threatened)
    });
}

/// How the end of a game sounds to those who play it.
fn ending(seats: Seats, winner: Option<Color>) -> Sound {
    let pleases = |side| seats.is_person(side) || seats.have_no_person();
    if winner.is_some_and(pleases) {
        Sound::Win
    } else {
        Sound::GameOver
    }
}

/// What a side that is to move should hear: where a level has moved that it is its turn again.
fn turn(seats: Seats, to_move: Color, threatened: bool) -> Option<Sound> {
    let is_person = seats.is_person(to_move);
    if threatened {
        Some(Sound::Threat)
    } else if is_person && !seats.is_person(!to_move) {
        Some(Sound::YourTurn)
    } else {
        None
    }
}

/// Tells it once the pieces have come to rest.
fn tell_moment(
    travelling: Res<Travelling>,
    mut moment: ResMut<Moment>,
    mut sounds: MessageWriter<PlaySound>,
) {
    if !travelling.0 && moment.0.is_some() {
        sounds.write_batch(moment.0.take().map(PlaySound));
    }
}
