//! The shade under the pieces. Where shadows are drawn it is what little light lacks around a foot; where they aren't, on the
//! lowest step of quality, it is the shadow itself. All of it is one mesh, made anew when a piece has moved.

use super::motion::MotionSet;
use super::opacity::Opacity;
use crate::app::{OnBoard, Quality, TurnSet};
use crate::rules::{Kind, Piece};
use crate::table::art::{Art, Cast, Footprint, Shade};
use crate::table::render::lights::away_from_lamp;
use crate::table::render::plain_material::Surface;
use bevy::asset::RenderAssetUsages;
use bevy::camera::visibility::NoFrustumCulling;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

/// The mesh of all shades on the board.
#[derive(Component, Copy, Clone, Debug, Reflect)]
#[reflect(Component)]
pub struct BoardShade;

/// Lays the shade in [`TurnSet::Animate`], when every piece has its transform of this frame.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        lay_shade.in_set(TurnSet::Animate).after(MotionSet).run_if(
            any_match_filter::<(With<OnBoard>, Or<(Changed<Transform>, Changed<Opacity>)>)>
                .or_eager(any_component_removed::<OnBoard>)
                .or_eager(resource_changed::<Quality>),
        ),
    );
}

/// Makes the mesh of all shades.
fn lay_shade(
    quality: Res<Quality>,
    pieces: Query<(&OnBoard, &Transform, &Opacity)>,
    mut shown: Query<(&Mesh3d, &mut Visibility), With<BoardShade>>,
    art: Res<Art>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut footprints: Local<HashMap<(crate::rules::Color, Kind), Footprint>>,
    mut commands: Commands,
) {
    let mut shade = Shade::default();
    for (OnBoard(lying), at, opacity) in &pieces {
        let piece = Piece {
            number: 0,
            ..lying.piece
        };
        let foot = footprints
            .entry((piece.owner, piece.kind))
            .or_insert_with(|| Footprint::of_piece(piece));
        if let Some(cast) = cast(*quality, foot.thick, at.translation.y, *opacity) {
            let ground = at.translation.with_y(0.0);
            shade.add(foot, ground, at.rotation, cast);
        }
    }
    let is_empty = shade.is_empty();
    if let Ok((mesh, mut visibility)) = shown.single_mut() {
        visibility.set_if_neq(if is_empty {
            Visibility::Hidden
        } else {
            Visibility::Inherited
        });
        if !is_empty {
            // A handle that is held has its place.
            let _ = meshes.insert(&mesh.0, shade.mesh(RenderAssetUsages::RENDER_WORLD));
        }
    } else if !is_empty {
        commands.spawn((
            Name::new("Shade"),
            BoardShade,
            Mesh3d(meshes.add(shade.mesh(RenderAssetUsages::RENDER_WORLD))),
            Surface(art.shade()),
            // It reaches as far as the pieces do, and changes with them.
            NoFrustumCulling,
            NotShadowCaster,
            NotShadowReceiver,
            Pickable::IGNORE,
        ));
    }
}

/// How high over the ground a piece leaves no shade at its foot any more.
const CLEAR: f32 = 0.14;

/// The shade of a piece so high over the ground.
fn cast(quality: Quality, thick: f32, height: f32, opacity: Opacity) -> Option<Cast> {
    let solid = match opacity {
        Opacity::Solid => 1.0,
        Opacity::Glass | Opacity::Faded => 0.45,
    };
    if quality.casts_shadows() {
        let near = 1.0 - height / CLEAR;
        return (near > 0.0).then_some(Cast {
            darkness: 0.40 * near.min(1.0) * solid,
            width: 0.9,
            shift: Vec2::ZERO,
            along: Vec2::ZERO,
        });
    }
    // The higher it is the softer and the paler its shadow.
    let high = height.clamp(0.0, 1.5);
    Some(Cast {
        darkness: 0.62 / (1.0 + 1.2 * high) * solid,
        width: 1.2 + high,
        shift: away_from_lamp() * height.max(0.0),
        along: away_from_lamp() * thick,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lifted_piece_takes_its_shade_from_its_foot_and_throws_it_aside_where_nothing_else_does() {
        let dark = |quality, height| {
            cast(quality, 0.2, height, Opacity::Solid).map_or(0.0, |cast| cast.darkness)
        };
        for quality in [Quality::High, Quality::Medium] {
            assert!(dark(quality, 0.0) > dark(quality, 0.05));
            assert!(dark(quality, 0.3) == 0.0);
        }
        assert!(dark(Quality::Low, 0.0) > dark(Quality::Low, 0.5));
        let low = cast(Quality::Low, 0.2, 0.5, Opacity::Solid).expect("a shadow");
        assert!(low.shift.length() > 0.2, "it lies where the lamp throws it");
    }
}
