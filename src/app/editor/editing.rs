//! One position being set up: the draft with its past, what the rules say of it, and what the hand does to it.

use crate::app::editor::Arrange;
use crate::app::editor::save_scene::save;
use crate::app::turn::hand::{Candidates, Hand};
use crate::app::turn::intent::Intent;
use crate::record::draft::Draft;
use crate::rules::{Color, Coord, Facts, Game, Impossible, Kind, Lying, Slot, Step, tak};
use std::collections::BTreeSet;
use std::path::PathBuf;

#[derive(Clone, Debug)]
pub struct Editing {
    draft: Draft,
    past: Vec<Draft>,
    future: Vec<Draft>,
    judged: Result<Game, Impossible>,
    color: Color,
    /// What was refused last and why, until something else happens.
    refusal: Option<Impossible>,
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

    pub fn refusal(&self) -> Option<&Impossible> {
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

    pub(in crate::app) fn facts(&self) -> Facts {
        self.judged.as_ref().map(Game::facts).unwrap_or_default()
    }

    /// What the hand can do next: take any piece, put it anywhere. What can't lie there is refused when it is tried.
    pub(in crate::app) fn steps(&self, hand: &Hand, candidates: &mut Candidates) {
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
                takes.insert(Step::Choose(kind));
                if kind == Kind::Tak(tak::Stone::Flat) {
                    takes.insert(Step::Choose(Kind::Tak(tak::Stone::Standing)));
                }
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

    pub(in crate::app) fn hear(&mut self, intent: &Intent, hand: &mut Hand) {
        self.refusal = None;
        match intent {
            Intent::Arrange(wish) => self.arrange(wish, hand),
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

    fn arrange(&mut self, wish: &Arrange, hand: &mut Hand) {
        match wish {
            Arrange::Open(_) => {}
            Arrange::Pick(color, kind) => self.pick(*color, *kind, hand),
            Arrange::OtherColor => {
                self.color = !self.color;
                if let Some(kind) = hand.chosen() {
                    self.pick(self.color, kind, hand);
                }
            }
            Arrange::Remove(under) => {
                let held = match self.in_hand(hand) {
                    Some(InHand::Pile(anchor)) => Some(anchor),
                    Some(InHand::New(_)) => None,
                    None => *under,
                };
                hand.clear();
                if let Some(anchor) = held {
                    self.change(|draft| {
                        draft.remove(anchor);
                        Ok(())
                    });
                }
            }
            Arrange::Clear => {
                hand.clear();
                self.change(|draft| {
                    draft.clear();
                    Ok(())
                });
            }
            Arrange::ToMove(side) => {
                self.change(|draft| {
                    draft.set_to_move(*side);
                    Ok(())
                });
            }
            Arrange::MoveNumber(number) => {
                self.change(|draft| draft.set_move_number(*number));
            }
            Arrange::Read(text) => {
                hand.clear();
                self.change(|draft| {
                    *draft = Draft::read(draft.setup(), text)
                        .map_err(|error| Impossible::new(error.to_string(), []))?;
                    Ok(())
                });
            }
            Arrange::Save { title, path } => {
                let unnamed = format!("A position of {}", self.draft.setup().game_name());
                let title = if title.is_empty() { &unnamed } else { title };
                let written = self
                    .draft
                    .scene(title)
                    .map_err(|impossible| impossible.reason)
                    .and_then(|scene| save(&scene, path));
                match written {
                    Ok(()) => self.saved = Some(path.clone()),
                    Err(reason) => self.refusal = Some(Impossible::new(reason, [])),
                }
            }
        }
    }

    fn pick(&mut self, color: Color, kind: Kind, hand: &mut Hand) {
        let preview_turn = hand.preview_turn;
        hand.clear();
        self.color = color;
        match self.draft.spare(color, kind) {
            Ok(_) => {
                hand.steps.push(Step::Choose(kind));
                hand.preview_turn = Some(preview_turn.unwrap_or_default() % kind.turns());
            }
            Err(reason) => self.refusal = Some(reason),
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

    /// Changes the draft, or says why it can't be changed like that.
    fn change(&mut self, with: impl FnOnce(&mut Draft) -> Result<(), Impossible>) -> bool {
        let mut next = self.draft.clone();
        if let Err(reason) = with(&mut next) {
            self.refusal = Some(reason);
            return false;
        }
        if next != self.draft {
            self.past.push(std::mem::replace(&mut self.draft, next));
            self.future.clear();
            self.judge();
        }
        true
    }

    fn judge(&mut self) {
        self.judged = self.draft.game();
        self.saved = None;
    }
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum InHand {
    /// From the reserve of [`Editing::color`].
    New(Kind),
    /// The piece with this anchor, and what lies on it.
    Pile(Slot),
}
