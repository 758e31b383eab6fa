//! Writes down the sentences of `assets/words`: the files of every language to embed, and the keys of the English ones with
//! their arguments, by which `sentence!` and `say!` are checked while the program is compiled.

#[path = "../words/references.rs"]
mod references;

use fluent_syntax::ast::{Entry, Message};
use references::References;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

const LANGUAGES: [&str; 4] = ["en", "ru", "es", "pl"];

pub fn write(root: &Path, out: &Path) {
    println!("cargo:rerun-if-changed=assets/words");
    println!("cargo:rerun-if-changed=src/words/references.rs");
    let root = root.join("assets/words");
    let mut code = String::from("/// Language, room and sentences of each embedded file.\n");
    code.push_str("pub(super) const FILES: &[(&str, &str, &str)] = &[\n");
    let mut keys = BTreeMap::new();
    for language in LANGUAGES {
        for path in files(&root.join(language)) {
            let room = path
                .file_stem()
                .expect("an .ftl file has a name")
                .to_string_lossy();
            let file = path.to_string_lossy();
            writeln!(code, "({language:?}, {room:?}, include_str!({file:?})),")
                .expect("a string grows");
            if language == "en" && room != "pieces" {
                let text = fs::read_to_string(&path).expect("the file was just listed");
                keys.extend(keys_of(&text, &path));
            }
        }
    }
    code.push_str("];\n/// The keys of the English sentences with the names of their arguments.\n");
    code.push_str("pub(super) const KEYS: &[(&str, &[&str])] = &[\n");
    for (key, arguments) in &keys {
        writeln!(code, "({key:?}, &{:?}),", Vec::from_iter(arguments)).expect("a string grows");
    }
    code.push_str("];\n");
    fs::write(out.join("words.rs"), code).expect("the build folder can be written");
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<_> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|ending| ending == "ftl"))
        .collect();
    files.sort();
    files
}

fn keys_of(text: &str, path: &Path) -> BTreeMap<String, BTreeSet<String>> {
    let resource = fluent_syntax::parser::parse(text)
        .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
    let messages: BTreeMap<&str, &Message<&str>> = resource
        .body
        .iter()
        .filter_map(|entry| match entry {
            Entry::Message(message) => Some((message.id.name, message)),
            _ => None,
        })
        .collect();
    messages
        .iter()
        .map(|(key, message)| {
            let found = References::of(message);
            // Each sentence is whole, so that a translator may turn it around.
            if let Some(other) = found.others.first() {
                panic!("{key} refers to {other}: write it out");
            }
            ((*key).to_owned(), found.arguments)
        })
        .collect()
}
