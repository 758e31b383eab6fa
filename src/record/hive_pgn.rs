//! Reading Hive's PGN: tags, numbered moves, comments in braces, a result.

use super::hive::{Taking, read_claim};
use super::{Broken, Record};
use crate::rules::hive::{Hive, Setup, Tile};
use crate::rules::{Position, ReadError};

/// One piece of the text, with the line it begins on.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Token {
    Tag(String, String),
    Comment(String),
    Word(String),
}

/// Every game in the text.
pub(super) fn read(setup: Setup, text: &str) -> Vec<Result<Record<Hive>, Broken<Hive>>> {
    let mut games = Vec::new();
    let mut tokens = Tokens::new(text).peekable();
    while tokens.peek().is_some() {
        let mut tags = Vec::new();
        let mut first_line = 1;
        while let Some((line, Ok(Token::Tag(name, value)))) =
            tokens.next_if(|(_, token)| matches!(token, Ok(Token::Tag(..))))
        {
            if tags.is_empty() {
                first_line = line;
            }
            tags.push((name, value));
        }
        let game = match Taking::begin(setup, tags) {
            Err((error, good)) => Err(broken(error, first_line, good)),
            Ok(mut taking) => match take_moves(&mut taking, &mut tokens) {
                Ok(()) => Ok(taking.end()),
                Err((error, line)) => Err(broken(error, line, Box::new(taking.end()))),
            },
        };
        games.push(game);
        // What is left of a broken game is skipped.
        while tokens
            .next_if(|(_, token)| !matches!(token, Ok(Token::Tag(..))))
            .is_some()
        {}
    }
    if games.is_empty() {
        let error = ReadError::new("", "there is no game in this text");
        games.push(Err(broken(
            error,
            0,
            Box::new(Record::new(Hive::new(&setup))),
        )));
    }
    games
}

fn broken(error: ReadError, line: usize, good: Box<Record<Hive>>) -> Broken<Hive> {
    Broken {
        error: error.on_line(line),
        good,
    }
}

/// Reads up to the next game's first tag.
fn take_moves(
    taking: &mut Taking,
    tokens: &mut std::iter::Peekable<Tokens<'_>>,
) -> Result<(), (ReadError, usize)> {
    while let Some((line, token)) =
        tokens.next_if(|(_, token)| !matches!(token, Ok(Token::Tag(..))))
    {
        match token.map_err(|error| (error, line))? {
            Token::Tag(..) => {}
            Token::Comment(words) => add_comment(&mut taking.record, words),
            Token::Word(word) => {
                let word = without_number(&word);
                if word.is_empty() {
                    continue;
                }
                if let Some(claim) = read_claim(word) {
                    taking.record.claim = Some(claim);
                    continue;
                }
                if word.starts_with('$') || word.chars().all(is_mark) {
                    add_marks(&mut taking.record, word);
                    continue;
                }
                let (mut text, mut marks) = split_marks(word);
                if marks.is_empty() && Tile::read(&text).is_some() {
                    let empty_table = taking.at_an_empty_table();
                    let place = tokens.next_if(|(_, token)| {
                        matches!(token, Ok(Token::Word(word)) if if empty_table { word == "." } else { is_place(word) })
                    });
                    if let Some((_, Ok(Token::Word(place)))) = place {
                        let (place, after) = split_marks(&place);
                        text = format!("{text} {place}");
                        marks = after;
                    }
                }
                taking.take(&text).map_err(|error| (error, line))?;
                add_marks(&mut taking.record, &marks);
            }
        }
    }
    Ok(())
}

/// `12.` and `12...` say nothing that the order doesn't; a move may follow without a space.
fn without_number(word: &str) -> &str {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    match rest.strip_prefix('.') {
        Some(rest) if !word.starts_with('.') => rest.trim_start_matches('.'),
        _ => word,
    }
}

const fn is_mark(c: char) -> bool {
    matches!(c, '!' | '?')
}

fn split_marks(word: &str) -> (String, String) {
    let text = word.trim_end_matches(is_mark);
    (text.to_owned(), word[text.len()..].to_owned())
}

/// Whether a word after a tile says where it goes: anything that is no number, result or annotation.
fn is_place(word: &str) -> bool {
    let core = word.trim_end_matches(is_mark);
    let name = core.trim_matches(|c| matches!(c, '/' | '-' | '\\'));
    core == "." || Tile::read(name).is_some()
}

fn add_marks(record: &mut Record<Hive>, marks: &str) {
    if let Some(ply) = record.plies.last_mut()
        && !marks.is_empty()
    {
        if !ply.marks.is_empty() {
            ply.marks.push(' ');
        }
        ply.marks.push_str(marks);
    }
}

fn add_comment(record: &mut Record<Hive>, words: String) {
    let place = match record.plies.last_mut() {
        Some(ply) => &mut ply.comment,
        None => &mut record.preface,
    };
    match place {
        Some(before) => {
            before.push(' ');
            before.push_str(&words);
        }
        None => *place = Some(words),
    }
}

/// Cuts a text into tokens. Variations in parentheses are left out: a record is one line of play.
struct Tokens<'a> {
    rest: std::iter::Peekable<std::str::Chars<'a>>,
    line: usize,
}

impl<'a> Tokens<'a> {
    fn new(text: &'a str) -> Self {
        Self {
            rest: text.chars().peekable(),
            line: 1,
        }
    }

    fn bump(&mut self) -> Option<char> {
        let c = self.rest.next()?;
        if c == '\n' {
            self.line += 1;
        }
        Some(c)
    }

    /// Everything up to a closing character, which is taken too.
    fn until(&mut self, end: char, what: &str) -> Result<String, ReadError> {
        let mut text = String::new();
        loop {
            match self.bump() {
                Some(c) if c == end => return Ok(text),
                Some(c) => text.push(c),
                None => return Err(ReadError::new(&text, format!("this {what} has no end"))),
            }
        }
    }

    /// A tag after its bracket.
    fn tag(&mut self) -> Result<Token, ReadError> {
        let mut name = String::new();
        loop {
            match self.bump() {
                Some('"') => break,
                Some(c) if c != ']' && c != '\n' => name.push(c),
                _ => {
                    return Err(ReadError::new(
                        &name,
                        "a tag is a name and a value in quotes",
                    ));
                }
            }
        }
        let mut value = String::new();
        loop {
            match self.bump() {
                // Only quotes and backslashes are escaped; others write a lone backslash as it is.
                Some('\\') if self.rest.peek().is_some_and(|c| matches!(c, '"' | '\\')) => {
                    value.extend(self.bump());
                }
                Some('"') => break,
                Some(c) if c != '\n' => value.push(c),
                _ => {
                    return Err(ReadError::new(
                        &value,
                        "the value of this tag has no closing quote",
                    ));
                }
            }
        }
        let after = self.until(']', "tag")?;
        if !after.trim().is_empty() {
            return Err(ReadError::new(
                &after,
                "nothing stands between a tag's value and its bracket",
            ));
        }
        Ok(Token::Tag(name.trim().to_owned(), value))
    }

    fn skip_variation(&mut self) -> Result<(), ReadError> {
        let mut depth = 1_usize;
        while depth > 0 {
            match self.bump() {
                Some('(') => depth += 1,
                Some(')') => depth -= 1,
                Some('{') => {
                    self.until('}', "comment")?;
                }
                Some(_) => {}
                None => return Err(ReadError::new("(", "this variation has no end")),
            }
        }
        Ok(())
    }
}

impl Iterator for Tokens<'_> {
    type Item = (usize, Result<Token, ReadError>);

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let line = self.line;
            let c = self.bump()?;
            let token = match c {
                c if c.is_whitespace() => continue,
                '[' => self.tag(),
                '{' => self
                    .until('}', "comment")
                    .map(|words| Token::Comment(words.trim().to_owned())),
                '(' => match self.skip_variation() {
                    Ok(()) => continue,
                    Err(error) => Err(error),
                },
                c => {
                    let mut word = String::from(c);
                    while let Some(&c) = self.rest.peek()
                        && !c.is_whitespace()
                        && !matches!(c, '{' | '(' | '[')
                    {
                        word.push(c);
                        self.bump();
                    }
                    Ok(Token::Word(word))
                }
            };
            return Some((line, token));
        }
    }
}
