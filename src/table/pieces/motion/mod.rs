//! Pieces come to where they should be: along the way that the move took, with a little weight, and never in the way of
//! input. A new one comes from its side's tray. Where motion is reduced they fade in instead.

mod fade;
mod flatten;
mod path;
mod replay;
mod route;
mod start;
mod travel;

pub use fade::{Fade, FadeStep};
pub use replay::ReplayMove;
pub use travel::Travel;

use crate::app::{Board, TurnSet};
use bevy::prelude::*;

/// Every piece has its transform of this frame.
#[derive(SystemSet, Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(in crate::table) struct MotionSet;

/// Moves the pieces in [`TurnSet::Animate`], after their targets are set.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins(replay::plugin).add_systems(
        Update,
        (
            replay::replay.run_if(on_message::<replay::ReplayMove>),
            travel::end_former_travels.run_if(any_match_filter::<Changed<Board>>),
            start::start_travels,
            travel::animate_travels,
            fade::animate_fades,
            flatten::end_flattening,
            travel::tell_travelling,
        )
            .chain()
            .in_set(MotionSet)
            .in_set(TurnSet::Animate)
            .after(super::target_transform::TargetsSet),
    );
}
