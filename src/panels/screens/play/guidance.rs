//! The line at the bottom: what can be done next, in words.

use super::names::kind_name;
use super::source::ViewSource;
use crate::app::{Editing, Hint, Session};
use crate::panels::game_words::game_words;
use crate::rules::{Game, Step};

impl ViewSource<'_, '_> {
    pub(super) fn guidance(&self, session: &Session) -> String {
        let game = session.game();
        if let Some(words) = self.typed.words() {
            return words;
        }
        if let Some(edited) = session.just_edited() {
            return edited.to_owned();
        }
        if let Some(outcome) = game.outcome() {
            return format!("{outcome}.");
        }
        let side = game.side_to_move();
        if let (Some(level), true) = (self.opponent.seats.level(side), session.is_live()) {
            return format!("{side} ({level}) is thinking.");
        }
        if self.candidates.next.contains(&Step::Pass) {
            return format!("{side} has no move and must pass.");
        }
        match *self.opponent.hint {
            Hint::Found(mv) => {
                let text = game.write_move(mv);
                return format!(
                    "Hint: {text}, shown in glass. Any move takes the hint off the board."
                );
            }
            Hint::Looking(_) => return "Looking for a good move …".to_owned(),
            Hint::None => {}
        }
        match self.hand.taken() {
            Some((_, count)) if count > 1 => {
                let left = usize::from(count).saturating_sub(self.hand.puts().count());
                if self.hand.puts().next().is_none() {
                    format!(
                        "{side} holds {count} pieces. Click a lit space to drop them one by one; the wheel, digits or \
                         another click on the stack take fewer."
                    )
                } else {
                    format!(
                        "{left} still in hand: each click drops one, Enter drops the rest here."
                    )
                }
            }
            _ if self.hand.turn.is_some() => {
                "Turn it with the wheel, R or a click on its arms; a click on its PÜNCT or Enter decides."
                    .to_owned()
            }
            Some(_) => "Put it on a lit space, or press Esc to leave it where it was.".to_owned(),
            None if self.hand.chosen().is_some() => {
                "Put it on a lit space, or press Esc to put it back.".to_owned()
            }
            None => (game_words(&game.setup()).turn)(game, side),
        }
    }

    /// What can be done to a draft.
    pub(super) fn draft_guidance(&self, editing: &Editing) -> String {
        let turns = if self.candidates.turns().len() > 1 {
            " The wheel or R turns it."
        } else {
            ""
        };
        if let Some(kind) = self.hand.chosen() {
            return format!(
                "{} {}: click where it should lie, as often as you like; a right click puts it away.{turns}",
                editing.color(),
                kind_name(kind)
            );
        }
        if self.hand.taken().is_some() {
            return format!(
                "Click where it should lie. Esc leaves it where it was, Delete or a right click removes it.{turns}"
            );
        }
        match editing.game().ok().and_then(Game::outcome) {
            Some(outcome) => format!("This position is the end of a game. {outcome}."),
            None => "Take a piece from a reserve or from the board; a right click removes one."
                .to_owned(),
        }
    }

    /// Depth and line of the search under way.
    pub(super) fn thinking(&self) -> Option<String> {
        let thinking = &self.opponent.thinking;
        thinking.by?;
        let Some(info) = &thinking.info else {
            return Some("thinking …".to_owned());
        };
        Some(format!(
            "thinking, depth {}: {}",
            info.depth,
            thinking.line.join(", ")
        ))
    }
}
