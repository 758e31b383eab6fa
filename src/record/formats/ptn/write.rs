//! A game as PTN, one turn a line, with its variations as branches after it.

use super::{MARKS, MOST_NESTED, Record, result, tags, tokens};
use crate::record::cursor::Cursor;
use crate::record::tree::NodeId;
use crate::rules::tak::Tak;
use crate::rules::{Color, Notate, Played, Position};
use std::fmt::{self, Write};

/// The game as PTN, moves in their short form and the result after the main line. [`super::read`] gives the same record
/// back if its tags say where it starts, as [`super::tags_of`] does; where they don't, they are put right.
pub fn write(record: &Record<Tak>) -> String {
    let mut text = String::new();
    write_to(record, &mut text).expect("writing to a String can't fail");
    text
}

/// A line of play that is still to be written.
struct Branch {
    first: NodeId,
    /// Empty for the main line.
    name: String,
    depth: usize,
}

fn write_to(record: &Record<Tak>, text: &mut String) -> fmt::Result {
    for (name, value) in tags::honest(&record.tags, &record.start) {
        // A reader holds the tag against the end of the moves; as long as they agree it stays as it was written.
        let stale = name.eq_ignore_ascii_case("Result")
            && result::agreed(Some(&value), record.claim) != Ok(record.claim);
        match record.claim {
            _ if !stale => write_tag(&name, &value, text)?,
            Some(claim) => write_tag(&name, result::write(claim), text)?,
            None => {}
        }
    }
    text.push('\n');
    let preface = record.tree.comment(NodeId::ROOT);
    if !preface.is_empty() {
        write_comment(preface, text);
        text.push('\n');
    }
    let mut cursor = Cursor::from_position(record.start.clone());
    let mut open = Vec::new();
    if let Some(first) = record.tree.next(NodeId::ROOT) {
        let main = Branch {
            first,
            name: String::new(),
            depth: 0,
        };
        write_line(record, &main, &mut cursor, &mut open, text)?;
    }
    if let Some(claim) = record.claim {
        writeln!(text, "{}", result::write(claim))?;
    }
    while let Some(branch) = open.pop() {
        writeln!(text, "\n{{{}}}", branch.name)?;
        write_line(record, &branch, &mut cursor, &mut open, text)?;
    }
    Ok(())
}

/// Writes a line to its end; what branches off it is put on `open`, the next one last.
fn write_line(
    record: &Record<Tak>,
    branch: &Branch,
    cursor: &mut Cursor<Played<Tak>>,
    open: &mut Vec<Branch>,
    text: &mut String,
) -> fmt::Result {
    let tree = &record.tree;
    let mut branches = Vec::new();
    let mut counted = (0, 0);
    let mut next = Some(branch.first);
    while let Some(id) = next {
        let before = tree.parent(id).unwrap_or(NodeId::ROOT);
        // A record put together by hand may hold a move that is none: it is written up to there.
        if cursor.go(tree, before).is_err() {
            break;
        }
        let position = cursor.position();
        let number = position.move_number();
        let Some(mv) = tree.mv(id).filter(|&mv| position.check(mv).is_ok()) else {
            break;
        };
        match (position.side_to_move(), id == branch.first) {
            (Color::White, true) => write!(text, "{number}. ")?,
            (Color::White, false) => write!(text, "\n{number}. ")?,
            (Color::Black, true) => write!(text, "{number}. -- ")?,
            (Color::Black, false) => text.push(' '),
        }
        text.push_str(&position.write_move(mv));
        text.extend(tree.marks(id).chars().filter(|mark| MARKS.contains(mark)));
        if !tree.comment(id).is_empty() {
            text.push(' ');
            write_comment(tree.comment(id), text);
        }
        let is_first_of_variation = id == branch.first && branch.depth > 0;
        if !is_first_of_variation && branch.depth < MOST_NESTED {
            for &first in &tree.children(before)[1..] {
                counted = match counted {
                    (last, count) if last == number => (number, count + 1),
                    _ => (number, 1),
                };
                let slash = if branch.name.is_empty() { "" } else { "/" };
                branches.push(Branch {
                    first,
                    name: format!("{}{slash}{number}-{}", branch.name, counted.1),
                    depth: branch.depth + 1,
                });
            }
        }
        next = tree.next(id);
    }
    text.push('\n');
    open.extend(branches.into_iter().rev());
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
