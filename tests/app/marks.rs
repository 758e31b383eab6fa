//! The marks on the table: what each of them lies on, when it comes and when it goes.

use crate::person::Person;
use bevy::prelude::*;
use strata::app::{
    Explode, InHand, Intent, Pinned, Preset, Proposal, ReducedMotion, Refused, Session,
    ShowCoordinates, ShowTileNumbers, Space, Threatened,
};
use strata::rules::{Color, Coord, Game, Kind, hive};
use strata::table::{Appearance, Badge, BoardGeometry, Lettering, Mark, MarkOf};

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

#[test]
fn what_remains_of_a_stack_says_its_height_while_the_rest_is_in_the_hand() {
    let mut person = Person::at_a_stack();
    person.tell(Preset::Top);
    person.frames(1);
    person.settle();
    assert_eq!(badges(&mut person), [3]);
    person.click_on("c3");
    while person.hand().taken().is_some_and(|(_, count)| count > 1) {
        person.wheel(-1.0);
    }
    person.frames(2);
    assert_eq!(badges(&mut person), [2], "of the two that remain");
    person.right_click_here();
    assert_eq!(badges(&mut person), [3]);
}

/// Lays a position of a game on the table.
fn lays(setup: &str, text: &str) -> Person {
    let mut person = Person::at(setup);
    let setup = setup.parse().unwrap();
    let game = Game::read_position(&setup, text).unwrap();
    person.app.insert_resource(Session::from_game(game));
    person.frames(2);
    person.settle();
    person
}

#[test]
fn a_beetle_on_top_and_a_piece_over_others_say_how_high_they_are() {
    let mut hive = Person::at("hive:Base");
    hive.plays_out(&BESIDE_THE_QUEEN);
    hive.plays_out(&["wB1 wQ"]);
    let punct = lays("punct:standard", "w 60 TL8r3,tL6r0/EL8r0");
    for mut person in [hive, punct] {
        assert!(badges(&mut person).is_empty(), "its side is in sight");
        person.tell(Preset::Top);
        person.frames(1);
        person.settle();
        assert_eq!(badges(&mut person), [2]);
    }
}

/// White's beetle and queen lie beside each other and both can leave.
const BESIDE_THE_QUEEN: [&str; 6] = [
    "wS1",
    "bS1 wS1-",
    "wQ -wS1",
    "bQ bS1-",
    "wB1 \\wS1",
    "bA1 bQ-",
];

/// Where the marks of the last move are on the table, by the names of their entities' spaces; ribbons apart.
fn ribbons(person: &mut Person) -> Vec<[Vec3; 2]> {
    let world = person.app.world_mut();
    let mut marks = world.query::<(&Mark, &Transform)>();
    let of_move = marks.iter(world).filter(|(mark, at)| {
        // A ribbon is scaled to its length.
        **mark == Mark::LastMove && (at.scale.x - 1.0).abs() > 1e-6
    });
    of_move
        .map(|(_, at)| [0.5, -0.5].map(|half| at.transform_point(Vec3::X * half)))
        .collect()
}

#[test]
fn the_route_of_the_last_move_crosses_no_picture() {
    let mut person = Person::at("hive:Base");
    // The grasshopper jumps over four tiles.
    person.plays_out(&[
        "wS1",
        "bS1 wS1-",
        "wQ -wS1",
        "bQ bS1-",
        "wG1 -wQ",
        "bA1 bQ-",
        "wA1 \\wS1",
        "bA1 bQ/",
        "wG1 bQ-",
    ]);
    let place = *person.see::<BoardGeometry>();
    let tiles: Vec<Vec3> = person
        .pieces()
        .iter()
        .map(|(_, lying)| place.space(lying.dots.anchor().at))
        .collect();
    let ribbons = ribbons(&mut person);
    assert_eq!(ribbons.len(), 5, "a leg from cell to cell");
    for end in ribbons.into_iter().flatten() {
        let near = tiles.iter().map(|tile| tile.distance(end.with_y(0.0)));
        let near = near.fold(f32::MAX, f32::min);
        assert!(near > 0.4, "{near} from the middle of a tile");
    }
}

#[test]
fn where_a_beetle_left_a_tile_the_route_begins_beside_the_picture() {
    let mut person = Person::at("hive:Base");
    person.plays_out(&BESIDE_THE_QUEEN);
    person.plays_out(&["wB1 wQ", "bA1 bQ/", "wB1 wS1"]);
    let left = person.game().last_effects();
    let [strata::rules::Effect::Carry { from, .. }] = left[..] else {
        panic!("{left:?}");
    };
    let middle = person.see::<BoardGeometry>().space(from.at);
    let world = person.app.world_mut();
    let mut marks = world.query::<(&Mark, &MarkOf, &GlobalTransform)>();
    let on_left = marks.iter(world).filter(|(mark, of, _)| {
        **mark == Mark::LastMove
            && world
                .get::<Space>(of.0)
                .is_some_and(|space| space.0 == from.at)
    });
    let dots: Vec<Vec3> = on_left.map(|(.., at)| at.translation()).collect();
    assert_eq!(dots.len(), 1);
    let aside = dots[0].with_y(0.0).distance(middle);
    assert!((0.35..0.5).contains(&aside), "{aside}");
}

/// What the parts of the thing of this name are made of, and their meshes.
fn parts_of(person: &mut Person, wanted: &str) -> Vec<(Handle<Mesh>, Handle<StandardMaterial>)> {
    let world = person.app.world_mut();
    let mut named = world.query::<(Entity, &Name)>();
    let found = named
        .iter(world)
        .find(|(_, name)| name.as_str() == wanted)
        .unwrap_or_else(|| panic!("no {wanted}"))
        .0;
    let mut parts = world.query::<(&ChildOf, &Mesh3d, &MeshMaterial3d<StandardMaterial>)>();
    let of_it = parts.iter(world).filter(|(of, ..)| of.parent() == found);
    of_it
        .map(|(_, mesh, material)| (mesh.0.clone(), material.0.clone()))
        .collect()
}

#[test]
fn the_preview_is_solid_and_lies_on_the_top_of_a_spread_stack() {
    let mut person = Person::at("hive:Base");
    person.plays_out(&BESIDE_THE_QUEEN);
    let pieces = person.pieces();
    let at = |bug| {
        let wanted = |lying: &&strata::rules::Lying| {
            lying.piece.owner == Color::White && lying.piece.kind == Kind::Hive(bug)
        };
        let mut lying = pieces.iter().map(|(_, lying)| lying);
        lying.find(wanted).unwrap().dots.anchor().at
    };
    person.click(at(hive::Bug::Beetle));
    person.point(at(hive::Bug::Queen));
    let low = height_of(&mut person, "Preview");
    for (_, material) in parts_of(&mut person, "Preview") {
        let materials = person.see::<Assets<StandardMaterial>>();
        let material = materials.get(&material).unwrap();
        assert_eq!(material.alpha_mode, AlphaMode::Opaque);
        assert!((material.base_color.alpha() - 1.0).abs() < f32::EPSILON);
    }
    person.app.insert_resource(Explode(1.0));
    person.frames(2);
    let level = person.see::<BoardGeometry>().level_height;
    let spread = height_of(&mut person, "Preview");
    assert!(spread > low + 2.0 * level, "{spread} over {low}");
}

/// How clearly targets are filled now.
fn fill(person: &mut Person) -> f32 {
    person.frames(2);
    let world = person.app.world_mut();
    let mut marks = world.query::<(&Mark, &MeshMaterial3d<StandardMaterial>)>();
    let target = marks.iter(world).find(|(mark, _)| **mark == Mark::Target);
    let material = target.expect("a target").1.0.clone();
    let materials = person.see::<Assets<StandardMaterial>>();
    materials.get(&material).unwrap().base_color.alpha()
}

#[test]
fn the_more_targets_there_are_the_fainter_they_are() {
    let mut few = Person::at_a_stack();
    few.click_on("c3");
    let mut some = Person::at("tak5");
    some.click_button("White flat stone");
    let mut many = Person::at("punct:standard");
    many.click_button("White triangle");
    let [few, some, many] = [&mut few, &mut some, &mut many].map(fill);
    assert!(
        few > some && some > many && many > 0.0,
        "{few} {some} {many}"
    );
}

/// How many pieces shine, once the light has gone all the way.
fn lit(person: &mut Person) -> usize {
    person.frames(12);
    let world = person.app.world_mut();
    let mut pieces = world.query::<&Appearance>();
    pieces.iter(world).filter(|piece| piece.lit).count()
}

#[test]
fn what_won_shines_and_golden_links_join_a_road() {
    let mut person = Person::at("tak3");
    person.plays_out(&["c3", "a1", "a2", "c2"]);
    assert_eq!((lit(&mut person), person.marked(Mark::Winning)), (0, 0));
    person.plays_out(&["a3"]);
    assert_eq!((lit(&mut person), person.marked(Mark::Winning)), (3, 2));
    person.tell(Intent::Undo);
    person.frames(2);
    assert_eq!((lit(&mut person), person.marked(Mark::Winning)), (0, 0));
}

#[test]
fn flats_and_dots_that_were_counted_shine_without_links() {
    let mut tak = lays("tak3", "1,2,1/2,2S,1/x,1,2 1 9");
    tak.plays_out(&["a1"]);
    assert!(tak.reads("flat"), "counted");
    assert_eq!((lit(&mut tak), tak.marked(Mark::Winning)), (5, 0));
}

#[test]
fn the_markers_of_both_sides_differ() {
    let mut person = Person::at("punct:standard");
    let mut seen = Vec::new();
    for _ in 0..2 {
        let mv = person.game().legal_moves()[40 * seen.len()];
        person.tell(Intent::Propose(Proposal::Play(mv)));
        person.frames(1);
        seen.push(());
    }
    person.settle();
    let mut markers = Vec::new();
    for side in Color::BOTH {
        let pieces = person.pieces();
        let own = pieces.iter().find(|(_, lying)| lying.piece.owner == side);
        person.click(own.unwrap().1.dots.anchor().at);
        assert!(person.hand().taken().is_some());
        markers.push(parts_of(&mut person, "Marker"));
        person.right_click_here();
        let game = person.game();
        let placed = game.legal_moves().into_iter().find(|mv| {
            let effects = game.effects(*mv);
            matches!(effects[..], [strata::rules::Effect::Enter { .. }])
        });
        person.tell(Intent::Propose(Proposal::Play(placed.unwrap())));
        person.frames(1);
        person.settle();
    }
    assert!(!markers[0].is_empty());
    assert_ne!(markers[0], markers[1]);
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
    let lies = at.translation().y;
    assert!(lies > 0.2);
    // It rises and sinks with the levels.
    person.app.insert_resource(Explode(1.0));
    person.frames(3);
    let spread = height_of(&mut person, "Marker");
    assert!(spread > lies + 0.4, "{spread} over {lies}");
}

/// How high the one entity of this name is.
fn height_of(person: &mut Person, wanted: &str) -> f32 {
    let world = person.app.world_mut();
    let mut named = world.query::<(&Name, &GlobalTransform)>();
    let found = named.iter(world).find(|(name, _)| name.as_str() == wanted);
    found.expect("it is there").1.translation().y
}

/// The colours of what was refused, over the next frames.
fn pulse(person: &mut Person) -> Vec<[u8; 4]> {
    let space = person.space("c3");
    let space = person.see::<strata::app::BoardIndex>().space(space);
    let space = space.expect("a space");
    person.app.world_mut().entity_mut(space).insert(Refused);
    let mut colours = Vec::new();
    for _ in 0..6 {
        person.frames(1);
        let world = person.app.world_mut();
        let mut marks = world.query::<(&Mark, &MeshMaterial3d<StandardMaterial>)>();
        let edge = marks.iter(world).find(|(mark, _)| **mark == Mark::Refused);
        let material = edge.expect("an edge").1.0.clone();
        let materials = person.see::<Assets<StandardMaterial>>();
        let color = materials.get(&material).unwrap().base_color.to_srgba();
        colours.push(color.to_u8_array());
    }
    person.app.world_mut().entity_mut(space).remove::<Refused>();
    person.frames(30);
    colours.dedup();
    colours
}

#[test]
fn what_was_refused_pulses_but_under_reduced_motion_its_edge_stands_still() {
    let mut person = Person::at("tak5");
    assert!(pulse(&mut person).len() > 2);
    person.app.insert_resource(ReducedMotion(true));
    person.frames(2);
    assert_eq!(pulse(&mut person).len(), 1);
}
