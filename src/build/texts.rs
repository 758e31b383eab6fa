//! Embeds what the program teaches with: lessons, rule books, puzzles, and the scenes that the rule books show.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

const FOLDERS: [&str; 4] = [
    "assets/lessons",
    "assets/rulebook",
    "assets/puzzles",
    "scenes",
];

pub fn write(root: &Path, out: &Path) {
    let mut files = Vec::new();
    for folder in FOLDERS {
        println!("cargo:rerun-if-changed={folder}");
        collect(&root.join(folder), &mut files);
    }
    files.sort();
    let mut code = String::from(
        "/// Path below the project, without the ending, and text of each embedded file.\n",
    );
    code.push_str("const TEXTS: &[(&str, &str)] = &[\n");
    for file in files {
        let name = file
            .strip_prefix(root)
            .expect("it was found there")
            .with_extension("");
        let name = name.to_string_lossy().replace('\\', "/");
        let name = name.strip_prefix("assets/").unwrap_or(&name);
        writeln!(
            code,
            "({name:?}, include_str!({:?})),",
            file.to_string_lossy()
        )
        .expect("a string grows");
    }
    code.push_str("];\n");
    fs::write(out.join("texts.rs"), code).expect("the build folder can be written");
}

/// A folder that isn't there holds nothing.
fn collect(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "ron") {
            found.push(path);
        }
    }
}
