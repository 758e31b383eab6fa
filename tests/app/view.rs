//! Looking under things: the lift in all its ways, at any time, and that it never touches the game.

use crate::person::{Person, STACKED};
use bevy::prelude::*;
use strata::app::OnBoard;
use strata::app::XRay;
use strata::rules::Color;
use strata::table::{Appearance, Mark, Opacity, StackLabels};

/// The heights of the stones of a stack, from the bottom up.
fn heights(person: &mut Person, name: &str) -> Vec<f32> {
    person.settle();
    let at = person.space(name);
    let stack = person.stack(at);
    let heights = stack
        .iter()
        .map(|(_, entity, _)| person.app.world().get::<Transform>(*entity).unwrap());
    heights.map(|at| at.translation.y).collect()
}

#[test]
fn a_held_key_lifts_a_piece_with_what_lies_on_it_and_lets_it_down_again() {
    for key in [KeyCode::KeyL, KeyCode::AltLeft] {
        let mut person = Person::at_a_stack();
        let c3 = person.space("c3");
        let before = heights(&mut person, "c3");
        let others = heights(&mut person, "c4");
        person.point(c3);
        person.hold(key);
        let top = heights(&mut person, "c3");
        assert_eq!(top[..2], before[..2]);
        assert!(top[2] > before[2] + 0.5, "{top:?}");
        assert_eq!(heights(&mut person, "c4"), others);
        assert!(person.reads("Stack c3"));
        assert!(person.reads("lifted"));
        // The wheel goes down the stack and up again, and the camera stays.
        let camera = camera(&mut person);
        person.wheel(-1.0);
        let two = heights(&mut person, "c3");
        assert!(
            two[1] > before[1] + 0.5 && two[2] > before[2] + 0.5,
            "{two:?}"
        );
        person.wheel(-1.0);
        person.wheel(-1.0);
        let all = heights(&mut person, "c3");
        assert!(all[0] > before[0] + 0.5, "{all:?}");
        person.wheel(1.0);
        assert_eq!(heights(&mut person, "c3"), two);
        assert_eq!(self::camera(&mut person), camera);
        person.let_go(key);
        assert_eq!(heights(&mut person, "c3"), before);
        person.table_is_true();
        assert!(person.hand().is_empty());
    }
}

fn camera(person: &mut Person) -> Vec3 {
    let world = person.app.world_mut();
    let mut cameras = world.query_filtered::<&GlobalTransform, With<strata::table::TableCamera>>();
    cameras.single(world).unwrap().translation()
}

#[test]
fn a_piece_is_lifted_in_the_middle_of_a_move_and_the_move_goes_on() {
    let mut person = Person::at_a_stack();
    person.click_on("c3");
    person.click_on("b3");
    let hand = person.hand();
    let c4 = person.space("c4");
    person.point(c4);
    person.hold(KeyCode::KeyL);
    assert!(person.lifted().is_some());
    assert_eq!(person.hand(), hand);
    person.let_go(KeyCode::KeyL);
    assert_eq!(person.lifted(), None);
    person.key(KeyCode::Enter);
    person.frames(1);
    assert_eq!(person.cursor(), STACKED.len() + 1);
}

#[test]
fn a_long_press_lifts_and_is_no_click() {
    let mut person = Person::at_a_stack();
    let c3 = person.space("c3");
    person.point(c3);
    person.press(MouseButton::Left);
    person.frames(10);
    assert!(person.lifted().is_some());
    person.release(MouseButton::Left);
    assert_eq!(person.lifted(), None);
    assert!(person.hand().is_empty());
}

#[test]
fn with_the_lift_button_down_clicks_lift_instead_of_taking() {
    let mut person = Person::at_a_stack();
    person.click_button("Lift");
    person.click_on("c3");
    assert!(person.hand().is_empty());
    let lifted = person.lifted().expect("the click lifts");
    assert!(person.app.world().get::<OnBoard>(lifted).is_some());
    // Beside it: down again.
    person.click_on("e4");
    assert_eq!(person.lifted(), None);
    person.click_on("c3");
    person.click_button("Lift");
    person.frames(1);
    assert_eq!(person.lifted(), None);
    person.click_on("c3");
    assert!(person.hand().taken().is_some());
}

#[test]
fn the_panel_of_a_stack_names_the_tile_with_its_number() {
    let mut person = Person::at("hive:Base");
    person.plays_out(&["wA1", "bS1 wA1-", "wA2 -wA1", "bQ bS1-"]);
    let lies = |person: &mut Person, number| {
        let pieces = person.pieces();
        let mut lying = pieces.iter().map(|(_, lying)| lying);
        let ant = strata::rules::Kind::Hive(strata::rules::hive::Bug::Ant);
        let found = lying.find(|lying| lying.piece.kind == ant && lying.piece.number == number);
        found.unwrap().dots.anchor().at
    };
    let second = lies(&mut person, 2);
    person.point(second);
    person.frames(2);
    assert!(person.reads("White's ant 2"));
}

#[test]
fn x_ray_makes_upper_pieces_glass_and_back() {
    let mut person = Person::at_a_stack();
    let materials = |person: &mut Person| {
        let at = person.space("c3");
        let stack = person.stack(at);
        let world = person.app.world_mut();
        let mut bodies = world.query::<(&MeshMaterial3d<StandardMaterial>, &ChildOf)>();
        let of = |piece: Entity| {
            bodies
                .iter(world)
                .find(|(_, parent)| parent.parent() == piece)
                .map(|(material, _)| material.0.id())
        };
        stack
            .into_iter()
            .map(|(_, piece, _)| piece)
            .map(of)
            .collect::<Vec<_>>()
    };
    let before = materials(&mut person);
    person.types("x");
    person.frames(2);
    assert!(person.see::<XRay>().0);
    let glass = materials(&mut person);
    assert_eq!(glass[0], before[0], "the lowest stays as it is");
    assert_ne!(glass[2], before[2]);
    person.types("x");
    person.frames(2);
    assert_eq!(materials(&mut person), before);
    person.table_is_true();
}

#[test]
fn the_last_move_is_marked_with_what_it_covered() {
    let mut person = Person::at("tak5");
    assert_eq!(person.marked(Mark::LastMove), 0);
    person.plays_out(&["a1"]);
    assert_eq!(person.marked(Mark::LastMove), 1);
    person.plays_out(&["b1", "c1", "d5"]);
    assert_eq!(person.marked(Mark::Covered), 0);
    // From, to and the way between; one stone covered.
    person.plays_out(&["c1<"]);
    assert_eq!(person.marked(Mark::LastMove), 3);
    assert_eq!(person.marked(Mark::Covered), 1);
    person.key_with(KeyCode::ControlLeft, KeyCode::KeyZ);
    assert_eq!(person.marked(Mark::Covered), 0);
}

#[test]
fn lines_show_where_a_punct_may_go_while_its_piece_is_in_hand() {
    let mut person = Person::at("punct:standard");
    let mut rng = fastrand::Rng::with_seed(51);
    for _ in 0..2 {
        let mv = crate::choice::choose(&person.game(), &mut rng);
        person.tell(strata::app::Intent::Propose(strata::app::Proposal::Play(
            mv,
        )));
        person.frames(1);
    }
    person.settle();
    assert_eq!(person.marked(Mark::Line), 0);
    let own = person.game().movable()[0].at;
    person.click(own);
    assert_eq!(person.hand().taken(), Some((own, 1)));
    assert!(person.marked(Mark::Line) >= 3);
    // Also after it was put somewhere, until it is decided.
    let to = person
        .see::<strata::app::Candidates>()
        .targets()
        .find(|at| *at != own)
        .unwrap();
    person.click(to);
    if !person.hand().is_empty() {
        assert!(person.marked(Mark::Line) >= 3);
        // A step back takes the put back, another the piece.
        person.right_click_here();
        assert_eq!(person.hand().taken(), Some((own, 1)));
        assert!(person.hand().puts().next().is_none());
        person.right_click_here();
    }
    assert!(person.hand().is_empty());
    assert_eq!(person.marked(Mark::Line), 0);
}

#[test]
fn a_punct_piece_rises_with_all_that_lies_on_any_of_its_dots() {
    let mut person = Person::at("punct:standard");
    let mut rng = fastrand::Rng::with_seed(52);
    for _ in 0..40 {
        let game = person.game();
        if !game.covered().is_empty() || game.outcome().is_some() {
            break;
        }
        let moves = game.legal_moves();
        let mv = moves[rng.usize(..moves.len())];
        person.tell(strata::app::Intent::Propose(strata::app::Proposal::Play(
            mv,
        )));
        person.frames(1);
    }
    person.settle();
    let game = person.game();
    let covered = game.covered()[0];
    let under = game.layout().lying[&covered];
    let upper: Vec<Entity> = person
        .pieces()
        .into_iter()
        .filter(|(_, lying)| {
            let slots = under.dots.slots();
            let above = |slot: &strata::rules::Slot| {
                slots
                    .iter()
                    .any(|low| low.at == slot.at && low.level < slot.level)
            };
            lying.dots.slots().iter().any(above)
        })
        .map(|(entity, _)| entity)
        .collect();
    assert!(!upper.is_empty());
    let height = |person: &Person, entity: Entity| {
        person
            .app
            .world()
            .get::<Transform>(entity)
            .unwrap()
            .translation
            .y
    };
    let mut pieces = person.pieces().into_iter();
    let (piece, _) = pieces
        .find(|(_, lying)| lying.dots.anchor() == covered)
        .unwrap();
    let before: Vec<f32> = upper
        .iter()
        .map(|entity| height(&person, *entity))
        .collect();
    let low = height(&person, piece);
    person.lift(piece);
    person.settle();
    assert!(height(&person, piece) > low + 0.5);
    for (entity, before) in upper.iter().zip(before) {
        assert!(height(&person, *entity) > before + 0.5);
    }
    person.table_is_true();
}

#[test]
fn the_levels_of_a_lifted_stack_are_numbered_with_their_owners() {
    let mut person = Person::at_a_stack();
    let tags = |person: &mut Person| {
        let tags = &person.see::<StackLabels>().0;
        let tags = tags.iter().map(|tag| {
            let owner = tag.piece.map(|piece| piece.owner);
            (tag.level, owner, tag.lifted)
        });
        tags.collect::<Vec<_>>()
    };
    let owners = |person: &mut Person| {
        let at = person.space("c3");
        let stack = person.stack(at);
        let owner = |index: usize| Some(stack[index].2.piece.owner);
        [owner(0), owner(1), owner(2)]
    };
    assert_eq!(tags(&mut person), []);
    let c3 = person.space("c3");
    person.point(c3);
    person.hold(KeyCode::KeyL);
    let [low, middle, top] = owners(&mut person);
    assert_eq!(top, Some(Color::White));
    assert_eq!(
        tags(&mut person),
        [(1, low, false), (2, middle, false), (3, top, true)]
    );
    person.wheel(-1.0);
    assert_eq!(
        tags(&mut person),
        [(1, low, false), (2, middle, true), (3, top, true)]
    );
    person.let_go(KeyCode::KeyL);
    assert_eq!(tags(&mut person), []);
}

/// How the top piece of a space looks.
fn opacity(person: &mut Person, name: &str) -> Opacity {
    let at = person.space(name);
    let top = person.top(at).unwrap().1;
    person.app.world().get::<Appearance>(top).unwrap().opacity
}

#[test]
fn what_stands_around_a_lifted_piece_fades_and_comes_back() {
    let mut person = Person::at_a_stack();
    let c3 = person.space("c3");
    person.point(c3);
    person.hold(KeyCode::KeyL);
    assert_eq!(opacity(&mut person, "c4"), Opacity::Faded);
    assert_eq!(opacity(&mut person, "d3"), Opacity::Faded);
    for solid in ["c3", "e1", "a5"] {
        assert_eq!(opacity(&mut person, solid), Opacity::Solid, "{solid}");
    }
    person.let_go(KeyCode::KeyL);
    for solid in ["c3", "c4", "d3", "e1", "a5"] {
        assert_eq!(opacity(&mut person, solid), Opacity::Solid, "{solid}");
    }
}

#[test]
fn seen_from_above_a_lifted_piece_is_glass() {
    let mut person = Person::at_a_stack();
    person.tell(strata::app::Preset::Top);
    person.frames(1);
    person.settle();
    let c3 = person.space("c3");
    person.point(c3);
    person.hold(KeyCode::KeyL);
    assert_eq!(opacity(&mut person, "c3"), Opacity::Glass);
    person.let_go(KeyCode::KeyL);
    assert_eq!(opacity(&mut person, "c3"), Opacity::Solid);
}

#[test]
fn the_mark_of_the_last_move_rises_with_the_piece() {
    let mut person = Person::at_a_stack();
    let ring = |person: &mut Person| {
        let world = person.app.world_mut();
        let mut marks = world.query::<(&Mark, &GlobalTransform)>();
        let last = marks.iter(world).find(|(mark, _)| **mark == Mark::LastMove);
        last.unwrap().1.translation().y
    };
    let low = ring(&mut person);
    assert_eq!(person.marked(Mark::Lifted), 0);
    let a5 = person.space("a5");
    person.point(a5);
    person.hold(KeyCode::KeyL);
    person.settle();
    assert!(ring(&mut person) > low + 0.5);
    assert_eq!(person.marked(Mark::Lifted), 1);
    person.let_go(KeyCode::KeyL);
    person.settle();
    assert!((ring(&mut person) - low).abs() < 0.01);
    assert_eq!(person.marked(Mark::Lifted), 0);
}
