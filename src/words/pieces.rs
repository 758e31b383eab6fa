//! The names of pieces and sides in their cases, with articles and genders, as functions that sentences call:
//! `PIECE($tile, form: "genitive")`, `SIDE($side, form: "…")`, `GENDER($tile)`. `start: 1` begins a sentence; `short: 1` leaves
//! out what only tells a PÜNCT piece from its sisters.
//!
//! Each language's `pieces.ftl` names them: a message for each kind, with the case or article in `$form` and its gender in the
//! attribute `gender`; `white` and `black` as what stands beside a piece, agreeing by `$form` and `$gender`; and `piece-…`, which
//! put `$owner`, `$kind` and `$number` in order. `side-white` and `side-black` are the sides themselves.

use super::Language;
use super::bundle::{self, Fluent};
use fluent_bundle::{FluentArgs, FluentValue};
use std::sync::Arc;

/// The file that holds the names.
pub(super) const ROOM: &str = "pieces";

/// The form that is meant when none is asked for.
const PLAIN: &str = "plain";

/// The names of one language.
struct Names(Fluent);

/// Lets the sentences of a bundle name pieces and sides.
pub(super) fn add_functions(sentences: &mut Fluent, language: Language, text: &str) {
    let mut names = bundle::empty(language);
    names.add_resource_overriding(bundle::read(text).unwrap_or_else(|(rest, _)| rest));
    let names = Arc::new(Names(names));
    let (pieces, sides, genders) = (Arc::clone(&names), Arc::clone(&names), names);
    let added = [
        sentences.add_function("PIECE", move |values, options| {
            let short = options.get("short").is_some();
            let named = pieces.piece(text_of(values), form(options), short);
            started(named, options)
        }),
        sentences.add_function("SIDE", move |values, options| {
            started(sides.side(text_of(values), form(options)), options)
        }),
        sentences.add_function("GENDER", move |values, _| {
            genders.gender(kind_of(text_of(values))).into()
        }),
    ];
    debug_assert!(added.iter().all(Result::is_ok));
}

impl Names {
    fn piece(&self, code: &str, form: &str, short: bool) -> FluentValue<'static> {
        let mut parts = code.split(' ');
        let (Some(owner), Some(kind), Some(number)) = (parts.next(), parts.next(), parts.next())
        else {
            return FluentValue::Error;
        };
        let kind = match kind.split_once('-') {
            Some((family, _)) if short => family,
            _ => kind,
        };
        let gender = self.gender(kind);
        let named = |key: &str, form: &str| self.word(key, &[("form", form), ("gender", &gender)]);
        let Some(kind) = named(kind, form) else {
            return FluentValue::Error;
        };
        let owner = match owner {
            "-" => None,
            owner => named(owner, form),
        };
        let number = (number != "-").then(|| number.to_owned());
        let key = match (&owner, &number) {
            (Some(_), Some(_)) => "piece-of-side-numbered",
            (Some(_), None) => "piece-of-side",
            (None, Some(_)) => "piece-numbered",
            (None, None) => "piece-alone",
        };
        let arguments = [
            ("form", form),
            ("kind", kind.as_str()),
            ("owner", owner.as_deref().unwrap_or_default()),
            ("number", number.as_deref().unwrap_or_default()),
        ];
        self.word(key, &arguments)
            .map_or(FluentValue::Error, FluentValue::from)
    }

    fn side(&self, side: &str, form: &str) -> FluentValue<'static> {
        let named = self.word(&format!("side-{side}"), &[("form", form)]);
        named.map_or(FluentValue::Error, FluentValue::from)
    }

    fn gender(&self, kind: &str) -> String {
        let gender = self
            .0
            .get_message(kind)
            .and_then(|message| message.get_attribute("gender"));
        let Some(gender) = gender else {
            return "neuter".to_owned();
        };
        self.0
            .format_pattern(gender.value(), None, &mut Vec::new())
            .into_owned()
    }

    fn word(&self, key: &str, arguments: &[(&str, &str)]) -> Option<String> {
        let pattern = self.0.get_message(key)?.value()?;
        let arguments: FluentArgs = arguments
            .iter()
            .map(|&(name, value)| (name, value))
            .collect();
        let mut errors = Vec::new();
        let word = self
            .0
            .format_pattern(pattern, Some(&arguments), &mut errors)
            .into_owned();
        errors.is_empty().then_some(word)
    }
}

/// With a capital letter where `start: 1` says that it begins a sentence.
fn started(named: FluentValue<'static>, options: &FluentArgs<'_>) -> FluentValue<'static> {
    match named {
        FluentValue::String(text) if options.get("start").is_some() => {
            let mut letters = text.chars();
            let first = letters.next().into_iter().flat_map(char::to_uppercase);
            first.chain(letters).collect::<String>().into()
        }
        other => other,
    }
}

fn text_of<'a>(values: &'a [FluentValue<'_>]) -> &'a str {
    match values.first() {
        Some(FluentValue::String(text)) => text,
        _ => "",
    }
}

fn kind_of(code: &str) -> &str {
    code.split(' ').nth(1).unwrap_or_default()
}

fn form<'a>(options: &'a FluentArgs<'_>) -> &'a str {
    match options.get("form") {
        Some(FluentValue::String(form)) => form,
        _ => PLAIN,
    }
}
