//! What comes in from outside: its licences, its versions, and whether it is used at all. `.cargo/deny.toml` has the lists.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Packages that a build of this machine takes in, by what was downloaded for this very test.
fn packages() -> Vec<Value> {
    let features = if cfg!(feature = "app") {
        "--all-features"
    } else {
        "--no-default-features"
    };
    let target = format!("{}-unknown-linux-gnu", std::env::consts::ARCH);
    let output = Command::new(env!("CARGO"))
        .current_dir(root())
        .args(["metadata", "--offline", "--locked", "--format-version", "1"])
        .args([features, "--filter-platform", &target])
        .output()
        .expect("cargo runs");
    let words = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{words}");
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    let nodes = metadata["resolve"]["nodes"].as_array().unwrap();
    let taken: BTreeSet<&str> = nodes
        .iter()
        .map(|node| node["id"].as_str().unwrap())
        .collect();
    let packages = metadata["packages"].as_array().unwrap().iter();
    packages
        .filter(|package| taken.contains(package["id"].as_str().unwrap()))
        .cloned()
        .collect()
}

fn field<'a>(package: &'a Value, name: &str) -> &'a str {
    package[name].as_str().unwrap_or_default()
}

fn lists() -> String {
    fs::read_to_string(root().join(".cargo/deny.toml")).unwrap()
}

/// The quoted words that begin the lines of a list.
fn allowed_licences(lists: &str) -> BTreeSet<&str> {
    let (_, list) = lists.split_once("allow = [").unwrap();
    let (list, _) = list.split_once("\n]").unwrap();
    let words = list
        .lines()
        .filter_map(|line| line.trim().strip_prefix('"'));
    words.filter_map(|rest| rest.split('"').next()).collect()
}

/// Whether one may choose allowed licences only: `(MIT OR GPL-2.0) AND ISC`.
fn is_allowed(expression: &str, allowed: &BTreeSet<&str>) -> bool {
    expression.split(" AND ").all(|part| {
        let part = part.trim_matches(['(', ')']);
        let part = part.replace('/', " OR ");
        part.split(" OR ").any(|licence| allowed.contains(licence))
    })
}

#[test]
fn every_licence_is_one_that_we_allow() {
    let lists = lists();
    let allowed = allowed_licences(&lists);
    assert!(allowed.contains("MIT") && !is_allowed("(MIT OR ISC) AND GPL-3.0", &allowed));
    for package in packages() {
        let licence = field(&package, "license");
        let name = field(&package, "name");
        assert!(is_allowed(licence, &allowed), "{name} is under {licence}");
        let source = package["source"].as_str();
        let ours = name == "strata" && source.is_none();
        assert!(
            ours || source.unwrap().contains("crates.io"),
            "{name} from {source:?}"
        );
    }
}

#[test]
fn no_crate_comes_in_two_versions_without_a_reason() {
    let lists = lists();
    let named = lists.split("crate = \"").skip(1);
    let skipped: BTreeSet<&str> = named.filter_map(|rest| rest.split('"').next()).collect();
    let mut versions: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for package in packages() {
        let found = versions
            .entry(field(&package, "name").to_owned())
            .or_default();
        found.insert(field(&package, "version").to_owned());
    }
    let mut needed = BTreeSet::new();
    for (name, versions) in versions.iter().filter(|(_, versions)| versions.len() > 1) {
        let spare = versions.iter().map(|version| format!("{name}@{version}"));
        let (excused, unexcused): (Vec<_>, Vec<_>) =
            spare.partition(|one| skipped.contains(one.as_str()));
        assert!(
            unexcused.len() < 2,
            "{unexcused:?}: cargo tree -d tells who wants them"
        );
        needed.extend(excused);
    }
    if cfg!(feature = "app") {
        let stale: Vec<&&str> = skipped
            .iter()
            .filter(|one| !needed.contains(**one))
            .collect();
        assert!(
            stale.is_empty(),
            "no reason is needed any more for {stale:?}"
        );
    }
}

#[test]
fn everything_builds_with_the_oldest_compiler_that_we_promise() {
    let number =
        |text: &str| -> Vec<u32> { text.split('.').map_while(|n| n.parse().ok()).collect() };
    let ours = number(env!("CARGO_PKG_RUST_VERSION"));
    for package in packages() {
        let (name, wants) = (field(&package, "name"), field(&package, "rust_version"));
        let wants = number(wants);
        assert!(
            wants[..wants.len().min(2)] <= ours[..],
            "{name} wants {wants:?}"
        );
    }
}

/// Whether a text of ours names a crate in its code.
fn names(text: &str, name: &str) -> bool {
    text.match_indices(name).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + name.len()..].chars().next();
        let joined =
            |sign: Option<char>| sign.is_some_and(|sign| sign.is_alphanumeric() || sign == '_');
        !joined(before) && matches!(after, Some(':' | ';' | '!'))
    })
}

#[test]
fn every_dependency_is_used() {
    fn texts(folder: &Path, found: &mut String) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                texts(&path, found);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                found.push_str(&fs::read_to_string(path).unwrap());
            }
        }
    }
    let mut code = String::new();
    texts(&root().join("src"), &mut code);
    texts(&root().join("tests"), &mut code);
    let manifest = fs::read_to_string(root().join("Cargo.toml")).unwrap();
    let mut inside = false;
    let mut count = 0;
    for line in manifest.lines() {
        if line.starts_with('[') {
            inside = line.contains("dependencies]");
        } else if let Some((name, _)) = line.split_once(" = ").filter(|_| inside) {
            count += 1;
            let used = names(&code, &name.replace('-', "_"));
            assert!(used, "{name} is not used");
        }
    }
    assert!(count > 20, "{count}");
}
