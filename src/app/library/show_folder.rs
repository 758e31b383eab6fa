//! Opens the folder of games and settings with the system's own program.

use super::folder::Library;
use crate::app::notice::Notice;
use crate::app::redraw::WakingMessages;
use crate::app::turn::sets::TurnSet;
use crate::sentence;
use bevy::prelude::*;
use std::path::Path;
use std::process::{Command, Stdio};
use std::{io, thread};

/// A person wants to see the folder.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub struct ShowFolder;

/// The program that shows a folder, when another one is wanted than the system's.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub struct FolderProgram(pub String);

impl Default for FolderProgram {
    fn default() -> Self {
        let usual = if cfg!(target_os = "windows") {
            "explorer"
        } else if cfg!(target_os = "macos") {
            "open"
        } else {
            "xdg-open"
        };
        Self(usual.to_owned())
    }
}

/// Shows the folder before the turn.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FolderProgram>()
        .add_waking_message::<ShowFolder>()
        .add_systems(Update, show_folder.before(TurnSet::Gather));
}

fn show_folder(
    mut asked: MessageReader<ShowFolder>,
    library: Option<Res<Library>>,
    program: Res<FolderProgram>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(library) = library else {
        asked.clear();
        return;
    };
    for ShowFolder in asked.read() {
        let folder = library.store().root();
        if show(&program.0, folder).is_err() {
            let words = sentence!(
                "files-folder-not-shown",
                folder = folder.display().to_string()
            );
            notices.write(Notice::trouble(words));
        }
    }
}

/// Starts the program and doesn't wait for it.
fn show(program: &str, folder: &Path) -> io::Result<()> {
    let mut child = Command::new(program)
        .arg(folder)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()?;
    // Whoever starts a program has to take note of its end.
    thread::spawn(move || child.wait());
    Ok(())
}
