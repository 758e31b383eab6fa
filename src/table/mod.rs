//! The 3D table, what is seen of the game and pointed at: camera, light, boards, pieces, and the marks on them. The table knows no
//! rules: what it shows stands on the entities of [`crate::app`].

pub mod art;
mod camera;
#[cfg(test)]
mod contrast;
mod geometry;
mod input;
mod marks;
mod pieces;
pub mod render;
pub mod sound;

pub use camera::{FreeViewport, TableCamera};
pub use geometry::BoardGeometry;
pub use input::from_panel::Dropped;
pub use input::hover::Hovered;
pub use input::press::SpaceClicked;
pub use marks::analysis::LineMove;
pub use marks::focus::Looking;
pub use marks::hint::HintedMove;
pub use marks::{Badge, Focus, ForeseenMove, Mark, MarkOf, Marks};
pub use pieces::lettering::Lettering;
pub use pieces::level_labels::{StackLabel, StackLabels};
pub use pieces::lift_mode::LiftMode;
pub use pieces::lit::Lighting;
pub use pieces::meshes::Appearance;
pub use pieces::motion::{Fade, ReplayMove, Travel};
pub use pieces::opacity::Opacity;
pub use pieces::preview::Preview;
pub use pieces::shade::BoardShade;
pub use pieces::tray::TrayRects;
pub use render::lights;
pub use render::redraw::{Activity, reactive_settings};

use bevy::prelude::*;

/// Adds the table: its input before the turn, its drawing in `TurnSet::Animate`.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<art::Art>().add_plugins((
        MeshPickingPlugin,
        art::plugin,
        camera::plugin,
        geometry::plugin,
        input::plugin,
        marks::plugin,
        pieces::plugin,
        render::plugin,
        sound::plugin,
    ));
}
