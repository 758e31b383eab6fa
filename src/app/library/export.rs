//! Export: games written to files in the format that a person chose.

use super::files::{FileRequest, file_name};
use crate::app::library::autosave::SaveSource;
use crate::app::library::folder::Library;
use crate::app::notice::Notice;
use crate::record::formats;
use crate::record::formats::format::Format;
use crate::record::formats::save::Save;
use crate::sentence;
use crate::store::{cant_write, write_whole};
use crate::words::{Sentence, format_name, losses};
use bevy::prelude::*;
use std::path::Path;

/// Carries out the requests to write a game, and says what became of them.
pub(super) fn export_games(
    mut requests: MessageReader<FileRequest>,
    source: SaveSource,
    library: Option<Res<Library>>,
    mut notices: MessageWriter<Notice>,
) {
    for request in requests.read() {
        let written = match request {
            FileRequest::Write { to, format } => source.save().map(|save| {
                // The game on the table began when its save says so.
                let begun = library.as_deref().and_then(Library::open_game_begun);
                let begun = begun.unwrap_or(save.begun);
                export(&Save { begun, ..save }, *format, to)
            }),
            FileRequest::WriteSaved { id, to, format } => library.as_deref().map(|library| {
                let save = library
                    .read(id)
                    .map_err(|broken| Sentence::from(&broken.error))?;
                export(&save, *format, to)
            }),
            _ => None,
        };
        notices.write_batch(written.map(|written| match written {
            Ok(words) => Notice::done(words),
            Err(words) => Notice::trouble(words),
        }));
    }
}

/// Writes a game where a person wants it, and says what has no place in that format. A save keeps who plays, the cursor
/// and the view too.
fn export(save: &Save, format: Format, to: &Path) -> Result<Sentence, Sentence> {
    let mut save = save.clone();
    if format != Format::Save {
        save.record = save.record.with_result();
    }
    let written = formats::write_kept(&save, format).map_err(|error| Sentence::from(&error))?;
    write_whole(to, written.text.as_bytes(), true).map_err(|error| cant_write(to, &error))?;
    let file = file_name(to);
    Ok(match losses(&written.lost) {
        Some(lost) => sentence!(
            "files-written-without",
            file = file,
            format = format_name(format),
            lost = lost
        ),
        None => sentence!("files-written", file = file),
    })
}
