//! The sounds themselves, made when they are played: what is struck rings in a few tones that die away, what slides hisses, and what is
//! told to a person is a note. No two are quite the same, so that none of them tires.

use super::catalogue::{Material, Sound};
use fastrand::Rng;
use std::f32::consts::{PI, TAU};

/// Samples a second.
pub const RATE: u32 = 48_000;

/// How long a sound takes to swell from nothing, and to die away to nothing at its end: without a click.
const ATTACK_SECS: f32 = 0.0015;
const RELEASE_SECS: f32 = 0.03;
/// How much a blow may differ in pitch and loudness from the usual one, and how much a note.
const BLOW_VARIES: f32 = 0.03;
const NOTE_VARIES: f32 = 0.003;
const LOUDNESS_VARIES: f32 = 0.14;
/// How much higher each level of a stack sounds.
const HIGHER: f32 = 1.045;

/// A tone that dies away: how many times as high as the lowest, how loud, and how many seconds until a third of it is left.
type Tone = (f32, f32, f32);

const WOOD: &[Tone] = &[
    (1.0, 1.0, 0.055),
    (2.57, 0.55, 0.032),
    (4.10, 0.28, 0.020),
    (6.35, 0.14, 0.012),
];
const STONE: &[Tone] = &[
    (1.0, 0.9, 0.042),
    (1.83, 0.7, 0.030),
    (2.71, 0.45, 0.020),
    (4.22, 0.25, 0.011),
];
const FELT: &[Tone] = &[(1.0, 1.0, 0.045), (1.62, 0.35, 0.025)];
const BELL: &[Tone] = &[
    (1.0, 1.0, 0.26),
    (2.0, 0.32, 0.17),
    (3.01, 0.11, 0.10),
    (4.24, 0.05, 0.06),
];
const BAR: &[Tone] = &[(1.0, 1.0, 0.14), (3.98, 0.22, 0.05), (9.9, 0.06, 0.02)];

/// What is struck: how high it is, in which tones it rings, and how much of the blow itself is heard.
#[derive(Copy, Clone, Debug)]
struct Body {
    hz: f32,
    tones: &'static [Tone],
    /// How loud the noise of the contact is, how long it lasts, and the highest of it.
    noise: (f32, f32, f32),
}

impl Body {
    const fn of(material: Material) -> Self {
        match material {
            Material::Wood => Self {
                hz: 410.0,
                tones: WOOD,
                noise: (0.9, 0.006, 3200.0),
            },
            Material::Stone => Self {
                hz: 1130.0,
                tones: STONE,
                noise: (1.0, 0.004, 6500.0),
            },
            Material::Felt => Self {
                hz: 150.0,
                tones: FELT,
                noise: (2.2, 0.018, 700.0),
            },
        }
    }
}

/// Makes a sound, at [`RATE`] and for one ear; no sample is beyond 1 either way.
pub fn synthesise(sound: Sound, rng: &mut Rng) -> Vec<f32> {
    let (mut samples, loudness) = match sound {
        Sound::Take(material) => {
            let mut body = Body::of(material);
            body.hz *= 1.3;
            (struck(body, 0.12, rng), 0.16)
        }
        Sound::Place { on, height } => {
            let mut body = Body::of(on);
            body.hz *= HIGHER.powi(i32::from(height));
            let loudness = 0.5 + 0.02 * f32::from(height);
            (struck(body, 0.30, rng), loudness)
        }
        Sound::Slide(material) => (slid(material, rng), 0.14),
        Sound::Flatten => (flattened(rng), 0.85),
        Sound::Refused => {
            let low = Body {
                hz: 132.0,
                ..Body::of(Material::Felt)
            };
            let mut samples = struck(low, 0.26, rng);
            add(&mut samples, &struck(low, 0.15, rng), 0.10);
            (samples, 0.22)
        }
        Sound::YourTurn => (notes(&[(0.0, 659.3), (0.09, 987.8)], BELL, 0.8, rng), 0.22),
        Sound::Threat => (notes(&[(0.0, 587.3), (0.15, 554.4)], BAR, 0.6, rng), 0.30),
        Sound::Win => {
            let rising = [(0.0, 523.3), (0.1, 659.3), (0.2, 784.0), (0.3, 1046.5)];
            (notes(&rising, BELL, 0.98, rng), 0.34)
        }
        Sound::GameOver => {
            let falling = [(0.0, 392.0), (0.13, 329.6), (0.26, 261.6)];
            (notes(&falling, BELL, 0.95, rng), 0.28)
        }
        Sound::Tick => {
            let mut body = Body::of(Material::Wood);
            body.hz = 1750.0;
            (struck(body, 0.07, rng), 0.14)
        }
    };
    finish(&mut samples, loudness * (1.0 - LOUDNESS_VARIES * rng.f32()));
    samples
}

/// How many samples so many seconds are.
fn length(secs: f32) -> usize {
    (secs * RATE as f32) as usize
}

/// Silence that something is added to.
fn silence(secs: f32) -> Vec<f32> {
    vec![0.0; length(secs)]
}

/// Adds a sound to another so many seconds after its beginning.
fn add(samples: &mut [f32], other: &[f32], secs: f32) {
    let rest = samples.iter_mut().skip(length(secs));
    for (sample, more) in rest.zip(other) {
        *sample += more;
    }
}

/// A factor near 1.
fn varied(rng: &mut Rng, by: f32) -> f32 {
    1.0 + by * (2.0 * rng.f32() - 1.0)
}

/// Noise from −1 to 1.
fn noise(rng: &mut Rng) -> f32 {
    2.0 * rng.f32() - 1.0
}

/// How much of a new sample passes a filter that leaves out what is higher than this.
fn passes(hz: f32) -> f32 {
    1.0 - (-TAU * hz / RATE as f32).exp()
}

/// A body that is struck.
fn struck(body: Body, secs: f32, rng: &mut Rng) -> Vec<f32> {
    let hz = body.hz * varied(rng, BLOW_VARIES);
    let mut samples = rung(hz, body.tones, secs, 0.25, rng);
    let (loud, fades, highest) = body.noise;
    let (share, mut heard) = (passes(highest), 0.0);
    for (i, sample) in samples.iter_mut().enumerate() {
        heard += share * (noise(rng) - heard);
        *sample += loud * heard * (-(i as f32) / (RATE as f32 * fades)).exp();
    }
    swell(&mut samples, ATTACK_SECS);
    samples
}

/// Tones that begin together and die away one after another, each a little louder or softer than usual.
fn rung(hz: f32, tones: &[Tone], secs: f32, varies: f32, rng: &mut Rng) -> Vec<f32> {
    let mut samples = silence(secs);
    for &(ratio, loud, fades) in tones {
        let step = f64::from(TAU * hz * ratio / RATE as f32);
        let lasts = (-1.0 / (RATE as f32 * fades)).exp();
        let mut level = loud * varied(rng, varies);
        // The sine of one step after the other, each from the two before it.
        let (mut wave, mut before, turn) = (0.0, -step.sin(), 2.0 * step.cos());
        for sample in &mut samples {
            *sample += level * wave as f32;
            level *= lasts;
            (wave, before) = (turn * wave - before, wave);
        }
    }
    samples
}

/// Something pulled over the table: soft noise that comes, trembles and goes.
fn slid(material: Material, rng: &mut Rng) -> Vec<f32> {
    let (lowest, highest) = match material {
        Material::Wood => (250.0, 1100.0),
        Material::Stone => (600.0, 2600.0),
        Material::Felt => (160.0, 800.0),
    };
    let pitch = varied(rng, 2.0 * BLOW_VARIES);
    let (low, high, slow) = (
        passes(lowest * pitch),
        passes(highest * pitch),
        passes(14.0),
    );
    let (mut below, mut heard, mut tremble) = (0.0, 0.0, 0.0);
    let mut samples = silence(0.30);
    let count = samples.len() as f32;
    for (i, sample) in samples.iter_mut().enumerate() {
        let blow = noise(rng);
        heard += high * (blow - heard);
        below += low * (heard - below);
        tremble += slow * (noise(rng) - tremble);
        let share = i as f32 / count;
        let comes = (PI * share.powf(0.6)).sin();
        *sample = (heard - below) * comes * (1.0 + 8.0 * tremble);
    }
    samples
}

/// A heavy foot: a low thump that sinks, and the crack of the stone that gives way.
fn flattened(rng: &mut Rng) -> Vec<f32> {
    let mut samples = silence(0.5);
    let pitch = varied(rng, BLOW_VARIES);
    let mut turned = 0.0;
    for (i, sample) in samples.iter_mut().enumerate() {
        let secs = i as f32 / RATE as f32;
        let hz = pitch * (62.0 + 90.0 * (-secs / 0.03).exp());
        turned += TAU * hz / RATE as f32;
        *sample = 1.3 * turned.sin() * (-secs / 0.13).exp();
    }
    let mut crack = Body::of(Material::Wood);
    crack.hz *= 0.72;
    add(&mut samples, &struck(crack, 0.25, rng), 0.0);
    swell(&mut samples, ATTACK_SECS);
    samples
}

/// Notes, each from a moment on.
fn notes(notes: &[(f32, f32)], tones: &[Tone], secs: f32, rng: &mut Rng) -> Vec<f32> {
    let mut samples = silence(secs);
    let pitch = varied(rng, NOTE_VARIES);
    for &(from, hz) in notes {
        let mut note = rung(hz * pitch, tones, secs - from, 0.1, rng);
        swell(&mut note, 3.0 * ATTACK_SECS);
        add(&mut samples, &note, from);
    }
    samples
}

/// Lets the beginning swell.
fn swell(samples: &mut [f32], secs: f32) {
    let count = length(secs).max(1);
    for (i, sample) in samples.iter_mut().take(count).enumerate() {
        *sample *= gently(i as f32 / count as f32);
    }
}

/// From 0 to 1 without an edge.
fn gently(share: f32) -> f32 {
    0.5 - 0.5 * (PI * share).cos()
}

/// Lets a sound begin and end at nothing, takes away what would push a loudspeaker to one side, and makes it as loud as it
/// should be.
fn finish(samples: &mut [f32], loudness: f32) {
    let count = samples.len();
    swell(samples, ATTACK_SECS / 2.0);
    let release = length(RELEASE_SECS).min(count / 2).max(1);
    for (i, sample) in samples.iter_mut().rev().take(release).enumerate() {
        *sample *= gently(i as f32 / release as f32);
    }
    // Out of a window that is nothing at both ends, so that these stay where they are.
    let window = |i: usize| gently(2.0 * i as f32 / count as f32);
    let sum: f32 = samples.iter().sum();
    let weight: f32 = (0..count).map(window).sum();
    for (i, sample) in samples.iter_mut().enumerate() {
        *sample -= window(i) * sum / weight.max(1.0);
    }
    let peak = samples.iter().fold(0.0, |peak: f32, it| peak.max(it.abs()));
    if peak > 0.0 {
        for sample in samples.iter_mut() {
            *sample *= loudness / peak;
        }
    }
}
