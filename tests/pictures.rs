//! Scenes drawn without a window and compared with the pictures in `tests/data/pictures`.
//!
//! `cargo test --release --test pictures -- --ignored` compares; with `STRATA_KEEP_PICTURES=1` it stores what it drew
//! instead, for a change of the art that is meant. Drivers differ in small things, so small differences pass.
#![cfg(feature = "app")]

use image::RgbImage;
use std::path::{Path, PathBuf};
use strata::app::PictureSize;
use strata::app::open::OpenedGame;
use strata::launch::offscreen::{picture, save};

/// How far the average channel of a picture may be off, of 255.
const MEAN: f64 = 2.0;
/// A pixel further off than this is a different one, and so many in a hundred may be different.
const FAR: u8 = 40;
const DIFFERENT: f64 = 1.0;

fn below(folder: &str, name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join(folder)
        .join(name)
}

fn draw(scene: &str) -> RgbImage {
    let file = below("scenes", &format!("{scene}.ron"));
    let opened = OpenedGame::from_file(&file).expect("a scene");
    let size = PictureSize::new(480, 300).expect("a size");
    picture(opened, size, false).unwrap_or_else(|missing| panic!("{missing}"))
}

/// The mean difference of a channel, and how many pixels of a hundred are far off.
fn difference(a: &RgbImage, b: &RgbImage) -> (f64, f64) {
    assert_eq!(a.dimensions(), b.dimensions());
    let off = |a: u8, b: u8| a.abs_diff(b);
    let channels = a.as_raw().iter().zip(b.as_raw());
    let sum: f64 = channels.map(|(&a, &b)| f64::from(off(a, b))).sum();
    let far = a.pixels().zip(b.pixels()).filter(|(a, b)| {
        let mut channels = a.0.into_iter().zip(b.0);
        channels.any(|(a, b)| off(a, b) > FAR)
    });
    let pixels = a.pixels().len() as f64;
    (sum / (3.0 * pixels), 100.0 * far.count() as f64 / pixels)
}

fn compare(scene: &str) {
    let drawn = draw(scene);
    let name = format!("{}.png", scene.replace('/', "_"));
    let stored = below("tests/data/pictures", &name);
    if std::env::var_os("STRATA_KEEP_PICTURES").is_some() {
        std::fs::create_dir_all(below("tests/data", "pictures")).expect("a folder");
        return save(&drawn, &stored).expect("the picture can be stored");
    }
    let expected = image::open(&stored).expect("the stored picture").to_rgb8();
    let (mean, different) = difference(&drawn, &expected);
    if mean > MEAN || different > DIFFERENT {
        let folder = below("target", "pictures");
        std::fs::create_dir_all(&folder).expect("a folder");
        let kept = folder.join(&name);
        save(&drawn, &kept).expect("the picture can be kept");
        panic!(
            "{scene} looks different: {mean:.2} of 255 on average, {different:.2} % of the pixels far off; see {}",
            kept.display()
        );
    }
}

#[test]
#[ignore = "needs a Vulkan driver, the software one will do: cargo test --release --test pictures -- --ignored"]
fn punct_looks_as_it_did() {
    compare("punct/bridge_over_a_stack");
}

#[test]
#[ignore = "needs a Vulkan driver, the software one will do: cargo test --release --test pictures -- --ignored"]
fn hive_looks_as_it_did() {
    compare("hive/beetles_five_high");
}

#[test]
#[ignore = "needs a Vulkan driver, the software one will do: cargo test --release --test pictures -- --ignored"]
fn tak_looks_as_it_did() {
    compare("tak/middle_game");
}

#[test]
#[ignore = "needs a Vulkan driver, the software one will do: cargo test --release --test pictures -- --ignored"]
fn a_game_becomes_an_animation_with_a_frame_for_each_position() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let (record, film) = (
        folder.path().join("game.ptn"),
        folder.path().join("game.gif"),
    );
    std::fs::write(&record, "[Size \"4\"]\n\n1. a1 d4 2. b2").expect("it can be written");
    let output = film.display().to_string();
    let ran = run(&[
        "film",
        &record.display().to_string(),
        "-o",
        &output,
        "--size",
        "160x100",
    ]);
    let told = String::from_utf8_lossy(&ran.stdout);
    let said = String::from_utf8_lossy(&ran.stderr);
    assert_eq!(ran.status.code(), Some(0), "{said}");
    // What was written, in a line; and no progress where nobody watches it.
    let line = format!("{output}: 4 positions, 160x100 pixels, ");
    assert!(
        told.starts_with(&line) && told.lines().count() == 1,
        "{told}"
    );
    assert_eq!(said, "");
    let file = std::fs::File::open(&film).expect("the animation is there");
    let mut read = gif::DecodeOptions::new().read_info(file).expect("a GIF");
    let mut frames = 0;
    while read.read_next_frame().expect("a frame").is_some() {
        frames += 1;
    }
    assert_eq!(frames, 4, "the beginning and three moves");
}

#[test]
#[ignore = "draws: cargo test --release --test pictures -- --ignored"]
fn a_picture_with_panels_speaks_the_language_that_is_asked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let scene = below("scenes", "tak/middle_game.ron").display().to_string();
    let draw = |name: &str, asked: &[&str], environment: &str| {
        let file = folder.path().join(name);
        let output = file.display().to_string();
        let shot = [
            "shot", &scene, "-o", &output, "--size", "640x400", "--panels",
        ];
        let drawn = std::process::Command::new(env!("CARGO_BIN_EXE_strata"))
            .args([&shot[..], asked].concat())
            .env("STRATA_LANGUAGE", environment)
            .status();
        assert!(drawn.expect("the binary runs").success());
        image::open(&file).expect("the picture").to_rgb8()
    };
    let russian = draw("ru.png", &["--language", "ru"], "");
    // A word is hundreds of pixels.
    let looks_russian = |drawn: RgbImage| difference(&drawn, &russian).1 < 0.05;
    assert!(!looks_russian(draw("en.png", &[], "")));
    assert!(looks_russian(draw("environment.png", &[], "ru")));
    assert!(looks_russian(draw("both.png", &["--language", "ru"], "pl")));
}

/// What `strata` complains of where there is no display, and its exit code.
fn strata(arguments: &[&str]) -> (String, Option<i32>) {
    let output = run(arguments);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    (said, output.status.code())
}

/// Everything that `strata` says to these arguments where there is no display.
fn run(arguments: &[&str]) -> std::process::Output {
    std::process::Command::new(env!("CARGO_BIN_EXE_strata"))
        .args(arguments)
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .output()
        .expect("the binary runs")
}

#[test]
fn a_bad_file_is_refused_before_any_window_opens() {
    let manifest = below(".", "Cargo.toml").display().to_string();
    let nowhere = below("scenes", "nowhere.ron").display().to_string();
    for (arguments, words) in [
        (vec![manifest.as_str()], "Cargo.toml: "),
        (vec![nowhere.as_str()], "nowhere.ron: "),
        (
            vec!["shot", nowhere.as_str(), "-o", "x.png"],
            "nowhere.ron: ",
        ),
        (vec!["--game", "chess"], "no such game"),
        (vec!["--language", "klingon"], "en, ru, es and pl"),
        (
            vec!["--game", "tak5", nowhere.as_str()],
            "cannot be used with",
        ),
    ] {
        let (said, code) = strata(&arguments);
        assert_eq!(code, Some(2), "{arguments:?}: {said}");
        assert!(said.contains(words), "{arguments:?}: {said}");
    }
}

#[test]
fn a_bad_option_of_a_picture_is_refused() {
    let scene = below("scenes", "tak/road.ron").display().to_string();
    for (option, value, words) in [
        ("--size", "99999x5", "16 to 8192 pixels"),
        ("--size", "wide", "like 1280x800"),
        ("--explode", "2", "from 0 to 1"),
        ("--camera", "below", "possible values"),
        ("--lift", "z9", "z9"),
        ("--ply", "9", "no position after 9 moves"),
    ] {
        let (said, code) = strata(&["shot", &scene, "-o", "x.png", option, value]);
        assert_eq!(code, Some(2), "{option} {value}: {said}");
        assert!(said.contains(words), "{option} {value}: {said}");
    }
}

#[test]
fn a_moved_piece_is_a_difference_and_noise_is_none() {
    let mut random = fastrand::Rng::with_seed(3);
    let plain = RgbImage::from_fn(480, 300, |x, y| image::Rgb([(x / 2) as u8, y as u8, 90]));
    let mut noisy = plain.clone();
    for value in noisy.iter_mut() {
        *value = value.saturating_add(random.u8(0..3));
    }
    let (mean, different) = difference(&plain, &noisy);
    assert!(mean < MEAN && different < DIFFERENT, "{mean} {different}");
    let mut moved = plain.clone();
    for (x, y, pixel) in moved.enumerate_pixels_mut() {
        // A stone of Tak is about as large.
        if (200..248).contains(&x) && (100..140).contains(&y) {
            *pixel = image::Rgb([240, 230, 210]);
        }
    }
    let (mean, different) = difference(&plain, &moved);
    assert!(mean > MEAN || different > DIFFERENT, "{mean} {different}");
}
