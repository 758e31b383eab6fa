//! The board by ear: what a screen reader is told of spaces, moves and threats, in the tree that AccessKit gets.

use super::person::Person;
use bevy::prelude::*;
use bevy_egui::EguiOutput;
use bevy_egui::egui::accesskit::{Action, ActionRequest, Live, Node, NodeId, Role, TreeId};
use strata::app::{Space, SpokenLanguage};
use strata::table::{Looking, Mark, MarkOf};
use strata::words::Language;

/// Every node of the last frame's tree.
fn nodes(person: &mut Person) -> Vec<Node> {
    let nodes = tree(person).into_iter();
    nodes.map(|(_, node)| node).collect()
}

/// The last frame's tree, with the names of its nodes.
fn tree(person: &mut Person) -> Vec<(NodeId, Node)> {
    let world = person.app.world_mut();
    let mut outputs = world.query::<&EguiOutput>();
    let update = outputs
        .iter(world)
        .find_map(|output| output.platform_output.accesskit_update.clone());
    update.expect("a tree").nodes
}

/// Does what a screen reader does to the node whose words begin so.
fn acts(person: &mut Person, action: Action, words: &str) {
    let found = tree(person).into_iter().find(|(_, node)| {
        let label = node.label();
        label.is_some_and(|label| label.starts_with(words)) && node.supports_action(action)
    });
    let (target_node, _) = found.unwrap_or_else(|| panic!("nothing to do with {words}"));
    person.tell(bevy::a11y::ActionRequest(ActionRequest {
        action,
        target_tree: TreeId::ROOT,
        target_node,
        data: None,
    }));
    person.frames(4);
}

/// The node of a space.
fn space(person: &mut Person, name: &str) -> String {
    let start = format!("{name}: ");
    let found = nodes(person).into_iter().find_map(|node| {
        let label = node.label()?.to_owned();
        (node.role() == Role::ListItem && label.starts_with(&start)).then_some(label)
    });
    found.unwrap_or_else(|| panic!("no node for {name}"))
}

/// What a screen reader says of itself.
fn spoken(person: &mut Person) -> Vec<String> {
    let live = nodes(person).into_iter();
    live.filter(|node| node.live() == Some(Live::Polite))
        .filter_map(|node| node.label().or(node.value()).map(str::to_owned))
        .collect()
}

#[test]
fn every_space_tells_its_stack_from_the_top_down_and_what_can_be_done() {
    let mut person = Person::at_a_stack();
    let stack = space(&mut person, "c3");
    assert!(
        stack.starts_with("c3: White's flat stone, on ") && stack.ends_with("You can take this"),
        "{stack}"
    );
    assert_eq!(stack.matches("stone").count(), 3, "{stack}");
    assert_eq!(space(&mut person, "c5"), "c5: Black's standing stone");
    assert_eq!(space(&mut person, "b2"), "b2: empty");
    person.click_on("c3");
    person.frames(2);
    assert_eq!(space(&mut person, "b3"), "b3: empty. You can go here");
}

#[test]
fn shift_and_arrows_walk_over_every_space_and_each_is_spoken() {
    let mut person = Person::at_a_stack();
    person.key_with(KeyCode::ShiftLeft, KeyCode::ArrowUp);
    person.frames(2);
    let first = spoken(&mut person);
    assert!(first.iter().any(|words| words.contains(": ")), "{first:?}");
    person.key_with(KeyCode::ShiftLeft, KeyCode::ArrowLeft);
    person.frames(2);
    assert_ne!(spoken(&mut person), first);
    assert!(person.hand().is_empty());
    assert_eq!(
        person.cursor(),
        10,
        "looking is no walking through the game"
    );
}

#[test]
fn a_key_says_the_last_move_and_one_the_threats() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5"]);
    person.types(",");
    person.frames(3);
    let said = spoken(&mut person);
    assert!(
        said.iter()
            .any(|words| words == "Black placed White's flat stone on e5."),
        "{said:?}"
    );
    person.types(";");
    person.frames(3);
    let said = spoken(&mut person);
    assert!(
        said.iter().any(|words| words.starts_with("No threat")),
        "{said:?}"
    );
    person.plays_out(&["b4", "a2", "c4", "a3", "d4", "a4"]);
    person.types(";");
    person.frames(3);
    let said = spoken(&mut person);
    assert!(
        said.iter()
            .any(|words| words == "Black threatens to win at a5."),
        "{said:?}"
    );
}

#[test]
fn a_screen_reader_takes_and_puts_and_presses_buttons() {
    let mut person = Person::at_a_stack();
    acts(&mut person, Action::Focus, "b2: ");
    assert!(
        spoken(&mut person).iter().any(|words| words == "b2: empty"),
        "what is focused is spoken"
    );
    acts(&mut person, Action::Click, "c3: ");
    assert_eq!(
        person.hand().taken().map(|(at, _)| at),
        Some(person.space("c3"))
    );
    acts(&mut person, Action::Click, "b3: ");
    let b3 = person.space("b3");
    assert!(person.hand().puts().any(|at| at == b3));
    let before = person.cursor();
    person.key(KeyCode::Escape);
    person.key(KeyCode::Escape);
    acts(&mut person, Action::Click, "Undo");
    person.settle();
    assert_eq!(person.cursor(), before - 1);
}

#[test]
fn the_space_that_is_looked_at_is_marked_until_something_else_is_meant() {
    let mut person = Person::at_a_stack();
    person.key_with(KeyCode::ShiftLeft, KeyCode::ArrowUp);
    person.frames(2);
    let looked = person.see::<Looking>().at;
    let world = person.app.world_mut();
    let mut marks = world.query::<(&Mark, &MarkOf)>();
    let edges = marks.iter(world).filter(|(mark, _)| **mark == Mark::Focus);
    let edged: Vec<Entity> = edges.map(|(_, of)| of.0).collect();
    assert_eq!(edged.len(), 1);
    let space = world.get::<Space>(edged[0]).unwrap();
    assert_eq!(Some(space.0), looked);
    person.key(KeyCode::Escape);
    person.frames(2);
    assert_eq!(person.marked(Mark::Focus), 0);
}

#[test]
fn the_board_is_told_in_the_language_that_is_spoken() {
    let mut person = Person::at_a_stack();
    let mut spoken = person.app.world_mut().resource_mut::<SpokenLanguage>();
    spoken.choose(Language::Russian);
    person.frames(3);
    assert_eq!(space(&mut person, "b2"), "b2: пусто");
    assert_eq!(space(&mut person, "c5"), "c5: чёрный стоячий камень");
}

#[test]
fn nobody_pays_for_a_tree_that_nobody_reads() {
    let mut app = strata::launch::fake_window(800, 600, Some(&"tak5".parse().unwrap()));
    let tells = |app: &mut App| {
        app.update();
        app.update();
        let world = app.world_mut();
        let mut outputs = world.query::<&EguiOutput>();
        outputs
            .iter(world)
            .any(|output| output.platform_output.accesskit_update.is_some())
    };
    assert!(!tells(&mut app));
    let asked = app.world().resource::<bevy::a11y::AccessibilityRequested>();
    asked.set(true);
    assert!(tells(&mut app));
}

/// What is told of the space of a piece.
fn told_of(person: &mut Person, at: strata::rules::Coord) -> String {
    let name = person.game().space_name(at);
    space(person, &name)
}

#[test]
fn what_throws_what_is_thrown_and_where_to_is_told() {
    let mut person = Person::at("hive:Base+P");
    // The pillbug is pinned and can still throw.
    person.plays_out(&["wS1", "bS1 wS1-", "wP -wS1", "bQ bS1-", "wQ -wP", "bA1 bQ-"]);
    person.frames(2);
    let throw = person.game().throws().remove(0);
    let (by, thrown, to) = (throw.by.at, throw.thrown[0].at, throw.landings[0]);
    let pillbug = told_of(&mut person, by);
    assert!(
        pillbug.ends_with("It can throw a tile beside it"),
        "{pillbug}"
    );
    assert!(!pillbug.contains("You can take"), "{pillbug}");
    person.click(by);
    person.frames(2);
    let tile = told_of(&mut person, thrown);
    assert!(tile.ends_with("You can throw this"), "{tile}");
    let landing = told_of(&mut person, to);
    assert!(
        landing.ends_with("A thrown tile can land here"),
        "{landing}"
    );
    person.click(thrown);
    person.frames(2);
    let to = person.game().thrown_targets(thrown)[0];
    let target = told_of(&mut person, to);
    assert!(target.ends_with("You can throw it here"), "{target}");
}

#[test]
fn bridges_and_the_air_below_them_are_told() {
    let mut person = Person::at("punct:standard");
    let setup = "punct:standard".parse().unwrap();
    let text = "b 61 TL8r3,tL6r0,tC4r3/EL8r0";
    let game = strata::rules::Game::read_position(&setup, text).unwrap();
    let bridge = game.bridges()[0];
    person
        .app
        .insert_resource(strata::app::Session::from_game(game));
    person.frames(3);
    let hanging = told_of(&mut person, bridge.hanging.at);
    assert!(hanging.ends_with("a bridge over the board"), "{hanging}");
    assert!(!space(&mut person, "L8").contains("bridge"));
}
