//! Gives the mirror's entities their bodies: shared meshes for pieces and the board under them.

use super::lift::Lift;
use super::looks::{self, Looks, Part};
use super::place::Place;
use super::rest;
use super::thrift::Stuff;
use crate::app::{Atlas, Board, Turn};
use crate::rules::{Lying, Piece, Setup};
use bevy::light::NotShadowCaster;
use bevy::platform::collections::HashSet;
use bevy::prelude::*;
use bevy_panorbit_camera::PanOrbitCamera;

/// A mesh of a piece or board, by its place among the parts of the look; a child of the piece or board.
#[derive(Component, Copy, Clone, Debug)]
pub struct Body(usize);

/// Upper pieces are made of glass, so that what lies under them shows.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct XRay(pub bool);

/// How much of what is behind a piece shows through it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Veil {
    Solid,
    Glass,
    /// Beside a lifted piece: out of the way, but still there.
    Faded,
}

/// What a piece was last dressed as, to notice when it becomes another kind.
#[derive(Component, Copy, Clone, Debug, PartialEq)]
pub struct Dressed {
    piece: Piece,
    pub veil: Veil,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<XRay>().add_systems(
        Update,
        (
            make_looks.run_if(any_match_filter::<Added<Board>>),
            dress_boards,
            dress_pieces.run_if(
                resource_changed::<Atlas>
                    .or_eager(resource_changed::<XRay>)
                    .or_eager(resource_changed::<Lift>),
            ),
        )
            .chain()
            .in_set(Turn::Animate)
            .before(super::rest::settle),
    );
}

/// The look of a board by its set-up.
const fn look(setup: &Setup) -> looks::Board {
    match setup {
        Setup::Tak(setup) => looks::Board::Tak(setup.size()),
        Setup::Hive(_) => looks::Board::Hive,
        Setup::Punct(_) => looks::Board::Punct,
    }
}

fn make_looks(world: &mut World, boards: &mut QueryState<&Board>) {
    let wanted: Vec<looks::Board> = boards.iter(world).map(|board| look(&board.setup)).collect();
    for board in wanted {
        Looks::prepare(world, board);
    }
}

fn dress_boards(
    boards: Query<(Entity, &Board), Added<Board>>,
    looks: Res<Looks>,
    mut commands: Commands,
) {
    for (entity, board) in &boards {
        for (index, part) in looks.board(look(&board.setup)).iter().enumerate() {
            let mut body = commands.spawn((
                Body(index),
                Mesh3d(part.mesh.clone()),
                Stuff(part.material.clone()),
                part.at,
                ChildOf(entity),
            ));
            if !part.casts_shadow {
                body.insert(NotShadowCaster);
            }
        }
    }
}

/// From this steep on a lifted piece hides what it should show, and becomes glass.
const FROM_ABOVE: f32 = 1.2;
/// What has a dot this near to a lifted piece may stand between it and the eye.
const NEIGHBOURHOOD: f32 = 1.8;

fn dress_pieces(
    atlas: Res<Atlas>,
    xray: Res<XRay>,
    lift: Res<Lift>,
    place: Res<Place>,
    cameras: Query<&PanOrbitCamera>,
    pieces: Query<(Option<&Dressed>, Option<&Children>)>,
    mut bodies: Query<(&Body, &mut Stuff)>,
    looks: Res<Looks>,
    mut commands: Commands,
) {
    let from_above = cameras
        .iter()
        .any(|camera| camera.target_pitch > FROM_ABOVE);
    let rising = rest::rising(&atlas, *lift);
    let fading = fading(&atlas, *lift, &rising, &place);
    for (entity, lying) in atlas.lying() {
        let upper = lying.dots.slots().iter().any(|slot| slot.level > 0);
        let veil = if fading.contains(&entity) {
            Veil::Faded
        } else if xray.0 && upper || from_above && rising.contains(&entity) {
            Veil::Glass
        } else {
            Veil::Solid
        };
        let wanted = Dressed {
            piece: lying.piece,
            veil,
        };
        let Ok((dressed, children)) = pieces.get(entity) else {
            continue;
        };
        if dressed == Some(&wanted) {
            continue;
        }
        commands.entity(entity).insert(wanted);
        let parts = looks.piece(lying.piece);
        let keeps_its_shape = dressed.is_some_and(|dressed| dressed.piece == lying.piece);
        for &child in children.into_iter().flatten() {
            let Ok((Body(index), mut made_of)) = bodies.get_mut(child) else {
                continue;
            };
            match parts.get(*index) {
                Some(part) if keeps_its_shape => {
                    made_of.0 = stuff(&looks, lying.piece, part, veil);
                    shade(&mut commands.entity(child), veil);
                }
                _ => commands.entity(child).despawn(),
            }
        }
        if keeps_its_shape {
            continue;
        }
        for (index, part) in parts.iter().enumerate() {
            let mut body = commands.spawn((
                Body(index),
                Mesh3d(part.mesh.clone()),
                Stuff(stuff(&looks, lying.piece, part, veil)),
                part.at,
                ChildOf(entity),
            ));
            shade(&mut body, veil);
        }
    }
}

/// What a part is made of.
fn stuff(looks: &Looks, piece: Piece, part: &Part, veil: Veil) -> Handle<StandardMaterial> {
    match (veil, part.role) {
        (Veil::Solid, _) => part.material.clone(),
        (Veil::Glass, looks::Role::Body) => looks.ghost(piece),
        (Veil::Glass, looks::Role::Mark) => looks.ghost_mark(),
        (Veil::Faded, looks::Role::Body) => looks.faded(piece),
        (Veil::Faded, looks::Role::Mark) => looks.faded_mark(),
    }
}

/// What light goes through casts no shadow.
fn shade(body: &mut EntityCommands, veil: Veil) {
    if veil == Veil::Solid {
        body.remove::<NotShadowCaster>();
    } else {
        body.insert(NotShadowCaster);
    }
}

/// The pieces around a lifted one that neither rise with it nor lie under it.
fn fading(atlas: &Atlas, lift: Lift, rising: &HashSet<Entity>, place: &Place) -> HashSet<Entity> {
    let lifted = atlas.lying().find(|(piece, _)| Some(*piece) == lift.0);
    let Some((_, lifted)) = lifted else {
        return HashSet::default();
    };
    let spaces = lifted.dots.slots().iter().map(|slot| slot.at);
    let spaces: Vec<_> = spaces.collect();
    let under = |lying: &Lying| {
        let mut dots = lying.dots.slots().iter();
        dots.any(|slot| spaces.contains(&slot.at))
    };
    let near = |lying: &Lying| {
        let dots = lying.dots.slots().iter().map(|slot| place.space(slot.at));
        let mut pairs = dots.flat_map(|dot| spaces.iter().map(move |at| (dot, *at)));
        pairs.any(|(dot, at)| dot.distance(place.space(at)) < NEIGHBOURHOOD)
    };
    atlas
        .lying()
        .filter(|(piece, lying)| !rising.contains(piece) && !under(lying) && near(lying))
        .map(|(piece, _)| piece)
        .collect()
}
