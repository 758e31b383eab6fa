//! When it is asked for: what counts at the end for whom, and who runs out of pieces first.

use super::write::write;
use crate::app::view_state::ShownOverlays;
use crate::app::world::index::BoardIndex;
use crate::app::world::on_table::OnTable;
use crate::rules::{Color, Game, Tally as Counts};
use bevy::prelude::*;

/// On the board: how the count stands.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(opaque, Component, Debug, PartialEq, Clone)]
pub struct Tally(pub Counts);

/// A space that counts for a side.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(opaque, Component, Debug, PartialEq, Clone)]
pub struct Counted(pub Color);

/// Writes [`Tally`] on the board and [`Counted`] on spaces.
pub(super) fn write_tally(
    on_table: OnTable,
    shown: Res<ShownOverlays>,
    index: Res<BoardIndex>,
    boards: Query<(Entity, &Tally)>,
    spaces: Query<(Entity, &Counted)>,
    mut commands: Commands,
) {
    let game = on_table.game();
    let game = game.filter(|game| shown.0.count && game.outcome().is_none());
    let counted = game.map(Game::counted).into_iter().flatten();
    let counted = Color::BOTH.into_iter().cycle().zip(counted);
    let counted = counted.flat_map(|(side, spaces)| {
        let spaces = spaces.into_iter();
        spaces.map(move |at| (at, Counted(side)))
    });
    let counted = counted.filter_map(|(at, side)| Some((index.space(at)?, side)));
    write(counted, &spaces, &mut commands);
    let tally = game.and_then(Game::tally).map(Tally);
    write(index.board().zip(tally), &boards, &mut commands);
}
