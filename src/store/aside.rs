//! A file written aside, which takes the place of the old one only when it is whole and on the disk.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use tempfile::NamedTempFile;

pub(super) struct Aside {
    file: NamedTempFile,
    folder: PathBuf,
    path: PathBuf,
}

const PREFIX: &str = ".";
const SUFFIX: &str = ".saving";
const AFTER_WINDOW: char = '_';

impl Aside {
    /// Begins a file beside the one it will replace, named after the window that writes it.
    pub(super) fn new(path: &Path, window: &str) -> io::Result<Self> {
        let folder = path.parent().unwrap_or(Path::new(".")).to_owned();
        // A folder that was removed while a game went on comes back with its next move.
        fs::create_dir_all(&folder)?;
        let file = tempfile::Builder::new()
            .prefix(&format!("{PREFIX}{window}{AFTER_WINDOW}"))
            .suffix(SUFFIX)
            .tempfile_in(&folder)?;
        Ok(Self {
            file,
            folder,
            path: path.to_owned(),
        })
    }

    pub(super) fn put(mut self, bytes: &[u8]) -> io::Result<()> {
        self.file.write_all(bytes)?;
        self.file.as_file().sync_all()?;
        self.file.persist(&self.path)?;
        sync_folder(&self.folder)
    }
}

/// Makes a rename last. Windows has no such call and does so by itself.
pub(super) fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) {
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

/// The window that was writing a file aside; `None` for other files.
pub(super) fn writer_of(path: &Path) -> Option<&str> {
    let name = path.file_name()?.to_str()?;
    let inner = name.strip_prefix(PREFIX)?.strip_suffix(SUFFIX)?;
    Some(inner.split_once(AFTER_WINDOW)?.0)
}
