//! How variations, comments and several games stand in the texts that other programs write.

use super::one;
use strata::record::formats;
use strata::record::formats::format::Format;
use strata::record::game_record::GameRecord;
use strata::record::tree::NodeId;

/// The tree as moves with variations in parentheses after what they replace.
fn outline(record: &GameRecord) -> String {
    fn after(record: &GameRecord, id: NodeId, text: &mut Vec<String>) {
        let Some((&main, others)) = record.tree.children(id).split_first() else {
            return;
        };
        let game = record.game_at(id).expect("legal");
        let word = |id| {
            let mv = record.tree.mv(id).expect("a move");
            let comment = record.tree.comment(id);
            let said = if comment.is_empty() {
                String::new()
            } else {
                format!("{{{comment}}}")
            };
            format!("{}{said}", game.write_move(mv))
        };
        text.push(word(main));
        for &other in others {
            text.push(format!("({}", word(other)));
            after(record, other, text);
            text.last_mut().expect("a move").push(')');
        }
        after(record, main, text);
    }
    let mut text = Vec::new();
    after(record, NodeId::ROOT, &mut text);
    text.join(" ")
}

#[test]
fn ptn_branches_grow_where_their_names_and_numbers_say() {
    let record = one("[Size \"5\"]\n\n1. a1 e5\n2. c3 d4 {main}\n3. a2 b2\nR-0\n
{2-1}\n2. -- b4\n3. a3 a4 {deep}\n
{2-1/3-1}\n3. d1\n
{corner}\n2. e1 0-1\n
{1-1}\n1. a5\n");
    assert_eq!(
        outline(&record),
        "a1 (a5) e5 c3 (e1{corner}) d4{main} (b4 a3 (d1) a4{deep}) a2 b2"
    );
    assert_eq!(
        record.claim.map(|claim| claim.to_string()).as_deref(),
        Some("White wins: a road")
    );
}

#[test]
fn ptn_in_parentheses_and_with_semicolons_reads_alike() {
    let tree = |text: &str| outline(&one(&format!("[Size \"5\"]\n{text}")));
    let expected = "a1 e5 c3{so} (d4{or} d5 (d2) d1) b4 (b3) (b2) a2";
    for text in [
        "1. a1 e5 2. c3 {so} (2. d4 {or} d5 (2... d2) 3. d1) 2... b4 (2. -- b3 (2. -- b2)) 3. a2",
        "1. a1 e5 2. c3 ;so\n(;or\nd4 d5 (d2) d1) b4 (b3 (b2)) a2",
        "a1 e5 c3{so}(d4{or}d5(d2)d1)b4(b3(b2))a2",
    ] {
        assert_eq!(tree(text), expected, "{text}");
    }
}

#[test]
fn a_comment_after_an_empty_line_is_no_branch_where_there_is_nothing_to_branch_from() {
    let record = one("[Size \"5\"]\n\n1. a1 e5\n\n{now it begins}\n2. c3 d4\n");
    assert_eq!(outline(&record), "a1 e5{now it begins} c3 d4");
}

#[test]
fn ptn_variations_that_stand_nowhere_are_refused_with_their_line() {
    for (text, line, reason) in [
        ("(1. a1) 1. b1", 2, "there is none"),
        ("1. a1 (1. b1", 2, "no end"),
        ("1. a1\n(\n(", 4, "there is none"),
        ("1. a1 )", 2, "closes no variation"),
        ("1. a1 e5\n2. c3 (3. c2)", 3, "this is turn 2"),
        ("1. a1 e5\n2. c3 (2. a1)", 3, "taken"),
        ("1. a1 e5 2. c3 d4\n\n{x/y}\n7. c4", 5, "turn 7 comes"),
    ] {
        let text = format!("[Size \"5\"]\n{text}");
        let mut games = formats::read(&text).expect("PTN");
        let broken = games.remove(0).expect_err(&text);
        assert_eq!(broken.error.line, line, "{text}: {}", broken.error);
        assert!(
            broken.error.reason.contains(reason),
            "{text}: {}",
            broken.error
        );
    }
}

#[test]
fn hive_variations_are_read_with_their_comments() {
    let record = one(
        "[GameType \"Base\"]\n\n1. wS1 (1. wA1 {an ant} 2. bA1 wA1-) 2. bS1 wS1- (bG1 wS1- (2. bB1 wS1- WhiteWins)) 3. wA1 -wS1\n*\n",
    );
    assert_eq!(
        outline(&record),
        "wS1 (wA1{an ant} bA1 wA1-) bS1 wS1- (bG1 wS1-) (bB1 wS1-) wA1 -wS1",
        "two that replace the same move stand side by side"
    );
    assert_eq!(
        record.claim.map(|claim| claim.to_string()).as_deref(),
        Some("unfinished"),
        "a variation's result is not the game's"
    );
}

#[test]
fn several_games_of_each_format_follow_each_other_in_one_text() {
    for (setup, formats) in [
        ("tak5", &[Format::Ptn, Format::Position][..]),
        (
            "hive",
            &[Format::HivePgn, Format::GameString, Format::Position],
        ),
        ("punct", &[Format::PunctList, Format::Sgf, Format::Position]),
    ] {
        for &format in formats {
            let mut text = String::new();
            for seed in 0..3 {
                let record = super::random_record(setup, seed, 12, &[]);
                text += &formats::write(&record, format)
                    .expect("it can be written")
                    .text;
            }
            let games = formats::read(&text).expect("it is known");
            assert_eq!(games.len(), 3, "{format}: {text}");
            assert!(games.iter().all(Result::is_ok), "{format}");
        }
    }
}

#[test]
fn a_broken_list_does_not_cost_the_one_after_it() {
    let text = "EG4r3\nEG4r3\n# setup punct:basic\nEG4r3\n# setup punct:odd\n# setup punct\nTG12r1\n(\nEG4r3\n";
    let games = formats::read(text).expect("lists");
    let lines: Vec<usize> = games
        .iter()
        .map(|game| game.as_ref().map_or_else(|broken| broken.error.line, |_| 0))
        .collect();
    assert_eq!(lines, [2, 0, 5, 8]);
}

#[test]
fn what_is_under_a_double_cross_is_a_comment_whatever_it_says() {
    let record = one("## setup punct:odd\n##  Name: value\nEG4r3\n## DRAW\n");
    assert_eq!(
        record.tree.comment(NodeId::ROOT),
        "setup punct:odd\n Name: value"
    );
    assert!(record.tags.is_empty() && record.claim.is_none());
}

#[test]
fn scenes_are_read_with_their_title_and_sentence() {
    let record = one(
        "Scene(version: 1, title: \"One\", about: \"One stone.\", game: \"tak5\", moves: [\"a1\"])",
    );
    assert_eq!(record.tag("Title"), Some("One"));
    assert_eq!(record.tree.comment(NodeId::ROOT), "One stone.");
    assert_eq!(record.tree.main_line().count(), 1);
}

#[test]
fn every_format_has_a_name_that_reads_back() {
    for format in Format::ALL {
        assert_eq!(format.to_string().parse(), Ok(format));
    }
    assert!("doc".parse::<Format>().is_err());
    let tak = "tak5".parse().expect("a set-up");
    assert_eq!(Format::by_extension("PTN", &tak), Some(Format::Ptn));
    assert_eq!(Format::by_extension("sgf", &tak), None);
}

#[test]
fn what_people_write_into_tags_makes_it_no_other_game() {
    for tags in [
        "[Event \"Hive Mind Open\"]\n[Size \"5\"]",
        "[Size \"5\"]\n[GameType \"Base\"]",
        "[TPS \"x5/x5/x5/x5/x5 1 1\"]\n[Site \"Hive\"]",
    ] {
        let record = one(&format!("{tags}\n\n1. a1 e5"));
        assert_eq!(record.start.setup().game_name(), "Tak", "{tags}");
        let written = formats::write(&record, Format::Ptn).expect("it can be written");
        assert_eq!(one(&written.text), record, "{}", written.text);
    }
    let record = one("[GameType \"Base\"]\n[Size \"5\"]\n\n1. wS1");
    assert_eq!(record.start.setup().game_name(), "Hive");
}
