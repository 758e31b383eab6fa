//! What the entities on the table are made of: the board, its spaces, the levels above them, pieces, their dots, reserves.
//!
//! ```text
//! Board ─┬─ Space a1 ─┬─ Level 0  ◄── StandsOn ── Dot 0 of a piece
//!        │            └─ Level 1  ◄── StandsOn ── Dot 0 of the piece on it
//!        ├─ OnBoard (a piece) ─┬─ Dot 0
//!        │                     └─ Dot 1 …
//!        └─ Reserve
//! ```

use crate::record::tree::NodeId;
use crate::rules::{Color, Coord, Kind, Lying, Setup, Slot};
use bevy::prelude::*;

/// The root of everything that lies on the table.
#[derive(Component, Clone, Debug, PartialEq, Reflect)]
#[reflect(opaque, Component, Debug, PartialEq, Clone)]
#[require(Transform, Visibility)]
pub struct Board {
    pub setup: Setup,
    pub to_move: Color,
    pub ply: u32,
    /// Hive: where the tile lies that the last move moved or placed.
    pub last_moved: Option<Slot>,
    /// Which place of which record the pieces show; `None` for a position that is being set up.
    pub shows: Option<(u64, NodeId)>,
}

/// A space of the board; a child of the board.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Hash, Reflect)]
#[component(immutable)]
#[reflect(opaque, Component, Debug, PartialEq, Clone)]
pub struct Space(pub Coord);

/// One level above a space, as far as anything ever stood there, counted from 0; a child of the space.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[component(immutable)]
#[reflect(Component)]
pub struct Level(pub u8);

/// A piece on the board: what it is, where it lies and how it is turned; a child of the board.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(opaque, Component, Debug, PartialEq, Clone)]
#[require(Transform, Visibility)]
pub struct OnBoard(pub Lying);

impl OnBoard {
    /// The slot by which the piece is known.
    pub const fn anchor(&self) -> Slot {
        self.0.dots.anchor()
    }
}

/// How the last move brought a piece to where it lies, on or back: whatever draws the table lets the piece go that way.
#[derive(Component, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(opaque, Component, Debug, PartialEq, Clone)]
pub struct Moved {
    /// The slot that it left; `None` for a piece that is new on the board.
    pub from: Option<Slot>,
    /// The spaces that it passed, the first and the last included.
    pub route: Vec<Coord>,
    /// Its place among the pieces that the move brought, counted from 0.
    pub order: u8,
    /// Somebody made the move; else somebody walks through the game.
    pub is_played: bool,
    /// The move was taken back, or walked back.
    pub is_back: bool,
}

/// What a piece was before the last move made another kind of it, until the piece that did so has arrived.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(opaque, Component, Debug, PartialEq, Clone)]
pub struct Became {
    pub was: Kind,
    pub is_over: bool,
}

/// One dot of a piece, by its place in the piece's [`Dots`](crate::rules::Dots); a child of the piece.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[component(immutable)]
#[reflect(Component)]
pub struct Dot(pub u8);

/// A dot stands on a level.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[relationship(relationship_target = Bears)]
#[reflect(Component)]
pub struct StandsOn(pub Entity);

/// The dots that stand on a level: one at most, as the rules have it.
#[derive(Component, Debug, Default, Reflect)]
#[relationship_target(relationship = StandsOn)]
#[reflect(Component)]
pub struct Bears(Vec<Entity>);

/// How many pieces of a kind wait beside the board; a child of the board.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(opaque, Component, Debug, PartialEq, Clone)]
pub struct Reserve {
    pub owner: Color,
    pub kind: Kind,
    pub count: u8,
}

/// A piece that may not leave its place because of the others, shown with a pin as long as it has this.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
pub struct Pinned;

/// A space where the other side could decide the game with its next move, shown with a broken frame as long as it has this.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
pub struct Threatened;
