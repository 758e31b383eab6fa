//! Ribbons over the board: the way that the last move took, and the lines along which a PÜNCT may go.

use super::assets::MarkAssets;
use super::placement::{Bar, BarEnd};
use super::{Mark, Marks, flat_mark, unmark};
use crate::app::{BoardIndex, InHand, LastRoute, OnBoard, Screen, Space, Stacks, ThrowTarget};
use crate::rules::{Coord, Kind};
use crate::table::geometry::BoardGeometry;
use bevy::ecs::observer::ObserverSystemExt;
use bevy::prelude::*;

/// Adds the observers of [`LastRoute`] and [`InHand`].
pub(super) fn plugin(app: &mut App) {
    app.add_observer(show_route)
        .add_observer(hide_route)
        .add_observer(show_throw)
        .add_observer(show_lines.run_if(not(in_state(Screen::Edit))))
        .add_observer(hide_lines);
}

/// A route goes to the edge of a piece with a picture, and on from there: nothing lies on the picture.
const ARRIVAL: f32 = 0.44;

/// The bundle of a bar; how much of it is left out at either end.
fn bar(
    mark: Mark,
    of: Entity,
    [from, to]: [BarEnd; 2],
    free: [f32; 2],
    assets: &MarkAssets,
) -> impl Bundle {
    (
        flat_mark(mark, of, assets.ribbon.clone(), assets.material(mark)),
        Bar { from, to, free },
    )
}

/// Shows a bar for every leg of the last move.
fn show_route(
    inserted: On<Insert, LastRoute>,
    routes: Query<&LastRoute>,
    stacks: Stacks,
    assets: Res<MarkAssets>,
    mut commands: Commands,
) {
    let Ok(LastRoute(route)) = routes.get(inserted.entity) else {
        return;
    };
    let free = |at: Coord| {
        let has_picture = match stacks.top(at).map(|(.., top)| top.piece.kind) {
            Some(Kind::Hive(_) | Kind::Punct(_)) => true,
            Some(Kind::Tak(_)) => route.last() == Some(&at),
            None => false,
        };
        if has_picture { ARRIVAL } else { 0.0 }
    };
    for pair in route.windows(2) {
        let ends = [BarEnd::OnTop(pair[0]), BarEnd::OnTop(pair[1])];
        let free = [free(pair[0]), free(pair[1])];
        commands.spawn(bar(Mark::LastMove, inserted.entity, ends, free, &assets));
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

/// A throw goes over the tile that throws: a ribbon from there, which goes with the marks of the target.
fn show_throw(
    inserted: On<Insert, ThrowTarget>,
    targets: Query<(&ThrowTarget, &Space)>,
    assets: Res<MarkAssets>,
    mut commands: Commands,
) {
    if let Ok((target, space)) = targets.get(inserted.entity) {
        let ends = [BarEnd::OnTop(target.by), BarEnd::OnTop(space.0)];
        commands.spawn(bar(
            Mark::Throw,
            inserted.entity,
            ends,
            [ARRIVAL, 0.0],
            &assets,
        ));
    }
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
            let ends = [BarEnd::OnBoard(from), BarEnd::OnBoard(end)];
            commands.spawn(bar(Mark::Line, added.entity, ends, [0.0; 2], &assets));
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
