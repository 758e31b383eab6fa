//! A game as PTN, one turn a line.

use super::{MARKS, Record, result, tags, tokens};
use crate::rules::tak::Tak;
use crate::rules::{Color, Notate, Position};
use std::fmt::{self, Write};

/// The game as PTN, moves in their short form and the result at the end. [`super::read`] gives the same record back
/// if its tags say where it starts, as [`super::tags_of`] does; where they don't, they are put right.
pub fn write(record: &Record<Tak>) -> String {
    let mut text = String::new();
    write_to(record, &mut text).expect("writing to a String can't fail");
    text
}

fn write_to(record: &Record<Tak>, text: &mut String) -> fmt::Result {
    for (name, value) in tags::honest(&record.tags, &record.start) {
        write_tag(&name, &value, text)?;
    }
    text.push('\n');
    if let Some(preface) = &record.preface {
        write_comment(preface, text);
        text.push('\n');
    }
    let mut position = record.start.clone();
    for (i, ply) in record.plies.iter().enumerate() {
        let number = position.move_number();
        match (position.side_to_move(), i) {
            (Color::White, 0) => write!(text, "{number}. ")?,
            (Color::White, _) => write!(text, "\n{number}. ")?,
            (Color::Black, 0) => write!(text, "{number}. -- ")?,
            (Color::Black, _) => text.push(' '),
        }
        text.push_str(&position.write_move(ply.mv));
        text.extend(ply.marks.chars().filter(|mark| MARKS.contains(mark)));
        if let Some(comment) = &ply.comment {
            text.push(' ');
            write_comment(comment, text);
        }
        // A record put together by hand may go wrong: it is written as far as anything can be read back.
        if position.play(ply.mv).is_err() {
            break;
        }
    }
    if !record.plies.is_empty() {
        text.push('\n');
    }
    if let Some(claim) = record.claim {
        writeln!(text, "{}", result::write(claim))?;
    }
    Ok(())
}

/// A tag on one line. What its syntax can't hold is changed as little as possible.
fn write_tag(name: &str, value: &str, text: &mut String) -> fmt::Result {
    let name: String = name.chars().filter(|&c| tokens::is_name(c)).collect();
    if name.is_empty() {
        return Ok(());
    }
    let mut value = value.replace('\n', " ");
    if tokens::value_end(&value).is_some() {
        value = value.replace('"', "'");
    }
    writeln!(text, "[{name} \"{value}\"]")
}

/// A comment can't hold the brace that closes it.
fn write_comment(comment: &str, text: &mut String) {
    text.push('{');
    text.push_str(&comment.replace('}', ")"));
    text.push('}');
}
