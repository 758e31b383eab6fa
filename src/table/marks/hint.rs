//! The move that a hint proposes: its pieces in glass where they would come to lie, and the way there.

use super::assets::MarkAssets;
use super::placement::bar_between;
use crate::app::{Explode, Hint, Session, Stacks, TurnSet};
use crate::rules::{Coord, Effect, Lying, Move, Slot};
use crate::table::art::{self, Art};
use crate::table::geometry::BoardGeometry;
use crate::table::pieces::preview::spawn_parts;
use crate::table::pieces::target_transform::spread;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

/// The proposed move on the table; what shows it are its children.
#[derive(Component, Copy, Clone, Debug, PartialEq, Reflect)]
#[require(Transform, Visibility)]
#[reflect(opaque, Component, Debug, PartialEq, Clone)]
pub struct HintedMove {
    mv: Move,
    spread: f32,
}

/// Shows the hint in [`TurnSet::Animate`] when it or the spread has changed.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show_hint
            .in_set(TurnSet::Animate)
            .run_if(resource_changed::<Hint>.or_eager(resource_changed::<Explode>)),
    )
    .add_observer(draw_hint);
}

/// The hint that is looked for changes while better moves are found; the same move stays as it is.
fn show_hint(
    hint: Res<Hint>,
    explode: Res<Explode>,
    shown: Query<(Entity, &HintedMove)>,
    mut commands: Commands,
) {
    let wanted = hint.mv().map(|mv| HintedMove {
        mv,
        spread: explode.0,
    });
    for (entity, _) in shown.iter().filter(|(_, now)| Some(**now) != wanted) {
        commands.entity(entity).despawn();
    }
    if let Some(wanted) = wanted
        && !shown.iter().any(|(_, now)| *now == wanted)
    {
        commands.spawn((Name::new("Hint"), wanted));
    }
}

/// Draws a new [`HintedMove`]: rings, bars and glass pieces as its children.
fn draw_hint(
    added: On<Add, HintedMove>,
    hints: Query<&HintedMove>,
    session: Option<Res<Session>>,
    geometry: Res<BoardGeometry>,
    explode: Res<Explode>,
    art: Res<Art>,
    assets: Res<MarkAssets>,
    stacks: Stacks,
    mut commands: Commands,
) {
    let (Some(session), Ok(hint)) = (session, hints.get(added.entity)) else {
        return;
    };
    let game = session.game();
    let before = game.layout();
    let effects = game.effects(hint.mv);
    let after = before.after(&effects);
    let came: Vec<Lying> = after
        .lying
        .into_iter()
        .filter(|(slot, lying)| before.lying.get(slot) != Some(lying))
        .map(|(_, lying)| lying)
        .collect();
    let high = |slot: Slot| {
        geometry.slot(slot) + Vec3::Y * (spread(&geometry, *explode, slot.level) + 0.03)
    };
    let mut flat = |mesh: &Handle<Mesh>, transform: Transform| {
        commands.spawn((
            Name::new("Hint mark"),
            Mesh3d(mesh.clone()),
            MeshMaterial3d(assets.hint.clone()),
            transform,
            NotShadowCaster,
            Pickable::IGNORE,
            ChildOf(added.entity),
        ));
    };
    let ring = |slot: Slot, size: f32| {
        Transform::from_translation(high(slot)).with_scale(Vec3::new(size, 0.8, size))
    };
    for slot in came.iter().flat_map(|lying| lying.dots.slots()) {
        flat(&assets.ring, ring(*slot, 1.4));
    }
    let mut farthest: &[Coord] = &[];
    for effect in &effects {
        if let Effect::Carry { from, route, .. } = effect {
            flat(&assets.ring, ring(from.at.at_level(from.level + 1), 1.1));
            if route.len() > farthest.len() {
                farthest = route;
            }
        }
    }
    let on_top = |at: Coord| high(at.at_level(stacks.height(at)));
    for pair in farthest.windows(2) {
        flat(&assets.bar, bar_between(on_top(pair[0]), on_top(pair[1])));
    }
    for lying in came {
        let anchor = lying.dots.anchor();
        let transform =
            Transform::from_translation(high(anchor)).with_rotation(art::turn_rotation(lying.turn));
        let glass = Some((art.glass(lying.piece), art.glass_mark()));
        let piece = commands
            .spawn((
                Name::new("Hint piece"),
                transform,
                Visibility::default(),
                ChildOf(added.entity),
            ))
            .id();
        spawn_parts(piece, art.piece(lying.piece), glass.as_ref(), &mut commands);
    }
}
