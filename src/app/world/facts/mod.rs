//! What the rules know, written onto the entities: one system for each thing, in the file where one would look for it.
//! Each asks the plain core and changes only what has become another.

mod besiegers;
mod bridges;
mod covered;
mod groups;
mod hinted;
mod in_hand;
mod last_move;
mod lifted;
mod missing;
mod movable;
mod pins;
mod queens;
mod refused;
mod reserves;
mod score;
mod stuck;
mod tally;
mod targets;
mod threats;
mod throws;
mod ways;
mod winning_path;
mod write;

pub use besiegers::{Besieging, FreeSide, ReachedSide};
pub use bridges::Hanging;
pub use covered::Covered;
pub use groups::Connected;
pub use hinted::HintedSpace;
pub(in crate::app) use hinted::write_hinted_spaces;
pub use in_hand::InHand;
pub use last_move::{JustCovered, LastMove, LastRoute};
pub use lifted::{Holder, Lifted, Lifting, Raised};
pub use missing::MissingForConnection;
pub use movable::Movable;
pub use pins::PinnedBy;
pub use queens::QueenFreeSides;
pub use refused::Refused;
pub use reserves::Choosable;
pub use score::Score;
pub use stuck::Stuck;
pub use tally::{Counted, Tally};
pub use targets::LegalTarget;
pub use threats::PendingThreat;
pub use throws::{ThrowLanding, ThrowTarget, Throwable};
pub use ways::{Lacking, ShortestWays};
pub use winning_path::OnWinningPath;

use super::on_table::position_changed;
use crate::app::editor::Editing;
use crate::app::players::Seats;
use crate::app::players::coach::CoachOn;
use crate::app::turn::candidates::Candidates;
use crate::app::turn::hand::Hand;
use crate::app::turn::refusal::Refusal;
use crate::app::turn::sets::TurnSet;
use crate::app::view_state::{ShownOverlays, ThreatWarnings};
use bevy::prelude::*;

/// The facts by what they depend on; each set runs only when that has changed.
#[derive(SystemSet, Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(in crate::app) enum FactSet {
    Position,
    Hand,
    Refusal,
    /// What is marked only where somebody has asked for it.
    Overlays,
}

/// Writes the facts in [`TurnSet::Derive`], each set only when what it hangs on has changed.
pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (
            FactSet::Position.run_if(position_changed),
            FactSet::Hand.run_if(resource_changed::<Candidates>.or_eager(resource_changed::<Hand>)),
            FactSet::Refusal.run_if(
                resource_changed::<Refusal>.or_eager(resource_exists_and_changed::<Editing>),
            ),
            FactSet::Overlays.run_if(position_changed.or_eager(resource_changed::<ShownOverlays>)),
        )
            .chain()
            .in_set(TurnSet::Derive),
    )
    .add_systems(
        Update,
        (
            (
                covered::write_covered,
                stuck::write_stuck,
                bridges::write_bridges,
                groups::write_groups,
                winning_path::write_winning_path,
                queens::write_queens,
                missing::write_missing,
                score::write_score,
            )
                .in_set(FactSet::Position),
            (
                movable::write_movable,
                reserves::write_choosable,
                targets::write_targets,
                in_hand::write_in_hand,
                throws::write_throws,
                last_move::write_last_move,
            )
                .in_set(FactSet::Hand),
            refused::write_refused.in_set(FactSet::Refusal),
            threats::write_threats
                .in_set(TurnSet::Derive)
                .after(FactSet::Refusal)
                .run_if(
                    position_changed
                        .or_eager(resource_changed::<ThreatWarnings>)
                        .or_eager(resource_changed::<Seats>)
                        .or_eager(resource_changed::<CoachOn>),
                ),
            (
                ways::write_ways,
                besiegers::write_besiegers,
                pins::write_pins,
                tally::write_tally,
            )
                .in_set(FactSet::Overlays),
            lifted::raise
                .in_set(TurnSet::Derive)
                .after(FactSet::Refusal),
        ),
    );
}
