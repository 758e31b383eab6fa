//! Whole games as lists and as boardspace.net's SGF, there and back.

use super::games::files;
use strata::record::formats::{punct_list, sgf};
use strata::record::tree::NodeId;
use strata::record::{Claim, Record};
use strata::rules::punct::{Punct, Setup};
use strata::rules::{Color, Notate, Played, Position, Win};

fn list_game(text: &str) -> Record<Punct> {
    let mut games = punct_list::read(text);
    assert_eq!(games.len(), 1, "a list is one game");
    games.remove(0).expect("a good list")
}

fn sgf_game(text: &str) -> Record<Punct> {
    let mut games = sgf::read(text);
    assert_eq!(games.len(), 1, "one game in {text}");
    games
        .remove(0)
        .unwrap_or_else(|broken| panic!("{}: {text}", broken.error))
}

#[test]
fn every_recorded_game_survives_writing_and_reading_as_a_list() {
    for (name, text) in files() {
        let game = list_game(&text);
        let claim = game.claim.expect("the last line names the result");
        let outcome = game.played().expect("checked moves").outcome();
        assert!(
            claim.agrees_with(outcome),
            "{name}: {claim} but {outcome:?}"
        );
        assert_eq!(list_game(&punct_list::write(&game)), game, "{name}");
    }
}

#[test]
fn every_recorded_game_is_written_with_the_numbers_and_turns_of_boardspace() {
    for (name, text) in files() {
        let game = list_game(&text);
        let written = sgf::write(&game);
        let commands: Vec<String> = written
            .split(['[', ']'])
            .filter_map(|value| {
                value
                    .split_once(' ')
                    .map(|(_, command)| command.to_lowercase())
            })
            .filter(|command| command.starts_with("dropb") || command.starts_with("move"))
            .collect();
        let expected: Vec<String> = text
            .lines()
            .filter_map(|line| line.split('\t').nth(1).map(str::to_lowercase))
            .collect();
        assert_eq!(commands, expected, "{name}");
        let mut back = sgf_game(&written);
        back.tags.retain(|(tag, _)| tag != "SU");
        assert_eq!(back, game, "{name}");
    }
}

#[test]
fn a_game_played_by_people_reads_through_its_picks_and_drops() {
    let game = sgf_game(
        "(; GM[25]VV[1] SU[punct 2 77 101] P0[id \"anna\"] P0[time 0:05:00] P1[id \"bo [\\]\"]\nRE[Game won by anna]
         ; P0[0 Start P0]; P0[1 Pick W 11]; P0[2 Dropb 11 L 4 0]; P0[3 Pickb L 4]; P0[4 Dropb 11 G 4 3]; P0[5 Done]TM[9]
         ; P1[6 Pick B 20]; P1[7 Drop B 20]; P1[8 Pick B 28]; P1[9 Dropb 28 F 1 3] C[a wall]; P1[10 Done]
         ; P0[11 Pickb G 4]; P0[12 Rotate]; P0[13 Dropb 11 G 8 3]; P0[14 Done]
         ; P1[15 Resign]; P1[16 Done])",
    );
    let mut position = game.start.clone();
    let mut moves = Vec::new();
    for mv in game.moves() {
        moves.push(position.write_move(mv));
        position.play(mv).expect("checked");
    }
    assert_eq!(moves, ["EG4r3", "EF1r3", "G4-G8r3"]);
    assert_eq!(game.tag("White"), Some("anna"));
    assert_eq!(game.tag("P0"), Some("time 0:05:00"));
    assert_eq!(game.tag("black"), Some("bo []"));
    let second = game.tree.main_line().nth(1).expect("three moves");
    assert_eq!(game.tree.comment(second), "a wall");
    assert_eq!(
        game.claim,
        Some(Claim::Won {
            by: Color::White,
            how: None
        })
    );
    assert_eq!(sgf_game(&sgf::write(&game)), game);
}

#[test]
fn variations_and_several_games_are_all_read() {
    let games = sgf::read(
        "(;GM[25] ;P0[1 Dropb 9 G 4 3];P0[2 Done] (;P1[3 Dropb 28 F 1 3];P1[4 Done]) (;P1[3 Dropb 20 A 5 3];P1[4 Done]))
         (;GM[25] ;P0[1 Dropb 1 G 12 3];P1[2 Dropb 28 F 1 3])",
    );
    let lengths: Vec<usize> = games
        .iter()
        .map(|game| game.as_ref().expect("good").moves().len())
        .collect();
    assert_eq!(
        lengths,
        [2, 2],
        "the second is not sealed by Done and counts nevertheless"
    );
    let tree = &games[0].as_ref().expect("good").tree;
    let first = tree.main_line().next().expect("two moves");
    assert_eq!(tree.children(first).len(), 2);
}

#[test]
fn another_rule_set_and_another_start_are_kept_by_both_formats() {
    let setup: Setup = "punct:basic+strict+norepeat".parse().expect("a set-up");
    let start = Punct::read_position(&setup, "b 3 EG4r3,TG12r3,eF1r3").expect("a position");
    let mut game = Record::new(start.clone());
    game.tree
        .add_comment(NodeId::ROOT, "From the middle.\nTwo lines.");
    let mut at = NodeId::ROOT;
    game.tags.push(("Site".into(), "here".into()));
    let mut played = Played::from_position(start);
    for text in ["EI9r0", "G12-G10r1", "pass"] {
        let Ok(mv) = played.position().read_move(text) else {
            panic!("{text}")
        };
        if played.play(mv).is_ok() {
            at = game.tree.add(at, mv);
            game.tree.add_comment(at, "so ] it \\ goes");
        }
    }
    assert_eq!(game.moves().len(), 2);
    game.claim = Some(Claim::Won {
        by: Color::Black,
        how: Some(Win::Connection),
    });
    assert_eq!(list_game(&punct_list::write(&game)), game);
    let mut back = sgf_game(&sgf::write(&game));
    back.tags.retain(|(tag, _)| tag != "SU");
    assert_eq!(back, game);
}

#[test]
fn a_bad_line_is_told_with_its_number_and_the_game_up_to_there() {
    let cases = [
        (
            "P E G4 G5 G6\nP E G4 G5 G6\n",
            2,
            "A new piece goes on the bare board, and G4 is taken",
        ),
        ("# setup punct:odd\n", 1, "a PÜNCT set-up is"),
        ("\nP X G4 G5 G6", 2, "no kind of piece"),
        ("P T I9 I8 H8", 1, "New pieces may not touch the centre"),
        ("EG4r3\nEF1r3\nG4-Q16r3", 3, "straight line"),
    ];
    for (text, line, reason) in cases {
        let broken = punct_list::read(text).remove(0).expect_err(text);
        assert_eq!(broken.error.line, line, "{text}");
        assert!(
            broken.error.reason.contains(reason),
            "{text}: {}",
            broken.error
        );
        assert!(broken.good.moves().len() < line);
    }
    let cases = [
        ("(;GM[1];B[pd])", 1, "another game"),
        (
            "(;GM[25]\n;P0[1 Dropb 9 G 4 3];P0[2 Done]\n;P1[3 Dropb 28 G 4 3]\n;P1[4 Done])",
            3,
            "bare board",
        ),
        ("(;GM[25]\n;P0[1 Dropb 28 G 4 3];P0[2 Done])", 2, "Black's"),
        (
            "(;GM[25];P0[1 Dropb 9 Z 4 3];P0[2 Done])",
            1,
            "this command reads",
        ),
        ("(;GM[25];P0[1 Jump])", 1, "no such command"),
        ("(;GM[25];P0[1 Dropb 9 G 4 3", 1, "cut off"),
        (
            "(;GM[25];P0[1 Dropb 9 G 4 3];P0[2 Done]\n",
            2,
            "a ) is missing",
        ),
        ("hello", 1, "is not SGF"),
    ];
    for (text, line, reason) in cases {
        let broken = sgf::read(text).pop().expect("an answer").expect_err(text);
        assert_eq!(broken.error.line, line, "{text}: {}", broken.error);
        assert!(
            broken.error.reason.contains(reason),
            "{text}: {}",
            broken.error
        );
    }
}
