//! Hive by mouse: tiles dragged, climbing and refused, and a table without an edge.

use crate::person::Person;
use bevy::prelude::*;
use std::collections::BTreeSet;
use strata::app::{LegalTarget, Space, ThrowLanding, ThrowTarget};
use strata::rules::hive::Bug;
use strata::rules::{Color, Coord, Kind, Step, Throw};
use strata::table::Mark;

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
    assert!(person.top(to).unwrap().0.level == 1);
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

/// Where a point of the table is seen, so far right of the first space.
fn beside(person: &mut Person, right: f32) -> Vec2 {
    let origin = person
        .see::<strata::table::BoardGeometry>()
        .space(person.space("0,0"));
    person.on_screen(origin + Vec3::X * right).unwrap()
}

#[test]
fn the_first_tile_may_be_put_anywhere_near_its_space() {
    for right in [0.0, 0.55, -1.4] {
        let mut person = Person::at("hive");
        person.click_button("White spider");
        let at = beside(&mut person, right);
        person.click_at(at);
        assert_eq!(person.cursor(), 1, "{right}");
    }
    // Far away it takes the step back, as ever.
    let mut person = Person::at("hive");
    person.click_button("White spider");
    let at = beside(&mut person, -2.2);
    person.click_at(at);
    assert_eq!(person.cursor(), 0);
    assert!(person.hand().is_empty());
}

#[test]
fn a_space_beside_a_lit_one_still_says_why_it_is_not_lit() {
    let mut person = Person::at("hive");
    person.plays_out(&["wS1", "bS1 wS1-"]);
    person.click_button("White ant");
    // Between the two spiders a tile would touch Black's.
    let lit: Vec<_> = person.see::<strata::app::Candidates>().targets().collect();
    let spaces = person.game().spaces();
    let game = person.game();
    let empty = |at: &strata::rules::Coord| game.layout().top(*at).is_none();
    let unlit = spaces.into_iter().find(|at| !lit.contains(at) && empty(at));
    person.click(unlit.unwrap());
    assert_eq!(person.cursor(), 2);
    assert!(person.refusal().is_some());
    assert!(!person.hand().is_empty());
}

#[test]
fn a_pinned_pillbug_says_that_it_can_still_throw_and_throws() {
    let mut person = Person::at("hive:Base+P");
    // White's pillbug holds the hive together; Black's last tile may not be thrown, White's spider may.
    person.plays_out(&["wS1", "bS1 wS1-", "wP -wS1", "bQ bS1-", "wQ -wP", "bA1 bQ-"]);
    let game = person.game();
    let throws = game.throws();
    assert_eq!(throws.len(), 1, "{throws:?}");
    let (by, thrown) = (throws[0].by, throws[0].thrown[0]);
    person.click(by.at);
    assert!(person.hand().is_empty());
    person.frames(2);
    assert!(person.reads("it can still throw a neighbour. Click a marked tile"));
    assert!(person.marked(Mark::Throw) > 0);
    assert_eq!(person.marked(Mark::Landing), throws[0].landings.len());
    person.click(thrown.at);
    let targets = person.game().thrown_targets(thrown.at);
    person.click(targets[0]);
    assert_eq!(person.cursor(), 7);
    person.table_is_true();
}

/// White's pillbug, queen and spider touch each other: the pillbug can leave, and throw the queen.
const FREE_PILLBUG: [&str; 6] = [
    "wS1", "bS1 wS1-", "wP -wS1", "bQ bS1-", "wQ \\wS1", "bA1 bQ-",
];

/// The spaces with this component.
fn spaces_with<C: Component>(person: &mut Person) -> BTreeSet<Coord> {
    let world = person.app.world_mut();
    let mut spaces = world.query_filtered::<&Space, With<C>>();
    spaces.iter(world).map(|space| space.0).collect()
}

#[test]
fn a_pillbug_in_the_hand_shows_what_it_can_throw_and_where_that_would_land() {
    let mut person = Person::at("hive:Base+P");
    person.plays_out(&FREE_PILLBUG);
    let throws = person.game().throws();
    let [throw] = &throws[..] else {
        panic!("{throws:?}")
    };
    person.click(throw.by.at);
    person.frames(2);
    assert_eq!(person.hand().taken(), Some((throw.by.at, 1)), "it can go");
    assert!(person.reads("click a marked tile beside it to throw that one"));
    assert_eq!(person.marked(Mark::Throw), throw.thrown.len());
    assert_eq!(person.marked(Mark::Landing), throw.landings.len());
    let landings = throw.landings.iter().copied().collect();
    assert_eq!(spaces_with::<ThrowLanding>(&mut person), landings);
    person.key(KeyCode::Escape);
    assert_eq!(person.marked(Mark::Landing), 0);
}

#[test]
fn a_throw_looks_different_from_a_slide() {
    let mut person = Person::at("hive:Base+P");
    person.plays_out(&FREE_PILLBUG);
    let game = person.game();
    let queen = game.throws()[0].thrown[0].at;
    person.click(queen);
    person.frames(2);
    let thrown: BTreeSet<Coord> = game.thrown_targets(queen).into_iter().collect();
    let targets = spaces_with::<LegalTarget>(&mut person);
    assert!(!thrown.is_empty() && targets.is_superset(&thrown));
    assert!(targets.len() > thrown.len(), "it can slide too");
    assert_eq!(spaces_with::<ThrowTarget>(&mut person), thrown);
    // A frame, and a ribbon over the tile that throws.
    assert_eq!(person.marked(Mark::Throw), 2 * thrown.len());
    assert_eq!(person.marked(Mark::Target), targets.len());
    assert_eq!(person.marked(Mark::Landing), 0);
}

#[test]
fn a_mosquito_beside_a_pillbug_shows_that_it_throws_too() {
    let mut person = Person::at("hive:Base+MP");
    person.plays_out(&FREE_PILLBUG);
    person.plays_out(&["wM \\wP", "bA2 bA1-"]);
    let game = person.game();
    let layout = game.layout();
    let is_mosquito = |throw: &&Throw| {
        let by = layout.lying[&throw.by].piece;
        by.kind == Kind::Hive(Bug::Mosquito)
    };
    let throws = game.throws();
    let throw = throws.iter().find(is_mosquito).expect("it can throw");
    person.click(throw.by.at);
    person.frames(2);
    assert!(person.reads("click a marked tile beside it to throw that one"));
    // The pillbug can throw the mosquito, too: a frame and a ribbon each.
    let itself = game.thrown_targets(throw.by.at).len();
    assert_eq!(person.marked(Mark::Throw), throw.thrown.len() + 2 * itself);
    assert_eq!(person.marked(Mark::Landing), throw.landings.len());
}
