//! Gives the mirror's entities their bodies: shared meshes for pieces and the board under them.

use crate::app::{Atlas, Board, TurnSet, XRay};
use crate::rules::{Lying, Piece, Setup};
use crate::table::art::{self, Art, Part};
use crate::table::geometry::BoardGeometry;
use crate::table::pieces::lift::Lift;
use crate::table::pieces::target_transform;
use crate::table::render::plain_material::Surface;
use bevy::light::NotShadowCaster;
use bevy::platform::collections::HashSet;
use bevy::prelude::*;
use bevy_panorbit_camera::PanOrbitCamera;

/// A mesh of a piece or board, by its place among the parts of the look; a child of the piece or board.
#[derive(Component, Copy, Clone, Debug)]
pub struct Body(usize);

/// How much of what is behind a piece shows through it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Opacity {
    Solid,
    Glass,
    /// Beside a lifted piece: out of the way, but still there.
    Faded,
}

/// What a piece was last drawn as, to notice when it becomes another kind.
#[derive(Component, Copy, Clone, Debug, PartialEq)]
pub struct Appearance {
    piece: Piece,
    pub opacity: Opacity,
}

pub(in crate::table) fn plugin(app: &mut App) {
    app.add_systems(
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
            .in_set(TurnSet::Animate)
            .before(super::target_transform::settle),
    );
}

/// The look of a board by its set-up.
const fn look(setup: &Setup) -> art::BoardArt {
    match setup {
        Setup::Tak(setup) => art::BoardArt::Tak(setup.size()),
        Setup::Hive(_) => art::BoardArt::Hive,
        Setup::Punct(_) => art::BoardArt::Punct,
    }
}

fn make_looks(world: &mut World, boards: &mut QueryState<&Board>) {
    let wanted: Vec<art::BoardArt> = boards.iter(world).map(|board| look(&board.setup)).collect();
    for board in wanted {
        Art::prepare(world, board);
    }
}

fn dress_boards(
    boards: Query<(Entity, &Board), Added<Board>>,
    art: Res<Art>,
    mut commands: Commands,
) {
    for (entity, board) in &boards {
        for (index, part) in art.board(look(&board.setup)).iter().enumerate() {
            let mut body = commands.spawn((
                Body(index),
                Mesh3d(part.mesh.clone()),
                Surface(part.material.clone()),
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
    place: Res<BoardGeometry>,
    cameras: Query<&PanOrbitCamera>,
    pieces: Query<(Option<&Appearance>, Option<&Children>)>,
    mut bodies: Query<(&Body, &mut Surface)>,
    art: Res<Art>,
    mut commands: Commands,
) {
    let from_above = cameras
        .iter()
        .any(|camera| camera.target_pitch > FROM_ABOVE);
    let rising = target_transform::rising(&atlas, *lift);
    let fading = fading(&atlas, *lift, &rising, &place);
    for (entity, lying) in atlas.lying() {
        let upper = lying.dots.slots().iter().any(|slot| slot.level > 0);
        let opacity = if fading.contains(&entity) {
            Opacity::Faded
        } else if xray.0 && upper || from_above && rising.contains(&entity) {
            Opacity::Glass
        } else {
            Opacity::Solid
        };
        let wanted = Appearance {
            piece: lying.piece,
            opacity,
        };
        let Ok((appearance, children)) = pieces.get(entity) else {
            continue;
        };
        if appearance == Some(&wanted) {
            continue;
        }
        commands.entity(entity).insert(wanted);
        let parts = art.piece(lying.piece);
        let keeps_its_shape = appearance.is_some_and(|appearance| appearance.piece == lying.piece);
        for &child in children.into_iter().flatten() {
            let Ok((Body(index), mut made_of)) = bodies.get_mut(child) else {
                continue;
            };
            match parts.get(*index) {
                Some(part) if keeps_its_shape => {
                    made_of.0 = stuff(&art, lying.piece, part, opacity);
                    shade(&mut commands.entity(child), opacity);
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
                Surface(stuff(&art, lying.piece, part, opacity)),
                part.at,
                ChildOf(entity),
            ));
            shade(&mut body, opacity);
        }
    }
}

/// What a part is made of.
fn stuff(art: &Art, piece: Piece, part: &Part, opacity: Opacity) -> Handle<StandardMaterial> {
    match (opacity, part.role) {
        (Opacity::Solid, _) => part.material.clone(),
        (Opacity::Glass, art::Role::Body) => art.ghost(piece),
        (Opacity::Glass, art::Role::Mark) => art.ghost_mark(),
        (Opacity::Faded, art::Role::Body) => art.faded(piece),
        (Opacity::Faded, art::Role::Mark) => art.faded_mark(),
    }
}

/// What light goes through casts no shadow.
fn shade(body: &mut EntityCommands, opacity: Opacity) {
    if opacity == Opacity::Solid {
        body.remove::<NotShadowCaster>();
    } else {
        body.insert(NotShadowCaster);
    }
}

/// The pieces around a lifted one that neither rise with it nor lie under it.
fn fading(
    atlas: &Atlas,
    lift: Lift,
    rising: &HashSet<Entity>,
    place: &BoardGeometry,
) -> HashSet<Entity> {
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
