//! Quitting: at once when everything is on the disk; else the person is asked first.

use super::autosave::Unsaved;
use super::folder::Library;
use crate::app::redraw::WakingMessages;
use crate::app::turn::sets::TurnSet;
use crate::key;
use bevy::prelude::*;
use bevy::window::WindowCloseRequested;

/// A request to end, or an answer to the question whether to.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub enum QuitRequest {
    /// End, if nothing is lost by it.
    Quit,
    /// Try once more to save, and say whether that went well.
    SaveAgain,
    /// End, whatever is lost by it.
    QuitAnyway,
    /// Don't end.
    Stay,
}

/// Whether the person is being asked what to do about a game that can't be saved.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub struct AskedToQuit(pub bool);

/// Answers in [`TurnSet::Announce`], after the game was handed to the writer.
pub(super) fn plugin(app: &mut App) {
    app.add_waking_message::<QuitRequest>()
        .add_message::<WindowCloseRequested>()
        .init_resource::<AskedToQuit>()
        .add_systems(
            Update,
            (request_on_close, answer_requests)
                .chain()
                .in_set(TurnSet::Announce)
                .after(super::autosave::autosave),
        );
}

/// Closing the window is asking to quit.
fn request_on_close(
    mut closing: MessageReader<WindowCloseRequested>,
    mut requests: MessageWriter<QuitRequest>,
) {
    if closing.read().count() > 0 {
        requests.write(QuitRequest::Quit);
    }
}

/// Ends the app, or asks first.
fn answer_requests(
    mut requests: MessageReader<QuitRequest>,
    library: Option<Res<Library>>,
    mut unsaved: ResMut<Unsaved>,
    mut asked: ResMut<AskedToQuit>,
    mut exits: MessageWriter<AppExit>,
) {
    for request in requests.read() {
        let saves = || {
            library
                .as_deref()
                .is_none_or(|library| library.writer.retry())
        };
        match request {
            QuitRequest::QuitAnyway => {
                exits.write(AppExit::Success);
            }
            QuitRequest::Stay => asked.0 = false,
            QuitRequest::Quit => {
                if saves() {
                    exits.write(AppExit::Success);
                } else {
                    unsaved
                        .0
                        .get_or_insert_with(|| key!("library-disk-slow").into());
                    asked.0 = true;
                }
            }
            // The writer itself tells when it works again.
            QuitRequest::SaveAgain => {
                if saves() && std::mem::take(&mut asked.0) {
                    exits.write(AppExit::Success);
                }
            }
        }
    }
}
