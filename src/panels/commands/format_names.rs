//! What people call the formats of files.

use crate::key;
use crate::record::formats::format::Format;
use crate::words::Sentence;

/// A format's name: its own where it has one, the same in every language, or what it holds.
pub(in crate::panels) fn format_name(format: Format) -> Sentence {
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
