//! Whole games in PTN: real ones, every part of the format, and texts that go wrong.

mod errors;

use super::{start, tps};
use std::fmt::Write;
use strata::record::formats::ptn::{read, tags_of, write};
use strata::record::tree::{NodeId, Tree};
use strata::record::{Broken, Claim, Record};
use strata::rules::tak::Tak;
use strata::rules::{Color, Notate, Position, Win};

const GAMES: &str = include_str!("../../../data/tak/games.ptn");

/// The only game of a text that must be sound.
pub fn one(text: &str) -> Record<Tak> {
    let mut games = read(text);
    assert_eq!(games.len(), 1, "{text}");
    games
        .remove(0)
        .unwrap_or_else(|broken| panic!("{text}: {}", broken.error))
}

fn broken(text: &str) -> Broken<Record<Tak>> {
    let mut games = read(text);
    games
        .pop()
        .unwrap()
        .expect_err(&format!("can't be read: {text}"))
}

fn moves(record: &Record<Tak>) -> Vec<String> {
    let moves = record.moves().into_iter();
    moves.map(|mv| record.start.write_move(mv)).collect()
}

/// The texts of the real games, one by one.
pub fn real_texts() -> Vec<String> {
    let mut texts: Vec<String> = Vec::new();
    let mut in_moves = true;
    for line in GAMES.lines() {
        if line.starts_with('[') && in_moves {
            texts.push(String::new());
            in_moves = false;
        }
        in_moves |= line.starts_with("1.");
        writeln!(texts.last_mut().unwrap(), "{line}").unwrap();
    }
    texts
        .iter()
        .map(|text| format!("{}\n", text.trim_end()))
        .collect()
}

#[test]
fn the_real_games_replay_to_the_results_they_claim() {
    let games = read(GAMES);
    assert_eq!(games.len(), 19);
    for (i, game) in games.into_iter().enumerate() {
        let record = game.unwrap_or_else(|broken| panic!("game {}: {}", i + 1, broken.error));
        let outcome = record.played().unwrap().outcome();
        let claim = record.claim.expect("every game claims a result");
        assert!(outcome.is_some(), "game {} is played to its end", i + 1);
        assert!(
            claim.agrees_with(outcome),
            "game {}: {claim}, but {outcome:?}",
            i + 1
        );
    }
}

#[test]
fn the_real_games_have_the_sizes_komi_and_lengths_they_tell() {
    let games: Vec<(String, usize)> = read(GAMES)
        .into_iter()
        .map(|game| {
            let record = game.unwrap();
            (
                record.start.setup().with_repetition(true).to_string(),
                record.moves().len(),
            )
        })
        .collect();
    let expected = [
        ("tak6", 91),
        ("tak6+komi3", 152),
        ("tak5", 17),
        ("tak5", 48),
        ("tak5", 13),
        ("tak4", 14),
        ("tak5", 55),
        ("tak4", 28),
        ("tak6+komi3", 72),
        ("tak5", 45),
        ("tak5", 25),
        ("tak6", 77),
        ("tak6", 58),
        ("tak5", 68),
        ("tak6", 97),
        ("tak8", 139),
        ("tak6", 78),
        ("tak5", 47),
        ("tak5", 65),
    ];
    let expected: Vec<(String, usize)> = expected
        .iter()
        .map(|&(word, plies)| (word.to_owned(), plies))
        .collect();
    assert_eq!(games, expected);
}

#[test]
fn a_record_survives_writing_and_reading() {
    for text in real_texts() {
        let record = one(&text);
        assert_eq!(one(&write(&record)), record);
    }
}

#[test]
fn a_text_in_the_written_form_survives_reading_and_writing() {
    let mut unchanged = 0;
    for text in real_texts() {
        let written = write(&one(&text));
        assert_eq!(write(&one(&written)), written);
        unchanged += u32::from(written == text);
    }
    assert_eq!(
        unchanged, 8,
        "the real games in short form with a result after them"
    );
    let text = "\
[Size \"5\"]
[Player1 \"a \"quoted\" name\"]
[Komi \"2.5\"]
[TPS \"x5/x5/x2,121C,x2/x5/x5 2 7\"]
[Clock \"\"]

{Before the first move,
over two lines}
7. -- a1' {Black begins} 
8. 3c3>12* Sb1!? {with {one brace}
9. b2
1-0
"
    .replace("} \n", "}\n");
    assert_eq!(write(&one(&text)), text);
}

#[test]
fn tags_are_kept_in_their_order_and_found_in_any_case() {
    let record = one("[site \"x\"] [Size \"5\"]\n[Müller_1 \"y\"]\n1. a1");
    let names: Vec<&str> = record.tags.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["site", "Size", "Müller_1"]);
    assert_eq!(record.tag("SITE"), Some("x"));
}

#[test]
fn comments_hang_on_the_ply_before_them_or_stand_before_the_first() {
    let record = one("[Size \"5\"]\n{one} 1. {two} a1 {three}{four} b1 2. {five} c1 R-0 {six}");
    let comments: Vec<&str> = record
        .tree
        .walk()
        .map(|id| record.tree.comment(id))
        .collect();
    assert_eq!(comments, ["one\ntwo", "three\nfour", "five", "six"]);
}

#[test]
fn marks_are_kept_as_written() {
    let record = one("[Size \"5\"] 1. a1'' b1!? 2. c1\"* d1 ?!");
    let marks: Vec<&str> = record
        .tree
        .main_line()
        .map(|id| record.tree.marks(id))
        .collect();
    assert_eq!(marks, ["''", "!?", "\"*", "?!"]);
}

#[test]
fn long_and_short_forms_and_numbers_in_every_style_are_read_alike() {
    let short = one("[Size \"5\"]\n1. a1 b1\n2. b1> c2\n");
    for text in [
        "[Size \"5\"]1. Fa1 Fb1 2. 1b1>1 Fc2",
        "\u{FEFF}[Size \"5\"]\r\n\r\n1. a1 b1\r\n2. b1> c2\r\n",
        "[Size \"5\"] 1.a1 b1 2.b1> c2",
        "[Size \"5\"] a1 b1 b1> c2",
        "[Size \"5\"] 1. a1 1... b1 2. b1> 2... c2",
        "[Size \"5\"] 7. a1 b1 8. b1> c2",
    ] {
        assert_eq!(moves(&one(text)), moves(&short), "{text}");
    }
}

#[test]
fn where_black_begins_whites_first_half_is_left_out() {
    let tags = "[Size \"3\"] [TPS \"x3/x,1,x/2,x2 2 4\"]";
    for text in ["4. -- b1 5. c1", "4... b1 5. c1", "1. -- b1 2. c1", "b1 c1"] {
        let record = one(&format!("{tags} {text}"));
        assert_eq!(moves(&record), ["b1", "c1"]);
        assert_eq!(record.start.side_to_move(), Color::Black);
        assert!(write(&record).contains("\n4. -- b1\n5. c1\n"));
    }
    let error = broken(&format!("{tags} 4. b1 c1")).error;
    assert!(error.reason.contains("Black is to move first"), "{error}");
}

#[test]
fn results_are_read_from_the_tag_or_the_end_and_the_one_that_says_more_counts() {
    let road = Claim::Won {
        by: Color::White,
        how: Some(Win::Road),
    };
    let win = |by| Claim::Won { by, how: None };
    for (tag, end, claim) in [
        ("R-0", "", Some(road)),
        ("", "R-0", Some(road)),
        ("R-0", "R-0", Some(road)),
        ("1-0", "R-0", Some(road)),
        ("R-0", "1-0", Some(road)),
        ("0-1", "", Some(win(Color::Black))),
        ("1/2-1/2", "1/2-1/2", Some(Claim::Drawn)),
        ("", "0-0", Some(Claim::Unfinished)),
        ("*", "", Some(Claim::Unfinished)),
        ("", "", None),
    ] {
        let text = format!("[Size \"5\"] [Result \"{tag}\"] 1. a1 b1 {end}");
        let record = one(&text);
        assert_eq!(record.claim, claim, "{text}");
        assert_eq!(one(&write(&record)), record);
    }
    for (tag, end) in [
        ("R-0", "0-R"),
        ("R-0", "F-0"),
        ("1/2-1/2", "1-0"),
        ("2-0", ""),
    ] {
        let text = format!("[Size \"5\"]\n[Result \"{tag}\"]\n1. a1 b1\n{end}");
        let broken = broken(&text);
        assert_eq!(broken.good.moves().len(), 2);
        assert!(
            broken.error.reason.contains("Result tag"),
            "{}",
            broken.error
        );
    }
}

#[test]
fn set_up_tags_are_honoured() {
    for (tags, word) in [
        ("[Size \"6\"] [Komi \"2\"]", "tak6+komi2+norepeat"),
        ("[Size \"6\"] [Komi \"2.5\"]", "tak6+komi2.5+norepeat"),
        ("[Size \"6\"] [Komi \"\"]", "tak6+norepeat"),
        ("[Size \"6\"] [Flats \"25\"]", "tak6+flats25+caps1+norepeat"),
        ("[Size \"4\"] [Caps \"2\"]", "tak4+flats15+caps2+norepeat"),
        ("[Size \"5\"] [Opening \"swap\"]", "tak5+norepeat"),
        ("[Size \"5\"] [Repetition \"draw\"]", "tak5"),
        ("[TPS \"x4/x4/x4/x4 1 1\"]", "tak4+norepeat"),
    ] {
        assert_eq!(one(tags).start.setup().to_string(), word, "{tags}");
    }
}

#[test]
fn any_start_can_be_told_in_tags() {
    for start in [
        start(5),
        tps("x5/x5/x2,121C,x2/x5/x5 2 7"),
        Tak::new(&"tak7+komi-1.5+flats30+caps4+norepeat".parse().unwrap()),
    ] {
        let mut record = Record::new(start);
        record.tags = tags_of(&record.start);
        assert_eq!(one(&write(&record)), record);
    }
}

#[test]
fn tags_that_tell_another_start_are_put_right() {
    let mut record = Record::new(start(4));
    record.tags = vec![
        ("Size".to_owned(), "6".to_owned()),
        ("Player1".to_owned(), "Ada".to_owned()),
    ];
    record.tree = Tree::from_line([super::read("a1")]);
    let text = write(&record);
    assert_eq!(
        text,
        "[Size \"4\"]\n[Repetition \"draw\"]\n[Player1 \"Ada\"]\n\n1. a1\n"
    );
    assert_eq!(one(&text).start, record.start);
}

#[test]
fn what_the_format_cannot_hold_is_changed_so_that_it_can_be_read() {
    let mut record = Record::new(start(5));
    record.tags = vec![
        ("Site [x]".to_owned(), "a\nb\" ] c".to_owned()),
        ("!".to_owned(), "lost".to_owned()),
    ];
    record.tree.add_comment(NodeId::ROOT, "a } b");
    let first = record.tree.add(NodeId::ROOT, super::read("a1"));
    record.tree.set_marks(first, "! c3");
    let back = one(&write(&record));
    assert_eq!(back.tag("Sitex"), Some("a b' ] c"));
    assert_eq!(back.tree.comment(NodeId::ROOT), "a ) b");
    assert_eq!(back.tree.marks(first), "!");
    record.tree.add(first, super::read("a1"));
    assert_eq!(one(&write(&record)).moves().len(), 1, "a1 is taken");
}
