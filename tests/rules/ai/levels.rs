//! The six levels: legal moves from each, and the same game again for the same seed.

use super::*;
use std::time::Duration;
use strata::ai::{Level, choose};

/// Levels that are limited by what they look at, and so play alike on every machine.
const REPEATABLE: [Level; 2] = [Level::Beginner, Level::Casual];

fn opening(word: &str, level: Level, seed: u64) -> Vec<String> {
    let mut game = Game::new(&setup(word));
    let mut moves = Vec::new();
    for _ in 0..6 {
        let mv = choose(
            &game,
            level,
            Duration::from_millis(10),
            seed,
            &Stop::default(),
            |_| {},
        )
        .unwrap();
        moves.push(game.write_move(mv));
        game.play(mv)
            .unwrap_or_else(|error| panic!("{level}, {word}: {error}"));
    }
    moves
}

#[test]
fn a_seed_repeats_a_levels_game() {
    for word in SETUPS {
        for level in REPEATABLE {
            assert_eq!(opening(word, level, 7), opening(word, level, 7), "{word}");
        }
    }
}

#[test]
fn another_seed_makes_a_beginner_play_another_game() {
    for word in SETUPS {
        let games: std::collections::BTreeSet<_> = (0..5)
            .map(|seed| opening(word, Level::Beginner, seed))
            .collect();
        assert!(games.len() > 1, "{word}");
    }
}
