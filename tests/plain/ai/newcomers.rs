//! The simulated newcomers by whom the gentlest level is measured: they win and block at once, forget to, or have an aim, and
//! the gentlest level is no match for them.

use super::levels::{MUST_BLOCK, play, wins};
use super::*;
use strata::ai::{Newcomer, Strength};

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

/// Over many games it loses a quarter of them; so few may be a little less.
#[test]
fn the_gentlest_level_loses_some_games_to_somebody_who_only_wins_and_blocks() {
    for (word, games) in [
        ("tak5", 40),
        ("tak6", 40),
        ("hive:Base+ML", 40),
        ("punct:standard", 6),
    ] {
        let won = wins(
            word,
            games,
            |game, seed| Newcomer::Blocks.choose(game, seed).unwrap(),
            |game, seed| play(game, Strength::Novice, seed),
        );
        assert!(won as u64 * 6 >= games, "{word}: {won} of {games}");
    }
}

#[test]
fn a_seed_repeats_a_newcomers_game() {
    let line = |word: &str, newcomer: Newcomer, seed| {
        let mut game = Game::new(&setup(word));
        while game.outcome().is_none() && game.ply() < 12 {
            game.play(newcomer.choose(&game, seed).unwrap()).unwrap();
        }
        game.moves()
    };
    for word in SETUPS {
        for newcomer in Newcomer::ALL {
            let first = line(word, newcomer, 3);
            assert_eq!(line(word, newcomer, 3), first, "{word}, {newcomer:?}");
            assert_ne!(line(word, newcomer, 4), first, "{word}, {newcomer:?}");
        }
    }
}

/// Without a pillbug a queen with one free cell beside her is all that has to be looked after.
#[test]
fn newcomers_block_in_hive_wherever_it_can_be_done() {
    let holds = |game: &Game, mv: Move| {
        let mut after = game.clone();
        after.play(mv).unwrap();
        after.outcome().is_none()
            && !after
                .legal_moves()
                .iter()
                .any(|&mv| wins_at_once(&after, mv))
    };
    let mut blocked = 0;
    for seed in 0..12 {
        let mut game = Game::new(&setup("hive:Base+ML"));
        while game.outcome().is_none() && game.ply() < 100 {
            let side = game.side_to_move();
            let mv = Newcomer::Aims.choose(&game, seed).unwrap();
            if game.winning_threat(!side).is_some() && !wins_at_once(&game, mv) {
                let can_hold = game.legal_moves().iter().any(|&mv| holds(&game, mv));
                let text = game.write_move(mv);
                assert_eq!(holds(&game, mv), can_hold, "{text} in {:?}", game.moves());
                blocked += usize::from(can_hold);
            }
            game.play(mv).unwrap();
        }
    }
    assert!(blocked >= 5, "only {blocked} threats to stop");
}
