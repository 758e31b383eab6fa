//! Which language the app speaks.

use crate::words::{Language, Words};
use bevy::prelude::*;
use std::path::PathBuf;

/// The language in use. Change it with [`SpokenLanguage::choose`]; panels speak it from the next frame on.
#[derive(Resource, Clone, Debug, Reflect)]
#[reflect(opaque, Resource, Debug, Clone)]
pub struct SpokenLanguage {
    /// What the person chose, as the settings keep it; without a choice the system's language.
    chosen: Option<Language>,
    /// Asked for by `--language` or `STRATA_LANGUAGE`, for this run alone.
    asked: Option<Language>,
    words: Words,
    /// Where a translator's own sentences may stand.
    overrides: Option<PathBuf>,
}

impl SpokenLanguage {
    /// The language asked for on the command line, else by the environment, else the system's.
    pub fn asked(asked: Option<Language>) -> Self {
        let asked = asked.or_else(Language::of_environment);
        Self {
            chosen: None,
            asked,
            words: Words::of(asked.unwrap_or_else(Language::of_system)),
            overrides: None,
        }
    }

    pub fn language(&self) -> Language {
        self.words.language()
    }

    pub const fn words(&self) -> &Words {
        &self.words
    }

    /// The person's own choice, as the settings keep it.
    pub const fn chosen(&self) -> Option<Language> {
        self.chosen
    }

    /// Speaks another language at once, and keeps it.
    pub fn choose(&mut self, language: Language) {
        self.follow(Some(language));
    }

    /// Speaks what was chosen in the settings at once; without a choice the system's language.
    pub(super) fn follow(&mut self, chosen: Option<Language>) {
        self.asked = None;
        self.chosen = chosen;
        self.speak(chosen.unwrap_or_else(Language::of_system));
    }

    /// Takes over what the settings say, unless this run was asked for another language.
    pub(super) fn restore(&mut self, chosen: Option<Language>) {
        self.chosen = chosen;
        if let (Some(language), None) = (chosen, self.asked) {
            self.speak(language);
        }
    }

    /// Puts a translator's own sentences from the folder over the embedded ones, in every language that is spoken from now on.
    pub(super) fn override_from(&mut self, folder: PathBuf) {
        self.overrides = Some(folder);
        self.speak(self.language());
    }

    /// What is damaged in a translator's files goes to the log.
    fn speak(&mut self, language: Language) {
        self.words = self.overrides.as_ref().map_or_else(
            || Words::of(language),
            |folder| {
                let (words, troubles) = Words::with_overrides(language, folder);
                for trouble in troubles {
                    warn!("{trouble}");
                }
                words
            },
        );
    }
}

/// Tests and tools speak English unless they are asked otherwise; the start of the program asks the system.
impl Default for SpokenLanguage {
    fn default() -> Self {
        let asked = Language::of_environment();
        Self {
            chosen: None,
            asked,
            words: Words::of(asked.unwrap_or_default()),
            overrides: None,
        }
    }
}

/// Adds [`SpokenLanguage`].
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SpokenLanguage>();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_that_was_asked_for_a_language_keeps_the_choice_of_the_settings_for_the_next() {
        let mut spoken = SpokenLanguage::asked(Some(Language::Russian));
        spoken.restore(Some(Language::Polish));
        assert_eq!(spoken.language(), Language::Russian);
        assert_eq!(spoken.chosen(), Some(Language::Polish));
        spoken.choose(Language::Spanish);
        assert_eq!(spoken.language(), Language::Spanish);
        assert_eq!(spoken.chosen(), Some(Language::Spanish));
    }
    #[test]
    fn a_translators_sentences_hold_in_the_language_that_is_chosen_later() {
        let folder = tempfile::tempdir().expect("a folder");
        let own = folder.path().join("pl");
        std::fs::create_dir(&own).expect("a folder in it");
        std::fs::write(own.join("mine.ftl"), "results-drawn = Po równo\n").expect("a file");
        let mut spoken = SpokenLanguage::asked(Some(Language::English));
        spoken.override_from(folder.path().to_owned());
        let drawn = |spoken: &SpokenLanguage| crate::say!(spoken.words(), "results-drawn");
        assert_eq!(drawn(&spoken), "Draw");
        spoken.choose(Language::Polish);
        assert_eq!(drawn(&spoken), "Po równo");
        spoken.choose(Language::Russian);
        assert_eq!(drawn(&spoken), "Ничья");
    }
}
