//! Reads one game of a PTN text after its tags, token by token.

use super::branches::Branches;
use super::tokens::{Token, What};
use super::{MOST_NESTED, Rest, result, tokens};
use crate::record::Record;
use crate::record::tree_builder::TreeBuilder;
use crate::rules::tak::{MARKS, Tak};
use crate::rules::{Color, Fault, Notate, Position, ReadError};

/// One game as far as it has been read, after its tags.
pub(super) struct Reader<'r> {
    record: &'r mut Record<Tak>,
    pub(super) builder: TreeBuilder<Tak>,
    branches: Branches,
    /// The line of play that is being read.
    line: LineState,
    /// Lines that variations in parentheses interrupt.
    outer: Vec<LineState>,
    /// The number of the turn that the game begins in, once the text has numbered one.
    first_number: Option<u32>,
}

/// How far a line of play has been read.
#[derive(Copy, Clone)]
struct LineState {
    /// Black begins it, and nothing yet stands in the place of White's half.
    awaits_placeholder: bool,
    /// A result has closed it.
    closed: bool,
    /// On which line of the text it begins.
    begun_on: usize,
}

impl LineState {
    const fn new(begun_on: usize) -> Self {
        Self {
            awaits_placeholder: false,
            closed: false,
            begun_on,
        }
    }
}

impl<'r> Reader<'r> {
    pub(super) fn new(record: &'r mut Record<Tak>) -> Self {
        let mut builder = TreeBuilder::new(record.start.clone());
        builder.tree = std::mem::take(&mut record.tree);
        Self {
            builder,
            record,
            branches: Branches::default(),
            line: LineState::new(1),
            outer: Vec::new(),
            first_number: None,
        }
    }

    pub(super) fn read(&mut self, tokens: &mut Rest<'_>) -> Result<(), ReadError> {
        let mut last_line = 1;
        while let Some(token) = tokens.next_if(|token| !token.is_tag()) {
            last_line = token.line;
            let next = tokens.peek().filter(|next| matches!(next.what, What::Word));
            self.token(&token, next.map(|next| next.text))
                .map_err(|error| match error.line {
                    0 => error.on_line(token.line),
                    _ => error,
                })?;
        }
        if !self.outer.is_empty() {
            let error = ReadError::new("(", "this variation has no end").with(Fault::NoEnd);
            return Err(error.on_line(self.line.begun_on));
        }
        self.record.claim = result::agreed(self.record.tag("Result"), self.record.claim)
            .map_err(|error| error.on_line(last_line))?;
        Ok(())
    }

    fn token(&mut self, token: &Token<'_>, next_word: Option<&str>) -> Result<(), ReadError> {
        match token.what {
            What::Tag { .. } | What::BadTag => Ok(()),
            What::Comment => {
                let number = next_word
                    .and_then(tokens::number)
                    .and_then(|(digits, ..)| digits.parse().ok());
                match number {
                    Some(number) if token.after_gap && self.is_heading(token.text, number) => {
                        self.branches.announce(token.text, token.line)
                    }
                    _ => {
                        self.builder.add_comment(token.text);
                        Ok(())
                    }
                }
            }
            What::OpenComment => Err(ReadError::new(
                token.text,
                "this comment is never closed with }",
            )
            .with(Fault::NoEnd)),
            What::Open => {
                if self.builder.depth() == MOST_NESTED {
                    let reason = format!("variations are nested deeper than {MOST_NESTED}");
                    return Err(ReadError::new("(", reason));
                }
                self.builder.open_variation()?;
                self.outer.push(self.line);
                self.line = LineState::new(token.line);
                Ok(())
            }
            What::Close => {
                self.builder.close_variation()?;
                if let Some(line) = self.outer.pop() {
                    self.line = line;
                }
                Ok(())
            }
            What::Word => self.word(token.text),
        }
    }

    /// Whether a comment before a number is a branch's heading: it can be one if there is something to branch from.
    fn is_heading(&self, text: &str, number: u32) -> bool {
        let halves = [false, true];
        self.outer.is_empty()
            && halves.into_iter().any(|black| {
                let depth = self.depth_before(number, black);
                depth.is_some_and(|depth| self.branches.replaced(text, depth).is_some())
            })
    }

    /// How many moves come before a half of a turn, by the text's numbers.
    fn depth_before(&self, number: u32, black: bool) -> Option<usize> {
        let turns = number.checked_sub(self.first_number?)?;
        let halves = turns as usize * 2 + usize::from(black);
        halves.checked_sub(self.skipped())
    }

    /// One where Black begins.
    fn skipped(&self) -> usize {
        usize::from(self.record.start.side_to_move() == Color::Black)
    }

    fn word(&mut self, word: &str) -> Result<(), ReadError> {
        if self.line.closed && !self.branches.is_announced() {
            return Err(ReadError::new(
                word,
                "the game is over: a result stands before this",
            ));
        }
        if let Some(claim) = result::read(word) {
            // A variation's result is the rules' to say.
            if self.outer.is_empty() && self.branches.on_main_line() {
                self.record.claim = Some(claim);
            }
            self.line.closed = true;
            return Ok(());
        }
        match tokens::number(word) {
            Some((digits, dots, rest)) => {
                self.turn(word, digits, dots > 1)?;
                match rest {
                    "" => Ok(()),
                    "--" => self.placeholder(rest),
                    _ => self.ply(rest),
                }
            }
            None if word == "--" => self.placeholder(word),
            None => self.ply(word),
        }
    }

    /// A turn's number: `12.` before White's half, `12...` before Black's.
    fn turn(&mut self, word: &str, digits: &str, black: bool) -> Result<(), ReadError> {
        let refuse = |reason: String| Err(ReadError::new(word, reason));
        let number = digits
            .parse::<u32>()
            .ok()
            .filter(|&number| number < 10_000_000);
        let Some(number) = number else {
            return refuse("no turn has that number".to_owned());
        };
        if self.branches.is_announced() {
            return self.branch(number, black);
        }
        let black_to_move = self.builder.position().side_to_move() == Color::Black;
        let halves = self.builder.tree.depth(self.builder.at()) + self.skipped();
        let turns = u32::try_from(halves / 2).unwrap_or(u32::MAX);
        let first = match self.first_number {
            Some(first) => first,
            None => match number.checked_sub(turns) {
                Some(first) => first,
                None => return refuse(format!("this is the {}th turn", turns + 1)),
            },
        };
        self.first_number = Some(first);
        let expected = first.saturating_add(turns);
        let begins = self.builder.begins();
        if black {
            if !black_to_move {
                return refuse("it is White's turn here".to_owned());
            }
            if number != expected {
                return refuse(format!("this is still turn {expected}"));
            }
            self.line.awaits_placeholder = false;
        } else {
            if black_to_move && !begins {
                return refuse(
                    "a new turn begins, but Black's half of the one before is missing".to_owned(),
                );
            }
            if number != expected {
                return refuse(match expected.checked_sub(1) {
                    Some(last) if !begins => format!("turn {number} comes after turn {last}"),
                    _ => format!("this is turn {expected}"),
                });
            }
            self.line.awaits_placeholder = black_to_move;
        }
        Ok(())
    }

    /// The first turn of a branch that was announced.
    fn branch(&mut self, number: u32, black: bool) -> Result<(), ReadError> {
        // With a single dot it is White's half until `--` says that it is Black's.
        let depth = self.depth_before(number, black);
        let depth = depth.or_else(|| self.depth_before(number, true));
        let Some((from, text_line, words)) = self.branches.begin(depth) else {
            let reason = "there is no such turn to branch from";
            return Err(ReadError::new(&number.to_string(), reason));
        };
        self.builder.begin_line(from)?;
        self.line = LineState::new(text_line);
        if let Some(words) = words {
            self.builder.add_comment(&words);
        }
        self.line.awaits_placeholder =
            !black && self.builder.position().side_to_move() == Color::Black;
        Ok(())
    }

    fn placeholder(&mut self, word: &str) -> Result<(), ReadError> {
        let begins = self.builder.begins();
        if begins && self.builder.position().side_to_move() == Color::Black {
            self.line.awaits_placeholder = false;
            return Ok(());
        }
        // A branch at Black's half grows from after White's, which stands in the line that it leaves.
        let after_white = if begins && self.outer.is_empty() {
            self.branches.skip_white()
        } else {
            None
        };
        let Some(from) = after_white else {
            return Err(ReadError::new(
                word,
                "only White's half of the first turn can be left out, where Black begins",
            ));
        };
        self.builder.begin_line(from)
    }

    fn ply(&mut self, word: &str) -> Result<(), ReadError> {
        if self.line.awaits_placeholder {
            return Err(ReadError::new(
                word,
                "Black is to move first here: -- stands for White's half of the turn",
            ));
        }
        let text = word.trim_end_matches(MARKS);
        let marks = &word[text.len()..];
        if text.is_empty() {
            // Marks may stand apart from their move.
            return if self.builder.mark(marks) {
                Ok(())
            } else {
                Err(ReadError::new(word, "there is no move to mark yet"))
            };
        }
        let mv = self.builder.position().read_move(text)?;
        let id = self.builder.play(word, mv)?;
        self.builder.mark(marks);
        if self.outer.is_empty() {
            self.branches.push(id);
        }
        Ok(())
    }
}
