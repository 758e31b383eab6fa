//! Moves and positions as text, and what to say when a text can't be read.

use super::{Fault, Illegal, Impossible, Outcome, Position};
use std::fmt;

/// A text that can't be read: where, what stood there, and what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct ReadError {
    /// From 1; 0 where the text is a single line or a word.
    pub line: usize,
    /// The piece of text that is wrong, cut to a length that can be shown; may be empty.
    pub token: String,
    /// For the command line, in English.
    pub reason: String,
    /// For a window, in any language.
    pub fault: Fault,
}

impl ReadError {
    /// As much of a bad token as a message shows.
    const SHOWN: usize = 40;

    pub fn new(token: &str, reason: impl Into<String>) -> Self {
        let mut shown: String = token
            .chars()
            .take(Self::SHOWN)
            .map(|c| if c.is_control() { '\u{FFFD}' } else { c })
            .collect();
        if token.chars().nth(Self::SHOWN).is_some() {
            shown.push('…');
        }
        Self {
            line: 0,
            token: shown,
            reason: reason.into(),
            fault: Fault::default(),
        }
    }

    /// A move that the rules refuse; `number` where it is one of several.
    pub fn refused(token: &str, number: Option<u32>, why: impl Into<Illegal>) -> Self {
        let why = why.into();
        let reason = match number {
            Some(number) => format!("move {number} is refused: {why}"),
            None => why.to_string(),
        };
        let why = Box::new(why);
        Self::new(token, reason).with(Fault::Refused { number, why })
    }

    /// The same error, with what a window tells of it.
    #[must_use]
    pub fn with(mut self, fault: Fault) -> Self {
        self.fault = fault;
        self
    }

    /// The same error, found on this line of a larger text.
    #[must_use]
    pub fn on_line(mut self, line: usize) -> Self {
        self.line = line;
        self
    }
}

impl From<Impossible> for ReadError {
    fn from(impossible: Impossible) -> Self {
        let reason = impossible.to_string();
        Self::new("", reason).with(Fault::Impossible(Box::new(impossible)))
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "line {}: ", self.line)?;
        }
        if !self.token.is_empty() {
            write!(f, "“{}”: ", self.token)?;
        }
        f.write_str(&self.reason)
    }
}

/// A game's own notation.
pub trait Notate: Position {
    /// The move in the game's notation, always the same text for the same move in the same position.
    fn write_move(&self, mv: Self::Move) -> String;

    /// The move that a text means here. It belongs to the game's move space but need not be legal: that is
    /// [`Position::check`]'s to say.
    fn read_move(&self, text: &str) -> Result<Self::Move, ReadError>;

    /// The move in full where the usual text leaves something to the reader: what lists of legal moves are compared by.
    fn write_long_move(&self, mv: Self::Move) -> String {
        self.write_move(mv)
    }

    /// How the game's records write a result, an open game included.
    fn write_result(outcome: Option<Outcome>) -> &'static str;

    /// The position in one line.
    fn write_position(&self) -> String;

    /// The position that a line describes. What the line itself says (size, rule set) goes before the set-up.
    fn read_position(setup: &Self::Setup, text: &str) -> Result<Self, ReadError>;
}

#[cfg(test)]
mod tests {
    use super::ReadError;

    #[test]
    fn an_error_shows_line_token_and_reason_and_no_flood_of_text() {
        let error = ReadError::new(&"x\u{1b}".repeat(1000), "no such square").on_line(3);
        let text = error.to_string();
        assert!(text.starts_with("line 3: “x\u{FFFD}"), "{text}");
        assert!(text.ends_with("…”: no such square"), "{text}");
        assert!(text.chars().count() < 80);
    }
}
