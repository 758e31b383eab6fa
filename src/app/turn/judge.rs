//! Judge: the rules throw out the moves that they forbid, and say why.

use super::proposal::{Proposal, Proposals};
use super::refusal::Refusal;
use crate::app::session::Session;
use bevy::prelude::*;

/// Removes the proposals that the rules forbid, and sets the [`Refusal`].
pub(super) fn judge(
    session: Option<Res<Session>>,
    mut proposals: ResMut<Proposals>,
    mut refusal: ResMut<Refusal>,
) {
    let Some(session) = session else { return };
    let proposals = proposals.bypass_change_detection();
    proposals.0.retain(|proposal| {
        let Proposal::Play(mv) = proposal else {
            return true;
        };
        let judged = session.game().check(*mv);
        if let Err(illegal) = &judged {
            refusal.0 = Some(illegal.clone());
        }
        judged.is_ok()
    });
}
