//! Writes games in the SGF of boardspace.net.

use super::commands::Numbers;
use super::scan::escaped;
use super::{GAME, MARKS, PLAYERS};
use crate::record::cursor::Cursor;
use crate::record::order::{self, Event};
use crate::record::tree::NodeId;
use crate::record::{Claim, Record};
use crate::rules::punct::{Punct, Setup};
use crate::rules::{Color, Notate, Position, Win};
use std::fmt::Write;

/// The game in the site's form, every turn sealed.
pub fn write(record: &Record<Punct>) -> String {
    let mut text = format!("(;\nGM[{GAME}]VV[1]\n");
    let mut put = |name: &str, value: &str| {
        text.push_str(name);
        text.push('[');
        text.push_str(&escaped(value));
        text.push_str("]\n");
    };
    put("SU", record.tag("SU").unwrap_or("punct 2 0 101"));
    let setup = record.start.setup();
    if setup != Setup::default() {
        put("RU", &setup.to_string());
    }
    if record.start != Punct::new(&setup) {
        put("SP", &record.start.write_position());
    }
    for (name, value) in &record.tags {
        let player = PLAYERS.iter().find(|(_, tag)| name == tag);
        let name: String = name.chars().filter(|c| c.is_alphanumeric()).collect();
        match player {
            Some((property, _)) => put(property, &format!("id \"{value}\"")),
            None if OURS.contains(&name.as_str()) || name.is_empty() => {}
            None => put(&name, value),
        }
    }
    if let Some(claim) = record.claim {
        put("RE", write_claim(claim));
    }
    let preface = record.tree.comment(NodeId::ROOT);
    if !preface.is_empty() {
        put("C", preface);
    }
    text.push_str("; P0[0 Start P0]\n");
    write_moves(record, &mut text);
    text.push_str(")\n");
    text
}

/// What the format says itself, so that no tag of that name is written.
const OURS: [&str; 7] = ["GM", "VV", "SU", "RU", "SP", "RE", "C"];

fn write_moves(record: &Record<Punct>, text: &mut String) {
    let tree = &record.tree;
    let mut cursor = Cursor::from_position(record.start.clone());
    let mut numbers = Numbers::of(&record.start);
    let mut open = Vec::new();
    for event in order::as_subtrees(tree) {
        let id = match event {
            Event::Open => {
                open.push(numbers.clone());
                text.push_str("(\n");
                continue;
            }
            Event::Close => {
                if let Some(before) = open.pop() {
                    numbers = before;
                }
                text.push_str(")\n");
                continue;
            }
            Event::Move(id) => id,
        };
        let before = tree.parent(id).unwrap_or(NodeId::ROOT);
        // A record put together by hand may hold a move that is none: what follows it isn't written.
        let (Ok(_), Some(mv)) = (cursor.go(tree, before), tree.mv(id)) else {
            continue;
        };
        let position = cursor.position();
        let player = PLAYERS[position.side_to_move().index()].0;
        let command = numbers.write(position, mv);
        let number = 2 * tree.depth(id);
        // Writing to a string can't fail.
        let _ = write!(
            text,
            "; {player}[{} {command}]\n; {player}[{number} Done]",
            number - 1
        );
        let mark = MARKS.iter().find(|(mark, ..)| *mark == tree.marks(id));
        if let Some((_, name, value)) = mark {
            let _ = write!(text, "{name}[{value}]");
        }
        if !tree.comment(id).is_empty() {
            let _ = write!(text, "C[{}]", escaped(tree.comment(id)));
        }
        text.push('\n');
    }
}

fn write_claim(claim: Claim) -> &'static str {
    match claim {
        Claim::Won { by, how } => match (by, how) {
            (Color::White, Some(Win::Connection)) => "W+Connection",
            (Color::White, Some(Win::Centre)) => "W+Centre",
            (Color::White, _) => "W+",
            (Color::Black, Some(Win::Connection)) => "B+Connection",
            (Color::Black, Some(Win::Centre)) => "B+Centre",
            (Color::Black, _) => "B+",
        },
        Claim::Resigned(Color::Black) => "W+R",
        Claim::Resigned(Color::White) => "B+R",
        Claim::OutOfTime(Color::Black) => "W+T",
        Claim::OutOfTime(Color::White) => "B+T",
        Claim::Drawn | Claim::AgreedDraw => "Draw",
        Claim::Unfinished => "Void",
    }
}
