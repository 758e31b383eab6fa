//! The ways of the three games' moves: a hop, a slide around the others, a climb over them, a spread stone by stone.

use super::path::{Pace, Path};
use crate::rules::Coord;
use crate::table::geometry::BoardGeometry;
use bevy::prelude::*;

/// A hop across the board, and a lift or a turn in place.
const HOP_SECS: f32 = 0.30;
const SHIFT_SECS: f32 = 0.18;
/// A slide along one other tile; each further one takes less, for the eye has found the way.
const SLIDE_SECS: f32 = 0.28;
const FURTHER_SLIDE_SECS: f32 = 0.08;
/// Up or down a stack, and across what stands there.
const CLIMB_SECS: f32 = 0.14;
const CROSS_SECS: f32 = 0.15;
/// A pile that is spread rises, goes from square to square and lets its stones fall, one a moment after the other.
const LIFT_SECS: f32 = 0.08;
const STEP_SECS: f32 = 0.13;
const FALL_SECS: f32 = 0.10;
const NEXT_STONE_SECS: f32 = 0.06;
/// Nobody waits longer for the longest way.
const LONGEST_SECS: f32 = 0.9;

/// How far a piece leans when it is carried, climbs, or is taken up.
const CARRIED_LEAN: f32 = 0.13;
const CLIMBING_LEAN: f32 = 0.22;
const TAKEN_LEAN: f32 = 0.08;
/// The air under what passes over something.
const CLEAR: f32 = 0.16;

/// Where a piece comes down: what it touches first, and where it comes to rest.
#[derive(Copy, Clone, Debug)]
pub(super) struct Down {
    pub(super) touches: Vec3,
    pub(super) to: Vec3,
}

impl Down {
    pub(super) const fn at(to: Vec3) -> Self {
        Self { touches: to, to }
    }
}

/// In an arc, over whatever stands up to so high on the way.
pub(super) fn hop(from: Vec3, down: Down, highest: f32) -> Path {
    let to = down.touches;
    let way = (to - from).with_y(0.0).length();
    let over = highest - from.y.min(to.y);
    let arc = (0.35 + 0.12 * way.min(5.0)).max(1.5 * over + CLEAR);
    Path::from(from)
        .arc_to(to, arc, HOP_SECS, Pace::Heavy)
        .settle_on(down.to)
        .leaning(CARRIED_LEAN)
}

/// Where it is, a little higher, lower or turned.
pub(super) fn shift(from: Vec3, to: Vec3) -> Path {
    let path = Path::from(from).to(to, SHIFT_SECS, Pace::Gentle);
    if to.y > from.y {
        path.leaning(TAKEN_LEAN)
    } else {
        path
    }
}

/// On the table around the others, which it touches with an edge all the way. `None` where the way isn't free.
pub(super) fn slide(
    from: Vec3,
    route: &[Coord],
    geometry: &BoardGeometry,
    height: &impl Fn(Coord) -> u8,
) -> Option<Path> {
    if route.len() < 2 || route.iter().any(|&at| height(at) > 0) {
        return None;
    }
    let mut points = Vec::new();
    for step in route.windows(2) {
        let [a, b] = [step[0], step[1]];
        let beside = geometry.lattice.neighbours(a);
        let mut beside = beside.filter(|at| geometry.lattice.neighbours(b).any(|to| to == *at));
        if !geometry.lattice.neighbours(a).any(|at| at == b) {
            return None;
        }
        // Around the tile on one side, through a part of the empty space on the other.
        let free = beside.find(|&at| height(at) == 0)?;
        let [a, b, free] = [a, b, free].map(|at| geometry.space(at));
        points.extend([(a + b + free) / 3.0, b]);
    }
    let steps = route.len() - 1;
    let secs = SLIDE_SECS + FURTHER_SLIDE_SECS * (steps - 1) as f32;
    let secs = secs / points.len() as f32;
    let mut path = Path::from(from);
    for point in points {
        path = path.to(point, secs, Pace::Even);
    }
    Some(path.eased().within(LONGEST_SECS))
}

/// Up, across and down, from one space to the next.
pub(super) fn climb(
    from: Vec3,
    to: Vec3,
    route: &[Coord],
    geometry: &BoardGeometry,
    height: &impl Fn(Coord) -> u8,
) -> Path {
    let top = |at: Coord| geometry.slot(at.at_level(height(at)));
    let mut path = Path::from(from).leaning(CLIMBING_LEAN);
    let mut here = from + Vec3::Y * CLEAR / 2.0;
    for (i, &at) in route.iter().enumerate().skip(1) {
        let is_last = i + 1 == route.len();
        let next = if is_last { to } else { top(at) };
        let clear = here.y.max(next.y + CLEAR);
        path = path.to(here.with_y(clear), CLIMB_SECS, Pace::Gentle).to(
            next.with_y(clear),
            CROSS_SECS,
            Pace::Gentle,
        );
        here = next.with_y(clear);
    }
    path.to(to, CLIMB_SECS / 2.0, Pace::Falling)
        .within(LONGEST_SECS)
        .settle_on(to)
}

/// One of several pieces that were carried along a line and dropped on the way.
#[derive(Copy, Clone, Debug)]
pub(super) struct Dropped {
    pub(super) from: Vec3,
    pub(super) down: Down,
    /// How high it is carried.
    pub(super) carried_at: f32,
    /// How many fell on the same space before it.
    pub(super) before: usize,
}

/// How high a pile is carried over spaces that are so high.
pub(super) fn carried_at(lowest: f32, highest: f32) -> f32 {
    lowest.max(highest) + CLEAR
}

/// With the rest of the pile until it is over its space, and down.
pub(super) fn spread(stone: Dropped) -> Path {
    let Dropped { from, down, .. } = stone;
    let to = down.touches;
    let over = to.with_y(stone.carried_at);
    let steps = (to - from).with_y(0.0).length();
    Path::from(from)
        .to(from.with_y(stone.carried_at), LIFT_SECS, Pace::Gentle)
        .to(over, STEP_SECS * steps, Pace::Gentle)
        .to(over, NEXT_STONE_SECS * stone.before as f32, Pace::Even)
        .to(to, FALL_SECS, Pace::Falling)
        .leaning(CARRIED_LEAN / 3.0)
        .within(LONGEST_SECS)
        .settle_on(down.to)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Lattice;

    fn hive() -> BoardGeometry {
        BoardGeometry {
            lattice: Lattice::HexRows,
            level_height: 0.3,
            ..default()
        }
    }

    /// How deep two tiles are in each other; below zero they are apart. Tiles fill their spaces.
    fn overlap(a: Vec3, b: Vec3) -> f32 {
        let away = Vec2::new(b.x - a.x, b.z - a.z);
        let sides = [0.0, 60.0, 120.0].map(|angle: f32| Vec2::from_angle(angle.to_radians()));
        let farthest = sides.map(|side| away.dot(side).abs()).into_iter();
        1.0 - farthest.fold(0.0, f32::max)
    }

    #[test]
    fn a_tile_slides_around_another_and_touches_it_all_the_way_without_entering_it() {
        let geometry = hive();
        let (tile, middle) = (Coord::new(1, 0), Coord::new(0, 0));
        let height = |at: Coord| u8::from(at == middle);
        // Halfway around it.
        let route = [tile, Coord::new(0, 1), Coord::new(-1, 1), Coord::new(-1, 0)];
        let from = geometry.space(tile);
        let path = slide(from, &route, &geometry, &height).unwrap();
        assert!(path.end().distance(geometry.space(route[3])) < 1e-5);
        for i in 0..=200 {
            let at = path.at(path.secs() * i as f32 / 200.0);
            let depth = overlap(at, geometry.space(middle));
            assert!(depth.abs() < 1e-3, "{at}: {depth}");
        }
    }

    #[test]
    fn nothing_slides_through_a_gate_or_over_a_tile() {
        let geometry = hive();
        let route = [Coord::new(0, 0), Coord::new(1, 0)];
        let gate = |at: Coord| u8::from(at == Coord::new(1, -1) || at == Coord::new(0, 1));
        assert_eq!(slide(Vec3::ZERO, &route, &geometry, &gate), None);
        let tile = |at: Coord| u8::from(at == route[1]);
        assert_eq!(slide(Vec3::ZERO, &route, &geometry, &tile), None);
    }

    #[test]
    fn a_climb_goes_over_what_stands_there() {
        let geometry = hive();
        let route = [Coord::new(0, 0), Coord::new(1, 0)];
        let height = |at: Coord| if at == route[1] { 2 } else { 0 };
        let to = geometry.slot(route[1].at_level(2));
        let path = climb(Vec3::ZERO, to, &route, &geometry, &height);
        for i in 0..=100 {
            let at = path.at(path.secs() * i as f32 / 100.0);
            let is_beside = overlap(at, geometry.space(route[1])) < 1e-3;
            assert!(is_beside || at.y > to.y - 1e-4, "it is inside: {at}");
        }
    }

    #[test]
    fn the_stones_of_a_pile_fall_one_after_another_and_from_above() {
        let fall = |steps: u8, before: usize| {
            let to = Vec3::new(f32::from(steps), 0.3, 0.0);
            spread(Dropped {
                from: Vec3::ZERO,
                down: Down::at(to),
                carried_at: carried_at(0.0, 0.3),
                before,
            })
        };
        let contacts = [fall(1, 0), fall(1, 1), fall(2, 0), fall(3, 0)].map(|p| p.contact_secs());
        assert!(contacts.is_sorted_by(|a, b| a < b), "{contacts:?}");
        let path = fall(2, 0);
        for i in 0..=100 {
            let at = path.at(path.contact_secs() * i as f32 / 100.0);
            assert!(at.x < 1e-3 || at.y > 0.3 - 1e-4, "{at}");
        }
    }
}
