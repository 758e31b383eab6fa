//! What is painted on the walls of the room: an evening in a study, out of focus and dim, for an eye at the table looks at the
//! board. Windows, standing lamp and fire are where the light of the environment comes from.

use super::canvas::{Canvas, step};
use super::environment::{FIRE, Patch, STANDING_LAMP, WINDOWS};
use bevy::prelude::*;
use fastrand::Rng;
use std::f32::consts::TAU;

/// Heights of what runs around the room.
const RAIL: f32 = 0.02;
const FLOOR: f32 = -0.30;
const CEILING: f32 = 0.74;
const RUG: f32 = -0.50;

const FLOOR_LIGHT: Vec3 = Vec3::new(0.016, 0.010, 0.006);
const PANEL_LIGHT: Vec3 = Vec3::new(0.024, 0.0145, 0.0085);
const WALL_LIGHT: Vec3 = Vec3::new(0.021, 0.025, 0.018);
const CEILING_LIGHT: Vec3 = Vec3::new(0.040, 0.034, 0.026);
const WOOD_LIGHT: Vec3 = Vec3::new(0.050, 0.031, 0.018);
const RUG_LIGHT: Vec3 = Vec3::new(0.030, 0.0105, 0.0085);
const DARK: Vec3 = Vec3::new(0.006, 0.004, 0.003);

/// For what goes all around the room: its ends would be beyond the whole.
const ALL_AROUND: f32 = TAU;
/// How soft an edge is out of focus.
const SOFT: f32 = 0.028;

/// The room, from −π to π around and from top to bottom.
pub(super) fn painting() -> Image {
    let mut rng = Rng::with_seed(58);
    let mut canvas = Canvas::of_heights(wall);
    panels(&mut canvas);
    floor(&mut canvas, &mut rng);
    for [yaw, pitch, wide, high] in [
        [STANDING_LAMP.yaw, STANDING_LAMP.pitch, 0.62, 0.55],
        [FIRE.yaw, FIRE.pitch - 0.1, 0.55, 0.42],
    ] {
        canvas.glow([yaw, pitch], [wide, high], Vec3::new(0.085, 0.045, 0.017));
    }
    for (yaw, half) in [(-0.96, 0.17), (1.31, 0.12), (-2.62, 0.34), (2.22, 0.15)] {
        bookcase(&mut canvas, yaw, half, &mut rng);
    }
    for yaw in [0.66, -2.02] {
        picture(&mut canvas, [yaw, 0.33]);
    }
    for window in &WINDOWS {
        dusk(&mut canvas, window, &mut rng);
    }
    lamp(&mut canvas);
    fire(&mut canvas);
    canvas.image(&mut rng)
}

/// Floor, panels, wall and ceiling, each a little lighter towards the lamp over the table.
fn wall(pitch: f32) -> Vec3 {
    let mut light = FLOOR_LIGHT.lerp(PANEL_LIGHT, step(FLOOR, pitch, SOFT));
    light = light.lerp(WALL_LIGHT, step(RAIL, pitch, SOFT));
    light = light.lerp(CEILING_LIGHT, step(CEILING, pitch, 0.05));
    light * (0.72 + 0.5 * ((pitch + 0.3) / 1.1).clamp(0.0, 1.0))
}

/// The panels of the wall's lower part, and the rail over them.
fn panels(canvas: &mut Canvas) {
    const COUNT: usize = 22;
    let middle = f32::midpoint(RAIL, FLOOR);
    for i in 0..COUNT {
        let yaw = TAU * (i as f32 + 0.5) / COUNT as f32;
        let half = [TAU / COUNT as f32 * 0.36, (RAIL - FLOOR) * 0.34];
        canvas.cover([yaw, middle], half, SOFT, |_, _| PANEL_LIGHT * 1.45);
        let half = [half[0] - 0.016, half[1] - 0.016];
        canvas.cover([yaw, middle], half, SOFT, |_, _| PANEL_LIGHT * 0.86);
    }
    canvas.cover([0.0, RAIL], [ALL_AROUND, 0.011], 0.02, |_, _| WOOD_LIGHT);
    canvas.cover([0.0, FLOOR + 0.02], [ALL_AROUND, 0.014], 0.02, |_, _| {
        PANEL_LIGHT * 1.5
    });
    canvas.cover([0.0, CEILING], [ALL_AROUND, 0.014], 0.03, |_, _| {
        CEILING_LIGHT * 1.5
    });
}

/// Boards that run to the wall, and a round rug under the table.
fn floor(canvas: &mut Canvas, rng: &mut Rng) {
    const BOARDS: usize = 64;
    let middle = f32::midpoint(FLOOR, RUG);
    for i in 0..BOARDS {
        let yaw = TAU * i as f32 / BOARDS as f32;
        let half = [TAU / BOARDS as f32 / 2.0 - 0.004, (FLOOR - RUG) / 2.0];
        let tone = 0.8 + 0.7 * rng.f32();
        canvas.cover([yaw, middle], half, 0.02, |_, _| FLOOR_LIGHT * tone);
    }
    canvas.cover([0.0, RUG - 1.0], [ALL_AROUND, 1.0], 0.03, |_, _| RUG_LIGHT);
    for (below, light) in [
        (0.035, Vec3::new(0.058, 0.040, 0.020)),
        (0.070, Vec3::new(0.016, 0.018, 0.026)),
        (0.105, Vec3::new(0.058, 0.040, 0.020)),
    ] {
        canvas.cover([0.0, RUG - below], [ALL_AROUND, 0.006], 0.02, |_, _| light);
    }
}

/// Shelves of books whose backs have many colours, none of them loud.
fn bookcase(canvas: &mut Canvas, yaw: f32, half: f32, rng: &mut Rng) {
    const SHELVES: usize = 5;
    let (bottom, top) = (FLOOR + 0.03, 0.56);
    let (middle, high) = (f32::midpoint(bottom, top), (top - bottom) / 2.0);
    canvas.cover([yaw, middle], [half + 0.018, high + 0.018], SOFT, |_, _| {
        WOOD_LIGHT * 0.8
    });
    canvas.cover([yaw, middle], [half, high], SOFT, |_, _| DARK);
    let shelf = 2.0 * high / SHELVES as f32;
    for row in 0..SHELVES {
        let foot = bottom + shelf * row as f32;
        let mut at = yaw - half + 0.01;
        while at < yaw + half - 0.02 {
            let wide = 0.010 + 0.012 * rng.f32();
            let tall = shelf * (0.58 + 0.28 * rng.f32());
            let kinds = [
                Vec3::new(0.062, 0.018, 0.012),
                Vec3::new(0.018, 0.034, 0.030),
                Vec3::new(0.070, 0.050, 0.026),
                Vec3::new(0.022, 0.026, 0.046),
                Vec3::new(0.044, 0.030, 0.018),
            ];
            let color = kinds[rng.usize(..kinds.len())] * (0.45 + 0.55 * rng.f32());
            let place = [at + wide, foot + tall / 2.0];
            canvas.cover(place, [wide - 0.002, tall / 2.0], 0.02, |_, _| color);
            at += 2.0 * wide;
        }
        canvas.cover([yaw, foot], [half, 0.008], 0.02, |_, _| WOOD_LIGHT * 0.7);
    }
}

/// A landscape in a golden frame, too far to be made out.
fn picture(canvas: &mut Canvas, [yaw, pitch]: [f32; 2]) {
    let gold = Vec3::new(0.085, 0.058, 0.022);
    canvas.cover([yaw, pitch], [0.092, 0.115], 0.018, |_, _| gold);
    canvas.cover([yaw, pitch], [0.072, 0.095], 0.018, |_, height| {
        let land = Vec3::new(0.024, 0.028, 0.014);
        let sky = Vec3::new(0.070, 0.066, 0.056);
        land.lerp(sky, step(pitch - 0.01, height, 0.05))
    });
}

/// A window with the last light in it and some lamps far off, its cross bars, and curtains beside it.
fn dusk(canvas: &mut Canvas, window: &Patch, rng: &mut Rng) {
    let at = [window.yaw, window.pitch];
    let [wide, high] = window.half;
    let bottom = window.pitch - high;
    canvas.glow(at, [wide * 1.7, high * 1.5], Vec3::new(0.010, 0.014, 0.024));
    canvas.cover(at, [wide + 0.02, high + 0.02], SOFT, |_, _| WOOD_LIGHT);
    canvas.cover(at, [wide, high], SOFT, |_, pitch| {
        let share = ((pitch - bottom) / (2.0 * high)).clamp(0.0, 1.0);
        let (low, mid, top) = (
            Vec3::new(0.200, 0.118, 0.098),
            Vec3::new(0.086, 0.098, 0.158),
            Vec3::new(0.030, 0.044, 0.100),
        );
        low.lerp(mid, (share / 0.4).min(1.0))
            .lerp(top, ((share - 0.4) / 0.6).max(0.0))
    });
    // Roofs against the sky, and lit windows in them.
    let roofs = Vec3::new(0.020, 0.018, 0.026);
    let mut left = window.yaw - wide;
    while left < window.yaw + wide - 0.03 {
        let half = 0.03 + 0.03 * rng.f32();
        let tall = high * (0.16 + 0.22 * rng.f32());
        let half = half.min((window.yaw + wide - left) / 2.0);
        canvas.cover(
            [left + half, bottom + tall / 2.0],
            [half, tall / 2.0],
            0.03,
            |_, _| roofs,
        );
        left += 2.0 * half;
    }
    for _ in 0..11 {
        let yaw = window.yaw + wide * (1.7 * rng.f32() - 0.85);
        let pitch = bottom + high * (0.06 + 0.30 * rng.f32());
        let radius = 0.010 + 0.008 * rng.f32();
        let light = Vec3::new(0.30, 0.185, 0.075) * (0.25 + 0.75 * rng.f32());
        canvas.bokeh([yaw, pitch], radius, light);
    }
    let bars = WOOD_LIGHT * 0.75;
    canvas.cover(at, [0.007, high], 0.016, |_, _| bars);
    for share in [-0.36, 0.32] {
        canvas.cover(
            [at[0], at[1] + high * share],
            [wide, 0.006],
            0.014,
            |_, _| bars,
        );
    }
    for side in [-1.0, 1.0] {
        let place = [window.yaw + side * (wide + 0.028), window.pitch - 0.06];
        canvas.cover(place, [0.062, high + 0.13], SOFT, |yaw, _| {
            let fold = 0.62 + 0.38 * ((yaw - window.yaw) * 150.0).sin();
            Vec3::new(0.060, 0.017, 0.013) * fold
        });
    }
    let rod = [window.yaw, window.pitch + high + 0.075];
    canvas.cover(rod, [wide + 0.12, 0.006], 0.014, |_, _| WOOD_LIGHT * 1.2);
}

/// The standing lamp: a shade that glows, brightest in its middle, on a thin foot.
fn lamp(canvas: &mut Canvas) {
    let [yaw, pitch] = [STANDING_LAMP.yaw, STANDING_LAMP.pitch];
    let foot = f32::midpoint(pitch, FLOOR);
    canvas.cover(
        [yaw, foot],
        [0.006, (pitch - FLOOR) / 2.0],
        0.014,
        |_, _| DARK,
    );
    canvas.glow(
        [yaw, pitch + 0.04],
        [0.24, 0.26],
        Vec3::new(0.22, 0.125, 0.050),
    );
    canvas.around([yaw, pitch], [0.16, 0.13], |point, aside, up| {
        // Wider below.
        let half = 0.083 - 0.26 * up;
        let share = step(-half, -aside.abs(), SOFT) * step(-0.095, -up.abs(), SOFT);
        let warm = Vec3::new(0.64, 0.41, 0.19) * (1.0 - 3.2 * (up + 0.02).abs());
        *point = point.lerp(warm, share);
    });
}

/// A fireplace: embers in a dark opening under a shelf.
fn fire(canvas: &mut Canvas) {
    let (yaw, pitch) = (FIRE.yaw, FLOOR + 0.14);
    canvas.cover([yaw, pitch + 0.02], [0.27, 0.19], SOFT, |_, _| {
        Vec3::new(0.060, 0.050, 0.040)
    });
    canvas.cover([yaw, pitch], [0.19, 0.125], SOFT, |_, _| DARK);
    for (aside, up, size, light) in [
        (0.0, -0.085, [0.13, 0.040], Vec3::new(0.55, 0.19, 0.040)),
        (-0.02, -0.02, [0.036, 0.085], Vec3::new(0.50, 0.24, 0.06)),
        (0.045, -0.05, [0.030, 0.050], Vec3::new(0.34, 0.15, 0.04)),
        (-0.075, -0.06, [0.026, 0.040], Vec3::new(0.28, 0.12, 0.03)),
    ] {
        canvas.glow([yaw + aside, pitch + up], size, light);
    }
    let shelf = [yaw, pitch + 0.225];
    canvas.cover(shelf, [0.31, 0.014], 0.02, |_, _| WOOD_LIGHT * 1.5);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::render::canvas::{HIGH, WIDE};

    #[test]
    fn the_room_is_dim_everywhere_and_flat_nowhere() {
        let image = painting();
        let bytes = image.data.expect("it was just painted");
        let light = |at: usize| {
            bytes[4 * at..][..3]
                .iter()
                .map(|byte| f32::from(*byte))
                .sum::<f32>()
                / 3.0
        };
        // Sixteen ways around, between panels and ceiling.
        for part in 0..16 {
            let columns = part * WIDE / 16..(part + 1) * WIDE / 16;
            let lights: Vec<f32> = (HIGH / 4..HIGH / 2)
                .flat_map(|row| columns.clone().map(move |column| row * WIDE + column))
                .map(light)
                .collect();
            let mean = lights.iter().sum::<f32>() / lights.len() as f32;
            let spread = lights.iter().map(|light| (light - mean).abs()).sum::<f32>();
            assert!((15.0..150.0).contains(&mean), "{part}: {mean}");
            assert!(spread / lights.len() as f32 > 2.0, "{part}: {spread}");
        }
    }
}
