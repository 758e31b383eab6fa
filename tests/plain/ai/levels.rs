//! The levels: legal moves from each, and the same game again for the same seed.

use super::*;
use std::time::Duration;
use strata::ai::{Newcomer, Opponent, Strength, choose, level_rating, level_ratings, usual_rating};
use strata::rating::Rating;
use strata::rules::Color;

/// Levels that are limited by what they look at, and so play alike on every machine.
fn repeatable() -> impl Iterator<Item = Strength> {
    (0..Strength::LEVELS - 1).filter_map(Strength::level)
}

fn play(game: &Game, level: Strength, seed: u64) -> Move {
    let opponent = Opponent {
        master_time: Duration::from_millis(10),
        ..Opponent::new(level)
    };
    let (stop, mut table) = (StopFlag::default(), TranspositionTable::default());
    choose(game, &opponent, seed, &stop, &mut table, |_| {}).unwrap()
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
        for level in repeatable() {
            assert_eq!(opening(word, level, 7), opening(word, level, 7), "{word}");
        }
    }
}

#[test]
fn another_seed_makes_a_level_play_another_game() {
    for word in SETUPS {
        for level in repeatable() {
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
        let mv = game.write_move(play(&game, Strength::Expert, seed));
        assert!(["c5", "4d4+"].contains(&mv.as_str()), "{mv}");
    }
}

type Player<'a> = &'a dyn Fn(&Game, u64) -> Move;

/// Whether one player wins against another, beginning with every other seed; `None` for a draw.
fn won(word: &str, seed: u64, one: Player, other: Player) -> Option<bool> {
    let mut game = Game::new(&setup(word));
    let side = [Color::White, Color::Black][seed as usize % 2];
    while game.outcome().is_none() && game.ply() < 150 {
        let player = if game.side_to_move() == side {
            one
        } else {
            other
        };
        game.play(player(&game, seed)).unwrap();
    }
    Some(game.outcome()?.winner()? == side)
}

/// How many of so many games one player wins against another, each beginning half of them.
fn wins(
    word: &str,
    games: u64,
    one: impl Fn(&Game, u64) -> Move,
    other: impl Fn(&Game, u64) -> Move,
) -> usize {
    let seeds = 0..games;
    seeds
        .filter(|&seed| won(word, seed, &one, &other) == Some(true))
        .count()
}

/// White needs e1 for a road, and Black has it to move.
const MUST_BLOCK: [&str; 7] = ["e5", "a1", "b1", "e4", "c1", "e3", "d1"];

#[test]
fn newcomers_win_and_block_at_once_or_forget_to() {
    let threatened = played("tak5", &MUST_BLOCK);
    let at_hand = played("tak5", &[&MUST_BLOCK[..], &["b5"]].concat());
    let share = |newcomer: Newcomer, game: &Game, good: &dyn Fn(Move) -> bool| {
        let chosen = (0..50).map(|seed| newcomer.choose(game, seed).unwrap());
        chosen.filter(|&mv| good(mv)).count() * 2
    };
    let blocks = |mv: Move| threatened.write_move(mv).ends_with("e1");
    let wins = |mv: Move| wins_at_once(&at_hand, mv);
    for newcomer in [Newcomer::Blocks, Newcomer::Aims] {
        assert_eq!(share(newcomer, &threatened, &blocks), 100, "{newcomer:?}");
        assert_eq!(share(newcomer, &at_hand, &wins), 100, "{newcomer:?}");
    }
    assert_eq!(share(Newcomer::Forgetful, &at_hand, &wins), 100);
    let remembered = share(Newcomer::Forgetful, &threatened, &blocks);
    assert!((40..=85).contains(&remembered), "{remembered} in a hundred");
    assert!(share(Newcomer::Random, &at_hand, &wins) < 30);
}

#[test]
fn newcomers_take_every_win_in_every_game() {
    for word in ["tak5", "hive:Base+MLP", "punct:standard"] {
        for seed in 0..3 {
            let mut game = Game::new(&setup(word));
            while game.outcome().is_none() && game.ply() < 120 {
                let mv = Newcomer::Blocks.choose(&game, seed).unwrap();
                let could_win = game.legal_moves().iter().any(|&mv| wins_at_once(&game, mv));
                assert_eq!(could_win, wins_at_once(&game, mv), "{word}");
                game.play(mv).unwrap();
            }
        }
    }
}

#[test]
fn an_aim_is_worth_more_than_none() {
    for word in ["tak5", "hive:Base+MLP", "punct:standard"] {
        let won = wins(
            word,
            6,
            |game, seed| Newcomer::Aims.choose(game, seed).unwrap(),
            |game, seed| Newcomer::Blocks.choose(game, seed).unwrap(),
        );
        assert!(won >= 4, "{word}: {won} of 6");
    }
}

#[test]
fn the_gentlest_level_loses_to_a_forgetful_newcomer() {
    for (word, games) in [
        ("tak5", 10),
        ("tak6", 6),
        ("hive:Base+ML", 8),
        ("punct:standard", 4),
    ] {
        let won = wins(
            word,
            games,
            |game, seed| Newcomer::Forgetful.choose(game, seed).unwrap(),
            |game, seed| play(game, Strength::Novice, seed),
        );
        assert!(won as u64 * 2 >= games, "{word}: {won} of {games}");
    }
}

#[test]
fn the_gentlest_level_takes_a_win_on_the_table_most_of_the_time_and_overlooks_it_sometimes() {
    let game = played("tak5", &[&MUST_BLOCK[..], &["b5"]].concat());
    let taken = (0..100).filter(|&seed| wins_at_once(&game, play(&game, Strength::Novice, seed)));
    let taken = taken.count();
    assert!((51..100).contains(&taken), "{taken}");
    for level in (5..Strength::LEVELS).filter_map(Strength::level) {
        let taken = (0..20).filter(|&seed| wins_at_once(&game, play(&game, level, seed)));
        assert!(taken.count() >= 18, "{level}");
    }
}

#[test]
fn the_gentlest_level_doesn_t_move_a_piece_to_and_fro() {
    for seed in 0..4 {
        let mut game = Game::new(&setup("hive:Base+ML"));
        // What each side moved last, and from where.
        let mut last: [Option<(String, String)>; 2] = [None, None];
        while game.outcome().is_none() && game.ply() < 80 {
            let side = game.side_to_move();
            let mv = play(&game, Strength::Novice, seed);
            let text = game.write_move(mv);
            let tile = text.split(' ').next().unwrap_or_default().to_owned();
            let free = game.legal_moves().into_iter();
            let mut others = free.filter(|&other| !game.write_move(other).starts_with(&tile));
            let again = last[side.index()]
                .as_ref()
                .is_some_and(|(moved, _)| *moved == tile);
            let forced = others.next().is_none();
            assert!(!again || forced || text == "pass", "seed {seed}: {text}");
            last[side.index()] = Some((tile, text));
            game.play(mv).unwrap();
        }
    }
}

#[test]
fn a_level_beats_the_one_two_below_it() {
    for (word, games) in [("tak5", 16), ("hive:Base+ML", 16), ("punct:standard", 6)] {
        for upper in [2, 4, 6] {
            let [strong, weak] = [upper, upper - 2].map(|place| Strength::level(place).unwrap());
            let won = wins(
                word,
                games,
                |game, seed| play(game, strong, seed),
                |game, seed| play(game, weak, seed),
            );
            assert!(won as u64 * 2 > games, "{word}, {strong}: {won} of {games}");
        }
    }
}

/// Somebody as strong as a level plays the one that follows them; the rating that it comes to.
fn followed(word: &str, person: Strength, games: u64) -> f64 {
    let start = Game::new(&setup(word));
    let mut rating = Rating::guess(usual_rating(&start));
    let mut late = Vec::new();
    for seed in 0..games {
        let opponent = Opponent {
            person: rating.value,
            ..Opponent::new(Strength::Adaptive)
        };
        let follow = |game: &Game, seed| {
            let (stop, mut table) = (StopFlag::default(), TranspositionTable::default());
            choose(game, &opponent, seed, &stop, &mut table, |_| {}).unwrap()
        };
        let won = won(word, seed, &|game, seed| play(game, person, seed), &follow);
        let score = won.map_or(0.5, |won| f64::from(u8::from(won)));
        rating = rating.after(
            level_rating(&start, Strength::Adaptive, rating.value),
            score,
        );
        late.push(rating.value);
    }
    let late = &late[late.len() / 2..];
    late.iter().sum::<f64>() / late.len() as f64
}

#[test]
fn the_level_that_follows_comes_to_people_of_three_strengths() {
    let ratings = level_ratings(&setup("tak5"));
    for place in [0, 3, 5] {
        let person = Strength::level(place).unwrap();
        let found = followed("tak5", person, 40);
        let off = (found - f64::from(ratings[place])).abs();
        assert!(
            off < 330.0,
            "{person}: {found} instead of {}",
            ratings[place]
        );
    }
}
