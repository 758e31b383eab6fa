//! The sounds themselves: short, without a click, none like the one before.

use fastrand::Rng;
use strata::table::sound::{Material, RATE, Sound, synthesise};

/// Every sound, a few times.
fn each_sound(mut look: impl FnMut(Sound, &[f32])) {
    for seed in 0..4 {
        let mut rng = Rng::with_seed(seed);
        for sound in Sound::all() {
            look(sound, &synthesise(sound, &mut rng));
        }
    }
}

/// The loudest of it.
pub fn peak(samples: &[f32]) -> f32 {
    samples.iter().map(|it| it.abs()).fold(0.0, f32::max)
}

#[test]
fn every_sound_is_short_and_loud_enough_and_never_too_loud() {
    each_sound(|sound, samples| {
        let secs = samples.len() as f32 / RATE as f32;
        assert!((0.05..1.0).contains(&secs), "{sound:?}: {secs} seconds");
        let peak = peak(samples);
        assert!((0.08..=0.95).contains(&peak), "{sound:?}: {peak}");
        assert!(samples.iter().all(|it| it.is_finite()), "{sound:?}");
    });
}

#[test]
fn no_sound_pushes_the_loudspeaker_to_one_side() {
    each_sound(|sound, samples| {
        let mean = samples.iter().sum::<f32>() / samples.len() as f32;
        assert!(mean.abs() < 1e-4, "{sound:?}: {mean}");
    });
}

#[test]
fn no_sound_begins_or_ends_with_a_click() {
    each_sound(|sound, samples| {
        let (first, last) = (samples[0], samples[samples.len() - 1]);
        assert!(
            first.abs() < 1e-3 && last.abs() < 1e-3,
            "{sound:?}: {first} {last}"
        );
        let end = peak(&samples[samples.len() - 48..]);
        assert!(end < 0.02 * peak(samples), "{sound:?} breaks off at {end}");
    });
}

#[test]
fn a_blow_is_heard_at_once_and_dies_away() {
    each_sound(|sound, samples| {
        if matches!(sound, Sound::Slide(_)) {
            return;
        }
        let loud = 0.3 * peak(samples);
        let heard = samples.iter().position(|it| it.abs() > loud).unwrap();
        let millis = 1000 * heard / RATE as usize;
        assert!(millis < 12, "{sound:?} is silent for {millis} ms");
        let last = &samples[samples.len() * 9 / 10..];
        assert!(peak(last) < 0.35 * peak(samples), "{sound:?} goes on");
    });
}

#[test]
fn no_two_blows_are_the_same_and_the_same_seed_gives_the_same_ones() {
    let place = Sound::Place {
        on: Material::Wood,
        height: 0,
    };
    let mut rng = Rng::with_seed(7);
    let (one, other) = (synthesise(place, &mut rng), synthesise(place, &mut rng));
    assert_ne!(one, other);
    assert_eq!(one, synthesise(place, &mut Rng::with_seed(7)));
    let louder = peak(&one) / peak(&other);
    assert!((0.8..1.25).contains(&louder), "slightly: {louder}");
}

/// How often a sound crosses nothing once the blow is over: the higher it is, the more often.
fn crossings(sound: Sound) -> usize {
    let of = |seed| {
        let samples = synthesise(sound, &mut Rng::with_seed(seed));
        let rings = &samples[RATE as usize / 40..RATE as usize / 10];
        let crosses = |two: &&[f32]| two[0] < 0.0 && two[1] >= 0.0;
        rings.windows(2).filter(crosses).count()
    };
    (0..8).map(of).sum()
}

#[test]
fn stone_is_higher_than_wood_and_wood_than_felt_and_a_high_stack_than_a_low_one() {
    let place = |on, height| crossings(Sound::Place { on, height });
    assert!(place(Material::Stone, 0) > place(Material::Wood, 0));
    assert!(place(Material::Wood, 0) > place(Material::Felt, 0));
    for on in Material::ALL {
        assert!(place(on, 9) > place(on, 0), "{on:?}");
    }
}
