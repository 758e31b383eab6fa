//! The turn itself: what is wanted becomes a proposal, is judged, is applied, and the rest is worked out anew.

use super::flow::Turn;
use super::hand::{Candidates, Hand, Taken, take};
use super::intent::Intent;
use super::session::Session;
use crate::rules::{Facts, Illegal, Move, Setup, Spelling, Step};
use bevy::prelude::*;

/// A change of the game that `Gather` proposes and `Judge` decides about.
#[derive(Message, Clone, Debug)]
enum Proposal {
    Play(Move),
    Jump(usize),
    New(Setup),
}

/// A change that may happen: `Apply` carries it out.
#[derive(Message, Clone, Debug)]
struct Accepted(Proposal);

/// What was refused last and why, until something else happens.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Refusal(pub Option<Illegal>);

/// What the rules know of the position on the table.
#[derive(Resource, Clone, Debug, Default)]
pub struct KnownFacts(pub Facts);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Intent>()
        .add_message::<Proposal>()
        .add_message::<Accepted>()
        .init_resource::<Hand>()
        .init_resource::<Candidates>()
        .init_resource::<Refusal>()
        .init_resource::<KnownFacts>()
        .add_systems(
            Update,
            (
                gather.in_set(Turn::Gather),
                judge.in_set(Turn::Judge),
                apply.in_set(Turn::Apply),
                (
                    derive_position.run_if(resource_exists_and_changed::<Session>),
                    derive_hand.run_if(
                        resource_changed::<Hand>.or_eager(resource_exists_and_changed::<Session>),
                    ),
                )
                    .chain()
                    .in_set(Turn::Derive),
            ),
        );
}

fn gather(
    mut intents: MessageReader<Intent>,
    session: Option<Res<Session>>,
    candidates: Res<Candidates>,
    mut hand: ResMut<Hand>,
    mut refusal: ResMut<Refusal>,
    mut proposals: MessageWriter<Proposal>,
) {
    for intent in intents.read() {
        if let Intent::NewGame(setup) = intent {
            proposals.write(Proposal::New(setup.clone()));
            continue;
        }
        let Some(session) = session.as_deref() else {
            continue;
        };
        if refusal.0.is_some() {
            refusal.0 = None;
        }
        let spelling = &candidates.spelling;
        match intent {
            Intent::Step(step) => match take(&mut hand, spelling, *step) {
                Taken::Grown => {}
                Taken::Whole(mv) => {
                    proposals.write(Proposal::Play(mv));
                }
                Taken::Refused(tried) => refusal.0 = Some(session.game().why_not(&tried)),
            },
            Intent::Play(mv) => {
                proposals.write(Proposal::Play(*mv));
            }
            Intent::StepBack => {
                hand.steps.pop();
                hand.turn = None;
            }
            Intent::ClearHand => hand.clear(),
            Intent::Rotate(by) => rotate(&mut hand, &candidates.turns(), *by),
            Intent::Finish => {
                if let Some(mv) = finished(&hand, spelling) {
                    proposals.write(Proposal::Play(mv));
                }
            }
            Intent::SetCount(count) => {
                if let ([Step::Take { at, .. }], count) = (hand.steps.as_slice(), *count) {
                    let step = Step::Take { at: *at, count };
                    if spelling.beginning(&[step]).is_empty() {
                        refusal.0 = Some(session.game().why_not(&[step]));
                    } else {
                        hand.steps = vec![step];
                    }
                }
            }
            Intent::Undo => {
                if hand.is_empty() {
                    proposals.write(Proposal::Jump(session.cursor().saturating_sub(1)));
                } else {
                    hand.clear();
                }
            }
            Intent::Redo => {
                proposals.write(Proposal::Jump(session.cursor() + 1));
            }
            Intent::Jump(cursor) => {
                proposals.write(Proposal::Jump(*cursor));
            }
            Intent::NewGame(_) => unreachable!("handled above"),
        }
    }
}

/// The next legal turn in either direction.
fn rotate(hand: &mut Hand, turns: &[u8], by: i8) {
    if turns.is_empty() {
        return;
    }
    let now = hand
        .turn
        .and_then(|turn| turns.iter().position(|&t| t == turn))
        .unwrap_or(0);
    let next = (now as isize + isize::from(by)).rem_euclid(turns.len() as isize);
    hand.turn = Some(turns[next as usize]);
}

/// The move that the hand shows: the turn on show, the rest of the stack on the last square, or the only one left.
fn finished(hand: &Hand, spelling: &Spelling) -> Option<Move> {
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

fn judge(
    mut proposals: MessageReader<Proposal>,
    session: Option<Res<Session>>,
    mut refusal: ResMut<Refusal>,
    mut accepted: MessageWriter<Accepted>,
) {
    for proposal in proposals.read() {
        if let (Proposal::Play(mv), Some(session)) = (proposal, session.as_deref())
            && let Err(illegal) = session.game().check(*mv)
        {
            refusal.0 = Some(illegal);
            continue;
        }
        accepted.write(Accepted(proposal.clone()));
    }
}

fn apply(
    mut accepted: MessageReader<Accepted>,
    session: Option<ResMut<Session>>,
    mut hand: ResMut<Hand>,
    mut refusal: ResMut<Refusal>,
    mut commands: Commands,
) {
    let mut session = session;
    for Accepted(change) in accepted.read() {
        hand.clear();
        refusal.0 = None;
        match (change, session.as_deref_mut()) {
            (Proposal::New(setup), _) => commands.insert_resource(Session::new(setup)),
            (Proposal::Play(mv), Some(session)) => {
                // Two moves in one frame: the second was judged before the first was played.
                if let Err(illegal) = session.play(*mv) {
                    refusal.0 = Some(illegal);
                }
            }
            (Proposal::Jump(cursor), Some(session)) => session.jump(*cursor),
            (_, None) => {}
        }
    }
}

fn derive_position(
    session: Res<Session>,
    mut candidates: ResMut<Candidates>,
    mut facts: ResMut<KnownFacts>,
) {
    candidates.spelling = Spelling::of(session.game());
    facts.0 = session.game().facts();
}

fn derive_hand(hand: Res<Hand>, mut candidates: ResMut<Candidates>) {
    candidates.next = candidates.spelling.next(&hand.steps);
}
