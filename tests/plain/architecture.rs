//! The rooms of the house: who may import whom, and that every message asks for the frame in which it is read.

use std::fs;
use std::path::{Path, PathBuf};

/// The rooms of the window, from the bottom of the ladder up.
const LADDER: [&str; 4] = ["app", "table", "panels", "launch"];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// Every source file of a room, with its text.
fn room(name: &str) -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(name);
    let mut files = Vec::new();
    sources(&root, &mut files);
    assert!(!files.is_empty(), "{name} is empty");
    files
        .into_iter()
        .map(|path| {
            let text = fs::read_to_string(&path).unwrap();
            (path, text)
        })
        .collect()
}

/// Whether the code, comments apart, names a room of this crate.
fn imports(text: &str, other: &str) -> bool {
    let code = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    let mut code = code.map(str::to_owned).collect::<Vec<_>>().join("\n");
    code.retain(|sign| !sign.is_whitespace());
    let named = code.split("crate::").skip(1).any(|rest| {
        rest.strip_prefix(other).is_some_and(|rest| {
            !rest.starts_with(|sign: char| sign.is_alphanumeric() || sign == '_')
        })
    });
    // `use crate::{panels, table};`
    let grouped = code.split("crate::{").skip(1).any(|rest| {
        let names = rest.split('}').next().unwrap_or_default();
        names.split(',').any(|name| name == other)
    });
    named || grouped
}

#[test]
fn nobody_imports_up_the_ladder() {
    for (rung, name) in LADDER.into_iter().enumerate() {
        for (path, text) in room(name) {
            for above in &LADDER[rung + 1..] {
                assert!(!imports(&text, above), "{} imports {above}", path.display());
            }
        }
    }
}

#[test]
fn the_plain_half_knows_nothing_of_the_window() {
    for name in [
        "rules", "ai", "analysis", "record", "store", "protocol", "cli",
    ] {
        for (path, text) in room(name) {
            for above in LADDER {
                assert!(!imports(&text, above), "{} imports {above}", path.display());
            }
            let bevy = text
                .lines()
                .any(|line| line.trim_start().starts_with("use bevy"));
            assert!(!bevy, "{} uses Bevy", path.display());
        }
    }
}

#[test]
fn every_message_of_ours_asks_for_another_frame() {
    for name in LADDER {
        for (path, text) in room(name) {
            if path.ends_with("app/redraw.rs") {
                continue;
            }
            for line in text.lines().filter(|line| line.contains("add_message::<")) {
                let foreign = ["FileDragAndDrop", "RequestRedraw", "WindowCloseRequested"];
                assert!(
                    foreign.iter().any(|message| line.contains(message)),
                    "{}: {}: use add_waking_message",
                    path.display(),
                    line.trim()
                );
            }
        }
    }
}

#[test]
fn whoever_joins_in_finds_the_files_that_are_named() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(root.join("src/joining.md")).unwrap();
    let quoted = text.split('`').skip(1).step_by(2);
    let paths: Vec<&str> = quoted.filter(|word| word.contains('/')).collect();
    assert!(paths.len() > 30);
    for path in paths {
        assert!(root.join(path).exists(), "{path} is not there");
    }
}
