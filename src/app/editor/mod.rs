//! Setting up a position: what a person does changes a draft, and the game that is open waits untouched.

mod editing;
mod save_scene;

pub use editing::Editing;

use crate::app::Screen;
use crate::app::session::Session;
use crate::app::turn::hand::Hand;
use crate::app::turn::intent::Intent;
use crate::record::draft::Draft;
use crate::rules::{Color, Kind, Setup, Slot};
use bevy::prelude::*;
use std::path::PathBuf;

/// The position that is being set up, while one is. Only `Gather` changes it.
#[derive(Resource, Clone, Debug, Default)]
pub struct Editor(pub Option<Editing>);

/// What a person wants of the editor, besides taking, putting and turning pieces.
#[derive(Clone, Debug, PartialEq)]
pub enum Arrange {
    /// Begin with an empty board of this set-up, or with what is on the table.
    Open(Option<Setup>),
    /// Take a piece from a reserve.
    Pick(Color, Kind),
    /// Letters mean the other side's pieces from now on.
    OtherColor,
    /// What is in the hand goes back to the reserve; with an empty hand this piece does, with what lies on it.
    Remove(Option<Slot>),
    Clear,
    ToMove(Color),
    MoveNumber(u32),
    /// Lay what a text describes.
    Read(String),
    Save {
        title: String,
        path: PathBuf,
    },
}

pub(in crate::app) fn plugin(app: &mut App) {
    app.init_resource::<Editor>()
        .add_systems(OnExit(Screen::Edit), close);
}

/// Hears what is meant for the draft, before the game hears the rest.
pub(in crate::app) fn gather(
    mut intents: MessageReader<Intent>,
    session: Option<Res<Session>>,
    mut editor: ResMut<Editor>,
    mut hand: ResMut<Hand>,
) {
    for intent in intents.read() {
        if let Intent::Arrange(Arrange::Open(setup)) = intent {
            let draft = match (setup, session.as_deref()) {
                (Some(setup), _) => Draft::new(setup),
                (None, Some(session)) => Draft::of(session.game()),
                (None, None) => continue,
            };
            hand.clear();
            editor.0 = Some(Editing::new(draft));
        } else if editor.0.is_some()
            && let Some(editing) = &mut editor.0
        {
            editing.hear(intent, &mut hand);
        }
    }
}

fn close(mut editor: ResMut<Editor>, mut hand: ResMut<Hand>) {
    editor.0 = None;
    hand.clear();
}
