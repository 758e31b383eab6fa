//! Games played with the mouse alone, through real ray-casts; and what every kind of click, drag and turn of the wheel
//! means on the way.

mod gestures;
mod hive;
mod punct;
mod tak;

use crate::choice::choose;
use crate::person::Person;
use bevy::prelude::*;
use strata::app::SpokenLanguage;
use strata::rules::{Coord, Move, Outcome, Setup, Step};
use strata::words::{Language, Words};

impl Person {
    /// Makes a move with the mouse, by whichever of its ways the dice choose.
    pub fn makes(&mut self, mv: Move, rng: &mut fastrand::Rng) {
        let game = self.game();
        let steps = game.steps(mv);
        let cursor = self.cursor();
        for step in steps {
            if self.cursor() != cursor {
                break;
            }
            match step {
                Step::Choose(_) => {
                    let label = self.reserve_label(step);
                    self.click_button(&label);
                    assert_eq!(self.hand().steps, [step], "{label}: {:?}", self.refusal());
                }
                Step::Take { at, count } => self.takes(at, count, rng),
                Step::Put(at) => self.click(at),
                Step::Turn(turn) => self.turns(turn, rng),
                Step::Pass => {
                    let pass = strata::say!(self.words(), "menu-pass");
                    self.click_button(&pass);
                }
            }
        }
        self.has_played(mv);
    }

    fn takes(&mut self, at: Coord, count: u8, rng: &mut fastrand::Rng) {
        self.click(at);
        for _ in 0..16 {
            let (from, now) = self.hand().taken().unwrap_or_else(|| {
                panic!(
                    "{} not taken: {:?}",
                    self.game().space_name(at),
                    self.refusal()
                )
            });
            assert_eq!(from, at);
            if now == count {
                return;
            }
            if now > count && rng.bool() {
                self.click(at);
            } else {
                self.wheel(if now > count { -1.0 } else { 1.0 });
            }
        }
        panic!("the count never became {count}");
    }

    fn turns(&mut self, turn: u8, rng: &mut fastrand::Rng) {
        let put = self.hand().puts().last().unwrap();
        for _ in 0..8 {
            if self.hand().turn == Some(turn) {
                break;
            }
            match rng.u8(..3) {
                0 => self.wheel(1.0),
                1 => self.wheel(-1.0),
                _ => {
                    let arms = self.ghost().unwrap().dots;
                    let arm = arms.slots()[1].at;
                    // An arm may lie under a panel or behind a stack.
                    if self.try_point(arm) {
                        self.click_here();
                    } else {
                        self.wheel(1.0);
                    }
                }
            }
            assert_eq!(self.hand().puts().last(), Some(put));
        }
        while self.hand().turn != Some(turn) {
            self.wheel(1.0);
        }
        assert_eq!(self.ghost().unwrap().turn, turn);
        self.click(put);
    }

    /// The language that the panels speak.
    fn words(&self) -> Words {
        self.see::<SpokenLanguage>().words().clone()
    }

    fn plays_on(&mut self, seed: u64, most: usize) -> Option<Outcome> {
        let mut rng = fastrand::Rng::with_seed(seed);
        for _ in 0..most {
            if let Some(outcome) = self.game().outcome() {
                return Some(outcome);
            }
            let mv = choose(&self.game(), &mut rng);
            self.makes(mv, &mut rng);
        }
        self.game().outcome()
    }

    fn plays_to_the_end(&mut self, seed: u64, most: usize) -> Outcome {
        let end = self.plays_on(seed, most);
        end.unwrap_or_else(|| panic!("no end: {}", self.game().write_position()))
    }
}

#[test]
fn a_whole_game_of_tak_is_played_with_the_mouse() {
    let mut person = Person::at("tak4");
    let outcome = person.plays_to_the_end(21, 120);
    assert!(person.reads(&outcome.to_string()));
    assert!(person.find("Rematch").is_some());
}

#[test]
fn a_whole_game_of_hive_is_played_with_the_mouse() {
    let mut person = Person::at("hive:Base+MLP");
    let outcome = person.plays_to_the_end(22, 120);
    assert!(person.reads(&outcome.to_string()));
}

#[test]
fn a_whole_game_of_punct_is_played_with_the_mouse() {
    let mut person = Person::at("punct:standard");
    let outcome = person.plays_to_the_end(23, 120);
    assert!(person.reads(&outcome.to_string()));
}

#[test]
#[ignore = "long: many more games of each, for rare positions"]
fn many_games_are_played_with_the_mouse() {
    for seed in 100..106 {
        for setup in ["tak5", "hive:Base+MLP", "punct:standard", "punct:basic"] {
            println!("{setup} {seed}");
            Person::at(setup).plays_on(seed, 80);
        }
    }
}

#[test]
fn a_reserve_piece_is_dragged_onto_the_board() {
    for setup in ["tak5", "hive:Base", "punct:standard"] {
        let mut person = Person::at(setup);
        let label = match person.game().setup() {
            Setup::Tak(_) => "White flat stone",
            Setup::Hive(_) => "White grasshopper",
            Setup::Punct(_) => "White triangle",
        };
        let from = person.find(label).unwrap().center();
        let to = *person
            .game()
            .spaces()
            .iter()
            .min_by_key(|at| (at.x - 2).abs() + (at.y - 1).abs())
            .unwrap();
        let to = if matches!(person.game().setup(), Setup::Hive(_)) {
            Coord::new(0, 0)
        } else {
            to
        };
        person.point(to);
        let end = person.at;
        person.move_to(from);
        person.press(MouseButton::Left);
        for step in 1..=4 {
            person.send_move(from.lerp(end, step as f32 / 4.0));
            person.frames(1);
        }
        assert!(!person.hand().is_empty(), "{setup}");
        person.frames(2);
        assert_eq!(person.ghost().map(|lying| lying.dots.anchor().at), Some(to));
        person.release(MouseButton::Left);
        person.frames(2);
        let put = person.cursor() == 1 || person.hand().puts().last() == Some(to);
        assert!(put, "{setup}: {:?} {:?}", person.hand(), person.refusal());
    }
}

/// By the labels of each language: the reserves, the buttons, what is said at the end.
#[test]
fn a_whole_game_is_played_in_each_of_the_other_languages() {
    for (language, setup, seed) in [
        (Language::Russian, "tak4", 21),
        (Language::Spanish, "hive:Base+MLP", 22),
        (Language::Polish, "punct:standard", 23),
    ] {
        let mut person = Person::at(setup);
        person
            .app
            .world_mut()
            .resource_mut::<SpokenLanguage>()
            .choose(language);
        person.frames(3);
        let words = person.words();
        assert_eq!(words.language(), language);
        let outcome = person.plays_to_the_end(seed, 120);
        let said = words.say(&outcome.into());
        assert!(person.reads(&said), "{language}: {said}");
        for label in [
            strata::say!(words, "menu-rematch"),
            strata::say!(words, "menu-undo"),
            strata::say!(words, "menu-hint"),
        ] {
            assert!(person.find(&label).is_some(), "{language}: {label}");
        }
    }
}
