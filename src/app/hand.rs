//! The move that is being made: the steps so far, and what they can still become.

use crate::rules::{Coord, Kind, Move, Spelling, Step};
use bevy::prelude::*;
use std::collections::BTreeSet;

/// What the person holds. Only `Gather` changes it.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    pub steps: Vec<Step>,
    /// PÜNCT: how the piece that was put is shown turned, until that is decided.
    pub turn: Option<u8>,
}

impl Hand {
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// The kind chosen from the reserve.
    pub fn chosen(&self) -> Option<Kind> {
        match self.steps.first() {
            Some(Step::Choose(kind)) => Some(*kind),
            _ => None,
        }
    }

    /// The space that was taken from, and how many pieces.
    pub fn taken(&self) -> Option<(Coord, u8)> {
        match self.steps.first() {
            Some(&Step::Take { at, count }) => Some((at, count)),
            _ => None,
        }
    }

    /// Where something was put, in order.
    pub fn puts(&self) -> impl DoubleEndedIterator<Item = Coord> {
        self.steps.iter().filter_map(|step| match step {
            Step::Put(at) => Some(*at),
            _ => None,
        })
    }

    pub(super) fn clear(&mut self) {
        self.steps.clear();
        self.turn = None;
    }
}

/// The legal moves in steps, and those of them that the hand can still become. Written by `Derive`.
#[derive(Resource, Clone, Debug, Default)]
pub struct Candidates {
    pub spelling: Spelling,
    pub next: BTreeSet<Step>,
}

impl Candidates {
    /// Where the next thing in the hand may be put.
    pub fn targets(&self) -> impl Iterator<Item = Coord> {
        self.next.iter().filter_map(|step| match step {
            Step::Put(at) => Some(*at),
            _ => None,
        })
    }

    /// How many pieces may be taken from a space at the most; `None` when nothing there can be taken now.
    pub fn most_from(&self, space: Coord) -> Option<u8> {
        let counts = self.next.iter().filter_map(|step| match step {
            Step::Take { at, count } if *at == space => Some(*count),
            _ => None,
        });
        counts.max()
    }

    /// The turns that the piece just put may be given.
    pub fn turns(&self) -> Vec<u8> {
        let turns = self.next.iter().filter_map(|step| match step {
            Step::Turn(turn) => Some(*turn),
            _ => None,
        });
        turns.collect()
    }
}

/// What became of a step.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Taken {
    /// It is in the hand and more steps can follow.
    Grown,
    /// The hand spells a move.
    Whole(Move),
    /// No legal move goes on like this; the steps that were tried.
    Refused(Vec<Step>),
}

/// Adds a step to the hand. A new piece taken while another is in the hand replaces it.
pub(super) fn take(hand: &mut Hand, spelling: &Spelling, step: Step) -> Taken {
    let mut tried = hand.steps.clone();
    tried.push(step);
    if spelling.beginning(&tried).is_empty()
        && matches!(step, Step::Choose(_) | Step::Take { .. } | Step::Pass)
    {
        tried = vec![step];
    }
    let candidates = spelling.beginning(&tried);
    if candidates.is_empty() {
        return Taken::Refused(tried);
    }
    if let Some(mv) = spelling.whole(&tried) {
        return Taken::Whole(mv);
    }
    // What can only be one thing is played at once, but not before the person has said where to.
    if let [(_, mv)] = candidates
        && matches!(step, Step::Put(_))
    {
        return Taken::Whole(*mv);
    }
    let turned_before = hand.turn;
    hand.steps = tried;
    let turns: Vec<u8> = spelling
        .next(&hand.steps)
        .into_iter()
        .filter_map(|step| {
            if let Step::Turn(turn) = step {
                Some(turn)
            } else {
                None
            }
        })
        .collect();
    hand.turn = turned_before
        .filter(|turn| turns.contains(turn))
        .or(turns.first().copied());
    Taken::Grown
}
