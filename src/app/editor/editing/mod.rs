//! The position that is being set up: the draft with its undo history, and what the rules say of it.

mod intents;
mod requests;

use crate::app::turn::candidates::Candidates;
use crate::app::turn::hand::Hand;
use crate::record::draft::Draft;
use crate::rules::{Color, Coord, Game, Impossible, Kind, Lying, Slot, Step};
use crate::words::Sentence;
use bevy::prelude::*;
use std::collections::BTreeSet;
use std::path::PathBuf;

/// The draft of the editor: its undo history, the verdict of the rules, and whose pieces are placed.
#[derive(Resource, Clone, Debug, Reflect)]
#[reflect(opaque, Resource, Debug, Clone)]
pub struct Editing {
    draft: Draft,
    past: Vec<Draft>,
    future: Vec<Draft>,
    judged: Result<Game, Impossible>,
    color: Color,
    /// What was refused last and why, until something else happens.
    refusal: Option<Refused>,
    /// The file that holds the draft as it is now.
    saved: Option<PathBuf>,
}

impl Editing {
    pub(in crate::app) fn new(draft: Draft) -> Self {
        Self {
            judged: draft.game(),
            color: draft.layout().to_move,
            draft,
            past: Vec::new(),
            future: Vec::new(),
            refusal: None,
            saved: None,
        }
    }

    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    /// The game that begins with this position, or why there is none.
    pub fn game(&self) -> Result<&Game, &Impossible> {
        self.judged.as_ref()
    }

    /// Whose pieces come from the reserve.
    pub fn color(&self) -> Color {
        self.color
    }

    pub fn refusal(&self) -> Option<&Refused> {
        self.refusal.as_ref()
    }

    /// The file that holds this position already.
    pub fn saved(&self) -> Option<&PathBuf> {
        self.saved.as_ref()
    }

    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// What the hand can do next: take any piece, put it anywhere. What can't lie there is refused when it is tried.
    pub(in crate::app) fn steps(&self, hand: &Hand, candidates: &mut Candidates) {
        candidates.chooses_for = Some(self.color);
        candidates.first = self.takes(true);
        candidates.next = if hand.is_empty() {
            self.takes(false)
        } else {
            let spaces = self.draft.spaces().into_iter();
            spaces.map(Step::Put).collect()
        };
        let turns = self.in_hand(hand).map_or(1, |piece| match piece {
            // A pile goes as it is.
            InHand::Pile(anchor) if self.draft.pile(anchor).len() > 1 => 1,
            InHand::Pile(anchor) => self.draft.layout().lying[&anchor].piece.kind.turns(),
            InHand::New(kind) => kind.turns(),
        });
        candidates.turns_anywhere = (0..turns).filter(|_| turns > 1).collect();
    }

    fn takes(&self, with_piles: bool) -> BTreeSet<Step> {
        let mut takes = BTreeSet::new();
        for (&(owner, kind), &left) in &self.draft.layout().reserve {
            if owner == self.color && left > 0 {
                let ways = self.draft.setup().ways(kind);
                takes.extend(ways.iter().copied().map(Step::Choose));
            }
        }
        for anchor in self.draft.layout().lying.keys() {
            let count = self.draft.depth(*anchor);
            if with_piles || count == 1 {
                takes.insert(Step::Take {
                    at: anchor.at,
                    count,
                });
            }
        }
        takes
    }

    /// How what is in the hand would lie there; nothing where it can't.
    pub fn preview(&self, hand: &Hand, at: Coord) -> Vec<Lying> {
        let turn = hand.preview_turn.unwrap_or_default();
        let lying = match self.in_hand(hand) {
            Some(InHand::New(kind)) => self
                .draft
                .landing(self.color, kind, at, turn)
                .map(|lying| vec![lying]),
            Some(InHand::Pile(anchor)) => self.draft.carried(anchor, at, turn),
            None => return Vec::new(),
        };
        lying.unwrap_or_default()
    }

    fn in_hand(&self, hand: &Hand) -> Option<InHand> {
        if let Some(kind) = hand.chosen() {
            return Some(InHand::New(kind));
        }
        let (at, count) = hand.taken()?;
        let stack = self.draft.stack(at);
        let index = stack.len().checked_sub(usize::from(count))?;
        Some(InHand::Pile(stack.get(index)?.dots.anchor()))
    }

    /// Changes the draft, or says why it can't be changed like that.
    fn change<E: Into<Refused>>(&mut self, with: impl FnOnce(&mut Draft) -> Result<(), E>) -> bool {
        let mut next = self.draft.clone();
        if let Err(reason) = with(&mut next) {
            self.refusal = Some(reason.into());
            return false;
        }
        if next != self.draft {
            self.past.push(std::mem::replace(&mut self.draft, next));
            self.future.clear();
            self.judge();
        }
        true
    }

    /// Asks the rules about a draft that has changed.
    fn judge(&mut self) {
        self.judged = self.draft.game();
        self.saved = None;
    }
}

/// Why something can't be done to the draft, and the spaces that show it.
#[derive(Clone, Debug, PartialEq)]
pub struct Refused {
    pub why: Sentence,
    pub places: Vec<Coord>,
}

impl From<Impossible> for Refused {
    fn from(impossible: Impossible) -> Self {
        Self {
            why: (&impossible).into(),
            places: impossible.places,
        }
    }
}

impl From<Sentence> for Refused {
    fn from(why: Sentence) -> Self {
        let places = Vec::new();
        Self { why, places }
    }
}

/// What the hand holds while a position is set up.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum InHand {
    /// From the reserve of [`Editing::color`].
    New(Kind),
    /// The piece with this anchor, and what lies on it.
    Pile(Slot),
}
