//! The program where no window can be: it says what is missing and how to get it.

use std::process::Command;

fn said(change: fn(&mut Command) -> &mut Command, arguments: &[&str]) -> (Option<i32>, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_strata"));
    change(&mut command).args(arguments);
    let output = command.output().expect("the program starts");
    (
        output.status.code(),
        String::from_utf8_lossy(&output.stderr).into_owned(),
    )
}

#[test]
fn without_a_display_it_says_so_and_ends_with_two() {
    let (code, words) = said(
        |command| command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY"),
        &[],
    );
    assert_eq!(code, Some(2), "{words}");
    assert!(
        words.contains("No display") && words.contains("xvfb-run"),
        "{words}"
    );
    assert!(!words.contains("panicked"), "{words}");
}

#[test]
fn a_display_that_nobody_serves_is_named() {
    let (code, words) = said(
        |command| {
            command
                .env_remove("WAYLAND_DISPLAY")
                .env("DISPLAY", ":7654")
        },
        &[],
    );
    assert_eq!(code, Some(2), "{words}");
    assert!(words.contains(":7654"), "{words}");
    assert!(!words.contains("panicked"), "{words}");
}

#[test]
fn without_anything_that_draws_it_says_so_and_ends_with_two() {
    let scene = concat!(env!("CARGO_MANIFEST_DIR"), "/scenes/tak/middle_game.ron");
    let (code, words) = said(
        |command| {
            command
                .env("WGPU_BACKEND", "vulkan")
                .env("VK_ICD_FILENAMES", "/nonexistent.json")
                .env("VK_DRIVER_FILES", "/nonexistent.json")
        },
        &["shot", scene, "-o", "never.png"],
    );
    assert_eq!(code, Some(2), "{words}");
    assert!(words.contains("mesa-vulkan-drivers"), "{words}");
    assert!(!words.contains("panicked"), "{words}");
}
