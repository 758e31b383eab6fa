//! Camera presets by the names that the command line gives them.

use crate::app::Preset;
use clap::builder::PossibleValue;

/// A [`Preset`] as a command line names it.
#[derive(Copy, Clone, Debug)]
pub(in crate::launch) struct CameraName(pub(in crate::launch) Preset);

impl clap::ValueEnum for CameraName {
    fn value_variants<'a>() -> &'a [Self] {
        &[
            Self(Preset::White),
            Self(Preset::Black),
            Self(Preset::Low),
            Self(Preset::Top),
            Self(Preset::Fit),
        ]
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        let (name, help) = match self.0 {
            Preset::White => ("white", "White's side"),
            Preset::Black => ("black", "Black's side"),
            Preset::Low => ("low", "almost level with the board"),
            Preset::Top => ("top", "from above, without perspective"),
            Preset::Fit => ("fit", "the whole board"),
        };
        Some(PossibleValue::new(name).help(help))
    }
}
