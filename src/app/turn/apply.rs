//! Apply: the only writer of the session.

use super::hand::Hand;
use super::proposal::{Proposal, Proposals};
use super::refusal::Refusal;
use crate::app::players::Seats;
use crate::app::session::{Seeds, Session, WaitingGame};
use bevy::prelude::*;

/// Applies the proposals of the frame to the [`Session`], or replaces it.
pub(super) fn apply(
    mut proposals: ResMut<Proposals>,
    mut session: Option<ResMut<Session>>,
    seats: Res<Seats>,
    mut seeds: ResMut<Seeds>,
    mut hand: ResMut<Hand>,
    mut refusal: ResMut<Refusal>,
    mut waiting: ResMut<WaitingGame>,
    mut commands: Commands,
) {
    for proposal in proposals.bypass_change_detection().0.drain(..) {
        if !matches!(proposal, Proposal::Annotate(_)) {
            refusal.0 = None;
        }
        let before = session.as_deref().map(Session::cursor);
        let moves = !matches!(
            proposal,
            Proposal::Edit(_)
                | Proposal::TakeEditBack
                | Proposal::Annotate(_)
                | Proposal::Tag(..)
                | Proposal::PlayOn
        );
        if matches!(proposal, Proposal::Practise { .. }) && !waiting.is_kept {
            waiting.is_kept = true;
            waiting.game = session.as_deref().cloned();
        }
        if proposal == Proposal::Resume {
            let kept = std::mem::take(&mut waiting.is_kept);
            match (waiting.game.take(), session.as_deref_mut()) {
                (Some(game), Some(session)) => *session = game,
                (Some(game), None) => commands.insert_resource(game),
                (None, _) if kept => commands.remove_resource::<Session>(),
                (None, _) => {}
            }
            hand.clear();
            continue;
        }
        if matches!(proposal, Proposal::NewGame(_) | Proposal::Open { .. }) {
            // Nobody comes back to the game before it.
            waiting.is_kept = false;
            waiting.game = None;
        }
        let another = match &proposal {
            Proposal::NewGame(setup) => Some(Session::new(setup)),
            Proposal::Open { record, at } => Some(Session::open((**record).clone(), *at)),
            Proposal::Practise { record, at } => {
                Some(Session::open((**record).clone(), *at).into_practice())
            }
            _ => None,
        };
        match (another, session.as_deref_mut()) {
            // At once, so that the table doesn't show the old game for a frame.
            (Some(another), Some(session)) => *session = another.seeded(seeds.draw()),
            (Some(another), None) => commands.insert_resource(another.seeded(seeds.draw())),
            (None, Some(session)) => change(session, proposal, *seats, &mut refusal),
            (None, None) => {}
        }
        // A word about a move leaves what is in the hand alone.
        if moves || before != session.as_deref().map(Session::cursor) {
            hand.clear();
        }
    }
}

/// Applies a proposal to the session that is open.
fn change(session: &mut Session, proposal: Proposal, seats: Seats, refusal: &mut Refusal) {
    match proposal {
        Proposal::Play(mv) => {
            let is_levels = seats.level(session.game().side_to_move()).is_some();
            match session.play(mv) {
                Ok(()) if is_levels => session.record_seed(),
                Ok(()) => {}
                Err(illegal) => refusal.0 = Some(illegal),
            }
        }
        Proposal::Line(moves) => session.look_at_line(&moves),
        Proposal::Jump(to) => session.jump(to),
        Proposal::TakeBack(to) => session.take_back(to),
        Proposal::End(claim) => session.end_here(claim),
        Proposal::Edit(change) => session.edit(change),
        Proposal::TakeEditBack => session.take_edit_back(),
        Proposal::Annotate(notes) => session.annotate(&notes),
        Proposal::Tag(name, value) => session.set_tag(&name, &value),
        Proposal::PlayOn => session.set_live(true),
        Proposal::NewGame(_)
        | Proposal::Open { .. }
        | Proposal::Practise { .. }
        | Proposal::Resume => {}
    }
}
