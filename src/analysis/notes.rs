//! What a sweep found, in the comments and marks of a game: so it is kept in saves and travels in every format with comments.
//!
//! A comment holds `[%eval 1.25]`, in whole flats (or the like) for White, or `[%eval #3]` and `[%eval #-3]` where White or Black
//! wins with so many moves; a mistake is also told with the best move.

use super::evaluation::Outlook;
use super::judge::{Judgement, Mark};
use super::report::Report;
use crate::record::game_record::GameRecord;
use crate::record::marks;
use crate::record::tree::NodeId;
use crate::rules::{Color, Game, Move, Outcome};
use std::iter;

const OPEN: &str = "[%eval ";
const BEST: &str = "[%best ";

/// Writes a report of the main line into a record: over an older one, and beside whatever else is said there.
pub fn write(record: &mut GameRecord, report: &Report) {
    let mut game = record.start.clone();
    let nodes: Vec<NodeId> = record.tree.main_line().collect();
    for (&node, judged) in iter::zip(&nodes, &report.judgements) {
        let said = [
            without_notes(record.tree.comment(node)),
            note(&game, judged),
        ];
        let said: Vec<String> = said.into_iter().filter(|part| !part.is_empty()).collect();
        record.tree.set_comment(node, said.join(" "));
        let sign = judged.mark.map_or("", Mark::sign);
        let marked = marks::judged(record.tree.marks(node), sign);
        record.tree.set_marks(node, marked);
        if game.play(judged.mv).is_err() {
            break;
        }
    }
}

fn note(before: &Game, judged: &Judgement) -> String {
    let mut note = match judged.outlook {
        Outlook::Over(outcome) => match outcome.winner() {
            Some(Color::White) => format!("{OPEN}#0]"),
            Some(Color::Black) => format!("{OPEN}#-0]"),
            None => format!("{OPEN}0.00]"),
        },
        outlook => format!("{OPEN}{}]", in_numbers(outlook)),
    };
    if judged.mark.is_some_and(Mark::is_bad) {
        note.push(' ');
        note.push_str(BEST);
        note.push_str(&before.write_move(judged.best[0]));
        note.push(']');
    }
    note
}

/// An outlook as a short text for White: `1.25`, `#3`, `#-3`.
pub fn in_numbers(outlook: Outlook) -> String {
    match outlook {
        Outlook::Over(outcome) => match outcome {
            Outcome::Won { by, .. } => by.to_string(),
            Outcome::Drawn(_) => "draw".to_owned(),
        },
        Outlook::Win {
            by: Color::White,
            moves,
        } => format!("#{moves}"),
        Outlook::Win {
            by: Color::Black,
            moves,
        } => format!("#-{moves}"),
        Outlook::Score(score) => format!("{:.2}", f64::from(score) / 100.0),
    }
}

/// What a comment says of how the position stands, if it does: a score, or a win that isn't on the board yet.
pub fn read(comment: &str) -> Option<Outlook> {
    let (_, rest) = comment.split_once(OPEN)?;
    let (text, _) = rest.split_once(']')?;
    // Other programs write more after a comma.
    let text = text.split(',').next()?.trim();
    if let Some(moves) = text.strip_prefix('#') {
        let (by, moves) = match moves.strip_prefix('-') {
            Some(moves) => (Color::Black, moves),
            None => (Color::White, moves),
        };
        let moves = moves.parse().ok()?;
        return Some(Outlook::Win { by, moves });
    }
    let score = text
        .parse::<f64>()
        .ok()
        .filter(|score| score.abs() < 300.0)?;
    Some(Outlook::Score((score * 100.0).round() as i32))
}

/// The comment without what a sweep wrote.
pub fn without_notes(comment: &str) -> String {
    let mut left = comment.to_owned();
    for open in [OPEN, BEST] {
        while let Some(start) = left.find(open) {
            let end = left[start..]
                .find(']')
                .map_or(left.len(), |end| start + end + 1);
            left.replace_range(start..end, "");
        }
    }
    if left.len() == comment.len() {
        return left;
    }
    left.trim().to_owned()
}

/// The best move that a comment tells, in the position before the move that it stands at.
pub fn read_best(before: &Game, comment: &str) -> Option<Move> {
    let (_, rest) = comment.split_once(BEST)?;
    before.read_move(rest.split_once(']')?.0).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_is_read_again_and_taken_out() {
        for (outlook, text) in [
            (Outlook::Score(-125), "[%eval -1.25]"),
            (Outlook::Score(7), "[%eval 0.07]"),
            (
                Outlook::Win {
                    by: Color::White,
                    moves: 3,
                },
                "[%eval #3]",
            ),
            (
                Outlook::Win {
                    by: Color::Black,
                    moves: 12,
                },
                "[%eval #-12]",
            ),
        ] {
            assert_eq!(format!("{OPEN}{}]", in_numbers(outlook)), text);
            assert_eq!(read(&format!("Well. {text} [%best c3]")), Some(outlook));
            assert_eq!(without_notes(&format!("Well. {text} [%best c3]")), "Well.");
        }
        assert_eq!(read("[%eval 0.31,12]"), Some(Outlook::Score(31)));
        for broken in ["", "[%eval", "[%eval x]", "[%eval #]", "[%eval NaN]"] {
            assert_eq!(read(broken), None, "{broken}");
        }
        assert_eq!(without_notes(" a [b] "), " a [b] ", "left as it was");
    }
}
