//! What is marked for whoever asks, on the scenes that come with the program: the right spaces and pieces, in marks and in
//! words, by key and by menu, in a game and while a position is set up, and nothing when it is switched off. And the threat
//! view: what the other side would do if it could move now.

use crate::patience::wait_for;
use crate::person::Person;
use bevy::prelude::*;
use std::collections::BTreeSet;
use strata::analysis::Unforeseen;
use strata::app::{
    Arrange, Besieging, Intent, Lacking, OnBoard, PinnedBy, Proposal, Session, ShownOverlays,
    Space, ThreatView, ThreatViewOn,
};
use strata::record::formats::scene::Scene;
use strata::rules::{Coord, Game, Slot};
use strata::store::{Overlay, Overlays};
use strata::table::{ForeseenMove, Mark, MarkOf};

/// Sits down at a scene of the folder `scenes`.
fn at_scene(path: &str) -> (Person, Game) {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/scenes/");
    let text = std::fs::read_to_string(format!("{root}{path}.ron")).unwrap();
    let game = Scene::read(&text).unwrap().game().unwrap();
    let mut person = Person::at(&game.setup().to_string());
    person.app.insert_resource(Session::from_game(game.clone()));
    person.frames(2);
    person.settle();
    (person, game)
}

fn show(person: &mut Person, overlay: Overlay) {
    let mut shown = person.app.world_mut().resource_mut::<ShownOverlays>();
    shown.0.toggle(overlay);
    person.frames(3);
}

/// The spaces that are marked so, each as often as it is.
fn marked_spaces(person: &mut Person, kind: Mark) -> Vec<Coord> {
    let world = person.app.world_mut();
    let mut marks = world.query::<(&Mark, &MarkOf)>();
    let of_kind = marks.iter(world).filter(|(mark, _)| **mark == kind);
    let mut spaces: Vec<Coord> = of_kind
        .filter_map(|(_, of)| Some(world.get::<Space>(of.0)?.0))
        .collect();
    spaces.sort_unstable();
    spaces
}

/// The pieces that are marked so, each once.
fn marked_pieces(person: &mut Person, kind: Mark) -> BTreeSet<Slot> {
    let world = person.app.world_mut();
    let mut marks = world.query::<(&Mark, &MarkOf)>();
    let of_kind = marks.iter(world).filter(|(mark, _)| **mark == kind);
    of_kind
        .filter_map(|(_, of)| Some(world.get::<OnBoard>(of.0)?.anchor()))
        .collect()
}

fn sorted(spaces: impl IntoIterator<Item = Coord>) -> Vec<Coord> {
    let mut spaces: Vec<Coord> = spaces.into_iter().collect();
    spaces.sort_unstable();
    spaces
}

/// Nothing of these kinds is on the table.
fn is_free_of(person: &mut Person, kinds: &[Mark]) -> bool {
    kinds.iter().all(|kind| person.marked(*kind) == 0)
}

#[test]
fn the_shortest_ways_of_both_sides_are_drawn_with_what_they_lack() {
    for path in ["tak/middle_game", "punct/middle_game"] {
        let (mut person, game) = at_scene(path);
        let kinds = [Mark::Way, Mark::Lacks];
        assert!(is_free_of(&mut person, &kinds), "{path}");
        show(&mut person, Overlay::Ways);
        let ways = game.ways().map(Option::unwrap);
        let missing = ways.iter().flat_map(|way| way.missing.clone());
        assert_eq!(marked_spaces(&mut person, Mark::Lacks), sorted(missing));
        let legs = ways.iter().map(|way| way.spaces.len() - 1).sum::<usize>();
        assert_eq!(person.marked(Mark::Way), legs, "{path}");
        // How many are missing is said in words.
        for way in &ways {
            let count = way.missing.len();
            assert!(person.reads(&format!("lacks {count} ")), "{path}: {count}");
        }
        show(&mut person, Overlay::Ways);
        assert!(is_free_of(&mut person, &kinds), "{path}");
        assert!(!person.reads("lacks"));
    }
}

#[test]
fn white_and_black_lack_by_marks_of_different_shape() {
    let (mut person, game) = at_scene("punct/middle_game");
    show(&mut person, Overlay::Ways);
    let world = person.app.world_mut();
    let mut marks = world.query::<(&Mark, &MarkOf, &Mesh3d)>();
    let mut meshes: [BTreeSet<AssetId<Mesh>>; 2] = Default::default();
    for (_, of, mesh) in marks.iter(world).filter(|(mark, ..)| **mark == Mark::Lacks) {
        let Lacking(sides) = *world.get::<Lacking>(of.0).unwrap();
        match sides {
            [true, false] => meshes[0].insert(mesh.0.id()),
            [false, true] => meshes[1].insert(mesh.0.id()),
            _ => continue,
        };
    }
    let [white, black] = meshes;
    assert!(game.ways().iter().all(Option::is_some));
    assert_eq!((white.len(), black.len()), (1, 1));
    assert!(white.is_disjoint(&black));
}

#[test]
fn the_free_sides_of_queens_are_marked_with_who_could_come_there() {
    let (mut person, game) = at_scene("hive/middle_game");
    let kinds = [Mark::FreeSide, Mark::Reached, Mark::Besieger];
    assert!(is_free_of(&mut person, &kinds));
    show(&mut person, Overlay::Queens);
    let free = game.queens().into_iter().flatten();
    let free: BTreeSet<Coord> = free.flat_map(|queen| queen.free).collect();
    assert_eq!(marked_spaces(&mut person, Mark::FreeSide), sorted(free));
    let besiegers = game.besiegers();
    assert!(!besiegers.is_empty());
    let reached: BTreeSet<Coord> = besiegers.iter().flat_map(|one| one.to.clone()).collect();
    assert_eq!(marked_spaces(&mut person, Mark::Reached), sorted(reached));
    let tiles: BTreeSet<Slot> = besiegers.iter().map(|one| one.tile).collect();
    assert_eq!(marked_pieces(&mut person, Mark::Besieger), tiles);
    // The entities say which of them goes where.
    let world = person.app.world_mut();
    let mut besieging = world.query::<(&OnBoard, &Besieging)>();
    for (tile, told) in besieging.iter(world) {
        let wanted = besiegers.iter().find(|one| one.tile == tile.anchor());
        assert_eq!(wanted.unwrap().to, told.to);
    }
    assert!(person.reads("White's queen has") && person.reads("Black's queen has"));
    show(&mut person, Overlay::Queens);
    assert!(is_free_of(&mut person, &kinds));
}

#[test]
fn pinned_pieces_are_linked_with_what_pins_them() {
    for path in ["hive/middle_game", "punct/bridge_on_one_piece"] {
        let (mut person, game) = at_scene(path);
        let kinds = [Mark::Pin, Mark::PinnedBy];
        assert!(is_free_of(&mut person, &kinds), "{path}");
        show(&mut person, Overlay::Pins);
        let pins = game.pins();
        assert!(!pins.is_empty(), "{path}");
        let pinned: BTreeSet<Slot> = pins.iter().map(|pin| pin.pinned).collect();
        assert_eq!(marked_pieces(&mut person, Mark::Pin), pinned, "{path}");
        assert_eq!(marked_pieces(&mut person, Mark::PinnedBy), pinned, "{path}");
        let links = pins.iter().map(|pin| pin.by.len()).sum::<usize>();
        assert_eq!(person.marked(Mark::PinnedBy), links, "{path}");
        let world = person.app.world_mut();
        let mut told = world.query::<(&OnBoard, &PinnedBy)>();
        for (piece, by) in told.iter(world) {
            let pin = pins.iter().find(|pin| pin.pinned == piece.anchor());
            assert_eq!(pin.unwrap().by, by.0);
        }
        show(&mut person, Overlay::Pins);
        assert!(is_free_of(&mut person, &kinds), "{path}");
    }
}

#[test]
fn pieces_of_a_group_are_linked_and_no_others() {
    for path in ["tak/middle_game", "punct/middle_game"] {
        let (mut person, game) = at_scene(path);
        assert_eq!(person.marked(Mark::Group), 0);
        show(&mut person, Overlay::Groups);
        let mut wanted = 0;
        for group in game.groups() {
            for (i, from) in group.spaces.iter().enumerate() {
                for to in &group.spaces[i + 1..] {
                    let beside = game.lattice().neighbours(*from).any(|at| at == *to);
                    let [one, other] = [*from, *to].map(|at| person.top(at).unwrap().1);
                    wanted += usize::from(beside && one != other);
                }
            }
        }
        assert!(wanted > 0, "{path}");
        assert_eq!(person.marked(Mark::Group), wanted, "{path}");
        assert!(person.reads("the largest on"), "{path}");
        show(&mut person, Overlay::Groups);
        assert_eq!(person.marked(Mark::Group), 0, "{path}");
    }
}

#[test]
fn groups_follow_the_game() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5", "e4", "b1"]);
    show(&mut person, Overlay::Groups);
    // White has e5 and e4, Black a1 and b1.
    assert_eq!(person.marked(Mark::Group), 2);
    person.plays_out(&["e3"]);
    assert_eq!(person.marked(Mark::Group), 3);
    person.tell(Intent::Undo);
    person.frames(3);
    assert_eq!(person.marked(Mark::Group), 2);
}

#[test]
fn what_counts_is_marked_and_said_with_who_leads_and_who_runs_out_first() {
    for (path, said) in [
        ("punct/middle_game", "centre"),
        ("tak/middle_game", "flats"),
    ] {
        let (mut person, game) = at_scene(path);
        show(&mut person, Overlay::Count);
        let counted = game.counted().into_iter().flatten();
        assert_eq!(marked_spaces(&mut person, Mark::Counted), sorted(counted));
        let tally = game.tally().unwrap();
        assert!(person.reads(said), "{path}");
        let [white, black] = tally.left;
        let left = format!("Pieces left: White {white}, Black {black}.");
        let first = format!("If both only place, {} runs out first.", tally.out_first);
        assert!(person.reads(&left) && person.reads(&first), "{path}");
        show(&mut person, Overlay::Count);
        assert_eq!(person.marked(Mark::Counted), 0);
        assert!(!person.reads("Pieces left"));
    }
}

#[test]
fn each_overlay_has_a_key() {
    let (mut person, _) = at_scene("punct/middle_game");
    for (key, overlay) in [
        (KeyCode::F2, Overlay::Ways),
        (KeyCode::F4, Overlay::Pins),
        (KeyCode::F5, Overlay::Groups),
        (KeyCode::F6, Overlay::Count),
    ] {
        person.key(key);
        assert!(person.see::<ShownOverlays>().0.has(overlay), "{overlay:?}");
        person.key(key);
        assert!(!person.see::<ShownOverlays>().0.has(overlay), "{overlay:?}");
    }
    let (mut person, _) = at_scene("hive/middle_game");
    person.key(KeyCode::F3);
    assert!(person.see::<ShownOverlays>().0.queens);
}

#[test]
fn what_has_nothing_to_show_in_a_game_says_why_and_stays_as_it_was() {
    for (scene, key, why) in [
        ("hive/middle_game", KeyCode::F2, "no sides to join"),
        ("hive/middle_game", KeyCode::F5, "hang together"),
        ("hive/middle_game", KeyCode::F6, "nothing is counted"),
        ("tak/middle_game", KeyCode::F3, "Only Hive has queens"),
        ("tak/middle_game", KeyCode::F4, "no stone holds another"),
    ] {
        let (mut person, _) = at_scene(scene);
        person.key(key);
        person.frames(2);
        assert_eq!(person.see::<ShownOverlays>().0, Overlays::default());
        assert!(person.reads(why), "{scene}: {why}");
    }
}

#[test]
fn what_is_shown_is_chosen_in_the_menu_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = Person::with_folder(Some("tak5"), folder.path());
    for entry in ["Shortest ways", "Groups"] {
        person.click_button("View");
        // A menu inside a menu shows an arrow behind its word.
        person.click_button("Show ⏵");
        person.click_button(entry);
        person.frames(2);
        person.key(KeyCode::Escape);
        person.frames(2);
    }
    let chosen = Overlays {
        ways: true,
        groups: true,
        ..Overlays::default()
    };
    assert_eq!(person.see::<ShownOverlays>().0, chosen);
    drop(person);
    let person = Person::with_folder(Some("tak5"), folder.path());
    assert_eq!(person.see::<ShownOverlays>().0, chosen);
}

#[test]
fn while_a_position_is_set_up_overlays_follow_the_draft() {
    let (mut person, game) = at_scene("tak/middle_game");
    show(&mut person, Overlay::Ways);
    show(&mut person, Overlay::Count);
    let before = person.marked(Mark::Lacks);
    assert!(before > 0);
    person.tell(Arrange::Open(None));
    person.frames(4);
    assert_eq!(person.marked(Mark::Lacks), before);
    // Without anything on the board each side lacks a whole road.
    person.tell(Arrange::Clear);
    person.frames(4);
    assert_eq!(person.marked(Mark::Counted), 0);
    let size = (game.spaces().len() as f32).sqrt() as usize;
    assert_eq!(person.marked(Mark::Lacks), 2 * size);
}

#[test]
fn marks_go_with_the_piece_that_is_lifted() {
    let (mut person, game) = at_scene("hive/middle_game");
    show(&mut person, Overlay::Queens);
    let besiegers = game.besiegers();
    let (piece, _) = person
        .pieces()
        .into_iter()
        .find(|(_, lying)| lying.dots.anchor() == besiegers[0].tile)
        .unwrap();
    let height = |person: &mut Person| {
        let world = person.app.world_mut();
        let mut marks = world.query::<(&Mark, &MarkOf, &GlobalTransform)>();
        let mut marks = marks.iter(world);
        let found = marks.find(|(mark, of, _)| **mark == Mark::Besieger && of.0 == piece);
        found.unwrap().2.translation().y
    };
    let lies = height(&mut person);
    person.lift(piece);
    person.frames(2);
    person.settle();
    assert!(height(&mut person) > lies + 0.3);
}

/// Waits until the threat view has found something, or says why not.
fn foreseen(person: &mut Person) -> ThreatView {
    wait_for("the threat view", || {
        person.frames(1);
        let view = person.see::<ThreatView>().clone();
        (!matches!(view, ThreatView::Looking)).then_some(view)
    })
}

fn arrows(person: &mut Person) -> usize {
    let world = person.app.world_mut();
    let mut shown = world.query_filtered::<&Children, With<ForeseenMove>>();
    shown.iter(world).map(RelationshipTarget::len).sum()
}

#[test]
fn the_threat_view_shows_what_the_other_side_would_do_until_it_is_switched_off() {
    let mut person = Person::at("tak4");
    person.plays_out(&["d4", "a1", "b1", "d3", "c1"]);
    assert!(matches!(person.see::<ThreatView>(), ThreatView::Off));
    person.key_with(KeyCode::ControlLeft, KeyCode::KeyT);
    assert!(person.see::<ThreatViewOn>().0);
    let view = foreseen(&mut person);
    let seen = view.foreseen().unwrap();
    assert_eq!(seen.passed.write_move(seen.mv().unwrap()), "d1");
    person.frames(2);
    // An arrow's shaft and head, and the piece in glass.
    assert!(arrows(&mut person) >= 3);
    assert!(person.reads(
        "If White could move now, its hint would be: Place a flat stone on d1 (d1). That would win."
    ));
    assert_eq!(person.cursor(), 5, "nothing was played");
    person.key_with(KeyCode::ControlLeft, KeyCode::KeyT);
    person.frames(2);
    assert!(matches!(person.see::<ThreatView>(), ThreatView::Off));
    assert_eq!(arrows(&mut person), 0);
    assert!(!person.reads("could move now"));
}

#[test]
fn the_threat_view_follows_the_game_and_the_draft() {
    let mut person = Person::at("tak5");
    person.app.insert_resource(ThreatViewOn(true));
    let view = foreseen(&mut person);
    assert!(matches!(view, ThreatView::Unforeseen(Unforeseen::Opening)));
    assert!(person.reads("in the first turns nobody can be passed over"));
    person.plays_out(&["a1", "e5", "c3"]);
    let view = foreseen(&mut person);
    let passed = &view.foreseen().unwrap().passed;
    assert_eq!(passed.side_to_move(), !person.game().side_to_move());
    assert_eq!(passed.layout().lying, person.game().layout().lying);
    person.tell(Arrange::Open(None));
    person.frames(3);
    let view = foreseen(&mut person);
    assert!(view.foreseen().is_some(), "{view:?}");
    person.tell(Arrange::Clear);
    person.frames(3);
    let view = foreseen(&mut person);
    assert!(view.foreseen().is_none(), "{view:?}");
}

#[test]
fn the_threat_view_says_that_a_game_is_over() {
    let mut person = Person::at("tak3");
    person.app.insert_resource(ThreatViewOn(true));
    person.plays_out(&["a3", "c1", "b1", "a2"]);
    let mv = person.game().read_move("a1").unwrap();
    person.tell(Intent::Propose(Proposal::Play(mv)));
    person.frames(2);
    let view = foreseen(&mut person);
    assert!(matches!(view, ThreatView::Unforeseen(Unforeseen::Over)));
    assert_eq!(arrows(&mut person), 0);
    assert!(person.reads("the game is over"));
}

#[test]
fn in_a_puzzle_the_threat_view_shows_nothing() {
    let mut person = Person::at("tak5");
    person.app.insert_resource(ThreatViewOn(true));
    person.tell(strata::app::PuzzleRequest::Show(0));
    person.frames(3);
    person.tell(strata::app::PuzzleRequest::Begin);
    let view = wait_for("the puzzle", || {
        person.frames(1);
        let view = person.see::<ThreatView>().clone();
        matches!(view, ThreatView::Withheld).then_some(view)
    });
    assert!(view.foreseen().is_none());
    assert_eq!(arrows(&mut person), 0);
}
