//! What the hand does to the draft: the intents of the turn while a position is set up.

use super::{Editing, InHand};
use crate::app::turn::candidates::Candidates;
use crate::app::turn::hand::Hand;
use crate::app::turn::intent::Intent;
use crate::rules::{Color, Coord, Kind, Step};

impl Editing {
    /// Applies an intent to the draft or to the hand.
    pub(in crate::app::editor) fn apply_intent(&mut self, intent: &Intent, hand: &mut Hand) {
        self.refusal = None;
        match intent {
            Intent::Step(Step::Choose(kind)) => self.pick(self.color, *kind, hand),
            Intent::Step(step @ Step::Take { .. }) => {
                hand.clear();
                hand.steps.push(*step);
                match self.in_hand(hand) {
                    Some(InHand::Pile(anchor)) => {
                        hand.preview_turn = Some(self.draft.layout().lying[&anchor].turn);
                    }
                    _ => hand.clear(),
                }
            }
            Intent::Step(Step::Put(at)) => {
                self.put(*at, hand);
            }
            Intent::PutAll(at) => {
                let put = self.put(*at, hand);
                if put {
                    hand.clear();
                }
            }
            Intent::StepBack | Intent::ClearHand => hand.clear(),
            Intent::Rotate(by) | Intent::TurnPreview { by, .. } => {
                let mut candidates = Candidates::default();
                self.steps(hand, &mut candidates);
                let turns = candidates.turns_anywhere.len() as i16;
                let now = i16::from(hand.preview_turn.unwrap_or_default());
                if let Some(turn) = (now + i16::from(*by)).checked_rem_euclid(turns) {
                    hand.preview_turn = Some(turn as u8);
                }
            }
            Intent::SetCount(count) => {
                if let Some((at, _)) = hand.taken()
                    && (1..=self.draft.stack(at).len()).contains(&usize::from(*count))
                {
                    hand.steps = vec![Step::Take { at, count: *count }];
                }
            }
            Intent::Undo if !hand.is_empty() => hand.clear(),
            Intent::Undo => {
                if let Some(before) = self.past.pop() {
                    let now = std::mem::replace(&mut self.draft, before);
                    self.future.push(now);
                    self.judge();
                }
            }
            Intent::Redo => {
                if let Some(next) = self.future.pop() {
                    let now = std::mem::replace(&mut self.draft, next);
                    self.past.push(now);
                    hand.clear();
                    self.judge();
                }
            }
            // The rest is about the game, which waits.
            _ => {}
        }
    }

    /// Takes a piece from a reserve into the hand.
    pub(super) fn pick(&mut self, color: Color, kind: Kind, hand: &mut Hand) {
        let preview_turn = hand.preview_turn;
        hand.clear();
        self.color = color;
        match self.draft.spare(color, kind) {
            Ok(_) => {
                hand.steps.push(Step::Choose(kind));
                hand.preview_turn = Some(preview_turn.unwrap_or_default() % kind.turns());
            }
            Err(reason) => self.refusal = Some(reason.into()),
        }
    }

    /// Puts what is in the hand. A new piece stays in it as long as there are more.
    fn put(&mut self, at: Coord, hand: &mut Hand) -> bool {
        let turn = hand.preview_turn.unwrap_or_default();
        match self.in_hand(hand) {
            Some(InHand::New(kind)) => {
                let color = self.color;
                let put = self.change(|draft| draft.put(color, kind, at, turn));
                if self.draft.spare(color, kind).is_err() {
                    hand.clear();
                }
                put
            }
            Some(InHand::Pile(anchor)) => {
                let put = self.change(|draft| draft.carry(anchor, at, turn));
                if put {
                    hand.clear();
                }
                put
            }
            None => false,
        }
    }
}
