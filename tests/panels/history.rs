//! The moves with their variations, comments and marks.

use super::{enabled, play, view};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use std::collections::HashSet;
use std::sync::Arc;
use strata::app::{Change, Proposal, Session};
use strata::panels::{Command, History, MoveList, PlayView, RowKind};
use strata::record::game_record::GameRecord;
use strata::record::tree::NodeId;
use strata::rules::Setup;
use strata::words::Words;

/// A game of Tak of so many plies: two stones go to and fro for ever.
fn long_record(plies: usize) -> GameRecord {
    let setup: Setup = "tak5+norepeat".parse().unwrap();
    let mut record = GameRecord::new(&setup);
    let mut game = record.start.clone();
    let mut at = NodeId::ROOT;
    let round = ["e5<", "a1>", "d5>", "b1<"];
    for text in ["a1", "e5"]
        .into_iter()
        .chain(round.into_iter().cycle())
        .take(plies)
    {
        let mv = game.read_move(text).unwrap();
        game.play(mv).unwrap();
        at = record.tree.add(at, mv);
    }
    record
}

pub fn long_game(plies: usize) -> History {
    let record = long_record(plies);
    let end = record.tree.end_of(NodeId::ROOT);
    shown(&Session::open(record, end), &[])
}

fn shown(session: &Session, unfolded: &[NodeId]) -> History {
    let unfolded: HashSet<NodeId> = unfolded.iter().copied().collect();
    let words = Words::default();
    let move_list = MoveList::of(session, &unfolded, &words);
    History::of(session, Arc::new(move_list), &words)
}

/// a1 e5 c3 d4 with b2 tried for c3, and in that a5 for its answer; b2 is called a try.
struct Small {
    record: GameRecord,
    nodes: [NodeId; 7],
}

fn small() -> Small {
    let setup: Setup = "tak5".parse().unwrap();
    let mut record = GameRecord::new(&setup);
    let game = record.start.clone();
    let mut add = |at: NodeId, text: &str| {
        let mut game = game.clone();
        for mv in record.tree.moves_to(at) {
            game.play(mv).unwrap();
        }
        let mv = game.read_move(text).unwrap();
        game.check(mv).unwrap();
        record.tree.add(at, mv)
    };
    let a1 = add(NodeId::ROOT, "a1");
    let e5 = add(a1, "e5");
    let c3 = add(e5, "c3");
    let d4 = add(c3, "d4");
    let b2 = add(e5, "b2");
    let e4 = add(b2, "e4");
    let a5 = add(b2, "a5");
    record
        .tree
        .set_comment(b2, "A try that leads nowhere, as the next move shows");
    record.tree.set_marks(b2, "?!");
    Small {
        record,
        nodes: [a1, e5, c3, d4, b2, e4, a5],
    }
}

fn open_small(at: impl Fn(&[NodeId; 7]) -> NodeId, unfolded: &[usize]) -> (PlayView, [NodeId; 7]) {
    let Small { record, nodes } = small();
    let at = at(&nodes);
    let unfolded: Vec<NodeId> = unfolded.iter().map(|&index| nodes[index]).collect();
    let shown = PlayView {
        history: shown(&Session::open(record, at), &unfolded),
        ..view("tak5")
    };
    (shown, nodes)
}

fn last(harness: &mut Harness<super::Screen>) -> Option<Command> {
    harness.run();
    harness.state_mut().wanted.pop()
}

#[test]
fn ten_thousand_plies_lay_out_only_the_rows_in_sight_and_follow_the_cursor() {
    let record = long_record(10_000);
    let line: Vec<NodeId> = record.tree.main_line().collect();
    let end = *line.last().unwrap();
    let session = Session::open(record.clone(), end);
    let history = shown(&session, &[]);
    let move_list = Arc::clone(&history.move_list);
    assert_eq!(move_list.rows.len(), 5_000);
    let mut harness = play(
        [1280.0, 800.0],
        PlayView {
            history,
            ..view("tak5")
        },
    );
    harness.get_by_label("Move 10000: a1>");
    for ply in [1, 5_001, 9_999] {
        let session = Session::open(record.clone(), line[ply - 1]);
        harness.state_mut().view.history =
            History::of(&session, Arc::clone(&move_list), &Words::default());
        harness.run();
        let rows = harness.get_all_by_label_contains("Move ").count();
        assert!((20..100).contains(&rows), "{rows}");
        let name = format!("Move {ply}: {}", session.text(line[ply - 1]));
        harness.get_by_label(&name).click();
        assert_eq!(
            last(&mut harness),
            Some(Command::from(Proposal::Jump(line[ply - 1])))
        );
    }
}

#[test]
fn a_long_list_uses_the_height_that_there_is() {
    let list = |height: f32| {
        let shown = PlayView {
            history: long_game(300),
            ..view("tak5")
        };
        let harness = play([1280.0, height], shown);
        let panel = bevy_egui::egui::Id::new(("history", true));
        let rect = harness.ctx.memory(|memory| memory.area_rect(panel));
        rect.unwrap().height()
    };
    let [common, high] = [list(800.0), list(1400.0)];
    assert!(common > 0.5 * 800.0, "{common}");
    assert!(high - common > 0.9 * 600.0, "{common} {high}");
}

#[test]
fn the_list_stays_where_it_was_scrolled_to_until_the_cursor_moves() {
    let record = long_record(1_000);
    let line: Vec<NodeId> = record.tree.main_line().collect();
    let at = |ply: usize| shown(&Session::open(record.clone(), line[ply - 1]), &[]);
    let mut harness = play(
        [1280.0, 800.0],
        PlayView {
            history: at(500),
            ..view("tak5")
        },
    );
    let there = harness.get_by_label_contains("Move 500:").rect().center();
    harness.hover_at(there);
    harness.event(bevy_egui::egui::Event::MouseWheel {
        unit: bevy_egui::egui::MouseWheelUnit::Point,
        delta: [0.0, 3_000.0].into(),
        phase: bevy_egui::egui::TouchPhase::Move,
        modifiers: bevy_egui::egui::Modifiers::NONE,
    });
    harness.run_steps(30);
    assert!(harness.query_by_label_contains("Move 500:").is_none());
    harness.state_mut().view.history = at(499);
    harness.run();
    harness.get_by_label_contains("Move 499:");
}

#[test]
fn the_current_move_stays_in_view_when_the_window_or_the_room_for_the_list_shrinks() {
    let history = long_game(1_000);
    let mut harness = play(
        [1280.0, 1000.0],
        PlayView {
            history,
            ..view("tak5")
        },
    );
    harness.get_by_label_contains("Move 1000:");
    for height in [600.0, 400.0] {
        harness.set_size([1280.0, height].into());
        harness.run();
        harness.get_by_label_contains("Move 1000:");
    }
    harness.state_mut().open.comment.open();
    harness.run();
    harness.get_by_label_contains("Move 1000:");
}

#[test]
fn a_variation_is_folded_to_a_row_that_unfolds_it() {
    let (view, [.., b2, _, _]) = open_small(|nodes| nodes[3], &[]);
    let mut harness = play([1280.0, 800.0], view);
    assert!(harness.query_by_label_contains("Move 3: b2").is_none());
    harness.get_by_label("Unfold").click();
    assert_eq!(last(&mut harness), Some(Command::Fold(b2)));
    harness.get_by_label("2. b2?! e4 …").click();
    assert_eq!(last(&mut harness), Some(Command::Fold(b2)));
}

#[test]
fn variations_stand_under_the_move_they_replace_and_further_in_the_deeper_they_are() {
    let (view, [_, _, c3, d4, b2, _, a5]) = open_small(|nodes| nodes[6], &[4, 6]);
    let mut harness = play([1280.0, 800.0], view);
    let names = [
        "Move 3: c3",
        "Move 3: b2?!, a variation",
        "Move 4: e4, a variation",
        "Move 4: a5, a variation",
        "Move 4: d4",
    ];
    let places = names.map(|name| harness.get_by_label(name).rect());
    for (name, pair) in names.iter().zip(places.windows(2)) {
        assert!(pair[0].top() < pair[1].top(), "after {name}");
    }
    assert!(places[1].left() > places[0].left());
    harness.get_by_label_contains("A try that leads nowhere");
    for (name, id) in [
        (names[0], c3),
        (names[4], d4),
        (names[1], b2),
        (names[3], a5),
    ] {
        harness.get_by_label(name).click();
        assert_eq!(last(&mut harness), Some(Command::from(Proposal::Jump(id))));
    }
    harness.get_by_label("Fold the variation b2").click();
    assert_eq!(last(&mut harness), Some(Command::Fold(b2)));
}

#[test]
fn a_right_click_promotes_deletes_comments_or_marks_that_move() {
    let (view, [_, _, c3, _, b2, ..]) = open_small(|nodes| nodes[3], &[4]);
    let mut harness = play([1280.0, 800.0], view);
    let entries = [
        ("Promote", Command::from(Change::Promote(b2))),
        ("Delete", Command::from(Change::Delete(b2))),
        ("Comment", Command::Comment),
        ("!!", Command::from(Change::Mark(b2, "!!".to_owned()))),
        ("none", Command::from(Change::Mark(b2, String::new()))),
        ("'", Command::from(Change::Mark(b2, "'?!".to_owned()))),
    ];
    for (entry, command) in entries {
        harness
            .get_by_label("Move 3: b2?!, a variation")
            .click_secondary();
        harness.run();
        // The threat's mark is an apostrophe, which stands in many words.
        if entry == "'" {
            harness.get_by_label(entry).click();
        } else {
            harness.get_by_label_contains(entry).click();
        }
        assert_eq!(last(&mut harness), Some(command), "{entry}");
        harness.run();
    }
    // What is the main line already can't become it.
    harness.get_by_label("Move 3: c3").click_secondary();
    harness.run();
    assert!(!enabled(&harness.get_by_label_contains("Promote")));
    harness.get_by_label_contains("Delete").click();
    assert_eq!(last(&mut harness), Some(Command::from(Change::Delete(c3))));
}

#[test]
fn the_edit_menu_is_about_the_current_move_and_takes_edits_back() {
    let (mut view, [.., a5]) = open_small(|nodes| nodes[6], &[4, 6]);
    view.last_edit = Some("Deleted e2.".to_owned());
    let mut harness = play([1280.0, 800.0], view);
    let entries = [
        ("Promote", Command::from(Change::Promote(a5))),
        ("Undo edit", Command::from(Proposal::TakeEditBack)),
    ];
    for (entry, command) in entries {
        harness.get_by_label("Edit").click();
        harness.run();
        harness.get_by_label("Deleted e2.");
        // The threat's mark is an apostrophe, which stands in many words.
        if entry == "'" {
            harness.get_by_label(entry).click();
        } else {
            harness.get_by_label_contains(entry).click();
        }
        assert_eq!(last(&mut harness), Some(command), "{entry}");
        harness.run();
    }
}

#[test]
fn what_was_just_deleted_is_told_and_can_be_brought_back() {
    let mut edited = view("tak5");
    edited.just_edited = Some("Deleted c3.".to_owned());
    let mut harness = play([900.0, 600.0], edited);
    harness.get_by_label("Undo edit").click();
    assert_eq!(
        last(&mut harness),
        Some(Command::from(Proposal::TakeEditBack))
    );
}

#[test]
fn a_comment_is_written_under_the_moves_and_counts_at_once() {
    let (view, [_, _, _, d4, b2, ..]) = open_small(|nodes| nodes[3], &[]);
    let mut harness = play([1280.0, 800.0], view);
    harness.state_mut().open.comment.open();
    harness.run();
    let typed = |text: &str| bevy_egui::egui::Event::Text(text.to_owned());
    harness.event(typed("Calm"));
    let wanted = Command::from(Change::Comment(d4, "Calm".to_owned()));
    assert_eq!(last(&mut harness), Some(wanted));
    // At another move it is that move's comment.
    let (there, _) = open_small(|nodes| nodes[4], &[4]);
    harness.state_mut().view = there;
    harness.state_mut().open.comment.open();
    harness.run();
    harness.event(typed("!"));
    let said = "A try that leads nowhere, as the next move shows!".to_owned();
    let wanted = Command::from(Change::Comment(b2, said));
    assert_eq!(last(&mut harness), Some(wanted));
    // Esc leaves it.
    harness.key_press(bevy_egui::egui::Key::Escape);
    harness.run();
    harness.run();
    harness.event(typed("f"));
    assert_eq!(last(&mut harness), None);
}

#[test]
fn the_history_folds_to_a_tab_in_a_narrow_window() {
    let history = long_game(4);
    let mut harness = play(
        [1000.0, 700.0],
        PlayView {
            history,
            ..view("tak5")
        },
    );
    assert!(harness.query_by_label_contains("Move ").is_none());
    harness.get_by_label("History").click();
    assert_eq!(last(&mut harness), Some(Command::ToggleHistory));
    harness.state_mut().history.0 = Some(true);
    harness.run();
    harness.get_by_label("Move 4: a1>");
}

#[test]
fn the_result_stands_at_the_end_of_its_line() {
    let mut game = strata::rules::Game::new(&"tak3".parse().unwrap());
    for text in ["a3", "c1", "b1", "a2", "a1"] {
        let mv = game.read_move(text).unwrap();
        game.play(mv).unwrap();
    }
    let session = Session::from_game(game);
    let move_list = MoveList::of(&session, &HashSet::new(), &Words::default());
    let end = move_list.rows.last().unwrap();
    assert_eq!(end.kind, RowKind::Result("White wins: a road".to_owned()));
    let history = shown(&session, &[]);
    let harness = play(
        [1280.0, 800.0],
        PlayView {
            history,
            ..view("tak3")
        },
    );
    harness.get_by_label("White wins: a road");
}

#[test]
fn variations_nested_thousands_deep_are_written() {
    // Each move of the line is answered otherwise in a variation, and that in one of its own, and so on.
    let setup: Setup = "tak5+norepeat".parse().unwrap();
    let mut record = GameRecord::new(&setup);
    let mut game = record.start.clone();
    let mut at = NodeId::ROOT;
    let mut unfolded = HashSet::new();
    let round = ["e5<", "a1>", "d5>", "b1<"];
    let texts = ["a1", "e5"].into_iter().chain(round.into_iter().cycle());
    for text in texts.take(3_000) {
        let other = game.legal_moves()[0];
        let mv = game.read_move(text).unwrap();
        if other != mv {
            record.tree.add(at, other);
        }
        game.play(mv).unwrap();
        at = record.tree.add(at, mv);
        unfolded.insert(at);
    }
    let move_list = MoveList::of(&Session::open(record, at), &unfolded, &Words::default());
    assert!(move_list.rows.len() > 3_000);
    assert!(move_list.rows.iter().any(|row| row.indent > 1_000));
}
