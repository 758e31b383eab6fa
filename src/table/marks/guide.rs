//! The arrows with which a task points at spaces, drawn like those of a hint.

use super::assets::MarkAssets;
use super::shown_move::{ABOVE, arrow};
use crate::app::{Explode, Guide, Stacks};
use crate::rules::Coord;
use crate::table::geometry::BoardGeometry;
use crate::table::pieces::target_transform::spread;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

/// How far above its space an arrow from above begins.
const FALL: f32 = 1.3;

/// Draws a [`Guide`] when it comes; it goes with its children.
pub(super) fn plugin(app: &mut App) {
    app.add_observer(draw_guide);
}

fn draw_guide(
    added: On<Add, Guide>,
    guides: Query<&Guide>,
    geometry: Res<BoardGeometry>,
    explode: Res<Explode>,
    assets: Res<MarkAssets>,
    stacks: Stacks,
    mut commands: Commands,
) {
    let Ok(guide) = guides.get(added.entity) else {
        return;
    };
    let above = |at: Coord| {
        let slot = at.at_level(stacks.height(at));
        let high = spread(&geometry, *explode, slot.level) + 0.03 + ABOVE;
        geometry.slot(slot) + Vec3::Y * high
    };
    let to = above(guide.to);
    let way = match guide.from {
        Some(from) => [above(from), to],
        None => [to + Vec3::Y * FALL, to],
    };
    for (mesh, transform) in arrow(&way, &assets) {
        commands.spawn((
            Name::new("Guide mark"),
            Mesh3d(mesh),
            MeshMaterial3d(assets.hint.clone()),
            transform,
            NotShadowCaster,
            Pickable::IGNORE,
            ChildOf(added.entity),
        ));
    }
}
