//! What the coach says, in words.

use super::source::ViewSource;
use super::view::CoachView;
use crate::app::{Coach, Session};
use crate::learn::coach::Purpose;
use crate::panels::threat_words::threat_words;
use crate::words::{Sentence, objection};
use crate::{key, sentence};

impl ViewSource<'_, '_> {
    /// What the coach says of the position on the table; nothing where none looks on.
    pub(super) fn coach(&self, session: &Session) -> Option<CoachView> {
        let coach = &*self.opponent.coach;
        let said = match coach {
            Coach::Away => return None,
            Coach::Objects(review) => {
                let game = session.game();
                let answer = review.line.first();
                let text = answer.map_or_else(String::new, |&mv| game.write_move(mv));
                // The side that would answer is to move, or has won already.
                objection(review, !session.mover(session.cursor()), &text)
            }
            Coach::Quiet | Coach::Looking => self.remark(&[]),
            Coach::Explains(purposes) => self.remark(purposes),
        };
        Some(CoachView {
            words: self.spoken.words().say(&said),
            objects: coach.objection().is_some(),
        })
    }

    /// What the level's move was for, and what it could win with next.
    fn remark(&self, purposes: &[Purpose]) -> Sentence {
        let threat = self.pieces.threats.iter().next().map(threat_words);
        let told = |purpose: &&Purpose| {
            // The threat says where, too.
            threat.is_none() || !matches!(purpose, Purpose::Threatens(_))
        };
        let purpose = purposes.iter().find(told).copied().map(Sentence::from);
        match (purpose, threat) {
            (Some(purpose), Some(threat)) => {
                sentence!("coach-two", first = purpose, second = threat)
            }
            (Some(only), None) | (None, Some(only)) => only,
            (None, None) => key!("coach-watching").into(),
        }
    }
}
