//! Pointer events in their order. egui looks once a pass what lies under the pointer, so of a slow frame that holds a
//! click and the way on from there it would see only where the pointer went: the way on waits for the next pass.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::Event;
use bevy_egui::{EguiInput, EguiPreUpdateSet};

/// Holds events back between egui's reading of them and its pass.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        hold_back_later_events
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass),
    );
}

/// Gives egui the events of one pass, and keeps the rest for the next.
fn hold_back_later_events(
    mut inputs: Query<(Entity, &mut EguiInput)>,
    mut held: Local<Vec<(Entity, Vec<Event>)>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (entity, mut input) in &mut inputs {
        let place = held.iter().position(|(context, _)| *context == entity);
        let waiting = place.map(|place| held.swap_remove(place).1);
        if waiting.is_none() && in_one_pass(&input.events) == input.events.len() {
            continue;
        }
        let mut events = waiting.unwrap_or_default();
        events.append(&mut input.events);
        let rest = events.split_off(in_one_pass(&events));
        input.events = events;
        if !rest.is_empty() {
            held.push((entity, rest));
            redraw.write(RequestRedraw);
        }
    }
}

/// How many events make one pass: up to where the pointer goes on from a press or release, or presses again.
fn in_one_pass(events: &[Event]) -> usize {
    let mut pressed_or_released = false;
    let mut released = false;
    for (i, event) in events.iter().enumerate() {
        match event {
            Event::PointerMoved(_) | Event::PointerGone if pressed_or_released => return i,
            Event::PointerButton { pressed: true, .. } if released => return i,
            Event::PointerButton { pressed, .. } => {
                pressed_or_released = true;
                released |= !pressed;
            }
            _ => {}
        }
    }
    events.len()
}
