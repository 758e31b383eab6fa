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

    /// Ends the game here, or takes its end away.
    pub(in crate::app) fn end_here(&mut self, claim: Option<Claim>) {
        self.record.claim_at = claim.map(|_| self.cursor());
        self.record.claim = claim;
        self.touch();
    }
}
