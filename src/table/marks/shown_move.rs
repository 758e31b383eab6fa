//! A move that is shown and not played: its pieces in glass where they would come to lie, and an arrow that leads there.

use super::assets::{HEAD, MarkAssets};
use super::placement::bar_between;
use crate::app::{Explode, Stacks};
use crate::rules::{Coord, Effect, Game, Lying, Move, Slot};
use crate::table::art::{self, Art};
use crate::table::geometry::BoardGeometry;
use crate::table::pieces::preview::spawn_parts;
use crate::table::pieces::target_transform::spread;
use bevy::ecs::system::SystemParam;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

/// What it takes to draw a move over the position that it is made in.
#[derive(SystemParam)]
pub(super) struct MoveDrawing<'w, 's> {
    geometry: Res<'w, BoardGeometry>,
    explode: Res<'w, Explode>,
    art: Res<'w, Art>,
    assets: Res<'w, MarkAssets>,
    stacks: Stacks<'w, 's>,
    commands: Commands<'w, 's>,
}

/// What a move that is shown says.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Says {
    /// It is good for whoever is to move.
    Proposed,
    /// The other side would make it.
    Feared,
}

impl Says {
    fn material(self, assets: &MarkAssets) -> Handle<StandardMaterial> {
        match self {
            Self::Proposed => &assets.hint,
            Self::Feared => &assets.threat,
        }
        .clone()
    }
}

impl MoveDrawing<'_, '_> {
    /// Draws a move as children of an entity, its arrow so many times as wide as usual.
    pub(super) fn draw(&mut self, root: Entity, game: &Game, mv: Move, width: f32) {
        self.draw_as(Says::Proposed, root, game, mv, width);
    }

    /// Draws a move that would only be made, with a broken arrow.
    pub(super) fn draw_threat(&mut self, root: Entity, game: &Game, mv: Move) {
        self.draw_as(Says::Feared, root, game, mv, 1.0);
    }

    fn draw_as(&mut self, says: Says, root: Entity, game: &Game, mv: Move, width: f32) {
        let before = game.layout();
        let effects = game.effects(mv);
        let came: Vec<Lying> = before
            .after(&effects)
            .lying
            .into_iter()
            .filter(|(slot, lying)| before.lying.get(slot) != Some(lying))
            .map(|(_, lying)| lying)
            .collect();
        let way = self.way(&effects, &came);
        for (mesh, mut transform) in arrow(&way, &self.assets) {
            let is_head = mesh == self.assets.head;
            transform.scale *= if is_head {
                Vec3::new(width, 1.0, width)
            } else {
                Vec3::new(1.0, width, width)
            };
            let mesh = match says {
                Says::Feared if !is_head => self.assets.broken_shaft.clone(),
                _ => mesh,
            };
            self.commands.spawn((
                Name::new("Arrow of a move"),
                Mesh3d(mesh),
                MeshMaterial3d(says.material(&self.assets)),
                transform,
                NotShadowCaster,
                Pickable::IGNORE,
                ChildOf(root),
            ));
        }
        for lying in came {
            self.draw_piece(says, root, lying);
        }
    }

    /// A slot, as high as what lies there is shown.
    fn high(&self, slot: Slot) -> Vec3 {
        let spread = spread(&self.geometry, *self.explode, slot.level);
        self.geometry.slot(slot) + Vec3::Y * (spread + 0.03)
    }

    /// The way of the arrow: the longest that a piece goes, or down to what is new.
    fn way(&self, effects: &[Effect], came: &[Lying]) -> Vec<Vec3> {
        let mut farthest: &[Coord] = &[];
        for effect in effects {
            if let Effect::Carry { route, .. } = effect
                && route.len() > farthest.len()
            {
                farthest = route;
            }
        }
        let above = |at: Coord| self.high(at.at_level(self.stacks.height(at))) + Vec3::Y * ABOVE;
        match (farthest, came.first()) {
            ([_, .., to], _) => {
                let landing = came.iter().flat_map(|lying| lying.dots.slots());
                let level = landing.filter(|slot| slot.at == *to).map(|slot| slot.level);
                let end = self.high(to.at_level(level.max().unwrap_or(0) + 1)) + Vec3::Y * ABOVE;
                let mut way: Vec<Vec3> = farthest.iter().map(|at| above(*at)).collect();
                way.pop();
                way.push(end);
                way
            }
            // What is new comes from above.
            (_, Some(lying)) => {
                let anchor = lying.dots.anchor();
                let top = self.high(anchor.at.at_level(anchor.level + 1));
                let tail = arrow_tail(&self.geometry, *self.explode, anchor);
                vec![tail, top + Vec3::Y * ABOVE]
            }
            _ => Vec::new(),
        }
    }

    /// A piece of glass with an edge.
    fn draw_piece(&mut self, says: Says, root: Entity, lying: Lying) {
        let transform = Transform::from_translation(self.high(lying.dots.anchor()))
            .with_rotation(art::turn_rotation(lying.turn));
        let glass = Some((self.art.glass(lying.piece), self.art.glass_mark()));
        let piece = (
            Name::new("Piece of a move"),
            transform,
            Visibility::default(),
            ChildOf(root),
        );
        let piece = self.commands.spawn(piece).id();
        let parts = self.art.piece(lying.piece);
        spawn_parts(piece, parts, glass.as_ref(), &mut self.commands);
        if let Some(meshes) = self.art.shapes(lying.piece) {
            self.commands.spawn((
                Name::new("Edge of a move's piece"),
                Mesh3d(meshes.edge.clone()),
                MeshMaterial3d(says.material(&self.assets)),
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
