//! What is seen of the game and pointed at: camera, light, boards, pieces, and the marks on them. The table knows no
//! rules: it is told where pieces are, where they may go and what the last move was.

mod arranging;
mod awake;
mod camera;
mod dress;
mod ghost;
mod glow;
mod hint;
mod lift;
pub mod lights;
pub mod looks;
mod motion;
mod place;
mod pointing;
mod quality;
mod rest;
mod stretch;
mod tags;
mod thrift;

pub use awake::{Stillness, asleep};
pub use camera::{Opening, Preset, TableCamera};
pub use dress::{Dressed, Veil, XRay};
pub use ghost::Haunting;
pub use glow::{Focus, Mark};
pub use hint::Hinted;
pub use lift::{Holder, Lift, LiftMode, LiftedBy, let_go, lift};
pub use place::Place;
pub use pointing::{Dropped, Hovered};
pub use quality::{Quality, QualityChoice};
pub use rest::Explode;
pub use tags::{LevelTag, LevelTags};

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<looks::Looks>()
        .add_plugins((
            awake::plugin,
            camera::plugin,
            dress::plugin,
            ghost::plugin,
            glow::plugin,
            hint::plugin,
            lift::plugin,
            lights::plugin,
            motion::plugin,
            place::plugin,
            pointing::plugin,
            quality::plugin,
            rest::plugin,
            stretch::plugin,
        ))
        .add_plugins((MeshPickingPlugin, tags::plugin, thrift::plugin));
}
