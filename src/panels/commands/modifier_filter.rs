//! Lets an idle window sleep. `bevy_egui` tells egui in every frame which modifier keys are held, as an event, and egui
//! draws again after every event: without this the panels would be drawn for ever.

use bevy::prelude::*;
use bevy_egui::egui::{Event, Modifiers};
use bevy_egui::{EguiInput, EguiInputSet, EguiPreUpdateSet};

/// Filters between egui's reading of events and its processing of them.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        drop_unchanged_modifiers
            .after(EguiInputSet::WriteEguiEvents)
            .in_set(EguiPreUpdateSet::ProcessInput),
    );
}

/// Drops the event when the modifiers are what they were.
fn drop_unchanged_modifiers(
    mut inputs: Query<(Entity, &mut EguiInput)>,
    mut known: Local<Vec<(Entity, Modifiers)>>,
) {
    for (entity, mut input) in &mut inputs {
        input.events.retain(|event| {
            let Event::ModifiersChanged(now) = event else {
                return true;
            };
            let place = known.iter().position(|(context, _)| *context == entity);
            match place {
                Some(place) if known[place].1 == *now => false,
                Some(place) => {
                    known[place].1 = *now;
                    true
                }
                None => {
                    known.push((entity, *now));
                    true
                }
            }
        });
    }
}
