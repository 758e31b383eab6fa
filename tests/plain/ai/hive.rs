//! Hive: queens are surrounded.

use super::*;
use strata::ai::{EvaluationWeights, best_move_with};

#[test]
fn a_queen_with_one_free_side_is_surrounded() {
    // Random games now and then come to where one move ends them.
    let mut found = 0;
    for seed in 0.. {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut game = Game::new(&setup("hive:Base+MLP"));
        while game.ply() < 100 && game.outcome().is_none() {
            let legal = game.legal_moves();
            if legal.iter().any(|&mv| wins_at_once(&game, mv)) {
                takes_the_win(&game);
                found += 1;
                break;
            }
            game.play(legal[random.usize(..legal.len())]).unwrap();
        }
        if found == 5 {
            break;
        }
    }
}

/// A position with what is known of it: a forced win in so many own moves, or the only move that doesn't lose at once.
struct Puzzle {
    game: Game,
    wanted: Wanted,
    nodes: u64,
}

enum Wanted {
    Win(u32),
    Only(Move),
}

/// `win 2` or `only wA1 -bQ`, the nodes that must be enough, and the GameString.
fn puzzles() -> Vec<Puzzle> {
    include_str!("../../data/hive/tactics.tsv")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let [what, nodes, text] = line.split('\t').collect::<Vec<_>>()[..] else {
                panic!("{line}");
            };
            let game = told(text);
            let wanted = match what.split_once(' ') {
                Some(("win", n)) => Wanted::Win(n.parse().unwrap()),
                Some(("only", mv)) => Wanted::Only(game.read_move(mv).unwrap()),
                _ => panic!("{what}"),
            };
            let nodes = nodes.parse().unwrap();
            Puzzle {
                game,
                wanted,
                nodes,
            }
        })
        .collect()
}

fn told(text: &str) -> Game {
    let Setup::Hive(rules) = setup("hive:Base+tournament") else {
        unreachable!()
    };
    let told = strata::rules::hive::game_string::read(&rules, text).unwrap();
    let mut game = Game::new(&Setup::Hive(told.setup));
    for mv in told.moves {
        game.play(Move::Hive(mv)).unwrap();
    }
    game
}

/// Whether the side to move can force a win within so many own moves, by trying everything.
fn forces_win(game: &Game, own_moves: u32) -> bool {
    let legal = game.legal_moves();
    legal.iter().any(|&mv| wins_at_once(game, mv))
        || own_moves > 1 && legal.iter().any(|&mv| keeps_win(game, mv, own_moves))
}

/// Whether every answer to the move leaves a win within one own move less.
fn keeps_win(game: &Game, mv: Move, own_moves: u32) -> bool {
    let mut after = game.clone();
    after.play(mv).unwrap();
    match after.outcome() {
        Some(outcome) => outcome.winner() == Some(game.side_to_move()),
        None => {
            own_moves > 1
                && after.legal_moves().into_iter().all(|answer| {
                    let mut next = after.clone();
                    next.play(answer).unwrap();
                    match next.outcome() {
                        Some(outcome) => outcome.winner() == Some(game.side_to_move()),
                        None => forces_win(&next, own_moves - 1),
                    }
                })
        }
    }
}

fn loses_at_once(game: &Game, mv: Move) -> bool {
    let mut after = game.clone();
    after.play(mv).unwrap();
    match after.outcome() {
        Some(outcome) => outcome.winner() == Some(after.side_to_move()),
        None => forces_win(&after, 1),
    }
}

#[test]
fn wins_and_only_defences_are_found_within_their_nodes() {
    let puzzles = puzzles();
    assert!(puzzles.len() >= 30, "{} puzzles", puzzles.len());
    for (number, puzzle) in puzzles.iter().enumerate() {
        let Puzzle {
            game,
            wanted,
            nodes,
        } = puzzle;
        let mut score = 0;
        let mv = best_move(game, Limits::nodes(*nodes), &StopFlag::default(), |info| {
            score = info.score;
        })
        .unwrap();
        let text = format!(
            "puzzle {}: {} scores {score}",
            number + 1,
            game.write_move(mv)
        );
        match wanted {
            Wanted::Win(own_moves) => {
                assert!(score >= SEEN_WIN, "{text}");
                assert!(score > WIN - 2 * *own_moves as Score, "{text}: too slow");
            }
            Wanted::Only(only) => assert_eq!(mv, *only, "{text}"),
        }
    }
}

#[test]
fn what_the_puzzles_say_is_true_as_far_as_two_moves_show() {
    for (number, Puzzle { game, wanted, .. }) in puzzles().iter().enumerate() {
        let text = format!("puzzle {}", number + 1);
        match wanted {
            Wanted::Win(own_moves @ ..=2) => {
                assert!(forces_win(game, *own_moves), "{text}");
                assert!(
                    *own_moves == 1 || !forces_win(game, own_moves - 1),
                    "{text}"
                );
            }
            Wanted::Win(_) => assert!(!forces_win(game, 2), "{text}"),
            Wanted::Only(only) => {
                for mv in game.legal_moves() {
                    assert_eq!(!loses_at_once(game, mv), mv == *only, "{text}");
                }
            }
        }
    }
}

#[test]
#[ignore = "long: tries every line of five plies"]
fn what_the_puzzles_say_is_true_to_the_end() {
    for (number, Puzzle { game, wanted, .. }) in puzzles().iter().enumerate() {
        if let Wanted::Win(own_moves) = wanted {
            assert!(forces_win(game, *own_moves), "puzzle {}", number + 1);
        }
    }
}

#[test]
fn who_stands_worse_takes_a_draw_by_repetition() {
    let opening = [
        "wG1", "bG1 wG1-", "wQ -wG1", "bQ bG1-", "wS1 -wQ", "bA1 bQ/", "wS2 -wS1", "bA2 bQ\\",
        "wA1 -wS2", "bA3 bQ-",
    ];
    let mut game = played("hive:Base+tournament", &opening);
    // White's ant comes home, and Black's to where it was, for the third time.
    let shuttle = [
        "wA1 /wS2",
        "bA3 bA1/",
        "wA1 -wS2",
        "bA3 bA2\\",
        "wA1 \\wS2",
        "bA3 bA1/",
        "wA1 -wS2",
        "bA3 bA2\\",
        "wA1 \\wS2",
        "bA3 bA1/",
    ];
    for text in shuttle {
        let mv = game.read_move(text).unwrap();
        game.play(mv).unwrap();
    }
    let draws = game.read_move("wA1 -wS2").unwrap();
    // Only Black still has spiders in the hand: let that be very good, or very bad.
    let look = |weights: &str| {
        let mut score = 0;
        let weights = EvaluationWeights::read(weights).unwrap();
        let (limits, stop) = (Limits::depth(2), StopFlag::default());
        let mv = best_move_with(&game, &weights, limits, &stop, |found| score = found.score);
        (mv.unwrap(), score)
    };
    let in_hand = |spider: Score| look(&format!("(hive: (in_hand: (0,0,0,{spider},0,0,0,0)))"));
    assert_eq!(in_hand(1000), (draws, 0));
    let (mv, score) = in_hand(-1000);
    assert!(mv != draws && score > 0, "{}", game.write_move(mv));
}
