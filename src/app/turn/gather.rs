//! Gather: intents become steps in the hand, and a whole move or another change of the game becomes a proposal.

use super::candidates::Candidates;
use super::hand::{Hand, Taken, take, turns_of};
use super::intent::Intent;
use super::proposal::{Proposal, Proposals};
use super::refusal::Refusal;
use crate::app::learn::Lesson;
use crate::app::players::Seats;
use crate::app::players::hint::Hint;
use crate::app::puzzles::Solving;
use crate::app::session::{Session, Walk};
use crate::app::view_state::ConfirmMoves;
use crate::app::world::{BoardIndex, Stacks, Stuck};
use crate::rules::{Coord, Kind, Move, Slot, Spelling, Step};
use bevy::prelude::*;

/// Reads intents up to the first that becomes a proposal.
pub(super) fn gather(
    mut intents: MessageReader<Intent>,
    session: Option<Res<Session>>,
    seats: Res<Seats>,
    table: (Stacks, Query<&Stuck>),
    mut gathering: Gathering,
) {
    for intent in intents.read() {
        let another_game = |proposal: &Proposal| {
            matches!(
                proposal,
                Proposal::NewGame(_)
                    | Proposal::Open { .. }
                    | Proposal::Practise { .. }
                    | Proposal::Resume
            )
        };
        let proposed = match (intent, session.as_deref()) {
            (Intent::Propose(proposal), _) if another_game(proposal) => Some(proposal.clone()),
            (_, None) => None,
            // An analysis goes on beside whatever a person does: nothing is taken from their hand.
            (Intent::Propose(proposal @ Proposal::Annotate(_)), Some(_)) => Some(proposal.clone()),
            (intent, Some(session)) => gathering.gather(intent, session, *seats, &table),
        };
        if let Some(proposal) = proposed {
            gathering.proposals.0.push(proposal);
            // What comes after it is meant for the next position, which the next frame knows.
            break;
        }
    }
}

/// What gathering changes, and the moves that it goes by.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Gathering<'w> {
    candidates: Res<'w, Candidates>,
    hand: ResMut<'w, Hand>,
    refusal: ResMut<'w, Refusal>,
    proposals: ResMut<'w, Proposals>,
    confirms: Res<'w, ConfirmMoves>,
    hint: Res<'w, Hint>,
    lesson: Option<Res<'w, Lesson>>,
    solving: Option<Res<'w, Solving>>,
}

impl Gathering<'_> {
    fn gather(
        &mut self,
        intent: &Intent,
        session: &Session,
        seats: Seats,
        (stacks, stuck): &(Stacks, Query<&Stuck>),
    ) -> Option<Proposal> {
        if self.refusal.0.is_some() {
            self.refusal.0 = None;
        }
        if self.hand.asked.is_some() {
            self.hand.asked = None;
        }
        let confirms = self.confirms.0;
        let spelling = &self.candidates.spelling;
        // In a level's turn people may look and take back, but not move its pieces.
        let its_turn = !seats.is_person(session.game().side_to_move()) && session.is_live();
        // A game that the players ended is played on once they take that back.
        // A task or a puzzle says itself when it is the person's turn.
        let lesson = self.lesson.as_deref().map(Lesson::accepts_moves);
        let solving = self.solving.as_deref().map(Solving::accepts_moves);
        let refused = session.is_practice() && lesson.or(solving) == Some(false);
        let closed = its_turn || session.players_end().is_some() || refused;
        match intent {
            Intent::Step(_)
            | Intent::PutAll(_)
            | Intent::Finish
            | Intent::Place { .. }
            | Intent::NextKind
            | Intent::PlayHint
            | Intent::Propose(Proposal::Play(_))
                if closed => {}
            Intent::Answer { mv, key, at } => {
                // An answer counts only where it was asked for.
                let here = session.game().key() == *key && session.cursor() == *at;
                let asked = here && !session.is_over();
                return asked.then_some(Proposal::Play(*mv));
            }
            Intent::Step(step) => match take(&mut self.hand, spelling, *step, confirms) {
                Taken::Grown => {
                    if let Step::Take { at, .. } = step {
                        self.hand.preview_turn = turn_of(stacks, *at);
                    }
                }
                Taken::Whole(mv) => return Some(Proposal::Play(mv)),
                Taken::Refused(tried) => {
                    self.refusal.0 = Some(session.game().why_not(&tried));
                    self.hand.asked = match *step {
                        Step::Put(at) => self.other_piece(stacks, at),
                        Step::Take { at, .. } if self.hand.is_empty() => Some(at),
                        _ => None,
                    };
                }
            },
            Intent::Place { kind, at } => {
                let mut hand = Hand::default();
                let chosen = take(&mut hand, spelling, Step::Choose(*kind), confirms);
                let put = match chosen {
                    Taken::Grown => take(&mut hand, spelling, Step::Put(*at), confirms),
                    other => other,
                };
                match put {
                    Taken::Grown => *self.hand = hand,
                    Taken::Whole(mv) => return Some(Proposal::Play(mv)),
                    Taken::Refused(tried) => self.refusal.0 = Some(session.game().why_not(&tried)),
                }
            }
            Intent::NextKind => {
                if let Some(steps) = next_kind(&self.hand, spelling) {
                    self.hand.steps = steps;
                }
            }
            Intent::PlayHint => return self.hint.found().map(Proposal::Play),
            Intent::PutAll(at) => match take(&mut self.hand, spelling, Step::Put(*at), confirms) {
                Taken::Grown if !self.hand.waits() => {
                    let mv = finished(&self.hand, spelling)?;
                    if !confirms {
                        return Some(Proposal::Play(mv));
                    }
                    self.hand.steps = session.game().steps(mv);
                    self.hand.whole = true;
                }
                Taken::Grown => {}
                Taken::Whole(mv) => return Some(Proposal::Play(mv)),
                Taken::Refused(tried) => self.refusal.0 = Some(session.game().why_not(&tried)),
            },
            Intent::Ask(slot) => {
                let known = known_reason(stacks.index(), stuck, *slot);
                let (at, count) = (slot.at, 1);
                let step = Step::Take { at, count };
                let why = known.unwrap_or_else(|| session.game().why_not(&[step]));
                self.refusal.0 = Some(why);
                if self.hand.is_empty() {
                    self.hand.asked = Some(slot.at);
                }
            }
            Intent::StepBack => self.step_back(),
            Intent::Rotate(by) => {
                let turns = turns_of(&spelling.next(&self.hand.steps));
                self.hand.turn = rotated(&turns, self.hand.turn, *by);
            }
            Intent::TurnPreview { at, by } => {
                let (turns, shown) = self.candidates.turns_at(&self.hand, *at);
                if let Some(turn) = rotated(&turns, shown, *by) {
                    self.hand.preview_turn = Some(turn);
                }
            }
            Intent::Finish if self.hand.is_empty() => {
                return self.hint.found().map(Proposal::Play);
            }
            Intent::Finish => return finished(&self.hand, spelling).map(Proposal::Play),
            Intent::SetCount(count) => {
                if let ([Step::Take { at, .. }], count) = (self.hand.steps.as_slice(), *count) {
                    let step = Step::Take { at: *at, count };
                    if spelling.beginning(&[step]).is_empty() {
                        self.refusal.0 = Some(session.game().why_not(&[step]));
                    } else {
                        self.hand.steps = vec![step];
                    }
                }
            }
            // In a task one goes back to its beginning, and nowhere else.
            Intent::Undo if self.hand.is_empty() && session.is_practice() => {
                let lesson = self
                    .lesson
                    .as_deref()
                    .filter(|lesson| lesson.accepts_moves());
                return lesson.map(|lesson| Proposal::Jump(lesson.start()));
            }
            Intent::Redo | Intent::Walk(_) | Intent::Propose(Proposal::Line(_))
                if session.is_practice() => {}
            Intent::Undo if self.hand.is_empty() => return take_back(session, seats),
            Intent::Undo | Intent::ClearHand => self.hand.clear(),
            Intent::Redo => return session.walk(Walk::On).map(Proposal::Jump),
            Intent::Walk(walk) => return session.walk(*walk).map(Proposal::Jump),
            Intent::Propose(proposal) => return Some(proposal.clone()),
        }
        None
    }

    /// A piece that could be taken instead of putting the one in hand on it.
    fn other_piece(&self, stacks: &Stacks, at: Coord) -> Option<Coord> {
        let (.., lying) = stacks.top(at)?;
        let other = lying.dots.anchor().at;
        let takes = |step: &Step| matches!(step, Step::Take { at, .. } if *at == other);
        let possible = self.hand.puts().next().is_none() && self.hand.taken().is_some();
        (possible && self.candidates.first.iter().any(takes)).then_some(other)
    }

    fn step_back(&mut self) {
        let hand = &mut *self.hand;
        hand.whole = false;
        hand.steps.pop();
        hand.preview_turn = hand.turn.take().or(hand.preview_turn);
        if hand.is_empty() {
            hand.clear();
        }
    }
}

/// The steps of the same place with the next kind that may be put there.
fn next_kind(hand: &Hand, spelling: &Spelling) -> Option<Vec<Step>> {
    let [Step::Choose(now), Step::Put(at)] = hand.steps[..] else {
        return None;
    };
    let kinds = spelling
        .next(&[])
        .into_iter()
        .filter_map(|step| match step {
            Step::Choose(kind) => Some(kind),
            _ => None,
        });
    let spelled = |kind| vec![Step::Choose(kind), Step::Put(at)];
    let kinds = kinds.filter(|kind| spelling.whole(&spelled(*kind)).is_some());
    let kinds: Vec<Kind> = kinds.collect();
    let here = kinds.iter().position(|kind| *kind == now)?;
    Some(spelled(kinds[(here + 1) % kinds.len()]))
}

/// What the rules said about a piece that is stuck.
fn known_reason(
    index: &BoardIndex,
    stuck: &Query<&Stuck>,
    anchor: Slot,
) -> Option<crate::rules::Illegal> {
    let piece = index.piece(anchor)?;
    stuck.get(piece).ok().map(|stuck| stuck.0.clone())
}

/// What undo means with nothing in the hand.
fn take_back(session: &Session, seats: Seats) -> Option<Proposal> {
    if session.just_edited().is_some() {
        return Some(Proposal::TakeEditBack);
    }
    if session.players_end().is_some() {
        return Some(Proposal::End(None));
    }
    let back = session.walk(Walk::Back)?;
    // Against a level one takes one's own last move back, and its answer with it.
    let answered = seats.have_one_person() && seats.is_person(session.game().side_to_move());
    let before = session.record().tree.parent(back).filter(|_| answered);
    let to = before.unwrap_or(back);
    Some(if seats.have_one_person() {
        Proposal::TakeBack(to)
    } else {
        Proposal::Jump(to)
    })
}

/// How the piece on top of a space is turned now.
fn turn_of(stacks: &Stacks, at: Coord) -> Option<u8> {
    stacks.top(at).map(|(.., lying)| lying.turn)
}

/// The next legal turn in either direction.
fn rotated(turns: &[u8], shown: Option<u8>, by: i8) -> Option<u8> {
    let now = shown
        .and_then(|turn| turns.iter().position(|&t| t == turn))
        .unwrap_or(0);
    let next = (now as isize + isize::from(by)).checked_rem_euclid(turns.len() as isize)?;
    turns.get(next as usize).copied()
}

/// The move that the hand shows: the turn on show, the rest of the stack on the last square, or the only one left.
fn finished(hand: &Hand, spelling: &Spelling) -> Option<Move> {
    if hand.is_empty() {
        return None;
    }
    let mut steps = hand.steps.clone();
    if let Some(turn) = hand.turn {
        steps.push(Step::Turn(turn));
        return spelling.whole(&steps);
    }
    if let Some(at) = hand.puts().last() {
        for _ in 0..u8::MAX {
            if let Some(mv) = spelling.whole(&steps) {
                return Some(mv);
            }
            steps.push(Step::Put(at));
            if spelling.beginning(&steps).is_empty() {
                return None;
            }
        }
    }
    match spelling.beginning(&steps) {
        [(_, mv)] => Some(*mv),
        _ => None,
    }
}
