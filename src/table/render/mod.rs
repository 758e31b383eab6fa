//! How the picture is drawn: lights and the room around, the quality ladder, frame times, dynamic resolution, and when a frame is drawn at all.

mod canvas;
mod dynamic_resolution;
mod environment;
mod frame_times;
pub mod lights;
pub(super) mod plain_material;
pub(super) mod quality;
pub(super) mod redraw;
pub(super) mod render_scale;
mod room;
mod room_painting;

use bevy::prelude::*;

/// Adds lights, quality, render scale and redraws.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        dynamic_resolution::plugin,
        frame_times::plugin,
        lights::plugin,
        plain_material::plugin,
        quality::plugin,
        redraw::plugin,
        render_scale::plugin,
        room::plugin,
    ));
}
