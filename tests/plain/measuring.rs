//! `strata match` and `strata tune`: what they print can be relied on, and comes again from the same seed.

use crate::cli::{file, strata, text};

/// The lines of a match but for the times, the games in their order.
fn played(threads: &str, seed: &str) -> Vec<String> {
    let output = strata(&[
        "match",
        "nodes=40",
        "greedy",
        "--game",
        "tak4",
        "--games",
        "6",
        "--seed",
        seed,
        "--threads",
        threads,
    ]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let printed = text(&output.stdout);
    let mut lines: Vec<String> = printed
        .lines()
        .map(|line| match line.split_once("\tA ") {
            Some((result, times)) if times.contains("ms a move") => result.to_owned(),
            _ => line.to_owned(),
        })
        .collect();
    let games = lines.len() - 1;
    lines[..games].sort();
    lines
}

#[test]
fn a_match_swaps_colours_counts_every_game_and_repeats_from_its_seed() {
    let lines = played("1", "3");
    assert_eq!(lines.len(), 7);
    let (games, total) = lines.split_at(6);
    let mut tally = [0; 3];
    for (i, line) in games.iter().enumerate() {
        let [number, colour, plies, result] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        let first = ["White", "Black"][i % 2];
        assert_eq!(number, format!("game {}", i + 1));
        assert_eq!(colour, format!("A is {first}"));
        assert!(plies.ends_with(" plies"), "{line}");
        let who = if result.starts_with("Draw") {
            1
        } else if result.starts_with(first) {
            0
        } else {
            2
        };
        tally[who] += 1;
    }
    let [wins, draws, losses] = tally;
    let counted = format!("A +{wins} ={draws} -{losses}\t");
    assert!(total[0].starts_with(&counted), "{} {counted}", total[0]);
    assert!(total[0].contains("Elo "), "{}", total[0]);
    assert_eq!(played("2", "3"), lines, "two games at a time");
    assert_ne!(played("1", "4"), lines, "another seed");
}

#[test]
fn newcomers_levels_and_the_one_that_follows_play_matches() {
    for pair in [
        ["newcomer:forgetful", "level:1"],
        ["newcomer:blocks", "Novice"],
        ["adaptive:700", "newcomer:aims"],
    ] {
        let run = || {
            let output = strata(
                &[
                    &["match"],
                    &pair[..],
                    &["--game", "tak4", "--games", "4", "--seed", "8"],
                ]
                .concat(),
            );
            assert!(output.status.success(), "{}", text(&output.stderr));
            let printed = text(&output.stdout);
            let games = printed.lines().filter(|line| line.starts_with("game "));
            games.map(str::to_owned).collect::<Vec<_>>()
        };
        let games = run();
        assert_eq!(games.len(), 4, "{pair:?}");
        assert_eq!(run(), games, "{pair:?}");
    }
}

#[test]
fn no_progress_is_drawn_where_nobody_watches() {
    let games = file(
        "many.ptn",
        "[Size \"4\"]\n\n1. a1 d4\n\n".repeat(50).as_bytes(),
    );
    let games = games
        .to_str()
        .expect("the temporary folder has a plain name");
    for arguments in [
        &["perft", "tak4", "4", "--divide", "--threads", "2"][..],
        &[
            "match", "nodes=5", "greedy", "--game", "tak3", "--games", "2",
        ],
        &["convert", games, "-", "--format", "ptn"],
        &["puzzles", "check", "hive", "--sample", "2"],
    ] {
        let output = strata(arguments);
        assert!(output.status.success(), "{arguments:?}");
        assert_eq!(text(&output.stderr), "", "{arguments:?}");
        assert!(!text(&output.stdout).contains(['\r', '\u{1b}']));
    }
    let output = strata(&[
        "tune", "tak3", "--games", "2", "--nodes", "5", "--rounds", "3",
    ]);
    assert!(output.status.success());
    let said = text(&output.stderr);
    assert!(!said.contains(['\r', '\u{1b}']), "{said:?}");
    assert!(
        said.contains("round 0\terror "),
        "what it found is told: {said}"
    );
}

/// All that a tool writes on a terminal of its own.
#[cfg(target_os = "linux")]
fn on_a_terminal(arguments: &[&str]) -> String {
    let command = std::iter::once(env!("CARGO_BIN_EXE_strata"))
        .chain(arguments.iter().copied())
        .map(|word| format!("'{word}'"));
    let command: Vec<String> = command.collect();
    let output = std::process::Command::new("script")
        .args(["-qec", &command.join(" "), "/dev/null"])
        .stdin(std::process::Stdio::null())
        .output()
        .expect("`script` is part of every Linux");
    let written = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{arguments:?}: {written}");
    written
}

#[cfg(target_os = "linux")]
#[test]
fn every_long_tool_shows_on_a_terminal_how_far_it_is() {
    let games = file(
        "games.ptn",
        "[Size \"4\"]\n\n1. a1 d4\n\n".repeat(5_000).as_bytes(),
    );
    let games = games
        .to_str()
        .expect("the temporary folder has a plain name");
    for (arguments, what) in [
        (&["perft", "hive", "6"][..], "first moves"),
        (
            &[
                "match", "nodes=5", "greedy", "--game", "tak3", "--games", "2",
            ],
            "games",
        ),
        (&["convert", games, "-", "--format", "ptn"], "games"),
        (
            &[
                "tune", "tak3", "--games", "2", "--nodes", "5", "--rounds", "3",
            ],
            "games",
        ),
        (&["puzzles", "check", "hive", "--sample", "2"], "hive"),
        (&["puzzles", "make", "tak4", "--count", "1"], "puzzles"),
    ] {
        let written = on_a_terminal(arguments);
        let is_bar = |line: &str| line.contains(what) && line.contains(" left");
        let shown = written.split('\r').any(is_bar);
        assert!(shown, "{arguments:?}: {written:?}");
    }
}

#[test]
fn a_match_that_makes_no_sense_is_refused_in_words() {
    for (words, why) in [
        (
            ["Grandmaster", "Club", "tak5"],
            "a configuration is a level",
        ),
        (["Club", "time=-1", "tak5"], "a configuration is a level"),
        (
            ["nodes=5,weights=/no/such/file", "Club", "tak5"],
            "/no/such/file",
        ),
        (["Club", "Club", "chess"], "chess"),
    ] {
        let [a, b, game] = words;
        let output = strata(&["match", a, b, "--game", game]);
        assert!(!output.status.success(), "{words:?}");
        assert!(
            text(&output.stderr).contains(why),
            "{words:?}: {}",
            text(&output.stderr)
        );
        assert!(output.stdout.is_empty(), "{words:?}");
    }
}

fn tuned(setup: &str, more: &[&str]) -> String {
    let fixed = [
        "tune", setup, "--games", "6", "--nodes", "30", "--rounds", "20",
    ];
    let output = strata(&[&fixed, more].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout)
}

#[test]
fn a_fit_comes_again_from_its_seed_and_can_be_played_with() {
    let fitted = tuned("tak4", &["--seed", "5"]);
    assert_eq!(tuned("tak4", &["--seed", "5", "--threads", "2"]), fitted);
    assert_ne!(tuned("tak4", &["--seed", "6"]), fitted);
    assert_ne!(tuned("tak4", &["--seed", "5", "--step", "40"]), fitted);
    let path = file("fitted.ron", fitted.as_bytes());
    let player = format!("nodes=20,weights={}", path.display());
    let output = strata(&[
        "match", &player, "nodes=20", "--game", "tak4", "--games", "2",
    ]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert_eq!(text(&output.stdout).lines().count(), 3);
}

#[test]
fn positions_written_down_give_the_same_fit_as_the_games_they_came_from() {
    let path = file("positions.txt", b"");
    let path = path
        .to_str()
        .expect("the temporary folder has a plain name");
    let fitted = tuned("hive", &["--record", path]);
    assert_eq!(tuned("hive", &["--from", path]), fitted);
}

#[test]
fn the_curve_of_winning_chances_comes_again_from_its_seed_and_from_what_was_recorded() {
    let path = file("chance.tsv", b"");
    let path = path
        .to_str()
        .expect("the temporary folder has a plain name");
    let fit = |more: &[&str]| {
        let usual = ["tune", "tak4", "--chance"];
        let output = strata(&[&usual[..], more].concat());
        assert!(output.status.success(), "{}", text(&output.stderr));
        text(&output.stdout)
    };
    let games = ["--games", "8", "--nodes", "60", "--seed", "2"];
    let fitted = fit(&[&games[..], &["--record", path]].concat());
    let scale = fitted
        .lines()
        .next()
        .and_then(|line| line.strip_prefix("scale\t"));
    let scale: f64 = scale
        .expect("the scale comes first")
        .parse()
        .expect("a number");
    assert!(scale > 1.0);
    assert_eq!(fit(&[&games[..], &["--threads", "2"]].concat()), fitted);
    assert_eq!(fit(&["--from", path]), fitted);
    let broken = file("chance-broken.tsv", b"10\t1\t2\nten\t1\t2\n");
    let broken = broken
        .to_str()
        .expect("the temporary folder has a plain name");
    let output = strata(&["tune", "tak4", "--chance", "--from", broken]);
    assert_eq!(output.status.code(), Some(2));
    assert!(
        text(&output.stderr).contains("line 2"),
        "{}",
        text(&output.stderr)
    );
}
