//! Positions set up by hand in all three games: laid with the mouse and with the keyboard, refused in words where they
//! are impossible, played on from, saved and opened again.

use crate::choice::choose;
use crate::patience::wait_for;
use crate::person::Person;
use bevy::prelude::*;
use std::collections::BTreeSet;
use strata::app::open::OpenedGame;
use strata::app::{
    Arrange, Board, Editing, Intent, Proposal, Screen, Session, Walk, layout_of_world,
};
use strata::panels::{Command, Dialogs};
use strata::rules::{Color, Coord, Kind, Step, hive, tak};
use strata::table::{BoardGeometry, Focus, FreeViewport, Hovered, Mark};
use strata::words::Words;

impl Person {
    pub fn screen(&self) -> Screen {
        *self.see::<State<Screen>>().get()
    }

    fn editing(&self) -> Editing {
        self.see::<Editing>().clone()
    }

    /// The draft as a text; the table shows the same.
    fn draft_text(&mut self) -> String {
        let layout = layout_of_world(self.app.world_mut()).unwrap();
        assert_eq!(layout, *self.editing().draft().layout());
        self.editing().game().expect("possible").write_position()
    }

    /// By the menu, as anybody would.
    fn opens_the_editor(&mut self) {
        self.click_button("Game");
        self.click_button(&Command::from(Arrange::Open(None)).word(&Words::default()));
        self.frames(2);
        assert_eq!(self.screen(), Screen::Edit);
        self.settle();
    }

    fn draft_space(&self, name: &str) -> Coord {
        let draft = self.editing();
        let draft = draft.draft();
        let mut spaces = draft.spaces().into_iter();
        spaces
            .find(|at| draft.setup().space_name(*at).eq_ignore_ascii_case(name))
            .unwrap_or_else(|| panic!("no space {name}"))
    }

    fn lays(&mut self, piece: &str, space: &str) {
        self.click_button(piece);
        let at = self.draft_space(space);
        self.click(at);
        self.settle();
    }

    /// Turns the piece in hand by the wheel over a space.
    fn turns_to(&mut self, turn: u8, space: &str) {
        let at = self.draft_space(space);
        self.point(at);
        for _ in 0..6 {
            if self.hand().preview_turn == Some(turn) {
                return;
            }
            self.wheel(1.0);
        }
        panic!("the piece never came to turn {turn}");
    }

    /// The set-up of the board on the table.
    fn board_setup(&mut self) -> String {
        let world = self.app.world_mut();
        let mut boards = world.query::<&Board>();
        boards.single(world).unwrap().setup.to_string()
    }

    fn marked_red(&mut self) -> usize {
        let world = self.app.world_mut();
        let mut marks = world.query::<&Mark>();
        let red = marks.iter(world).filter(|mark| **mark == Mark::Refused);
        red.count()
    }

    fn plays_from_here(&mut self) {
        self.click_button("Play from here");
        self.frames(3);
        assert_eq!(self.screen(), Screen::Play);
        assert!(self.app.world().get_resource::<Editing>().is_none());
        self.settle();
        self.table_is_true();
        assert_eq!(self.cursor(), 0);
    }

    /// Goes on with a move by mouse alone: a piece from the reserve.
    fn plays_something(&mut self, label: &str, space: &str) {
        self.click_button(label);
        assert!(self.hand().chosen().is_some(), "{label} can't be taken");
        self.click_on(space);
        if self.hand().turn.is_some() {
            self.key(KeyCode::Enter);
            self.frames(1);
        }
        assert_eq!(
            self.cursor(),
            1,
            "{:?} in hand, {:?}, over {:?}",
            self.hand(),
            self.refusal(),
            self.see::<Hovered>()
        );
        self.table_is_true();
    }
}

#[test]
fn a_tak_stack_with_captives_is_laid_carried_and_played_on_from() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5", "c3"]);
    person.opens_the_editor();
    // The draft begins with what is on the table.
    assert_eq!(person.draft_text(), "x4,1/x5/x2,1,x2/x5/2,x4 2 2");
    person.click_button("Clear the board");
    assert_eq!(person.draft_text(), "x5/x5/x5/x5/x5 1 1");
    person.lays("Black flat stone", "c3");
    person.lays("White flat stone", "c3");
    // A new piece stays in the hand: the next click lays another one.
    let d3 = person.draft_space("d3");
    person.click(d3);
    person.lays("White capstone", "c3");
    person.lays("Black standing stone", "b2");
    person.right_click_here();
    assert!(person.hand().is_empty());
    assert_eq!(person.draft_text(), "x5/x5/x2,211C,1,x/x,2S,x3/x5 1 2");
    // Two from the top of the stack go elsewhere.
    let (c3, a1) = (person.draft_space("c3"), person.draft_space("a1"));
    person.click(c3);
    assert_eq!(person.hand().taken(), Some((c3, 1)));
    person.wheel(1.0);
    assert_eq!(person.hand().taken(), Some((c3, 2)));
    person.click(a1);
    person.settle();
    assert_eq!(person.draft_text(), "x5/x5/x2,2,1,x/x,2S,x3/11C,x4 1 2");
    person.click_button("Black is to move");
    assert_eq!(person.draft_text(), "x5/x5/x2,2,1,x/x,2S,x3/11C,x4 2 2");
    person.plays_from_here();
    assert_eq!(
        person.game().write_position(),
        "x5/x5/x2,2,1,x/x,2S,x3/11C,x4 2 2"
    );
    person.plays_something("Black flat stone", "e1");
}

#[test]
fn a_beetle_stack_is_laid_from_the_first_screen_and_a_hive_in_two_parts_is_refused_in_words() {
    let mut person = Person::in_window(1280, 800, None);
    person.click_button("Set up a position of Hive");
    person.frames(3);
    assert_eq!(person.screen(), Screen::Edit);
    person.settle();
    person.lays("White queen", "0,0");
    person.lays("Black queen", "1,0");
    person.lays("Black beetle", "0,0");
    person.lays("White beetle", "0,0");
    // What can't lie there isn't laid, and what is far away is, but is no hive yet.
    person.lays("White ant", "0,0");
    assert!(person.reads("can't lie on another tile"));
    person.lays("White ant", "3,0");
    assert!(person.reads("The tiles don't form one hive."));
    assert_eq!(person.marked_red(), 1);
    person.click_button("Play from here");
    person.frames(2);
    assert_eq!(person.screen(), Screen::Edit);
    person.key(KeyCode::Escape);
    person.frames(1);
    let far = person.draft_space("3,0");
    person.point(far);
    person.right_click_here();
    assert_eq!(person.marked_red(), 0);
    let text = person.draft_text();
    assert!(text.contains("wQ@0,0 bB1@0,0 wB1@0,0 bQ@1,0"), "{text}");
    person.plays_from_here();
    person.plays_something("White ant", "0,-1");
}

#[test]
fn a_punct_bridge_is_laid_turned_by_the_wheel_and_what_has_no_support_is_refused() {
    let mut person = Person::at("punct:standard");
    person.opens_the_editor();
    person.click_button("White triangle");
    person.turns_to(2, "I9");
    let (near, gap, far) = ("I9", "I8", "I7");
    let step = person.draft_space(gap) - person.draft_space(near);
    assert_eq!(step, person.draft_space(far) - person.draft_space(gap));
    // The column runs away from White: whichever of its ends is up, the triangles stand outside of the gap.
    let straight = (0..6)
        .find(|turn| {
            let (x, y) = strata::rules::punct::Shape::StraightEnd.offsets(*turn)[0];
            Coord::new(x, y) == step
        })
        .unwrap();
    person.turns_to((straight + 2) % 6, near);
    person.click_here();
    person.click_button("White straight piece with its PÜNCT at an end");
    person.turns_to(straight, near);
    person.click_here();
    assert!(person.reads("can't lie on"));
    assert!(person.marked_red() > 0);
    person.click_button("White triangle");
    person.turns_to(straight, far);
    person.click_here();
    person.click_button("White straight piece with its PÜNCT at an end");
    person.turns_to(straight, near);
    assert_eq!(
        person.ghost().map(|lying| lying.dots.anchor().level),
        Some(1)
    );
    person.click_here();
    person.settle();
    let height = person
        .editing()
        .draft()
        .layout()
        .height(person.draft_space(gap));
    assert_eq!(height, 2);
    assert_eq!(person.draft_space(gap), person.draft_space(near) + step);
    // One of Black's, and he is to move.
    person.lays("Black triangle", "C5");
    person.key(KeyCode::Escape);
    person.types("n");
    person.frames(1);
    let text = person.draft_text();
    assert!(text.starts_with("punct:standard b "), "{text}");
    person.plays_from_here();
    let bridged = person.game().bridges();
    assert!(
        bridged
            .iter()
            .any(|bridge| bridge.hanging.at == person.space(gap))
    );
    person.plays_something("Black straight piece with its PÜNCT at an end", "E3");
}

#[test]
fn a_piece_that_is_dragged_goes_where_it_is_dropped_and_beside_the_board_it_is_gone() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5", "c3"]);
    person.opens_the_editor();
    let (c3, b4) = (person.draft_space("c3"), person.draft_space("b4"));
    person.drag(c3, b4);
    person.settle();
    assert_eq!(person.draft_text(), "x4,1/x,1,x3/x5/x5/2,x4 2 2");
    person.point(b4);
    person.press(MouseButton::Left);
    let panel = person.find("Position as TPS").unwrap().center();
    person.send_move(person.at.lerp(panel, 0.5));
    person.frames(2);
    person.send_move(panel);
    person.frames(2);
    person.release(MouseButton::Left);
    person.settle();
    assert_eq!(person.draft_text(), "x4,1/x5/x5/x5/2,x4 2 2");
    person.key_with(KeyCode::ControlLeft, KeyCode::KeyZ);
    assert_eq!(person.draft_text(), "x4,1/x,1,x3/x5/x5/2,x4 2 2");
    person.key_with(KeyCode::ControlLeft, KeyCode::KeyZ);
    assert_eq!(person.draft_text(), "x4,1/x5/x2,1,x2/x5/2,x4 2 2");
    person.key_with(KeyCode::ControlLeft, KeyCode::KeyY);
    assert_eq!(person.draft_text(), "x4,1/x,1,x3/x5/x5/2,x4 2 2");
}

#[test]
fn leaving_the_editor_finds_the_game_as_it_was() {
    let mut person = Person::at("hive:Base");
    person.plays_out(&["wA1", "bA1 wA1-", "wQ -wA1", "bQ bA1-"]);
    person.tell(Intent::Undo);
    person.frames(2);
    let before = person.game();
    person.opens_the_editor();
    person.click_button("Clear the board");
    person.lays("White queen", "0,0");
    person.key(KeyCode::Escape);
    // Neither the history's keys nor those of another game reach what waits.
    for key in [KeyCode::Home, KeyCode::ArrowLeft, KeyCode::End] {
        person.key(key);
    }
    person.key_with(KeyCode::ControlLeft, KeyCode::KeyN);
    person.key_with(KeyCode::ControlLeft, KeyCode::KeyR);
    assert_eq!(person.screen(), Screen::Edit);
    person.click_button("Cancel");
    person.frames(3);
    assert_eq!(person.screen(), Screen::Play);
    assert_eq!(person.game().moves(), before.moves());
    assert!(person.see::<Session>().walk(Walk::On).is_some());
    person.settle();
    person.table_is_true();
    // And the keys are the game's again.
    person.key_with(KeyCode::ControlLeft, KeyCode::KeyY);
    assert_eq!(person.cursor(), 4);
}

#[test]
fn without_a_game_leaving_the_editor_leads_back_to_the_first_screen() {
    let mut person = Person::in_window(1280, 800, None);
    person.click_button("Set up a position of Tak");
    person.frames(3);
    assert_eq!(person.screen(), Screen::Edit);
    person.click_button("Cancel");
    person.frames(3);
    assert_eq!(person.screen(), Screen::Start);
}

#[test]
fn the_keyboard_alone_lays_carries_turns_and_removes() {
    let mut person = Person::at("tak4");
    person.opens_the_editor();
    person.move_to(Vec2::new(640.0, 798.0));
    // A white flat by its letter and the space's name, a black wall by its letter and the arrows.
    person.types("f");
    person.types("b2");
    person.key(KeyCode::Escape);
    person.types("w");
    person.types("s");
    assert_eq!(
        person.hand().chosen(),
        Some(Kind::Tak(tak::Stone::Standing))
    );
    person.key(KeyCode::ArrowRight);
    person.key(KeyCode::Enter);
    person.key(KeyCode::Escape);
    let lying = person.editing().draft().layout().lying.clone();
    assert_eq!(lying.len(), 2);
    let wall = lying
        .values()
        .find(|lying| lying.piece.kind == Kind::Tak(tak::Stone::Standing))
        .unwrap();
    assert_eq!(wall.piece.owner, Color::Black);
    // Tab to the flat, take it, put it beside; then Tab to it and delete it.
    let b2 = person.draft_space("b2");
    let tab_to = |person: &mut Person, at: Coord| {
        for _ in 0..40 {
            if person.see::<Focus>().0 == Some(Step::Take { at, count: 1 }) {
                return;
            }
            person.key(KeyCode::Tab);
        }
        panic!("Tab never came to {at:?}");
    };
    tab_to(&mut person, b2);
    person.key(KeyCode::Enter);
    person.types("a1");
    let a1 = person.draft_space("a1");
    assert!(
        person
            .editing()
            .draft()
            .layout()
            .lying
            .contains_key(&a1.at_level(0))
    );
    tab_to(&mut person, a1);
    person.key(KeyCode::Delete);
    assert_eq!(person.editing().draft().layout().lying.len(), 1);
}

#[test]
fn a_text_is_laid_on_the_table_and_a_bad_one_is_told_in_words() {
    let mut person = Person::at("tak5");
    person.opens_the_editor();
    person.tell(Command::from(Arrange::Read(
        "x6/x6/x2,12S,x3/x6/x6/1,x5 1 8".into(),
    )));
    person.frames(3);
    assert_eq!(person.board_setup(), "tak6");
    assert_eq!(person.draft_text(), "x6/x6/x2,12S,x3/x6/x6/1,x5 1 8");
    // What the field shows is the draft, and what is typed there is read with Enter.
    let field = person.find("x6/x6/x2,12S").expect("the field").center();
    person.click_at(field);
    person.hold(KeyCode::ControlLeft);
    person.types("a");
    person.let_go(KeyCode::ControlLeft);
    person.types("x4,2/rubbish");
    person.key(KeyCode::Enter);
    person.frames(2);
    assert!(person.reads("A position of Tak (TPS) is the rows"));
    assert_eq!(person.draft_text(), "x6/x6/x2,12S,x3/x6/x6/1,x5 1 8");
    // What was typed there didn't reach the table.
    assert!(person.hand().is_empty());
    person.click_button("Undo");
    assert_eq!(person.draft_text(), "x5/x5/x5/x5/x5 1 1");
}

#[test]
fn a_scene_is_saved_by_the_panel_and_opens_again() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("my-tower.ron");
    let mut person = Person::at("tak5");
    person.opens_the_editor();
    person.lays("Black flat stone", "c3");
    person.lays("White flat stone", "c3");
    person.key(KeyCode::Escape);
    // The button asks where to; what the dialog answers is this.
    person.click_button("Save as scene…");
    person.frames(3);
    assert!(person.see::<Dialogs>().is_open());
    person.tell(Command::from(Arrange::Save {
        title: "A small tower".to_owned(),
        path: file.clone(),
    }));
    person.frames(2);
    assert!(person.reads("Saved."), "{:?}", person.editing().refusal());
    let opened = OpenedGame::from_file(&file).unwrap();
    let game = opened.game().unwrap();
    assert_eq!(game.key(), person.editing().game().unwrap().key());
    // What can't be written is told, and the draft stays.
    person.tell(Command::from(Arrange::Save {
        title: String::new(),
        path: folder.path().join("no such folder/x.ron"),
    }));
    person.frames(2);
    assert!(person.reads("can't be written"));
}

#[test]
fn what_the_set_does_not_hold_is_refused_in_words() {
    let mut person = Person::at("hive:Base");
    person.opens_the_editor();
    person.tell(Command::from(Arrange::Pick(
        Color::White,
        Kind::Hive(hive::Bug::Pillbug),
    )));
    person.frames(2);
    assert!(person.hand().is_empty());
    assert!(person.reads("White has no pillbug left"));
    person.lays("White queen", "0,0");
    // There was one, and the hand is empty again.
    assert!(person.hand().is_empty());
}

#[test]
fn a_level_waits_while_a_position_is_set_up() {
    let mut person = Person::at("tak3");
    person.opens_the_editor();
    person.tell(Command::Seat(
        Color::White,
        strata::app::Seat::Level(strata::ai::Strength::Beginner),
    ));
    person.frames(40);
    assert_eq!(person.cursor(), 0);
    assert!(person.see::<strata::app::Thinking>().by.is_none());
    person.click_button("Cancel");
    wait_for("the level's move", || {
        person.frames(1);
        (person.cursor() > 0).then_some(())
    });
}

#[test]
fn any_position_of_any_game_is_played_from_as_it_was() {
    for (setup, seed) in [("tak4", 31), ("hive:Base+MLP", 32), ("punct:standard", 33)] {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut person = Person::at(setup);
        for _ in 0..12 {
            for _ in 0..rng.usize(1..5) {
                if person.game().outcome().is_none() {
                    let mv = choose(&person.game(), &mut rng);
                    person.tell(Intent::Propose(Proposal::Play(mv)));
                    person.frames(1);
                }
            }
            let (game, pieces) = (person.game(), entities(&mut person));
            person.tell(Command::from(Arrange::Open(None)));
            person.frames(2);
            assert_eq!(person.screen(), Screen::Edit);
            let layout = layout_of_world(person.app.world_mut()).unwrap();
            assert_eq!(layout, game.layout());
            person.tell(Command::PlayFromHere);
            person.frames(2);
            assert_eq!(person.screen(), Screen::Play);
            assert_eq!(person.game().key(), game.key(), "{}", game.write_position());
            assert_eq!(person.game().layout(), game.layout());
            assert_eq!(person.game().moves_played(), 0);
            // Nothing on the table stirred.
            assert_eq!(entities(&mut person), pieces);
            person.table_is_true();
        }
    }
}

fn entities(person: &mut Person) -> BTreeSet<Entity> {
    person
        .pieces()
        .into_iter()
        .map(|(entity, _)| entity)
        .collect()
}

#[test]
fn a_position_that_is_read_is_shown_whole() {
    let mut person = Person::at("hive");
    person.opens_the_editor();
    let middle = Vec2::new(640.0, 400.0);
    person.move_to(middle);
    person.wheel(4.0);
    person.settle();
    let long = "Base;InProgress;White[6];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wA1 -wQ;bA1 bQ-;wA2 -wA1;bA2 bA1-;wA3 -wA2;bA3 bA2-";
    person.tell(Command::from(Arrange::Read(long.to_owned())));
    person.frames(3);
    person.settle();
    let place = *person.see::<BoardGeometry>();
    let free = person.see::<FreeViewport>().0;
    let pieces = person.pieces();
    assert_eq!(pieces.len(), 10);
    for (_, lying) in pieces {
        let at = place.slot(lying.dots.anchor());
        let seen = person.on_screen(at).unwrap();
        assert!(free.contains(seen), "{seen} in {free:?}");
    }
}
