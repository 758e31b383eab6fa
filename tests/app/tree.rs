//! A game as a tree in a window: walked by keys and clicks, with lines added, promoted, deleted, marked and commented.

use crate::person::Person;
use bevy::prelude::*;
use strata::app::{Session, SpokenLanguage, Walk};
use strata::panels::{HistoryState, RowKind};
use strata::record::tree::NodeId;
use strata::words::Language;

impl Person {
    fn session(&self) -> &Session {
        self.see::<Session>()
    }

    /// The move that led to what is on the table.
    fn here(&self) -> String {
        let session = self.session();
        session.text(session.cursor()).to_owned()
    }

    fn node(&self) -> NodeId {
        self.session().cursor()
    }

    fn marks(&self) -> String {
        self.session().record().tree.marks(self.node()).to_owned()
    }

    fn comment(&self) -> String {
        self.session().record().tree.comment(self.node()).to_owned()
    }

    /// The moves of the main line in notation.
    fn main_line(&self) -> Vec<String> {
        let session = self.session();
        let line = session.record().tree.main_line();
        line.map(|id| session.text(id).to_owned()).collect()
    }

    fn types_move(&mut self, text: &str) {
        self.types(":");
        self.types(text);
        self.key(KeyCode::Enter);
        self.frames(1);
        assert_eq!(self.here(), text, "{:?}", self.refusal());
        self.table_is_true();
    }

    /// Goes back and plays something else: a1 e5 c3 d4, with b2 and then e2 tried for c3.
    fn with_variations() -> Self {
        let mut person = Self::at("tak5");
        person.plays_out(&["a1", "e5", "c3", "d4"]);
        for other in ["b2", "e2"] {
            person.key(KeyCode::Home);
            person.key(KeyCode::ArrowRight);
            person.key(KeyCode::ArrowRight);
            person.types_move(other);
        }
        person
    }
}

#[test]
fn going_back_and_playing_something_else_adds_a_variation_and_loses_nothing() {
    let mut person = Person::with_variations();
    assert_eq!(person.main_line(), ["a1", "e5", "c3", "d4"]);
    assert_eq!(person.session().record().tree.walk().count(), 7);
    // What was tried before is walked, not added again.
    person.key(KeyCode::ArrowLeft);
    person.types_move("b2");
    assert_eq!(person.session().record().tree.walk().count(), 7);
    assert!(person.reads("Move 3: b2, a variation"));
}

#[test]
fn redo_returns_into_the_variation_that_one_came_from() {
    let mut person = Person::with_variations();
    person.types_move("a5");
    for _ in 0..3 {
        person.key_with(KeyCode::ControlLeft, KeyCode::KeyZ);
    }
    assert_eq!(person.here(), "a1");
    for text in ["e5", "e2", "a5"] {
        person.key_with(KeyCode::ControlLeft, KeyCode::KeyY);
        assert_eq!(person.here(), text);
    }
    person.key(KeyCode::Home);
    assert_eq!(person.node(), NodeId::ROOT);
    person.key(KeyCode::End);
    assert_eq!(person.here(), "a5");
    person.table_is_true();
}

#[test]
fn up_and_down_go_from_variation_to_variation_from_inside_too() {
    let mut person = Person::with_variations();
    for (key, text) in [
        (KeyCode::ArrowDown, "e2"),
        (KeyCode::ArrowUp, "b2"),
        (KeyCode::ArrowUp, "c3"),
        (KeyCode::ArrowUp, "c3"),
        (KeyCode::ArrowDown, "b2"),
        (KeyCode::ArrowDown, "e2"),
    ] {
        person.key(key);
        assert_eq!(person.here(), text, "{key:?}");
        person.table_is_true();
    }
    person.types_move("a5");
    person.types_move("a4");
    person.key(KeyCode::ArrowUp);
    assert_eq!(person.here(), "b2");
}

#[test]
fn arrows_are_the_boards_while_a_piece_is_in_hand_and_the_historys_else() {
    let mut person = Person::with_variations();
    let at = person.node();
    person.types("f");
    for key in [KeyCode::ArrowUp, KeyCode::ArrowLeft] {
        person.key(key);
    }
    assert_eq!(person.node(), at);
    assert!(!person.hand().is_empty());
    person.key(KeyCode::Escape);
    person.key(KeyCode::ArrowUp);
    assert_eq!(person.here(), "b2");
}

#[test]
fn a_click_on_a_move_goes_there_and_unfolds_the_variation() {
    let mut person = Person::with_variations();
    person.click_button("Move 4: d4");
    assert_eq!(person.here(), "d4");
    person.click_button("Move 3: b2, a variation");
    assert_eq!(person.here(), "b2");
    person.table_is_true();
    // Folded away it is a row that opens again.
    person.click_button("Fold the variation b2");
    assert!(!person.reads("Move 3: b2"));
    person.click_button("2. b2");
    assert!(person.reads("Move 3: b2"));
    person.click_button("Fold the variation b2");
    person.key(KeyCode::ArrowDown);
    person.key(KeyCode::ArrowUp);
    assert!(
        person.reads("Move 3: b2, a variation"),
        "where one goes is unfolded"
    );
}

#[test]
fn the_list_grows_with_the_game() {
    let mut person = Person::at("tak5");
    person.plays_out(&[
        "a1", "e5", "c3", "d4", "b2", "e2", "a5", "a4", "b4", "b5", "c1", "c5",
    ]);
    for number in ["Move 1: a1", "Move 7: a5", "Move 12: c5"] {
        assert!(person.reads(number), "{number}");
    }
}

#[test]
fn a_variation_is_promoted_by_key_and_by_menu_and_undone() {
    let mut person = Person::with_variations();
    person.key_with(KeyCode::ControlLeft, KeyCode::ArrowUp);
    assert_eq!(person.main_line(), ["a1", "e5", "e2"]);
    assert!(person.reads("Promoted e2."));
    person.key_with(KeyCode::ControlLeft, KeyCode::KeyZ);
    assert_eq!(person.main_line(), ["a1", "e5", "c3", "d4"]);
    assert_eq!(person.here(), "e2", "the table is where it was");
    let rect = person.find("Move 3: b2, a variation").unwrap();
    person.move_to(rect.center());
    person.right_click_here();
    person.click_button("Promote");
    assert_eq!(person.main_line(), ["a1", "e5", "b2"]);
    person.table_is_true();
}

#[test]
fn what_is_deleted_can_be_brought_back() {
    let mut person = Person::with_variations();
    person.click_button("Move 3: c3");
    person.key(KeyCode::Delete);
    assert_eq!(person.here(), "e5");
    assert_eq!(person.main_line(), ["a1", "e5", "b2"]);
    assert!(person.reads("Deleted c3 and the move after it."));
    person.table_is_true();
    person.click_button("Undo edit");
    assert_eq!(person.main_line(), ["a1", "e5", "c3", "d4"]);
    assert_eq!(person.here(), "c3");
    person.table_is_true();
    // By key, and also after something else has been played.
    person.key(KeyCode::Delete);
    person.key_with(KeyCode::ControlLeft, KeyCode::KeyZ);
    assert_eq!(person.here(), "c3");
    person.key(KeyCode::Delete);
    person.types_move("c3");
    person.types_move("a5");
    person.key_with(KeyCode::ControlLeft, KeyCode::KeyU);
    assert_eq!(person.main_line(), ["a1", "e5", "c3", "d4"]);
    assert_eq!(person.here(), "a5");
    let tree = &person.session().record().tree;
    let c3 = tree.parent(person.node()).unwrap();
    assert_eq!(
        tree.children(c3).len(),
        2,
        "what was played anew is one with what came back"
    );
    person.table_is_true();
}

#[test]
fn the_beginning_is_not_deleted() {
    let mut person = Person::with_variations();
    person.key(KeyCode::Home);
    person.key(KeyCode::Delete);
    assert_eq!(person.main_line().len(), 4);
}

#[test]
fn a_move_is_marked_by_key() {
    let mut person = Person::with_variations();
    for marks in ["!", "!!", "!?"] {
        person.types("!");
        assert_eq!(person.marks(), marks);
    }
    person.types("'");
    assert_eq!(person.marks(), "'!?");
    assert!(person.reads("Move 3: e2'!?, a variation"));
    person.key_with(KeyCode::ControlLeft, KeyCode::KeyZ);
    person.key_with(KeyCode::ControlLeft, KeyCode::KeyZ);
    assert_eq!(person.marks(), "!!");
    assert_eq!(person.here(), "e2");
}

#[test]
fn a_comment_is_typed_without_moving_anything_on_the_board() {
    let mut person = Person::with_variations();
    person.key_with(KeyCode::ControlLeft, KeyCode::Enter);
    person.types("first a flat!");
    assert_eq!(person.comment(), "first a flat!");
    assert!(person.hand().is_empty());
    assert_eq!(person.here(), "e2");
    assert!(person.reads("first a flat!"));
    person.key(KeyCode::Escape);
    person.frames(2);
    // The keys are the board's again, and the whole comment is one edit.
    person.types("fa5");
    assert_eq!(person.here(), "a5");
    person.key_with(KeyCode::ControlLeft, KeyCode::KeyU);
    person.key(KeyCode::ArrowLeft);
    assert_eq!(person.comment(), "");
}

#[test]
fn a_comment_leaves_the_piece_in_hand_alone() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5"]);
    person.types("f");
    person.key_with(KeyCode::ControlLeft, KeyCode::Enter);
    person.types("hm");
    assert_eq!(person.comment(), "hm");
    assert!(!person.hand().is_empty());
}

#[test]
fn a_record_is_opened_with_its_variations_and_comments() {
    let text = "[Size \"5\"]\n\n{Two friends.} 1. a1 e5 2. c3! {Calm.} (2. b2 e4) 2... d4\n";
    let opened = strata::app::open::OpenedGame::read(text).unwrap();
    let mut person = Person::in_window(1280, 800, None);
    person.tell(strata::app::Intent::Propose(strata::app::Proposal::Open {
        record: Box::new(opened.record),
        at: opened.at,
    }));
    person.tell(strata::panels::Command::Continue);
    person.frames(3);
    person.tell(strata::panels::Command::Continue);
    person.settle();
    assert_eq!(person.here(), "d4");
    for words in [
        "Two friends.",
        "Calm.",
        "Move 3: c3!",
        "2. b2 e4",
        "Move 4: d4",
    ] {
        assert!(person.reads(words), "{words}");
    }
    person.table_is_true();
    person.key(KeyCode::ArrowLeft);
    person.key(KeyCode::ArrowDown);
    person.key(KeyCode::ArrowRight);
    assert_eq!(person.here(), "e4");
    person.table_is_true();
}

#[test]
fn the_rows_are_worked_out_anew_only_when_the_record_changes() {
    let mut person = Person::with_variations();
    let rows =
        |person: &Person| std::sync::Arc::as_ptr(&person.see::<HistoryState>().history.move_list);
    let before = rows(&person);
    for walk in [Walk::Start, Walk::End, Walk::Back, Walk::On, Walk::Earlier] {
        person.tell(strata::app::Intent::Walk(walk));
        person.frames(2);
    }
    assert_eq!(rows(&person), before);
    person.types("!");
    assert_ne!(rows(&person), before);
    let move_list = &person.see::<HistoryState>().history.move_list;
    assert!(
        move_list
            .rows
            .iter()
            .any(|row| matches!(row.kind, RowKind::Moves { .. }))
    );
}

#[test]
fn another_game_forgets_what_was_unfolded_and_edited() {
    let mut person = Person::with_variations();
    person.types("!");
    person.tell(strata::app::Intent::Propose(
        strata::app::Proposal::NewGame("tak5".parse().unwrap()),
    ));
    person.frames(3);
    assert!(person.reads("No moves yet"));
    assert_eq!(person.session().last_edit(), None);
    person.key_with(KeyCode::ControlLeft, KeyCode::KeyU);
    person.plays_out(&["a1"]);
    assert_eq!(person.main_line(), ["a1"]);
}

#[test]
fn in_a_narrow_window_the_tab_and_its_key_show_the_moves_at_the_first_press() {
    for by_key in [false, true] {
        let mut person = Person::in_window(900, 600, Some("tak5"));
        for shown in [true, false] {
            if by_key {
                person.types("h");
            } else {
                person.click_button(if shown { "History" } else { "Fold" });
            }
            assert_eq!(person.reads("No moves yet"), shown);
        }
    }
}

#[test]
fn a_scene_is_told_in_the_language_that_is_spoken() {
    let scene = include_str!("../../scenes/hive/beetle_pins.ron");
    let opened = strata::app::open::OpenedGame::read(scene).unwrap();
    let speak = |person: &mut Person, language| {
        let mut spoken = person.app.world_mut().resource_mut::<SpokenLanguage>();
        spoken.choose(language);
    };
    let mut person = Person::at("hive");
    speak(&mut person, Language::Russian);
    person.tell(strata::app::Intent::Propose(strata::app::Proposal::Open {
        record: Box::new(opened.record),
        at: opened.at,
    }));
    person.settle();
    for words in [
        "Под жуком никто не ходит · Улей",
        "На чёрной королеве",
        "Белая королева, в запасе 0",
    ] {
        assert!(person.reads(words), "{words}");
    }
    // Another language is spoken at once.
    speak(&mut person, Language::English);
    person.settle();
    assert!(person.reads("Nothing moves under a beetle · Hive"));
    assert!(person.reads("A white beetle lies"));
}
