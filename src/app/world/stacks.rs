//! What stands where, read from the entities: a space's levels, the dots on them, the pieces they belong to.

use super::components::{Bears, Dot, Level, OnBoard, Space};
use super::index::BoardIndex;
use crate::rules::layout::pile_on;
use crate::rules::{Coord, Lying, Slot};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// A piece of a stack: the slot of the dot that stands there, the piece, and how all of it lies.
pub type Standing = (Slot, Entity, Lying);

/// Looks stacks up in the world.
#[derive(SystemParam, Debug)]
pub struct Stacks<'w, 's> {
    index: Res<'w, BoardIndex>,
    spaces: Query<'w, 's, &'static Children, With<Space>>,
    levels: Query<'w, 's, (&'static Level, &'static Bears)>,
    dots: Query<'w, 's, &'static ChildOf, With<Dot>>,
    pieces: Query<'w, 's, (Entity, &'static OnBoard)>,
}

impl Stacks<'_, '_> {
    pub fn index(&self) -> &BoardIndex {
        &self.index
    }

    /// The entity of a space; `None` beside the board.
    pub fn space(&self, at: Coord) -> Option<Entity> {
        self.index.space(at)
    }

    /// How a piece lies.
    pub fn lying(&self, piece: Entity) -> Option<Lying> {
        self.pieces.get(piece).ok().map(|(_, on_board)| on_board.0)
    }

    /// Every piece on the board.
    pub fn pieces(&self) -> impl Iterator<Item = (Entity, Lying)> {
        self.pieces
            .iter()
            .map(|(entity, on_board)| (entity, on_board.0))
    }

    /// What has a dot above this space, from the board up.
    pub fn stack(&self, at: Coord) -> Vec<Standing> {
        let Some(levels) = self.space(at).and_then(|space| self.spaces.get(space).ok()) else {
            return Vec::new();
        };
        let mut stack: Vec<Standing> = levels
            .iter()
            .filter_map(|level| self.levels.get(level).ok())
            .flat_map(|(level, bears)| bears.iter().map(move |dot| (level.0, dot)))
            .filter_map(|(level, dot)| {
                let piece = self.dots.get(dot).ok()?.parent();
                Some((at.at_level(level), piece, self.lying(piece)?))
            })
            .collect();
        stack.sort_unstable_by_key(|(slot, ..)| slot.level);
        stack
    }

    /// The highest piece above a space.
    pub fn top(&self, at: Coord) -> Option<Standing> {
        self.stack(at).pop()
    }

    /// How many levels stand above a space, gaps under bridges included.
    pub fn height(&self, at: Coord) -> u8 {
        self.top(at).map_or(0, |(slot, ..)| slot.level + 1)
    }

    /// A piece with everything that lies on it, from below.
    pub fn pile(&self, piece: Entity) -> Vec<(Entity, Lying)> {
        let Some(lowest) = self.lying(piece) else {
            return Vec::new();
        };
        let lying: Vec<Lying> = self.pieces().map(|(_, lying)| lying).collect();
        let mut pile: Vec<(Entity, Lying)> = pile_on(lowest.dots.anchor(), lying.iter())
            .into_iter()
            .filter_map(|anchor| self.index.piece(anchor))
            .filter_map(|piece| Some((piece, self.lying(piece)?)))
            .collect();
        pile.sort_by_key(|(_, lying)| lying.dots.anchor().level);
        pile
    }

    /// The pieces that are in the hand when so many are taken from a space: the lowest of them with what lies on it.
    pub fn taken(&self, at: Coord, count: u8) -> Vec<(Entity, Lying)> {
        let stack = self.stack(at);
        let lowest = stack.len().checked_sub(usize::from(count));
        match lowest.and_then(|lowest| stack.get(lowest)) {
            Some((_, piece, _)) => self.pile(*piece),
            None => Vec::new(),
        }
    }
}
