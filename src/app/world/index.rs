//! Finds the entities on the table by where they are, so that nothing searches the world. It holds no facts.

use crate::rules::{Coord, Slot};
use bevy::platform::collections::{HashMap, HashSet};
use bevy::prelude::*;

/// Coordinate → entity. The sync systems update it; everybody else reads it, mostly through [`super::Stacks`].
#[derive(Resource, Clone, Debug, Default, Reflect)]
#[reflect(opaque, Resource, Debug, Clone)]
pub struct BoardIndex {
    board: Option<Entity>,
    spaces: HashMap<Coord, Entity>,
    levels: HashMap<Slot, Entity>,
    /// Pieces by their anchors.
    pieces: HashMap<Slot, Entity>,
}

impl BoardIndex {
    pub fn board(&self) -> Option<Entity> {
        self.board
    }

    pub fn space(&self, at: Coord) -> Option<Entity> {
        self.spaces.get(&at).copied()
    }

    pub fn level(&self, slot: Slot) -> Option<Entity> {
        self.levels.get(&slot).copied()
    }

    /// The piece whose anchor this is.
    pub fn piece(&self, anchor: Slot) -> Option<Entity> {
        self.pieces.get(&anchor).copied()
    }

    pub(super) fn begin(&mut self, board: Entity) {
        *self = Self {
            board: Some(board),
            ..Self::default()
        };
    }

    pub(super) fn add_space(&mut self, at: Coord, entity: Entity) {
        self.spaces.insert(at, entity);
    }

    pub(super) fn add_level(&mut self, slot: Slot, entity: Entity) {
        self.levels.insert(slot, entity);
    }

    /// Forgets every space but these, with the levels above it; returns the spaces that are gone.
    pub(super) fn keep_spaces(&mut self, kept: &HashSet<Coord>) -> Vec<Entity> {
        self.levels.retain(|slot, _| kept.contains(&slot.at));
        let gone = self.spaces.extract_if(|at, _| !kept.contains(at));
        gone.map(|(_, space)| space).collect()
    }

    pub(super) fn put_piece(&mut self, anchor: Slot, entity: Entity) {
        self.pieces.insert(anchor, entity);
    }

    pub(super) fn take_piece(&mut self, anchor: Slot) -> Option<Entity> {
        self.pieces.remove(&anchor)
    }

    pub(super) fn take_pieces(&mut self) -> HashMap<Slot, Entity> {
        std::mem::take(&mut self.pieces)
    }
}
