//! What a program may set: the switches of the next game, and how the search runs.

use super::DEFAULTS;
use crate::protocol::search_options::{SearchOption, SearchOptions};
use crate::rules::ReadError;
use crate::rules::hive::Setup;

/// The switches that a program may set.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Switch {
    TournamentOpening,
    RepetitionDraw,
}

impl Switch {
    const ALL: [Self; 2] = [Self::TournamentOpening, Self::RepetitionDraw];

    const fn name(self) -> &'static str {
        match self {
            Self::TournamentOpening => "TournamentOpening",
            Self::RepetitionDraw => "RepetitionDraw",
        }
    }

    pub(super) fn of(self, setup: &mut Setup) -> &mut bool {
        match self {
            Self::TournamentOpening => &mut setup.tournament,
            Self::RepetitionDraw => &mut setup.repetition,
        }
    }

    fn line(self, mut setup: Setup) -> String {
        let word = |value: bool| if value { "True" } else { "False" };
        let (current, default) = (*self.of(&mut setup), *self.of(&mut DEFAULTS.clone()));
        format!("{};bool;{};{}", self.name(), word(current), word(default))
    }

    fn named(name: &str) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find(|switch| switch.name().eq_ignore_ascii_case(name))
    }
}

/// Whatever a program may set.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum EngineOption {
    Switch(Switch),
    Search(SearchOption),
}

impl EngineOption {
    pub(super) fn all() -> impl Iterator<Item = Self> {
        let switches = Switch::ALL.into_iter().map(Self::Switch);
        switches.chain(SearchOption::ALL.into_iter().map(Self::Search))
    }

    pub(super) fn read(name: &str) -> Result<Self, ReadError> {
        let switch = Switch::named(name).map(Self::Switch);
        let option = switch.or_else(|| SearchOption::named(name).map(Self::Search));
        option.ok_or_else(|| ReadError::new(name, "there is no such option"))
    }

    /// As the protocol writes it: name, type, value, default, and bounds.
    pub(super) fn line(self, setup: Setup, search: SearchOptions) -> String {
        match self {
            Self::Switch(switch) => switch.line(setup),
            Self::Search(option) => format!(
                "{};int;{};{};1;{}",
                option.name(),
                search.get(option),
                option.default_value(),
                option.most()
            ),
        }
    }
}
