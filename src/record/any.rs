//! Records of any game, told apart by what is in them and never by a file's name.

use super::scene::Scene;
use super::story::Story;
use super::{Read, hive, ptn, punct_list, sgf, told_as};
use crate::rules::hive::{self as hive_rules, Tile};
use crate::rules::punct::Punct;
use crate::rules::{Notate, Position, ReadError, punct as punct_rules};
use std::fs::File;
use std::io::{self, Read as _};
use std::path::Path;

/// The texts that [`read`] understands.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Format {
    /// Tak games in Portable Tak Notation.
    Ptn,
    /// Hive games: UHP `GameStrings`, one a line.
    GameString,
    /// Hive games as hivegame.com and `MzingaViewer` write them.
    HivePgn,
    /// PÜNCT games: a move a line.
    PunctList,
    /// PÜNCT games from boardspace.net.
    Sgf,
    /// A set position of any game, in RON.
    Scene,
}

/// A larger file than any honest record; reading stops before it costs memory.
pub const LARGEST_TEXT: usize = 64 << 20;

impl Format {
    /// The format that a text is written in, by its first telling line.
    pub fn recognise(text: &str) -> Option<Self> {
        let text = text.trim_start_matches('\u{FEFF}').trim_start();
        if Scene::recognise(text) {
            return Some(Self::Scene);
        }
        if text.starts_with('(') {
            return Some(Self::Sgf);
        }
        if text.starts_with("Base") && text.lines().next().is_some_and(|line| line.contains(';')) {
            return Some(Self::GameString);
        }
        let mut tags = text
            .lines()
            .map(str::trim)
            .take_while(|line| line.is_empty() || line.starts_with('['))
            .peekable();
        if tags.peek().is_some() {
            let hive = tags.any(|tag| tag.starts_with("[GameType ") || tag.contains("\"Hive"));
            return Some(if hive { Self::HivePgn } else { Self::Ptn });
        }
        let first = text
            .lines()
            .map(str::trim)
            .find(|line| !line.is_empty() && !line.starts_with('#'));
        let Some(first) = first else {
            // A PÜNCT list may consist of its comments alone: a game before its first move.
            return text.starts_with('#').then_some(Self::PunctList);
        };
        if first.starts_with("1.") || first.starts_with('{') {
            let hive = first
                .split_whitespace()
                .nth(1)
                .is_some_and(|word| Tile::read(word).is_some());
            return Some(if hive { Self::HivePgn } else { Self::Ptn });
        }
        let word = first.split('\t').next().unwrap_or_default();
        let punct = Punct::new(&punct_rules::Setup::default());
        punct.read_move(word).is_ok().then_some(Self::PunctList)
    }
}

/// A file as text. Bytes that are no UTF-8 become replacement characters: the reader then says where they stand.
pub fn read_text(file: &Path) -> io::Result<String> {
    let mut bytes = Vec::new();
    File::open(file)?
        .take(LARGEST_TEXT as u64 + 1)
        .read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Reads every game of a text in whichever format it is, each whole or broken somewhere.
pub fn read(text: &str) -> Result<Vec<Read<Story>>, ReadError> {
    if text.len() > LARGEST_TEXT {
        return Err(ReadError::new(
            "",
            format!(
                "{} MiB are too much for a record of games",
                text.len() >> 20
            ),
        ));
    }
    let text = text.trim_start_matches('\u{FEFF}');
    Ok(match Format::recognise(text) {
        Some(Format::Ptn) => stories(ptn::read(text)),
        Some(Format::GameString | Format::HivePgn) => {
            stories(hive::read(&hive_rules::Setup::default(), text))
        }
        Some(Format::PunctList) => stories(punct_list::read(text)),
        Some(Format::Sgf) => stories(sgf::read(text)),
        Some(Format::Scene) => vec![Ok(Story::from_game(Scene::read(text)?.game()?))],
        None => {
            return Err(ReadError::new(
                text.lines().next().unwrap_or_default(),
                "no record that Strata knows: it reads PTN (Tak), UHP GameStrings and PGN (Hive), move lists and boardspace SGF (PÜNCT)",
            ));
        }
    })
}

fn stories<R: Into<Story>>(games: Vec<Read<R>>) -> Vec<Read<Story>> {
    games.into_iter().map(told_as).collect()
}
