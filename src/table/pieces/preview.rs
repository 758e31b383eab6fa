//! The piece in the hand before it is put: as solid as any where it would lie, with an edge in the colour of targets, and
//! the marker that keeps a PÜNCT's old place.

use crate::app::{
    Candidates, Editing, Explode, Hand, InHand, LegalTarget, OnBoard, Screen, Session, Stacks,
    TurnSet,
};
use crate::rules::{Coord, Dots, Effect, Lying, Piece, Slot, Step};
use crate::table::art::{self, Art, Part, Role};
use crate::table::geometry::BoardGeometry;
use crate::table::input::hover::Hovered;
use crate::table::marks::{Focus, MarkAssets};
use crate::table::pieces::lettering::Lettering;
use crate::table::pieces::meshes::part_name;
use crate::table::pieces::motion::MotionSet;
use crate::table::pieces::target_transform::spread;
use bevy::ecs::observer::ObserverSystemExt;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

/// Where the piece in hand is shown: put and waiting for its turn, or over the space that is pointed at. Several where a
/// whole pile is carried.
#[derive(Resource, Clone, Debug, Default, PartialEq, Reflect)]
#[reflect(opaque, Resource, Debug, PartialEq, Clone)]
pub struct Preview(pub Vec<Lying>);

/// A piece of the preview.
#[derive(Component, Copy, Clone, Debug, PartialEq, Reflect)]
#[require(Transform, Visibility)]
#[reflect(opaque, Component, Debug, PartialEq, Clone)]
struct PreviewPiece(Lying);

/// The marker of the rules: it keeps the place that a PÜNCT was taken from, as high as that was.
#[derive(Component, Copy, Clone, Debug, PartialEq, Reflect)]
#[require(Transform, Visibility)]
#[reflect(opaque, Component, Debug, PartialEq, Clone)]
struct PunctMarker(Slot);

/// Updates the preview in [`TurnSet::Animate`]; observers of [`InHand`] show the PÜNCT marker.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Preview>()
        .add_systems(
            Update,
            (
                preview_draft.run_if(in_state(Screen::Edit).and_then(resource_exists::<Editing>)),
                preview_move.run_if(not(in_state(Screen::Edit))),
                show_preview
                    .run_if(resource_changed::<Preview>.or_eager(resource_changed::<Explode>)),
                place_marker.run_if(resource_changed::<Explode>),
            )
                .chain()
                .in_set(TurnSet::Animate)
                // A piece that is put knows by the preview that it was held there.
                .after(MotionSet),
        )
        .add_observer(show_marker.run_if(not(in_state(Screen::Edit))))
        .add_observer(hide_marker);
}

/// While a position is set up: what is in the hand, wherever it can lie.
fn preview_draft(
    editing: Res<Editing>,
    hand: Res<Hand>,
    hovered: Res<Hovered>,
    focus: Res<Focus>,
    mut preview: ResMut<Preview>,
) {
    let at = focus.target().or(hovered.space);
    let lying = at.map_or_else(Vec::new, |at| editing.preview(&hand, at));
    preview.set_if_neq(Preview(lying));
}

/// While a move is made: as a legal move would lay it.
fn preview_move(
    session: Option<Res<Session>>,
    hand: Res<Hand>,
    hovered: Res<Hovered>,
    focus: Res<Focus>,
    candidates: Res<Candidates>,
    stacks: Stacks,
    targets: Query<(), With<LegalTarget>>,
    mut preview: ResMut<Preview>,
) {
    let next = session.filter(|_| !hand.is_empty()).and_then(|session| {
        let piece = piece_to_put(&session, &hand, &candidates, &stacks)?;
        let put = hand.puts().last();
        let is_target = |at: &Coord| {
            let space = stacks.space(*at);
            space.is_some_and(|space| targets.contains(space))
        };
        let at = match put {
            Some(at) if hand.waits() => at,
            _ => focus.target().or(hovered.space).filter(is_target)?,
        };
        Some(landing(&session, &hand, &candidates, at, &stacks, piece))
    });
    preview.set_if_neq(Preview(next.into_iter().collect()));
}

/// Pieces that look alike are moved, not made anew.
fn show_preview(
    preview: Res<Preview>,
    geometry: Res<BoardGeometry>,
    explode: Res<Explode>,
    art: Res<Art>,
    assets: Res<MarkAssets>,
    mut shown: Query<(Entity, &mut PreviewPiece, &mut Transform)>,
    mut commands: Commands,
) {
    let mut wanted = preview.0.iter();
    for (entity, mut piece, mut transform) in &mut shown {
        match wanted.next() {
            Some(lying) if lying.piece == piece.0.piece => {
                piece.0 = *lying;
                *transform = lies_at(lying, &geometry, *explode);
            }
            other => {
                commands.entity(entity).despawn();
                if let Some(lying) = other {
                    spawn_preview(lying, (&geometry, *explode), &art, &assets, &mut commands);
                }
            }
        }
    }
    for lying in wanted {
        spawn_preview(lying, (&geometry, *explode), &art, &assets, &mut commands);
    }
}

/// The transform of a piece that lies so.
fn lies_at(lying: &Lying, geometry: &BoardGeometry, explode: Explode) -> Transform {
    Transform::from_translation(high(lying.dots.anchor(), geometry, explode))
        .with_rotation(art::turn_rotation(lying.turn))
}

/// A slot, as high as what lies there is shown.
fn high(slot: Slot, geometry: &BoardGeometry, explode: Explode) -> Vec3 {
    geometry.slot(slot) + Vec3::Y * spread(geometry, explode, slot.level)
}

/// Spawns a preview piece.
fn spawn_preview(
    lying: &Lying,
    (geometry, explode): (&BoardGeometry, Explode),
    art: &Art,
    assets: &MarkAssets,
    commands: &mut Commands,
) {
    let piece = (
        Name::new("Preview"),
        PreviewPiece(*lying),
        lies_at(lying, geometry, explode),
    );
    let piece = commands.spawn(piece).id();
    spawn_parts(piece, art.piece(lying.piece), None, commands);
    if let Some(meshes) = art.shapes(lying.piece) {
        commands.spawn((
            Name::new("Preview edge"),
            Mesh3d(meshes.edge.clone()),
            MeshMaterial3d(assets.preview.clone()),
            NotShadowCaster,
            Pickable::IGNORE,
            ChildOf(piece),
        ));
    }
}

/// Shows the marker where a PÜNCT was taken from.
fn show_marker(
    added: On<Add, InHand>,
    pieces: Query<&OnBoard>,
    shown: Query<(), With<PunctMarker>>,
    geometry: Res<BoardGeometry>,
    explode: Res<Explode>,
    art: Res<Art>,
    mut commands: Commands,
) {
    let Ok(on_board) = pieces.get(added.entity) else {
        return;
    };
    if on_board.0.piece.kind.follows_lines() && shown.is_empty() {
        let anchor = on_board.anchor();
        let at = Transform::from_translation(high(anchor, &geometry, *explode));
        let marker = (Name::new("Marker"), PunctMarker(anchor), at);
        let marker = commands.spawn(marker).id();
        let side = on_board.0.piece.owner;
        spawn_parts(marker, art.marker(side), None, &mut commands);
    }
}

/// The marker rises and sinks with the levels.
fn place_marker(
    geometry: Res<BoardGeometry>,
    explode: Res<Explode>,
    mut shown: Query<(&PunctMarker, &mut Transform)>,
) {
    for (PunctMarker(anchor), mut transform) in &mut shown {
        transform.translation = high(*anchor, &geometry, *explode);
    }
}

/// Removes the marker when the piece leaves the hand.
fn hide_marker(
    _: On<Remove, InHand>,
    shown: Query<Entity, With<PunctMarker>>,
    mut commands: Commands,
) {
    for marker in &shown {
        commands.entity(marker).try_despawn();
    }
}

/// The piece that a put would put next.
fn piece_to_put(
    session: &Session,
    hand: &Hand,
    candidates: &Candidates,
    stacks: &Stacks,
) -> Option<Piece> {
    if hand.chosen().is_some() {
        // In Tak's first turn that is a stone of the opponent: the move itself knows.
        let (_, mv) = candidates.spelling.beginning(&hand.steps).first()?;
        let effects = session.game().effects(*mv).into_iter();
        return effects.into_iter().find_map(|effect| match effect {
            Effect::Enter { lying } => Some(lying.piece),
            _ => None,
        });
    }
    let (from, count) = hand.taken()?;
    let stack = stacks.stack(from);
    let dropped = if count > 1 { hand.puts().count() } else { 0 };
    let index = stack.len().checked_sub(usize::from(count))? + dropped;
    stack.get(index).map(|(_, _, lying)| lying.piece)
}

/// How the piece would lie there, taken from a legal move that does just that.
fn landing(
    session: &Session,
    hand: &Hand,
    candidates: &Candidates,
    at: Coord,
    stacks: &Stacks,
    piece: Piece,
) -> Lying {
    let mut steps = hand.steps.clone();
    if !hand.waits() {
        steps.push(Step::Put(at));
    }
    steps.extend(candidates.turns_at(hand, at).1.map(Step::Turn));
    let first = candidates
        .spelling
        .beginning(&steps)
        .first()
        .map(|(_, mv)| *mv);
    let lands = first.and_then(|mv| {
        let layout = session.game().layout().after(&session.game().effects(mv));
        let here = layout
            .lying
            .into_values()
            .filter(|lying| lying.dots.anchor().at == at);
        here.max_by_key(|lying| lying.dots.anchor().level)
    });
    match lands {
        Some(lying) if hand.taken().is_none_or(|(_, count)| count == 1) => lying,
        // One of several: it lies on what is there and on what was dropped there before it.
        _ => {
            let dropped = hand.puts().filter(|put| *put == at).count() as u8;
            Lying {
                piece,
                dots: Dots::One(at.at_level(stacks.height(at) + dropped)),
                turn: 0,
            }
        }
    }
}

/// The meshes of something that is only shown: body and marks of glass where there is some, no shadow, nothing to click.
pub(in crate::table) fn spawn_parts(
    root: Entity,
    parts: &[Part],
    glass: Option<&(Handle<StandardMaterial>, Handle<StandardMaterial>)>,
    commands: &mut Commands,
) {
    for (index, part) in parts.iter().enumerate() {
        let material = match (glass, part.role) {
            (Some((body, _)), Role::Body) => body.clone(),
            (Some((_, mark)), _) => mark.clone(),
            (None, _) => part.material.clone(),
        };
        let mut body = commands.spawn((
            part_name(index),
            Mesh3d(part.mesh.clone()),
            MeshMaterial3d(material),
            part.at,
            NotShadowCaster,
            Pickable::IGNORE,
            ChildOf(root),
        ));
        if let Some(lettering) = Lettering::of(part.role) {
            body.insert(lettering);
        }
    }
}
