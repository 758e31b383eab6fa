//! Qualities and styles by the names that the command line gives them.

use crate::app::Quality;
use crate::store::{Overlays, PieceStyle, Styles, TableStyle};
use clap::ValueEnum;

/// A [`Quality`] as a command line names it.
#[derive(Copy, Clone, Debug, ValueEnum)]
pub(super) enum QualityName {
    Low,
    Medium,
    High,
}

impl From<QualityName> for Quality {
    fn from(name: QualityName) -> Self {
        match name {
            QualityName::Low => Self::Low,
            QualityName::Medium => Self::Medium,
            QualityName::High => Self::High,
        }
    }
}

/// A [`PieceStyle`] as a command line names it.
#[derive(Copy, Clone, Debug, ValueEnum)]
pub(super) enum StyleName {
    Classic,
    HighContrast,
    Night,
}

/// A [`TableStyle`] as a command line names it.
#[derive(Copy, Clone, Debug, ValueEnum)]
pub(super) enum TableName {
    Wood,
    Slate,
    Felt,
}

/// The styles for a picture: a file has one game, so one style of pieces does.
pub(super) fn styles(pieces: StyleName, table: TableName) -> Styles {
    let pieces = match pieces {
        StyleName::Classic => PieceStyle::Classic,
        StyleName::HighContrast => PieceStyle::HighContrast,
        StyleName::Night => PieceStyle::Night,
    };
    Styles {
        table: match table {
            TableName::Wood => TableStyle::Wood,
            TableName::Slate => TableStyle::Slate,
            TableName::Felt => TableStyle::Felt,
        },
        punct: pieces,
        hive: pieces,
        tak: pieces,
    }
}

/// What may be marked, as a command line names it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum ShowName {
    Ways,
    Queens,
    Pins,
    Groups,
    Count,
    /// What the other side would do if it could move now
    Threats,
}

/// The overlays of these names.
pub(super) fn overlays(names: &[ShowName]) -> Overlays {
    let has = |name| names.contains(&name);
    Overlays {
        ways: has(ShowName::Ways),
        queens: has(ShowName::Queens),
        pins: has(ShowName::Pins),
        groups: has(ShowName::Groups),
        count: has(ShowName::Count),
    }
}
