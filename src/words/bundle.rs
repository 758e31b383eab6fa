//! One language's sentences in Fluent's hands.

use super::keys::FILES;
use super::overrides::Overrides;
use super::pieces::{self, Names};
use super::sentence::{Sentence, Value, side_code};
use super::{Language, Words};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::collections::BTreeSet;
use std::path::Path;

pub(super) type Fluent = FluentBundle<FluentResource>;

pub(super) struct Bundle {
    language: Language,
    sentences: Fluent,
    /// A translator's own, and the keys among them that can't be used.
    own: Option<(Fluent, BTreeSet<String>)>,
}

impl Bundle {
    pub(super) fn embedded(language: Language) -> Self {
        Self::new(language, Overrides::default())
    }

    /// `None` where there is nothing over the embedded sentences. What can't be used of a translator's is told for the log.
    pub(super) fn with_overrides(language: Language, folder: &Path) -> (Option<Self>, Vec<String>) {
        let mut overrides = Overrides::read(language, folder);
        let troubles = std::mem::take(&mut overrides.troubles);
        let bundle = (!overrides.is_empty()).then(|| Self::new(language, overrides));
        (bundle, troubles)
    }

    fn new(language: Language, overrides: Overrides) -> Self {
        let mut sentences = empty(language);
        let mut names = "";
        for (_, room, text) in FILES.iter().filter(|(code, ..)| *code == language.code()) {
            if *room == pieces::ROOM {
                names = text;
            } else {
                // What is damaged in an embedded file is found by a test; here the rest of it holds.
                sentences.add_resource_overriding(read(text).unwrap_or_else(|(rest, _)| rest));
            }
        }
        let refused = overrides.refused;
        let names = Names::new(language, names, overrides.names, &refused);
        pieces::add_functions(&mut sentences, &names);
        let own = (!overrides.sentences.is_empty()).then(|| {
            let mut own = Overrides::bundle(language, overrides.sentences);
            pieces::add_functions(&mut own, &names);
            (own, refused)
        });
        Self {
            language,
            sentences,
            own,
        }
    }

    pub(super) const fn language(&self) -> Language {
        self.language
    }

    /// `None` where the language has no such sentence, or a damaged one. A translator's own goes first, if it can be said.
    pub(super) fn say(&self, sentence: &Sentence, words: &Words) -> Option<String> {
        let mut arguments = FluentArgs::with_capacity(sentence.arguments.len());
        for (name, value) in &sentence.arguments {
            arguments.set(*name, fluent_value(value, words));
        }
        let key = sentence.key.as_str();
        let own = self
            .own
            .as_ref()
            .filter(|(_, refused)| !refused.contains(key));
        own.and_then(|(own, _)| put(own, key, &arguments))
            .or_else(|| put(&self.sentences, key, &arguments))
    }
}

/// A sentence of a bundle in words; `None` where it isn't there or can't be said with these arguments.
fn put(sentences: &Fluent, key: &str, arguments: &FluentArgs<'_>) -> Option<String> {
    let pattern = sentences.get_message(key)?.value()?;
    let mut errors = Vec::new();
    let said = sentences.format_pattern(pattern, Some(arguments), &mut errors);
    let whole = errors.is_empty() && !said.contains(pieces::UNNAMED);
    whole.then(|| said.into_owned())
}

fn fluent_value<'a>(value: &'a Value, words: &Words) -> FluentValue<'a> {
    match value {
        Value::Text(text) => text.as_str().into(),
        Value::Number(number) => (*number).into(),
        Value::Side(side) => side_code(*side).into(),
        Value::Piece(piece) => piece.code().into(),
        Value::Sentence(sentence) => words.say(sentence).into(),
    }
}

/// A bundle without sentences that writes numbers as the language does.
pub(super) fn empty(language: Language) -> Fluent {
    let mut bundle = FluentBundle::new_concurrent(vec![language.id()]);
    // Marks for mixed directions of writing: none of the languages needs them, and the font would have to draw them.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(match language {
        Language::English => |value, _| number(value, '.', ','),
        Language::Spanish => |value, _| number(value, ',', '.'),
        Language::Russian | Language::Polish => |value, _| number(value, ',', '\u{a0}'),
    }));
    bundle
}

/// A number with the language's decimal sign; thousands are set apart from five digits on.
fn number(value: &FluentValue, decimal: char, thousands: char) -> Option<String> {
    let FluentValue::Number(FluentNumber { value, options }) = value else {
        return None;
    };
    let digits = options.maximum_fraction_digits.unwrap_or(2);
    let text = format!("{:.digits$}", value.abs());
    let (whole, part) = text.split_once('.').unwrap_or((&text, ""));
    let least = options.minimum_fraction_digits.unwrap_or(0);
    let kept = part.trim_end_matches('0').len().max(least).min(part.len());
    let mut written = String::new();
    if *value < 0.0 {
        written.push('\u{2212}');
    }
    for (i, digit) in whole.char_indices() {
        if whole.len() > 4 && i > 0 && (whole.len() - i).is_multiple_of(3) {
            written.push(thousands);
        }
        written.push(digit);
    }
    if kept > 0 {
        written.push(decimal);
        written.push_str(&part[..kept]);
    }
    Some(written)
}

/// The sentences of a file; with an error, those that could be read and what was wrong with the first other.
pub(super) fn read(text: &str) -> Result<FluentResource, (FluentResource, String)> {
    FluentResource::try_new(text.to_owned()).map_err(|(rest, errors)| {
        let reason = errors.first().map_or_else(String::new, ToString::to_string);
        (rest, reason)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_the_language_writes_them() {
        let written =
            |decimal, thousands, value: f64| number(&value.into(), decimal, thousands).unwrap();
        assert_eq!(written('.', ',', 12_345.5), "12,345.5");
        assert_eq!(written(',', '\u{a0}', 12_345.25), "12\u{a0}345,25");
        assert_eq!(written(',', '.', -0.5), "\u{2212}0,5");
        assert_eq!(written('.', ',', 1000.0), "1000");
    }
}
