//! Puzzles: all are different, spread, and solved by their own lines; a sample is proved again; the referee takes every win of
//! the same length and refutes what is none; and the maker makes the same ones again.

use crate::cli::{file, strata, text};
use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};
use strata::learn::puzzles::{
    Goal, Prover, Puzzle, PuzzleAttempt, PuzzleVerdict, Scope, Theme, outline, prove, puzzles_of,
    read_puzzles, write_puzzles,
};
use strata::rules::Notate;
use strata::rules::punct::Punct;
use strata::rules::{Game, Move, Outcome};

const GAMES: [&str; 3] = ["tak", "hive", "punct"];
/// As many are shipped of each game at the least.
const SHIPPED: usize = 150;

fn puzzles(game: &str) -> Vec<Puzzle> {
    let puzzles = puzzles_of(game).unwrap_or_else(|| panic!("there are no puzzles of {game}"));
    puzzles.unwrap_or_else(|error| panic!("{game}: {error}"))
}

fn all() -> Vec<Puzzle> {
    GAMES.into_iter().flat_map(puzzles).collect()
}

fn prove_all(puzzles: impl Iterator<Item = Puzzle>) {
    for puzzle in puzzles {
        if let Err(why) = prove(&puzzle) {
            panic!("{}: {why}", puzzle.id);
        }
    }
}

#[test]
fn there_are_enough_of_each_game() {
    for game in GAMES {
        let puzzles = puzzles(game);
        assert!(puzzles.len() >= SHIPPED, "{game}: {}", puzzles.len());
        for puzzle in &puzzles {
            assert_eq!(puzzle.game_word(), game, "{}", puzzle.id);
        }
    }
    let with = |game: &str, word: &str| {
        let puzzles = puzzles(game).into_iter();
        puzzles.filter(|puzzle| puzzle.game == word).count()
    };
    for (game, word) in [
        ("tak", "tak5"),
        ("tak", "tak6"),
        ("hive", "hive"),
        ("hive", "hive:Base+MLP"),
        ("punct", "punct:standard"),
    ] {
        assert!(with(game, word) >= 30, "{word}: {}", with(game, word));
    }
}

#[test]
fn no_two_are_the_same_up_to_symmetry() {
    let (mut ids, mut outlines) = (BTreeSet::new(), BTreeSet::new());
    for puzzle in all() {
        let start = puzzle.start().unwrap();
        assert!(ids.insert(puzzle.id.clone()), "{} twice", puzzle.id);
        assert!(outlines.insert(outline(&start)), "{} again", puzzle.id);
    }
}

#[test]
fn they_are_spread_over_difficulties_goals_and_themes() {
    for game in GAMES {
        let puzzles = puzzles(game);
        let share = |wanted: &dyn Fn(&Puzzle) -> bool| {
            let count = puzzles.iter().filter(|puzzle| wanted(puzzle)).count();
            count * 100 / puzzles.len()
        };
        let easy = share(&|puzzle| puzzle.rating < 1_000);
        let hard = share(&|puzzle| puzzle.rating > 1_500);
        assert!((10..=80).contains(&easy), "{game}: {easy} % are easy");
        // The hard ones of PÜNCT take longest to find.
        let fewest = if game == "punct" { 2 } else { 8 };
        assert!((fewest..=80).contains(&hard), "{game}: {hard} % are hard");
        let mut goals = BTreeMap::new();
        let mut themes = BTreeMap::new();
        for puzzle in &puzzles {
            *goals.entry(format!("{:?}", puzzle.goal)).or_insert(0) += 1;
            for theme in &puzzle.themes {
                *themes.entry(*theme).or_insert(0) += 1;
            }
        }
        for goal in ["WinIn(2)", "WinIn(3)", "OnlyDefence(1)"] {
            assert!(goals.contains_key(goal), "{game}: {goals:?}");
        }
        let most = goals.values().max().unwrap();
        assert!(most * 100 / puzzles.len() <= 60, "{game}: {goals:?}");
        assert!(themes.len() >= 5, "{game}: {themes:?}");
    }
}

/// The last move before the puzzle is the other side's, and what is to be found is not there already.
#[test]
fn each_begins_with_a_legal_move_of_the_other_side() {
    for puzzle in all() {
        let (opening, last) = puzzle.opening().unwrap();
        let start = puzzle.start().unwrap();
        if last.is_some() {
            assert_ne!(
                opening.side_to_move(),
                start.side_to_move(),
                "{}",
                puzzle.id
            );
        }
        assert_eq!(start.outcome(), None, "{}", puzzle.id);
        assert!((1..=3).contains(&puzzle.first.len()), "{}", puzzle.id);
        assert!(!puzzle.themes.is_empty(), "{}", puzzle.id);
        assert!((0..=2_600).contains(&puzzle.rating), "{}", puzzle.id);
    }
}

#[test]
fn each_is_solved_by_its_own_line() {
    for puzzle in all() {
        let line = puzzle.moves_of_line(&puzzle.start().unwrap()).unwrap();
        let mut attempt = PuzzleAttempt::new(&puzzle).unwrap();
        for pair in line.chunks(2) {
            let verdict = attempt.play(pair[0]).unwrap();
            match pair.get(1) {
                Some(&answer) => {
                    assert_eq!(verdict, PuzzleVerdict::Right { answer }, "{}", puzzle.id);
                }
                None => assert_eq!(verdict, PuzzleVerdict::Solved, "{}", puzzle.id),
            }
        }
        // A game that ends sooner leaves moves of its goal unplayed.
        if attempt.left() == 0 {
            assert!(attempt.solution().is_empty() && attempt.hint().is_none());
        }
    }
}

fn sample(game: &str, count: usize) -> impl Iterator<Item = Puzzle> {
    let puzzles = puzzles(game);
    // Long ones are proved by the check, and in the test that is left out of the quick suite.
    let short = |puzzle: &Puzzle| match puzzle.goal {
        Goal::WinIn(n) | Goal::BestCount(n) => {
            n <= 2 || n == 3 && !puzzle.game.starts_with("punct")
        }
        Goal::OnlyDefence(n) => n == 1,
    };
    let short: Vec<Puzzle> = puzzles.into_iter().filter(short).collect();
    let step = short.len() / count;
    short.into_iter().step_by(step.max(1)).take(count)
}

#[test]
fn a_sample_is_proved_again() {
    for game in GAMES {
        prove_all(sample(game, 5));
    }
}

#[test]
#[ignore = "minutes: all that come with the program"]
fn all_are_proved_again() {
    prove_all(all().into_iter());
}

#[test]
fn known_wins_of_punct_are_proved() {
    let text = include_str!("../data/punct/wins_in_two.txt");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let mut proved = 0;
    for line in lines.step_by(6) {
        let mut position = Punct::read_position(&"punct".parse().unwrap(), line).unwrap();
        let mut prover = Prover::<Punct>::new(u64::MAX);
        for scope in [Scope::Forcing, Scope::Every] {
            assert_eq!(
                prover.distance(&mut position, 2, scope),
                Ok(Some(2)),
                "{line}"
            );
        }
        proved += 1;
    }
    assert!(proved > 4, "{proved}");
}

/// A puzzle changed so that it promises too much, or too little, is found out.
#[test]
fn what_does_not_hold_is_not_proved() {
    let right = puzzles("tak")
        .into_iter()
        .find(|puzzle| puzzle.goal == Goal::WinIn(2))
        .unwrap();
    assert_eq!(prove(&right), Ok(()));
    let changed = |change: &dyn Fn(&mut Puzzle)| {
        let mut puzzle = right.clone();
        change(&mut puzzle);
        prove(&puzzle).unwrap_err()
    };
    let longer = changed(&|puzzle| puzzle.goal = Goal::WinIn(3));
    assert!(longer.contains("win in 2"), "{longer}");
    let other = right.start().unwrap();
    let other = other
        .legal_moves()
        .into_iter()
        .map(|mv| other.write_move(mv));
    let other = other
        .into_iter()
        .find(|text| !right.first.contains(text))
        .unwrap();
    let wrong = changed(&|puzzle| puzzle.first = vec![other.clone()]);
    assert!(wrong.contains(&right.first[0]), "{wrong}");
    let missing = changed(&|puzzle| puzzle.first.push(other.clone()));
    assert!(missing.contains("first moves"), "{missing}");
    let id = changed(&|puzzle| puzzle.id = "tak-0".to_owned());
    assert!(id.contains(&right.id), "{id}");
    let themes = changed(&|puzzle| puzzle.themes = vec![Theme::Pin]);
    assert!(themes.contains("themes"), "{themes}");
}

/// Follows the referee to the end with moves that the puzzle's line doesn't have, where there are any.
#[test]
fn the_referee_takes_every_win_of_the_same_length() {
    let mut others = 0;
    for game in GAMES {
        let several = puzzles(game).into_iter();
        let several = several
            .filter(|puzzle| puzzle.first.len() > 1 && matches!(puzzle.goal, Goal::WinIn(2..=3)));
        for puzzle in several.take(6) {
            for text in &puzzle.first[1..] {
                let mut attempt = PuzzleAttempt::new(&puzzle).unwrap();
                let mv = attempt.game().read_move(text).unwrap();
                let began = Instant::now();
                let mut verdict = attempt.play(mv).unwrap();
                assert!(began.elapsed() < Duration::from_secs(5), "{}", puzzle.id);
                while let PuzzleVerdict::Right { .. } = verdict {
                    let next = *attempt
                        .solution()
                        .first()
                        .unwrap_or_else(|| panic!("{}", puzzle.id));
                    verdict = attempt.play(next).unwrap();
                }
                assert_eq!(verdict, PuzzleVerdict::Solved, "{} by {text}", puzzle.id);
                others += 1;
            }
        }
    }
    assert!(others > 3, "{others}");
}

/// After a wrong try the game stands as it stood, and what is played against it really holds.
#[test]
fn the_referee_refutes_a_wrong_try() {
    for game in GAMES {
        for puzzle in sample(game, 4) {
            let mut attempt = PuzzleAttempt::new(&puzzle).unwrap();
            let before = attempt.game().write_position();
            let moves = attempt.game().legal_moves();
            let wrong = |mv: &&Move| {
                let text = attempt.game().write_move(**mv);
                !puzzle.first.contains(&text)
            };
            let tries: Vec<Move> = moves.iter().filter(wrong).copied().collect();
            for mv in tries.iter().step_by(tries.len() / 3 + 1) {
                let verdict = attempt.play(*mv).unwrap();
                let PuzzleVerdict::Wrong { refutation } = verdict else {
                    panic!("{}: {verdict:?}", puzzle.id);
                };
                assert_eq!(attempt.game().write_position(), before);
                let mut after = attempt.game().clone();
                after.play(*mv).unwrap();
                assert_eq!(
                    refutation.is_empty(),
                    after.outcome().is_some(),
                    "{}",
                    puzzle.id
                );
                if !refutation.is_empty() {
                    for mv in refutation {
                        after.play(mv).unwrap();
                    }
                    holds(&puzzle, after);
                }
            }
            let illegal = attempt.game().read_move(puzzle.line.last().unwrap());
            if let Ok(mv) = illegal
                && attempt.game().check(mv).is_err()
            {
                assert!(attempt.play(mv).is_err(), "{}", puzzle.id);
            }
        }
    }
}

/// Whoever solves can't win at once any more; who failed to defend has lost, or is about to.
fn holds(puzzle: &Puzzle, after: Game) {
    let solver = puzzle.start().unwrap().side_to_move();
    let wins = |mut game: Game, mv: Move| {
        game.play(mv).is_ok() && game.outcome().and_then(Outcome::winner) == Some(solver)
    };
    match puzzle.goal {
        Goal::WinIn(2) | Goal::BestCount(2) => {
            let mut moves = after.legal_moves().into_iter();
            assert!(!moves.any(|mv| wins(after.clone(), mv)), "{}", puzzle.id);
        }
        Goal::OnlyDefence(1) => {
            let winner = after.outcome().and_then(Outcome::winner);
            assert_eq!(winner, Some(!solver), "{}", puzzle.id);
        }
        _ => {}
    }
}

#[test]
fn a_hint_is_the_beginning_of_the_solution() {
    for puzzle in GAMES.into_iter().flat_map(|game| sample(game, 6)) {
        let attempt = PuzzleAttempt::new(&puzzle).unwrap();
        let hint = attempt.hint().unwrap();
        let mv = attempt.solution()[0];
        assert_eq!(attempt.game().steps(mv)[0], hint);
        let said = attempt.hint_sentence().unwrap().to_string();
        assert!(said.ends_with('.'), "{said}");
        let goal = puzzle.goal.sentence(attempt.game().side_to_move());
        assert!(goal.to_string().contains("ite") || goal.to_string().contains("lack"));
    }
}

#[test]
fn a_file_of_puzzles_is_written_and_read_again() {
    for game in GAMES {
        let puzzles = puzzles(game);
        let text = write_puzzles(&puzzles);
        assert_eq!(read_puzzles(&text).unwrap(), puzzles);
        assert_eq!(text.lines().count(), puzzles.len() + 2, "one a line");
    }
    let broken = read_puzzles("[\n(id: \"tak-1\", game: 5)\n]").unwrap_err();
    assert!(broken.to_string().contains('2'), "{broken}");
}

#[test]
fn the_same_seed_makes_the_same_puzzles() {
    let make = |seed: &str| {
        let output = strata(&["puzzles", "make", "tak4", "--count", "2", "--seed", seed]);
        assert!(output.status.success(), "{}", text(&output.stderr));
        text(&output.stdout)
    };
    let made = make("3");
    assert_eq!(make("3"), made);
    assert_ne!(make("4"), made);
    let puzzles = read_puzzles(&made).unwrap();
    assert_eq!(puzzles.len(), 2);
    prove_all(puzzles.into_iter());
}

#[test]
fn puzzles_are_made_from_games_of_a_file_and_added_to_another() {
    let root = env!("CARGO_MANIFEST_DIR");
    let games = format!("{root}/tests/data/tak/games.ptn");
    let known = puzzles("tak");
    let out = file("puzzles-out.ron", write_puzzles(&known[..3]).as_bytes());
    let out = out.to_str().unwrap();
    let made = strata(&[
        "puzzles", "make", "tak6", "--count", "1", "--from", &games, "--out", out,
    ]);
    assert!(made.status.success(), "{}", text(&made.stderr));
    let all = read_puzzles(&std::fs::read_to_string(out).unwrap()).unwrap();
    assert_eq!(all.len(), 4);
    let checked = strata(&["puzzles", "check", "--file", out, "--sample", "1"]);
    assert!(checked.status.success(), "{}", text(&checked.stderr));
    assert!(text(&checked.stdout).contains("1 of 1 proved"));
}

#[test]
fn a_puzzle_that_does_not_hold_fails_the_check() {
    let mut puzzle = puzzles("tak").remove(0);
    puzzle.id = "tak-00000000".to_owned();
    let broken = file("puzzles-broken.ron", write_puzzles(&[puzzle]).as_bytes());
    let output = strata(&["puzzles", "check", "--file", broken.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("tak-00000000: its id should be"));
}

#[test]
fn bad_arguments_are_refused_in_words() {
    for (arguments, words) in [
        (&["puzzles", "make", "chess"][..], "chess"),
        (&["puzzles", "make", "tak9"][..], "3×3 to 8×8"),
        (&["puzzles", "make", "tak", "--count", "0"][..], "--count"),
        (
            &["puzzles", "make", "tak", "--from", "/no/such/file"][..],
            "/no/such/file",
        ),
        (&["puzzles", "check", "chess"][..], "tak, hive, punct"),
        (
            &["puzzles", "check", "--file", "/no/such/file"][..],
            "/no/such/file",
        ),
        (
            &["puzzles", "check", "tak", "--sample", "0"][..],
            "--sample",
        ),
        (&["puzzles"][..], "make"),
    ] {
        let output = strata(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let said = text(&output.stderr);
        assert!(said.contains(words), "{arguments:?}: {said}");
    }
}
