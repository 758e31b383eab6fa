//! Games played with the keyboard alone: letters, Tab and arrows, names of spaces, whole moves in notation.

use crate::choice::choose;
use crate::person::Person;
use bevy::ecs::message::Messages;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::prelude::*;
use bevy::window::WindowEvent;
use strata::app::{Arrange, Candidates, LearnRequest, PuzzleRequest, TaskPlace};
use strata::panels::{Command, CommandId, CommandInfo, Place, Shortcut, ShortcutKey, Typed};
use strata::rules::{Coord, Game, Kind, Move, Outcome, Step, hive, punct, tak};
use strata::table::{BoardGeometry, Focus, TableCamera};

const fn letter(kind: Kind) -> &'static str {
    match kind {
        Kind::Tak(tak::Stone::Flat) => "f",
        Kind::Tak(tak::Stone::Standing) => "s",
        Kind::Tak(tak::Stone::Cap) => "c",
        Kind::Hive(hive::Bug::Queen) => "q",
        Kind::Hive(hive::Bug::Beetle) => "b",
        Kind::Hive(hive::Bug::Grasshopper) => "g",
        Kind::Hive(hive::Bug::Spider) => "s",
        Kind::Hive(hive::Bug::Ant) => "a",
        Kind::Hive(hive::Bug::Ladybug) => "d",
        Kind::Hive(hive::Bug::Mosquito) => "m",
        Kind::Hive(hive::Bug::Pillbug) => "p",
        Kind::Punct(punct::Shape::Triangle) => "t",
        Kind::Punct(punct::Shape::StraightCentre) => "c",
        Kind::Punct(punct::Shape::StraightEnd) => "i",
        Kind::Punct(punct::Shape::AngularLeft) => "j",
        Kind::Punct(punct::Shape::AngularMiddle) => "m",
        Kind::Punct(punct::Shape::AngularRight) => "k",
    }
}

impl Person {
    fn focus(&self) -> Option<Step> {
        self.see::<Focus>().0
    }

    /// Presses Tab until the focus is on this step.
    fn tabs_to(&mut self, wanted: impl Fn(Step) -> bool) -> Step {
        for _ in 0..400 {
            self.key(KeyCode::Tab);
            if let Some(step) = self.focus().filter(|step| wanted(*step)) {
                return step;
            }
        }
        panic!("Tab never comes there: {:?}", self.focus());
    }

    /// Goes with the arrows as far as they lead toward a space, then with Tab.
    fn walks_to(&mut self, to: Coord) {
        let place = *self.see::<BoardGeometry>();
        for _ in 0..30 {
            let from = match self.focus() {
                Some(Step::Put(at)) if at == to => return,
                Some(Step::Put(at)) => at,
                _ => {
                    self.key(KeyCode::ArrowRight);
                    match self.focus() {
                        Some(Step::Put(at)) if at == to => return,
                        Some(Step::Put(at)) => at,
                        other => panic!("an arrow leads to {other:?}"),
                    }
                }
            };
            let world = self.app.world_mut();
            let mut cameras = world.query_filtered::<&GlobalTransform, With<TableCamera>>();
            let right = cameras
                .single(world)
                .unwrap()
                .right()
                .with_y(0.0)
                .normalize();
            let away = Vec3::new(right.z, 0.0, -right.x);
            let way = place.space(to) - place.space(from);
            let (x, y) = (way.dot(right), way.dot(away));
            self.key(match (x.abs() > y.abs(), x > 0.0, y > 0.0) {
                (true, true, _) => KeyCode::ArrowRight,
                (true, false, _) => KeyCode::ArrowLeft,
                (false, _, true) => KeyCode::ArrowUp,
                (false, _, false) => KeyCode::ArrowDown,
            });
            if self.focus() == Some(Step::Put(from)) {
                break;
            }
        }
        if self.focus() != Some(Step::Put(to)) {
            self.tabs_to(|step| step == Step::Put(to));
        }
    }

    /// Makes a move with the keyboard, by whichever of its ways the dice choose.
    fn keys_in(&mut self, mv: Move, rng: &mut fastrand::Rng) {
        let game = self.game();
        let cursor = self.cursor();
        if rng.u8(..6) == 0 {
            let text = game.write_move(mv);
            self.types(":");
            self.types(&text);
            self.key(KeyCode::Enter);
            self.frames(1);
            self.has_played(mv);
            return;
        }
        for step in game.steps(mv) {
            if self.cursor() != cursor {
                break;
            }
            match step {
                Step::Choose(kind) => {
                    if rng.bool() {
                        self.types(letter(kind));
                    } else {
                        self.tabs_to(|focused| focused == step);
                        self.key(KeyCode::Enter);
                    }
                    assert_eq!(self.hand().steps, [step], "{:?}", self.refusal());
                }
                Step::Take { at, count } => {
                    self.tabs_to(
                        |focused| matches!(focused, Step::Take { at: there, .. } if there == at),
                    );
                    self.key(KeyCode::Enter);
                    if self.hand().taken() != Some((at, count)) {
                        self.types(&count.to_string());
                    }
                    assert_eq!(self.hand().taken(), Some((at, count)));
                }
                Step::Put(at) => {
                    let name = game.space_name(at);
                    if rng.bool() && name.chars().next().is_some_and(char::is_alphabetic) {
                        self.types(&name.to_lowercase());
                        if !self.see::<Typed>().text.is_empty() {
                            self.key(KeyCode::Enter);
                        }
                    } else {
                        self.walks_to(at);
                        self.key(KeyCode::Enter);
                    }
                }
                Step::Turn(turn) => {
                    for _ in 0..6 {
                        if self.hand().turn != Some(turn) {
                            self.types("r");
                        }
                    }
                    assert_eq!(self.hand().turn, Some(turn));
                    self.key(KeyCode::Enter);
                }
                Step::Pass => self.key(KeyCode::Enter),
            }
        }
        self.frames(1);
        self.has_played(mv);
    }

    fn keys_on(&mut self, seed: u64, most: usize) -> Option<Outcome> {
        let mut rng = fastrand::Rng::with_seed(seed);
        for _ in 0..most {
            if let Some(outcome) = self.game().outcome() {
                return Some(outcome);
            }
            let mv = choose(&self.game(), &mut rng);
            self.keys_in(mv, &mut rng);
        }
        self.game().outcome()
    }

    fn keys_to_the_end(&mut self, seed: u64, most: usize) -> Outcome {
        let end = self.keys_on(seed, most);
        end.unwrap_or_else(|| panic!("no end: {}", self.game().write_position()))
    }
}

#[test]
fn a_whole_game_of_tak_is_played_with_the_keyboard() {
    Person::at("tak4").keys_to_the_end(41, 120);
}

#[test]
fn a_whole_game_of_hive_is_played_with_the_keyboard() {
    Person::at("hive:Base+MLP").keys_to_the_end(42, 120);
}

#[test]
fn a_whole_game_of_punct_is_played_with_the_keyboard() {
    Person::at("punct:standard").keys_to_the_end(43, 120);
}

#[test]
#[ignore = "long: many more games of each, for rare positions"]
fn many_games_are_played_with_the_keyboard() {
    for seed in 200..206 {
        for setup in ["tak5", "hive:Base+MLP", "punct:standard", "punct:basic"] {
            println!("{setup} {seed}");
            Person::at(setup).keys_on(seed, 80);
        }
    }
}

#[test]
fn a_space_is_typed_while_a_piece_is_in_hand_and_shown_as_far_as_it_is() {
    let mut person = Person::at("tak5");
    person.types("f");
    person.types("c");
    assert_eq!(person.see::<Typed>().text, "c");
    assert!(person.reads("To c_"));
    person.key(KeyCode::Backspace);
    assert!(person.see::<Typed>().text.is_empty());
    assert!(!person.hand().is_empty(), "only the letter is taken back");
    person.types("b3");
    assert_eq!(person.texts(), ["b3"]);
}

#[test]
fn letters_choose_with_an_empty_hand_and_with_shift_always() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5"]);
    person.types("c");
    assert_eq!(person.hand().chosen(), Some(Kind::Tak(tak::Stone::Cap)));
    // No column s: the letter still changes the kind.
    person.types("s");
    assert_eq!(
        person.hand().chosen(),
        Some(Kind::Tak(tak::Stone::Standing))
    );
    person.key_with(KeyCode::ShiftLeft, KeyCode::KeyC);
    assert_eq!(person.hand().chosen(), Some(Kind::Tak(tak::Stone::Cap)));
    person.types("c3");
    assert_eq!(person.texts().last().unwrap(), "Cc3");
}

#[test]
fn letters_that_come_in_one_frame_keep_their_order() {
    let mut person = Person::at("tak5");
    person.types_at_once("fd2fb4");
    assert_eq!(person.texts(), ["d2", "b4"]);
}

#[test]
fn control_counts_also_when_it_comes_and_goes_within_one_frame() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5"]);
    person.key_with_at_once(KeyCode::ControlLeft, KeyCode::KeyZ);
    assert_eq!(person.cursor(), 1);
    person.key_with_at_once(KeyCode::ControlLeft, KeyCode::KeyY);
    assert_eq!(person.cursor(), 2);
    // And not for what comes after it.
    person.types("fa5");
    assert_eq!(person.cursor(), 3);
}

#[test]
fn a_chord_counts_however_frames_cut_it_up() {
    for cuts in 0..8 {
        let frame = [0, 1, 2].map(|bit| cuts >> bit & 1 == 1);
        let mut person = Person::at("tak5");
        person.plays_out(&["a1", "e5"]);
        person.key_with_over_frames(KeyCode::ControlLeft, KeyCode::KeyZ, frame);
        assert_eq!(person.cursor(), 1, "{frame:?}");
        // The key alone means something else.
        person.key(KeyCode::KeyQ);
        assert!(!person.has_quit(), "{frame:?}");
        person.key_with_over_frames(KeyCode::ControlLeft, KeyCode::KeyQ, frame);
        assert!(person.has_quit(), "{frame:?}");
    }
}

#[test]
fn a_typed_space_where_nothing_can_go_is_refused_in_words() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5"]);
    person.types("fa1");
    assert!(person.refusal().is_some());
    assert_eq!(person.cursor(), 2);
    person.types("a2");
    assert_eq!(person.cursor(), 3);
}

#[test]
fn a_punct_space_whose_name_begins_another_waits_for_enter() {
    let mut person = Person::at("punct:standard");
    person.types("t");
    let lit: Vec<Coord> = person.see::<Candidates>().targets().collect();
    let names: Vec<String> = lit
        .iter()
        .map(|at| person.game().space_name(*at).to_lowercase())
        .collect();
    let short = names
        .iter()
        .find(|name| {
            names
                .iter()
                .any(|other| other != *name && other.starts_with(*name))
        })
        .unwrap();
    person.types(short);
    assert_eq!(&person.see::<Typed>().text, short);
    assert!(person.hand().puts().next().is_none());
    person.key(KeyCode::Enter);
    let put = person.hand().puts().last().unwrap();
    assert_eq!(person.game().space_name(put).to_lowercase(), *short);
}

#[test]
fn a_whole_move_is_typed_after_a_colon_and_a_wrong_one_explained() {
    let mut person = Person::at("hive:Base");
    person.types(":wS1");
    assert!(person.reads(": wS1_"));
    person.key(KeyCode::Enter);
    person.frames(1);
    assert_eq!(person.cursor(), 1);
    person.types(":bX7 nonsense");
    person.key(KeyCode::Enter);
    assert!(person.see::<Typed>().wrong.is_some());
    assert_eq!(person.cursor(), 1);
    person.key(KeyCode::Escape);
    assert!(!person.see::<Typed>().notation);
    // The letters are the hand's again.
    person.types("s");
    assert_eq!(person.hand().chosen(), Some(Kind::Hive(hive::Bug::Spider)));
}

#[test]
fn a_whole_move_can_be_typed_on_a_russian_keyboard() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5"]);
    person.types(":");
    person.types_as("Sc3", "Ыс3");
    assert!(person.reads(": Sc3_"));
    person.key(KeyCode::Enter);
    person.frames(1);
    assert_eq!(person.texts().last().unwrap(), "Sc3");
}

#[test]
fn tab_stays_with_the_board_and_shows_the_reserve_it_is_on() {
    let mut person = Person::at("hive:Base");
    for _ in 0..3 {
        person.key(KeyCode::Tab);
        assert!(matches!(person.focus(), Some(Step::Choose(_))));
    }
    let third = person.focus();
    person.key_with(KeyCode::ShiftLeft, KeyCode::Tab);
    assert_ne!(person.focus(), third);
    person.key(KeyCode::Enter);
    assert!(person.hand().chosen().is_some());
    // A focus on what is no longer to be had goes away with it.
    person.key(KeyCode::ArrowRight);
    assert!(matches!(person.focus(), Some(Step::Put(_))));
    person.key(KeyCode::Escape);
    assert_eq!(person.focus(), None);
    assert!(person.hand().is_empty());
}

#[test]
fn keys_go_on_working_after_a_click_on_a_panel() {
    let mut person = Person::at("tak5");
    for button in ["Fold", "White flat stone", "Lift", "Lift"] {
        person.click_button(button);
    }
    person.key(KeyCode::Escape);
    person.types("fa1");
    assert_eq!(person.texts(), ["a1"]);
}

#[test]
fn the_history_is_walked_with_arrows_and_undone_with_control() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5", "b2"]);
    person.key(KeyCode::ArrowLeft);
    assert_eq!(person.cursor(), 2);
    person.key(KeyCode::Home);
    assert_eq!(person.cursor(), 0);
    person.key(KeyCode::End);
    assert_eq!(person.cursor(), 3);
    person.key_with(KeyCode::ControlLeft, KeyCode::KeyZ);
    assert_eq!(person.cursor(), 2);
    person.key_with(KeyCode::ControlLeft, KeyCode::KeyY);
    assert_eq!(person.cursor(), 3);
    // With something in the hand undo puts that back first.
    person.types("f");
    person.key_with(KeyCode::ControlLeft, KeyCode::KeyZ);
    assert!(person.hand().is_empty());
    assert_eq!(person.cursor(), 3);
    person.table_is_true();
}

#[test]
fn a_forced_pass_is_enter_or_its_button() {
    let mut person = Person::at("hive:Base");
    let moves =
        shut_in(person.game(), 0).expect("a beetle on Black's only tile leaves him no move");
    for mv in &moves {
        person.tell(strata::app::Intent::Propose(strata::app::Proposal::Play(
            *mv,
        )));
        person.frames(1);
    }
    assert!(person.reads("must pass"));
    person.key(KeyCode::Enter);
    person.frames(1);
    assert_eq!(person.cursor(), moves.len() + 1);
    person.key_with(KeyCode::ControlLeft, KeyCode::KeyZ);
    assert_eq!(person.cursor(), moves.len());
    person.click_button("Pass");
    assert_eq!(person.cursor(), moves.len() + 1);
}

/// Moves after which Black must pass: White's beetle climbs on the only tile that he has.
fn shut_in(game: Game, ply: usize) -> Option<Vec<Move>> {
    let beetle = Step::Choose(Kind::Hive(hive::Bug::Beetle));
    let queen = Step::Choose(Kind::Hive(hive::Bug::Queen));
    let moves = game.legal_moves();
    if ply == 5 {
        let passes = moves.len() == 1 && game.steps(moves[0]) == [Step::Pass];
        return passes.then(|| game.moves());
    }
    let wanted = moves.into_iter().filter(|mv| {
        let first = game.steps(*mv)[0];
        match ply {
            0 => first == beetle,
            1 | 2 => first == queen,
            _ => matches!(first, Step::Take { .. }),
        }
    });
    wanted.into_iter().find_map(|mv| {
        let mut after = game.clone();
        after.play(mv).ok()?;
        shut_in(after, ply + 1)
    })
}

#[test]
fn f10_sends_the_keyboard_to_the_buttons_and_escape_brings_it_back() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5"]);
    person.key(KeyCode::F10);
    person.frames(2);
    // From the first button to the second, which takes the last move back.
    person.key(KeyCode::Tab);
    person.frames(1);
    assert_eq!(person.see::<Focus>().0, None);
    person.key(KeyCode::Enter);
    person.frames(1);
    assert_eq!(person.cursor(), 1);
    person.key(KeyCode::Escape);
    person.frames(1);
    person.key(KeyCode::Tab);
    assert!(person.see::<Focus>().0.is_some());
    assert_eq!(person.cursor(), 1);
}

/// The modifier key that shortcuts call "command".
const COMMAND: KeyCode = if cfg!(target_os = "macos") {
    KeyCode::SuperLeft
} else {
    KeyCode::ControlLeft
};

impl Person {
    /// Sits down where a command's shortcut should work.
    fn where_it_holds(place: Place) -> Self {
        match place {
            Place::Start => {
                let mut person = Self::at("tak3");
                person.tell(Command::Menu);
                person.frames(3);
                person
            }
            Place::Library => {
                let mut person = Self::at("tak3");
                person.tell(Command::OpenLibrary);
                person.frames(3);
                person
            }
            Place::Learn => {
                let mut person = Self::at("tak3");
                person.tell(LearnRequest::Show(0));
                person.frames(3);
                person
            }
            Place::Task => {
                let mut person = Self::at("tak3");
                let first = TaskPlace {
                    course: 0,
                    stage: 0,
                    task: 0,
                };
                person.tell(LearnRequest::Begin(first));
                person.frames(3);
                person
            }
            Place::Puzzle => {
                let mut person = Self::at("tak3");
                person.tell(PuzzleRequest::Show(0));
                person.tell(PuzzleRequest::Begin);
                person.frames(3);
                person
            }
            Place::InHand => {
                let mut person = Self::at("punct:standard");
                person.types("t");
                person.tabs_to(|step| matches!(step, Step::Put(_)));
                person
            }
            Place::SettingUp => {
                let mut person = Self::at("tak3");
                person.tell(Command::from(Arrange::Open(None)));
                person.frames(3);
                person
            }
            Place::AtWork => {
                let mut person = Self::at("punct:standard");
                person.types("t");
                person
            }
            Place::Everywhere
            | Place::Table
            | Place::AtMoves
            | Place::AtGame
            | Place::AtRest
            | Place::Playing => {
                let mut person = Self::at("tak3");
                person.plays_out(&["a1", "c3"]);
                person
            }
        }
    }

    /// Presses a shortcut and says which commands were heard.
    fn presses(&mut self, shortcut: Shortcut) -> Vec<CommandId> {
        let held = [
            (shortcut.modifiers.command, COMMAND),
            (shortcut.modifiers.shift, KeyCode::ShiftLeft),
        ];
        let held = held.into_iter().filter(|(held, _)| *held);
        let held: Vec<KeyCode> = held.map(|(_, key)| key).collect();
        for &key in &held {
            self.hold(key);
        }
        let (key_code, logical_key) = match shortcut.key {
            ShortcutKey::Named(key) => (key, Key::Unidentified(NativeKey::Unidentified)),
            ShortcutKey::Sign(sign) => (KeyCode::Fn, Key::Character(sign.to_string().into())),
        };
        self.send(WindowEvent::KeyboardInput(KeyboardInput {
            key_code,
            logical_key,
            state: ButtonState::Pressed,
            text: None,
            repeat: false,
            window: self.window_entity(),
        }));
        self.frames(1);
        let heard = self.see::<Messages<Command>>();
        let heard = heard.iter_current_update_messages();
        let heard = heard.map(Command::id).collect();
        for key in held {
            self.let_go(key);
        }
        heard
    }
}

#[test]
fn every_shortcut_of_the_table_sends_its_command_and_no_other() {
    for info in CommandInfo::all() {
        for &shortcut in info.shortcuts {
            let place = shortcut.only.unwrap_or(info.place);
            let heard = Person::where_it_holds(place).presses(shortcut);
            let sent = match info.id {
                // Two ways to ask for the same.
                CommandId::MarkThreat => CommandId::Mark,
                CommandId::SwitchToMove => CommandId::BlackToMove,
                id => id,
            };
            assert_eq!(heard, [sent], "{shortcut:?}");
        }
    }
}

#[test]
fn a_shortcut_means_nothing_where_its_command_does_not_hold() {
    let mut person = Person::where_it_holds(Place::SettingUp);
    for info in CommandInfo::all() {
        if matches!(
            info.place,
            Place::Start | Place::Library | Place::AtGame | Place::Playing
        ) {
            for &shortcut in info.shortcuts {
                let heard = person.presses(shortcut);
                assert!(!heard.contains(&info.id), "{shortcut:?}: {heard:?}");
            }
        }
    }
}
