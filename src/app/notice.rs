//! Short words to the person about something that isn't a move: a game saved elsewhere, a disk that is full, a file
//! that can't be read.

use crate::app::redraw::WakingMessages;
use crate::words::Sentence;
use bevy::prelude::*;

/// Said once and shown for a while. What can be done about it is a button beside the words.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Notice {
    pub words: Sentence,
    pub kind: NoticeKind,
    pub offer: Option<Offer>,
}

/// Whether a notice is good news or bad.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum NoticeKind {
    /// Something went as it should.
    Done,
    /// Something didn't.
    Trouble,
}

/// What a notice lets the person do.
#[derive(Clone, Debug, PartialEq)]
pub enum Offer {
    /// Bring a deleted game back.
    Undelete(crate::store::GameId),
    /// Open what could be read of a broken game.
    OpenGood,
}

impl Notice {
    pub fn done(words: impl Into<Sentence>) -> Self {
        Self {
            words: words.into(),
            kind: NoticeKind::Done,
            offer: None,
        }
    }

    pub fn trouble(words: impl Into<Sentence>) -> Self {
        Self {
            words: words.into(),
            kind: NoticeKind::Trouble,
            offer: None,
        }
    }

    #[must_use]
    pub fn offering(mut self, offer: Offer) -> Self {
        self.offer = Some(offer);
        self
    }
}

/// Registers the [`Notice`] message.
pub(super) fn plugin(app: &mut App) {
    app.add_waking_message::<Notice>();
}
