//! Texts that go wrong, and very long ones.

use super::broken;
use strata::record::formats::ptn::read;

#[test]
fn a_broken_game_does_not_cost_the_ones_after_it() {
    let text = "\
[Size \"5\"]
1. a1 b1
2. a1 c1

[Size \"9\"]
[Player1 \"x\"]
1. a1 b1

[Size \"4\"]
[Player1 without quotes]
1. a1

[Size \"3\"]
1. a3 a1
";
    let games = read(text);
    assert_eq!(games.len(), 4);
    let lines: Vec<usize> = games
        .iter()
        .filter_map(|game| game.as_ref().err())
        .map(|broken| broken.error.line)
        .collect();
    assert_eq!(lines, [3, 5, 10]);
    assert_eq!(games[0].as_ref().unwrap_err().good.moves().len(), 2);
    assert_eq!(games[3].as_ref().unwrap().moves().len(), 2);
}

#[test]
fn what_is_wrong_with_a_text_is_told_with_line_and_token() {
    let cases = [
        ("", 1, "", "no game"),
        (" \n\n ", 1, "", "no game"),
        ("1. a1 b1", 1, "", "board's size is missing"),
        ("[Size \"9\"]\n1. a1", 1, "9", "3×3 to 8×8"),
        ("[Size \"5x\"]\n1. a1", 1, "5x", "3×3 to 8×8"),
        (
            "[Size \"99999999999999999999\"]",
            1,
            "99999999999999999999",
            "3×3 to 8×8",
        ),
        ("[Size \"5\"]\n[Size \"6\"]", 2, "Size", "twice"),
        ("[Size \"5\"]\n[Komi \"1e9\"]", 2, "1e9", "komi"),
        (
            "[Size \"5\"]\n[Komi \"999999999999\"]",
            2,
            "999999999999",
            "komi",
        ),
        ("[Size \"5\"]\n[Flats \"-3\"]", 2, "-3", "number of pieces"),
        (
            "[Size \"5\"]\n[Flats \"200\"]",
            2,
            "200 stones, 1 capstones",
            "at most 60",
        ),
        ("[Size \"5\"]\n[Flats2 \"20\"]", 2, "Flats2", "the same set"),
        ("[Size \"5\"]\n[Opening \"no-swap\"]", 2, "no-swap", "swap"),
        (
            "[Size \"5\"]\n[Repetition \"yes\"]",
            2,
            "yes",
            "repetition is",
        ),
        ("[Size \"5\"]\n[TPS \"x3/x3/x3 1 1\"]", 2, "", "3 rows"),
        ("[Size \"3\"]\n[TPS \"x3/x3/x4 1 1\"]", 2, "x4", "how many"),
        (
            "[TPS \"x9/x9/x9/x9/x9/x9/x9/x9/x9 1 1\"]",
            1,
            "9",
            "3×3 to 8×8",
        ),
        ("[Size \"5\"\n1. a1", 1, "[Size \"5\"", "a tag is written"),
        ("[Size 5]\n1. a1", 1, "[Size 5]", "a tag is written"),
        ("[ \"5\"]\n1. a1", 1, "[ \"5\"]", "a tag is written"),
        (
            "[Size \"5\"]\n1. a1 {never closed\nb1",
            2,
            "{never closed\u{FFFD}b1",
            "never closed",
        ),
        ("[Size \"5\"]\n\n1. a1 a1", 3, "a1", "taken"),
        (
            "[Size \"5\"]\n1. a1 b1\n2. f6",
            3,
            "f6",
            "not on the 5×5 board",
        ),
        ("[Size \"5\"]\n1. a1 b1\n2. 9b1>", 3, "9b1>", "one to eight"),
        ("[Size \"5\"]\n1. a1 xyzzy", 2, "xyzzy", "a move is"),
        (
            "[Size \"5\"]\n1. a1 b1\n3. c1",
            3,
            "3.",
            "turn 3 comes after turn 1",
        ),
        ("[Size \"5\"]\n1. a1\n2. c1", 3, "2.", "Black's half"),
        ("[Size \"5\"]\n1. a1 2... b1", 2, "2...", "still turn 1"),
        ("[Size \"5\"]\n1... a1", 2, "1...", "White's turn"),
        (
            "[Size \"5\"]\n99999999999999999999. a1",
            2,
            "99999999999999999999.",
            "that number",
        ),
        ("[Size \"5\"]\n1. -- a1", 2, "--", "where Black begins"),
        ("[Size \"5\"]\n1. ! a1", 2, "!", "no move to mark"),
        ("[Size \"5\"]\n1. a1 b1\nR-0 c1", 3, "c1", "a result stands"),
        (
            "[Size \"3\"]\n1. a3 a1\n2. b1 b3\n3. c1 c3",
            4,
            "c3",
            "The game is over",
        ),
        ("\0\u{1}\u{2}", 1, "", "board's size is missing"),
    ];
    for (text, line, token, reason) in cases {
        let error = broken(text).error;
        assert!(error.reason.contains(reason), "{text}: {error}");
        assert_eq!((error.line, error.token.as_str()), (line, token), "{text}");
    }
}

#[test]
fn a_very_long_text_is_no_trouble() {
    let long = "x".repeat(1 << 20);
    for text in [
        long.clone(),
        format!("[{long} \"5\"]"),
        format!("[Size \"5\"]\n{{{long}}}\n1. {long}"),
        "{".repeat(1 << 20),
        "[".repeat(1 << 18),
        format!("[Size \"5\"]\n1. {}", "\"".repeat(1 << 20)),
        format!("[TPS \"{}\"]", "x/".repeat(1 << 18)),
    ] {
        assert!(broken(&text).error.to_string().chars().count() < 300);
    }
}
