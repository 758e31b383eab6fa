//! The line at the bottom: what can be done next, in words.

use super::puzzle::{goal_words, state_of_puzzle};
use super::source::ViewSource;
use super::task::state_of_task;
use crate::app::{Coach, Editing, Hint, Outlook, Pace, Seat, Session};
use crate::panels::game_words::game_words;
use crate::panels::move_words::move_words;
use crate::panels::outcome_words::{claim_words, outcome_words};
use crate::rules::{Color, Game, Move, Step};
use crate::words::{Sentence, Value};
use crate::{key, say, sentence};

impl ViewSource<'_, '_> {
    pub(super) fn guidance(&self, session: &Session) -> String {
        let words = self.spoken.words();
        if let Some(typed) = self.typed.words(words) {
            return typed;
        }
        if let Some(said) = self.state_of_game(session) {
            return words.say(&said);
        }
        let game = session.game();
        match self.next_step(game) {
            Some(said) => words.say(&said),
            None => (game_words(&game.setup()).turn)(words, game, game.side_to_move()),
        }
    }

    /// What there is to say before a person can do anything: an edit, the end, a level's turn, a pass, a hint.
    fn state_of_game(&self, session: &Session) -> Option<Sentence> {
        let game = session.game();
        if let Some(lesson) = self.lesson.as_deref().filter(|_| session.is_practice()) {
            return state_of_task(lesson);
        }
        if let Some(solving) = self.solving.as_deref().filter(|_| session.is_practice()) {
            return state_of_puzzle(solving).or_else(|| {
                let empty = self.hand.is_empty();
                empty.then(|| goal_words(solving))
            });
        }
        if let Some(edited) = session.just_edited() {
            return Some(edited.clone());
        }
        if matches!(*self.opponent.coach, Coach::Objects(_)) {
            return Some(key!("play-coach-waits").into());
        }
        if let Some(outcome) = game.outcome() {
            return Some(outcome_words(outcome));
        }
        if let Some(claim) = session.players_end() {
            return Some(sentence!("play-ended", ended = claim_words(claim)));
        }
        let side = game.side_to_move();
        if let Some(trouble) = &self.opponent.trouble.0 {
            return Some(sentence!("engines-stopped", fault = trouble.words.clone()));
        }
        if let (Some(who), true) = (self.name_of(side), session.is_live()) {
            return Some(self.words_of_thinker(session, side, who));
        }
        if self.candidates.next.contains(&Step::Pass) {
            return Some(sentence!("play-must-pass", side = side));
        }
        match *self.opponent.hint {
            Hint::Found(mv, outlook) => Some(hint_words(game, mv, outlook)),
            Hint::Looking(_) => Some(key!("play-looking").into()),
            Hint::None => None,
        }
    }

    /// The level or the engine that plays a side.
    fn name_of(&self, side: Color) -> Option<Value> {
        match self.opponent.seats.of(side) {
            Seat::Person => None,
            Seat::Level(level) => Some(level.into()),
            Seat::Engine(id) => {
                let engine = self.opponent.engines.get(id);
                engine.map(|engine| engine.entry.name.as_str().into())
            }
        }
    }

    /// What a level or an engine that is to move does.
    fn words_of_thinker(&self, session: &Session, side: Color, level: Value) -> Sentence {
        match self.pace(session) {
            Some(Pace::Held) => sentence!("play-paused", side = side, level = level),
            Some(_) if self.opponent.thinking.decided => {
                sentence!("play-about-to-move", side = side, level = level)
            }
            _ => sentence!("play-thinks", side = side, level = level),
        }
    }

    /// What can be done with what is in the hand; nothing where that is empty.
    fn next_step(&self, game: &Game) -> Option<Sentence> {
        let hand = &self.hand;
        let said = match hand.taken() {
            Some((_, count)) if count > 1 && !hand.whole => {
                let dropped = hand.puts().count();
                let left = usize::from(count).saturating_sub(dropped);
                return Some(if dropped == 0 {
                    sentence!("play-holds", side = game.side_to_move(), count = count)
                } else {
                    sentence!("play-in-hand", count = left)
                });
            }
            _ if hand.whole && hand.chosen().is_some() && game.setup().at_a_click().is_some() => {
                key!("play-confirm-stone")
            }
            _ if hand.whole => key!("play-confirm"),
            _ if hand.turn.is_some() => key!("play-turn-it"),
            Some(_) if !self.pieces.throwable.is_empty() => key!("play-put-or-throw"),
            Some(_) => key!("play-put-taken"),
            None if hand.chosen().is_some() => key!("play-put-chosen"),
            None => return None,
        };
        Some(said.into())
    }

    /// Why something was refused, and what can be done instead.
    pub(super) fn refusal_words(&self) -> Option<String> {
        let why = Sentence::from(self.refusal.0.as_ref()?);
        let said = match (self.hand.asked, self.hand.is_empty()) {
            (Some(_), true) if !self.pieces.throwable.is_empty() => {
                sentence!("play-refused-throws", why = why)
            }
            (Some(_), false) => sentence!("play-refused-take", why = why),
            _ => why,
        };
        Some(self.spoken.words().say(&said))
    }

    /// What can be done to a draft.
    pub(super) fn draft_guidance(&self, editing: &Editing) -> String {
        let held = if let Some(kind) = self.hand.chosen() {
            let piece = (editing.color(), kind);
            Some(sentence!("play-draft-chosen", piece = piece))
        } else {
            self.hand.taken().map(|_| key!("play-draft-taken").into())
        };
        let said = match held {
            Some(held) if self.candidates.turns().len() > 1 => {
                sentence!("play-draft-turns", guidance = held)
            }
            Some(held) => held,
            None => match editing.game().ok().and_then(Game::outcome) {
                Some(outcome) => {
                    sentence!("play-draft-over", outcome = outcome_words(outcome))
                }
                None => key!("play-draft").into(),
            },
        };
        self.spoken.words().say(&said)
    }

    /// Depth and line of the search under way.
    pub(super) fn thinking(&self) -> Option<String> {
        let words = self.spoken.words();
        let thinking = &self.opponent.thinking;
        thinking.by?;
        let Some(info) = &thinking.info else {
            return Some(say!(words, "play-thinking"));
        };
        let line = thinking.line.join(", ");
        Some(say!(
            words,
            "play-thinking-line",
            depth = info.depth,
            line = line
        ))
    }
}

/// What a hint says.
fn hint_words(game: &Game, mv: Move, outlook: Outlook) -> Sentence {
    let (words, text) = (move_words(game, mv), game.write_move(mv));
    match outlook {
        Outlook::Open => sentence!("play-hint", move = words, text = text),
        Outlook::Won => sentence!("play-hint-won", move = words, text = text),
        Outlook::Lost => sentence!(
            "play-hint-lost",
            side = !game.side_to_move(),
            move = words,
            text = text
        ),
    }
}
