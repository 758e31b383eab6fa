//! How the game ended off the board: somebody resigned, ran out of time, or both agreed on a draw. The rules know nothing
//! of it, so it stands in the record, at the place where it happened.

use super::Session;
use crate::record::Claim;
use crate::record::tree::NodeId;

impl Session {
    /// The result that the record has for the place on the table, where the rules have none.
    pub fn claim(&self) -> Option<Claim> {
        self.claim_at(self.cursor())
    }

    /// The same for any place.
    pub fn claim_at(&self, id: NodeId) -> Option<Claim> {
        let claim = self.record.claim_at(id)?;
        let open = self.outcome(id).is_none() && claim != Claim::Unfinished;
        open.then_some(claim)
    }

    /// The end that the players put to the game here, if they did. It can be taken back.
    pub fn players_end(&self) -> Option<Claim> {
        self.claim().filter(|claim| claim.is_players())
    }

    /// Whether nobody is to move here: by the rules, or because the players ended it.
    pub fn is_over(&self) -> bool {
        self.game().outcome().is_some() || self.players_end().is_some()
    }

    /// Ends the game here, or takes its end away: then the result that the record had before holds again. A record has one
    /// result, and that of another line is not lost by giving up a variation.
    pub(in crate::app) fn end_here(&mut self, claim: Option<Claim>) {
        let now = self.record.claim.map(|claim| (claim, self.record.claim_at));
        let next = if let Some(claim) = claim {
            if now.is_some_and(|(_, at)| at != Some(self.cursor())) {
                self.claim_before = now;
            }
            Some((claim, Some(self.cursor())))
        } else {
            self.claim_before.take()
        };
        self.record.claim = next.map(|(claim, _)| claim);
        self.record.claim_at = next.and_then(|(_, at)| at);
        self.touch();
    }
}
