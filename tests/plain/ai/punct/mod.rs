//! PÜNCT: sides are joined and kept apart, and what the engine claims is proved by trying everything.

mod solver;

use super::*;
use solver::Solver;
use strata::ai::Newcomer;
use strata::rules::punct::Punct;
use strata::rules::{Notate, Played};

/// The positions of a data file, a line each.
fn positions(name: &str) -> Vec<Punct> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/punct/");
    let text = std::fs::read_to_string(folder.to_owned() + name).unwrap();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| Punct::read_position(&strata::rules::punct::Setup::default(), line).unwrap())
        .collect()
}

/// The engine's move within so many nodes, and what it thinks of it.
fn thought(position: &Punct, nodes: u64) -> (strata::rules::punct::Move, i32) {
    let game = Game::Punct(Played::from_position(position.clone()));
    let mut score = 0;
    let mv = best_move(&game, Limits::nodes(nodes), &StopFlag::default(), |info| {
        score = info.score;
    });
    match mv {
        Some(Move::Punct(mv)) => (mv, score),
        other => panic!("{position:?}: {other:?}"),
    }
}

#[test]
fn a_connection_at_hand_is_closed() {
    // The game of the records, one move before its end.
    takes_the_win(&played(
        "punct:standard",
        &[
            "P E G4 G5 G6",
            "P E F1 F2 F3",
            "P T G12 G13 H13",
            "P E F4 F5 F6",
            "M G12 T G5 F4 F5",
            "P E F7 F8 F9",
            "P E H1 I2 J3",
            "P E F10 F11 F12",
            "P E M6 M7 M8",
            "P M F14 F13 G15",
            "P E M9 M10 M11",
            "P M I16 H16 J17",
            "P C M13 M12 M14",
            "P T C10 C9 D10",
            "P C M16 M15 M17",
            "P T C7 C6 D7",
        ],
    ));
}

#[test]
fn a_win_in_two_moves_is_found_and_holds_against_every_reply() {
    let positions = positions("wins_in_two.txt");
    assert!(positions.len() >= 20);
    for position in positions {
        let mut solver = Solver::default();
        assert_eq!(solver.win_in_one(&position), None, "{position:?}");
        let (mv, score) = thought(&position, 200);
        assert!(score >= SEEN_WIN, "{position:?}: {mv:?} scores {score}");
        assert!(solver.decides(&position, mv), "{position:?}: {mv:?}");
    }
}

#[test]
fn a_threat_that_can_be_stopped_is_stopped() {
    let positions = positions("threats.txt");
    assert!(positions.len() >= 20);
    for position in positions {
        let mut solver = Solver::default();
        // To move or not to move is all the difference: the other side would win, and needn't.
        assert!(solver.is_threatened(&position), "{position:?}");
        assert_ne!(solver.defence(&position), None, "{position:?}");
        let (mv, _) = thought(&position, 200);
        assert!(solver.holds(&position, mv), "{position:?}: {mv:?}");
    }
}

#[test]
fn newcomers_stop_a_threat_that_can_be_stopped() {
    let mut solver = Solver::default();
    for position in positions("threats.txt").into_iter().take(15) {
        let game = Game::Punct(Played::from_position(position.clone()));
        let Some(Move::Punct(mv)) = Newcomer::Blocks.choose(&game, 1) else {
            panic!("{position:?}");
        };
        assert!(solver.holds(&position, mv), "{position:?}: {mv:?}");
    }
}
