//! A position with the moves that led to it: undo, and the draw by repetition, which no position knows alone.

use super::{Draw, Illegal, Outcome, Position};
use std::collections::HashMap;
use std::collections::hash_map::Entry;

/// A game as far as it has been played.
#[derive(Clone, Debug)]
pub struct Played<P: Position> {
    start: P,
    position: P,
    line: Vec<Ply<P>>,
    /// How often each position of the line has been on the table, so that long games stay quick.
    seen: HashMap<u64, u32>,
}

#[derive(Clone, Debug)]
struct Ply<P: Position> {
    mv: P::Move,
    undo: P::Undo,
    key_before: u64,
}

impl<P: Position> Played<P> {
    pub fn new(setup: &P::Setup) -> Self {
        Self::from_position(P::new(setup))
    }

    pub fn from_position(start: P) -> Self {
        Self {
            seen: HashMap::from([(start.key(), 1)]),
            position: start.clone(),
            start,
            line: Vec::new(),
        }
    }

    pub fn start(&self) -> &P {
        &self.start
    }

    pub fn position(&self) -> &P {
        &self.position
    }

    /// The moves so far, first to last.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = P::Move> + DoubleEndedIterator {
        self.line.iter().map(|ply| ply.mv)
    }

    /// Plays a move if the game is not over and the move is legal; else nothing changes.
    pub fn play(&mut self, mv: P::Move) -> Result<(), Illegal> {
        if self.outcome().is_some() {
            return Err(Illegal::GameOver);
        }
        self.position.check(mv)?;
        let key_before = self.position.key();
        let undo = self.position.play_unchecked(mv);
        *self.seen.entry(self.position.key()).or_default() += 1;
        self.line.push(Ply {
            mv,
            undo,
            key_before,
        });
        Ok(())
    }

    /// Takes the last move back and returns it.
    pub fn undo(&mut self) -> Option<P::Move> {
        let Ply { mv, undo, .. } = self.line.pop()?;
        if let Entry::Occupied(mut times) = self.seen.entry(self.position.key()) {
            *times.get_mut() -= 1;
            if *times.get() == 0 {
                times.remove();
            }
        }
        self.position.unplay(mv, undo);
        Some(mv)
    }

    /// The last move and the position that it was played in.
    pub fn last(&self) -> Option<(P, P::Move)> {
        let Ply { mv, undo, .. } = self.line.last()?.clone();
        let mut before = self.position.clone();
        before.unplay(mv, undo);
        Some((before, mv))
    }

    /// The legal moves, none when the game is over.
    pub fn legal_moves(&self) -> Vec<P::Move> {
        let mut moves = Vec::new();
        if self.outcome().is_none() {
            self.position.legal_moves(&mut moves);
        }
        moves
    }

    /// The result, repetition included.
    pub fn outcome(&self) -> Option<Outcome> {
        self.position.outcome().or_else(|| {
            let repeated = self.position.repetition_draws() && self.occurrences() >= 3;
            repeated.then_some(Outcome::Drawn(Draw::Repetition))
        })
    }

    /// How often the present position has been on the table in this line, now included.
    pub fn occurrences(&self) -> usize {
        let times = self.seen.get(&self.position.key());
        times.map_or(1, |&times| times as usize)
    }

    /// The keys of the positions before the present one, oldest first: what a search needs to see repetitions.
    pub fn keys_before(&self) -> impl Iterator<Item = u64> {
        self.line.iter().map(|ply| ply.key_before)
    }
}
