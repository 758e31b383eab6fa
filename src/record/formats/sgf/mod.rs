//! PÜNCT games in the SGF of boardspace.net.
//!
//! There each piece has a number (White's from 1, Black's from 19) and a turn is a few commands that `Done` seals:
//! `Dropb 9 G 4 3` puts piece 9, `Move G 12 G 5 1` moves what is on G12; a person's `Pick` and `Pickb` come before a `Dropb`.
//! Two properties are our own, since that site plays nothing but the standard rules from an empty board: `RU` holds another set-up
//! word, `SP` another start. Variations are SGF's own sub-trees, comments `C`, marks `TE`, `BM`, `IT` and `DO`.

mod commands;
mod read;
mod scan;
mod write;

pub use read::read;
pub use write::write;

/// The site's number for the game.
const GAME: &str = "25";
const PLAYERS: [(&str, &str); 2] = [("P0", "White"), ("P1", "Black")];
/// Marks and the properties that SGF has for them.
const MARKS: [(&str, &str, &str); 6] = [
    ("!!", "TE", "2"),
    ("!", "TE", "1"),
    ("??", "BM", "2"),
    ("?", "BM", "1"),
    ("!?", "IT", ""),
    ("?!", "DO", ""),
];
/// Where lines part, SGF nests them all, the main line too: no more often than a game has moves.
const MOST_NESTED: usize = crate::record::MOST_MOVES;

/// Whether SGF has a property for these marks.
pub(super) fn has_marks(marks: &str) -> bool {
    MARKS.iter().any(|(known, ..)| *known == marks)
}
