//! The world as a living mirror of the position: board spaces, stack levels, pieces and dots are entities, and
//! what the rules know is written onto them. Nothing here decides anything.

use crate::app::turn::KnownFacts;
use crate::app::turn::hand::{Candidates, Hand};
use crate::app::turn::sets::TurnSet;
use crate::app::world::on_table::OnTable;
use crate::rules::pile_on;
use crate::rules::{Color, Coord, Dots, Illegal, Kind, Layout, Lying, Piece, Setup, Slot, Step};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use std::collections::BTreeMap;

/// The root of everything that lies on the table; it knows whose turn it is.
#[derive(Component, Clone, Debug, PartialEq)]
pub struct Board {
    pub setup: Setup,
    pub to_move: Color,
    pub ply: u32,
    pub last_moved: Option<Slot>,
}

/// A space of the board; a child of the board.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Space(pub Coord);

/// One level above a space, as far as anything ever stood there; a child of the space.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq)]
pub struct Level(pub u8);

/// A piece on the board: what it is and how it is turned. Where it lies, its dots tell. A child of the board.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq)]
pub struct OnBoard {
    pub piece: Piece,
    pub turn: u8,
}

/// One dot of a piece, by its place in the piece's [`Dots`]; a child of the piece.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq)]
pub struct Dot(pub u8);

/// A dot stands on a level.
#[derive(Component, Copy, Clone, Debug)]
#[relationship(relationship_target = Bears)]
pub struct StandsOn(pub Entity);

/// The dots that stand on a level.
#[derive(Component, Debug, Default)]
#[relationship_target(relationship = StandsOn)]
pub struct Bears(Vec<Entity>);

/// How many pieces of a kind wait beside the board; a child of the board.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq)]
pub struct Reserve {
    pub owner: Color,
    pub kind: Kind,
    pub count: u8,
}

/// A piece that can be taken now.
#[derive(Component, Copy, Clone, Debug)]
pub struct Movable;

/// A piece that couldn't move even in its owner's turn, and why.
#[derive(Component, Clone, Debug)]
pub struct Stuck(pub Illegal);

/// A piece with something on top of it.
#[derive(Component, Copy, Clone, Debug)]
pub struct Covered;

/// A space where the thing in hand may be put.
#[derive(Component, Copy, Clone, Debug)]
pub struct LegalTarget;

/// A space of the road, the connection or the surrounded queen that ended the game.
#[derive(Component, Copy, Clone, Debug)]
pub struct OnWinningPath;

/// A space that belongs to a group of its top piece's owner, by the group's place in the facts.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq)]
pub struct Connected(pub usize);

/// A piece that is in the hand: shown there, not where it lies.
#[derive(Component, Copy, Clone, Debug)]
pub struct InHand;

/// Finds spaces and pieces by where they are, so that nothing searches the world.
#[derive(Resource, Debug, Default)]
pub struct Atlas {
    pub board: Option<Entity>,
    spaces: HashMap<Coord, Entity>,
    levels: HashMap<Slot, Entity>,
    /// Pieces by anchor.
    pieces: BTreeMap<Slot, Mirrored>,
}

/// A piece and its dots as entities, and where they were last told to lie.
#[derive(Clone, Debug)]
struct Mirrored {
    entity: Entity,
    dots: Vec<Entity>,
    lying: Lying,
}

impl Atlas {
    pub fn space(&self, at: Coord) -> Option<Entity> {
        self.spaces.get(&at).copied()
    }

    /// The piece whose anchor this is.
    pub fn piece(&self, anchor: Slot) -> Option<Entity> {
        self.pieces.get(&anchor).map(|piece| piece.entity)
    }

    /// Every piece on the board, by its anchor.
    pub fn lying(&self) -> impl Iterator<Item = (Entity, &Lying)> {
        self.pieces
            .values()
            .map(|piece| (piece.entity, &piece.lying))
    }

    /// What has a dot above this space, from the board up.
    pub fn stack(&self, at: Coord) -> Vec<(Slot, Entity, Lying)> {
        let mut stack: Vec<_> = self
            .pieces
            .values()
            .flat_map(|piece| {
                let here = piece
                    .lying
                    .dots
                    .slots()
                    .iter()
                    .filter(move |slot| slot.at == at);
                here.map(move |slot| (*slot, piece.entity, piece.lying))
            })
            .collect();
        stack.sort_by_key(|(slot, ..)| slot.level);
        stack
    }

    /// A piece with everything that lies on it, from below.
    pub fn pile(&self, anchor: Slot) -> Vec<(Entity, Lying)> {
        let lying = self.pieces.values().map(|piece| &piece.lying);
        let mut pile: Vec<(Entity, Lying)> = pile_on(anchor, lying)
            .iter()
            .filter_map(|anchor| self.pieces.get(anchor))
            .map(|piece| (piece.entity, piece.lying))
            .collect();
        pile.sort_by_key(|(_, lying)| lying.dots.anchor().level);
        pile
    }

    /// The pieces that are in the hand when so many are taken from a space: the lowest of them with what lies on it.
    pub fn taken(&self, at: Coord, count: u8) -> Vec<(Entity, Lying)> {
        let stack = self.stack(at);
        let lowest = stack.len().checked_sub(usize::from(count));
        match lowest.and_then(|lowest| stack.get(lowest)) {
            Some((_, _, lying)) => self.pile(lying.dots.anchor()),
            None => Vec::new(),
        }
    }

    /// The highest piece above a space.
    pub fn top(&self, at: Coord) -> Option<(Slot, Entity, Lying)> {
        self.stack(at).pop()
    }
}

pub(in crate::app) fn plugin(app: &mut App) {
    app.init_resource::<Atlas>().add_systems(
        Update,
        (
            (follow_position, write_facts)
                .chain()
                .run_if(resource_changed::<OnTable>),
            write_hand.run_if(resource_changed::<Candidates>),
        )
            .chain()
            .in_set(TurnSet::Sync),
    );
}

fn follow_position(
    on_table: Res<OnTable>,
    mut atlas: ResMut<Atlas>,
    mut boards: Query<&mut Board>,
    mut reserves: Query<&mut Reserve>,
    mut commands: Commands,
) {
    let Some(laid) = &on_table.0 else { return };
    let layout = &laid.layout;
    let board = Board {
        setup: laid.setup(),
        to_move: layout.to_move,
        ply: layout.ply,
        last_moved: layout.last_moved,
    };
    let standing = atlas
        .board
        .and_then(|entity| Some((entity, boards.get_mut(entity).ok()?)));
    let root = match standing {
        Some((entity, mut old)) if old.setup == board.setup => {
            old.set_if_neq(board);
            entity
        }
        standing => {
            if let Some((entity, _)) = standing {
                commands.entity(entity).despawn();
            }
            *atlas = Atlas::default();
            let root = commands
                .spawn((board, Transform::default(), Visibility::default()))
                .id();
            atlas.board = Some(root);
            for (&(owner, kind), &count) in &layout.reserve {
                commands.spawn((Reserve { owner, kind, count }, ChildOf(root)));
            }
            root
        }
    };
    for mut reserve in &mut reserves {
        if let Some(&count) = layout.reserve.get(&(reserve.owner, reserve.kind))
            && reserve.count != count
        {
            reserve.count = count;
        }
    }
    for &at in &laid.spaces {
        space(&mut atlas, root, at, &mut commands);
    }
    follow_pieces(&mut atlas, root, layout, &mut commands);
}

/// Pieces that lie as before are left alone; one that is gone here and new there is the same piece, moved.
fn follow_pieces(atlas: &mut Atlas, root: Entity, layout: &Layout, commands: &mut Commands) {
    let (stay, gone): (BTreeMap<_, _>, BTreeMap<_, _>) = std::mem::take(&mut atlas.pieces)
        .into_iter()
        .partition(|(anchor, piece)| layout.lying.get(anchor) == Some(&piece.lying));
    atlas.pieces = stay;
    let mut gone: Vec<Mirrored> = gone.into_values().collect();
    let new = layout
        .lying
        .values()
        .filter(|lying| !atlas.pieces.contains_key(&lying.dots.anchor()));
    let new: Vec<Lying> = new.copied().collect();
    for (moved, lying) in pair_up(&mut gone, new) {
        let mut piece = moved.unwrap_or_else(|| {
            let entity = commands
                .spawn((Transform::default(), Visibility::default(), ChildOf(root)))
                .id();
            let dot = |index| commands.spawn((Dot(index as u8), ChildOf(entity))).id();
            let dots = (0..lying.dots.slots().len()).map(dot).collect();
            Mirrored {
                entity,
                dots,
                lying,
            }
        });
        piece.lying = lying;
        commands.entity(piece.entity).insert(OnBoard {
            piece: lying.piece,
            turn: lying.turn,
        });
        for (&slot, &dot) in lying.dots.slots().iter().zip(&piece.dots) {
            let level = level(atlas, root, slot, commands);
            commands.entity(dot).insert(StandsOn(level));
        }
        atlas.pieces.insert(lying.dots.anchor(), piece);
    }
    for piece in gone {
        commands.entity(piece.entity).despawn();
    }
}

/// Says for each new piece which of the gone ones it is. Tiles of their own number and pieces of the same kind
/// come first; a stone that was flattened is still the same stone. Of several alike the lower goes to the nearer
/// space, as stones dropped from a hand do.
fn pair_up(gone: &mut Vec<Mirrored>, mut new: Vec<Lying>) -> Vec<(Option<Mirrored>, Lying)> {
    gone.sort_by_key(|piece| piece.lying.dots.anchor().level);
    if let Some(first) = gone.first() {
        let from = first.lying.dots.anchor().at;
        new.sort_by_key(|lying| {
            let way = lying.dots.anchor().at - from;
            (
                way.x.unsigned_abs().max(way.y.unsigned_abs()),
                lying.dots.anchor().level,
            )
        });
    }
    let mut pairs = Vec::with_capacity(new.len());
    for same_place in [true, false] {
        new.retain(|lying| {
            let partner = gone.iter().position(|Mirrored { lying: old, .. }| {
                if same_place {
                    // Changed where it lies: turned, or flattened.
                    old.dots.anchor() == lying.dots.anchor() && old.piece.owner == lying.piece.owner
                } else {
                    old.piece == lying.piece
                }
            });
            match partner {
                Some(index) => {
                    pairs.push((Some(gone.remove(index)), *lying));
                    false
                }
                None => true,
            }
        });
    }
    pairs.extend(new.into_iter().map(|lying| (None, lying)));
    pairs
}

fn space(atlas: &mut Atlas, root: Entity, at: Coord, commands: &mut Commands) -> Entity {
    *atlas
        .spaces
        .entry(at)
        .or_insert_with(|| commands.spawn((Space(at), ChildOf(root))).id())
}

fn level(atlas: &mut Atlas, root: Entity, slot: Slot, commands: &mut Commands) -> Entity {
    if let Some(&level) = atlas.levels.get(&slot) {
        return level;
    }
    let space = space(atlas, root, slot.at, commands);
    let level = commands.spawn((Level(slot.level), ChildOf(space))).id();
    atlas.levels.insert(slot, level);
    level
}

fn write_facts(facts: Res<KnownFacts>, atlas: Res<Atlas>, mut commands: Commands) {
    let facts = &facts.0;
    for (anchor, piece) in &atlas.pieces {
        let mut piece = commands.entity(piece.entity);
        piece.remove::<(Covered, Stuck)>();
        if facts.covered.contains(anchor) {
            piece.insert(Covered);
        }
        if let Some(reason) = facts.stuck.get(anchor) {
            piece.insert(Stuck(reason.clone()));
        }
    }
    for (at, entity) in &atlas.spaces {
        let mut space = commands.entity(*entity);
        space.remove::<(OnWinningPath, Connected)>();
        if facts.winning.contains(at) {
            space.insert(OnWinningPath);
        }
        if let Some(group) = facts
            .groups
            .iter()
            .position(|group| group.spaces.contains(at))
        {
            space.insert(Connected(group));
        }
    }
}

fn write_hand(
    candidates: Res<Candidates>,
    hand: Res<Hand>,
    atlas: Res<Atlas>,
    lit: Query<Entity, With<LegalTarget>>,
    movable: Query<Entity, With<Movable>>,
    held: Query<Entity, With<InHand>>,
    mut commands: Commands,
) {
    for entity in &lit {
        commands.entity(entity).remove::<LegalTarget>();
    }
    for entity in &movable {
        commands.entity(entity).remove::<Movable>();
    }
    for entity in &held {
        commands.entity(entity).remove::<InHand>();
    }
    for step in &candidates.next {
        match step {
            Step::Put(at) => {
                if let Some(space) = atlas.space(*at) {
                    commands.entity(space).insert(LegalTarget);
                }
            }
            Step::Take { at, .. } => {
                if let Some((_, piece, _)) = atlas.top(*at) {
                    commands.entity(piece).insert(Movable);
                }
            }
            Step::Choose(_) | Step::Turn(_) | Step::Pass => {}
        }
    }
    if let Some((at, count)) = hand.taken() {
        for (piece, _) in atlas.taken(at, count) {
            commands.entity(piece).insert(InHand);
        }
    }
}

/// The layout that the entities alone tell of: what an inspector or a test reads from the world.
pub fn layout_of_world(world: &mut World) -> Option<Layout> {
    let mut boards = world.query::<(Entity, &Board)>();
    let (root, board) = boards
        .single(world)
        .map(|(entity, board)| (entity, board.clone()))
        .ok()?;
    let mut spaces = world.query::<(&Space, Option<&Children>)>();
    let mut levels: HashMap<Entity, Slot> = HashMap::default();
    let mut level_query = world.query::<&Level>();
    for (space, children) in spaces.iter(world) {
        for &child in children.into_iter().flatten() {
            if let Ok(level) = level_query.get(world, child) {
                levels.insert(child, space.0.at_level(level.0));
            }
        }
    }
    let mut lying = BTreeMap::new();
    let mut pieces = world.query::<(&OnBoard, &Children, &ChildOf)>();
    let mut dots = world.query::<(&Dot, &StandsOn)>();
    for (on_board, children, parent) in pieces.iter(world) {
        if parent.parent() != root {
            continue;
        }
        let mut slots: Vec<(u8, Slot)> = children
            .iter()
            .filter_map(|child| dots.get(world, child).ok())
            .filter_map(|(dot, on)| Some((dot.0, *levels.get(&on.0)?)))
            .collect();
        slots.sort_unstable_by_key(|(index, _)| *index);
        let dots = match slots.as_slice() {
            [(_, only)] => Dots::One(*only),
            [(_, a), (_, b), (_, c)] => Dots::Three([*a, *b, *c]),
            _ => return None,
        };
        lying.insert(
            dots.anchor(),
            Lying {
                piece: on_board.piece,
                dots,
                turn: on_board.turn,
            },
        );
    }
    let mut reserves = world.query::<&Reserve>();
    let reserve = reserves
        .iter(world)
        .map(|reserve| ((reserve.owner, reserve.kind), reserve.count))
        .collect();
    Some(Layout {
        lying,
        reserve,
        to_move: board.to_move,
        ply: board.ply,
        last_moved: board.last_moved,
    })
}
