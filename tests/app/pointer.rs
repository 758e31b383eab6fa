//! Games played with the mouse alone, through real ray-casts; and what every kind of click, drag and turn of the wheel
//! means on the way.

use crate::choice::choose;
use crate::person::Person;
use bevy::prelude::*;
use strata::rules::{Color, Coord, Move, Outcome, Setup, Step};

impl Person {
    /// Makes a move with the mouse, by whichever of its ways the dice choose.
    fn makes(&mut self, mv: Move, rng: &mut fastrand::Rng) {
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
                Step::Pass => self.click_button("Pass"),
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

// Tak.

/// White has three stones on c3, the top one his; Black's wall stands on c5, his flat on d3.
const STACKED: &[&str] = &["e1", "c3", "b3", "d3", "b3>", "c4", "c2", "Sc5", "c2+"];

#[test]
fn tak_begins_with_a_stone_of_the_opponent_and_says_so() {
    let mut person = Person::at("tak5");
    assert!(person.reads("place one flat stone of Black"));
    person.click_button("White flat stone");
    person.click_on("a1");
    let layout = person.game().layout();
    assert_eq!(
        layout.lying.values().next().unwrap().piece.owner,
        Color::Black
    );
    person.click_button("Black flat stone");
    person.click_on("e5");
    assert_eq!(person.cursor(), 2);
    person.table_is_true();
}

#[test]
fn tak_places_every_kind_of_stone() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5"]);
    for (button, square, text) in [
        ("White flat stone", "b2", "b2"),
        ("Black standing stone", "c2", "Sc2"),
        ("White capstone", "d2", "Cd2"),
    ] {
        person.click_button(button);
        person.click_on(square);
        assert_eq!(person.texts().last().unwrap(), text);
    }
}

#[test]
fn a_stack_is_taken_whole_and_each_further_click_takes_one_less() {
    let mut person = Person::at("tak5");
    person.plays_out(STACKED);
    person.plays_out(&["a5"]);
    let c3 = person.space("c3");
    for count in [3, 2, 1] {
        person.click(c3);
        assert_eq!(person.hand().taken(), Some((c3, count)));
    }
    person.click(c3);
    assert!(person.hand().is_empty());
    person.click(c3);
    person.wheel(-1.0);
    assert_eq!(person.hand().taken(), Some((c3, 2)));
    person.wheel(1.0);
    assert_eq!(person.hand().taken(), Some((c3, 3)));
    // One more than there are is refused in words, and the hand keeps what it has.
    person.wheel(1.0);
    assert!(person.refusal().is_some());
    assert_eq!(person.hand().taken(), Some((c3, 3)));
    person.types("2");
    assert_eq!(person.hand().taken(), Some((c3, 2)));
}

#[test]
fn a_stack_is_dropped_stone_by_stone_and_the_rest_floats_over_the_last_drop() {
    let mut person = Person::at("tak5");
    person.plays_out(STACKED);
    person.plays_out(&["a5"]);
    person.click_on("c3");
    person.click_on("b3");
    let place = *person.see::<strata::table::Place>();
    let b3 = person.space("b3");
    assert_eq!(person.hand().puts().collect::<Vec<_>>(), [b3]);
    assert!(person.reads("2 still in hand"));
    person.settle();
    // Two of the stones float above b3, one lies on it.
    let world = person.app.world_mut();
    let mut heights: Vec<f32> = world
        .query_filtered::<&Transform, With<strata::app::InHand>>()
        .iter(world)
        .map(|at| {
            assert!((at.translation - place.space(b3)).with_y(0.0).length() < 0.01);
            at.translation.y
        })
        .collect();
    heights.sort_by(f32::total_cmp);
    assert_eq!(heights.len(), 3);
    assert!(
        heights[0].abs() < 0.01 && heights[1] > place.level_height * 2.0,
        "{heights:?}"
    );
    person.click_on("b3");
    person.click_on("a3");
    assert_eq!(person.cursor(), STACKED.len() + 2);
    assert_eq!(person.texts().last().unwrap(), "3c3<21");
}

#[test]
fn the_last_drop_comes_back_first() {
    let mut person = Person::at("tak5");
    person.plays_out(STACKED);
    person.plays_out(&["a5"]);
    person.click_on("c3");
    person.click_on("b3");
    person.click_on("b3");
    assert_eq!(person.hand().puts().count(), 2);
    person.right_click_here();
    assert_eq!(person.hand().puts().count(), 1);
    person.key(KeyCode::Escape);
    assert_eq!(person.hand().puts().count(), 0);
    assert_eq!(person.hand().taken().unwrap().1, 3);
    person.key(KeyCode::Backspace);
    assert!(person.hand().is_empty());
    assert_eq!(person.cursor(), STACKED.len() + 1);
}

#[test]
fn enter_drops_the_rest_on_the_last_square() {
    let mut person = Person::at("tak5");
    person.plays_out(STACKED);
    person.plays_out(&["a5"]);
    person.click_on("c3");
    person.click_on("b3");
    person.click_on("a3");
    person.key(KeyCode::Enter);
    assert_eq!(person.texts().last().unwrap(), "3c3<12");
}

#[test]
fn a_whole_stack_goes_where_it_is_dragged() {
    let mut person = Person::at("tak5");
    person.plays_out(STACKED);
    person.plays_out(&["a5"]);
    let (from, to) = (person.space("c3"), person.space("b3"));
    person.drag(from, to);
    assert_eq!(person.texts().last().unwrap(), "3c3<");
}

#[test]
fn a_capstone_flattens_a_wall() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5", "Cc3", "Sc4"]);
    person.click_on("c3");
    person.click_on("c4");
    let c4 = person.space("c4");
    let below = person.game().layout().lying[&c4.at_level(0)].piece;
    assert_eq!(
        below.kind,
        strata::rules::Kind::Tak(strata::rules::tak::Stone::Flat)
    );
    person.table_is_true();
}

#[test]
fn a_wall_in_the_way_is_refused_in_words_and_marked() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5", "c3", "Sc4"]);
    person.click_on("c3");
    person.click_on("c4");
    let why = person.refusal().expect("a wall stops a flat stone");
    assert!(why.contains("standing"), "{why}");
    let c4 = person.space("c4");
    let refusal = person.see::<strata::app::Refusal>().0.clone().unwrap();
    assert!(refusal.places().contains(&c4));
    let world = person.app.world_mut();
    let mut marks = world.query::<&strata::table::Mark>();
    assert!(
        marks
            .iter(world)
            .any(|mark| *mark == strata::table::Mark::Refused)
    );
    // The stone stays in the hand.
    assert!(person.hand().taken().is_some());
    person.click_on("c2");
    assert_eq!(person.cursor(), 5);
}

#[test]
fn a_stone_of_the_opponent_is_not_taken_and_the_reason_is_given() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5"]);
    person.click_on("a1");
    assert!(person.hand().is_empty());
    let why = person.refusal().unwrap();
    assert!(!why.is_empty());
    let words = strata_sentence(&why);
    assert!(person.reads(&words), "{words}");
    // The next click on nothing ends it.
    person.click_on("c3");
    assert_eq!(person.refusal(), None);
}

/// As the status line writes a reason.
fn strata_sentence(why: &str) -> String {
    let mut letters = why.chars();
    let first = letters.next().unwrap().to_uppercase();
    format!("{first}{}", letters.as_str())
}

// What isn't a click.

#[test]
fn an_unsteady_click_is_still_a_click() {
    let mut person = Person::at("tak5");
    person.plays_out(STACKED);
    person.plays_out(&["a5"]);
    let c3 = person.space("c3");
    person.point(c3);
    person.press(MouseButton::Left);
    let near = person.at + Vec2::new(2.0, 1.0);
    person.send_move(near);
    person.frames(1);
    person.release(MouseButton::Left);
    assert_eq!(person.hand().taken(), Some((c3, 3)));
}

#[test]
fn orbiting_is_no_click_with_either_button() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5"]);
    for button in [MouseButton::Right, MouseButton::Left] {
        person.click_button("White flat stone");
        let before = person.hand();
        assert!(!before.is_empty());
        // Beside the board, where nothing can be put.
        let start = Vec2::new(640.0, 720.0);
        person.move_to(start);
        person.press(button);
        for step in 1..=5 {
            person.send_move(start + Vec2::new(12.0 * step as f32, 0.0));
            person.frames(1);
        }
        person.release(button);
        assert_eq!(person.hand(), before, "{button:?}");
        assert_eq!(person.cursor(), 2);
        person.key(KeyCode::Escape);
    }
}

#[test]
fn a_click_beside_the_board_takes_a_step_back() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5"]);
    person.click_button("White flat stone");
    assert!(!person.hand().is_empty());
    person.click_at(Vec2::new(640.0, 730.0));
    assert!(person.hand().is_empty());
}

#[test]
fn a_click_that_comes_in_one_frame_with_its_way_there_counts_where_it_was_made() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5"]);
    person.click_button("White flat stone");
    person.click_on("b2");
    person.click_button("Black flat stone");
    let d4 = person.space("d4");
    let b4 = person.space("b4");
    person.point(d4);
    let there = person.at;
    person.point(b4);
    person.send_move(there);
    person.send_button(MouseButton::Left, bevy::input::ButtonState::Pressed);
    person.send_button(MouseButton::Left, bevy::input::ButtonState::Released);
    person.frames(2);
    assert_eq!(person.texts().last().unwrap(), "d4");
}

// Hive.

#[test]
fn a_tile_is_dragged_and_a_tile_dropped_where_it_was_stays() {
    let mut person = Person::at("hive:Base");
    person.plays_out(&["wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"]);
    let game = person.game();
    let queen = game
        .legal_moves()
        .into_iter()
        .find(|mv| matches!(game.steps(*mv)[..], [Step::Take { .. }, Step::Put(_)]))
        .unwrap();
    let [Step::Take { at, .. }, Step::Put(to)] = game.steps(queen)[..] else {
        panic!("just found");
    };
    person.point(at);
    let start = person.at;
    person.press(MouseButton::Left);
    person.send_move(start + Vec2::new(20.0, 0.0));
    person.frames(2);
    person.send_move(start);
    person.frames(2);
    person.release(MouseButton::Left);
    assert!(person.hand().is_empty(), "{:?}", person.hand());
    assert_eq!(person.cursor(), 4);
    person.drag(at, to);
    person.has_played(queen);
}

#[test]
fn a_beetle_climbs_and_the_tile_under_it_is_refused() {
    let mut person = Person::at("hive:Base");
    person.plays_out(&[
        "wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-", "wB1 -wQ", "bA1 bQ-",
    ]);
    let game = person.game();
    let beetle_at = game
        .layout()
        .lying
        .values()
        .find(|lying| {
            lying.piece.kind == strata::rules::Kind::Hive(strata::rules::hive::Bug::Beetle)
        })
        .unwrap()
        .dots
        .anchor()
        .at;
    let climb = game
        .legal_moves()
        .into_iter()
        .find(|mv| {
            let steps = game.steps(*mv);
            let mut after = game.clone();
            after.play(*mv).unwrap();
            steps[0]
                == Step::Take {
                    at: beetle_at,
                    count: 1,
                }
                && after.layout().lying.keys().any(|slot| slot.level == 1)
        })
        .unwrap();
    let Step::Put(to) = game.steps(climb)[1] else {
        panic!("a move of a tile ends with a put");
    };
    person.click(beetle_at);
    assert!(person.hand().taken().is_some());
    person.click(to);
    person.has_played(climb);
    person.settle();
    assert!(person.see::<strata::app::Atlas>().top(to).unwrap().0.level == 1);
    // Black clicks White's beetle: it isn't Black's.
    person.click(to);
    assert!(person.hand().is_empty());
    assert!(person.refusal().is_some());
}

#[test]
fn a_tile_that_would_break_the_hive_says_so() {
    let mut person = Person::at("hive:Base");
    person.plays_out(&["wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"]);
    let game = person.game();
    let spider = game
        .layout()
        .lying
        .values()
        .find(|lying| {
            lying.piece.owner == Color::White
                && lying.piece.kind == strata::rules::Kind::Hive(strata::rules::hive::Bug::Spider)
        })
        .unwrap()
        .dots
        .anchor()
        .at;
    person.click(spider);
    assert!(person.hand().is_empty());
    let why = person.refusal().unwrap();
    assert!(why.to_lowercase().contains("hive"), "{why}");
}

// PÜNCT.

#[test]
fn a_punct_piece_is_put_turned_moved_elsewhere_and_decided() {
    let mut person = Person::at("punct:standard");
    person.click_button("White angular, bends left");
    let targets: Vec<Coord> = person.see::<strata::app::Candidates>().targets().collect();
    let (first, second) = (targets[targets.len() / 2], targets[targets.len() / 2 + 40]);
    person.click(first);
    assert_eq!(person.hand().puts().last(), Some(first));
    assert_eq!(person.cursor(), 0);
    let turns = person.see::<strata::app::Candidates>().turns();
    assert!(turns.len() > 1);
    for _ in 0..turns.len() {
        let before = person.hand().turn.unwrap();
        person.types("r");
        let now = person.hand().turn.unwrap();
        assert!(now != before && turns.contains(&now));
    }
    person.key_with(KeyCode::ShiftLeft, KeyCode::KeyR);
    assert!(turns.contains(&person.hand().turn.unwrap()));
    person.wheel(1.0);
    person.wheel(1.0);
    let turn = person.hand().turn.unwrap();
    // Elsewhere: it goes there, as it is turned if it can be.
    person.click(second);
    assert_eq!(person.hand().puts().collect::<Vec<_>>(), [second]);
    assert_eq!(person.cursor(), 0);
    let can = person.see::<strata::app::Candidates>().turns();
    if can.contains(&turn) {
        assert_eq!(person.hand().turn, Some(turn));
    }
    // An arm turns it, its PÜNCT decides.
    let before = person.hand().turn;
    let arm = person.ghost().unwrap().dots.slots()[2].at;
    person.click(arm);
    assert_ne!(person.hand().turn, before);
    person.click(second);
    assert_eq!(person.cursor(), 1);
    person.table_is_true();
}

#[test]
fn a_punct_piece_in_hand_is_turned_over_the_board_before_it_is_put() {
    let mut person = Person::at("punct:standard");
    person.click_button("White triangle");
    let targets: Vec<Coord> = person.see::<strata::app::Candidates>().targets().collect();
    let at = targets[targets.len() / 2];
    person.point(at);
    let before = person.ghost().expect("the ghost follows the pointer");
    assert_eq!(before.dots.anchor().at, at);
    person.wheel(1.0);
    let turned = person.ghost().unwrap();
    assert_ne!(turned.turn, before.turn);
    person.click_here();
    assert_eq!(person.hand().turn, Some(turned.turn));
    person.click_here();
    assert_eq!(person.cursor(), 1);
    let layout = person.game().layout();
    assert_eq!(layout.lying.values().next().unwrap().turn, turned.turn);
}

/// Plays a PÜNCT game on until this kind of move is there, and makes it.
fn makes_a_move_where(
    person: &mut Person,
    seed: u64,
    wanted: impl Fn(&strata::rules::Game, Move) -> bool,
) {
    let mut rng = fastrand::Rng::with_seed(seed);
    for _ in 0..60 {
        let game = person.game();
        assert_eq!(game.outcome(), None);
        let mut moves = game.legal_moves();
        rng.shuffle(&mut moves);
        if let Some(mv) = moves.into_iter().find(|mv| wanted(&game, *mv)) {
            person.settle();
            person.makes(mv, &mut rng);
            return;
        }
        let mv = {
            let moves = game.legal_moves();
            moves[rng.usize(..moves.len())]
        };
        person.tell(strata::app::Intent::Play(mv));
        person.frames(1);
    }
    panic!("no such move in 60 plies");
}

fn lands(
    game: &strata::rules::Game,
    mv: Move,
) -> Option<(strata::rules::Slot, strata::rules::Dots, u8)> {
    game.effects(mv)
        .into_iter()
        .find_map(|effect| match effect {
            strata::rules::Effect::Carry { from, to, turn, .. } => Some((from, to, turn)),
            _ => None,
        })
}

#[test]
fn a_punct_piece_moves_along_a_line() {
    let mut person = Person::at("punct:standard");
    makes_a_move_where(&mut person, 31, |game, mv| {
        lands(game, mv).is_some_and(|(from, to, _)| {
            from.at != to.anchor().at && to.slots().iter().all(|slot| slot.level == 0)
        })
    });
}

#[test]
fn a_punct_piece_climbs_on_others() {
    let mut person = Person::at("punct:standard");
    makes_a_move_where(&mut person, 32, |game, mv| {
        lands(game, mv).is_some_and(|(_, to, _)| to.anchor().level > 0)
    });
}

#[test]
fn a_punct_piece_bridges_a_gap() {
    let mut person = Person::at("punct:standard");
    makes_a_move_where(&mut person, 33, |game, mv| {
        let mut after = game.clone();
        lands(game, mv).is_some()
            && after.play(mv).is_ok()
            && after.facts().bridges.len() > game.facts().bridges.len()
    });
}

#[test]
fn a_punct_piece_turns_where_it_lies() {
    let mut person = Person::at("punct:standard");
    makes_a_move_where(&mut person, 34, |game, mv| {
        lands(game, mv).is_some_and(|(from, to, _)| from.at == to.anchor().at)
    });
}

#[test]
fn a_covered_punct_piece_says_why_it_stays() {
    let mut person = Person::at("punct:standard");
    // A dot of a piece of the side to move that nothing lies on, while something lies on the rest of it.
    let bare = |game: &strata::rules::Game| {
        let (layout, facts) = (game.layout(), game.facts());
        let own = facts.covered.iter().map(|anchor| layout.lying[anchor]);
        let own = own.filter(|lying| lying.piece.owner == game.side_to_move());
        let bare = own.flat_map(|lying| {
            lying
                .dots
                .slots()
                .to_vec()
                .into_iter()
                .map(move |slot| (lying, slot))
        });
        let slots: Vec<_> = layout
            .lying
            .values()
            .flat_map(|lying| lying.dots.slots().to_vec())
            .collect();
        let mut bare = bare.filter(|(_, slot)| {
            !slots
                .iter()
                .any(|other| other.at == slot.at && other.level > slot.level)
        });
        bare.next()
    };
    makes_a_move_where(&mut person, 35, |game, mv| {
        let mut after = game.clone();
        lands(game, mv).is_some()
            && after.play(mv).is_ok()
            && after.outcome().is_none()
            && bare(&after).is_some()
    });
    person.settle();
    let (lying, slot) = bare(&person.game()).unwrap();
    person.click(slot.at);
    assert!(person.hand().is_empty(), "{:?}", person.hand());
    let why = person.refusal().unwrap();
    let known = person.game().facts().stuck[&lying.dots.anchor()].to_string();
    assert_eq!(why, known);
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
