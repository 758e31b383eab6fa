//! PÜNCT by mouse: put, turned, moved along lines, climbing, bridging, and held down.

use crate::person::Person;
use bevy::prelude::*;
use strata::rules::{Coord, Move};

#[test]
fn a_punct_piece_is_put_turned_moved_elsewhere_and_decided() {
    let mut person = Person::at("punct:standard");
    person.click_button("White angular piece with its PÜNCT on the left");
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
        person.tell(strata::app::Intent::Propose(strata::app::Proposal::Play(
            mv,
        )));
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
            && after.bridges().len() > game.bridges().len()
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
        let (layout, covered) = (game.layout(), game.covered());
        let own = covered.iter().map(|anchor| layout.lying[anchor]);
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
    let known = person.game().stuck()[&lying.dots.anchor()].to_string();
    assert_eq!(why, known);
}

#[test]
fn a_click_on_another_own_piece_explains_first_and_a_second_takes_it() {
    let mut person = Person::at("punct:standard");
    let setup = "punct:standard".parse().unwrap();
    let game = strata::rules::Game::read_position(&setup, "w 60 TG12r3,TC4r3,tP11r0").unwrap();
    person
        .app
        .insert_resource(strata::app::Session::from_game(game));
    person.frames(2);
    person.settle();
    let (first, other) = (person.space("G12"), person.space("C4"));
    person.click(first);
    assert_eq!(person.hand().taken(), Some((first, 1)));
    // It isn't in line, so the first can't climb there.
    person.click(other);
    assert_eq!(person.hand().taken(), Some((first, 1)));
    assert!(person.refusal().is_some());
    assert!(person.reads("Click it again to take that piece instead."));
    person.click(other);
    assert_eq!(person.hand().taken(), Some((other, 1)));
    assert_eq!(person.refusal(), None);
}

#[test]
fn a_piece_with_one_legal_turn_waits_like_any_other() {
    let mut person = Person::at("punct:standard");
    person.click_button("White straight piece with its PÜNCT in the centre");
    // At the edge only one of its turns fits.
    let edge = person.space("A5");
    person.click(edge);
    assert_eq!(person.cursor(), 0);
    assert!(person.hand().waits());
    assert_eq!(person.see::<strata::app::Candidates>().turns().len(), 1);
    person.click(edge);
    assert_eq!(person.cursor(), 1);
}
