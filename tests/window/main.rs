//! The app in a real window on a display of its own: every game is chosen, played, lifted, undone and left by mouse,
//! and the app's trace tells what came of it. Needs Xvfb, xdotool and a Vulkan driver, software or not.

mod keepsake;
mod soak;
mod stage;

use stage::{Stage, without_a_driver};
use strata::ai::Strength;
use strata::store::{Settings, Store};

#[test]
#[ignore = "needs Xvfb, xdotool and a Vulkan driver: cargo test --release --test window -- --ignored"]
fn tak_is_chosen_played_lifted_undone_and_left() {
    let mut stage = Stage::open();
    stage.choose("Tak", "tak5");
    for (stone, at, text) in [
        ("White flat stone", "a1", "move 1 a1"),
        ("Black flat stone", "e5", "move 2 e5"),
        ("White flat stone", "c3", "move 3 c3"),
        ("Black standing stone", "c4", "move 4 Sc4"),
    ] {
        stage.press_button(stone);
        stage.click(at);
        stage.expect(text);
    }
    // A stack of one: take it, put it beside.
    stage.click("c3");
    stage.expect("hand 1");
    stage.click("b3");
    stage.expect("move 5 c3<");
    stage.lift("b3");
    stage.press_button("Undo");
    stage.expect("undo 4");
    stage.quit_by_key();
}

#[test]
#[ignore = "needs Xvfb, xdotool and a Vulkan driver: cargo test --release --test window -- --ignored"]
fn hive_is_chosen_played_lifted_undone_and_left() {
    let mut stage = Stage::open();
    stage.choose("Hive", "hive");
    stage.press_button("White spider");
    stage.click("0,0");
    stage.expect("move 1 wS1");
    stage.press_button("Black grasshopper");
    stage.click_any("move 2 bG1");
    stage.lift("0,0");
    stage.press_button("Undo");
    stage.expect("undo 1");
    stage.quit_by_menu();
}

#[test]
#[ignore = "needs Xvfb, xdotool and a Vulkan driver: cargo test --release --test window -- --ignored"]
fn punct_is_chosen_played_lifted_undone_and_left() {
    let mut stage = Stage::open();
    stage.choose("PÜNCT", "punct");
    for (piece, at, number) in [("White triangle", "E4", 1), ("Black triangle", "M12", 2)] {
        stage.press_button(piece);
        stage.click(at);
        stage.expect("hand 2");
        stage.click(at);
        stage.expect(&format!("move {number} T{at}"));
    }
    stage.lift("E4");
    stage.press_button("Undo");
    stage.expect("undo 1");
    stage.quit_by_key();
}

#[test]
#[ignore = "needs Xvfb, xdotool and a Vulkan driver: cargo test --release --test window -- --ignored"]
fn a_try_that_the_rules_refuse_is_answered_in_words() {
    let mut stage = Stage::open();
    stage.choose("Tak", "tak5");
    stage.press_button("White flat stone");
    stage.click("a1");
    stage.expect("move 1 a1");
    stage.press_button("Black flat stone");
    stage.click("a1");
    stage.expect("refused");
    stage.quit_by_key();
}

/// A finished search must wake a window that sleeps: nobody stirs the mouse while the two of them play.
#[test]
#[ignore = "needs Xvfb, xdotool and a Vulkan driver: cargo test --release --test window -- --ignored"]
fn two_masters_play_on_in_a_window_that_nobody_touches() {
    let mut stage = Stage::open_with(&Settings {
        seats: [Some(Strength::Master); 2],
        ..Settings::default()
    });
    stage.start("Tak");
    for number in 1..=5 {
        stage.expect(&format!("move {number} "));
    }
    stage.quit_by_key();
}

/// The pause between their moves must end by itself in a window that sleeps through it.
#[test]
#[ignore = "needs Xvfb, xdotool and a Vulkan driver: cargo test --release --test window -- --ignored"]
fn two_quick_levels_pause_and_play_on_in_a_window_that_nobody_touches() {
    let mut stage = Stage::open_with(&Settings {
        seats: [Some(Strength::Casual); 2],
        ..Settings::default()
    });
    stage.start("Hive");
    for number in 1..=5 {
        stage.expect(&format!("move {number} "));
    }
    stage.quit_by_key();
}

#[test]
#[ignore = "needs Xvfb, xdotool and a Vulkan driver: cargo test --release --test window -- --ignored"]
fn a_game_whose_program_was_killed_is_resumed() {
    let mut stage = Stage::open();
    stage.choose("Tak", "tak5");
    for (stone, at, text) in [
        ("White flat stone", "a1", "move 1 a1"),
        ("Black flat stone", "e5", "move 2 e5"),
        ("White flat stone", "c3", "move 3 c3"),
    ] {
        stage.press_button(stone);
        stage.click(at);
        stage.expect(text);
    }
    // What is on the table when it is taken up again is there before the move that a kill may cost.
    let mut stage = stage.killed_and_reopened();
    stage.press_button("Resume Tak");
    stage.expect("screen play");
    stage.press_button("Undo");
    stage.expect("undo");
    stage.quit_by_key();
}

#[test]
#[ignore = "needs Xvfb, xdotool and a Vulkan driver: cargo test --release --test window -- --ignored"]
fn on_a_display_where_nothing_draws_it_says_so_and_ends_with_two() {
    let (code, words) = without_a_driver();
    assert_eq!(code, Some(2), "{words}");
    assert!(words.contains("mesa-vulkan-drivers"), "{words}");
    assert!(!words.contains("panicked"), "{words}");
}

#[test]
#[ignore = "needs Xvfb, xdotool and a Vulkan driver: cargo test --release --test window -- --ignored"]
fn an_idle_app_that_is_interrupted_ends_at_once_with_its_game_saved() {
    let mut stage = Stage::open();
    stage.choose("Tak", "tak5");
    stage.press_button("White flat stone");
    stage.click("a1");
    stage.expect("move 1 a1");
    let folder = stage.interrupt();
    let store = Store::open(folder.path());
    assert_eq!(store.list().len(), 1);
}

#[test]
#[ignore = "needs Xvfb, xdotool and a Vulkan driver: cargo test --release --test window -- --ignored"]
fn a_log_is_written_when_it_is_asked_for_and_without_colour_in_a_file() {
    let said = Stage::open_logging("info").quit_and_tell();
    assert!(said.contains("INFO"), "{said}");
    assert!(!said.contains('\u{1b}'), "{said}");
}
