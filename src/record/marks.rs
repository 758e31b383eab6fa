//! The marks that annotators hang on moves: how good a move is, and in Tak that it threatens a road.

use crate::rules::Setup;

/// How good a move is, in the order in which a key goes through them; at the end nothing is said.
pub const JUDGEMENTS: [&str; 7] = ["!", "!!", "!?", "?!", "?", "??", ""];

/// That a road is threatened.
pub const THREAT: char = '\'';

/// Whether the game's notation has a mark for a threat.
pub const fn has_threat(setup: &Setup) -> bool {
    setup.marks_threats()
}

const fn is_judgement(sign: char) -> bool {
    matches!(sign, '!' | '?')
}

/// The marks with another judgement, and whatever else is in them left as it was.
pub fn judged(marks: &str, judgement: &str) -> String {
    let rest = marks.chars().filter(|sign| !is_judgement(*sign));
    rest.chain(judgement.chars()).collect()
}

/// How good the move is by its marks; empty where nothing is said.
pub fn judgement(marks: &str) -> String {
    marks.chars().filter(|sign| is_judgement(*sign)).collect()
}

/// The marks with the judgement after theirs.
pub fn next_judgement(marks: &str) -> String {
    let now = judgement(marks);
    let place = JUDGEMENTS.iter().position(|judgement| *judgement == now);
    let next = place.map_or(0, |place| (place + 1) % JUDGEMENTS.len());
    judged(marks, JUDGEMENTS[next])
}

/// The marks with a threat, or without it if they had one.
pub fn toggle_threat(marks: &str) -> String {
    let without: String = marks.chars().filter(|sign| *sign != THREAT).collect();
    if without == marks {
        format!("{THREAT}{marks}")
    } else {
        without
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_key_goes_through_all_judgements() {
        let mut marks = "'".to_owned();
        for judgement in JUDGEMENTS {
            marks = next_judgement(&marks);
            assert_eq!(marks, format!("'{judgement}"));
        }
        // What others write and we don't know begins anew.
        assert_eq!(next_judgement("!!!"), "!");
    }

    #[test]
    fn a_threat_comes_and_goes() {
        assert_eq!(toggle_threat("?"), "'?");
        assert_eq!(toggle_threat("'?"), "?");
        assert_eq!(toggle_threat("''"), "");
    }

    #[test]
    fn another_judgement_leaves_a_tak_threat_alone() {
        assert_eq!(judged("'?", "!!"), "'!!");
        assert_eq!(judged("'?", ""), "'");
    }
}
