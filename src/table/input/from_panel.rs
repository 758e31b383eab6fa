//! A piece that is dragged from a panel's reserve onto the board.

use super::hover::{HoverSet, Hovered};
use super::table::Table;
use crate::app::{Intent, TurnSet, WakingMessages};
use bevy::prelude::*;

/// Something that was dragged here from a panel is let go: it is put where the pointer is.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub struct Dropped;

/// A panel gives the pointer back to the table some frames after a release.
const PANEL_FRAMES: u8 = 4;

/// Reads drops after the hover is known and before [`TurnSet::Gather`].
pub(super) fn plugin(app: &mut App) {
    app.add_waking_message::<Dropped>().add_systems(
        Update,
        drop_from_panel.after(HoverSet).before(TurnSet::Gather),
    );
}

/// Puts what was dragged from a panel on the space under the pointer.
fn drop_from_panel(
    mut dropped: MessageReader<Dropped>,
    mut waits: Local<u8>,
    hovered: Res<Hovered>,
    table: Table,
    mut intents: MessageWriter<Intent>,
) {
    if dropped.read().last().is_some() {
        *waits = PANEL_FRAMES;
    }
    *waits = waits.saturating_sub(1);
    if *waits > 0
        && let Some(space) = hovered.space
        && table.is_on_board(space)
    {
        *waits = 0;
        intents.write(Intent::PutAll(space));
    }
}
