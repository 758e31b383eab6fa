//! The saved games: listed, opened, renamed, copied, deleted and brought back.

use super::aside::sync_folder;
use super::{GameId, Store, files, id_of};
use crate::record::formats::save::{self, BrokenSave, Head, LARGEST, Save, TITLE};
use crate::record::regular_file;
use crate::rules::{Fault, ReadError};
use crate::sentence;
use crate::words::{Sentence, disk_trouble};
use jiff::Timestamp;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;
use std::time::SystemTime;

/// A saved game as a list shows it.
#[derive(Clone, Debug)]
pub struct Listing {
    pub id: GameId,
    /// What the file says of itself, or why it can't be read.
    pub head: Result<Head, ReadError>,
    /// When it was last changed.
    pub changed: Timestamp,
}

impl Store {
    /// Writes a game where it belongs.
    pub fn keep(&self, id: &GameId, save: &Save) -> Result<(), Sentence> {
        let text = save
            .write()
            .map_err(|why| sentence!("files-unsavable", why = Sentence::from(&why)))?;
        self.write(&self.game_file(id), text.as_bytes())
            .map_err(|error| {
                sentence!(
                    "files-unsaved",
                    folder = shown(&self.games()),
                    why = disk_trouble(&error)
                )
            })
    }

    /// Every saved game, the newest first. A file that can't be read is listed with the reason.
    pub fn list(&self) -> Vec<Listing> {
        listings(&self.games())
    }

    /// The deleted games that can still be brought back, the newest first.
    pub fn trashed(&self) -> Vec<Listing> {
        listings(&self.trash())
    }

    /// What is written at the head of a game on the disk; `None` where it can't be read.
    pub(super) fn head(&self, id: &GameId) -> Option<Head> {
        let text = read_text(&self.game_file(id)).ok()?;
        Head::read(&text).ok()
    }

    /// Removes every deleted game for good.
    pub fn empty_trash(&self) -> Result<(), Sentence> {
        let trash = self.trash();
        let removed = files(&trash).iter().try_for_each(fs::remove_file);
        removed.map_err(|error| {
            sentence!(
                "files-trash-full",
                folder = shown(&trash),
                why = disk_trouble(&error)
            )
        })
    }

    /// The game that was played last and can be read.
    pub fn last(&self) -> Option<Listing> {
        self.list().into_iter().find(|listing| listing.head.is_ok())
    }

    /// A saved game with every move played again.
    pub fn read(&self, id: &GameId) -> Result<Save, BrokenSave> {
        let text = read_text(&self.game_file(id));
        Save::read(&text.map_err(|error| BrokenSave { error, good: None })?)
    }

    /// Calls a game something else; an empty title takes its name away. The game that is open has its title in its
    /// own record too: its next save would bring the old one back.
    pub fn rename(&self, id: &GameId, title: &str) -> Result<(), Sentence> {
        let mut save = self
            .read(id)
            .map_err(|broken| Sentence::from(&broken.error))?;
        save.record.set_tag(TITLE, title);
        self.keep(id, &save)
    }

    /// Moves a game into the trash, from where it can come back for thirty days.
    pub fn delete(&self, id: &GameId) -> Result<(), Sentence> {
        let trash = self.trash();
        let moved = fs::create_dir_all(&trash).and_then(|()| {
            // The thirty days begin now.
            let file = self.game_file(id);
            match regular_file::open_with(&file, File::options().append(true)) {
                Ok(file) => file.set_modified(SystemTime::now())?,
                // What is no file has no place among the games, and can go all the same.
                Err(error)
                    if matches!(
                        error.kind(),
                        io::ErrorKind::InvalidInput | io::ErrorKind::IsADirectory
                    ) => {}
                Err(error) => return Err(error),
            }
            carry(id, &self.games(), &trash)
        });
        moved.map_err(|error| {
            sentence!(
                "files-not-deleted",
                folder = shown(&trash),
                why = disk_trouble(&error)
            )
        })
    }

    /// Brings a deleted game back.
    pub fn restore(&self, id: &GameId) -> Result<(), Sentence> {
        if self.game_file(id).exists() {
            return Err(sentence!("files-game-exists", id = id.to_string()));
        }
        carry(id, &self.trash(), &self.games()).map_err(|error| {
            sentence!(
                "files-not-restored",
                folder = shown(&self.trash()),
                why = disk_trouble(&error)
            )
        })
    }
}

/// A folder as a person knows it.
pub(super) fn shown(folder: &Path) -> String {
    folder.display().to_string()
}

/// The games of a folder, the newest first.
fn listings(folder: &Path) -> Vec<Listing> {
    let games = files(folder);
    let mut list: Vec<Listing> = games.iter().filter_map(|path| listing(path)).collect();
    list.sort_by(|a, b| (b.changed, &b.id).cmp(&(a.changed, &a.id)));
    list
}

/// A file as the list shows it; `None` for one that is no game.
fn listing(path: &Path) -> Option<Listing> {
    let id = id_of(path)?;
    let head = read_text(path).and_then(|text| Head::read(&text));
    let written = || {
        let time = path.metadata().and_then(|about| about.modified()).ok()?;
        Timestamp::try_from(time).ok()
    };
    Some(Listing {
        changed: match &head {
            Ok(head) => head.changed,
            Err(_) => written().unwrap_or_default(),
        },
        id,
        head,
    })
}

/// Moves a game from one folder to another.
fn carry(id: &GameId, from: &Path, to: &Path) -> io::Result<()> {
    let game = format!("{id}.ron");
    fs::create_dir_all(to)?;
    fs::rename(from.join(&game), to.join(&game))?;
    sync_folder(to)?;
    sync_folder(from)
}

/// A file of a size that a save may have. Bytes that are no UTF-8 become replacement characters: the reader then says
/// where they stand.
pub(super) fn read_text(path: &Path) -> Result<String, ReadError> {
    let unreadable = |error: io::Error| {
        ReadError::new("", error.to_string()).with(Fault::System {
            kind: error.kind(),
            account: error.to_string(),
        })
    };
    let file = regular_file::open(path).map_err(unreadable)?;
    let size = file.metadata().map_err(unreadable)?.len();
    if size > LARGEST as u64 {
        return Err(save::too_large(size));
    }
    let mut bytes = Vec::with_capacity(size as usize);
    // It may grow while it is read.
    file.take(LARGEST as u64 + 1)
        .read_to_end(&mut bytes)
        .map_err(unreadable)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
