//! The folder where games and settings lie, safe from kills, full disks and a second window.
//!
//! ```text
//! games/2026-11-16-042825-7f3a.ron   a game each
//! trash/                             deleted games, for thirty days
//! locks/                             which window plays which game
//! settings.ron
//! ```
//!
//! Every file is written aside, synced, and renamed over the old one: whoever reads it sees the old or the new, whole.

mod aside;
mod choices;
mod engines;
mod library;
mod locks;
mod overlays;
mod salvage;
mod save_writer;
mod settings;
mod styles;

pub use choices::{Animation, Colours, Quality, ReportEffort, Theme};
pub use engines::{EngineEntry, free_name, shortened};
pub use library::Listing;
pub use overlays::{Overlay, Overlays};
pub use save_writer::{SaveEvent, SaveWriter};
pub use settings::Settings;
pub use styles::{PieceStyle, Styles, TableStyle};

use crate::record::clock;
use crate::sentence;
use crate::words::{Sentence, disk_trouble};
use aside::Aside;
use directories::ProjectDirs;
use locks::Locks;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};
use std::{env, fmt, fs, io};

/// A person's folder. Clones share it.
#[derive(Clone, Debug)]
pub struct Store(Arc<Folder>);

#[derive(Debug)]
struct Folder {
    root: PathBuf,
    locks: Locks,
}

/// A saved game's name in the folder: when it began, sortable, and something to tell two windows' games apart.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(String);

impl GameId {
    fn now() -> Self {
        let time = clock::now().strftime("%Y-%m-%d-%H%M%S").to_string();
        Self(format!("{time}-{:04x}", fastrand::u16(..)))
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Where a person's games lie: the folder asked for, else `STRATA_DATA`, else where the platform keeps such things.
/// `None` where there is no home either.
pub fn folder(asked: Option<&Path>) -> Option<PathBuf> {
    let set = env::var_os("STRATA_DATA").filter(|folder| !folder.is_empty());
    let usual = || Some(ProjectDirs::from("", "", "Strata")?.data_dir().to_owned());
    asked
        .map(Path::to_owned)
        .or_else(|| set.map(PathBuf::from))
        .or_else(usual)
}

/// Writes a file that a person asked for, wherever it is to be: it is there whole, or as it was. One that is there
/// already is replaced only if that is wanted.
pub fn write_whole(path: &Path, bytes: &[u8], replace: bool) -> io::Result<()> {
    if path.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    #[cfg_attr(not(unix), expect(unused_mut, reason = "only Unix has modes to set"))]
    let mut aside = tempfile::Builder::new();
    // Others may read it as they may read any file of this person's.
    #[cfg(unix)]
    aside.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut file = aside.tempfile_in(folder)?;
    io::Write::write_all(&mut file, bytes)?;
    file.as_file().sync_all()?;
    if replace {
        file.persist(path)?;
    } else {
        file.persist_noclobber(path)?;
    }
    Ok(())
}

/// How long deleted games can be brought back.
const IN_TRASH: Duration = Duration::from_secs(30 * 24 * 60 * 60);

impl Store {
    /// Opens a folder and sweeps what killed writes and old deletions left. A folder that can't be written is no
    /// reason not to play: each write tells.
    pub fn open(root: impl Into<PathBuf>) -> Self {
        let root = root.into();
        let locks = Locks::open(root.join("locks"));
        let store = Self(Arc::new(Folder { root, locks }));
        store.sweep();
        store
    }

    pub fn root(&self) -> &Path {
        &self.0.root
    }

    fn games(&self) -> PathBuf {
        self.0.root.join("games")
    }

    fn trash(&self) -> PathBuf {
        self.0.root.join("trash")
    }

    fn settings_file(&self) -> PathBuf {
        self.0.root.join("settings.ron")
    }

    fn game_file(&self, id: &GameId) -> PathBuf {
        self.games().join(format!("{id}.ron"))
    }

    /// A name for a new game, held for this window.
    pub fn new_game(&self) -> GameId {
        loop {
            let id = GameId::now();
            if !self.game_file(&id).exists() && self.0.locks.hold(&id.0) {
                return id;
            }
        }
    }

    /// The name under which a game that was opened is to be kept: its own, or a new one while another window plays it.
    pub fn take(&self, id: &GameId) -> GameId {
        if self.0.locks.hold(&id.0) {
            id.clone()
        } else {
            self.new_game()
        }
    }

    /// Whether this window may play a game; then no other can, until it leaves it.
    pub fn may_play(&self, id: &GameId) -> bool {
        self.0.locks.hold(&id.0)
    }

    /// Lets other windows play the game.
    pub fn leave(&self, id: &GameId) {
        self.0.locks.leave(&id.0);
    }

    fn write(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let write = || Aside::new(path, self.0.locks.window())?.put(bytes);
        match write() {
            // Somebody cleared the folder meanwhile; it is made anew.
            Err(error) if error.kind() == io::ErrorKind::NotFound => write(),
            done => done,
        }
    }

    /// Whatever can't be swept now is swept the next time.
    fn sweep(&self) {
        self.0
            .locks
            .sweep(|id| self.game_file(&GameId(id.to_owned())).exists());
        for folder in [self.root().to_owned(), self.games()] {
            for path in files(&folder) {
                let writer = aside::writer_of(&path);
                if writer.is_some_and(|window| !self.0.locks.is_open(window)) {
                    let _ = fs::remove_file(path);
                }
            }
        }
        let now = SystemTime::now();
        for path in files(&self.trash()) {
            let deleted = path.metadata().and_then(|about| about.modified());
            let age = deleted.ok().and_then(|then| now.duration_since(then).ok());
            if age.is_some_and(|age| age > IN_TRASH) {
                let _ = fs::remove_file(path);
            }
        }
    }
}

/// The files of a folder in the order of their names; none where there is no such folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut files: Vec<PathBuf> = entries
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| !path.is_dir())
        .collect();
    files.sort();
    files
}

/// The game that a file is named after.
fn id_of(path: &Path) -> Option<GameId> {
    let ron = path.extension() == Some(OsStr::new("ron"));
    let stem = path.file_stem()?.to_str()?;
    (ron && !stem.starts_with('.')).then(|| GameId(stem.to_owned()))
}

/// That a file can't be written where a person wants it, and why.
pub fn cant_write(file: &Path, error: &io::Error) -> Sentence {
    sentence!(
        "files-cant-write",
        file = file.display().to_string(),
        why = disk_trouble(error)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_window_writes_aside_can_be_told_from_everything_else() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let store = Store::open(folder.path());
        let game = store.game_file(&store.new_game());
        let aside = Aside::new(&game, store.0.locks.window()).expect("it can be written");
        let written: Vec<PathBuf> = files(&store.games());
        assert_eq!(written.len(), 1);
        assert_eq!(aside::writer_of(&written[0]), Some(store.0.locks.window()));
        drop(aside);
        assert_eq!(aside::writer_of(&game), None);
        assert_eq!(id_of(&written[0]), None);
    }

    #[test]
    fn a_window_sweeps_what_dead_ones_left_and_nothing_of_living_ones() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let store = Store::open(folder.path());
        let game = store.game_file(&store.new_game());
        let aside = Aside::new(&game, store.0.locks.window()).expect("it can be written");
        let dead = store.games().join(".window-dead_x.saving");
        fs::write(&dead, "half a ga").expect("it can be written");
        let second = Store::open(folder.path());
        assert!(!dead.exists());
        assert_eq!(files(&second.games()).len(), 1, "the living window's file");
        aside.put(b"whole").expect("nobody took it away");
        assert_eq!(fs::read(game).expect("it is there"), b"whole");
    }
}
