//! Opening files that are nothing but files. Opening a pipe waits for somebody at its other end, and a device may never end: neither
//! may hold up a window.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::Path;

/// Opens a file for reading; anything that isn't a regular file is refused.
pub fn open(path: &Path) -> io::Result<File> {
    open_with(path, File::options().read(true))
}

/// The same in another mode. A file that isn't there may be made, if the mode says so.
pub fn open_with(path: &Path, options: &mut OpenOptions) -> io::Result<File> {
    // Looked at before it is opened, for opening alone can set a device going.
    if let Ok(about) = fs::metadata(path) {
        only_regular(&about)?;
    }
    // Another thing may take its place between the look and the opening: then at least nobody waits.
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::custom_flags(options, libc::O_NONBLOCK);
    let file = options.open(path)?;
    only_regular(&file.metadata()?)?;
    Ok(file)
}

fn only_regular(about: &fs::Metadata) -> io::Result<()> {
    if about.is_file() {
        return Ok(());
    }
    let (kind, what) = if about.is_dir() {
        (io::ErrorKind::IsADirectory, "it is a folder")
    } else {
        let what = "it is a pipe or a device, not a file";
        (io::ErrorKind::InvalidInput, what)
    };
    Err(io::Error::new(kind, what))
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::process::Command;

    #[test]
    fn a_pipe_a_device_and_a_folder_are_refused_at_once() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let pipe = folder.path().join("pipe");
        let made = Command::new("mkfifo").arg(&pipe).status();
        assert!(made.expect("mkfifo is everywhere").success());
        for path in [&pipe, Path::new("/dev/zero"), folder.path()] {
            assert!(open(path).is_err(), "{}", path.display());
            let appended = open_with(path, File::options().create(true).append(true));
            assert!(appended.is_err(), "{}", path.display());
        }
        let file = folder.path().join("file");
        assert!(open(&file).is_err(), "it isn't there");
        open_with(&file, File::options().create(true).append(true)).expect("it is made");
        open(&file).expect("it is there");
    }
}
