//! The table as the pointer meets it: which piece a mesh belongs to, and which space a point means.

use super::hover::Hovered;
use crate::app::{
    Board, Candidates, Covered, Hand, HintedSpace, InHand, LegalTarget, Movable, OnBoard, Space,
    Stacks, Throwable,
};
use crate::rules::{Coord, Kind};
use crate::table::geometry::BoardGeometry;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// A target this far from where the pointer meets the table still counts as pointed at.
const TARGET_REACH: f32 = 0.62;
/// The same on the bare table around a board without an edge, where nothing else can be meant.
const BARE_REACH: f32 = 1.6;
/// What is needed to say what a point of the table means.
#[derive(SystemParam)]
pub(super) struct Table<'w, 's> {
    parents: Query<'w, 's, &'static ChildOf>,
    pieces: Query<'w, 's, Has<InHand>, With<OnBoard>>,
    boards: Query<'w, 's, &'static Board>,
    hinted: Query<'w, 's, (), With<HintedSpace>>,
    throwable: Query<'w, 's, (), With<Throwable>>,
    covered: Query<'w, 's, (), With<Covered>>,
    movable: Query<'w, 's, &'static Movable>,
    targets: Query<'w, 's, &'static Space, With<LegalTarget>>,
    geometry: Res<'w, BoardGeometry>,
    pub(super) stacks: Stacks<'w, 's>,
    pub(super) candidates: Res<'w, Candidates>,
    pub(super) hand: Res<'w, Hand>,
}

impl Table<'_, '_> {
    pub(super) fn holds(&self, entity: Entity) -> bool {
        let mut ancestors = self.parents.iter_ancestors(entity);
        ancestors.any(|ancestor| self.boards.contains(ancestor))
    }

    /// The piece that a mesh belongs to.
    fn piece_of(&self, entity: Entity) -> Option<Entity> {
        std::iter::once(entity)
            .chain(self.parents.iter_ancestors(entity))
            .find(|&entity| self.pieces.contains(entity))
    }

    /// Whether that piece was taken from the board and is in the hand.
    pub(super) fn carries(&self, piece: Option<Entity>) -> bool {
        piece.is_some_and(|piece| self.pieces.get(piece) == Ok(true))
    }

    /// Whether the thing in hand may be put there.
    pub(super) fn is_target(&self, at: Coord) -> bool {
        let space = self.stacks.space(at);
        space.is_some_and(|space| self.targets.contains(space))
    }

    /// Whether the move of the hint puts something there.
    pub(super) fn is_hinted(&self, at: Coord) -> bool {
        let space = self.stacks.space(at);
        space.is_some_and(|space| self.hinted.contains(space))
    }

    /// Whether the piece in hand, or the one that was asked for, can throw this one.
    pub(super) fn is_throwable(&self, piece: Option<Entity>) -> bool {
        piece.is_some_and(|piece| self.throwable.contains(piece))
    }

    /// The kind that a click on an empty space places.
    pub(super) fn at_a_click(&self) -> Option<Kind> {
        let board = self.boards.single().ok()?;
        board.setup.at_a_click()
    }

    /// Whether something lies on a piece.
    pub(super) fn is_covered(&self, piece: Entity) -> bool {
        self.covered.contains(piece)
    }

    /// How many pieces may be taken from a space at the most; `None` when nothing there can be taken.
    pub(super) fn most_from(&self, at: Coord) -> Option<u8> {
        let (_, top, _) = self.stacks.top(at)?;
        self.movable.get(top).ok().map(|movable| movable.most)
    }

    /// Whether there is a space.
    pub(super) fn is_on_board(&self, at: Coord) -> bool {
        self.stacks.space(at).is_some()
    }

    pub(super) fn at(&self, entity: Entity, point: Vec3) -> Hovered {
        let piece = self.piece_of(entity);
        Hovered {
            space: Some(self.space_at(point, piece)),
            piece,
        }
    }

    /// The space that a hit means: that of the piece that was hit where it is a target or in the hand, then a target
    /// near the point, then whatever is there.
    fn space_at(&self, point: Vec3, piece: Option<Entity>) -> Coord {
        let flat = |at: Coord| self.geometry.space(at).distance(point.with_y(0.0));
        let nearer = |a: &Coord, b: &Coord| flat(*a).total_cmp(&flat(*b));
        let lying = piece.and_then(|piece| self.stacks.lying(piece));
        let under = lying.and_then(|lying| {
            // Stones on their way from a stack are seen elsewhere than where the position still has them.
            if !self.hand.waits() && self.hand.puts().next().is_some() && self.carries(piece) {
                return Some(self.geometry.nearest(point));
            }
            let spaces = lying.dots.slots().iter().map(|slot| slot.at);
            spaces.min_by(nearer)
        });
        if let Some(under) = under
            && (self.is_target(under) || self.hand.taken().is_some_and(|(from, _)| from == under))
        {
            return under;
        }
        let target = self.targets.iter().map(|space| space.0).min_by(nearer);
        let nearest = self.geometry.nearest(point);
        let bare = self.geometry.grows && under.is_none() && self.far_from_pieces(nearest);
        let reach = if bare { BARE_REACH } else { TARGET_REACH };
        if let Some(at) = target
            && flat(at) < reach
        {
            return at;
        }
        under.unwrap_or(nearest)
    }

    /// Whether no piece lies on a space or beside it.
    fn far_from_pieces(&self, space: Coord) -> bool {
        let mut around = self.geometry.lattice.neighbours(space);
        self.stacks.top(space).is_none() && around.all(|at| self.stacks.top(at).is_none())
    }
}
