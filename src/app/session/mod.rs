//! The game on the table: everything that was tried in it, and a cursor. Read by everybody, written by `Apply` alone.

pub(in crate::app) mod edits;

use crate::app::session::edits::Edited;
use crate::record::game_record::{GameRecord, SEED};
use crate::record::tree::NodeId;
use crate::rules::{Color, Game, Illegal, Move, Outcome, Setup};
use bevy::prelude::*;
use std::sync::atomic::{AtomicU64, Ordering};

/// The game that is open. What is played after going back becomes a variation; nothing is lost.
#[derive(Resource, Clone, Debug)]
pub struct Session {
    pub(in crate::app) record: GameRecord,
    /// The game up to the cursor.
    game: Game,
    cursor: NodeId,
    /// By the index of the node.
    told: Vec<Told>,
    live: bool,
    pub(in crate::app) edits: Vec<Edited>,
    /// How many edits there were when somebody last played or walked.
    pub(in crate::app) settled: usize,
    id: u64,
    edition: u64,
    seed: u32,
}

/// What is known of a node.
#[derive(Clone, Debug, Default)]
struct Told {
    /// The move that leads here, in notation.
    text: String,
    outcome: Option<Outcome>,
    /// The move that was last walked from here.
    way: Option<NodeId>,
}

/// A way through the tree, from the cursor.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Walk {
    Back,
    On,
    Start,
    End,
    /// To what was tried before this move or variation, instead of it.
    Earlier,
    /// To what was tried after it.
    Later,
}

impl Session {
    pub fn new(setup: &Setup) -> Self {
        Self::from_game(Game::new(setup))
    }

    /// Opens a game with the moves it has behind it.
    pub fn from_game(game: Game) -> Self {
        let record = GameRecord::from_game(game);
        let end = record.tree.end_of(NodeId::ROOT);
        Self::open(record, end)
    }

    /// Opens a record at one of its nodes.
    pub fn open(record: GameRecord, at: NodeId) -> Self {
        let mut told = vec![Told::default(); record.tree.index_bound()];
        let mut game = record.start.clone();
        for id in record.tree.walk() {
            // A move comes after the one before it, or after a variation has ended: then back to where it branched.
            while game.moves_played() >= record.tree.depth(id).max(1) {
                game.undo();
            }
            if let Some(mv) = record.tree.mv(id) {
                told[id.index()].text = game.write_move(mv);
                game.play(mv).expect(LEGAL);
            }
            told[id.index()].outcome = game.outcome();
        }
        let mut session = Self {
            seed: seed_of(&record).unwrap_or_default(),
            game: record.start.clone(),
            record,
            cursor: NodeId::ROOT,
            told,
            live: true,
            edits: Vec::new(),
            settled: 0,
            id: fresh(),
            edition: fresh(),
        };
        session.jump(at);
        session
    }

    /// The game up to the cursor.
    pub fn game(&self) -> &Game {
        &self.game
    }

    pub fn record(&self) -> &GameRecord {
        &self.record
    }

    /// Where in the record the table is.
    pub fn cursor(&self) -> NodeId {
        self.cursor
    }

    /// The move that leads to a node, in notation; empty for the beginning.
    pub fn text(&self, id: NodeId) -> &str {
        self.told.get(id.index()).map_or("", |told| &told.text)
    }

    /// The result there.
    pub fn outcome(&self, id: NodeId) -> Option<Outcome> {
        self.told.get(id.index())?.outcome
    }

    /// Who made the move that leads to a node; at the beginning, who would have.
    pub fn mover(&self, id: NodeId) -> Color {
        let first = self.record.start.side_to_move();
        if self.record.tree.depth(id) % 2 == 1 {
            first
        } else {
            !first
        }
    }

    /// Another number for every game that is opened.
    pub fn id(&self) -> u64 {
        self.id
    }

    /// Another number for every state of the record that there has been in this program: the cursor apart, the same
    /// number means that nothing has changed.
    pub fn edition(&self) -> u64 {
        self.edition
    }

    /// What the levels overlook and misjudge in this game hangs on it: the same seed, the same answers.
    pub fn seed(&self) -> u32 {
        self.seed
    }

    /// With this seed, unless its record says which one it was played with.
    #[must_use]
    pub fn seeded(mut self, seed: u32) -> Self {
        self.seed = seed_of(&self.record).unwrap_or(seed);
        self
    }

    /// Writes the seed into the record, for whoever wants to play the same game again.
    pub(in crate::app) fn tell_seed(&mut self) {
        // A text may mean something else by it.
        if self.record.tag(SEED).is_none() {
            self.set_tag(SEED, &self.seed.to_string());
        }
    }

    /// Whether a level whose turn it is here is to move: where a line ends, and where somebody has just played.
    /// Walking through a game is looking.
    pub fn is_live(&self) -> bool {
        self.live
    }

    /// Where a walk from the cursor leads; `None` where there is nothing that way.
    pub fn walk(&self, walk: Walk) -> Option<NodeId> {
        let tree = &self.record.tree;
        let to = match walk {
            Walk::Back => tree.parent(self.cursor)?,
            Walk::On => self.next(self.cursor)?,
            Walk::Start => NodeId::ROOT,
            Walk::End => self.end(),
            Walk::Earlier => self.beside(|place| place.checked_sub(1))?,
            Walk::Later => self.beside(|place| place.checked_add(1))?,
        };
        (to != self.cursor).then_some(to)
    }

    /// The move that was last walked from a node, or else the main one.
    fn next(&self, at: NodeId) -> Option<NodeId> {
        let children = self.record.tree.children(at);
        let way = self.told[at.index()].way;
        way.filter(|way| children.contains(way))
            .or_else(|| children.first().copied())
    }

    fn end(&self) -> NodeId {
        let mut at = self.cursor;
        while let Some(next) = self.next(at) {
            at = next;
        }
        at
    }

    /// The sibling at another place, of the cursor or of the nearest node before it that has one there.
    fn beside(&self, place: impl Fn(usize) -> Option<usize>) -> Option<NodeId> {
        let tree = &self.record.tree;
        let mut at = self.cursor;
        while let Some(parent) = tree.parent(at) {
            let siblings = tree.children(parent);
            let now = siblings.iter().position(|&sibling| sibling == at);
            if let Some(&beside) = now.and_then(&place).and_then(|other| siblings.get(other)) {
                return Some(beside);
            }
            at = parent;
        }
        None
    }

    /// The line on the table: the moves up to the cursor and those that redo would play after it.
    pub fn line(&self) -> Vec<NodeId> {
        self.record.tree.path_to(self.end())
    }

    /// Plays a move, as a new variation if it was not tried here before.
    pub(in crate::app) fn play(&mut self, mv: Move) -> Result<(), Illegal> {
        let text = self.game.write_move(mv);
        self.game.play(mv)?;
        let id = self.record.tree.add(self.cursor, mv);
        if id.index() >= self.told.len() {
            self.told.resize(id.index() + 1, Told::default());
            self.told[id.index()].text = text;
            self.told[id.index()].outcome = self.game.outcome();
            self.touch();
        }
        self.told[self.cursor.index()].way = Some(id);
        self.cursor = id;
        self.live = true;
        self.settled = self.edits.len();
        Ok(())
    }

    /// Goes to a node. One that is not in the record, or not any more, leads nowhere.
    pub(in crate::app) fn jump(&mut self, to: NodeId) {
        self.go(to);
        self.settled = self.edits.len();
    }

    pub(in crate::app) fn go(&mut self, to: NodeId) {
        let tree = &self.record.tree;
        if !tree.contains(to) {
            return;
        }
        let fork = tree.fork(self.cursor, to);
        for _ in tree.depth(fork)..tree.depth(self.cursor) {
            self.game.undo();
        }
        let mut at = fork;
        let path = tree.path_to(to);
        for &id in &path[tree.depth(fork)..] {
            let mv = tree.mv(id).expect("only the beginning has no move");
            self.game.play(mv).expect(LEGAL);
            self.told[at.index()].way = Some(id);
            at = id;
        }
        self.cursor = to;
        self.live = self.record.tree.children(to).is_empty();
    }

    /// Takes the node of the same moves for the cursor, where its own has left the record.
    pub(in crate::app) fn find_cursor(&mut self) {
        let tree = &self.record.tree;
        let child = |at, mv| tree.child(at, mv);
        let found = self.game.moves().into_iter().try_fold(NodeId::ROOT, child);
        if let Some(found) = found {
            self.cursor = found;
        }
    }

    pub(in crate::app) fn set_tag(&mut self, name: &str, value: &str) {
        self.record.set_tag(name, value);
        self.touch();
    }

    /// Lets a level move here, or not yet.
    pub(in crate::app) fn set_live(&mut self, live: bool) {
        self.live = live;
    }

    /// The record has become another.
    pub(in crate::app) fn touch(&mut self) {
        self.edition = fresh();
    }
}

/// Another seed for every game that begins. The same ones in the same order, unless they are shuffled.
#[derive(Resource, Debug)]
pub struct Seeds(fastrand::Rng);

impl Seeds {
    /// Such as no two runs of the program have in common.
    pub fn shuffled() -> Self {
        Self(fastrand::Rng::new())
    }

    pub fn draw(&mut self) -> u32 {
        self.0.u32(..)
    }
}

impl Default for Seeds {
    fn default() -> Self {
        Self(fastrand::Rng::with_seed(0))
    }
}

fn seed_of(record: &GameRecord) -> Option<u32> {
    record.tag(SEED)?.parse().ok()
}

/// A number that was never given before.
fn fresh() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

const LEGAL: &str = "the moves of a record were legal when they were added";
