//! What a sweep found, in the comments and marks of a game: so it is kept in saves, and travels in every format with comments.
//!
//! A comment holds, beside whatever else is said there:
//!
//! | | |
//! |---|---|
//! | `[%eval 1.25]` | the score after the move, in whole flats (or the like) for White; `#3` and `#-3` where White or Black wins with so many moves |
//! | `[%best c3, d4]` | at a mistake, the best move and how it would have gone on |
//! | `[%line e5, a1]` | at a mistake, how the other side goes on after it |
//! | `[%loss 23.5]` | how much of the winning chance the move lost, in hundredths |
//! | `[%mark ??]` | what the move was marked with; ` own` after it where a mark of the person's stands at the move instead |

use super::evaluation::{Evaluation, Outlook};
use super::judge::{Judgement, Mark, blame};
use super::report::Report;
use crate::ai::SearchInfo;
use crate::record::game_record::GameRecord;
use crate::record::marks;
use crate::record::tree::{NodeId, Tree};
use crate::rules::{Color, Game, Move, Outcome};
use std::iter;

const EVAL: &str = "[%eval ";
const BEST: &str = "[%best ";
const LINE: &str = "[%line ";
const LOSS: &str = "[%loss ";
const MARK: &str = "[%mark ";
const OPENINGS: [&str; 5] = [EVAL, BEST, LINE, LOSS, MARK];
/// After a mark that isn't shown, because the person has set another.
const OWN: &str = " own";
/// How many moves of a line are kept.
const KEPT_MOVES: usize = 6;

/// Writes a report of the main line into a record: over an older one, and beside whatever else is said and marked there.
pub fn write(record: &mut GameRecord, report: &Report) {
    let mut game = record.start.clone();
    let nodes: Vec<NodeId> = record.tree.main_line().collect();
    for (&node, judged) in iter::zip(&nodes, &report.judgements) {
        Note::new(&game, judged).write(&mut record.tree, node);
        if game.play(judged.mv).is_err() {
            break;
        }
    }
}

/// What a sweep says of a move, as it is written at it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    text: String,
    mark: Option<Mark>,
}

impl Note {
    /// With the game before the move.
    pub fn new(before: &Game, judged: &Judgement) -> Self {
        let mut text = match judged.outlook {
            Outlook::Over(outcome) => match outcome.winner() {
                Some(Color::White) => format!("{EVAL}#0]"),
                Some(Color::Black) => format!("{EVAL}#-0]"),
                None => format!("{EVAL}0.00]"),
            },
            outlook => format!("{EVAL}{}]", in_numbers(outlook)),
        };
        let mut add = |open: &str, said: &str| {
            if !said.is_empty() {
                text.extend([" ", open, said, "]"]);
            }
        };
        if judged.mark.is_some_and(Mark::is_bad) {
            let mut after = before.clone();
            add(BEST, &in_notation(before, &judged.best));
            if after.play(judged.mv).is_ok() {
                add(LINE, &in_notation(&after, &judged.answer));
            }
        }
        let percent = judged.loss() * 100.0;
        if percent >= 0.05 {
            add(LOSS, &format!("{percent:.1}"));
        }
        Self {
            text,
            mark: judged.mark,
        }
    }

    /// Writes it at its move, over an older one. What a person says and marks there stays.
    pub fn write(&self, tree: &mut Tree<Move>, at: NodeId) {
        let own = persons_mark(tree.comment(at), tree.marks(at));
        let mut said = without_notes(tree.comment(at));
        let sign = self.mark.map_or("", Mark::sign);
        for part in [
            self.text.clone(),
            match (sign, own) {
                ("", _) => String::new(),
                (sign, false) => format!("{MARK}{sign}]"),
                (sign, true) => format!("{MARK}{sign}{OWN}]"),
            },
        ] {
            push_part(&mut said, &part);
        }
        tree.set_comment(at, said);
        if !own {
            let marked = marks::judged(tree.marks(at), sign);
            tree.set_marks(at, marked);
        }
    }
}

/// Adds something to what is said, behind a space.
fn push_part(said: &mut String, part: &str) {
    if !said.is_empty() && !part.is_empty() {
        said.push(' ');
    }
    said.push_str(part);
}

/// Whether how good a move is was said by somebody, and not by a sweep.
fn persons_mark(comment: &str, marks: &str) -> bool {
    let judgement = marks::judgement(marks);
    // Another mark than the one that was written was set since.
    !judgement.is_empty() && value(comment, MARK) != Some(judgement.as_str())
}

/// A line of moves, as far as it is kept.
fn in_notation(from: &Game, moves: &[Move]) -> String {
    let mut game = from.clone();
    let mut texts = Vec::new();
    for &mv in moves.iter().take(KEPT_MOVES) {
        texts.push(game.write_move(mv));
        if game.play(mv).is_err() {
            break;
        }
    }
    texts.join(", ")
}

/// The report that stands in the comments along a line of the record, up to where it ends; nothing where no move was judged. What
/// other programs judged with `[%eval …]` alone counts as well. Nothing is known of the position before the first move but how
/// good it was for the best one, and no causes are told.
pub fn read_line(record: &GameRecord, line: &[NodeId]) -> Option<Report> {
    let tree = &record.tree;
    let outlooks: Vec<Outlook> = line
        .iter()
        .map_while(|&at| read(tree.comment(at)))
        .collect();
    let first = *outlooks.first()?;
    let setup = record.start.setup();
    let line = &line[..outlooks.len()];
    // Where nothing else is told than scores, the losses are what lies between them.
    let is_ours = line.iter().any(|&at| {
        let comment = tree.comment(at);
        OPENINGS[1..].iter().any(|open| comment.contains(open))
    });
    let mut game = record.start.clone();
    let (mut evaluations, mut judgements) = (Vec::new(), Vec::new());
    let mut was = first;
    for (&at, &outlook) in iter::zip(line, &outlooks) {
        let (comment, side) = (tree.comment(at), game.side_to_move());
        let Some(mv) = tree.mv(at) else { break };
        let chance = outlook.chance(&setup, side);
        let loss = if is_ours {
            loss(comment)
        } else {
            (was.chance(&setup, side) - chance).max(0.0)
        };
        let best = read_moves(&game, comment, BEST);
        evaluations.push(evaluation(&game, was, &best));
        let best_chance = (chance + loss).min(1.0);
        if game.play(mv).is_err() {
            break;
        }
        let mark = if is_ours {
            let sign = value(comment, MARK).map(|sign| sign.trim_end_matches(OWN));
            sign.and_then(Mark::from_sign)
        } else {
            blame(best_chance, chance)
        };
        judgements.push(Judgement {
            mv,
            side,
            outlook,
            best_chance,
            chance,
            mark,
            best,
            answer: read_moves(&game, comment, LINE),
            causes: Vec::new(),
        });
        was = outlook;
    }
    evaluations.push(evaluation(&game, was, &[]));
    Some(Report {
        setup,
        evaluations,
        judgements,
    })
}

fn evaluation(game: &Game, outlook: Outlook, best: &[Move]) -> Evaluation {
    let line = SearchInfo {
        depth: 0,
        score: 0,
        nodes: 0,
        millis: 0,
        line: best.to_vec(),
    };
    Evaluation {
        side: game.side_to_move(),
        outlook,
        lines: if best.is_empty() {
            Vec::new()
        } else {
            vec![line]
        },
        seen_at: 0,
    }
}

/// How much of the winning chance was lost, from 0 to 1; nothing where nothing is told.
fn loss(comment: &str) -> f64 {
    let percent = value(comment, LOSS).and_then(|text| text.parse::<f64>().ok());
    percent.map_or(0.0, |percent| (percent / 100.0).clamp(0.0, 1.0))
}

/// A line of moves that a comment tells, as far as it is legal.
fn read_moves(from: &Game, comment: &str, open: &str) -> Vec<Move> {
    let mut game = from.clone();
    let texts = value(comment, open).unwrap_or_default().split(", ");
    texts
        .take(KEPT_MOVES)
        .map_while(|text| {
            let mv = game.read_move(text).ok()?;
            game.play(mv).ok()?;
            Some(mv)
        })
        .collect()
}

/// What stands behind an opening in a comment.
fn value<'a>(comment: &'a str, open: &str) -> Option<&'a str> {
    let (_, rest) = comment.split_once(open)?;
    Some(rest.split_once(']')?.0)
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
    // Other programs write more after a comma.
    let text = value(comment, EVAL)?.split(',').next()?.trim();
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
    split(comment).0
}

/// The comment with other words, and what a sweep wrote left in it.
pub fn with_words(comment: &str, words: &str) -> String {
    let (_, notes) = split(comment);
    let mut said = words.to_owned();
    push_part(&mut said, &notes);
    said
}

/// The words of a comment, and what a sweep wrote.
fn split(comment: &str) -> (String, String) {
    let (mut words, mut notes) = (comment.to_owned(), String::new());
    while let Some(start) = OPENINGS.iter().filter_map(|open| words.find(open)).min() {
        let end = words[start..].find(']');
        let end = end.map_or(words.len(), |end| start + end + 1);
        push_part(&mut notes, &words[start..end]);
        words.replace_range(start..end, "");
    }
    if notes.is_empty() {
        return (words, notes);
    }
    (words.trim().to_owned(), notes)
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
            assert_eq!(format!("{EVAL}{}]", in_numbers(outlook)), text);
            assert_eq!(read(&format!("Well. {text} [%best c3]")), Some(outlook));
            assert_eq!(without_notes(&format!("Well. {text} [%best c3]")), "Well.");
        }
        assert_eq!(read("[%eval 0.31,12]"), Some(Outlook::Score(31)));
        for broken in ["", "[%eval", "[%eval x]", "[%eval #]", "[%eval NaN]"] {
            assert_eq!(read(broken), None, "{broken}");
        }
        assert_eq!(without_notes(" a [b] "), " a [b] ", "left as it was");
    }

    #[test]
    fn other_words_leave_the_notes_where_they_are() {
        let comment = "Well. [%eval 0.31] [%loss 2.0]";
        assert_eq!(with_words(comment, "Oh."), "Oh. [%eval 0.31] [%loss 2.0]");
        assert_eq!(with_words(comment, ""), "[%eval 0.31] [%loss 2.0]");
        assert_eq!(with_words("Well.", "Oh."), "Oh.");
        assert_eq!(without_notes(&with_words(comment, "a\nb ")), "a\nb");
    }
}
