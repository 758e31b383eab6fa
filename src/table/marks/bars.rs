//! Bars over the board: the way that the last move took, and the lines along which a PÜNCT may go.

use super::assets::MarkAssets;
use super::placement::{Bar, BarEnd};
use super::{Mark, Marks, flat_mark, unmark};
use crate::app::{BoardIndex, InHand, LastRoute, OnBoard, Screen};
use crate::rules::Coord;
use crate::table::geometry::BoardGeometry;
use bevy::ecs::observer::ObserverSystemExt;
use bevy::prelude::*;

/// Adds the observers of [`LastRoute`] and [`InHand`].
pub(super) fn plugin(app: &mut App) {
    app.add_observer(show_route)
        .add_observer(hide_route)
        .add_observer(show_lines.run_if(not(in_state(Screen::Edit))))
        .add_observer(hide_lines);
}

/// The bundle of a bar.
fn bar(mark: Mark, of: Entity, from: BarEnd, to: BarEnd, assets: &MarkAssets) -> impl Bundle {
    (
        flat_mark(mark, of, assets.bar.clone(), assets.material(mark)),
        Bar { from, to },
    )
}

/// Shows a bar for every leg of the last move.
fn show_route(
    inserted: On<Insert, LastRoute>,
    routes: Query<&LastRoute>,
    assets: Res<MarkAssets>,
    mut commands: Commands,
) {
    let Ok(LastRoute(route)) = routes.get(inserted.entity) else {
        return;
    };
    for pair in route.windows(2) {
        let (from, to) = (BarEnd::OnTop(pair[0]), BarEnd::OnTop(pair[1]));
        commands.spawn(bar(Mark::LastMove, inserted.entity, from, to, &assets));
    }
}

/// The bars of a route that is replaced or removed.
fn hide_route(
    replaced: On<Discard, LastRoute>,
    marked: Query<&Marks>,
    marks: Query<&Mark>,
    mut commands: Commands,
) {
    unmark(
        replaced.entity,
        Mark::LastMove,
        &marked,
        &marks,
        &mut commands,
    );
}

/// The lines that the PÜNCT of the piece in hand may travel.
fn show_lines(
    added: On<Add, InHand>,
    pieces: Query<&OnBoard>,
    index: Res<BoardIndex>,
    geometry: Res<BoardGeometry>,
    assets: Res<MarkAssets>,
    mut commands: Commands,
) {
    let Ok(on_board) = pieces.get(added.entity) else {
        return;
    };
    if !on_board.0.piece.kind.follows_lines() {
        return;
    }
    let from = on_board.anchor().at;
    for &step in geometry.lattice.directions() {
        let end = end_of_line(from, step, &index);
        if end != from {
            let (from, to) = (BarEnd::OnBoard(from), BarEnd::OnBoard(end));
            commands.spawn(bar(Mark::Line, added.entity, from, to, &assets));
        }
    }
}

/// The last space of the board in a direction.
fn end_of_line(from: Coord, step: Coord, index: &BoardIndex) -> Coord {
    let mut end = from;
    while index.space(end + step).is_some() {
        end = end + step;
    }
    end
}

/// Removes the lines of a PÜNCT that left the hand.
fn hide_lines(
    removed: On<Remove, InHand>,
    marked: Query<&Marks>,
    marks: Query<&Mark>,
    mut commands: Commands,
) {
    unmark(removed.entity, Mark::Line, &marked, &marks, &mut commands);
}
