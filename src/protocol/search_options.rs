//! How the search runs, as another program may set it: the same options in every protocol.

use crate::ai::{Limits, TranspositionTable};
use crate::rules::ReadError;
use std::num::NonZeroU16;

/// One of the options: a whole number within bounds.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum SearchOption {
    /// How many threads search together.
    Threads,
    /// How many megabytes the transposition table may take.
    Hash,
    /// How many lines are searched.
    MultiPv,
}

/// What the options are set to.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct SearchOptions {
    values: [u16; SearchOption::ALL.len()],
}

impl SearchOption {
    pub(super) const ALL: [Self; 3] = [Self::Threads, Self::Hash, Self::MultiPv];

    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Threads => "Threads",
            Self::Hash => "Hash",
            Self::MultiPv => "MultiPV",
        }
    }

    pub(super) const fn default_value(self) -> u16 {
        match self {
            Self::Threads | Self::MultiPv => 1,
            Self::Hash => 256,
        }
    }

    /// The least is 1 for all of them.
    pub(super) const fn most(self) -> u16 {
        match self {
            Self::Threads => 256,
            Self::Hash => 16_384,
            Self::MultiPv => 20,
        }
    }

    /// The option of this name, whatever its case.
    pub(super) fn named(name: &str) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find(|option| option.name().eq_ignore_ascii_case(name))
    }
}

impl Default for SearchOptions {
    fn default() -> Self {
        Self {
            values: SearchOption::ALL.map(SearchOption::default_value),
        }
    }
}

impl SearchOptions {
    pub(super) const fn get(self, option: SearchOption) -> u16 {
        self.values[option as usize]
    }

    pub(super) fn set(&mut self, option: SearchOption, value: &str) -> Result<(), ReadError> {
        let number = value.parse().ok();
        let sound = number.filter(|number| (1..=option.most()).contains(number));
        self.values[option as usize] = sound.ok_or_else(|| {
            let (name, most) = (option.name(), option.most());
            ReadError::new(value, format!("{name} is a whole number from 1 to {most}"))
        })?;
        Ok(())
    }

    pub(super) fn lines(self) -> usize {
        self.get(SearchOption::MultiPv).into()
    }

    /// The limits with as many threads as are set.
    pub(super) fn limits(self, limits: Limits) -> Limits {
        let threads = NonZeroU16::new(self.get(SearchOption::Threads));
        Limits {
            threads: threads.unwrap_or(NonZeroU16::MIN),
            ..limits
        }
    }

    pub(super) fn new_table(self) -> TranspositionTable {
        let megabytes = usize::from(self.get(SearchOption::Hash));
        TranspositionTable::with_most_bytes(megabytes << 20)
    }
}
