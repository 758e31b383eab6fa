//! Formats of files, what doesn't fit in them and why a game can't be written, as sentences.

use super::Sentence;
use crate::record::formats::CantWrite;
use crate::record::formats::format::Format;
use crate::record::formats::loss::Loss;
use crate::record::formats::save::Unwritable;
use crate::{key, sentence};
use std::io;

/// A format's name: its own where it has one, the same in every language, or what it holds.
pub fn format_name(format: Format) -> Sentence {
    match format {
        Format::Save => key!("menu-format-save").into(),
        Format::HivePgnTree => key!("menu-format-pgn-tree").into(),
        Format::PunctList => key!("menu-format-list").into(),
        Format::Position => key!("menu-format-position").into(),
        Format::Scene => key!("menu-format-scene").into(),
        Format::Ptn | Format::HivePgn | Format::GameString | Format::Sgf => {
            Sentence::verbatim(format.title())
        }
    }
}

/// Why a folder or a file can't be used, as far as a person can do something about it; else the system's own account.
pub fn disk_trouble(error: &io::Error) -> Sentence {
    system_trouble(error.kind(), &error.to_string())
}

pub(super) fn system_trouble(kind: io::ErrorKind, account: &str) -> Sentence {
    match kind {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded | io::ErrorKind::FileTooLarge => {
            key!("files-no-room").into()
        }
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
            key!("files-not-allowed").into()
        }
        io::ErrorKind::NotFound => key!("files-not-there").into(),
        io::ErrorKind::NotADirectory | io::ErrorKind::AlreadyExists => {
            key!("files-no-folder").into()
        }
        io::ErrorKind::IsADirectory => key!("files-is-folder").into(),
        // Only opening what isn't a regular file fails like that.
        io::ErrorKind::InvalidInput => key!("files-no-file").into(),
        _ => Sentence::verbatim(account),
    }
}

/// A list of what has no place in a format; `None` where nothing is lost.
pub fn losses(lost: &[Loss]) -> Option<Sentence> {
    let all = lost.iter().copied().map(Sentence::from);
    all.reduce(|lost, more| sentence!("files-lost-also", lost = lost, more = more))
}

impl From<Loss> for Sentence {
    fn from(loss: Loss) -> Self {
        match loss {
            Loss::Moves(count) => sentence!("files-lost-moves", count = count),
            Loss::Variations(count) => sentence!("files-lost-variations", count = count),
            Loss::Comments(count) => sentence!("files-lost-comments", count = count),
            Loss::Marks(count) => sentence!("files-lost-marks", count = count),
            Loss::Tags(count) => sentence!("files-lost-tags", count = count),
            Loss::Braces(count) => sentence!("files-lost-braces", count = count),
        }
    }
}

impl From<&CantWrite> for Sentence {
    fn from(error: &CantWrite) -> Self {
        match error {
            CantWrite::OtherGame { format, game, .. } => sentence!(
                "files-not-for-game",
                format = format_name(*format),
                game = *game
            ),
            CantWrite::Beginning(error) => error.into(),
            CantWrite::Save(error) => error.into(),
            CantWrite::Illegal(why) => why.into(),
        }
    }
}

impl From<&Unwritable> for Sentence {
    fn from(error: &Unwritable) -> Self {
        match error {
            Unwritable::TooLong(count) => sentence!("files-too-many-moves", count = *count),
            Unwritable::TooLarge(_) => sentence!("files-too-large"),
            Unwritable::Illegal(number, why) => {
                sentence!("faults-refused", number = *number, why = Self::from(why))
            }
            // What the writer of the file itself says.
            Unwritable::Ron(error) => Self::verbatim(error.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_is_told_what_they_can_do_something_about() {
        use io::ErrorKind::*;
        for (kind, words) in [
            (StorageFull, "no room left"),
            (QuotaExceeded, "no room left"),
            (ReadOnlyFilesystem, "may not be written"),
            (PermissionDenied, "may not be written"),
            (NotADirectory, "A file stands where"),
        ] {
            let said = disk_trouble(&kind.into()).to_string();
            assert!(said.contains(words), "{said}");
        }
    }
}
