//! Every sentence in the person's own language.
//!
//! The sentences stand in `assets/words/<language>/<room>.ftl` ([Fluent]), the same keys in all four languages, and are embedded
//! in the program. A key begins with its room. What is said is data, a [`Sentence`]; it becomes words only where a person
//! reads it, and the one who words it is a [`Speaker`]: [`Words`] itself, and in the panels every `egui::Ui` and `Context`.
//!
//! ```
//! use strata::rules::hive::Tile;
//! use strata::words::{Language, Words};
//! use strata::{say, sentence};
//!
//! // Where the language is known (`ui` in the panels): words at once.
//! let words = Words::of(Language::Russian);
//! assert_eq!(say!(words, "common-pieces", count = 2), "2 фигуры");
//!
//! // Where it isn't (in `app`, in the rules): a sentence that is kept, compared and worded later.
//! let ant = Tile::read("wA1").unwrap();
//! let beetle = Tile::read("bB2").unwrap();
//! let covered = sentence!("refusals-hive-covered", tile = ant, by = beetle);
//! assert_eq!(words.say(&covered), "Белый муравей 1 не может ходить: на нём сидит чёрный жук 2.");
//! let english = Words::of(Language::English).say(&covered);
//! assert_eq!(english, "White's ant 1 can't move: Black's beetle 2 sits on it.");
//! ```
//!
//! A new sentence is a line in each of the four files and a `say!` where it is read. A key that doesn't exist or an argument
//! that the English sentence lacks does not compile; a test (`tests/plain/words.rs`) holds the other languages to the same
//! keys and arguments, and finds keys that nobody uses. Tables keep [`key!`](crate::key)s.
//!
//! Arguments are texts, numbers, sides, pieces and sentences ([`Value`]). Numbers select plurals (`{ $count -> [one] … }`) and
//! are written as the language writes them; a side selects as `white` or `black`, or is named by `SIDE($side, form: "…")`; a
//! piece is named by `PIECE($piece, form: "…")`, and `GENDER($piece)` selects what agrees with it. The forms are each
//! language's own cases and articles, in its `pieces.ftl`.
//!
//! [Fluent]: https://projectfluent.org

mod bundle;
mod coach;
mod engines;
mod faults;
mod files;
mod impossible;
mod keys;
mod language;
mod levels;
mod overrides;
mod pieces;
mod references;
mod refusals;
mod report;
mod sentence;

pub use coach::objection;
pub use engines::engine_fault;
pub use files::{disk_trouble, format_name, losses};
pub use keys::Key;
pub use language::{Language, UnknownLanguage};
pub use levels::{level_description, level_name};
pub use report::cause_words;
pub use sentence::{PieceName, Sentence, Value};

use bundle::Bundle;
use std::fmt;
use std::path::Path;
use std::sync::{Arc, LazyLock, OnceLock};

/// One language's sentences, with the English ones behind them. A clone is a handle.
#[derive(Clone)]
pub struct Words(Arc<Bundle>);

/// Somebody who knows the language: what [`say!`](crate::say) asks.
pub trait Speaker {
    fn words(&self) -> Words;
}

impl Words {
    /// The embedded sentences of a language, read once, when somebody speaks it.
    pub fn of(language: Language) -> Self {
        static ALL: [OnceLock<Words>; Language::ALL.len()] =
            [const { OnceLock::new() }; Language::ALL.len()];
        let words =
            ALL[language as usize].get_or_init(|| Self(Arc::new(Bundle::embedded(language))));
        words.clone()
    }

    /// The same with a translator's own files from `<folder>/<language>/` over them, those of pieces' names too. What can't be
    /// used of those is told in words for the log, and the embedded sentences hold.
    pub fn with_overrides(language: Language, folder: &Path) -> (Self, Vec<String>) {
        let (bundle, troubles) = Bundle::with_overrides(language, folder);
        (
            bundle.map_or_else(|| Self::of(language), |bundle| Self(Arc::new(bundle))),
            troubles,
        )
    }

    pub fn language(&self) -> Language {
        self.0.language()
    }

    /// Puts a sentence into words. One that this language lacks is said in English.
    pub fn say(&self, sentence: &Sentence) -> String {
        let said = self.0.say(sentence, self);
        said.or_else(|| ENGLISH.0.say(sentence, &ENGLISH))
            .unwrap_or_else(|| sentence.key().as_str().to_owned())
    }
}

static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::of(Language::English));

impl Speaker for Words {
    fn words(&self) -> Words {
        self.clone()
    }
}

impl Default for Words {
    fn default() -> Self {
        ENGLISH.clone()
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Words({:?})", self.language())
    }
}

/// The command line, protocols and errors speak English.
impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&ENGLISH.say(self))
    }
}
