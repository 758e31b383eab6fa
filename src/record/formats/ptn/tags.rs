//! What the tags of a PTN agree on before the first move, and the tags that say it.

use crate::rules::tak::{Setup, Tak, read_komi, read_small, write_komi};
use crate::rules::{Notate, Position, ReadError};

/// The tags that decide where a game starts. `Repetition` is this program's own: PTN has no word for that switch,
/// and games from elsewhere are played without it.
const DECIDING: [&str; 7] = [
    "Size",
    "Komi",
    "Flats",
    "Caps",
    "TPS",
    "Opening",
    "Repetition",
];

/// The opening in which Black's first stone is a stack of two, as PTN calls it.
const DOUBLE_STACK: &str = "double black stack";

/// Sets that differ between the players: known to PTN, not to these rules.
const UNEVEN: [&str; 4] = ["Flats1", "Flats2", "Caps1", "Caps2"];

/// A tag that can't be honoured.
pub(super) struct Wrong {
    pub tag: &'static str,
    pub error: ReadError,
}

/// Where the game with these tags starts.
pub(super) fn start(tags: &[(String, String)]) -> Result<Tak, Wrong> {
    for tag in DECIDING {
        let times = tags
            .iter()
            .filter(|(name, _)| name.eq_ignore_ascii_case(tag));
        if times.count() > 1 {
            return Err(Wrong {
                tag,
                error: ReadError::new(tag, "this tag is there twice"),
            });
        }
    }
    for tag in UNEVEN {
        if value(tags, tag).is_some() {
            return Err(Wrong {
                tag,
                error: ReadError::new(tag, "both players must have the same set of pieces"),
            });
        }
    }
    let position = value(tags, "TPS");
    let mut setup = size(tags, position)?.with_repetition(false);
    if let Some(komi) = value(tags, "Komi") {
        setup = read_komi(komi)
            .and_then(|half_komi| setup.with_half_komi(half_komi))
            .map_err(in_tag("Komi"))?;
    }
    setup = set(tags, setup)?;
    setup = match value(tags, "Repetition") {
        None | Some("none") => setup,
        Some("draw") => setup.with_repetition(true),
        Some(other) => {
            let reason = "repetition is “draw” or “none”";
            return Err(in_tag("Repetition")(ReadError::new(other, reason)));
        }
    };
    match value(tags, "Opening") {
        None | Some("swap") => {}
        Some(DOUBLE_STACK) => {
            setup = setup.with_double_stack(true).map_err(in_tag("Opening"))?;
        }
        Some(other) => {
            let reason = "the opening is “swap”, where each side first places a stone of the other, or “double black stack”, where Black's first stone is a stack of two";
            return Err(in_tag("Opening")(ReadError::new(other, reason)));
        }
    }
    match position {
        None => Ok(Tak::new(&setup)),
        Some(text) => Tak::read_position(&setup, text).map_err(in_tag("TPS")),
    }
}

/// The value of a tag; one left blank says nothing.
fn value<'a>(tags: &'a [(String, String)], tag: &str) -> Option<&'a str> {
    tags.iter()
        .find(|(name, _)| name.eq_ignore_ascii_case(tag))
        .map(|(_, value)| value.trim())
        .filter(|value| !value.is_empty())
}

fn in_tag(tag: &'static str) -> impl Fn(ReadError) -> Wrong {
    move |error| Wrong { tag, error }
}

/// The board's size, from its tag or from the position; both must say the same.
fn size(tags: &[(String, String)], position: Option<&str>) -> Result<Setup, Wrong> {
    let drawn = position.map(|text| {
        text.split_whitespace()
            .next()
            .unwrap_or("")
            .split('/')
            .count()
    });
    let Some(text) = value(tags, "Size") else {
        let Some(rows) = drawn else {
            let error = ReadError::new(
                "",
                "the tag that tells the board's size is missing, such as [Size \"5\"]",
            );
            return Err(in_tag("Size")(error));
        };
        return u8::try_from(rows)
            .map_err(|_| Setup::no_such_size(&rows.to_string()))
            .and_then(Setup::new)
            .map_err(in_tag("TPS"));
    };
    let setup = read_small(text)
        .ok_or_else(|| Setup::no_such_size(text))
        .and_then(Setup::new)
        .map_err(in_tag("Size"))?;
    match drawn {
        Some(rows) if rows != usize::from(setup.size()) => {
            let reason = format!("the size is {text}, but the position has {rows} rows");
            Err(in_tag("TPS")(ReadError::new("", reason)))
        }
        _ => Ok(setup),
    }
}

/// The sets, where tags tell them.
fn set(tags: &[(String, String)], setup: Setup) -> Result<Setup, Wrong> {
    let count = |tag: &'static str, official: u8| match value(tags, tag) {
        None => Ok(official),
        Some(text) => read_small(text)
            .ok_or_else(|| in_tag(tag)(ReadError::new(text, "this is no number of pieces"))),
    };
    let flats = count("Flats", setup.flats())?;
    let caps = count("Caps", setup.caps())?;
    setup.with_set(flats, caps).map_err(in_tag("Flats"))
}

/// The tags that say where a game starts, and nothing else.
pub fn tags_of(start: &Tak) -> Vec<(String, String)> {
    let setup = start.setup();
    let mut tags = vec![("Size", setup.size().to_string())];
    if setup.half_komi() != 0 {
        tags.push(("Komi", write_komi(setup.half_komi())));
    }
    if !setup.has_official_set() {
        tags.push(("Flats", setup.flats().to_string()));
        tags.push(("Caps", setup.caps().to_string()));
    }
    if setup.double_stack() {
        tags.push(("Opening", DOUBLE_STACK.to_owned()));
    }
    if *start != Tak::new(&setup) {
        tags.push(("TPS", start.write_position()));
    }
    if setup.repetition() {
        tags.push(("Repetition", "draw".to_owned()));
    }
    tags.into_iter()
        .map(|(name, value)| (name.to_owned(), value))
        .collect()
}

/// The tags of a record, with those that decide its start put right where they say something else.
pub(super) fn honest(tags: &[(String, String)], at: &Tak) -> Vec<(String, String)> {
    if start(tags).is_ok_and(|read| read == *at) {
        return tags.to_vec();
    }
    let decides = |name: &str| {
        DECIDING
            .iter()
            .chain(&UNEVEN)
            .any(|tag| tag.eq_ignore_ascii_case(name))
    };
    let mut honest = tags_of(at);
    honest.extend(tags.iter().filter(|(name, _)| !decides(name)).cloned());
    honest
}
