//! The turn itself: what is wanted becomes a proposal, is judged, is applied, and the rest is worked out anew.

pub(in crate::app) mod hand;
pub(in crate::app) mod intent;
pub(in crate::app) mod sets;

use crate::app::editor::{self, Editor};
use crate::app::players::opponent::Seats;
use crate::app::session::edits::Change;
use crate::app::session::{Seeds, Session, Walk};
use crate::app::turn::hand::{Candidates, Hand, Taken, take, turns_of};
use crate::app::turn::intent::Intent;
use crate::app::turn::sets::TurnSet;
use crate::app::world::on_table::{self, OnTable};
use crate::record::game_record::GameRecord;
use crate::record::tree::NodeId;
use crate::rules::{Coord, Facts, Game, Illegal, Move, Setup, Spelling, Step};
use bevy::prelude::*;

/// A change of the game that `Gather` proposes and `Judge` decides about.
#[derive(Message, Clone, Debug)]
enum Proposal {
    Play(Move),
    Jump(NodeId),
    PlayOn,
    Edit(Change),
    TakeEditBack,
    Tag(String, String),
    New(Setup),
    Open(Box<GameRecord>, NodeId),
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

pub(in crate::app) fn plugin(app: &mut App) {
    app.add_message::<Intent>()
        .add_message::<Proposal>()
        .add_message::<Accepted>()
        .init_resource::<Seeds>()
        .init_resource::<Hand>()
        .init_resource::<Candidates>()
        .init_resource::<Refusal>()
        .init_resource::<KnownFacts>()
        .init_resource::<OnTable>()
        .add_systems(
            Update,
            (
                (editor::gather, gather).chain().in_set(TurnSet::Gather),
                judge.in_set(TurnSet::Judge),
                apply.in_set(TurnSet::Apply),
                (
                    (on_table::lay, derive_position).run_if(
                        resource_exists_and_changed::<Session>.or_eager(resource_changed::<Editor>),
                    ),
                    derive_hand.run_if(
                        resource_changed::<Hand>
                            .or_eager(resource_exists_and_changed::<Session>)
                            .or_eager(resource_changed::<Editor>),
                    ),
                )
                    .chain()
                    .in_set(TurnSet::Derive),
            ),
        );
}

fn gather(
    mut intents: MessageReader<Intent>,
    session: Option<Res<Session>>,
    candidates: Res<Candidates>,
    facts: Res<KnownFacts>,
    seats: Res<Seats>,
    mut hand: ResMut<Hand>,
    mut refusal: ResMut<Refusal>,
    mut proposals: MessageWriter<Proposal>,
    editor: Res<Editor>,
) {
    if editor.0.is_some() {
        // They were meant for the position that is being set up.
        intents.clear();
        return;
    }
    for intent in intents.read() {
        let another = match intent {
            Intent::NewGame(setup) => Some(Proposal::New(setup.clone())),
            Intent::Open { record, at } => Some(Proposal::Open(record.clone(), *at)),
            _ => None,
        };
        if let Some(another) = another {
            proposals.write(another);
            break;
        }
        let Some(session) = session.as_deref() else {
            continue;
        };
        if refusal.0.is_some() {
            refusal.0 = None;
        }
        let spelling = &candidates.spelling;
        let mut proposed = None;
        // In a level's turn people may look and take back, but not move its pieces.
        let its_turn = seats.level(session.game().side_to_move()).is_some() && session.is_live();
        match intent {
            Intent::Step(_) | Intent::PutAll(_) | Intent::Finish | Intent::Play(_) if its_turn => {}
            Intent::Answer { mv, key, at } => {
                // An answer counts only where it was asked for.
                if session.game().key() == *key && session.cursor() == *at {
                    proposed = Some(Proposal::Play(*mv));
                }
            }
            Intent::Step(step) => match take(&mut hand, spelling, *step) {
                Taken::Grown => {
                    if let Step::Take { at, .. } = step {
                        hand.preview_turn = turn_of(session.game(), *at);
                    }
                }
                Taken::Whole(mv) => proposed = Some(Proposal::Play(mv)),
                Taken::Refused(tried) => refusal.0 = Some(session.game().why_not(&tried)),
            },
            Intent::PutAll(at) => match take(&mut hand, spelling, Step::Put(*at)) {
                Taken::Grown if hand.turn.is_none() => {
                    proposed = finished(&hand, spelling).map(Proposal::Play);
                }
                Taken::Grown => {}
                Taken::Whole(mv) => proposed = Some(Proposal::Play(mv)),
                Taken::Refused(tried) => refusal.0 = Some(session.game().why_not(&tried)),
            },
            Intent::Ask(slot) => {
                let known = facts.0.stuck.get(slot).cloned();
                let step = Step::Take {
                    at: slot.at,
                    count: 1,
                };
                refusal.0 = Some(known.unwrap_or_else(|| session.game().why_not(&[step])));
            }
            Intent::Play(mv) => proposed = Some(Proposal::Play(*mv)),
            Intent::StepBack => {
                hand.steps.pop();
                hand.preview_turn = hand.turn.take().or(hand.preview_turn);
                if hand.is_empty() {
                    hand.clear();
                }
            }
            Intent::Rotate(by) => {
                hand.turn = rotated(&turns_of(&spelling.next(&hand.steps)), hand.turn, *by);
            }
            Intent::TurnPreview { at, by } => {
                let (turns, shown) = candidates.turns_at(&hand, *at);
                if let Some(turn) = rotated(&turns, shown, *by) {
                    hand.preview_turn = Some(turn);
                }
            }
            Intent::Finish => proposed = finished(&hand, spelling).map(Proposal::Play),
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
            Intent::Undo if hand.is_empty() => proposed = take_back(session, *seats),
            Intent::Undo | Intent::ClearHand => hand.clear(),
            Intent::Redo => proposed = session.walk(Walk::On).map(Proposal::Jump),
            Intent::Walk(walk) => proposed = session.walk(*walk).map(Proposal::Jump),
            Intent::Jump(to) => proposed = Some(Proposal::Jump(*to)),
            Intent::PlayOn => proposed = Some(Proposal::PlayOn),
            Intent::Edit(change) => proposed = Some(Proposal::Edit(change.clone())),
            Intent::TakeEditBack => proposed = Some(Proposal::TakeEditBack),
            Intent::Tag(name, value) => {
                proposed = Some(Proposal::Tag(name.clone(), value.clone()));
            }
            // Nothing is being set up.
            Intent::Arrange(_) => {}
            Intent::NewGame(_) | Intent::Open { .. } => unreachable!("handled above"),
        }
        if let Some(proposal) = proposed {
            proposals.write(proposal);
            // What comes after it is meant for the next position, which the next frame knows.
            break;
        }
    }
}

/// What undo means with nothing in the hand.
fn take_back(session: &Session, seats: Seats) -> Option<Proposal> {
    if session.just_edited().is_some() {
        return Some(Proposal::TakeEditBack);
    }
    let back = session.walk(Walk::Back)?;
    // Against a level one takes one's own last move back, and its answer with it.
    let answered = seats.is_against_level() && seats.level(session.game().side_to_move()).is_none();
    let before = session.record().tree.parent(back).filter(|_| answered);
    Some(Proposal::Jump(before.unwrap_or(back)))
}

/// How the piece on top of a space is turned now.
fn turn_of(game: &Game, at: Coord) -> Option<u8> {
    let lying = game.layout().lying;
    let here = lying.values().filter(|lying| lying.dots.anchor().at == at);
    here.max_by_key(|lying| lying.dots.anchor().level)
        .map(|lying| lying.turn)
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
    seats: Res<Seats>,
    mut seeds: ResMut<Seeds>,
    mut hand: ResMut<Hand>,
    mut refusal: ResMut<Refusal>,
    mut commands: Commands,
) {
    let mut session = session;
    for Accepted(change) in accepted.read() {
        refusal.0 = None;
        let before = session.as_deref().map(Session::cursor);
        let mut moves = true;
        match (change, session.as_deref_mut()) {
            (Proposal::New(setup), _) => {
                commands.insert_resource(Session::new(setup).seeded(seeds.draw()));
            }
            (Proposal::Open(record, at), open) => {
                let next = Session::open((**record).clone(), *at).seeded(seeds.draw());
                match open {
                    // At once, so that the table doesn't show the old game for a frame.
                    Some(session) => *session = next,
                    None => commands.insert_resource(next),
                }
            }
            (Proposal::Play(mv), Some(session)) => {
                // Two moves in one frame: the second was judged before the first was played.
                let by_level = seats.level(session.game().side_to_move()).is_some();
                match session.play(*mv) {
                    Ok(()) if by_level => session.tell_seed(),
                    Ok(()) => {}
                    Err(illegal) => refusal.0 = Some(illegal),
                }
            }
            (Proposal::Jump(to), Some(session)) => session.jump(*to),
            (quiet, Some(session)) => {
                match quiet {
                    Proposal::Edit(change) => session.edit(change.clone()),
                    Proposal::TakeEditBack => session.take_edit_back(),
                    Proposal::Tag(name, value) => session.set_tag(name, value),
                    _ => session.set_live(true),
                }
                moves = before != Some(session.cursor());
            }
            (_, None) => {}
        }
        // A word about a move leaves what is in the hand alone.
        if moves {
            hand.clear();
        }
    }
}

fn derive_position(
    session: Option<Res<Session>>,
    editor: Res<Editor>,
    mut candidates: ResMut<Candidates>,
    mut facts: ResMut<KnownFacts>,
) {
    let (spelling, known) = match (&editor.0, session) {
        // While a position is set up nothing is a move.
        (Some(editing), _) => (Spelling::default(), editing.facts()),
        (None, Some(session)) => (Spelling::of(session.game()), session.game().facts()),
        (None, None) => (Spelling::default(), Facts::default()),
    };
    candidates.spelling = spelling;
    facts.0 = known;
}

fn derive_hand(hand: Res<Hand>, editor: Res<Editor>, mut candidates: ResMut<Candidates>) {
    if let Some(editing) = &editor.0 {
        editing.steps(&hand, &mut candidates);
        return;
    }
    candidates.turns_anywhere.clear();
    candidates.first = candidates.spelling.next(&[]);
    let mut next = candidates.spelling.next(&hand.steps);
    // A piece that waits to be turned can still go elsewhere.
    if let (Some(_), Some((_, before))) = (hand.turn, hand.steps.split_last()) {
        next.extend(candidates.spelling.next(before));
    }
    candidates.next = next;
}
