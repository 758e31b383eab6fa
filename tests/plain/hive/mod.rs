//! Hive from the outside.

mod bugs;
mod diagram;
mod perft;
mod pillbug;
mod properties;
mod records;
mod rulings;
mod uhp;

/// The text with a few characters changed, doubled, cut or swapped, the same for the same random numbers.
fn mutate(random: &mut fastrand::Rng, text: &str) -> String {
    const STRANGE: [&str; 24] = [
        "\0",
        "é",
        "→",
        "\u{feff}",
        "🐝",
        ";",
        "-",
        "/",
        "\\",
        "[",
        "]",
        "\"",
        "{",
        "}",
        "(",
        ")",
        "99999999999999999999",
        "-1",
        " ",
        "\n",
        "wQ",
        "bM",
        "pass",
        "@",
    ];
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..random.usize(1..5) {
        let at = random.usize(..=chars.len());
        match random.u8(..6) {
            0 => chars.truncate(at),
            1 => {
                let other = random.usize(..=chars.len());
                chars.drain(at.min(other)..at.max(other).min(at.min(other) + 12));
            }
            2 => {
                let piece: Vec<char> = chars[at..]
                    .iter()
                    .copied()
                    .take(random.usize(..20))
                    .collect();
                chars.splice(at..at, piece);
            }
            3 if at + 1 < chars.len() => chars.swap(at, at + 1),
            4 if at < chars.len() => chars[at] = char::from(random.u8(32..127)),
            _ => {
                let strange = random.choice(STRANGE).unwrap_or_default();
                chars.splice(at..at, strange.chars());
            }
        }
    }
    chars.into_iter().collect()
}
