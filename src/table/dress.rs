//! Gives the mirror's entities their bodies: shared meshes for pieces and the board under them.

use super::looks::{self, Looks};
use crate::app::{Atlas, Board, Turn};
use crate::rules::{Piece, Setup};
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

/// A mesh of a piece or board; a child of it.
#[derive(Component, Copy, Clone, Debug)]
pub struct Body;

/// Upper pieces are made of glass, so that what lies under them shows.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct XRay(pub bool);

/// What a piece was last dressed as, to notice when it becomes another kind.
#[derive(Component, Copy, Clone, Debug, PartialEq)]
struct Dressed {
    piece: Piece,
    glass: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<XRay>().add_systems(
        Update,
        (
            dress_boards,
            dress_pieces.run_if(resource_changed::<Atlas>.or_eager(resource_changed::<XRay>)),
        )
            .in_set(Turn::Animate)
            .before(super::rest::settle),
    );
}

fn dress_boards(
    boards: Query<(Entity, &Board), Added<Board>>,
    looks: Res<Looks>,
    mut commands: Commands,
) {
    for (entity, board) in &boards {
        let look = match &board.setup {
            Setup::Tak(setup) => looks::Board::Tak(setup.size()),
            Setup::Hive(_) => looks::Board::Hive,
            Setup::Punct(_) => looks::Board::Punct,
        };
        for part in looks.board(look) {
            commands.spawn((
                Body,
                Mesh3d(part.mesh.clone()),
                MeshMaterial3d(part.material.clone()),
                part.at,
                ChildOf(entity),
            ));
        }
    }
}

fn dress_pieces(
    atlas: Res<Atlas>,
    xray: Res<XRay>,
    pieces: Query<(Option<&Dressed>, Option<&Children>)>,
    bodies: Query<(), With<Body>>,
    looks: Res<Looks>,
    mut commands: Commands,
) {
    for (entity, lying) in atlas.lying() {
        let upper = lying.dots.slots().iter().any(|slot| slot.level > 0);
        let wanted = Dressed {
            piece: lying.piece,
            glass: xray.0 && upper,
        };
        let Ok((dressed, children)) = pieces.get(entity) else {
            continue;
        };
        if dressed == Some(&wanted) {
            continue;
        }
        for &child in children.into_iter().flatten() {
            if bodies.contains(child) {
                commands.entity(child).despawn();
            }
        }
        commands.entity(entity).insert(wanted);
        for part in looks.piece(lying.piece) {
            let material = match (wanted.glass, part.role) {
                (false, _) => part.material.clone(),
                (true, looks::Role::Body) => looks.ghost(lying.piece),
                (true, looks::Role::Mark) => looks.ghost_mark(),
            };
            let mut body = commands.spawn((
                Body,
                Mesh3d(part.mesh.clone()),
                MeshMaterial3d(material),
                part.at,
                ChildOf(entity),
            ));
            if wanted.glass {
                body.insert(NotShadowCaster);
            }
        }
    }
}
