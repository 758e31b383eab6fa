//! A translator's own sentences over the embedded ones: which of a file can be used, and a line for the log about each of the
//! others, for which the embedded sentence holds.

use super::bundle::{self, Fluent};
use super::keys::{FILES, Key};
use super::references::References;
use super::{Language, pieces};
use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, Message};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// What a translator's folder holds for one language.
#[derive(Default)]
pub(super) struct Overrides {
    /// Sentences by file, and the keys among them that can't be used.
    pub sentences: Vec<FluentResource>,
    pub refused: BTreeSet<String>,
    /// The names of pieces and sides.
    pub names: Option<FluentResource>,
    /// For the log.
    pub troubles: Vec<String>,
}

impl Overrides {
    /// Reads every file in the order of their names.
    pub(super) fn read(language: Language, folder: &Path) -> Self {
        let entries = fs::read_dir(folder.join(language.code()))
            .into_iter()
            .flatten();
        let mut paths: Vec<_> = entries
            .filter_map(|entry| Some(entry.ok()?.path()))
            .filter(|path| path.extension().is_some_and(|ending| ending == "ftl") && path.is_file())
            .collect();
        paths.sort();
        let mut found = Self::default();
        let rules = Rules::of(language);
        for path in paths {
            let read = fs::read_to_string(&path)
                .map_err(|error| error.to_string())
                .and_then(|text| bundle::read(&text).map_err(|(_, reason)| reason));
            match read {
                Ok(resource) => found.add(resource, &path, &rules),
                Err(reason) => {
                    let trouble = format!("{} is passed over: {reason}", path.display());
                    found.troubles.push(trouble);
                }
            }
        }
        found
    }

    fn add(&mut self, resource: FluentResource, path: &Path, rules: &Rules) {
        let names = path.file_stem().is_some_and(|stem| stem == pieces::ROOM);
        for entry in resource.entries() {
            let Entry::Message(message) = entry else {
                continue;
            };
            let key = message.id.name;
            let wrong = if names {
                rules.wrong_name(message)
            } else {
                rules.wrong_sentence(message)
            };
            if let Some(reason) = wrong {
                self.refused.insert(key.to_owned());
                let trouble = format!("{}: {key} is passed over: {reason}", path.display());
                self.troubles.push(trouble);
            }
        }
        if names {
            self.names = Some(resource);
        } else {
            self.sentences.push(resource);
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.sentences.is_empty() && self.names.is_none()
    }

    /// Everything in one bundle, which still lacks the functions.
    pub(super) fn bundle(language: Language, resources: Vec<FluentResource>) -> Fluent {
        let mut bundle = bundle::empty(language);
        for resource in resources {
            bundle.add_resource_overriding(resource);
        }
        bundle
    }
}

/// What a translator's sentence may refer to.
struct Rules {
    /// The functions that the embedded sentences call, English or of the language itself, and with which arguments.
    calls: BTreeMap<String, BTreeSet<(String, String)>>,
    names: BTreeMap<String, BTreeSet<String>>,
}

/// Functions whose argument is the same kind of thing.
const PIECES: [&str; 2] = ["PIECE", "GENDER"];

impl Rules {
    fn of(language: Language) -> Self {
        let mut rules = Self {
            calls: BTreeMap::new(),
            names: BTreeMap::new(),
        };
        let known = [Language::English.code(), language.code()];
        for (_, room, text) in FILES.iter().filter(|(code, ..)| known.contains(code)) {
            let resource = parser::parse(*text).unwrap_or_else(|(rest, _)| rest);
            for entry in &resource.body {
                if let Entry::Message(message) = entry {
                    let key = message.id.name.to_owned();
                    let found = References::of(message);
                    if *room == pieces::ROOM {
                        rules.names.entry(key).or_default().extend(found.arguments);
                    } else {
                        rules.calls.entry(key).or_default().extend(found.calls);
                    }
                }
            }
        }
        rules
    }

    fn wrong_sentence(&self, message: &Message<&str>) -> Option<String> {
        let key = message.id.name;
        let Some(known) = Key::arguments_of(key) else {
            return Some("no sentence is called that".to_owned());
        };
        let found = References::of(message);
        if message.value.is_none() {
            return Some("it says nothing".to_owned());
        }
        if let Some(other) = found.others.first() {
            return Some(format!("it refers to {other}: write it out"));
        }
        if let Some(unknown) = found
            .arguments
            .iter()
            .find(|name| !known.contains(&name.as_str()))
        {
            return Some(format!("it has no argument ${unknown}, but {known:?}"));
        }
        let calls = self.calls.get(key);
        let called = |function: &str, argument: &String| {
            let call = (function.to_owned(), argument.clone());
            calls.is_some_and(|calls| calls.contains(&call))
        };
        let wrong = found.calls.iter().find(|(function, argument)| {
            let alike: &[&str] = if PIECES.contains(&function.as_str()) {
                &PIECES
            } else {
                &["SIDE"]
            };
            !alike.contains(&function.as_str())
                || !alike.iter().any(|function| called(function, argument))
        });
        wrong.map(|(function, argument)| format!("{function} can't name ${argument}"))
    }

    fn wrong_name(&self, message: &Message<&str>) -> Option<String> {
        let found = References::of(message);
        let Some(known) = self.names.get(message.id.name) else {
            return Some("no piece and no side is called that".to_owned());
        };
        // Every name may go by its case and the gender of what it stands beside.
        let known = |name: &str| known.contains(name) || name == "form" || name == "gender";
        let unknown = found.arguments.iter().find(|name| !known(name));
        let other = found.others.first().or(unknown);
        let call = found.calls.first().map(|(function, _)| function);
        other
            .or(call)
            .map(|name| format!("it can't refer to {name}"))
    }
}
