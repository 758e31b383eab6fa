//! Fitting: from where the whole board, with everything on it, just fills the free part of the window.

use super::aim::{Aim, FIELD_OF_VIEW};
use crate::app::{Explode, OnBoard, Raised};
use crate::rules::tak::Stone;
use crate::rules::{Coord, Kind, Lattice, Lying};
use crate::table::geometry::BoardGeometry;
use crate::table::pieces::target_transform::{LIFTED, spread};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::f32::consts::{FRAC_PI_2, FRAC_PI_3};

/// How far away the camera must stand to see the whole board.
pub(super) fn fitting_distance(geometry: &BoardGeometry) -> f32 {
    geometry.reach * 1.06 / (FIELD_OF_VIEW / 2.0).tan()
}

/// What a board reaches beyond the middles of its outermost spaces, and the least that is ever shown.
const RIM: f32 = 0.95;
const LEAST: f32 = 2.2;

/// The outline of what should be seen: around every space, and as high as a few pieces.
pub(super) fn outline(spaces: &[Vec3], centre: Vec3) -> Vec<Vec3> {
    let around = |at: Vec3, far: f32| {
        [(far, far), (far, -far), (-far, far), (-far, -far)].map(|(x, z)| at + Vec3::new(x, 0.0, z))
    };
    let mut points: Vec<Vec3> = spaces.iter().flat_map(|&at| around(at, RIM)).collect();
    points.extend(around(centre, LEAST));
    points.extend(spaces.iter().map(|&at| at + Vec3::Y * 0.5));
    points
}

/// PÜNCT's plate has corners where it has no spaces.
pub(super) fn plate_corners(geometry: &BoardGeometry) -> Vec<Vec3> {
    const REACH: f32 = 9.0;
    let corner = |k: u8| {
        let out = Vec2::from_angle(FRAC_PI_2 + FRAC_PI_3 * f32::from(k)) * REACH;
        geometry.centre + Vec3::new(out.x, 0.0, out.y)
    };
    match geometry.lattice {
        Lattice::HexColumns => (0..6).map(corner).collect(),
        Lattice::Square | Lattice::HexRows => Vec::new(),
    }
}

/// How high a capstone stands, the tallest piece of all.
const CAPSTONE: f32 = 0.9;

/// The pieces on the table, as high as they are shown.
#[derive(SystemParam)]
pub(super) struct Heights<'w, 's> {
    pieces: Query<'w, 's, (&'static OnBoard, Has<Raised>)>,
    explode: Res<'w, Explode>,
}

impl Heights<'_, '_> {
    /// How far the levels are spread apart.
    pub(super) fn explode(&self) -> Explode {
        *self.explode
    }

    /// The highest points of what is on the table, spread apart and lifted as it is: a tower should be seen to its top.
    pub(super) fn tops(&self, geometry: &BoardGeometry) -> Vec<Vec3> {
        self.tops_of(geometry, |_| true)
    }

    /// The same for the pieces that stand on some of these spaces.
    pub(super) fn tops_over(&self, geometry: &BoardGeometry, spaces: &[Coord]) -> Vec<Vec3> {
        let stands = |lying: &Lying| {
            let mut slots = lying.dots.slots().iter();
            slots.any(|slot| spaces.contains(&slot.at))
        };
        self.tops_of(geometry, stands)
    }

    fn tops_of(&self, geometry: &BoardGeometry, wanted: impl Fn(&Lying) -> bool) -> Vec<Vec3> {
        let mut tops = Vec::new();
        let pieces = self.pieces.iter().filter(|(piece, _)| wanted(&piece.0));
        for (OnBoard(lying), raised) in pieces {
            let upright = matches!(lying.piece.kind, Kind::Tak(Stone::Standing | Stone::Cap));
            let mut height = if upright {
                CAPSTONE
            } else {
                geometry.level_height
            };
            height += spread(geometry, *self.explode, lying.dots.anchor().level);
            if raised {
                height += LIFTED;
            }
            let slots = lying.dots.slots().iter();
            tops.extend(slots.map(|slot| geometry.slot(*slot) + Vec3::Y * height));
        }
        tops
    }
}

/// The distance and the focus from which the points just fill the opening of a window.
pub(super) fn fit(
    points: &[Vec3],
    centre: Vec3,
    (yaw, pitch): (f32, f32),
    flat: bool,
    window: Vec2,
    opening: Rect,
) -> (f32, Vec3) {
    let room = opening.size().max(Vec2::splat(50.0));
    let middle = opening.center() - window / 2.0;
    let mut aim = Aim {
        yaw,
        pitch,
        radius: 0.0,
        focus: centre,
    };
    let axes = aim.axes();
    let seen = |aim: Aim| bounds(aim, points, flat, window);
    // A step aside changes what perspective makes of near and far, so the distance is looked for again.
    for _ in 0..12 {
        let (mut near, mut far) = (1.0, 200.0);
        for _ in 0..24 {
            aim.radius = f32::midpoint(near, far);
            let size = seen(aim).size();
            let fits = size.x <= room.x && size.y <= room.y;
            *(if fits { &mut far } else { &mut near }) = aim.radius;
        }
        aim.radius = far;
        let off = seen(aim).center() - middle;
        aim.focus += (axes[0] * off.x - axes[1] * off.y) * aim.per_pixel(window);
    }
    (aim.radius, aim.focus)
}

/// What is seen of a set of points, in pixels from the middle of the window.
fn bounds(aim: Aim, points: &[Vec3], flat: bool, window: Vec2) -> Rect {
    let axes = aim.axes();
    let spots = points.iter().map(|&point| {
        let spot = aim.spot(axes, point, flat, window);
        // Behind the camera: as far off as can be.
        spot.unwrap_or(Vec2::splat(1e6))
    });
    let bounds = spots.map(|spot| Rect::from_corners(spot, spot));
    bounds.reduce(|a, b| a.union(b)).unwrap_or_default()
}

/// How far a span must be moved to lie within another; their middles meet where it is too long.
fn shift_into((low, high): (f32, f32), (least, most): (f32, f32)) -> f32 {
    if high - low > most - least {
        f32::midpoint(low, high) - f32::midpoint(least, most)
    } else {
        (low - least).min(0.0) + (high - most).max(0.0)
    }
}

/// Whether all the points are seen within the opening, give or take a few pixels.
pub(super) fn is_seen(aim: Aim, points: &[Vec3], flat: bool, window: Vec2, opening: Rect) -> bool {
    const SLACK: f32 = 4.0;
    let seen = bounds(aim, points, flat, window);
    let room = Rect::from_center_size(opening.center() - window / 2.0, opening.size());
    let room = room.inflate(SLACK);
    points.is_empty() || (room.contains(seen.min) && room.contains(seen.max))
}

/// The nearest view to this one that shows the points within the opening: as far aside as it must, and back only where
/// that isn't enough and is allowed. `None` where it can't be done so.
pub(super) fn bring_in(
    mut aim: Aim,
    points: &[Vec3],
    flat: bool,
    window: Vec2,
    opening: Rect,
    may_step_back: bool,
) -> Option<Aim> {
    let room = Rect::from_center_size(opening.center() - window / 2.0, opening.size());
    let [right, up, _] = aim.axes();
    let mut is_over_them = false;
    // A step aside changes what perspective makes of near and far, so each is looked for again.
    for _ in 0..12 {
        if is_seen(aim, points, flat, window, opening) {
            return Some(aim);
        }
        let size = bounds(aim, points, flat, window).size();
        if size.x > room.width() || size.y > room.height() {
            if !may_step_back {
                if is_over_them {
                    return None;
                }
                // Beside a camera that stands near, or behind it, they have no size that means anything.
                is_over_them = true;
                let middle = points.iter().sum::<Vec3>() / points.len() as f32;
                aim.focus = middle.with_y(aim.focus.y);
                continue;
            }
            let (mut near, mut far) = (aim.radius, 200.0);
            for _ in 0..24 {
                aim.radius = f32::midpoint(near, far);
                let size = bounds(aim, points, flat, window).size();
                let fits = size.x <= room.width() && size.y <= room.height();
                *(if fits { &mut far } else { &mut near }) = aim.radius;
            }
            aim.radius = far;
        }
        let seen = bounds(aim, points, flat, window);
        let off = Vec2::new(
            shift_into((seen.min.x, seen.max.x), (room.min.x, room.max.x)),
            shift_into((seen.min.y, seen.max.y), (room.min.y, room.max.y)),
        );
        aim.focus += (right * off.x - up * off.y) * aim.per_pixel(window);
    }
    is_seen(aim, points, flat, window, opening).then_some(aim)
}

#[cfg(test)]
mod tests {
    use super::super::aim::{LOW_PITCH, USUAL_PITCH};
    use super::*;
    use std::f32::consts::PI;

    #[test]
    fn a_fitted_board_fills_the_opening_and_stays_inside_it() {
        let spaces: Vec<Vec3> = (0..25)
            .map(|i| Vec3::new((i % 5) as f32, 0.0, -((i / 5) as f32)))
            .collect();
        let centre = Vec3::new(2.0, 0.0, -2.0);
        let points = outline(&spaces, centre);
        let window = Vec2::new(1280.0, 800.0);
        let opening = Rect::new(220.0, 50.0, 1030.0, 740.0);
        for (yaw, pitch) in [(0.0, USUAL_PITCH), (PI, USUAL_PITCH), (0.7, LOW_PITCH)] {
            let view = Quat::from_euler(EulerRot::YXZ, yaw, -pitch, 0.0);
            let (radius, focus) = fit(&points, centre, (yaw, pitch), false, window, opening);
            let eye =
                Transform::from_translation(focus + view * Vec3::Z * radius).with_rotation(view);
            let from_eye = eye.to_matrix().inverse();
            let scale = window.y / 2.0 / (FIELD_OF_VIEW / 2.0).tan();
            let spots = points.iter().map(|&point| {
                let seen = from_eye.transform_point3(point);
                window / 2.0 + Vec2::new(seen.x, -seen.y) / -seen.z * scale
            });
            let bounds = spots
                .map(|spot| Rect::from_corners(spot, spot))
                .reduce(|a, b| a.union(b))
                .unwrap();
            let filled = (bounds.size() / opening.size()).max_element();
            assert!((0.98..1.01).contains(&filled), "{bounds:?}");
            assert!(
                opening.inflate(2.0).contains(bounds.min)
                    && opening.inflate(2.0).contains(bounds.max),
                "{bounds:?}"
            );
        }
    }
}
