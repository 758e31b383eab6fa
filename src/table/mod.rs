//! What is seen of the game and pointed at: camera, light, boards, pieces, and the marks on them. The table knows no
//! rules: it is told where pieces are, where they may go and what the last move was.

mod awake;
mod camera;
mod dress;
mod ghost;
mod glow;
pub mod lights;
pub mod looks;
mod motion;
mod place;
mod pointing;
mod quality;
mod rest;

pub use camera::{Preset, TableCamera};
pub use glow::Focus;
pub use place::Place;
pub use pointing::Hovered;
pub use quality::Quality;
pub use rest::{Explode, Lift};

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<looks::Looks>().add_plugins((
        MeshPickingPlugin,
        awake::plugin,
        camera::plugin,
        dress::plugin,
        ghost::plugin,
        glow::plugin,
        lights::plugin,
        motion::plugin,
        place::plugin,
        pointing::plugin,
        quality::plugin,
        rest::plugin,
    ));
}
