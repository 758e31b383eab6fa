//! Whole games as texts: `GameStrings` and PGN, read leniently, written always the same way.

use super::damaged;
use strata::record::formats::uhp::{read, write_game_string, write_pgn};
use strata::record::tree::{NodeId, Tree};
use strata::record::{Claim, Record};
use strata::rules::hive::{Hive, Setup};
use strata::rules::{Color, Notate, Played, Position};

const TOURNAMENT: Setup = Setup {
    mosquito: true,
    ladybug: true,
    pillbug: true,
    tournament: true,
    repetition: true,
};

/// A record of a seeded random game.
fn random_record(seed: u64, plies: u32) -> Record<Hive> {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut played: Played<Hive> = Played::new(&TOURNAMENT);
    for _ in 0..plies {
        let moves = played.legal_moves();
        let Some(&mv) = moves.get(random.usize(..moves.len().max(1))) else {
            break;
        };
        played.play(mv).expect("legal");
    }
    Record {
        tree: Tree::from_line(played.moves()),
        ..Record::new(Hive::new(&TOURNAMENT))
    }
}

/// The only game in a text, which must be whole.
fn one(text: &str) -> Record<Hive> {
    let mut games = read(&TOURNAMENT, text);
    assert_eq!(games.len(), 1);
    games
        .remove(0)
        .unwrap_or_else(|broken| panic!("{}", broken.error))
}

#[test]
fn a_game_survives_being_written_and_read_in_both_formats() {
    for seed in 0..30 {
        let record = random_record(seed, 90);
        let text = write_game_string(&record).expect("from the start");
        let read_back = one(&text);
        assert_eq!(read_back.start, record.start);
        assert_eq!(read_back.tree, record.tree);
        assert_eq!(write_game_string(&read_back).expect("from the start"), text);
        let pgn = write_pgn(&record, false);
        let read_back = one(&pgn);
        assert_eq!(read_back.start, record.start);
        assert_eq!(read_back.tree, record.tree);
        assert_eq!(write_pgn(&read_back, false), pgn);
    }
}

const NOTES: &str = r#"[GameType "Base+ML"]
[Date "2024.02.03"]
[Event ""]
[Site "a kitchen \\ table"]
[Round "2"]
[White "Ada \"the ant\""]
[Black "Bé"]
[Result "BlackWins"]
[Clock "none"]
[Rules "hive:Base+ML+tournament"]

{Two friends}
1. wS1
2. bG1 -wS1 !? {close by}
3. wQ wS1-
4. bQ -bG1 {and safe}

BlackWins
"#;

#[test]
fn tags_comments_marks_and_the_result_are_kept() {
    let record = one(NOTES);
    assert_eq!(record.tag("white"), Some("Ada \"the ant\""));
    assert_eq!(record.tag("Site"), Some("a kitchen \\ table"));
    let tree = &record.tree;
    assert_eq!(tree.comment(NodeId::ROOT), "Two friends");
    let second = tree.main_line().nth(1).expect("two moves");
    assert_eq!(tree.marks(second), "!?");
    assert_eq!(tree.comment(second), "close by");
    let black = Claim::Won {
        by: Color::Black,
        how: None,
    };
    assert_eq!(record.claim, Some(black));
    assert_eq!(write_pgn(&record, false), NOTES);
}

#[test]
fn any_neighbour_and_the_movers_own_old_place_may_be_the_reference() {
    let ply_after = |opening: &str, turn: &str, last: &str| {
        let record = one(&format!("Base;InProgress;{turn};{opening};{last}"));
        record.moves().pop().expect("a ply")
    };
    let slide = |last| ply_after("wS1;bS1 wS1-;wQ -wS1;bQ bS1-", "Black[3]", last);
    assert_eq!(slide("wQ /wS1"), slide(r"wQ wQ\"));
    // White's beetle lies on its queen, and every tile of a stack names its cell.
    let climb = |last| {
        ply_after(
            "wQ;bS1 wQ-;wB1 -wQ;bQ bS1-;wB1 wQ;bA1 bQ-",
            "Black[4]",
            last,
        )
    };
    for same in ["wB1 wQ-", "wB1 wB1-", "wB1 -bQ"] {
        assert_eq!(climb("wB1 bS1"), climb(same), "{same}");
    }
    assert_eq!(climb("wG1 -wQ"), climb("wG1 -wB1"));
    assert_ne!(climb("wG1 -wQ"), climb("wG1 /wQ"));
}

#[test]
fn several_games_in_a_text_are_all_read_and_a_broken_one_costs_only_its_end() {
    let text = format!(
        "{NOTES}\n[GameType \"Base\"]\n\n1. wS1\n2. bS1 wS1-\n3. wA1 bS1-\n4. bA1 bS1-\n\n{NOTES}"
    );
    let games = read(&TOURNAMENT, &text);
    assert_eq!(games.len(), 3);
    assert!(games[0].is_ok() && games[2].is_ok());
    let broken = games[1].as_ref().expect_err("a tile beside the enemy");
    assert_eq!(broken.good.moves().len(), 2);
    assert_eq!(broken.error.line, 24);
    assert!(
        broken
            .error
            .to_string()
            .contains("may not touch an enemy tile"),
        "{}",
        broken.error
    );
}

#[test]
fn numbers_may_be_glued_missing_or_by_turn_and_variations_are_left_out() {
    let plain = one("[GameType \"Base\"]\n1. wS1 2. bS1 wS1- 3. wQ -wS1 4. bQ bS1-");
    for text in [
        "[GameType \"Base\"]\n1.wS1 . 2.bS1 wS1- 3.wQ -wS1 4.bQ bS1-",
        "[GameType \"Base\"]\nwS1\nbS1 wS1-\nwQ -wS1\nbQ bS1-",
        "[GameType \"Base\"]\n1. wS1 1... bS1 wS1- (1... bA1 wS1/ {better (?)}) 2. wQ -wS1 2... bQ bS1- *",
        "\u{feff}[GameType \"Base\"]\r\n1. wS1\r\n2. bS1 wS1-\r\n3. wQ -wS1\r\n4. bQ bS1-\r\n",
    ] {
        assert_eq!(one(text).moves(), plain.moves(), "{text}");
    }
}

#[test]
fn results_are_read_in_the_words_of_chess_too_and_strange_ones_claim_nothing() {
    let claim = |word: &str| {
        one(&format!(
            "[GameType \"Base\"]\n[Result \"{word}\"]\n\n1. wS1\n"
        ))
        .claim
    };
    assert_eq!(claim("1-0"), claim("WhiteWins"));
    assert_eq!(claim("1/2-1/2"), Some(Claim::Drawn));
    assert_eq!(claim("*"), Some(Claim::Unfinished));
    assert_eq!(claim("unclear"), None);
}

#[test]
fn the_moves_show_when_a_game_went_by_other_rules_than_the_set_up_says() {
    let queen_first = one("Base;InProgress;White[2];wQ;bQ wQ-");
    assert!(!queen_first.start.setup().tournament);
    assert!(
        one("Base;InProgress;White[2];wS1;bS1 wS1-")
            .start
            .setup()
            .tournament
    );
    // The queens walk on after the third repetition.
    let walk = r";wQ \bQ;bQ wQ-;wQ /bQ;bQ wQ-";
    let drawn = one(&format!("Base;Draw;White[4];wQ;bQ wQ-{walk}"));
    assert!(drawn.start.setup().repetition);
    let went_on = one(&format!("Base;InProgress;White[6];wQ;bQ wQ-{walk}{walk}"));
    assert!(!went_on.start.setup().repetition);
    assert!(went_on.played().is_ok());
}

#[test]
fn a_game_from_a_set_position_keeps_it_in_a_tag() {
    let start = Hive::read_position(
        &TOURNAMENT,
        "Base+ML+tournament w 4 wQ@0,0 bQ@1,0 wA1@-1,0 bA1@2,0 last=bA1",
    )
    .expect("possible");
    let mut record = Record::new(start.clone());
    let mv = start.read_move("wA1 -wQ").expect("readable");
    assert!(start.check(mv).is_err(), "it is there already");
    let mv = start.read_move("wA1 bA1-").expect("readable");
    record.tree.add(NodeId::ROOT, mv);
    let read_back = one(&write_pgn(&record, false));
    assert_eq!(read_back.start, start);
    assert_eq!(read_back.tree, record.tree);
    assert!(write_game_string(&record).is_err());
}

#[test]
fn a_text_without_a_game_is_refused_in_words() {
    for text in [
        "",
        "  \n",
        "hello there",
        "[GameType \"Chess\"]\n1. e4",
        "Base+X;NotStarted;White[1]",
        "Base;Sometimes;White[1]",
        "Base;InProgress;White[1];wS1",
        "Base;InProgress;Black[1];wS1;;",
        "[White \"x",
        "{no end",
        "(no end",
        "[]",
    ] {
        let games = read(&TOURNAMENT, text);
        let broken = games.first().expect("an answer").as_ref().expect_err(text);
        assert!(!broken.error.reason.is_empty());
    }
}

#[test]
fn mutated_texts_are_read_or_refused_but_never_panic() {
    let mut random = fastrand::Rng::with_seed(4);
    let mut refused = 0;
    for seed in 0..20 {
        let record = random_record(seed, 60);
        let texts = [
            write_game_string(&record).expect("from the start"),
            write_pgn(&record, false),
            NOTES.to_owned(),
        ];
        for text in texts {
            for _ in 0..60 {
                for game in read(&TOURNAMENT, &damaged(&text, &mut random)) {
                    match game {
                        Ok(record) => assert!(record.played().is_ok()),
                        Err(broken) => {
                            assert!(!broken.error.to_string().is_empty());
                            assert!(broken.good.played().is_ok());
                            refused += 1;
                        }
                    }
                }
            }
        }
    }
    assert!(refused > 1000, "most mutations break something: {refused}");
}
