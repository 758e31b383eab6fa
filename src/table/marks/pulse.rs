//! The pulse of what was refused: for a moment, then its edge stands still and the table may sleep. Under reduced motion it stands
//! still from the beginning.

use super::assets::MarkAssets;
use super::colors::MarkColors;
use crate::app::{MarkColours, ReducedMotion, Refusal, Refused, TurnSet};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use std::f32::consts::PI;

/// How much longer the edges pulse.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Reflect)]
#[reflect(Resource)]
pub(super) struct Pulse {
    left_secs: f32,
}

const PULSES: f32 = 3.0;
const PULSE_SECS: f32 = 0.4;
/// The bright end of a pulse.
const BRIGHT: Color = Color::srgb(1.0, 0.62, 0.58);

/// Pulses in [`TurnSet::Animate`].
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pulse>().add_systems(
        Update,
        (
            start_pulse
                .run_if(resource_changed::<Refusal>.or_eager(any_match_filter::<Added<Refused>>)),
            animate_pulse.run_if(|pulse: Res<Pulse>| pulse.left_secs > 0.0),
        )
            .chain()
            .in_set(TurnSet::Animate),
    );
}

/// The same refusal again pulses again.
fn start_pulse(
    refused: Query<(), With<Refused>>,
    reduced: Res<ReducedMotion>,
    mut pulse: ResMut<Pulse>,
) {
    if !refused.is_empty() && !reduced.0 {
        pulse.left_secs = PULSES * PULSE_SECS;
    }
}

/// Brightens and darkens the edges, and asks for the next frame.
fn animate_pulse(
    time: Res<Time>,
    assets: Res<MarkAssets>,
    colours: Res<MarkColours>,
    mut pulse: ResMut<Pulse>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    // The first frame after a sleep may be long; a pulse should still be seen.
    pulse.left_secs = (pulse.left_secs - time.delta_secs().min(0.1)).max(0.0);
    let share = (pulse.left_secs / PULSE_SECS * PI).sin().powi(2);
    if let Some(mut refused) = materials.get_mut(&assets.refused) {
        refused.base_color = MarkColors::of(colours.0).refused.mix(&BRIGHT, share);
    }
    redraw.write(RequestRedraw);
}
