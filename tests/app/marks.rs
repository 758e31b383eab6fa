//! The marks on the table: what each of them lies on, when it comes and when it goes.

use crate::person::Person;
use bevy::prelude::*;
use strata::app::{InHand, Pinned, Preset, ShowCoordinates, ShowTileNumbers, Threatened};
use strata::rules::Coord;
use strata::table::{Badge, Lettering, Mark, MarkOf};

/// What is marked so.
fn marked(person: &mut Person, kind: Mark) -> Vec<Entity> {
    let world = person.app.world_mut();
    let mut marks = world.query::<(&Mark, &MarkOf)>();
    let of_kind = marks.iter(world).filter(|(mark, _)| **mark == kind);
    of_kind.map(|(_, of)| of.0).collect()
}

/// The mesh of the one mark of this kind, and its place.
fn seen(person: &mut Person, kind: Mark) -> (Handle<Mesh>, Vec3) {
    let world = person.app.world_mut();
    let mut marks = world.query::<(&Mark, &Mesh3d, &GlobalTransform)>();
    let found = marks.iter(world).find(|(mark, ..)| **mark == kind);
    let (_, mesh, at) = found.expect("a mark of this kind");
    (mesh.0.clone(), at.translation())
}

#[test]
fn a_pinned_piece_has_a_pin_and_a_threatened_space_its_teeth_while_they_say_so() {
    let mut person = Person::at("hive");
    person.plays_out(&["wS1", "bS1 wS1-"]);
    let (piece, _) = person.pieces()[0];
    let space = person
        .see::<strata::app::BoardIndex>()
        .space(Coord::new(0, 0));
    let space = space.expect("the queen's space");
    person.app.world_mut().entity_mut(piece).insert(Pinned);
    person.app.world_mut().entity_mut(space).insert(Threatened);
    person.frames(1);
    assert_eq!(marked(&mut person, Mark::Pin), [piece]);
    assert_eq!(marked(&mut person, Mark::Threat), [space]);
    assert_ne!(seen(&mut person, Mark::Pin).0, Handle::default());
    person.app.world_mut().entity_mut(piece).remove::<Pinned>();
    person
        .app
        .world_mut()
        .entity_mut(space)
        .remove::<Threatened>();
    person.frames(1);
    assert!(marked(&mut person, Mark::Pin).is_empty());
    assert!(marked(&mut person, Mark::Threat).is_empty());
}

#[test]
fn the_piece_in_hand_has_a_white_edge_until_it_is_let_go() {
    let mut person = Person::at_a_stack();
    assert!(marked(&mut person, Mark::Held).is_empty());
    person.click_on("c3");
    let held: Vec<Entity> = {
        let world = person.app.world_mut();
        let mut held = world.query_filtered::<Entity, With<InHand>>();
        held.iter(world).collect()
    };
    assert!(!held.is_empty());
    let mut edged = marked(&mut person, Mark::Held);
    edged.sort();
    let mut held = held;
    held.sort();
    assert_eq!(edged, held);
    person.right_click_here();
    assert!(marked(&mut person, Mark::Held).is_empty());
}

#[test]
fn a_mark_on_a_piece_has_the_shape_of_the_piece_and_on_a_bare_space_that_of_the_space() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5", "Sc3"]);
    let wall = seen(&mut person, Mark::LastMove).0;
    person.plays_out(&["d4"]);
    let flat = seen(&mut person, Mark::LastMove).0;
    assert_ne!(wall, flat);
}

/// The numbers on the badges.
fn badges(person: &mut Person) -> Vec<u8> {
    let world = person.app.world_mut();
    let mut badges = world.query::<&Badge>();
    let mut levels: Vec<u8> = badges.iter(world).map(|badge| badge.0).collect();
    levels.sort_unstable();
    levels
}

#[test]
fn seen_from_above_a_stack_says_how_high_it_is() {
    let mut person = Person::at_a_stack();
    assert!(badges(&mut person).is_empty(), "its side is in sight");
    person.tell(Preset::Top);
    person.frames(1);
    person.settle();
    assert!(badges(&mut person).contains(&3));
    person.tell(Preset::White);
    person.frames(1);
    person.settle();
    assert!(badges(&mut person).is_empty());
}

/// How many letterings of a kind are shown and hidden.
fn written(person: &mut Person, kind: Lettering) -> [usize; 2] {
    let world = person.app.world_mut();
    let mut parts = world.query::<(&Lettering, &Visibility)>();
    let mut count = [0; 2];
    for (_, visibility) in parts.iter(world).filter(|(part, _)| **part == kind) {
        count[usize::from(*visibility == Visibility::Hidden)] += 1;
    }
    count
}

#[test]
fn tiles_of_which_there_are_several_bear_their_number_until_it_is_switched_off() {
    let mut person = Person::at("hive");
    person.plays_out(&["wS1", "bS1 wS1-", "wQ -wS1"]);
    assert_eq!(written(&mut person, Lettering::TileNumber), [2, 0]);
    person.click_button("View");
    person.click_button("Tile numbers");
    person.frames(2);
    assert!(!person.see::<ShowTileNumbers>().0);
    assert_eq!(written(&mut person, Lettering::TileNumber), [0, 2]);
}

#[test]
fn coordinates_stand_on_the_rim_until_they_are_switched_off() {
    for setup in ["tak5", "punct:standard"] {
        let mut person = Person::at(setup);
        assert_eq!(written(&mut person, Lettering::Coordinates), [1, 0]);
        person.click_button("View");
        person.click_button("Coordinates");
        person.frames(2);
        assert!(!person.see::<ShowCoordinates>().0);
        assert_eq!(written(&mut person, Lettering::Coordinates), [0, 1]);
    }
}

#[test]
fn the_marker_of_a_punct_stands_as_high_as_the_piece_lay() {
    let mut person = Person::at("punct:standard");
    let mut rng = fastrand::Rng::with_seed(52);
    let high = loop {
        let game = person.game();
        assert!(game.outcome().is_none(), "somebody climbs before the end");
        let high = game.movable().into_iter().find(|slot| slot.level > 0);
        if let Some(slot) = high {
            break slot;
        }
        let moves = game.legal_moves();
        let mv = moves[rng.usize(..moves.len())];
        person.tell(strata::app::Intent::Propose(strata::app::Proposal::Play(
            mv,
        )));
        person.frames(1);
    };
    person.settle();
    person.click(high.at);
    assert_eq!(person.hand().taken(), Some((high.at, 1)));
    let world = person.app.world_mut();
    let mut named = world.query::<(&Name, &GlobalTransform)>();
    let marker = named
        .iter(world)
        .find(|(name, _)| name.as_str() == "Marker");
    let (_, at) = marker.expect("a marker");
    assert!(at.translation().y > 0.2);
}
