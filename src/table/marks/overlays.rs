//! What is marked for whoever asks: ways with the spaces that they lack, what could come beside a queen, what keeps a pinned
//! piece, and what counts. Each follows its component.

use super::assets::MarkAssets;
use super::placement::{Bar, BarEnd, Shape};
use super::{Mark, MarkOf, Marks, flat_mark, shaped_mark, unmark};
use crate::app::{Counted, Lacking, PinnedBy, ShortestWays, Stacks, TurnSet};
use crate::rules::{Color, Coord, Kind, Slot};
use bevy::prelude::*;

/// Adds an observer pair for each component that is not shown by one shape alone.
pub(super) fn plugin(app: &mut App) {
    app.add_observer(show_ways)
        .add_observer(hide_ways)
        .add_observer(mark_lacking)
        .add_observer(unmark_lacking)
        .add_observer(mark_counted)
        .add_observer(unmark_counted)
        .add_observer(show_what_pins)
        .add_observer(hide_what_pins)
        .add_systems(
            Update,
            fade_side_marks.in_set(TurnSet::Animate).run_if(
                any_match_filter::<Or<(Added<Lacking>, Added<Counted>)>>
                    .or_eager(any_component_removed::<Lacking>)
                    .or_eager(any_component_removed::<Counted>),
            ),
        );
}

/// A band ends before a picture, and goes on from there: nothing lies on it.
const BESIDE_PICTURE: f32 = 0.44;
/// How far from the middle what joins a piece to what pins it begins and ends.
const BESIDE_PIN: f32 = 0.34;

/// A band for each leg of each side's way.
fn show_ways(
    inserted: On<Insert, ShortestWays>,
    ways: Query<&ShortestWays>,
    stacks: Stacks,
    assets: Res<MarkAssets>,
    mut commands: Commands,
) {
    let Ok(ShortestWays(ways)) = ways.get(inserted.entity) else {
        return;
    };
    let free = |at: Coord| match stacks.top(at).map(|(.., top)| top.piece.kind) {
        Some(Kind::Hive(_) | Kind::Punct(_)) => BESIDE_PICTURE,
        Some(Kind::Tak(_)) | None => 0.0,
    };
    for (meshes, way) in assets.sides.iter().zip(ways) {
        for pair in way.iter().flat_map(|way| way.spaces.windows(2)) {
            let material = assets.material(Mark::Way);
            let band = meshes.band.clone();
            commands.spawn((
                flat_mark(Mark::Way, inserted.entity, band, material),
                Bar {
                    from: BarEnd::OnTop(pair[0]),
                    to: BarEnd::OnTop(pair[1]),
                    free: [free(pair[0]), free(pair[1])],
                },
            ));
        }
    }
}

fn hide_ways(
    replaced: On<Discard, ShortestWays>,
    marked: Query<&Marks>,
    marks: Query<&Mark>,
    mut commands: Commands,
) {
    unmark(replaced.entity, Mark::Way, &marked, &marks, &mut commands);
}

/// A ring for White, a square for Black; both where both lack the space.
fn mark_lacking(
    inserted: On<Insert, Lacking>,
    spaces: Query<&Lacking>,
    assets: Res<MarkAssets>,
    mut commands: Commands,
) {
    let Ok(Lacking(sides)) = spaces.get(inserted.entity) else {
        return;
    };
    let shapes = [Shape::WhiteSign, Shape::BlackSign];
    for (shape, _) in shapes.into_iter().zip(sides).filter(|(_, lacks)| **lacks) {
        commands.spawn(shaped_mark(Mark::Lacks, inserted.entity, shape, &assets));
    }
}

fn unmark_lacking(
    replaced: On<Discard, Lacking>,
    marked: Query<&Marks>,
    marks: Query<&Mark>,
    mut commands: Commands,
) {
    unmark(replaced.entity, Mark::Lacks, &marked, &marks, &mut commands);
}

/// A small sign of the side, beside the picture.
fn mark_counted(
    inserted: On<Insert, Counted>,
    spaces: Query<&Counted>,
    assets: Res<MarkAssets>,
    mut commands: Commands,
) {
    let Ok(Counted(side)) = spaces.get(inserted.entity) else {
        return;
    };
    let shape = match side {
        Color::White => Shape::WhitePip,
        Color::Black => Shape::BlackPip,
    };
    commands.spawn(shaped_mark(Mark::Counted, inserted.entity, shape, &assets));
}

fn unmark_counted(
    replaced: On<Discard, Counted>,
    marked: Query<&Marks>,
    marks: Query<&Mark>,
    mut commands: Commands,
) {
    unmark(
        replaced.entity,
        Mark::Counted,
        &marked,
        &marks,
        &mut commands,
    );
}

/// A link from a pinned piece to each place of what keeps it.
fn show_what_pins(
    inserted: On<Insert, PinnedBy>,
    pinned: Query<&PinnedBy>,
    stacks: Stacks,
    assets: Res<MarkAssets>,
    mut commands: Commands,
) {
    let (Ok(PinnedBy(by)), Some(lying)) =
        (pinned.get(inserted.entity), stacks.lying(inserted.entity))
    else {
        return;
    };
    let Some(from) = seen_dot(inserted.entity, lying.dots.slots(), &stacks) else {
        return;
    };
    for to in by {
        let material = assets.material(Mark::PinnedBy);
        let link = assets.link.clone();
        commands.spawn((
            flat_mark(Mark::PinnedBy, inserted.entity, link, material),
            Bar {
                from: BarEnd::OnTop(from.at),
                to: BarEnd::OnTop(*to),
                free: [BESIDE_PIN; 2],
            },
        ));
    }
}

fn hide_what_pins(
    replaced: On<Discard, PinnedBy>,
    marked: Query<&Marks>,
    marks: Query<&Mark>,
    mut commands: Commands,
) {
    unmark(
        replaced.entity,
        Mark::PinnedBy,
        &marked,
        &marks,
        &mut commands,
    );
}

/// The first of a piece's dots that nothing lies on, its anchor before the others.
pub(super) fn seen_dot(piece: Entity, dots: &[Slot], stacks: &Stacks) -> Option<Slot> {
    let is_seen = |slot: &&Slot| stacks.top(slot.at).is_some_and(|(_, top, _)| top == piece);
    dots.iter().find(is_seen).copied()
}

/// How clearly so many marks of sides are seen: a few stand out, many leave the board to the pieces.
const CLEARNESS: [(usize, f32); 3] = [(14, 0.999), (40, 0.85), (usize::MAX, 0.7)];

/// The more marks there are, the fainter each of them is.
fn fade_side_marks(
    marks: Query<&Mark, With<MarkOf>>,
    assets: Res<MarkAssets>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    let of_sides = |mark: &&Mark| matches!(mark, Mark::Lacks | Mark::Counted);
    let count = marks.iter().filter(of_sides).count();
    let clear = CLEARNESS.into_iter().find(|(most, _)| count <= *most);
    let alpha = clear.map_or(1.0, |(_, alpha)| alpha);
    if let Some(mut side) = materials.get_mut(&assets.side) {
        side.base_color.set_alpha(alpha);
    }
}
