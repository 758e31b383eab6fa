//! Brings the entities in step with the position: by the effects of a move that was played or taken back, else by the
//! difference of the two layouts. Nothing here decides anything.

use super::components::{Became, Board, Dot, Level, Moved, OnBoard, Reserve, Space, StandsOn};
use super::index::BoardIndex;
use super::on_table::OnTable;
use crate::app::motion::Motion;
use crate::app::session::Session;
use crate::record::tree::NodeId;
use crate::rules::{Coord, Effect, Layout, Lying, Setup, Slot};
use bevy::ecs::system::SystemParam;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use std::collections::BTreeMap;

/// The board of the set-up on the table, with its spaces: another set-up is another board, and every entity of the old
/// one goes with it.
pub(super) fn sync_board(
    on_table: OnTable,
    mut index: ResMut<BoardIndex>,
    boards: Query<&Board>,
    mut commands: Commands,
) {
    let (Some(setup), Some(layout)) = (on_table.setup(), on_table.layout()) else {
        return;
    };
    let standing = index
        .board()
        .and_then(|root| Some((root, boards.get(root).ok()?)));
    let root = match standing {
        Some((root, board)) if board.setup == setup => root,
        standing => {
            if let Some((root, _)) = standing {
                commands.entity(root).despawn();
            }
            let root = commands.spawn((
                Name::new(format!("Board of {setup}")),
                Board {
                    setup: setup.clone(),
                    to_move: layout.to_move,
                    ply: layout.ply,
                    last_moved: layout.last_moved,
                    shows: None,
                },
            ));
            let root = root.id();
            index.begin(root);
            for (&(owner, kind), &count) in &layout.reserve {
                let name = Name::new(format!("{owner}'s reserve: {kind}"));
                commands.spawn((name, Reserve { owner, kind, count }, ChildOf(root)));
            }
            root
        }
    };
    for at in on_table.spaces() {
        if index.space(at).is_none() {
            let name = Name::new(setup.space_name(at));
            let space = commands.spawn((name, Space(at), ChildOf(root))).id();
            index.add_space(at, space);
        }
    }
}

/// A board without an edge shrinks when a move is taken back: the spaces that are gone go last, when nothing stands there.
pub(super) fn sync_spaces(
    on_table: OnTable,
    mut index: ResMut<BoardIndex>,
    mut commands: Commands,
) {
    let kept = on_table.spaces().into_iter().collect();
    for space in index.keep_spaces(&kept) {
        commands.entity(space).despawn();
    }
}

/// The board's own numbers, and how many pieces wait beside it.
pub(super) fn sync_reserves(
    on_table: OnTable,
    mut boards: Query<&mut Board>,
    mut reserves: Query<&mut Reserve>,
) {
    let Some(layout) = on_table.layout() else {
        return;
    };
    for mut board in &mut boards {
        let next = Board {
            setup: board.setup.clone(),
            to_move: layout.to_move,
            ply: layout.ply,
            last_moved: layout.last_moved,
            shows: board.shows,
        };
        board.set_if_neq(next);
    }
    for mut reserve in &mut reserves {
        if let Some(&count) = layout.reserve.get(&(reserve.owner, reserve.kind)) {
            let next = Reserve { count, ..*reserve };
            reserve.set_if_neq(next);
        }
    }
}

/// Moves the pieces. A piece that moves stays the same entity.
pub(super) fn sync_pieces(on_table: OnTable, mut boards: Query<&mut Board>, mut bodies: Bodies) {
    let (Some(layout), Some(root)) = (on_table.layout(), bodies.index.board()) else {
        return;
    };
    let Ok(mut board) = boards.get_mut(root) else {
        return;
    };
    let session = on_table.session();
    let setup = board.setup.clone();
    let mut bodies = BodiesOf {
        bodies: &mut bodies,
        root,
        setup: &setup,
    };
    match (board.shows, session) {
        (Some(shown), Some(session)) if shown == (session.id(), session.cursor()) => {}
        (Some(shown), Some(session)) if is_next(shown, session) => {
            bodies.play(&session.game().last_effects(), session.is_just_played());
        }
        (Some(shown), Some(session)) if is_previous(shown, session) => {
            if let Some(mv) = session.record().tree.mv(shown.1) {
                bodies.take_back(&session.game().effects(mv), &layout);
            }
        }
        _ => bodies.jump(&layout),
    }
    board.shows = session.map(|session| (session.id(), session.cursor()));
}

/// Whether one move leads from what is shown to the cursor.
fn is_next((id, shown): (u64, NodeId), session: &Session) -> bool {
    let tree = &session.record().tree;
    id == session.id() && tree.contains(shown) && tree.parent(session.cursor()) == Some(shown)
}

/// Whether one move leads from the cursor to what is shown.
fn is_previous((id, shown): (u64, NodeId), session: &Session) -> bool {
    let tree = &session.record().tree;
    id == session.id() && tree.contains(shown) && tree.parent(shown) == Some(session.cursor())
}

/// The pieces' entities, to be moved, made and removed.
#[derive(SystemParam)]
pub(super) struct Bodies<'w, 's> {
    index: ResMut<'w, BoardIndex>,
    pieces: Query<'w, 's, (&'static mut OnBoard, &'static Children)>,
    dots: Query<'w, 's, &'static Dot>,
    motion: Motion<'w>,
    commands: Commands<'w, 's>,
}

/// The same, of the board on the table.
struct BodiesOf<'a, 'w, 's> {
    bodies: &'a mut Bodies<'w, 's>,
    root: Entity,
    setup: &'a Setup,
}

impl BodiesOf<'_, '_, '_> {
    /// Follows a move by its effects, in their order.
    fn play(&mut self, effects: &[Effect], is_played: bool) {
        let mut order = 0..;
        let mut moved = |from: Option<Slot>, route: Vec<Coord>| Moved {
            from,
            route,
            order: order.next().unwrap_or_default(),
            is_played,
            is_back: false,
        };
        for effect in effects {
            match effect {
                Effect::Enter { lying } => {
                    let piece = self.spawn(*lying);
                    let route = vec![lying.dots.anchor().at];
                    self.tell(piece, moved(None, route));
                }
                Effect::Carry {
                    from,
                    to,
                    turn,
                    route,
                } => {
                    if let Some((piece, before)) = self.take(*from) {
                        let lying = Lying {
                            piece: before.piece,
                            dots: *to,
                            turn: *turn,
                        };
                        self.put(piece, lying);
                        self.tell(piece, moved(Some(*from), route.clone()));
                    }
                }
                Effect::Become { at, kind } => {
                    if let Some((piece, mut lying)) = self.take(*at) {
                        let was = lying.piece.kind;
                        lying.piece.kind = *kind;
                        self.put(piece, lying);
                        let is_over = !self.bodies.motion.travels();
                        self.tell(piece, Became { was, is_over });
                    }
                }
            }
        }
    }

    /// Writes down what the move did to a piece.
    fn tell(&mut self, piece: Entity, what: impl Component) {
        self.bodies.commands.entity(piece).insert(what);
    }

    /// Follows a move back: its effects in the opposite order, to the layout before it.
    fn take_back(&mut self, effects: &[Effect], before: &Layout) {
        let mut order = 0..;
        for effect in effects.iter().rev() {
            match effect {
                Effect::Enter { lying } => {
                    if let Some((piece, _)) = self.take(lying.dots.anchor()) {
                        self.bodies.commands.entity(piece).despawn();
                    }
                }
                Effect::Carry {
                    from, to, route, ..
                } => {
                    if let (Some((piece, _)), Some(lying)) =
                        (self.take(to.anchor()), before.lying.get(from))
                    {
                        self.put(piece, *lying);
                        let moved = Moved {
                            from: Some(to.anchor()),
                            route: route.iter().rev().copied().collect(),
                            order: order.next().unwrap_or_default(),
                            is_played: false,
                            is_back: true,
                        };
                        self.tell(piece, moved);
                    }
                }
                Effect::Become { at, .. } => {
                    if let (Some((piece, _)), Some(lying)) = (self.take(*at), before.lying.get(at))
                    {
                        self.put(piece, *lying);
                    }
                }
            }
        }
    }

    /// Goes to any other position of the same set-up: what lies as before stays, and of the rest a piece of the same kind
    /// goes where one is missing.
    fn jump(&mut self, layout: &Layout) {
        let mut spare: BTreeMap<Slot, (Entity, Lying)> = BTreeMap::new();
        for (anchor, piece) in self.bodies.index.take_pieces() {
            match self.bodies.pieces.get(piece) {
                Ok((on_board, _)) if layout.lying.get(&anchor) == Some(&on_board.0) => {
                    self.bodies.index.put_piece(anchor, piece);
                }
                Ok((on_board, _)) => {
                    spare.insert(anchor, (piece, on_board.0));
                }
                Err(_) => {}
            }
        }
        for lying in layout.lying.values() {
            if self.bodies.index.piece(lying.dots.anchor()).is_some() {
                continue;
            }
            let same = |(_, (_, other)): &(&Slot, &(Entity, Lying))| other.piece == lying.piece;
            let anchor = spare.iter().find(same).map(|(anchor, _)| *anchor);
            match anchor.and_then(|anchor| spare.remove(&anchor)) {
                Some((piece, _)) => self.put(piece, *lying),
                None => {
                    self.spawn(*lying);
                }
            }
        }
        for (piece, _) in spare.into_values() {
            self.bodies.commands.entity(piece).despawn();
        }
    }

    /// Takes a piece off the board's index, with how it lay.
    fn take(&mut self, anchor: Slot) -> Option<(Entity, Lying)> {
        let piece = self.bodies.index.take_piece(anchor)?;
        let (on_board, _) = self.bodies.pieces.get(piece).ok()?;
        Some((piece, on_board.0))
    }

    /// Lays a piece that is there already.
    fn put(&mut self, piece: Entity, lying: Lying) {
        let Ok((mut on_board, children)) = self.bodies.pieces.get_mut(piece) else {
            return;
        };
        on_board.set_if_neq(OnBoard(lying));
        let dots: HashMap<u8, Entity> = children
            .iter()
            .filter_map(|child| Some((self.bodies.dots.get(child).ok()?.0, child)))
            .collect();
        for (number, &slot) in (0..).zip(lying.dots.slots()) {
            if let Some(&dot) = dots.get(&number) {
                let level = self.level(slot);
                self.bodies.commands.entity(dot).insert(StandsOn(level));
            }
        }
        self.bodies.index.put_piece(lying.dots.anchor(), piece);
    }

    /// Makes a piece that is new on the board.
    fn spawn(&mut self, lying: Lying) -> Entity {
        let name = Name::new(format!("{} {}", lying.piece.owner, lying.piece.kind));
        let body = (name, OnBoard(lying), ChildOf(self.root));
        let piece = self.bodies.commands.spawn(body).id();
        for (number, &slot) in (0..).zip(lying.dots.slots()) {
            let level = self.level(slot);
            let name = Name::new(format!("Dot {number}"));
            self.bodies
                .commands
                .spawn((name, Dot(number), StandsOn(level), ChildOf(piece)));
        }
        self.bodies.index.put_piece(lying.dots.anchor(), piece);
        piece
    }

    fn level(&mut self, slot: Slot) -> Entity {
        if let Some(level) = self.bodies.index.level(slot) {
            return level;
        }
        let space = self.space(slot.at);
        let name = Name::new(format!("Level {}", slot.level));
        let level = (name, Level(slot.level), ChildOf(space));
        let level = self.bodies.commands.spawn(level).id();
        self.bodies.index.add_level(slot, level);
        level
    }

    fn space(&mut self, at: Coord) -> Entity {
        if let Some(space) = self.bodies.index.space(at) {
            return space;
        }
        let name = Name::new(self.setup.space_name(at));
        let space = self
            .bodies
            .commands
            .spawn((name, Space(at), ChildOf(self.root)));
        let space = space.id();
        self.bodies.index.add_space(at, space);
        space
    }
}
