//! The commands that are about files, the clipboard and the saved games.

use crate::app::{
    Arrange, Editor, FileRequest, Intent, Library, LibraryChanged, LibraryRequest, Notice, Session,
};
use crate::panels::commands::command::Command;
use crate::panels::screens::view;
use crate::panels::widgets::dialogs::{Dialogs, Purpose};
use crate::record::formats;
use crate::record::formats::format::Format;
use crate::rules::Setup;
use crate::store::GameId;
use bevy::prelude::*;
use bevy_egui::{EguiClipboard, EguiContexts};

/// The saved game that was played last, for the first screen: its name there, and what to call it.
#[derive(Resource, Clone, Debug, Default)]
pub struct LastGame(pub Option<(GameId, String)>);

pub(in crate::panels) fn plugin(app: &mut App) {
    app.init_resource::<LastGame>()
        .init_resource::<Dialogs>()
        .add_systems(PreUpdate, obey)
        .add_systems(PostStartup, look_back)
        .add_systems(Update, look_back.run_if(on_message::<LibraryChanged>));
}

/// What can be resumed; only before a game is open does anybody ask.
fn look_back(library: Option<Res<Library>>, mut last: ResMut<LastGame>) {
    let listing = library.and_then(|library| library.last());
    last.0 = listing.and_then(|listing| {
        let head = listing.head.ok()?;
        let game = head.title.unwrap_or_else(|| view::title(&head.setup));
        let [white, black] = head.players;
        Some((listing.id, format!("{game}: {white} – {black}")))
    });
}

/// The name of a new file for a game.
fn file_name(session: &Session, format: Format) -> String {
    let game = plain_name(&session.game().setup());
    format!("{game}.{}", format.extension())
}

/// A game's name in letters that every file system knows.
fn plain_name(setup: &Setup) -> String {
    setup.game_name().to_lowercase().replace('ü', "u")
}

fn obey(
    mut commands: MessageReader<Command>,
    session: Option<Res<Session>>,
    library: Option<Res<Library>>,
    mut dialogs: ResMut<Dialogs>,
    mut clipboard: ResMut<EguiClipboard>,
    mut contexts: EguiContexts,
    mut wishes: MessageWriter<LibraryRequest>,
    mut files: MessageWriter<FileRequest>,
    mut notices: MessageWriter<Notice>,
    editor: Res<Editor>,
    mut intents: MessageWriter<Intent>,
) {
    for command in commands.read() {
        match command {
            // It would end what is being set up.
            Command::OpenFile if editor.0.is_some() => {}
            Command::OpenSaved(id) => {
                wishes.write(LibraryRequest::Open(id.clone()));
            }
            Command::Rename(id, title) => {
                wishes.write(LibraryRequest::Rename(id.clone(), title.clone()));
            }
            Command::Delete(id) => {
                wishes.write(LibraryRequest::Delete(id.clone()));
            }
            Command::Undelete(id) => {
                wishes.write(LibraryRequest::Undelete(id.clone()));
            }
            Command::OpenGood => {
                files.write(FileRequest::OpenGood);
            }
            Command::File(wish) => {
                files.write(wish.clone());
            }
            Command::OpenFile => dialogs.ask(Purpose::Open, ""),
            Command::Export(format) => {
                if let Some(session) = &session {
                    dialogs.ask(Purpose::Export(*format), &file_name(session, *format));
                }
            }
            Command::ExportSaved(id) => {
                let game = library.as_ref().and_then(|library| library.read(id).ok());
                if let Some(setup) = game.map(|save| save.record.start.setup()) {
                    dialogs.ask_format(id.clone(), setup);
                }
            }
            Command::SavePicture => dialogs.ask_size(false),
            Command::SaveFilm => dialogs.ask_size(true),
            Command::CopyGame => {
                let Some(session) = &session else { continue };
                let setup = session.game().setup();
                // What other programs read, not our own format.
                let format = Format::for_game(&setup).get(1).copied();
                match formats::write(session.record(), format.unwrap_or(Format::Save)) {
                    Ok(written) => {
                        copy(&mut contexts, &written.text);
                        notices.write(Notice::done("The game is in the clipboard."));
                    }
                    Err(error) => {
                        notices.write(Notice::trouble(error.to_string()));
                    }
                }
            }
            Command::SaveScene(title) => {
                if let Some(editing) = &editor.0 {
                    let name = format!("{}-position.ron", plain_name(editing.draft().setup()));
                    dialogs.ask(Purpose::Scene(title.clone()), &name);
                }
            }
            Command::CopyPosition => {
                let game = match (&editor.0, &session) {
                    (Some(editing), _) => editing.game().ok(),
                    (None, Some(session)) => Some(session.game()),
                    (None, None) => None,
                };
                let Some(game) = game else { continue };
                copy(&mut contexts, &game.write_position());
                notices.write(Notice::done("The position is in the clipboard."));
            }
            Command::Paste => match clipboard.get_text() {
                Some(text) if !text.trim().is_empty() && editor.0.is_some() => {
                    intents.write(Intent::Arrange(Arrange::Read(text)));
                }
                Some(text) if !text.trim().is_empty() => {
                    files.write(FileRequest::ReadText(text));
                }
                _ => {
                    notices.write(Notice::trouble("There is no text in the clipboard."));
                }
            },
            _ => {}
        }
    }
}

fn copy(contexts: &mut EguiContexts, text: &str) {
    if let Ok(ctx) = contexts.ctx_mut() {
        ctx.copy_text(text.to_owned());
    }
}
