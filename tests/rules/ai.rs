//! The opponent: it plays legal moves, sees what is right in front of it, obeys its limits and can be repeated.

use strata::ai::{Limits, SEEN_WIN, Stop, think};
use strata::rules::{Game, Move, Setup};

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
    think(game, limits, &Stop::default(), |_| {})
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

#[test]
fn the_same_search_finds_the_same_move() {
    for word in SETUPS {
        let game = Game::new(&setup(word));
        let findings = || {
            let mut told = Vec::new();
            let mv = think(&game, Limits::nodes(800), &Stop::default(), |finding| {
                told.push(finding);
            });
            // Time is the one thing that may differ.
            (
                mv,
                told.into_iter()
                    .map(|finding| (finding.depth, finding.score, finding.nodes, finding.line))
                    .collect::<Vec<_>>(),
            )
        };
        assert_eq!(findings(), findings(), "{word}");
    }
}

#[test]
fn a_win_at_hand_is_taken() {
    // Tak: c1 joins a1 and b1 to the other side. PÜNCT: the game of the records, one move before its end.
    let games = [
        played("tak3", &["a3", "a1", "b1", "b3"]),
        played(
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
        ),
    ];
    for game in games {
        let mut score = 0;
        let mv = think(&game, Limits::depth(2), &Stop::default(), |finding| {
            score = finding.score;
        })
        .unwrap();
        assert!(score >= SEEN_WIN, "{} scores {score}", game.write_move(mv));
        let mut after = game.clone();
        after.play(mv).unwrap();
        assert_eq!(
            after.outcome().and_then(strata::rules::Outcome::winner),
            Some(game.side_to_move())
        );
    }
}

#[test]
fn a_road_that_threatens_is_stopped() {
    // Black has a3 and b3 and lacks c3; White can't win at once, so it must stand in the way.
    let game = played("tak3", &["a3", "a1", "b2", "b3"]);
    let mv = best(&game, Limits::depth(3)).unwrap();
    let mut after = game.clone();
    after.play(mv).unwrap();
    let loses = after.legal_moves().into_iter().any(|reply| {
        let mut next = after.clone();
        next.play(reply).unwrap();
        next.outcome().and_then(strata::rules::Outcome::winner) == Some(after.side_to_move())
    });
    assert!(!loses, "{} lets Black finish its road", game.write_move(mv));
}

#[test]
fn a_raised_flag_ends_the_search_with_a_legal_move() {
    for word in SETUPS {
        let game = Game::new(&setup(word));
        let stop = Stop::default();
        stop.stop();
        let mv = think(&game, Limits::default(), &stop, |_| {}).expect("there is a move even so");
        assert_eq!(game.check(mv), Ok(()), "{word}");
    }
}

#[test]
fn a_finished_game_has_no_best_move() {
    let game = played("tak3", &["a3", "a1", "b1", "b3", "c1"]);
    assert!(game.outcome().is_some());
    assert_eq!(best(&game, Limits::depth(3)), None);
}
