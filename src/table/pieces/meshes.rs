//! The meshes of pieces and boards: shared meshes, and materials by how much is to be seen through them.

use super::lettering::Lettering;
use super::lit::Lit;
use super::motion::{Fade, FadeStep};
use super::opacity::Opacity;
use super::target_transform::TargetsSet;
use crate::app::{Became, Board, OnBoard, TurnSet};
use crate::rules::Piece;
use crate::table::art::{self, Art, BoardArt, Part};
use crate::table::render::plain_material::Surface;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

/// A mesh of a piece or board, by its place among the parts of its art; a child of the piece or board.
#[derive(Component, Copy, Clone, Debug, Reflect)]
#[reflect(Component)]
pub struct MeshPart(usize);

/// What a piece is drawn as, to notice when it becomes another kind or is to be seen through.
#[derive(Component, Copy, Clone, Debug, PartialEq, Reflect)]
#[reflect(opaque, Component, Debug, PartialEq, Clone)]
pub struct Appearance {
    pub piece: Piece,
    pub opacity: Opacity,
    pub lit: bool,
}

/// Draws boards and pieces in [`TurnSet::Animate`], between opacity and targets.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            make_art.run_if(any_match_filter::<Added<Board>>),
            draw_boards,
            draw_pieces,
        )
            .chain()
            .in_set(TurnSet::Animate)
            .after(super::opacity::OpacitySet)
            .before(TargetsSet),
    );
}

/// Makes the art of a new board.
fn make_art(world: &mut World, boards: &mut QueryState<&Board>) {
    let wanted: Vec<BoardArt> = boards
        .iter(world)
        .map(|board| BoardArt::of(&board.setup))
        .collect();
    for board in wanted {
        Art::prepare(world, board);
    }
}

/// Spawns the mesh parts of a new board.
fn draw_boards(
    boards: Query<(Entity, &Board), Added<Board>>,
    art: Res<Art>,
    mut commands: Commands,
) {
    for (entity, board) in &boards {
        for (index, part) in art.board(BoardArt::of(&board.setup)).iter().enumerate() {
            let mut body = commands.spawn((
                part_name(index),
                MeshPart(index),
                Mesh3d(part.mesh.clone()),
                Surface(part.material.clone()),
                part.at,
                ChildOf(entity),
            ));
            if !part.casts_shadow {
                body.insert(NotShadowCaster);
            }
            if let Some(lettering) = Lettering::of(part.role) {
                body.insert(lettering);
            }
        }
    }
}

/// The pieces that are new, have become another kind, or are seen through differently.
fn draw_pieces(
    pieces: Query<
        (
            Entity,
            &OnBoard,
            &Opacity,
            &Lit,
            Option<&Fade>,
            Option<&Became>,
            Option<&Appearance>,
            Option<&Children>,
        ),
        Or<(
            Changed<OnBoard>,
            Changed<Opacity>,
            Changed<Lit>,
            Changed<Fade>,
            Changed<Became>,
        )>,
    >,
    mut parts_drawn: Query<(&MeshPart, &mut Surface)>,
    art: Res<Art>,
    mut commands: Commands,
) {
    for (entity, OnBoard(lying), &opacity, &Lit(lit), fade, became, drawn, children) in &pieces {
        let opacity = match fade.map(|fade| fade.step) {
            Some(FadeStep::Hidden | FadeStep::Faint) => Opacity::Faded,
            Some(FadeStep::Glass) if opacity == Opacity::Solid => Opacity::Glass,
            Some(FadeStep::Glass | FadeStep::Solid) | None => opacity,
        };
        let mut piece = lying.piece;
        if let Some(became) = became.filter(|became| !became.is_over) {
            piece.kind = became.was;
        }
        let wanted = Appearance {
            piece,
            opacity,
            lit,
        };
        if drawn == Some(&wanted) {
            continue;
        }
        commands.entity(entity).insert(wanted);
        let parts = art.piece(piece);
        let keeps_its_shape = drawn.is_some_and(|drawn| drawn.piece == piece);
        for &child in children.into_iter().flatten() {
            let Ok((MeshPart(index), mut surface)) = parts_drawn.get_mut(child) else {
                continue;
            };
            match parts.get(*index) {
                Some(part) if keeps_its_shape => {
                    surface.0 = material(&art, part, wanted);
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
                part_name(index),
                MeshPart(index),
                Mesh3d(part.mesh.clone()),
                Surface(material(&art, part, wanted)),
                part.at,
                ChildOf(entity),
            ));
            shade(&mut body, opacity);
            if let Some(lettering) = Lettering::of(part.role) {
                body.insert(lettering);
            }
        }
    }
}

/// The name of a mesh part in a world inspector.
pub(super) fn part_name(index: usize) -> Name {
    Name::new(format!("Mesh part {index}"))
}

/// The material of a part, by how much shows through it and whether it shines.
fn material(art: &Art, part: &Part, wanted: Appearance) -> Handle<StandardMaterial> {
    let piece = wanted.piece;
    match (wanted.opacity, part.role, &part.forms) {
        (Opacity::Solid, _, Some(forms)) if wanted.lit => forms.lit.clone(),
        (Opacity::Solid, ..) => part.material.clone(),
        (Opacity::Glass, art::Role::Body, _) => art.glass(piece),
        (Opacity::Glass, ..) => art.glass_mark(),
        (Opacity::Faded, _, Some(forms)) => forms.faded.clone(),
        (Opacity::Faded, ..) => art.faded_mark(),
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
