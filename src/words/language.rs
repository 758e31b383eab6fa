//! The languages that Strata speaks.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use unic_langid::LanguageIdentifier;

#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Language {
    #[default]
    English,
    Russian,
    Spanish,
    Polish,
}

impl Language {
    pub const ALL: [Self; 4] = [Self::English, Self::Russian, Self::Spanish, Self::Polish];

    /// What its speakers call it.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Russian => "Русский",
            Self::Spanish => "Español",
            Self::Polish => "Polski",
        }
    }

    /// The code of ISO 639-1, as `--language` takes it and the folders of `assets/words` are named.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Russian => "ru",
            Self::Spanish => "es",
            Self::Polish => "pl",
        }
    }

    pub(super) fn id(self) -> LanguageIdentifier {
        self.code()
            .parse()
            .expect("a code of two letters is an identifier")
    }

    /// The first language of the system that Strata speaks, else English.
    pub fn of_system() -> Self {
        Self::first_of(sys_locale::get_locales())
    }

    fn first_of(locales: impl IntoIterator<Item = String>) -> Self {
        let mut spoken = locales.into_iter().filter_map(|locale| locale.parse().ok());
        spoken.next().unwrap_or_default()
    }

    /// What `STRATA_LANGUAGE` asks for; what it doesn't know it passes over.
    pub fn of_environment() -> Option<Self> {
        std::env::var("STRATA_LANGUAGE").ok()?.parse().ok()
    }
}

/// The words are for a person at a terminal.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("Strata speaks en, ru, es and pl")]
pub struct UnknownLanguage;

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Takes `ru` as well as `ru_RU.UTF-8` or `ru-RU`.
    fn from_str(text: &str) -> Result<Self, UnknownLanguage> {
        let code = text.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Self::ALL
            .into_iter()
            .find(|language| language.code().eq_ignore_ascii_case(code))
            .ok_or(UnknownLanguage)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.own_name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_known_by_the_ways_systems_write_it() {
        for (text, language) in [
            ("ru", Language::Russian),
            ("ru_RU.UTF-8", Language::Russian),
            ("es-419", Language::Spanish),
            ("PL", Language::Polish),
        ] {
            assert_eq!(text.parse(), Ok(language));
        }
        assert_eq!("de".parse::<Language>(), Err(UnknownLanguage));
    }

    #[test]
    fn the_first_language_that_strata_speaks_is_chosen() {
        let locales =
            |codes: &[&str]| Language::first_of(codes.iter().map(|&code| code.to_owned()));
        assert_eq!(locales(&["de-DE", "pl-PL", "en-US"]), Language::Polish);
        assert_eq!(locales(&["de-DE"]), Language::English);
    }
}
