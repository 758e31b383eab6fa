//! One language's sentences in Fluent's hands.

use super::keys::FILES;
use super::pieces;
use super::sentence::{Sentence, Value, side_code};
use super::{Language, Words};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::fs;
use std::path::Path;

pub(super) type Fluent = FluentBundle<FluentResource>;

pub(super) struct Bundle {
    language: Language,
    sentences: Fluent,
}

impl Bundle {
    pub(super) fn embedded(language: Language) -> Self {
        let own = FILES.iter().filter(|(code, ..)| *code == language.code());
        let mut sentences = empty(language);
        for (_, room, text) in own {
            if *room == pieces::ROOM {
                pieces::add_functions(&mut sentences, language, text);
            } else {
                // What is damaged in an embedded file is found by a test; here the rest of it holds.
                sentences.add_resource_overriding(read(text).unwrap_or_else(|(rest, _)| rest));
            }
        }
        Self {
            language,
            sentences,
        }
    }

    /// `None` where there is nothing over the embedded sentences.
    pub(super) fn with_overrides(language: Language, folder: &Path) -> (Option<Self>, Vec<String>) {
        let mut troubles = Vec::new();
        let mut bundle = None;
        let entries = fs::read_dir(folder.join(language.code()))
            .into_iter()
            .flatten();
        let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
        for path in paths
            .filter(|path| path.extension().is_some_and(|ending| ending == "ftl") && path.is_file())
        {
            match fs::read_to_string(&path)
                .map_err(|error| error.to_string())
                .and_then(|text| read(&text).map_err(|(_, reason)| reason))
            {
                Ok(resource) => {
                    let bundle = bundle.get_or_insert_with(|| Self::embedded(language));
                    bundle.sentences.add_resource_overriding(resource);
                }
                Err(reason) => {
                    troubles.push(format!("{} is passed over: {reason}", path.display()));
                }
            }
        }
        (bundle, troubles)
    }

    pub(super) const fn language(&self) -> Language {
        self.language
    }

    /// `None` where the language has no such sentence, or a damaged one.
    pub(super) fn say(&self, sentence: &Sentence, words: &Words) -> Option<String> {
        let pattern = self.sentences.get_message(sentence.key.as_str())?.value()?;
        let mut arguments = FluentArgs::with_capacity(sentence.arguments.len());
        for (name, value) in &sentence.arguments {
            arguments.set(*name, fluent_value(value, words));
        }
        let mut errors = Vec::new();
        let said = self
            .sentences
            .format_pattern(pattern, Some(&arguments), &mut errors);
        errors.is_empty().then(|| said.into_owned())
    }
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
