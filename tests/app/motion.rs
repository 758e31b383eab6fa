//! How moves are seen: the way of each piece over time at every speed, by a clock that the test holds.

use crate::person::{Person, STACKED};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::RequestRedraw;
use std::time::Duration;
use strata::app::{AnimationSpeed, Intent, OnBoard, Proposal, ReducedMotion, Travelling, Walk};
use strata::rules::tak::Stone;
use strata::rules::{Color, Kind};
use strata::table::{Appearance, BoardGeometry, Fade, Lighting, Mark, Opacity, Travel};

const FRAME: Duration = Duration::from_millis(10);
const LONGEST: usize = 300;

/// A game in which time passes by hundredths of a second.
fn table(setup: &str, moves: &[&str]) -> Person {
    let mut person = Person::at(setup);
    person.plays_out(moves);
    person.frames(20);
    person
        .app
        .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    person.frames(2);
    person
}

fn begin(person: &mut Person, text: &str) {
    let mv = person.game().read_move(text).unwrap();
    person.tell(Intent::Propose(Proposal::Play(mv)));
    person.frames(1);
    assert_eq!(person.refusal(), None, "{text}");
}

/// Where every piece is now.
fn places(person: &mut Person) -> Vec<(Entity, Vec3)> {
    let world = person.app.world_mut();
    let mut pieces = world.query_filtered::<(Entity, &Transform), With<OnBoard>>();
    let places = pieces
        .iter(world)
        .map(|(piece, at)| (piece, at.translation));
    places.collect()
}

/// Where a piece is in every frame until nothing travels, from the frame in which the move was made.
fn film(person: &mut Person, text: &str, piece: Entity) -> Vec<Vec3> {
    begin(person, text);
    let mut film = vec![place(person, piece)];
    while person.see::<Travelling>().0 {
        person.frames(1);
        film.push(place(person, piece));
        assert!(film.len() < LONGEST, "{text} never ends");
    }
    film
}

fn place(person: &Person, piece: Entity) -> Vec3 {
    let transform = person.app.world().get::<Transform>(piece);
    transform.unwrap().translation
}

fn top(person: &mut Person, name: &str) -> Entity {
    let at = person.space(name);
    person.top(at).unwrap().1
}

#[test]
fn each_speed_shows_the_same_way_in_its_own_time() {
    let film_at = |speed: AnimationSpeed| {
        let mut person = table("tak5", &["a1", "e5", "c3", "d5"]);
        person.app.insert_resource(speed);
        person.frames(1);
        let stone = top(&mut person, "c3");
        let film = film(&mut person, "c3+", stone);
        let place = person.see::<BoardGeometry>().space(person.space("c4"));
        assert!(film.last().unwrap().distance(place) < 1e-3, "{speed:?}");
        film
    };
    let [off, fast, normal, slow] = AnimationSpeed::ALL.map(film_at);
    assert_eq!(off.len(), 1, "it is there at once");
    assert!(1 < fast.len() && fast.len() < normal.len() && normal.len() < slow.len());
    for (i, at) in normal.iter().enumerate().take(normal.len() - 1) {
        assert!(
            at.distance(slow[2 * i + 1]) < 0.1,
            "{at} and {}",
            slow[2 * i + 1]
        );
    }
    let highest = normal.iter().map(|at| at.y).fold(0.0, f32::max);
    assert!(highest > 0.3, "it is lifted over the board: {highest}");
}

/// A row of six tiles, an ant at its left end.
const ROW: &[&str] = &[
    "wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-", "wA1 -wQ", "bA1 bQ-",
];

/// How deep two tiles that fill their spaces are in each other; below zero they are apart.
fn overlap(a: Vec3, b: Vec3) -> f32 {
    let away = Vec2::new(b.x - a.x, b.z - a.z);
    let sides = [0.0, 60.0, 120.0].map(|angle: f32| Vec2::from_angle(angle.to_radians()));
    let farthest = sides.map(|side| away.dot(side).abs()).into_iter();
    1.0 - farthest.fold(0.0, f32::max)
}

#[test]
fn an_ant_goes_around_the_others_and_enters_none_of_them_there_and_back() {
    let mut person = table("hive:Base", ROW);
    let (ant, _) = last_of(&mut person, "ant");
    let goes = |person: &mut Person, film: Vec<Vec3>| {
        let others = places(person);
        let others = others.iter().filter(|(piece, _)| *piece != ant);
        let others: Vec<Vec3> = others.map(|(_, at)| *at).collect();
        let mut touched = 0;
        for at in &film {
            assert!(at.y < 0.01, "it stays on the table: {at}");
            let deepest = others.iter().map(|other| overlap(*at, *other));
            let deepest = deepest.fold(f32::MIN, f32::max);
            assert!(deepest < 1e-3, "it is inside another tile at {at}");
            touched += usize::from(deepest > -1e-3);
        }
        assert_eq!(touched, film.len(), "it never leaves the hive");
        let steps = film.windows(2).map(|step| step[0].distance(step[1]));
        let straight = film[0].distance(*film.last().unwrap());
        assert!(steps.sum::<f32>() > 1.1 * straight, "it goes around");
    };
    let there = film(&mut person, "wA1 bA1-", ant);
    assert!(there.len() > 20);
    goes(&mut person, there);
    // Back by the same way.
    person.tell(Intent::Undo);
    person.frames(1);
    let mut back = vec![place(&person, ant)];
    while person.see::<Travelling>().0 {
        person.frames(1);
        back.push(place(&person, ant));
    }
    goes(&mut person, back);
}

#[test]
fn a_beetle_climbs_and_a_grasshopper_leaps() {
    let moves = [
        "wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-", "wB1 \\wQ", "bG1 bQ-",
    ];
    let mut person = table("hive:Base", &moves);
    let geometry = *person.see::<BoardGeometry>();
    let (beetle, _) = last_of(&mut person, "beetle");
    let queen = last_of(&mut person, "queen").1;
    let climb = film(&mut person, "wB1 wQ", beetle);
    let over = climb.iter().filter(|at| overlap(**at, queen) > 0.02);
    for at in over {
        assert!(
            at.y > geometry.level_height - 1e-3,
            "through the queen: {at}"
        );
    }
    let (hopper, _) = last_of(&mut person, "grasshopper");
    let leap = film(&mut person, "bG1 -wB1", hopper);
    let highest = leap.iter().map(|at| at.y).fold(0.0, f32::max);
    assert!(
        highest > 2.0 * geometry.level_height,
        "over the beetle on the queen"
    );
}

/// A piece of this kind, White's where there are several, and where it is.
fn last_of(person: &mut Person, kind: &str) -> (Entity, Vec3) {
    let mut pieces = person.pieces();
    pieces.sort_by_key(|(_, lying)| lying.piece.owner == Color::White);
    let is_of =
        |lying: &strata::rules::Lying| lying.piece.kind.to_string().to_lowercase().contains(kind);
    let found = pieces.iter().rfind(|(_, lying)| is_of(lying));
    let (piece, _) = found.unwrap_or_else(|| panic!("no {kind} among {pieces:?}"));
    (*piece, place(person, *piece))
}

#[test]
fn a_pile_drops_its_stones_one_after_another() {
    let mut person = table("tak5", STACKED);
    let c3 = person.space("c3");
    let stones: Vec<Entity> = person
        .stack(c3)
        .iter()
        .map(|(_, piece, _)| *piece)
        .collect();
    begin(&mut person, "3c3<12");
    let mut landed = vec![None; stones.len()];
    let mut frame = 0;
    while person.see::<Travelling>().0 {
        for (stone, landed) in stones.iter().zip(&mut landed) {
            let travel = person.app.world().get::<Travel>(*stone);
            if travel.is_none_or(Travel::has_landed) {
                landed.get_or_insert(frame);
            }
        }
        person.frames(1);
        frame += 1;
        assert!(frame < LONGEST);
    }
    assert!(
        landed.is_sorted_by(|a, b| a < b),
        "from the bottom up: {landed:?}"
    );
    person.table_is_true();
}

#[test]
fn a_standing_stone_falls_flat_when_the_capstone_touches_it() {
    let mut person = table("tak5", &["a1", "e5", "Cc3", "Sc4"]);
    let (cap, wall) = (top(&mut person, "c3"), top(&mut person, "c4"));
    let shown = |person: &Person| {
        person
            .app
            .world()
            .get::<Appearance>(wall)
            .unwrap()
            .piece
            .kind
    };
    let (standing, flat) = (Kind::Tak(Stone::Standing), Kind::Tak(Stone::Flat));
    begin(&mut person, "c3+");
    let mut fell = None;
    for frame in 0..60 {
        let kind = shown(&person);
        if kind == flat && fell.is_none() {
            fell = Some(frame);
        }
        assert_eq!(kind, if fell.is_some() { flat } else { standing });
        let (above, below) = (place(&person, cap), place(&person, wall));
        if fell.is_none() && above.with_y(0.0).distance(below) < 0.4 {
            assert!(above.y > 0.59, "it is inside the stone: {above}");
        }
        person.frames(1);
    }
    assert!(fell.is_some_and(|frame| frame > 10), "{fell:?}");

    let mut person = table("tak5", &["a1", "e5", "Cc3", "Sc4"]);
    person.app.insert_resource(AnimationSpeed::Off);
    person.frames(1);
    let wall = top(&mut person, "c4");
    begin(&mut person, "c3+");
    let shown = person.app.world().get::<Appearance>(wall).unwrap();
    assert_eq!(shown.piece.kind, flat, "at once where nothing travels");
}

#[test]
fn where_motion_is_reduced_a_piece_fades_in_where_it_belongs() {
    let mut person = table("tak5", &["a1", "e5", "c3", "d5"]);
    person.app.insert_resource(ReducedMotion(true));
    person.frames(2);
    let stone = top(&mut person, "c3");
    let film = film(&mut person, "c3+", stone);
    let place = person.see::<BoardGeometry>().space(person.space("c4"));
    assert!(film.iter().all(|at| at.distance(place) < 1e-3), "{film:?}");
    let mut seen = Vec::new();
    for _ in 0..60 {
        let world = person.app.world();
        let hidden = *world.get::<Visibility>(stone).unwrap() == Visibility::Hidden;
        let drawn = world.get::<Appearance>(stone).unwrap().opacity;
        let shown = (!hidden).then_some(drawn);
        if seen.last() != Some(&shown) {
            seen.push(shown);
        }
        person.frames(1);
    }
    let steps = [
        None,
        Some(Opacity::Faded),
        Some(Opacity::Glass),
        Some(Opacity::Solid),
    ];
    assert_eq!(seen, steps);
    assert!(person.app.world().get::<Fade>(stone).is_none());
}

#[test]
fn stepping_quickly_through_a_game_ends_the_move_before() {
    let mut person = table("tak5", &["a1", "e5", "c3", "c4", "d3", "d4"]);
    person.tell(Intent::Walk(Walk::Start));
    person.frames(60);
    let geometry = *person.see::<BoardGeometry>();
    let mut before: Option<&str> = None;
    for name in ["a1", "e5", "c3", "c4", "d3", "d4"] {
        person.tell(Intent::Walk(Walk::On));
        person.frames(1);
        assert!(person.see::<Travelling>().0, "{name} is on its way");
        if let Some(before) = before {
            let stone = top(&mut person, before);
            let rests = geometry.space(person.space(before));
            assert!(place(&person, stone).distance(rests) < 1e-3, "{before}");
            assert!(person.app.world().get::<Travel>(stone).is_none());
        }
        before = Some(name);
    }
}

#[test]
fn a_piece_on_its_way_is_in_nobody_s_way() {
    let mut person = table("tak5", &["a1", "e5", "c3", "d5"]);
    begin(&mut person, "c3+");
    assert!(person.see::<Travelling>().0);
    begin(&mut person, "d5-");
    person.frames(60);
    assert_eq!(person.cursor(), 6);
    person.table_is_true();
}

#[test]
fn the_winning_road_lights_up_along_its_way() {
    let mut person = table("tak4", &["d4", "a1", "b1", "d3", "c1", "d2"]);
    begin(&mut person, "d1");
    let mut film = Vec::new();
    for _ in 0..150 {
        let travels = person.see::<Travelling>().0;
        let world = person.app.world_mut();
        let mut pieces = world.query::<&Appearance>();
        let lit = pieces.iter(world).filter(|piece| piece.lit).count();
        let mut links = world.query::<(&Mark, &Visibility)>();
        let links = links
            .iter(world)
            .filter(|(mark, shown)| **mark == Mark::Winning && **shown != Visibility::Hidden);
        film.push((travels, lit, links.count()));
        person.frames(1);
    }
    for (travels, lit, _) in &film {
        assert!(!travels || *lit == 0, "it waits for the winning stone");
    }
    let mut steps: Vec<(usize, usize)> =
        film.iter().map(|(_, lit, links)| (*lit, *links)).collect();
    steps.dedup();
    let lit: Vec<usize> = steps.iter().map(|(lit, _)| *lit).collect();
    assert!(
        lit.is_sorted() && lit.contains(&1) && lit.contains(&2),
        "{steps:?}"
    );
    assert_eq!(steps.last(), Some(&(4, 3)), "{steps:?}");
    // Who comes back to the end sees all of it at once.
    let node = person.see::<strata::app::Session>().cursor();
    person.tell(Intent::Walk(Walk::Start));
    person.frames(60);
    person.app.insert_resource(AnimationSpeed::Off);
    person.tell(Intent::Propose(Proposal::Jump(node)));
    person.frames(1);
    assert_eq!(person.see::<Lighting>().spaces, u16::MAX);
}

#[test]
fn a_table_at_rest_asks_for_no_frames() {
    for (reduced, setup, moves, text) in [
        (
            false,
            "tak4",
            &["d4", "a1", "b1", "d3", "c1", "d2"][..],
            "d1",
        ),
        (
            true,
            "tak4",
            &["d4", "a1", "b1", "d3", "c1", "d2"][..],
            "d1",
        ),
        (false, "hive:Base", ROW, "wA1 bA1-"),
        (false, "tak5", &["a1", "e5", "Cc3", "Sc4"][..], "c3+"),
    ] {
        let mut person = table(setup, moves);
        person.app.insert_resource(ReducedMotion(reduced));
        person.frames(120);
        begin(&mut person, text);
        // What a thread has worked out may still come; then nothing more.
        let mut quiet = 0;
        for _ in 0..2000 {
            person.frames(1);
            let world = person.app.world_mut();
            let mut redraws = world.resource_mut::<Messages<RequestRedraw>>();
            let asked = redraws.drain().count();
            quiet = if asked == 0 { quiet + 1 } else { 0 };
            if quiet == 30 {
                break;
            }
        }
        assert_eq!(quiet, 30, "{setup} {text}: it never comes to rest");
    }
}
