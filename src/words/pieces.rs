//! The names of pieces and sides in their cases, with articles and genders, as functions that sentences call:
//! `PIECE($tile, form: "genitive")`, `SIDE($side, form: "…")`, `GENDER($tile)`. `start: 1` begins a sentence; `short: 1` leaves
//! out what only tells a PÜNCT piece from its sisters.
//!
//! Each language's `pieces.ftl` names them: a message for each kind, with the case or article in `$form` and its gender in the
//! attribute `gender`; `white` and `black` as what stands beside a piece, agreeing by `$form` and `$gender`; and `piece-…`, which
//! put `$owner`, `$kind` and `$number` in order. `side-white` and `side-black` are the sides themselves.

use super::Language;
use super::bundle::{self, Fluent};
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::collections::BTreeSet;
use std::sync::Arc;

/// The file that holds the names.
pub(super) const ROOM: &str = "pieces";

/// The form that is meant when none is asked for.
const PLAIN: &str = "plain";

/// Stands in a sentence for what has no name: such a sentence is never shown. No text of a person has this sign.
pub(super) const UNNAMED: char = '\u{E000}';

/// The names of one language.
pub(super) struct Names {
    embedded: Fluent,
    /// A translator's own, which go first where they can be said.
    own: Option<Fluent>,
    refused: BTreeSet<String>,
}

/// Lets the sentences of a bundle name pieces and sides.
pub(super) fn add_functions(sentences: &mut Fluent, names: &Arc<Names>) {
    let (pieces, sides, genders) = (Arc::clone(names), Arc::clone(names), Arc::clone(names));
    let added = [
        sentences.add_function("PIECE", move |values, options| {
            let short = options.get("short").is_some();
            started(pieces.piece(text_of(values), form(options), short), options)
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
    /// The embedded names of a language, and a translator's own but for those that can't be used.
    pub(super) fn new(
        language: Language,
        text: &str,
        own: Option<FluentResource>,
        refused: &BTreeSet<String>,
    ) -> Arc<Self> {
        let mut embedded = bundle::empty(language);
        embedded.add_resource_overriding(bundle::read(text).unwrap_or_else(|(rest, _)| rest));
        Arc::new(Self {
            embedded,
            own: own.map(|own| {
                let mut bundle = bundle::empty(language);
                bundle.add_resource_overriding(own);
                bundle
            }),
            refused: refused.clone(),
        })
    }

    /// Where a name may stand, what goes first first.
    fn bundles(&self, key: &str) -> impl Iterator<Item = &Fluent> {
        let own = self.own.iter().filter(|_| !self.refused.contains(key));
        own.chain([&self.embedded])
    }

    fn piece(&self, code: &str, form: &str, short: bool) -> Option<String> {
        let mut parts = code.split(' ');
        let (owner, kind, number) = (parts.next()?, parts.next()?, parts.next()?);
        let kind = match kind.split_once('-') {
            Some((family, _)) if short => family,
            _ => kind,
        };
        let gender = self.gender(kind);
        let named = |key: &str, form: &str| self.word(key, &[("form", form), ("gender", &gender)]);
        let kind = named(kind, form)?;
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
    }

    fn side(&self, side: &str, form: &str) -> Option<String> {
        self.word(&format!("side-{side}"), &[("form", form)])
    }

    /// A name without a gender of its own has that of the embedded one.
    fn gender(&self, kind: &str) -> String {
        let mut genders = self.bundles(kind).filter_map(|bundle| {
            let gender = bundle.get_message(kind)?.get_attribute("gender")?;
            let gender = bundle.format_pattern(gender.value(), None, &mut Vec::new());
            Some(gender.into_owned())
        });
        genders.next().unwrap_or_else(|| "neuter".to_owned())
    }

    fn word(&self, key: &str, arguments: &[(&str, &str)]) -> Option<String> {
        let arguments: FluentArgs = arguments
            .iter()
            .map(|&(name, value)| (name, value))
            .collect();
        self.bundles(key).find_map(|bundle| {
            let pattern = bundle.get_message(key)?.value()?;
            let mut errors = Vec::new();
            let word = bundle.format_pattern(pattern, Some(&arguments), &mut errors);
            errors.is_empty().then(|| word.into_owned())
        })
    }
}

/// With a capital letter where `start: 1` says that it begins a sentence.
fn started(named: Option<String>, options: &FluentArgs<'_>) -> FluentValue<'static> {
    let Some(text) = named else {
        return UNNAMED.to_string().into();
    };
    if options.get("start").is_none() {
        return text.into();
    }
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect::<String>().into()
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
