//! The legal moves in steps, and which of them the hand can still become.

use super::hand::{Hand, turns_of};
use crate::app::editor::Editing;
use crate::app::session::Session;
use crate::rules::{Color, Coord, Spelling, Step};
use bevy::prelude::*;
use std::collections::BTreeSet;

/// The legal moves in steps, and those of them that the hand can still become. Written by `Derive`.
#[derive(Resource, Clone, Debug, Default, Reflect)]
#[reflect(opaque, Resource, Debug, Clone)]
pub struct Candidates {
    pub spelling: Spelling,
    /// What an empty hand can begin with.
    pub first: BTreeSet<Step>,
    pub next: BTreeSet<Step>,
    /// While a position is set up: whose pieces are chosen.
    pub chooses_for: Option<Color>,
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

    /// How many pieces an empty hand could take from a space at the most.
    pub fn most_first(&self, space: Coord) -> Option<u8> {
        let counts = self.first.iter().filter_map(|step| match step {
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
        if hand.waits() {
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

/// Spells the legal moves of a new position. While one is set up nothing is a move.
pub(super) fn spell_moves(
    session: Option<Res<Session>>,
    draft: Option<Res<Editing>>,
    mut candidates: ResMut<Candidates>,
) {
    candidates.spelling = match (draft, session) {
        (None, Some(session)) => Spelling::of(session.game()),
        _ => Spelling::default(),
    };
}

/// Works out what can come next.
pub(super) fn continue_hand(
    hand: Res<Hand>,
    draft: Option<Res<Editing>>,
    mut candidates: ResMut<Candidates>,
) {
    if let Some(draft) = draft {
        draft.steps(&hand, &mut candidates);
        return;
    }
    candidates.chooses_for = None;
    candidates.turns_anywhere.clear();
    candidates.first = candidates.spelling.next(&[]);
    let mut next = candidates.spelling.next(&hand.steps);
    // A piece that waits to be turned or confirmed can still go elsewhere.
    if let (true, Some((_, before))) = (hand.waits(), hand.steps.split_last()) {
        next.extend(candidates.spelling.next(before));
    }
    candidates.next = next;
}
