//! Reading Hive's PGN: tags, numbered moves, comments in braces, variations in parentheses, a result.

use super::uhp::{Taking, read_claim};
use crate::record::{Broken, MOST_GAMES, MOST_TAGS, Read, Record};
use crate::rules::hive::{Hive, Setup, Tile};
use crate::rules::{Fault, Position, ReadError};

/// One piece of the text, with the line it begins on.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Token {
    Tag(String, String),
    Comment(String),
    Open,
    Close,
    Word(String),
}

/// Every game in the text.
pub(super) fn read(setup: Setup, text: &str) -> Vec<Read<Record<Hive>>> {
    let mut games = Vec::new();
    let mut tokens = Tokens::new(text).peekable();
    while let Some(&(line, _)) = tokens.peek() {
        if games.len() == MOST_GAMES {
            let good = Box::new(Record::new(Hive::new(&setup)));
            games.push(Err(broken(crate::record::too_many_games(line), line, good)));
            return games;
        }
        let mut tags = Vec::new();
        let mut first_line = line;
        while let Some((line, Ok(Token::Tag(name, value)))) =
            tokens.next_if(|(_, token)| matches!(token, Ok(Token::Tag(..))))
        {
            if tags.is_empty() {
                first_line = line;
            }
            tags.push((name, value));
            if tags.len() > MOST_TAGS {
                break;
            }
        }
        let taking = if tags.len() > MOST_TAGS {
            let good = Box::new(Record::new(Hive::new(&setup)));
            while tokens
                .next_if(|(_, token)| matches!(token, Ok(Token::Tag(..))))
                .is_some()
            {}
            Err((crate::record::too_many_tags(first_line), good))
        } else {
            Taking::begin(setup, tags)
        };
        let game = match taking {
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
        let error = ReadError::new("", "there is no game in this text").with(Fault::NoGame);
        games.push(Err(broken(
            error,
            0,
            Box::new(Record::new(Hive::new(&setup))),
        )));
    }
    games
}

fn broken(error: ReadError, line: usize, good: Box<Record<Hive>>) -> Broken<Record<Hive>> {
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
    // The lines of the text that the open variations begin on.
    let mut open = Vec::new();
    while let Some((line, token)) =
        tokens.next_if(|(_, token)| !matches!(token, Ok(Token::Tag(..))))
    {
        match token.map_err(|error| (error, line))? {
            Token::Tag(..) => {}
            Token::Comment(words) => taking.builder.add_comment(&words),
            Token::Open => {
                taking
                    .builder
                    .open_variation()
                    .map_err(|error| (error, line))?;
                open.push(line);
            }
            Token::Close => {
                taking
                    .builder
                    .close_variation()
                    .map_err(|error| (error, line))?;
                open.pop();
            }
            Token::Word(word) => {
                let word = without_number(&word);
                if word.is_empty() {
                    continue;
                }
                if let Some(claim) = read_claim(word) {
                    // A variation's result is the rules' to say.
                    if open.is_empty() {
                        taking.record.claim = Some(claim);
                    }
                    continue;
                }
                if word.starts_with('$') || word.chars().all(is_mark) {
                    add_marks(taking, word);
                    continue;
                }
                let (mut text, mut marks) = split_marks(word);
                if marks.is_empty() && Tile::read(&text).is_some() {
                    let empty_table = taking.builder.position().ply() == 0;
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
                add_marks(taking, &marks);
            }
        }
    }
    match open.pop() {
        Some(line) => {
            let error = ReadError::new("(", "this variation has no end");
            Err((error.with(Fault::NoEnd), line))
        }
        None => Ok(()),
    }
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

/// Marks that stand apart, such as `$1`, keep apart.
fn add_marks(taking: &mut Taking, marks: &str) {
    let builder = &mut taking.builder;
    let apart = !marks.is_empty() && !builder.tree.marks(builder.at()).is_empty();
    if apart {
        builder.mark(" ");
    }
    builder.mark(marks);
}

/// Cuts a text into tokens.
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
                None => {
                    let error = ReadError::new(&text, format!("this {what} has no end"));
                    return Err(error.with(Fault::NoEnd));
                }
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
                '(' => Ok(Token::Open),
                ')' => Ok(Token::Close),
                c => {
                    let mut word = String::from(c);
                    while let Some(&c) = self.rest.peek()
                        && !c.is_whitespace()
                        && !matches!(c, '{' | '(' | ')' | '[')
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
