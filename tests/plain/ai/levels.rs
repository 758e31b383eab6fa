//! The levels: legal moves from each, and the same game again for the same seed.

use super::*;
use std::time::Duration;
use strata::ai::{Newcomer, Opponent, Strength, choose, level_rating, level_ratings, usual_rating};
use strata::rating::Rating;
use strata::rules::{Color, Coord, Piece};

/// Levels that are limited by what they look at, and so play alike on every machine.
fn repeatable() -> impl Iterator<Item = Strength> {
    (0..Strength::LEVELS - 1).filter_map(Strength::level)
}

pub(super) fn play(game: &Game, level: Strength, seed: u64) -> Move {
    let opponent = Opponent {
        master_time: Duration::from_millis(10),
        ..Opponent::new(level)
    };
    let (stop, mut table) = (StopFlag::default(), TranspositionTable::default());
    choose(game, &opponent, seed, &stop, &mut table, |_| {}).unwrap()
}

/// So many moves of a level for both sides from a position on.
fn line(game: &Game, level: Strength, seed: u64, plies: usize) -> Vec<String> {
    let mut game = game.clone();
    let mut moves = Vec::new();
    while moves.len() < plies && game.outcome().is_none() {
        let mv = play(&game, level, seed);
        moves.push(game.write_move(mv));
        game.play(mv)
            .unwrap_or_else(|error| panic!("{level}: {error}"));
    }
    moves
}

fn opening(word: &str, level: Strength, seed: u64) -> Vec<String> {
    line(&Game::new(&setup(word)), level, seed, 4)
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
    while game.outcome().is_none() && game.ply() < 300 {
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
pub(super) fn wins(
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
pub(super) const MUST_BLOCK: [&str; 7] = ["e5", "a1", "b1", "e4", "c1", "e3", "d1"];

#[test]
fn the_gentlest_level_takes_a_win_on_the_table_most_of_the_time_and_overlooks_it_sometimes() {
    let game = played("tak5", &[&MUST_BLOCK[..], &["d2"]].concat());
    let taken = (0..100).filter(|&seed| wins_at_once(&game, play(&game, Strength::Novice, seed)));
    let taken = taken.count();
    assert!((60..100).contains(&taken), "{taken}");
    for level in (5..Strength::LEVELS).filter_map(Strength::level) {
        let taken = (0..20).filter(|&seed| wins_at_once(&game, play(&game, level, seed)));
        assert!(taken.count() >= 18, "{level}");
    }
}

/// Where a side's pieces lie.
fn own_pieces(game: &Game, side: Color) -> Vec<(Piece, Vec<Coord>)> {
    let lying = game.layout().lying.into_values();
    let own = lying.filter(|lying| lying.piece.owner == side);
    let mut own: Vec<_> = own
        .map(|lying| {
            let slots = lying.dots.slots().iter();
            let anonymous = Piece {
                number: 0,
                ..lying.piece
            };
            (anonymous, slots.map(|slot| slot.at).collect::<Vec<_>>())
        })
        .collect();
    own.sort();
    own
}

#[test]
fn the_gentlest_level_doesn_t_move_its_pieces_to_and_fro() {
    for (word, seeds) in [("tak5", 6), ("hive:Base+ML", 4), ("punct:standard", 2)] {
        for seed in 0..seeds {
            let mut game = Game::new(&setup(word));
            let mut before: [Vec<_>; 2] = Default::default();
            while game.outcome().is_none() && game.ply() < 80 {
                let side = game.side_to_move();
                let mv = play(&game, Strength::Novice, seed);
                // A threat must be answered even if it means going back.
                let free = game.winning_threat(!side).is_none() && game.legal_moves().len() > 3;
                let was = own_pieces(&game, side);
                let text = game.write_move(mv);
                game.play(mv).unwrap();
                let now = own_pieces(&game, side);
                if now == was {
                    continue;
                }
                let seen = &mut before[side.index()];
                seen.push(was);
                assert!(!free || !seen.contains(&now), "{word}, {seed}: {text}");
            }
        }
    }
}

#[test]
fn a_seed_repeats_a_levels_moves_in_the_middle_of_a_game_too() {
    for (word, plies) in [("tak5", 16), ("hive:Base+MLP", 20), ("punct:standard", 12)] {
        let mut game = Game::new(&setup(word));
        for _ in 0..plies {
            game.play(Newcomer::Blocks.choose(&game, 2).unwrap())
                .unwrap();
        }
        for level in repeatable() {
            // Whoever looks at much takes long.
            let plies = if level < Strength::Strong { 10 } else { 1 };
            assert_eq!(
                line(&game, level, 5, plies),
                line(&game, level, 5, plies),
                "{word}, {level}"
            );
        }
    }
}

/// In how many of 400 games the gentlest level does something good here.
fn share(game: &Game, good: impl Fn(&Game, Move) -> bool) -> usize {
    let chosen = (0..400).map(|seed| play(game, Strength::Novice, seed));
    chosen.filter(|&mv| good(game, mv)).count()
}

/// Whether the other side can't win at once after a move.
fn holds(game: &Game, mv: Move) -> bool {
    let mut after = game.clone();
    after.play(mv).unwrap();
    !after
        .legal_moves()
        .iter()
        .any(|&mv| wins_at_once(&after, mv))
}

#[test]
fn the_gentlest_level_overlooks_a_win_that_is_far_away_or_under_a_stack_more_often() {
    let taken = |last: &str| {
        share(
            &played("tak5", &[&MUST_BLOCK[..], &[last]].concat()),
            wins_at_once,
        )
    };
    let (near, far) = (taken("d2"), taken("b5"));
    assert!(far + 30 < near, "near {near}, far {far}");
    // White lacks d1 for a road, or c1 and d1, which the stack on b1 fills on its way.
    let taken = |text: &str| {
        let game = Game::read_position(&setup("tak5"), text).unwrap();
        share(&game, wins_at_once)
    };
    let plain = taken("2,2,2,x,2/2,x4/x4,1/x5/1,1,1,x,1 1 9");
    let deep = taken("2,2,2,x,2/2,x4/x5/x5/1,111,x,x,1 1 9");
    assert!(deep + 30 < plain, "plain {plain}, deep {deep}");
}

#[test]
fn the_gentlest_level_overlooks_a_threat_that_is_far_away_and_a_second_one_more_often() {
    let held = |moves: &[&str]| share(&played("tak5", &[&MUST_BLOCK[..], moves].concat()), holds);
    // The threat is new, or older than the last moves of both.
    let (near, far) = (held(&[]), held(&["b4", "b5"]));
    assert!(far + 30 < near, "near {near}, far {far}");
    // A stone on e2 can step onto e1 as well: a flat stone there stops one threat of two.
    let (first, second) = (held(&["d2", "d3"]), held(&["d2", "e2"]));
    assert!(
        0 < second && second + 15 < first,
        "one {first}, two {second}"
    );
}

#[test]
fn a_level_beats_the_one_two_below_it() {
    for (word, games) in [("tak5", 16), ("hive:Base+ML", 16), ("punct:standard", 6)] {
        for upper in [2, 4, 5] {
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

/// People of three strengths, none of which the level that follows takes them for at first.
fn comes_to_three_strengths(word: &str, games: u64, most_off: f64) {
    let ratings = level_ratings(&setup(word));
    for place in [1, 2, 4] {
        let person = Strength::level(place).unwrap();
        let rating = f64::from(ratings[place]);
        assert!((usual_rating(&Game::new(&setup(word))) - rating).abs() > 100.0);
        let found = followed(word, person, games);
        let off = (found - rating).abs();
        assert!(
            off < most_off,
            "{word}, {person}: {found} instead of {rating}"
        );
    }
}

#[test]
fn the_level_that_follows_comes_to_people_of_three_strengths() {
    comes_to_three_strengths("tak5", 60, 180.0);
}

#[test]
#[ignore = "long: hundreds of games of Hive and PÜNCT"]
fn the_level_that_follows_comes_to_people_of_three_strengths_in_every_game() {
    comes_to_three_strengths("hive:Base+ML", 60, 180.0);
    comes_to_three_strengths("punct:standard", 60, 180.0);
}
