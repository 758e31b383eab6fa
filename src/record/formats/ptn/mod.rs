//! Tak games in PTN: several to a text, with tags, comments, marks and variations, read move by move against the rules.
//!
//! ```
//! use strata::record::formats::ptn;
//!
//! let text = "[Size \"3\"]\n\n1. a3 a1\n2. b1! b3 {too late}\n3. c1\nR-0\n\n{2-1}\n2. -- b2 {better}\n";
//! let games = ptn::read(text);
//! let game = games[0].as_ref().expect("the text is sound");
//! assert!(game.claim.unwrap().agrees_with(game.played()?.outcome()));
//! let third = game.tree.main_line().nth(2).unwrap();
//! assert_eq!(game.tree.marks(third), "!");
//! assert_eq!(game.tree.children(third).len(), 2);
//! assert_eq!(ptn::write(game), text);
//! # Ok::<(), strata::rules::Illegal>(())
//! ```
//!
//! Variations are read in both forms that are about: as branches after the game, in the way of PTN Ninja, and in
//! parentheses after the move that they replace, in the way of chess. They are written as branches. A branch has a heading,
//! a comment of its own after an empty line: its name, after the names of the branches that it grows from (`{2-1/4-1}`),
//! and its first move replaces the one of the same number in the branch before.

mod branches;
mod reader;
mod result;
mod tags;
mod tokens;
mod write;

pub use tags::tags_of;
pub use write::write;

use super::format::{Format, RecordedGame};
use crate::record::tree::NodeId;
use crate::record::{Broken, Claim, MOST_GAMES, MOST_TAGS, Read, Record};
use crate::rules::tak::{MARKS, Setup, Tak};
use crate::rules::{Fault, Position, ReadError};
use reader::Reader;
use std::iter::Peekable;
use tokens::{Token, Tokens, What};

impl RecordedGame for Tak {
    const FORMATS: &'static [Format] = &[Format::Save, Format::Ptn, Format::Position];

    /// A TPS has the ranks with slashes between them, then who is to move as 1 or 2.
    fn recognise_position(first: &str, second: &str) -> Option<Setup> {
        let tps = first.contains('/') && matches!(second, "1" | "2");
        let size = || u8::try_from(first.split('/').count()).ok();
        tps.then(size)?.and_then(|size| Setup::new(size).ok())
    }
}

/// How deep variations go in PTN: a branch carries the names of all that it grows from, so that depth has its price.
pub(super) const MOST_NESTED: usize = 200;

/// Whether PTN can hold these marks.
pub(super) fn has_marks(marks: &str) -> bool {
    marks.chars().all(|c| MARKS.contains(&c))
}

/// Every game of a text in its order. A game that goes wrong doesn't cost those after it.
pub fn read(text: &str) -> Vec<Read<Record<Tak>>> {
    let mut tokens = Tokens::new(text).peekable();
    let mut games = Vec::new();
    let broken = |error| {
        Err(Broken {
            error,
            good: Box::new(Record::new(Tak::new(&Setup::default()))),
        })
    };
    while let Some(token) = tokens.peek() {
        if games.len() == MOST_GAMES {
            games.push(broken(crate::record::too_many_games(token.line)));
            return games;
        }
        games.push(read_game(&mut tokens));
    }
    if games.is_empty() {
        let error = ReadError::new("", "there is no game in this text").with(Fault::NoGame);
        let error = error.on_line(1);
        games.push(broken(error));
    }
    games
}

type Rest<'a> = Peekable<Tokens<'a>>;

/// Reads up to the first tag after moves, which begins the next game.
fn read_game(tokens: &mut Rest<'_>) -> Read<Record<Tak>> {
    let mut record = Record::new(Tak::new(&Setup::default()));
    let mut done = read_head(&mut record, tokens);
    if done.is_ok() {
        let mut reader = Reader::new(&mut record);
        done = reader.read(tokens);
        let tree = reader.builder.tree;
        record.tree = tree;
    } else {
        while tokens.next_if(is_head).is_some() {}
    }
    while tokens.next_if(|token| !token.is_tag()).is_some() {}
    match done {
        Ok(()) => Ok(record),
        Err(error) => Err(Broken {
            error,
            good: Box::new(record),
        }),
    }
}

/// What may stand before the first move.
const fn is_head(token: &Token<'_>) -> bool {
    token.is_tag() || matches!(token.what, What::Comment)
}

fn read_head(record: &mut Record<Tak>, tokens: &mut Rest<'_>) -> Result<(), ReadError> {
    let mut lines = Vec::new();
    let first_line = tokens.peek().map_or(1, |token| token.line);
    while let Some(token) = tokens.next_if(is_head) {
        match token.what {
            What::Tag { .. } if record.tags.len() == MOST_TAGS => {
                return Err(crate::record::too_many_tags(token.line));
            }
            What::Tag { value } => {
                record.tags.push((token.text.to_owned(), value.to_owned()));
                lines.push(token.line);
            }
            What::BadTag => {
                let reason = "a tag is written [Name \"value\"] on one line";
                return Err(ReadError::new(token.text, reason).on_line(token.line));
            }
            _ => record.tree.add_comment(NodeId::ROOT, token.text),
        }
    }
    record.start = tags::start(&record.tags).map_err(|wrong| {
        let mut named = record.tags.iter().zip(lines);
        let line = named
            .rfind(|((name, _), _)| name.eq_ignore_ascii_case(wrong.tag))
            .map_or(first_line, |(_, line)| line);
        wrong.error.on_line(line)
    })?;
    Ok(())
}
