//! The round table under the boards: planks, slate or cloth, darker away from the lamp over its middle, and its wooden edge.

use crate::store::TableStyle;
use crate::table::art::outline::Outline;
use crate::table::art::sculpt::Sculpt;
use bevy::prelude::*;

/// The radius of the table's top.
pub(super) const TABLE: f32 = 15.0;

/// How far the lamp's full light reaches, and what is left of it at the table's edge.
const FULL_LIGHT: f32 = 4.0;
const LEFT_LIGHT: f32 = 0.20;

/// How much of the lamp's light falls on a place of the table.
fn light_at(place: Vec2) -> f32 {
    let share = ((place.length() - FULL_LIGHT) / (TABLE - FULL_LIGHT)).clamp(0.0, 1.0);
    let smooth = share * share * (3.0 - 2.0 * share);
    1.0 + (LEFT_LIGHT - 1.0) * smooth
}

/// The top without what is nearer to the middle than `clear`: what nobody sees isn't there, for every pixel of it would
/// be paid for.
pub(super) fn top(style: TableStyle, clear: f32) -> Sculpt {
    match style {
        TableStyle::Wood => planks(clear),
        TableStyle::Slate | TableStyle::Felt => disc(clear),
    }
}

/// The wooden edge of the table, a little above its top.
pub(super) fn rim() -> Sculpt {
    let edge = Outline::circle(Vec2::ZERO, TABLE + 0.9, 72);
    let mut sculpt = Sculpt::new(4.0);
    sculpt
        .paint(Color::linear_rgb(0.35, 0.33, 0.32))
        .ring(&edge, 0.9, [-0.9, 0.12], 0.10);
    sculpt
}

/// Planks from edge to edge, each cut from another place of the wood, with a dark joint between them.
fn planks(clear: f32) -> Sculpt {
    const WIDE: f32 = 1.5;
    const LONG: f32 = 3.8;
    const JOINT: f32 = 0.022;
    let mut rng = fastrand::Rng::with_seed(77);
    let mut sculpt = Sculpt::new(3.2);
    let strips = (TABLE / WIDE).ceil() as i32;
    for strip in -strips..strips {
        let (near, far) = (strip as f32 * WIDE, (strip + 1) as f32 * WIDE);
        let tone = 0.78 + 0.34 * rng.f32();
        sculpt.grain(Vec2::new(rng.f32(), rng.f32()) * 40.0, false);
        // A little of each plank disappears under the table's edge, and none comes out beyond it.
        let reach = |y: f32| ((TABLE + 0.4).powi(2) - y * y).max(0.0).sqrt();
        let longest = reach(near.abs().min(far.abs()));
        let cells = (longest / LONG).ceil() as i32;
        for cell in -cells..cells {
            let ends = [cell, cell + 1].map(|end| (end as f32 * LONG).clamp(-longest, longest));
            let nearest = Vec2::new(ends[0].abs().max(ends[1].abs()), near.abs().max(far.abs()));
            if nearest.length() < clear {
                continue;
            }
            let rows = [
                (near, 0.25),
                (near + JOINT, 1.0),
                (far - JOINT, 1.0),
                (far, 0.25),
            ];
            for pair in rows.windows(2) {
                let [(y0, dark0), (y1, dark1)] = [pair[0], pair[1]];
                let corners = [(ends[0], y0), (ends[1], y0), (ends[1], y1), (ends[0], y1)]
                    .map(|(x, y): (f32, f32)| Vec2::new(x.clamp(-reach(y), reach(y)), y));
                let lights = [dark0, dark0, dark1, dark1];
                let lights: [f32; 4] =
                    std::array::from_fn(|i| light_at(corners[i]) * tone * lights[i]);
                sculpt.sheet(corners, lights, 0.0);
            }
        }
    }
    sculpt
}

/// Rings from the board to the edge.
fn disc(clear: f32) -> Sculpt {
    const ROUND: usize = 48;
    let mut sculpt = Sculpt::new(3.5);
    let mut radii = vec![clear.max(0.0)];
    let steps = [4.0, 5.5, 7.0, 8.5, 10.0, 11.5, 13.0, 14.0, TABLE + 0.2];
    radii.extend(steps.into_iter().filter(|radius| *radius > clear + 0.3));
    for pair in radii.windows(2) {
        for i in 0..ROUND {
            let way = |k: usize| Vec2::from_angle(std::f32::consts::TAU * k as f32 / ROUND as f32);
            let corners = [
                way(i) * pair[0],
                way(i) * pair[1],
                way(i + 1) * pair[1],
                way(i + 1) * pair[0],
            ];
            sculpt.sheet(corners, corners.map(light_at), 0.0);
        }
    }
    sculpt
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lamp_lights_the_middle_and_less_of_the_edge() {
        assert!((light_at(Vec2::ZERO) - 1.0).abs() < 1e-6);
        assert!((light_at(Vec2::X * TABLE) - LEFT_LIGHT).abs() < 1e-6);
        assert!(light_at(Vec2::X * 8.0) > light_at(Vec2::X * 11.0));
    }
}
