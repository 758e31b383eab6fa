//! Changes texts at random, for tests that read what is damaged: each must be read or refused in words, and nothing panics.

use fastrand::Rng;

/// What hurts in any format; tests add what hurts in theirs.
const FRAGMENTS: [&str; 26] = [
    "(",
    ")",
    "((((((((",
    "{",
    "}",
    "[",
    "]",
    "\"",
    "\\",
    "/",
    ";",
    ",",
    "#",
    "-",
    "--",
    " ",
    "\t",
    "\n",
    "\0",
    "\u{feff}",
    "\u{fffd}",
    "é",
    "😀",
    "0",
    "-1",
    "99999999999999999999",
];

/// A text with one to four changes: pieces cut out, doubled, moved, reversed, swapped, overwritten, put in, or the end cut off.
/// The same for the same random numbers. `fragments` are put in as often as what hurts in any format.
pub fn mutate(text: &str, fragments: &[&str], random: &mut Rng) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..random.usize(1..5) {
        let at = random.usize(..=chars.len());
        let end = (at + random.usize(..30)).min(chars.len());
        match random.u8(..9) {
            0 | 1 => {
                let list = match fragments {
                    [] => &FRAGMENTS,
                    _ if random.bool() => &FRAGMENTS,
                    own => own,
                };
                let over = if random.bool() { at } else { end.min(at + 1) };
                chars.splice(at..over, list[random.usize(..list.len())].chars());
            }
            2 => drop(chars.drain(at..end)),
            3 => {
                let piece: Vec<char> = chars[at..end].to_vec();
                let to = random.usize(..=chars.len());
                chars.splice(to..to, piece);
            }
            4 => chars[at..end].reverse(),
            5 if at + 1 < chars.len() => chars.swap(at, at + 1),
            6 if at < chars.len() => chars[at] = chars[random.usize(..chars.len())],
            7 if at < chars.len() => chars[at] = char::from(random.u8(32..127)),
            _ => chars.truncate(at),
        }
    }
    chars.into_iter().collect()
}
