//! The game on the table: everything that was tried in it, and a cursor. Read by everybody, written by `Apply` alone.

mod annotate;
pub(super) mod edits;
mod result;
mod seeds;
mod walk;

pub use seeds::Seeds;
pub use walk::Walk;

use crate::app::players::Seats;
use crate::app::session::edits::Edited;
use crate::record::Claim;
use crate::record::cursor::Cursor;
use crate::record::game_record::{GameRecord, SEED};
use crate::record::tree::NodeId;
use crate::rules::{Color, Game, Illegal, Move, Outcome, Setup};
use bevy::prelude::*;
use std::sync::atomic::{AtomicU64, Ordering};

/// The game that is open. What is played after going back becomes a variation; nothing is lost.
#[derive(Resource, Clone, Debug, Reflect)]
#[reflect(opaque, Resource, Debug, Clone)]
pub struct Session {
    pub(super) record: GameRecord,
    /// The game up to where the table is.
    cursor: Cursor,
    /// By the index of the node.
    nodes: Vec<NodeInfo>,
    live: bool,
    /// The cursor came to where it is by a move that was made, not by walking.
    just_played: bool,
    /// Where a move was taken back last: what is played from here on replaces it.
    replaces: Option<NodeId>,
    pub(super) edits: Vec<Edited>,
    /// How many edits there were when somebody last played or walked.
    pub(super) settled: usize,
    id: u64,
    edition: u64,
    /// The edition that was opened.
    opened: u64,
    seed: u32,
    /// The result that the record had before the players ended the game on the table.
    claim_before: Option<(Claim, Option<NodeId>)>,
    /// It is a task's: nothing of it is kept.
    practice: bool,
}

/// The game that was open when a task came onto the table, with who played it.
#[derive(Resource, Clone, Debug, Default, Reflect)]
#[reflect(opaque, Resource, Debug, Clone)]
pub struct WaitingGame {
    /// Whether a task is on the table, and the game or nothing waits.
    pub(super) is_kept: bool,
    pub(super) game: Option<Session>,
    pub(super) seats: Seats,
}

/// What is known of a node.
#[derive(Clone, Debug, Default)]
struct NodeInfo {
    /// The move that leads here, in notation.
    text: String,
    outcome: Option<Outcome>,
    /// The move that was last walked from here.
    way: Option<NodeId>,
    /// Nobody has made the move: it came with a line that somebody looked at.
    is_looked_at: bool,
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
    pub fn open(mut record: GameRecord, at: NodeId) -> Self {
        if record.claim.is_some() && record.claim_at.is_none() {
            // A text's result is about the end of its main line, whichever line becomes the main one later.
            record.claim_at = Some(record.tree.end_of(NodeId::ROOT));
        }
        let mut nodes = vec![NodeInfo::default(); record.tree.index_bound()];
        let mut game = record.start.clone();
        for id in record.tree.walk() {
            // A move comes after the one before it, or after a variation has ended: then back to where it branched.
            while game.moves_played() >= record.tree.depth(id).max(1) {
                game.undo();
            }
            if let Some(mv) = record.tree.mv(id) {
                nodes[id.index()].text = game.write_move(mv);
                game.play(mv).expect(LEGAL);
            }
            nodes[id.index()].outcome = game.outcome();
        }
        let edition = fresh();
        let mut session = Self {
            seed: seed_of(&record).unwrap_or_default(),
            cursor: Cursor::new(record.start.clone()),
            record,
            nodes,
            live: true,
            just_played: false,
            replaces: None,
            edits: Vec::new(),
            settled: 0,
            id: fresh(),
            edition,
            opened: edition,
            claim_before: None,
            practice: false,
        };
        session.jump(at);
        session
    }

    /// The game up to the cursor.
    pub fn game(&self) -> &Game {
        self.cursor.game()
    }

    pub fn record(&self) -> &GameRecord {
        &self.record
    }

    /// Where in the record the table is.
    pub fn cursor(&self) -> NodeId {
        self.cursor.at()
    }

    /// The move that leads to a node, in notation; empty for the beginning.
    pub fn text(&self, id: NodeId) -> &str {
        self.nodes.get(id.index()).map_or("", |node| &node.text)
    }

    /// The result there.
    pub fn outcome(&self, id: NodeId) -> Option<Outcome> {
        self.nodes.get(id.index())?.outcome
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

    /// Whether nothing has changed since it was opened; walking through it changes nothing.
    pub fn is_untouched(&self) -> bool {
        self.edition == self.opened
    }

    /// Whether it is a task's, which is no game of anybody.
    pub fn is_practice(&self) -> bool {
        self.practice
    }

    /// The same as a task's.
    #[must_use]
    pub(super) fn into_practice(self) -> Self {
        Self {
            practice: true,
            ..self
        }
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
    pub(super) fn record_seed(&mut self) {
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

    /// Whether a move that was made led here; walking through a game makes none.
    pub fn is_just_played(&self) -> bool {
        self.just_played
    }

    /// Plays a move, as a new variation if it was not tried here before. It goes before a line that was only looked at.
    pub(super) fn play(&mut self, mv: Move) -> Result<(), Illegal> {
        let from = self.cursor();
        let id = self.step(mv)?;
        self.nodes[id.index()].is_looked_at = false;
        let main = self.record.tree.children(from).first();
        let was_looked_at = main.is_some_and(|main| self.nodes[main.index()].is_looked_at);
        let replaces = self.replaces == Some(from);
        if (replaces || was_looked_at) && self.record.tree.promote(id).is_some() {
            self.touch();
        }
        if replaces {
            self.replaces = Some(id);
        }
        self.live = true;
        self.just_played = true;
        self.settled = self.edits.len();
        Ok(())
    }

    /// Adds a line from here, or follows it where it was tried before, and goes to its end. Nobody plays it: no level
    /// answers.
    pub(super) fn look_at_line(&mut self, moves: &[Move]) {
        for &mv in moves {
            let known = self.record.tree.index_bound();
            let Ok(id) = self.step(mv) else { break };
            self.nodes[id.index()].is_looked_at |= id.index() >= known;
        }
        self.replaces = None;
        self.live = false;
        self.just_played = false;
        self.settled = self.edits.len();
    }

    /// Goes to where a move leads, which the record has from now on.
    fn step(&mut self, mv: Move) -> Result<NodeId, Illegal> {
        let (from, text) = (self.cursor(), self.game().write_move(mv));
        let id = self.cursor.play(&mut self.record.tree, mv)?;
        if id.index() >= self.nodes.len() {
            self.nodes.resize(id.index() + 1, NodeInfo::default());
            self.nodes[id.index()].text = text;
            self.nodes[id.index()].outcome = self.game().outcome();
            self.touch();
        }
        self.nodes[from.index()].way = Some(id);
        Ok(id)
    }

    /// Goes back to a node to play something else from there: that becomes the main line, and what was played stays as
    /// a variation.
    pub(super) fn take_back(&mut self, to: NodeId) {
        self.jump(to);
        self.replaces = Some(self.cursor());
    }

    /// Goes to a node. One that is not in the record, or not any more, leads nowhere.
    pub(super) fn jump(&mut self, to: NodeId) {
        self.go(to);
        self.replaces = None;
        self.settled = self.edits.len();
    }

    /// The same as part of an edit, which can still be undone then.
    fn go(&mut self, to: NodeId) {
        let tree = &self.record.tree;
        if !tree.contains(to) {
            return;
        }
        let mut from = tree.fork(self.cursor(), to);
        for &id in &tree.path_to(to)[tree.depth(from)..] {
            self.nodes[from.index()].way = Some(id);
            from = id;
        }
        self.just_played &= to == self.cursor();
        self.cursor.go(tree, to).expect(LEGAL);
        self.live = tree.children(to).is_empty();
    }

    /// Takes the node of the same moves for the cursor, where its own has left the record.
    fn find_cursor(&mut self) {
        self.cursor.find_again(&self.record.tree);
    }

    pub(super) fn set_tag(&mut self, name: &str, value: &str) {
        self.record.set_tag(name, value);
        self.touch();
    }

    /// Lets a level move here, or not yet.
    pub(super) fn set_live(&mut self, live: bool) {
        self.live = live;
    }

    /// The record has become another.
    pub(super) fn touch(&mut self) {
        self.edition = fresh();
    }
}

/// The seed that a record was played with.
fn seed_of(record: &GameRecord) -> Option<u32> {
    record.tag(SEED)?.parse().ok()
}

/// A number that was never given before.
fn fresh() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

const LEGAL: &str = "the moves of a record were legal when they were added";
