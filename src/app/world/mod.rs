//! The position's body: board spaces, stack levels, pieces and dots as entities, kept in step with the position, and
//! what the rules know of them as components.

mod components;
mod facts;
mod index;
mod on_table;
mod read_back;
mod stacks;
mod sync;

pub use components::{
    Bears, Became, Board, Dot, Level, Moved, OnBoard, Pinned, Reserve, Space, StandsOn, Threatened,
};
pub use facts::{
    Besieging, Choosable, Connected, Counted, Covered, FreeSide, Hanging, HintedSpace, Holder,
    InHand, JustCovered, Lacking, LastMove, LastRoute, LegalTarget, Lifted, Lifting,
    MissingForConnection, Movable, OnWinningPath, PendingThreat, PinnedBy, QueenFreeSides, Raised,
    ReachedSide, Refused, Score, ShortestWays, Stuck, Tally, ThrowLanding, ThrowTarget, Throwable,
};
pub(super) use facts::{FactSet, write_hinted_spaces};
pub use index::BoardIndex;
pub use on_table::OnTable;
pub(super) use on_table::{position_changed, settled_position_changed};
pub use read_back::layout_of_world;
pub use stacks::{Stacks, Standing};

use crate::app::turn::sets::TurnSet;
use bevy::prelude::*;

/// Syncs the entities in [`TurnSet::Sync`] when another position is on the table, and derives the facts after it.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BoardIndex>()
        .add_plugins(facts::plugin)
        .add_systems(
            Update,
            (
                sync::sync_board,
                sync::sync_pieces,
                sync::sync_spaces,
                sync::sync_reserves,
            )
                .chain()
                .in_set(TurnSet::Sync)
                .run_if(position_changed),
        );
}
