//! What is seen of the game and pointed at: camera, light, boards, pieces, and the marks on them. The table knows no
//! rules: it is told where pieces are, where they may go and what the last move was.

pub mod art;
mod camera;
mod geometry;
mod input;
mod marks;
mod pieces;
pub mod render;

pub use camera::{FreeViewport, TableCamera};
pub use geometry::BoardGeometry;
pub use input::pointer::{Dropped, Hovered};
pub use marks::hint::Hinted;
pub use marks::{Focus, Mark};
pub use pieces::level_labels::{StackLabel, StackLabels};
pub use pieces::lift::{Holder, Lift, LiftMode, LiftedBy, let_go, lift};
pub use pieces::meshes::{Appearance, Opacity};
pub use pieces::preview::Preview;
pub use render::lights;
pub use render::redraw::{Activity, asleep};

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<art::Art>()
        .add_plugins((
            MeshPickingPlugin,
            camera::plugin,
            geometry::plugin,
            input::pointer::plugin,
            marks::plugin,
            marks::hint::plugin,
        ))
        .add_plugins((
            pieces::level_labels::plugin,
            pieces::lift::plugin,
            pieces::meshes::plugin,
            pieces::motion::plugin,
            pieces::preview::plugin,
            pieces::target_transform::plugin,
        ))
        .add_plugins((
            render::lights::plugin,
            render::plain_material::plugin,
            render::quality::plugin,
            render::redraw::plugin,
            render::render_scale::plugin,
        ));
}
