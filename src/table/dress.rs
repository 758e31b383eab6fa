//! Gives the mirror's entities their bodies: shared meshes for pieces and the board under them.

use super::looks::{self, Looks};
use crate::app::{Board, OnBoard, Turn};
use crate::rules::{Piece, Setup};
use bevy::prelude::*;

/// A mesh of a piece or board; a child of it.
#[derive(Component, Copy, Clone, Debug)]
pub struct Body;

/// What a piece was last dressed as, to notice when it becomes another kind.
#[derive(Component, Copy, Clone, Debug, PartialEq)]
struct Dressed(Piece);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (dress_boards, dress_pieces)
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
    pieces: Query<(Entity, &OnBoard, Option<&Dressed>, Option<&Children>), Changed<OnBoard>>,
    bodies: Query<(), With<Body>>,
    looks: Res<Looks>,
    mut commands: Commands,
) {
    for (entity, on_board, dressed, children) in &pieces {
        if dressed == Some(&Dressed(on_board.piece)) {
            continue;
        }
        for &child in children.into_iter().flatten() {
            if bodies.contains(child) {
                commands.entity(child).despawn();
            }
        }
        commands.entity(entity).insert(Dressed(on_board.piece));
        for part in looks.piece(on_board.piece) {
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
