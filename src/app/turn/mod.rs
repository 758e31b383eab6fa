//! The turn: what is wanted becomes a proposal, is judged, is applied, and the rest is worked out anew.

mod apply;
pub(super) mod candidates;
mod gather;
pub(super) mod hand;
pub(super) mod intent;
mod judge;
pub(super) mod proposal;
pub(super) mod refusal;
pub(super) mod sets;

use crate::app::Screen;
use crate::app::editor::Editing;
use crate::app::redraw::WakingMessages;
use crate::app::session::{Seeds, WaitingGame};
use crate::app::world::{FactSet, position_changed};
use bevy::prelude::*;
use sets::TurnSet;

/// Adds the chain of the turn; [`TurnSet`] gives its order.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins(sets::plugin)
        .add_waking_message::<intent::Intent>()
        .init_resource::<Seeds>()
        .init_resource::<WaitingGame>()
        .init_resource::<hand::Hand>()
        .init_resource::<candidates::Candidates>()
        .init_resource::<refusal::Refusal>()
        .init_resource::<proposal::Proposals>()
        .add_systems(
            Update,
            (
                gather::gather
                    .in_set(TurnSet::Gather)
                    .run_if(not(in_state(Screen::Edit))),
                judge::judge.in_set(TurnSet::Judge),
                apply::apply.in_set(TurnSet::Apply),
                (
                    candidates::spell_moves.run_if(position_changed),
                    candidates::continue_hand.run_if(
                        position_changed
                            .or_eager(resource_changed::<hand::Hand>)
                            .or_eager(resource_exists_and_changed::<Editing>),
                    ),
                )
                    .chain()
                    .in_set(TurnSet::Derive)
                    .before(FactSet::Position),
            ),
        );
}
