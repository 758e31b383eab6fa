//! Tak games in PTN: several to a text, with tags, comments and marks, read move by move against the rules.
//!
//! ```
//! use strata::record::ptn;
//!
//! let games = ptn::read("[Size \"3\"]\n\n1. a3 a1\n2. b1! b3 {too late}\n3. c1\nR-0\n");
//! let game = games[0].as_ref().expect("the text is sound");
//! assert_eq!(game.plies[2].marks, "!");
//! assert!(game.claim.unwrap().agrees_with(game.played()?.outcome()));
//! assert_eq!(ptn::write(game), "[Size \"3\"]\n\n1. a3 a1\n2. b1! b3 {too late}\n3. c1\nR-0\n");
//! # Ok::<(), strata::rules::Illegal>(())
//! ```

mod result;
mod tags;
mod tokens;
mod write;

pub use tags::tags_of;
pub use write::write;

use super::{Broken, Claim, Ply, Record};
use crate::rules::tak::{MARKS, Setup, Tak};
use crate::rules::{Color, Notate, Played, Position, ReadError};
use tokens::{Token, What};

/// Every game of a text in its order. A game that goes wrong doesn't cost those after it.
pub fn read(text: &str) -> Vec<Result<Record<Tak>, Broken<Tak>>> {
    let games = split_games(tokens::tokens(text));
    if games.is_empty() {
        let error = ReadError::new("", "there is no game in this text").on_line(1);
        return vec![Err(Broken {
            error,
            good: Box::new(Record::new(Tak::new(&Setup::default()))),
        })];
    }
    games.iter().map(|tokens| read_game(tokens)).collect()
}

/// A tag after moves begins the next game.
fn split_games(tokens: Vec<Token<'_>>) -> Vec<Vec<Token<'_>>> {
    let mut games: Vec<Vec<Token<'_>>> = Vec::new();
    let mut in_moves = false;
    for token in tokens {
        let is_tag = matches!(token.what, What::Tag { .. } | What::BadTag);
        if games.is_empty() || is_tag && in_moves {
            games.push(Vec::new());
            in_moves = false;
        }
        in_moves |= matches!(token.what, What::Word);
        if let Some(game) = games.last_mut() {
            game.push(token);
        }
    }
    games
}

fn read_game(tokens: &[Token<'_>]) -> Result<Record<Tak>, Broken<Tak>> {
    let mut reader = Reader::new();
    match reader.read(tokens) {
        Ok(()) => Ok(reader.record),
        Err(error) => Err(Broken {
            error,
            good: Box::new(reader.record),
        }),
    }
}

/// One game as far as it has been read.
struct Reader {
    record: Record<Tak>,
    game: Played<Tak>,
    /// The number of the turn being read, once the text has numbered one.
    number: Option<u32>,
    /// Black begins, and nothing yet stands in the place of White's first half.
    awaits_placeholder: bool,
    /// A result has closed the moves.
    closed: bool,
}

impl Reader {
    fn new() -> Self {
        let start = Tak::new(&Setup::default());
        Self {
            record: Record::new(start.clone()),
            game: Played::from_position(start),
            number: None,
            awaits_placeholder: false,
            closed: false,
        }
    }

    fn read(&mut self, tokens: &[Token<'_>]) -> Result<(), ReadError> {
        self.read_tags(tokens)?;
        for token in tokens {
            match token.what {
                What::Tag { .. } | What::BadTag => {}
                What::Comment => self.comment(token.text),
                What::OpenComment => {
                    let reason = "this comment is never closed with }";
                    return Err(ReadError::new(token.text, reason).on_line(token.line));
                }
                What::Word => self
                    .word(token.text)
                    .map_err(|error| error.on_line(token.line))?,
            }
        }
        let last_line = tokens.last().map_or(1, |token| token.line);
        self.record.claim = result::agreed(self.record.tag("Result"), self.record.claim)
            .map_err(|error| error.on_line(last_line))?;
        Ok(())
    }

    fn read_tags(&mut self, tokens: &[Token<'_>]) -> Result<(), ReadError> {
        for token in tokens {
            match token.what {
                What::Tag { value } => self
                    .record
                    .tags
                    .push((token.text.to_owned(), value.to_owned())),
                What::BadTag => {
                    let reason = "a tag is written [Name \"value\"] on one line";
                    return Err(ReadError::new(token.text, reason).on_line(token.line));
                }
                _ => {}
            }
        }
        let start = tags::start(&self.record.tags).map_err(|wrong| {
            let named = |token: &&Token<'_>| {
                matches!(token.what, What::Tag { .. }) && token.text.eq_ignore_ascii_case(wrong.tag)
            };
            let line = tokens
                .iter()
                .rfind(named)
                .or(tokens.first())
                .map_or(1, |token| token.line);
            wrong.error.on_line(line)
        })?;
        self.record.start = start.clone();
        self.game = Played::from_position(start);
        Ok(())
    }

    /// Hangs a comment on the last ply, or before the first.
    fn comment(&mut self, text: &str) {
        let said = match self.record.plies.last_mut() {
            Some(ply) => &mut ply.comment,
            None => &mut self.record.preface,
        };
        match said {
            Some(said) => {
                said.push('\n');
                said.push_str(text);
            }
            None => *said = Some(text.to_owned()),
        }
    }

    fn word(&mut self, word: &str) -> Result<(), ReadError> {
        if self.closed {
            return Err(ReadError::new(
                word,
                "the game is over: a result stands before this",
            ));
        }
        if let Some(claim) = result::read(word) {
            self.record.claim = Some(claim);
            self.closed = true;
            return Ok(());
        }
        if word == "--" {
            return self.placeholder(word);
        }
        let after_digits = word.trim_start_matches(|c: char| c.is_ascii_digit());
        if after_digits.len() < word.len() && after_digits.starts_with('.') {
            let digits = &word[..word.len() - after_digits.len()];
            let rest = after_digits.trim_start_matches('.');
            let dots = after_digits.len() - rest.len();
            self.turn(word, digits, dots > 1)?;
            return if rest.is_empty() {
                Ok(())
            } else {
                self.word_after_number(rest)
            };
        }
        self.ply(word)
    }

    /// What follows a number without a blank: `1.a1`.
    fn word_after_number(&mut self, word: &str) -> Result<(), ReadError> {
        if word == "--" {
            self.placeholder(word)
        } else {
            self.ply(word)
        }
    }

    /// A turn's number: `12.` before White's half, `12...` before Black's.
    fn turn(&mut self, word: &str, digits: &str, black: bool) -> Result<(), ReadError> {
        let refuse = |reason: String| Err(ReadError::new(word, reason));
        let Some(number) = digits
            .parse::<u32>()
            .ok()
            .filter(|&number| number < 10_000_000)
        else {
            return refuse("no turn has that number".to_owned());
        };
        let black_to_move = self.game.position().side_to_move() == Color::Black;
        let begins = self.record.plies.is_empty();
        if black {
            if !black_to_move {
                return refuse("it is White's turn here".to_owned());
            }
            if let Some(last) = self.number.filter(|&last| last != number) {
                return refuse(format!("this is still turn {last}"));
            }
            self.awaits_placeholder = false;
        } else {
            if black_to_move && !begins {
                return refuse(
                    "a new turn begins, but Black's half of the one before is missing".to_owned(),
                );
            }
            if let Some(last) = self.number.filter(|&last| last + 1 != number) {
                return refuse(format!("turn {number} comes after turn {last}"));
            }
            self.awaits_placeholder = black_to_move;
        }
        self.number = Some(number);
        Ok(())
    }

    fn placeholder(&mut self, word: &str) -> Result<(), ReadError> {
        if !self.record.plies.is_empty() || self.game.position().side_to_move() == Color::White {
            return Err(ReadError::new(
                word,
                "only White's half of the first turn can be left out, where Black begins",
            ));
        }
        self.awaits_placeholder = false;
        Ok(())
    }

    fn ply(&mut self, word: &str) -> Result<(), ReadError> {
        if self.awaits_placeholder {
            return Err(ReadError::new(
                word,
                "Black is to move first here: -- stands for White's half of the turn",
            ));
        }
        let text = word.trim_end_matches(MARKS);
        let marks = &word[text.len()..];
        if text.is_empty() {
            // Marks may stand apart from their move.
            let Some(ply) = self.record.plies.last_mut() else {
                return Err(ReadError::new(word, "there is no move to mark yet"));
            };
            ply.marks.push_str(marks);
            return Ok(());
        }
        let mv = self.game.position().read_move(text)?;
        self.game
            .play(mv)
            .map_err(|why| ReadError::new(word, why.to_string()))?;
        self.record.plies.push(Ply {
            marks: marks.to_owned(),
            ..Ply::bare(mv)
        });
        Ok(())
    }
}
