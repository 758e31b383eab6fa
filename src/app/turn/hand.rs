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
    /// PÜNCT: the turn that the person would like best, kept while the piece goes from space to space.
    pub preview_turn: Option<u8>,
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

    pub(in crate::app) fn clear(&mut self) {
        *self = Self::default();
    }
}

/// The turns among some steps.
pub(in crate::app) fn turns_of(steps: &BTreeSet<Step>) -> Vec<u8> {
    let turns = steps.iter().filter_map(|step| match step {
        Step::Turn(turn) => Some(*turn),
        _ => None,
    });
    turns.collect()
}

/// The legal moves in steps, and those of them that the hand can still become. Written by `Derive`.
#[derive(Resource, Clone, Debug, Default)]
pub struct Candidates {
    pub spelling: Spelling,
    /// What an empty hand can begin with.
    pub first: BTreeSet<Step>,
    pub next: BTreeSet<Step>,
    /// While a position is set up: the turns that the piece in hand can be given wherever it is put.
    pub turns_anywhere: Vec<u8>,
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
        let mut turns = turns_of(&self.next);
        turns.extend(&self.turns_anywhere);
        turns
    }

    /// The turns that the piece in hand could be given there, and the one it would be shown with.
    pub fn turns_at(&self, hand: &Hand, at: Coord) -> (Vec<u8>, Option<u8>) {
        let mut steps = hand.steps.clone();
        if hand.turn.is_some() {
            steps.pop();
        }
        steps.push(Step::Put(at));
        let mut turns = turns_of(&self.spelling.next(&steps));
        turns.extend(&self.turns_anywhere);
        let shown = hand
            .turn
            .or(hand.preview_turn)
            .filter(|turn| turns.contains(turn))
            .or(turns.first().copied());
        (turns, shown)
    }
}

/// What became of a step.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::app) enum Taken {
    /// It is in the hand and more steps can follow.
    Grown,
    /// The hand spells a move.
    Whole(Move),
    /// No legal move goes on like this; the steps that were tried.
    Refused(Vec<Step>),
}

/// Adds a step to the hand. A new piece taken while another is in the hand replaces it, and a piece that was put but
/// not yet turned goes elsewhere with the next put.
pub(in crate::app) fn take(hand: &mut Hand, spelling: &Spelling, step: Step) -> Taken {
    let mut tried = hand.steps.clone();
    tried.push(step);
    if spelling.beginning(&tried).is_empty() {
        match step {
            Step::Choose(_) | Step::Take { .. } | Step::Pass => tried = vec![step],
            Step::Put(_) if hand.turn.is_some() => {
                tried.truncate(hand.steps.len() - 1);
                tried.push(step);
            }
            Step::Put(_) | Step::Turn(_) => {}
        }
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
    let liked = match step {
        Step::Choose(_) | Step::Take { .. } | Step::Pass => None,
        Step::Put(_) | Step::Turn(_) => hand.turn.or(hand.preview_turn),
    };
    let turns = turns_of(&spelling.next(&tried));
    hand.steps = tried;
    hand.turn = liked
        .filter(|turn| turns.contains(turn))
        .or(turns.first().copied());
    hand.preview_turn = liked;
    Taken::Grown
}
