//! PÜNCT games as plain lists: a move a line, further columns (by tabs) ignored, `#` before comments.
//!
//! Before the first move, `# setup punct:basic` names the rule set (standard when there is none), `# position …` a start other
//! than the empty board, and `# Name: value` is a tag. The last comment after the moves may name the result: `WHITE_WINS`,
//! `BLACK_WINS`, `DRAW` or `IN_PLAY`; after a win `connection` or `centre` says how, and what else stands there is for other
//! programs. Marks have no place in a list and are not written.

use super::{Broken, Claim, Ply, Record};
use crate::rules::punct::{Punct, Setup};
use crate::rules::{Color, Notate, Played, Position, ReadError, Win};
use std::fmt::Write;

/// Reads the one game of a list; a text without anything in it has none.
pub fn read(text: &str) -> Vec<Result<Record<Punct>, Broken<Punct>>> {
    let text = text.trim_start_matches('\u{FEFF}');
    if text.trim().is_empty() {
        return Vec::new();
    }
    let mut reader = Reader::new();
    for (number, line) in (1..).zip(text.lines()) {
        if let Err(error) = reader.line(line) {
            let good = Box::new(reader.record());
            return vec![Err(Broken {
                error: error.on_line(number),
                good,
            })];
        }
    }
    vec![Ok(reader.record())]
}

struct Reader {
    record: Record<Punct>,
    played: Played<Punct>,
    /// The comment lines since the last move.
    comments: Vec<String>,
}

impl Reader {
    fn new() -> Self {
        let start = Punct::new(&Setup::default());
        Self {
            record: Record::new(start.clone()),
            played: Played::from_position(start),
            comments: Vec::new(),
        }
    }

    fn line(&mut self, line: &str) -> Result<(), ReadError> {
        let line = line.trim();
        if let Some(comment) = line.strip_prefix('#') {
            return self.comment(comment.trim());
        }
        let text = line.split('\t').next().unwrap_or_default().trim();
        if text.is_empty() {
            return Ok(());
        }
        let mv = self.played.position().read_move(text)?;
        self.played
            .play(mv)
            .map_err(|reason| ReadError::new(text, reason.to_string()))?;
        self.hang_comments();
        self.record.plies.push(Ply::bare(mv));
        Ok(())
    }

    fn comment(&mut self, comment: &str) -> Result<(), ReadError> {
        if self.record.plies.is_empty() {
            let (word, rest) = comment
                .split_once(char::is_whitespace)
                .unwrap_or((comment, ""));
            let start = match word {
                "setup" => Punct::new(&rest.parse()?),
                "position" => Punct::read_position(&self.record.start.setup(), rest)?,
                _ => {
                    match comment.split_once(": ") {
                        Some((name, value)) if is_tag(name) => {
                            self.record.tags.push((name.into(), value.trim().into()));
                        }
                        _ => self.comments.push(comment.into()),
                    }
                    return Ok(());
                }
            };
            self.played = Played::from_position(start.clone());
            self.record.start = start;
            return Ok(());
        }
        self.comments.push(comment.into());
        Ok(())
    }

    /// Hangs the comments since the last move on that move.
    fn hang_comments(&mut self) {
        if self.comments.is_empty() {
            return;
        }
        let comment = Some(self.comments.join("\n"));
        self.comments.clear();
        match self.record.plies.last_mut() {
            Some(ply) => ply.comment = comment,
            None => self.record.preface = comment,
        }
    }

    fn record(mut self) -> Record<Punct> {
        if let Some(claim) = self.comments.last().and_then(|last| read_claim(last)) {
            self.record.claim = Some(claim);
            self.comments.pop();
        }
        self.hang_comments();
        self.record
    }
}

fn is_tag(name: &str) -> bool {
    !name.is_empty() && name.chars().all(char::is_alphanumeric)
}

fn read_claim(comment: &str) -> Option<Claim> {
    let mut words = comment.split_whitespace();
    let by = match words.next()? {
        "WHITE_WINS" => Color::White,
        "BLACK_WINS" => Color::Black,
        "DRAW" => return Some(Claim::Drawn),
        "IN_PLAY" => return Some(Claim::Unfinished),
        _ => return None,
    };
    let how = match words.next() {
        Some("connection") => Some(Win::Connection),
        Some("centre") => Some(Win::Centre),
        _ => None,
    };
    Some(Claim::Won { by, how })
}

/// The game as a list, moves in the long form.
pub fn write(record: &Record<Punct>) -> String {
    let mut text = String::new();
    let setup = record.start.setup();
    if record.start != Punct::new(&setup) {
        push_line(&mut text, "position ", &record.start.write_position());
    } else if setup != Setup::default() {
        push_line(&mut text, "setup ", &setup.to_string());
    }
    for (name, value) in &record.tags {
        let name: String = name.chars().filter(|c| c.is_alphanumeric()).collect();
        if !name.is_empty() {
            // A tag is one line, whatever it was elsewhere.
            let value: Vec<&str> = value.split_whitespace().collect();
            push_line(&mut text, &format!("{name}: "), &value.join(" "));
        }
    }
    push_comment(&mut text, record.preface.as_deref());
    let mut position = record.start.clone();
    for ply in &record.plies {
        text.push_str(&position.long_text(ply.mv));
        text.push('\n');
        push_comment(&mut text, ply.comment.as_deref());
        position.play_unchecked(ply.mv);
    }
    let result = match record.claim {
        Some(Claim::Won { by, how }) => {
            let winner = match by {
                Color::White => "WHITE_WINS",
                Color::Black => "BLACK_WINS",
            };
            let how = match how {
                Some(Win::Connection) => " connection",
                Some(Win::Centre) => " centre",
                _ => "",
            };
            format!("{winner}{how}")
        }
        Some(Claim::Drawn) => "DRAW".into(),
        Some(Claim::Unfinished) => "IN_PLAY".into(),
        None => return text,
    };
    push_line(&mut text, "", &result);
    text
}

fn push_comment(text: &mut String, comment: Option<&str>) {
    for line in comment.unwrap_or_default().lines() {
        push_line(text, "", line);
    }
}

fn push_line(text: &mut String, before: &str, line: &str) {
    // Writing to a string can't fail.
    let _ = writeln!(text, "# {before}{line}");
}
