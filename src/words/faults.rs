//! What is wrong with a text, as sentences for a window.

use super::Sentence;
use super::files::system_trouble;
use crate::rules::{Fault, ReadError};
use crate::sentence;

impl From<&ReadError> for Sentence {
    fn from(error: &ReadError) -> Self {
        let why = told(&error.fault, &error.token);
        if error.line == 0 {
            why
        } else {
            sentence!("faults-on-line", line = error.line, why = why)
        }
    }
}

fn told(fault: &Fault, word: &str) -> Sentence {
    match fault {
        Fault::Empty => sentence!("faults-empty"),
        Fault::TakMove => sentence!("faults-tak-move", word = word),
        Fault::HiveMove => sentence!("faults-hive-move", word = word),
        Fault::PunctMove => sentence!("faults-punct-move", word = word),
        Fault::Direction => sentence!("faults-direction", word = word),
        &Fault::Drops { taken, dropped } => {
            sentence!(
                "faults-drops",
                word = word,
                taken = taken,
                dropped = dropped
            )
        }
        Fault::Tile => sentence!("faults-tile", word = word),
        Fault::Where => sentence!("faults-where", word = word),
        Fault::NotOnBoard(piece) => sentence!("faults-not-on-board", piece = *piece),
        Fault::Space => sentence!("faults-space", word = word),
        Fault::Letter => sentence!("faults-letter", word = word),
        Fault::OtherPiece { at, kind } => {
            sentence!("faults-other-piece", at = at, kind = *kind)
        }
        Fault::WhichTurn(turns) => sentence!("faults-which-turn", turns = turns),
        Fault::UnknownFormat => sentence!("faults-unknown-format"),
        Fault::NoGame => sentence!("faults-no-game"),
        Fault::TooLarge => sentence!("faults-too-large"),
        Fault::Newer => sentence!("faults-newer"),
        Fault::System { kind, account } => system_trouble(*kind, account),
        Fault::Unreadable => at(word, sentence!("faults-unreadable")),
        Fault::TakPosition => at(word, sentence!("faults-tak-position")),
        Fault::HivePosition => at(word, sentence!("faults-hive-position")),
        Fault::PunctPosition => at(word, sentence!("faults-punct-position")),
        Fault::UnknownGame => at(word, sentence!("faults-unknown-game")),
        Fault::NoEnd => at(word, sentence!("faults-no-end")),
        Fault::Impossible(impossible) => at(word, (&**impossible).into()),
        Fault::Refused { number, why } => {
            let why = Sentence::from(&**why);
            at(
                word,
                match number {
                    Some(number) => sentence!("faults-refused", number = *number, why = why),
                    None => why,
                },
            )
        }
    }
}

/// Names the word that is wrong, if there is one, before what is wrong with it.
fn at(word: &str, why: Sentence) -> Sentence {
    if word.is_empty() {
        why
    } else {
        sentence!("faults-at", word = word, why = why)
    }
}
