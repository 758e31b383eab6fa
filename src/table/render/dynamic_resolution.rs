//! Dynamic resolution: how many pixels are drawn while something moves, and how many once it has settled.

use super::frame_times::FrameTimes;
use super::quality::QualitySet;
use super::redraw::Activity;
use super::render_scale::{RenderScale, RenderScaleReady};
use crate::app::Quality;
use crate::table::camera::TableCamera;
use bevy::prelude::*;

/// How many seconds the picture of a settled table may take. What a frame takes while it moves says little of it, because
/// most of that doesn't depend on the pixels: a common screen is always drawn whole.
const STILL_FRAME_SECS: f32 = 0.4;
const STILL_PIXELS: f32 = 2_100_000.0;

/// Sets the render scale in [`Update`], after the quality is known.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, set_render_scale.after(QualitySet));
}

/// Sets the [`RenderScale`]: fewer pixels while something moves, as many as the frame time allows once it has settled.
fn set_render_scale(
    quality: Res<Quality>,
    frame_times: Res<FrameTimes>,
    ready: Res<RenderScaleReady>,
    activity: Res<Activity>,
    mut cameras: Query<(&Camera, &mut RenderScale), With<TableCamera>>,
) {
    for (camera, mut percent) in &mut cameras {
        let moving = quality.step().moving_pixels * frame_times.pixel_share;
        let pixels = match (activity.is_settled(), frame_times.median) {
            (false, _) => moving,
            (true, None) => f32::INFINITY,
            // A still picture may take a moment, but not keep the next click waiting.
            (true, Some(median)) => {
                (moving * STILL_FRAME_SECS / median.as_secs_f32()).max(STILL_PIXELS)
            }
        };
        let wanted = match camera.physical_viewport_size() {
            Some(size) if ready.get() => RenderScale::within(pixels, size),
            _ => RenderScale::default(),
        };
        percent.set_if_neq(wanted);
    }
}
