//! The move that is being made: the steps so far, and what they can still become.

use crate::rules::{Coord, Kind, Move, Spelling, Step};
use bevy::prelude::*;
use std::collections::BTreeSet;

/// What the person holds. Only `Gather` changes it.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(opaque, Resource, Debug, PartialEq, Clone)]
pub struct Hand {
    pub steps: Vec<Step>,
    /// PÜNCT: how the piece that was put is shown turned, until that is decided.
    pub turn: Option<u8>,
    /// PÜNCT: the turn that the person would like best, kept while the piece goes from space to space.
    pub preview_turn: Option<u8>,
    /// The steps spell a move that waits to be confirmed.
    pub whole: bool,
    /// Where a piece lies that was clicked and not taken: it can't move, or another is in the hand.
    pub asked: Option<Coord>,
}

impl Hand {
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Whether what was put only waits for its turn to be decided, or for the move to be confirmed.
    pub fn waits(&self) -> bool {
        self.turn.is_some() || self.whole
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
/// not yet turned or confirmed goes elsewhere with the next put. Where moves are confirmed, a whole one stays in the hand.
pub(in crate::app) fn take(
    hand: &mut Hand,
    spelling: &Spelling,
    step: Step,
    confirms: bool,
) -> Taken {
    let mut tried = hand.steps.clone();
    tried.push(step);
    if spelling.beginning(&tried).is_empty() {
        match step {
            Step::Choose(_) | Step::Take { .. } | Step::Pass => tried = vec![step],
            Step::Put(_) if hand.waits() => {
                tried.truncate(hand.steps.len() - 1);
                tried.push(step);
            }
            Step::Put(_) | Step::Turn(_) => {}
        }
    }
    let candidates = spelling.beginning(&tried);
    let is_put = matches!(step, Step::Put(_));
    match candidates {
        [] => return Taken::Refused(tried),
        // What can only be one thing is played at once, but not before the person has said where to and how turned.
        [(spelled, mv)]
            if spelled.len() == tried.len() || is_put && !turns_next(spelled, &tried) =>
        {
            if !(confirms && is_put) {
                return Taken::Whole(*mv);
            }
            tried.clone_from(spelled);
        }
        _ => {}
    }
    let liked = match step {
        Step::Choose(_) | Step::Take { .. } | Step::Pass => None,
        Step::Put(_) | Step::Turn(_) => hand.turn.or(hand.preview_turn),
    };
    let turns = turns_of(&spelling.next(&tried));
    hand.whole = spelling.whole(&tried).is_some();
    hand.steps = tried;
    hand.turn = liked
        .filter(|turn| turns.contains(turn))
        .or(turns.first().copied());
    hand.preview_turn = liked;
    Taken::Grown
}

/// Whether a turn is what a move has left after these steps.
fn turns_next(spelled: &[Step], steps: &[Step]) -> bool {
    matches!(spelled.get(steps.len()), Some(Step::Turn(_)))
}
