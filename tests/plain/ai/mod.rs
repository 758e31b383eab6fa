//! The opponent: it plays legal moves, sees what is right in front of it, obeys its limits and can be repeated.

mod chances;
mod hive;
mod levels;
mod newcomers;
mod punct;
mod tak;

use strata::ai::{
    Limits, SEEN_WIN, Score, SearchGame, StopFlag, TranspositionTable, WIN, best_move, search,
};
use strata::rules::{Game, Move, Outcome, Played, Setup};

const SETUPS: [&str; 6] = [
    "tak5",
    "tak4",
    "hive:Base+MLP",
    "hive:Base+ML+tournament",
    "punct:standard",
    "punct:basic",
];

fn setup(word: &str) -> Setup {
    word.parse().unwrap()
}

fn played(word: &str, moves: &[&str]) -> Game {
    let mut game = Game::new(&setup(word));
    for text in moves {
        let mv = game.read_move(text).unwrap();
        game.play(mv)
            .unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    game
}

fn best(game: &Game, limits: Limits) -> Option<Move> {
    best_move(game, limits, &StopFlag::default(), |_| {})
}

fn wins_at_once(game: &Game, mv: Move) -> bool {
    let mut after = game.clone();
    after.play(mv).unwrap();
    after.outcome().and_then(Outcome::winner) == Some(game.side_to_move())
}

/// The side to move can end the game, and a small search does and knows it.
fn takes_the_win(game: &Game) {
    let mut score = 0;
    let mv = best_move(game, Limits::depth(2), &StopFlag::default(), |info| {
        score = info.score;
    })
    .unwrap();
    let text = game.write_move(mv);
    assert!(score >= SEEN_WIN, "{text} scores {score}");
    assert!(wins_at_once(game, mv), "{text} doesn't win");
}

#[test]
fn it_plays_whole_games_of_legal_moves() {
    for (seed, word) in SETUPS.into_iter().enumerate() {
        let mut random = fastrand::Rng::with_seed(seed as u64);
        let mut game = Game::new(&setup(word));
        // A random opening, so that its games differ; then a little thought a move.
        for _ in 0..4 {
            let legal = game.legal_moves();
            game.play(legal[random.usize(..legal.len())]).unwrap();
        }
        for _ in 0..120 {
            let Some(mv) = best(&game, Limits::nodes(15)) else {
                break;
            };
            game.play(mv)
                .unwrap_or_else(|error| panic!("{word}: {}: {error}", game.write_move(mv)));
        }
        assert!(
            game.outcome().is_some() || game.ply() >= 100,
            "{word} ended early"
        );
    }
}

/// Games that a little thought and a little chance play out, every move checked as it is played.
fn quick_games(word: &str, seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut game = Game::new(&setup(word));
        while game.outcome().is_none() && game.ply() < 150 {
            let mv = if random.u8(..4) == 0 {
                let legal = game.legal_moves();
                legal[random.usize(..legal.len())]
            } else {
                best(&game, Limits::nodes(random.u64(1..40))).unwrap()
            };
            game.play(mv).unwrap_or_else(|error| {
                panic!("{word}, seed {seed}: {}: {error}", game.write_move(mv))
            });
        }
    }
}

#[test]
fn quick_games_hold_only_legal_moves() {
    for (word, games) in SETUPS.into_iter().zip([20, 20, 10, 10, 1, 1]) {
        quick_games(word, 0..games);
    }
}

#[test]
#[ignore = "thousands of games take minutes"]
fn thousands_of_quick_games_hold_only_legal_moves() {
    for (word, games) in SETUPS.into_iter().zip([1000, 1000, 400, 400, 100, 100]) {
        quick_games(word, 100..100 + games);
    }
}

#[test]
fn the_same_search_finds_the_same_move() {
    for word in SETUPS {
        let game = Game::new(&setup(word));
        let findings = || {
            let mut told = Vec::new();
            let mv = best_move(&game, Limits::nodes(800), &StopFlag::default(), |info| {
                told.push(info);
            });
            // Time is the one thing that may differ.
            (
                mv,
                told.into_iter()
                    .map(|info| (info.depth, info.score, info.nodes, info.line))
                    .collect::<Vec<_>>(),
            )
        };
        assert_eq!(findings(), findings(), "{word}");
    }
}

#[test]
fn a_raised_flag_ends_the_search_with_a_legal_move() {
    for word in SETUPS {
        let game = Game::new(&setup(word));
        let stop = StopFlag::default();
        stop.stop();
        let mv =
            best_move(&game, Limits::default(), &stop, |_| {}).expect("there is a move even so");
        assert_eq!(game.check(mv), Ok(()), "{word}");
    }
}

/// Calls a function for whichever game it is with the game as played.
macro_rules! with_played {
    ($game:expr, $call:path) => {
        match $game {
            Game::Tak(played) => $call(played),
            Game::Hive(played) => $call(played),
            Game::Punct(played) => $call(played),
        }
    };
}

#[test]
fn after_the_flag_not_one_more_position_is_looked_at() {
    fn stopped<P: SearchGame>(game: &Played<P>) {
        let stop = StopFlag::default();
        let mut seen = 0;
        let (weights, mut table) = (P::Weights::default(), TranspositionTable::default());
        let found = search(game, &weights, Limits::NONE, &stop, &mut table, |report| {
            if report.depth == 2 {
                seen = report.nodes;
                stop.stop();
            }
        })
        .unwrap();
        assert!(seen > 0);
        // The one that sees the flag is counted.
        assert!(found.info.nodes <= seen + 1, "{found:?}");
    }
    for word in SETUPS {
        with_played!(&Game::new(&setup(word)), stopped);
    }
}

#[test]
fn several_threads_end_together_and_play_a_legal_move() {
    for word in SETUPS {
        let game = Game::new(&setup(word));
        let limits = Limits {
            threads: 3.try_into().unwrap(),
            ..Limits::nodes(400)
        };
        let mv = best(&game, limits).unwrap();
        assert_eq!(game.check(mv), Ok(()), "{word}");
    }
}

#[test]
fn a_move_survives_as_a_number() {
    fn survives<P: SearchGame>(game: &Played<P>) {
        let position = game.position();
        for mv in game.legal_moves() {
            assert_eq!(position.unpack(position.pack(mv)), Some(mv), "{position:?}");
        }
        // Any number is an answer that can be played or none.
        let mut random = fastrand::Rng::with_seed(game.moves().len() as u64);
        for _ in 0..50 {
            if let Some(mv) = position.unpack(random.u32(..)) {
                assert_eq!(position.check(mv), Ok(()));
            }
        }
    }
    for word in SETUPS {
        let mut random = fastrand::Rng::with_seed(3);
        let mut game = Game::new(&setup(word));
        while game.ply() < 30 && game.outcome().is_none() {
            if game.ply().is_multiple_of(5) {
                with_played!(&game, survives);
            }
            let legal = game.legal_moves();
            game.play(legal[random.usize(..legal.len())]).unwrap();
        }
    }
}

#[test]
#[ignore = "long: thousands of games"]
fn it_plays_thousands_of_games_of_legal_moves() {
    for seed in 0..3000 {
        let word = SETUPS[seed as usize % SETUPS.len()];
        let mut random = fastrand::Rng::with_seed(seed);
        let mut game = Game::new(&setup(word));
        while game.outcome().is_none() && game.ply() < 200 {
            let legal = game.legal_moves();
            let mv = if game.ply() < 4 {
                legal[random.usize(..legal.len())]
            } else {
                best(&game, Limits::nodes(random.u64(1..40))).expect("the game is not over")
            };
            game.play(mv)
                .unwrap_or_else(|error| panic!("{word}: {}: {error}", game.write_move(mv)));
        }
    }
}

#[test]
fn a_finished_game_has_no_best_move() {
    let game = played("tak3", &["a3", "a1", "b1", "b3", "c1"]);
    assert!(game.outcome().is_some());
    assert_eq!(best(&game, Limits::depth(3)), None);
}
