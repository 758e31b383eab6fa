//! The wheel on the table: zoom, or whatever the hand and the pointer make of it.

use super::hover::{HoverSet, Hovered};
use super::table::Table;
use crate::app::{Intent, Lifted, Lifting, TurnSet};
use crate::rules::{Coord, Step};
use crate::table::camera::Zoom;
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

/// Reads the wheel before [`TurnSet::Gather`].
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, wheel.after(HoverSet).before(TurnSet::Gather));
}

/// What the wheel does at the moment.
#[derive(Copy, Clone, Debug, PartialEq)]
enum Wheel {
    Zoom,
    /// Turns the piece that was put.
    Turn,
    /// Turns the piece that would be put there.
    TurnPreview(Coord),
    /// Changes how many are taken.
    Count(u8),
    /// Goes up and down the stack that is looked at.
    Walk,
}

/// What the wheel does with this hand over this space.
fn wheel_means(is_lifted: bool, table: &Table, hovered: &Hovered) -> Wheel {
    let hand = &table.hand;
    if is_lifted {
        return Wheel::Walk;
    }
    if hand.turn.is_some() {
        return Wheel::Turn;
    }
    if let Some(at) = hovered.space
        && table.is_target(at)
        && table.candidates.turns_at(hand, at).0.len() > 1
    {
        return Wheel::TurnPreview(at);
    }
    match (hand.taken(), hand.steps.len()) {
        (Some((at, count)), 1) => {
            let two = Step::Take { at, count: 2 };
            if table.candidates.first.contains(&two) {
                Wheel::Count(count)
            } else {
                Wheel::Zoom
            }
        }
        _ => Wheel::Zoom,
    }
}

/// Turns the wheel into intents, zooms, or walks through a lifted stack.
fn wheel(
    mut wheels: MessageReader<MouseWheel>,
    egui: Res<EguiWantsInput>,
    hovered: Res<Hovered>,
    table: Table,
    mut lifting: Lifting,
    mut intents: MessageWriter<Intent>,
    mut zoom: Zoom,
) {
    let rolled: f32 = wheels
        .read()
        .map(|wheel| {
            if wheel.unit == MouseScrollUnit::Line {
                wheel.y
            } else {
                wheel.y / 40.0
            }
        })
        .sum();
    if rolled == 0.0 || egui.is_pointer_over_area() {
        return;
    }
    let by = if rolled > 0.0 { 1 } else { -1 };
    match wheel_means(lifting.lifted().is_some(), &table, &hovered) {
        Wheel::Zoom => zoom.by(rolled),
        Wheel::Turn => {
            intents.write(Intent::Rotate(by));
        }
        Wheel::TurnPreview(at) => {
            intents.write(Intent::TurnPreview { at, by });
        }
        Wheel::Count(count) => {
            let count = count.saturating_add_signed(by);
            if count > 0 {
                intents.write(Intent::SetCount(count));
            }
        }
        Wheel::Walk => walk_stack(&mut lifting, &table, by > 0),
    }
}

/// Lifts the next piece of the same stack instead, above or below.
fn walk_stack(lifting: &mut Lifting, table: &Table, up: bool) {
    let Some((piece, Lifted { by, at: Some(at) })) = lifting.lifted() else {
        return;
    };
    let stack = table.stacks.stack(at);
    let Some(now) = stack.iter().position(|(_, other, _)| *other == piece) else {
        return;
    };
    let next = if up {
        now.checked_add(1)
    } else {
        now.checked_sub(1)
    };
    if let Some((_, next, _)) = next.and_then(|next| stack.get(next)) {
        lifting.lift(by, Some(*next), Some(at));
    }
}
