//! The button Lift: while it is down a click lifts a piece instead of taking it.

use crate::app::{Board, Holder, Lifting};
use bevy::prelude::*;

/// While this is on a click lifts instead of taking.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub struct LiftMode(pub bool);

/// Ends the mode's lift in [`PreUpdate`].
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LiftMode>().add_systems(
        PreUpdate,
        end_mode.run_if(resource_changed::<LiftMode>.or_eager(any_match_filter::<Added<Board>>)),
    );
}

/// A piece comes down with the mode that lifted it.
fn end_mode(mode: Res<LiftMode>, new: Query<(), Added<Board>>, mut lifting: Lifting) {
    if !mode.0 || !new.is_empty() {
        lifting.let_go(Holder::Mode);
    }
}
