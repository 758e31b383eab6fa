//! Files whose names are no text: the dialog knows a file by the name that it shows, so each of those gets one that can be shown, and the
//! real one is kept beside it.

use egui_file_dialog::{Disks, FileSystem, Metadata, NativeFileSystem, UserDirectories};
use std::collections::HashMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

/// The computer's files under names that can be shown. A clone is a handle.
#[derive(Clone, Debug, Default)]
pub(super) struct ShownNames(Arc<Mutex<HashMap<PathBuf, PathBuf>>>);

impl ShownNames {
    /// The file that a shown path means.
    pub fn real(&self, shown: &Path) -> PathBuf {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut real = PathBuf::new();
        let mut so_far = PathBuf::new();
        for part in shown {
            so_far.push(part);
            match known.get(&so_far) {
                Some(file) => real.clone_from(file),
                None => real.push(part),
            }
        }
        real
    }

    /// The path to show for a file.
    pub fn shown(&self, real: &Path) -> PathBuf {
        let mut shown = PathBuf::new();
        let mut so_far = PathBuf::new();
        for part in real {
            so_far.push(part);
            shown = self.shown_in(&shown, &so_far);
        }
        shown
    }

    /// The path to show for a file in a folder that is shown so. Two names that look the same are told apart by a number.
    fn shown_in(&self, folder: &Path, real: &Path) -> PathBuf {
        let Some(name) = real.file_name() else {
            return real.to_owned();
        };
        if name.to_str().is_some() {
            return folder.join(name);
        }
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let lossy = PathBuf::from(name.to_string_lossy().into_owned());
        let (stem, ending) = (lossy.file_stem(), lossy.extension());
        let stem = stem.unwrap_or_default().to_string_lossy();
        let numbered = |number: usize| {
            let mut name = PathBuf::from(match number {
                1 => stem.clone().into_owned(),
                _ => format!("{stem} ({number})"),
            });
            if let Some(ending) = ending {
                name.as_mut_os_string().push(".");
                name.as_mut_os_string().push(ending);
            }
            folder.join(name)
        };
        let free = |shown: &PathBuf| match known.get(shown) {
            Some(other) => other == real,
            None => !shown.exists(),
        };
        let shown = (1..=usize::MAX)
            .map(numbered)
            .find(free)
            .expect("there is always another number");
        known.insert(shown.clone(), real.to_owned());
        shown
    }
}

impl FileSystem for ShownNames {
    fn metadata(&self, path: &Path) -> io::Result<Metadata> {
        NativeFileSystem.metadata(&self.real(path))
    }

    fn is_dir(&self, path: &Path) -> bool {
        self.real(path).is_dir()
    }

    fn is_file(&self, path: &Path) -> bool {
        self.real(path).is_file()
    }

    fn read_dir(&self, path: &Path) -> io::Result<Vec<PathBuf>> {
        let files = NativeFileSystem.read_dir(&self.real(path))?;
        let shown = files.iter().map(|file| self.shown_in(path, file));
        Ok(shown.collect())
    }

    fn get_disks(&self, canonicalize_paths: bool) -> Disks {
        NativeFileSystem.get_disks(canonicalize_paths)
    }

    fn is_path_hidden(&self, path: &Path) -> bool {
        NativeFileSystem.is_path_hidden(path)
    }

    fn create_dir(&self, path: &Path) -> io::Result<()> {
        NativeFileSystem.create_dir(&self.real(path))
    }

    fn user_dirs(&self, canonicalize_paths: bool) -> Option<UserDirectories> {
        NativeFileSystem.user_dirs(canonicalize_paths)
    }

    fn current_dir(&self) -> io::Result<PathBuf> {
        Ok(self.shown(&NativeFileSystem.current_dir()?))
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    #[test]
    fn a_name_that_is_no_text_is_shown_and_means_its_file() {
        let folder = tempfile::tempdir().unwrap();
        let inner = folder.path().join(OsStr::from_bytes(b"a\xff"));
        std::fs::create_dir(&inner).unwrap();
        let files = [&b"g\xfe.ptn"[..], b"g\xfd.ptn", b"plain.ptn"];
        let files = files.map(|name| inner.join(OsStr::from_bytes(name)));
        for file in &files {
            std::fs::write(file, "x").unwrap();
        }
        let names = ShownNames::default();
        let shown = names.read_dir(folder.path()).unwrap();
        assert_eq!(shown, [folder.path().join("a\u{fffd}")]);
        assert!(names.is_dir(&shown[0]));
        let mut inside = names.read_dir(&shown[0]).unwrap();
        inside.sort();
        let said: Vec<_> = inside
            .iter()
            .map(|path| path.file_name().unwrap().to_str().unwrap())
            .collect();
        assert_eq!(
            said,
            ["g\u{fffd} (2).ptn", "g\u{fffd}.ptn", "plain.ptn"],
            "each can be told apart"
        );
        let mut real: Vec<_> = inside.iter().map(|path| names.real(path)).collect();
        real.sort();
        let mut files = files.to_vec();
        files.sort();
        assert_eq!(real, files);
        for path in &inside {
            assert!(names.is_file(path));
            assert_eq!(names.shown(&names.real(path)), *path);
        }
        let new = shown[0].join("new.ptn");
        assert_eq!(names.real(&new), inner.join("new.ptn"));
    }
}
