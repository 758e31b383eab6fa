//! Which window is open and which game it plays, as locks that the system takes back when a program ends, however it ends.

use crate::record::regular_file;
use std::collections::BTreeMap;
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

#[derive(Debug)]
pub(super) struct Locks {
    folder: PathBuf,
    /// This window's own name, never used before or again.
    window: String,
    held: Mutex<BTreeMap<String, Option<File>>>,
}

/// Windows' names begin so, and games' with a year.
const WINDOW: &str = "window-";

impl Locks {
    pub(super) fn open(folder: PathBuf) -> Self {
        let locks = Self {
            folder,
            window: format!("{WINDOW}{:016x}", fastrand::u64(..)),
            held: Mutex::default(),
        };
        locks.hold(&locks.window);
        locks
    }

    pub(super) fn window(&self) -> &str {
        &self.window
    }

    fn held(&self) -> MutexGuard<'_, BTreeMap<String, Option<File>>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a name is this window's from now on. Where no lock can be written it is: nobody else can save there.
    pub(super) fn hold(&self, name: &str) -> bool {
        let mut held = self.held();
        if held.contains_key(name) {
            return true;
        }
        match lock(&self.folder, name) {
            Ok(file) => {
                held.insert(name.to_owned(), Some(file));
                true
            }
            Err(TryLockError::WouldBlock) => false,
            Err(TryLockError::Error(_)) => {
                held.insert(name.to_owned(), None);
                true
            }
        }
    }

    pub(super) fn leave(&self, name: &str) {
        if let Some(Some(file)) = self.held().remove(name) {
            unlock(&file);
        }
    }

    /// Whether a window still runs.
    pub(super) fn is_open(&self, window: &str) -> bool {
        window == self.window || {
            let path = self.folder.join(window);
            path.exists() && is_locked(&path)
        }
    }

    /// Removes the locks of windows that are gone and of games that are not there any more.
    pub(super) fn sweep(&self, game_exists: impl Fn(&str) -> bool) {
        for path in super::files(&self.folder) {
            let Some(name) = path.file_name().and_then(|name| name.to_str()) else {
                continue;
            };
            // A lock file that somebody waits for must not vanish, so those of games stay as long as the games.
            let needed = !name.starts_with(WINDOW) && game_exists(name);
            if !needed && !self.held().contains_key(name) && !is_locked(&path) {
                let _ = fs::remove_file(path);
            }
        }
    }
}

/// Closing the file isn't enough: a program that is being started at this moment has it open too.
fn unlock(file: &File) {
    let _ = file.unlock();
}

impl Drop for Locks {
    fn drop(&mut self) {
        self.held().values().flatten().for_each(unlock);
        let _ = fs::remove_file(self.folder.join(&self.window));
    }
}

fn lock(folder: &Path, name: &str) -> Result<File, TryLockError> {
    let opened = || -> io::Result<File> {
        fs::create_dir_all(folder)?;
        regular_file::open_with(
            &folder.join(name),
            File::options().create(true).append(true),
        )
    };
    let file = opened().map_err(TryLockError::Error)?;
    file.try_lock()?;
    Ok(file)
}

fn is_locked(path: &Path) -> bool {
    let Ok(file) = regular_file::open_with(path, File::options().append(true)) else {
        return false;
    };
    let tried = file.try_lock();
    if tried.is_ok() {
        unlock(&file);
    }
    matches!(tried, Err(TryLockError::WouldBlock))
}
