//! What is heard of the hand, of a refusal and of the clock. What pieces make when they come down is heard where they travel.

use super::catalogue::Sound;
use super::play::PlaySound;
use crate::app::{GameClock, Hand, Refusal, Screen, Seats, Stacks, TurnSet};
use crate::rules::Step;
use bevy::prelude::*;

/// So many seconds of a person's clock are counted down.
const LAST_SECS: u32 = 10;

/// Listens in [`TurnSet::Announce`].
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            hear_taking.run_if(resource_changed::<Hand>.and_then(not(in_state(Screen::Edit)))),
            hear_refusal.run_if(resource_changed::<Refusal>),
            hear_clock,
        )
            .in_set(TurnSet::Announce),
    );
}

/// A piece is taken up, or others in its place.
fn hear_taking(
    hand: Res<Hand>,
    stacks: Stacks,
    mut before: Local<Option<Step>>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let taken = hand.steps.first().copied();
    if std::mem::replace(&mut *before, taken) == taken {
        return;
    }
    let kind = match taken {
        Some(Step::Choose(kind)) => Some(kind),
        Some(Step::Take { at, .. }) => stacks.top(at).map(|(.., lying)| lying.piece.kind),
        _ => None,
    };
    sounds.write_batch(kind.map(|kind| PlaySound(Sound::taking(kind))));
}

/// Something was refused; the same again is heard again.
fn hear_refusal(refusal: Res<Refusal>, mut sounds: MessageWriter<PlaySound>) {
    if refusal.0.is_some() {
        sounds.write(PlaySound(Sound::Refused));
    }
}

/// The last seconds of a person's clock.
fn hear_clock(
    clock: Res<GameClock>,
    seats: Res<Seats>,
    mut before: Local<Option<u32>>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let running = clock.0.and_then(|clocks| Some((clocks, clocks.running()?)));
    let persons = running.filter(|(_, side)| seats.is_person(*side));
    let left = persons.map(|(clocks, side)| clocks.left_secs(side));
    let was = std::mem::replace(&mut *before, left);
    let ticks = was.zip(left).is_some_and(|(was, left)| left < was);
    if ticks && left.is_some_and(|left| (1..=LAST_SECS).contains(&left)) {
        sounds.write(PlaySound(Sound::Tick));
    }
}
