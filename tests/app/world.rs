//! The position rebuilt from the entities alone equals the session's, after every move, undo, redo and jump, over
//! the whole tree as it grows and is edited; and what the rules know stands on the entities.

use crate::choice::choose;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;
use strata::app::{
    Change, Choosable, Connected, Covered, Hand, Hanging, InHand, Intent, LegalTarget, Level,
    MissingForConnection, Movable, OnBoard, OnWinningPath, Proposal, QueenFreeSides, Reserve,
    Score, Session, Space, StandsOn, Stuck, Walk, layout_of_world, plugin,
};
use strata::record::formats::scene::Scene;
use strata::record::tree::NodeId;
use strata::rules::{Coord, Game, Illegal, Kind, Setup, Slot, Step};

struct Table(App);

impl Table {
    fn open(setup: &Setup) -> Self {
        let mut app = App::new();
        // Messages live for two ticks of a fixed clock, which must not tick faster on a slow machine.
        app.add_plugins(MinimalPlugins)
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO))
            .add_plugins(plugin);
        let mut table = Self(app);
        table.does(Intent::Propose(Proposal::NewGame(setup.clone())));
        // A session that comes as a resource is there for the next frame.
        table.0.update();
        table
    }

    fn does(&mut self, intent: Intent) {
        self.0.world_mut().write_message(intent);
        self.0.update();
    }

    fn session(&self) -> &Session {
        self.0.world().resource::<Session>()
    }

    fn game(&self) -> Game {
        self.session().game().clone()
    }

    fn mirrors(&mut self, when: &str) {
        let game = self.game();
        let layout = layout_of_world(self.0.world_mut()).expect("the world holds a board");
        assert_eq!(layout, game.layout(), "{when}: {}", game.write_position());
        let rebuilt = Game::from_layout(&game.setup(), &layout).unwrap();
        assert_eq!(rebuilt.write_position(), game.write_position(), "{when}");
        assert_eq!(rebuilt.key(), game.key(), "{when}");
        assert_eq!(
            BTreeSet::from_iter(rebuilt.legal_moves()),
            BTreeSet::from_iter(if game.outcome().is_some() {
                rebuilt.legal_moves()
            } else {
                game.legal_moves()
            }),
            "{when}"
        );
    }

    /// The anchors of the pieces that carry a component.
    fn pieces_with<C: Component>(&mut self) -> BTreeSet<Slot> {
        let world = self.0.world_mut();
        let mut pieces = world.query_filtered::<&OnBoard, With<C>>();
        pieces.iter(world).map(OnBoard::anchor).collect()
    }

    fn spaces_with<C: Component>(&mut self) -> BTreeSet<Coord> {
        let world = self.0.world_mut();
        let mut spaces = world.query_filtered::<&Space, With<C>>();
        spaces.iter(world).map(|space| space.0).collect()
    }

    /// What a viewer is told by the components is what the rules say.
    fn tells_facts(&mut self) {
        let game = self.game();
        let position = game.write_position();
        assert_eq!(
            self.pieces_with::<Covered>(),
            BTreeSet::from_iter(game.covered()),
            "{position}"
        );
        let world = self.0.world_mut();
        let mut stuck = world.query::<(&OnBoard, &Stuck)>();
        let stuck: BTreeMap<Slot, Illegal> = stuck
            .iter(world)
            .map(|(piece, stuck)| (piece.anchor(), stuck.0.clone()))
            .collect();
        assert_eq!(stuck, game.stuck(), "{position}");
        assert_eq!(
            self.spaces_with::<OnWinningPath>(),
            BTreeSet::from_iter(game.winning_path()),
            "{position}"
        );
        self.tells_groups(&game);
        self.tells_reserves(&game);
        self.tells_the_rest(&game);
        assert_eq!(
            self.pieces_with::<Movable>(),
            BTreeSet::from_iter(game.movable()),
            "{position}"
        );
    }

    fn tells_groups(&mut self, game: &Game) {
        let world = self.0.world_mut();
        let mut spaces = world.query::<(&Space, &Connected)>();
        let mut groups: BTreeMap<usize, BTreeSet<Coord>> = BTreeMap::new();
        for (space, group) in spaces.iter(world) {
            groups.entry(group.0).or_default().insert(space.0);
        }
        let known = game.groups().into_iter();
        let known: BTreeMap<usize, BTreeSet<Coord>> = known
            .map(|group| BTreeSet::from_iter(group.spaces))
            .enumerate()
            .collect();
        assert_eq!(groups, known, "{}", game.write_position());
    }

    fn tells_reserves(&mut self, game: &Game) {
        let side = game.side_to_move();
        let world = self.0.world_mut();
        let mut reserves = world.query::<(&Reserve, Option<&Choosable>)>();
        let mut choosable = BTreeSet::new();
        for (reserve, kinds) in reserves.iter(world) {
            assert_eq!(
                game.layout().reserve.get(&(reserve.owner, reserve.kind)),
                Some(&reserve.count)
            );
            if let Some(Choosable(kinds)) = kinds {
                assert_eq!(reserve.owner, side);
                choosable.extend(kinds.iter().copied());
            }
        }
        let legal = game.legal_moves().into_iter();
        let legal: BTreeSet<Kind> = legal
            .filter_map(|mv| match game.steps(mv).first() {
                Some(Step::Choose(kind)) => Some(*kind),
                _ => None,
            })
            .collect();
        assert_eq!(choosable, legal, "{}", game.write_position());
    }

    fn tells_the_rest(&mut self, game: &Game) {
        let world = self.0.world_mut();
        let mut hanging = world.query_filtered::<&StandsOn, With<Hanging>>();
        let mut levels = world.query::<(&Level, &ChildOf)>();
        let mut spaces = world.query::<&Space>();
        let hanging: BTreeSet<Slot> = hanging
            .iter(world)
            .map(|on| {
                let (level, of) = levels.get(world, on.0).unwrap();
                let space = spaces.get(world, of.parent()).unwrap();
                space.0.at_level(level.0)
            })
            .collect();
        let bridges = game.bridges().into_iter();
        let bridges: BTreeSet<Slot> = bridges.map(|bridge| bridge.hanging).collect();
        assert_eq!(hanging, bridges, "{}", game.write_position());
        let mut queens = world.query::<(&OnBoard, &QueenFreeSides)>();
        let queens: BTreeMap<Slot, usize> = queens
            .iter(world)
            .map(|(piece, free)| (piece.anchor(), usize::from(free.0)))
            .collect();
        let known = game.queens().into_iter().flatten();
        let known: BTreeMap<Slot, usize> =
            known.map(|queen| (queen.at, queen.free.len())).collect();
        assert_eq!(queens, known);
        let mut scores = world.query::<&Score>();
        assert_eq!(scores.iter(world).next().map(|score| score.0), game.score());
        let mut missing = world.query::<&MissingForConnection>();
        let fewest = missing.iter(world).next().map(|missing| missing.0);
        let known = game.missing().map(|ways| ways.into_iter().flatten().min());
        assert_eq!(fewest.unwrap_or_default(), known);
    }

    /// Takes a move's steps one by one; after each, targets and hand on the entities agree with the legal moves.
    fn spells(&mut self, steps: &[Step], game: &Game) {
        let legal: Vec<Vec<Step>> = game
            .legal_moves()
            .into_iter()
            .map(|mv| game.steps(mv))
            .collect();
        for (index, step) in steps.iter().enumerate() {
            let cursor = self.session().cursor();
            self.does(Intent::Step(*step));
            if self.session().cursor() != cursor {
                return;
            }
            let begun = &steps[..=index];
            let puts = |begun: &[Step]| -> BTreeSet<Coord> {
                let going_on = legal.iter().filter(|steps| steps.starts_with(begun));
                let next = going_on.filter_map(|steps| match steps.get(begun.len()) {
                    Some(Step::Put(at)) => Some(*at),
                    _ => None,
                });
                next.collect()
            };
            let mut lit = puts(begun);
            if self.0.world().resource::<Hand>().turn.is_some() {
                // A PÜNCT piece that waits for its turn can still go elsewhere.
                lit.extend(puts(&begun[..index]));
            }
            assert_eq!(self.spaces_with::<LegalTarget>(), lit, "after {begun:?}");
            let held = self.pieces_with::<InHand>().len();
            let taken = self.0.world().resource::<Hand>().taken();
            assert_eq!(held, taken.map_or(0, |(_, count)| usize::from(count)));
        }
    }
}

/// Plays a seeded game with detours through its history.
fn play(setup: &str, seed: u64, plies: usize) {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut table = Table::open(&setup.parse().unwrap());
    table.mirrors("at the start");
    for ply in 0..plies {
        let game = table.game();
        if game.outcome().is_some() {
            break;
        }
        let mv = choose(&game, &mut rng);
        if rng.bool() {
            table.spells(&game.steps(mv), &game);
        } else {
            table.does(Intent::Propose(Proposal::Play(mv)));
        }
        let played = table.game().moves();
        assert_eq!(played.last(), Some(&mv), "{setup} {seed}: ply {ply}");
        table.mirrors("after a move");
        table.tells_facts();
        if rng.u8(..8) == 0 {
            let end = table.game().moves_played();
            table.does(Intent::Undo);
            assert_eq!(table.game().moves_played(), end - 1);
            table.mirrors("after an undo");
            table.tells_facts();
            table.does(Intent::Redo);
            table.mirrors("after a redo");
            let line = table.session().line();
            table.does(Intent::Propose(Proposal::Jump(
                line[rng.usize(..line.len())],
            )));
            table.mirrors("after a jump");
            table.tells_facts();
            table.does(Intent::Walk(Walk::End));
            assert_eq!(table.game().moves(), played);
            table.mirrors("after a jump to the end");
        }
    }
}

/// Walks at random over a tree that grows, is ordered and cut on the way, and checks every change.
fn wander(setup: &str, seed: u64, steps: usize) {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut table = Table::open(&setup.parse().unwrap());
    let (mut forks, mut deepest) = (0, 0);
    for step in 0..steps {
        let session = table.session();
        let tree = &session.record().tree;
        let nodes: Vec<NodeId> = tree.walk().collect();
        let any = nodes[rng.usize(..nodes.len())];
        let moves = session.game().moves();
        let over = session.game().outcome().is_some();
        let (intent, what) = match rng.u8(..16) {
            0..8 if !over => {
                let mv = choose(session.game(), &mut rng);
                (Intent::Propose(Proposal::Play(mv)), "a move")
            }
            8 => (Intent::Undo, "an undo"),
            9 => (Intent::Redo, "a redo"),
            10 => (Intent::Propose(Proposal::Jump(any)), "a jump"),
            11 => (
                Intent::Propose(Proposal::Edit(Change::Promote(any))),
                "a promotion",
            ),
            12 if rng.bool() => (
                Intent::Propose(Proposal::Edit(Change::Delete(any))),
                "a deletion",
            ),
            13 => (
                Intent::Propose(Proposal::TakeEditBack),
                "an edit taken back",
            ),
            14 => {
                let walk = [Walk::Earlier, Walk::Later, Walk::Start, Walk::End];
                (Intent::Walk(walk[rng.usize(..4)]), "a walk")
            }
            _ => (Intent::Walk(Walk::Back), "a step back"),
        };
        let played = matches!(intent, Intent::Propose(Proposal::Play(_)));
        table.does(intent);
        let when = format!("{setup} {seed}: after {what}, step {step}");
        let session = table.session();
        let tree = &session.record().tree;
        assert!(tree.contains(session.cursor()), "{when}");
        assert_eq!(
            tree.moves_to(session.cursor()),
            session.game().moves(),
            "{when}"
        );
        if played {
            assert_eq!(session.game().moves_played(), moves.len() + 1, "{when}");
            assert!(nodes.iter().all(|id| tree.contains(*id)), "{when}");
        }
        for id in tree.walk() {
            let children = tree.children(id);
            forks = forks.max(children.len());
            for (index, &child) in children.iter().enumerate() {
                let alike = |other: &NodeId| tree.mv(*other) == tree.mv(child);
                assert!(!children[index + 1..].iter().any(alike), "{when}");
                assert_ne!(session.text(child), "", "{when}");
            }
        }
        deepest = deepest.max(session.game().moves_played());
        table.mirrors(&when);
        table.tells_facts();
    }
    // It was worth the way.
    assert!(forks > 2 && deepest > 8, "{forks} {deepest}");
}

#[test]
fn entities_mirror_random_walks_over_trees() {
    let walks = [
        ("tak4", 21),
        ("tak5", 22),
        ("hive:Base+MLP", 23),
        ("punct:standard", 24),
    ];
    for (setup, seed) in walks {
        wander(setup, seed, 160);
    }
}

#[test]
fn entities_mirror_random_games_of_tak() {
    for (setup, seed) in [("tak3", 1), ("tak4", 2), ("tak5", 3), ("tak6+komi2", 4)] {
        play(setup, seed, 120);
    }
}

#[test]
fn entities_mirror_random_games_of_hive() {
    for (setup, seed) in [("hive:Base", 5), ("hive:Base+MLP", 6), ("hive:Base+ML", 7)] {
        play(setup, seed, 70);
    }
}

#[test]
fn entities_mirror_random_games_of_punct() {
    for (setup, seed) in [("punct:standard", 8), ("punct:basic", 9)] {
        play(setup, seed, 60);
    }
}

#[test]
fn a_new_game_replaces_every_entity_of_the_old_one() {
    let mut table = Table::open(&"tak5".parse().unwrap());
    let mut rng = fastrand::Rng::with_seed(10);
    for setup in ["punct:standard", "hive:Base+MLP", "tak4", "tak4"] {
        for _ in 0..6 {
            let mv = choose(&table.game(), &mut rng);
            table.does(Intent::Propose(Proposal::Play(mv)));
        }
        table.does(Intent::Propose(Proposal::NewGame(setup.parse().unwrap())));
        table.0.update();
        assert_eq!(table.game().setup().to_string(), setup);
        assert_eq!(table.game().moves_played(), 0);
        table.mirrors("after a new game");
        table.tells_facts();
    }
}

#[test]
fn a_piece_that_moves_stays_the_same_entity() {
    for (setup, seed) in [("tak5", 11), ("hive:Base+MLP", 12), ("punct:standard", 13)] {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut table = Table::open(&setup.parse().unwrap());
        let mut most = 0;
        for _ in 0..50 {
            let game = table.game();
            if game.outcome().is_some() {
                break;
            }
            let mv = choose(&game, &mut rng);
            let before: BTreeSet<Entity> = entities(&mut table);
            table.does(Intent::Propose(Proposal::Play(mv)));
            let after = entities(&mut table);
            assert!(before.is_subset(&after), "{setup}: a piece was made anew");
            most = most.max(after.len());
        }
        assert!(most > 5, "{setup}: {most} pieces");
    }
}

fn entities(table: &mut Table) -> BTreeSet<Entity> {
    let world = table.0.world_mut();
    let mut pieces = world.query_filtered::<Entity, With<OnBoard>>();
    pieces.iter(world).collect()
}

/// Pieces that a move carries go where the rules say that they go: a stack of stones of one colour, dropped one by one
/// and taken back, is the same stack.
#[test]
fn the_rules_say_which_stone_is_dropped_where() {
    let setup = "tak5".parse().unwrap();
    let mut table = Table::open(&setup);
    let game = Game::read_position(&setup, "x5/x5/x5/x5/1111,x4 1 9").unwrap();
    table.0.insert_resource(Session::from_game(game));
    table.0.update();
    let stones = |table: &mut Table, names: &[&str]| -> Vec<Entity> {
        let spaces: Vec<Coord> = {
            let game = table.game();
            let named = |name: &&str| {
                let mut spaces = game.spaces().into_iter();
                spaces.find(|at| game.space_name(*at) == *name).unwrap()
            };
            names.iter().map(named).collect()
        };
        let world = table.0.world_mut();
        let mut pieces = world.query::<(Entity, &OnBoard)>();
        let mut found = Vec::new();
        for at in spaces {
            let mut here: Vec<(Slot, Entity)> = pieces
                .iter(world)
                .map(|(entity, piece)| (piece.anchor(), entity))
                .filter(|(slot, _)| slot.at == at)
                .collect();
            here.sort();
            found.extend(here.into_iter().map(|(_, entity)| entity));
        }
        found
    };
    let before = stones(&mut table, &["a1"]);
    assert_eq!(before.len(), 4);
    let mv = table.game().read_move("4a1>112").unwrap();
    table.does(Intent::Propose(Proposal::Play(mv)));
    // The lowest is dropped first.
    assert_eq!(stones(&mut table, &["b1", "c1", "d1"]), before);
    table.does(Intent::Undo);
    assert_eq!(stones(&mut table, &["a1"]), before);
}

#[test]
fn what_is_asked_after_a_move_in_the_same_frame_is_not_lost() {
    let mut table = Table::open(&"tak5".parse().unwrap());
    let moves = ["a1", "e5"];
    let game = table.game();
    let first = game.read_move(moves[0]).unwrap();
    let mut next = game.clone();
    next.play(first).unwrap();
    let second = next.read_move(moves[1]).unwrap();
    // Written within the frame, as keys and clicks are: from outside of it they may be old by the next one, if it takes long.
    let mut steps = game.steps(first);
    steps.extend(next.steps(second));
    let press = move |mut intents: MessageWriter<Intent>| {
        intents.write_batch(steps.drain(..).map(Intent::Step));
    };
    table.0.add_systems(PreUpdate, press);
    table.0.update();
    table.0.update();
    assert_eq!(table.game().moves(), [first, second]);
}

/// In a position with one legal move, Enter with an empty hand must not play it.
#[test]
fn finishing_with_an_empty_hand_plays_nothing_not_even_the_only_move() {
    let scene = include_str!("../../scenes/hive/no_move_but_to_pass.ron");
    let game = Scene::read(scene).unwrap().game().unwrap();
    let only = game.legal_moves();
    assert_eq!(only.len(), 1, "the pass is all that is left");
    let mut table = Table::open(&game.setup());
    table.0.insert_resource(Session::from_game(game));
    table.0.update();
    let before = table.game().moves_played();
    table.does(Intent::Finish);
    assert_eq!(table.game().moves_played(), before);
    // Said in so many words, it is played.
    table.does(Intent::Step(Step::Pass));
    assert_eq!(table.game().moves().last(), Some(&only[0]));
}

/// Two moves in one frame: the second was meant for a position that wasn't there yet, and is judged in its own.
#[test]
fn a_second_move_in_one_frame_is_judged_where_it_is_played() {
    let mut table = Table::open(&"tak5".parse().unwrap());
    let game = table.game();
    let first = game.read_move("a1").unwrap();
    let moves = [first, first];
    let play = move |mut intents: MessageWriter<Intent>, mut done: Local<bool>| {
        if !std::mem::replace(&mut *done, true) {
            let moves = moves.map(|mv| Intent::Propose(Proposal::Play(mv)));
            intents.write_batch(moves);
        }
    };
    table.0.add_systems(PreUpdate, play);
    table.0.update();
    assert_eq!(table.game().moves(), [first]);
    table.0.update();
    assert_eq!(table.game().moves(), [first], "the square is taken");
    let refusal = table.0.world().resource::<strata::app::Refusal>();
    assert!(refusal.0.is_some(), "and that is said");
}
