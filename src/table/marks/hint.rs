//! The move that a hint proposes, or the answer that the coach warns of: its pieces in glass where they would come to lie, and an arrow that leads there.

use super::assets::{HEAD, MarkAssets};
use super::placement::bar_between;
use crate::app::{Coach, Explode, Hint, Session, Stacks, TurnSet};
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

/// Shows the move in [`TurnSet::Animate`] when it or the spread has changed.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show_hint.in_set(TurnSet::Animate).run_if(
            resource_changed::<Hint>
                .or_eager(resource_changed::<Coach>)
                .or_eager(resource_changed::<Explode>),
        ),
    )
    .add_observer(draw_hint);
}

/// The hint that is looked for changes while better moves are found; the same move stays as it is.
fn show_hint(
    hint: Res<Hint>,
    coach: Res<Coach>,
    explode: Res<Explode>,
    shown: Query<(Entity, &HintedMove)>,
    mut commands: Commands,
) {
    let shown_move = hint.mv().or(coach.answer());
    let wanted = shown_move.map(|mv| HintedMove {
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

/// Draws a new [`HintedMove`]: an arrow and glass pieces as its children.
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
    let mut farthest: &[Coord] = &[];
    for effect in &effects {
        if let Effect::Carry { route, .. } = effect
            && route.len() > farthest.len()
        {
            farthest = route;
        }
    }
    let above = |at: Coord| high(at.at_level(stacks.height(at))) + Vec3::Y * ABOVE;
    let way: Vec<Vec3> = match (farthest, came.first()) {
        ([_, .., to], _) => {
            let landing = came.iter().flat_map(|lying| lying.dots.slots());
            let level = landing.filter(|slot| slot.at == *to).map(|slot| slot.level);
            let end = high(to.at_level(level.max().unwrap_or(0) + 1)) + Vec3::Y * ABOVE;
            let mut way: Vec<Vec3> = farthest.iter().map(|at| above(*at)).collect();
            way.pop();
            way.push(end);
            way
        }
        // What is new comes from above.
        (_, Some(lying)) => {
            let anchor = lying.dots.anchor();
            let top = high(anchor.at.at_level(anchor.level + 1));
            let tail = arrow_tail(&geometry, *explode, anchor);
            vec![tail, top + Vec3::Y * ABOVE]
        }
        _ => Vec::new(),
    };
    for (mesh, transform) in arrow(&way, &assets) {
        flat(&mesh, transform);
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
        if let Some(meshes) = art.shapes(lying.piece) {
            commands.spawn((
                Name::new("Hint edge"),
                Mesh3d(meshes.edge.clone()),
                MeshMaterial3d(assets.hint.clone()),
                NotShadowCaster,
                Pickable::IGNORE,
                ChildOf(piece),
            ));
        }
    }
}

/// Where the arrow to a new piece begins, over the slot of its anchor.
pub(in crate::table) fn arrow_tail(
    geometry: &BoardGeometry,
    explode: Explode,
    anchor: Slot,
) -> Vec3 {
    let above = anchor.level + 1;
    let top = geometry.slot(anchor.at.at_level(above));
    top + Vec3::Y * (spread(geometry, explode, above) + FALL)
}

/// How long an arrow to a new piece is.
const FALL: f32 = 1.3;
/// How far over the pieces an arrow flies.
pub(super) const ABOVE: f32 = 0.16;
/// How much of the way is left out where it begins and before it ends: the pictures there stay free.
const FREE: [f32; 2] = [0.2, 0.36];

/// The parts of an arrow along a way: a shaft for each leg, and the head at its end.
pub(super) fn arrow(way: &[Vec3], assets: &MarkAssets) -> Vec<(Handle<Mesh>, Transform)> {
    let mut way = way.to_vec();
    let [.., before, end] = way[..] else {
        return Vec::new();
    };
    let last = (end - before).normalize_or_zero();
    let is_level = last.y.abs() < 0.9;
    let tip = end - last * if is_level { FREE[1] } else { 0.0 };
    let neck = tip - last * HEAD;
    if is_level {
        let first = (way[1] - way[0]).normalize_or_zero();
        way[0] += first * FREE[0];
    }
    if let Some(last) = way.last_mut() {
        *last = neck;
    }
    let shafts = way
        .windows(2)
        .map(|leg| (assets.shaft.clone(), bar_between(leg[0], leg[1])));
    let head = Transform::from_translation(neck.midpoint(tip))
        .with_rotation(Quat::from_rotation_arc(Vec3::Y, last));
    shafts.chain([(assets.head.clone(), head)]).collect()
}
