//! Setting up a position: what a person does changes a draft, and the game that is open waits untouched. The draft is there
//! as long as the screen is [`Screen::Edit`].

mod editing;
mod save_scene;

pub use editing::Editing;

use super::redraw::WakingMessages;
use super::session::Session;
use super::turn::hand::Hand;
use super::turn::intent::Intent;
use super::turn::proposal::Proposal;
use super::turn::sets::TurnSet;
use super::{Preset, Screen, SpokenLanguage};
use crate::record::draft::Draft;
use crate::rules::{Color, Kind, Setup, Slot};
use bevy::prelude::*;
use std::path::PathBuf;

/// What a person wants of the editor, besides taking, putting and turning pieces.
#[derive(Message, Clone, Debug, PartialEq)]
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

/// Opens a draft before [`TurnSet::Gather`], and in [`Screen::Edit`] takes the place of the turn's own gathering.
pub(super) fn plugin(app: &mut App) {
    app.add_waking_message::<Arrange>()
        .add_systems(
            Update,
            (
                open_draft
                    .before(TurnSet::Gather)
                    .run_if(not(in_state(Screen::Edit))),
                edit_draft
                    .in_set(TurnSet::Gather)
                    .run_if(in_state(Screen::Edit).and_then(resource_exists::<Editing>)),
            ),
        )
        .add_systems(OnExit(Screen::Edit), close_draft);
}

/// Lays the draft, and goes to the screen on which it is worked on.
fn open_draft(
    mut requests: MessageReader<Arrange>,
    session: Option<Res<Session>>,
    mut hand: ResMut<Hand>,
    mut screen: ResMut<NextState<Screen>>,
    mut commands: Commands,
) {
    for request in requests.read() {
        let Arrange::Open(setup) = request else {
            continue;
        };
        let draft = match (setup, session.as_deref()) {
            (Some(setup), _) => Draft::new(setup),
            (None, Some(session)) => Draft::of(session.game()),
            (None, None) => continue,
        };
        hand.clear();
        commands.insert_resource(Editing::new(draft));
        screen.set(Screen::Edit);
    }
}

/// Applies what is meant for the draft. Of the game's intents only another game is left for the game.
fn edit_draft(
    mut requests: MessageReader<Arrange>,
    mut intents: ResMut<Messages<Intent>>,
    mut editing: ResMut<Editing>,
    mut hand: ResMut<Hand>,
    spoken: Res<SpokenLanguage>,
    mut views: MessageWriter<Preset>,
) {
    let mut others = Vec::new();
    for intent in intents.drain() {
        match intent {
            Intent::Propose(Proposal::NewGame(_) | Proposal::Open { .. }) => others.push(intent),
            intent => editing.apply_intent(&intent, &mut hand),
        }
    }
    intents.write_batch(others);
    for request in requests.read() {
        editing.apply_request(request, &mut hand, spoken.words());
        // A position that was read lies anywhere, and is as large as it likes.
        if matches!(request, Arrange::Read(_)) && editing.refusal().is_none() {
            views.write(Preset::Fit);
        }
    }
}

/// Drops the draft when its screen is left.
fn close_draft(mut hand: ResMut<Hand>, mut commands: Commands) {
    commands.remove_resource::<Editing>();
    hand.clear();
}
