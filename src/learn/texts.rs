//! The files that the program teaches with, embedded in it.

include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// The text of an embedded file by its path without the ending: `lessons/tak/course`, `scenes/hive/placing`.
pub fn text(path: &str) -> Option<&'static str> {
    let at = TEXTS.binary_search_by_key(&path, |(name, _)| name).ok()?;
    Some(TEXTS[at].1)
}

/// The embedded files of a folder with their names, in the order of their names.
pub fn folder(path: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let prefix = format!("{path}/");
    TEXTS
        .iter()
        .filter_map(move |&(name, text)| Some((name.strip_prefix(&prefix)?, text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn embedded_files_are_found_by_name() {
        assert!(text("scenes/hive/placing").is_some_and(|text| text.contains("Scene(")));
        assert_eq!(text("scenes/hive/nothing-of-the-kind"), None);
        assert!(TEXTS.is_sorted_by_key(|(name, _)| name));
        assert!(folder("scenes/tak").any(|(name, _)| name == "road"));
    }
}
