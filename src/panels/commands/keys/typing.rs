//! Typing on the board: the name of a space for the piece in hand, or a whole move in the game's notation.

use super::context::KeyContext;
use crate::app::{Candidates, Hand, Proposal, TurnSet};
use crate::panels::commands::command::Command;
use crate::panels::commands::keystroke::Keystroke;
use crate::rules::{Coord, Game};
use crate::say;
use crate::words::{Sentence, Speaker};
use bevy::prelude::*;

/// What has been typed of a space's name or of a move, until it is one.
#[derive(Resource, Clone, Debug, Default, PartialEq, Reflect)]
#[reflect(opaque, Resource, Debug, PartialEq, Clone)]
pub struct Typed {
    pub text: String,
    /// A whole move in the game's notation, not just a space.
    pub notation: bool,
    /// Why the move that was typed can't be read.
    pub wrong: Option<Sentence>,
}

impl Typed {
    pub(super) fn is_empty(&self) -> bool {
        self.text.is_empty() && !self.notation
    }

    /// What the status line says of it.
    pub(in crate::panels) fn words(&self, speaker: &impl Speaker) -> Option<String> {
        let text = &self.text;
        match (&self.wrong, self.notation) {
            (Some(why), _) => Some(say!(
                speaker,
                "menu-typed-wrong",
                text = text,
                why = why.clone()
            )),
            (None, true) => Some(say!(speaker, "menu-typed-move", text = text)),
            (None, false) => {
                (!text.is_empty()).then(|| say!(speaker, "menu-typed-space", text = text))
            }
        }
    }
}

/// Drops stale text in [`TurnSet::Think`], when the candidates are known.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Typed>().add_systems(
        Update,
        drop_stale_text
            .in_set(TurnSet::Think)
            .run_if(resource_changed::<Candidates>),
    );
}

/// A name for a hand that is empty again is gone.
fn drop_stale_text(hand: Res<Hand>, mut typed: ResMut<Typed>) {
    if hand.is_empty() && !typed.notation && !typed.text.is_empty() {
        *typed = Typed::default();
    }
}

/// What a sign makes of the name that is being typed.
pub(super) enum Spelled {
    Whole(Coord),
    /// More may follow.
    Begun,
    /// No name goes on like that.
    NoSpace,
}

impl KeyContext<'_, '_> {
    /// Begins a whole move.
    pub(super) fn begin_notation(&mut self) {
        *self.typed = Typed {
            notation: true,
            ..Typed::default()
        };
    }

    /// Takes back what was typed of a name: all of it, or the last sign. False when nothing was.
    pub(super) fn take_back_typing(&mut self, key: KeyCode) -> bool {
        if self.typed.is_empty() {
            return false;
        }
        match key {
            KeyCode::Escape => *self.typed = Typed::default(),
            KeyCode::Backspace => {
                self.typed.text.pop();
            }
            _ => return false,
        }
        true
    }

    /// One more sign of the name of a space.
    pub(super) fn type_space(&mut self, sign: char) -> Spelled {
        if self.typed.text.is_empty() && !sign.is_ascii_alphabetic()
            || self.targets().next().is_none()
        {
            return Spelled::NoSpace;
        }
        let text = format!("{}{sign}", self.typed.text);
        let begun: Vec<(String, Coord)> = self
            .named_spaces()
            .filter(|(name, _)| name.starts_with(&text))
            .collect();
        if begun.is_empty() {
            // A digit after a letter is a slip; a letter may be a command.
            return if !self.typed.text.is_empty() && sign.is_ascii_digit() {
                Spelled::Begun
            } else {
                Spelled::NoSpace
            };
        }
        let whole = begun.iter().find(|(name, _)| *name == text);
        let longer = begun
            .iter()
            .any(|(name, at)| *name != text && self.targets().any(|target| target == *at));
        if let (Some((_, at)), false) = (whole, longer) {
            *self.typed = Typed::default();
            return Spelled::Whole(*at);
        }
        self.typed.text = text;
        Spelled::Begun
    }

    /// A key while a whole move is being typed.
    pub(super) fn type_move(&mut self, stroke: &Keystroke, game: &Game) -> Option<Command> {
        self.typed.wrong = None;
        match stroke.named_key() {
            KeyCode::Escape => *self.typed = Typed::default(),
            KeyCode::Backspace => {
                if self.typed.text.pop().is_none() {
                    *self.typed = Typed::default();
                }
            }
            KeyCode::Enter => match game.read_move(self.typed.text.trim()) {
                Ok(mv) => {
                    *self.typed = Typed::default();
                    return Some(Proposal::Play(mv).into());
                }
                Err(wrong) => self.typed.wrong = Some((&wrong).into()),
            },
            _ => self.typed.text.push_str(&stroke.notation()),
        }
        None
    }
}
