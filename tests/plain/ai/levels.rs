//! The six levels: legal moves from each, and the same game again for the same seed.

use super::*;
use std::time::Duration;
use strata::ai::{EvaluationWeights, Strength, choose, greedy};
use strata::rules::Color;

/// Levels that are limited by what they look at, and so play alike on every machine; the upper two at least open alike.
const REPEATABLE: [Strength; 5] = [
    Strength::Beginner,
    Strength::Casual,
    Strength::Club,
    Strength::Strong,
    Strength::Expert,
];

fn play(game: &Game, level: Strength, seed: u64) -> Move {
    let time = Duration::from_millis(10);
    let mut table = TranspositionTable::default();
    choose(
        game,
        level,
        time,
        seed,
        &StopFlag::default(),
        &mut table,
        |_| {},
    )
    .unwrap()
}

fn opening(word: &str, level: Strength, seed: u64) -> Vec<String> {
    let mut game = Game::new(&setup(word));
    let mut moves = Vec::new();
    for _ in 0..4 {
        let mv = play(&game, level, seed);
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
fn another_seed_makes_a_level_play_another_game() {
    for word in SETUPS {
        for level in REPEATABLE {
            let games: std::collections::BTreeSet<_> =
                (0..5).map(|seed| opening(word, level, seed)).collect();
            assert!(games.len() > 1, "{word}, {level}");
        }
    }
}

#[test]
fn a_position_that_was_set_up_is_thought_about_however_few_moves_it_has_behind_it() {
    // Black wins in three; the text says that it is the second move.
    let text = "1,1,x2,2/2,2,x,121112C,21/2,x,1,1,1/2,2S,1C,1,1/2,x,1,1,x 2 2";
    let game = Game::read_position(&setup("tak5"), text).unwrap();
    for seed in 0..5 {
        let mv = game.write_move(play(&game, Strength::Strong, seed));
        assert!(["c5", "4d4+"].contains(&mv.as_str()), "{mv}");
    }
}

/// How many of so many games one player wins against another, each beginning half of them.
fn wins(
    word: &str,
    games: u64,
    one: impl Fn(&Game, u64) -> Move,
    other: impl Fn(&Game, u64) -> Move,
) -> usize {
    let won = |seed: &u64| {
        let mut game = Game::new(&setup(word));
        let side = [Color::White, Color::Black][*seed as usize % 2];
        while game.outcome().is_none() && game.ply() < 150 {
            let mv = if game.side_to_move() == side {
                one(&game, *seed)
            } else {
                other(&game, *seed)
            };
            game.play(mv).unwrap();
        }
        game.outcome().and_then(Outcome::winner) == Some(side)
    };
    (0..games).filter(won).count()
}

#[test]
fn a_beginner_loses_to_a_newcomer_who_sees_one_move_ahead() {
    let weights = EvaluationWeights::default();
    let newcomer = |game: &Game, _| greedy(game, &weights).unwrap();
    let beginner = |game: &Game, seed| play(game, Strength::Beginner, seed);
    for (word, games) in [("tak5", 20), ("hive:Base+MLP", 20), ("punct:standard", 6)] {
        let won = wins(word, games, newcomer, beginner);
        assert!(won as u64 * 3 >= games * 2, "{word}: {won} of {games}");
    }
}

#[test]
fn casual_beats_beginner() {
    for (word, games) in [("tak5", 20), ("hive:Base+MLP", 20), ("punct:standard", 6)] {
        let won = wins(
            word,
            games,
            |game, seed| play(game, Strength::Casual, seed),
            |game, seed| play(game, Strength::Beginner, seed),
        );
        assert!(won as u64 * 3 >= games * 2, "{word}: {won} of {games}");
    }
}
