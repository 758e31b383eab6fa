//! PÜNCT games in the SGF of boardspace.net.
//!
//! There each piece has a number (White's from 1, Black's from 19) and a turn is a few commands that `Done` seals:
//! `Dropb 9 G 4 3` puts piece 9, `Move G 12 G 5 1` moves what is on G12; a person's `Pick` and `Pickb` come before a `Dropb`.
//! Two properties are our own, since that site plays nothing but the standard rules from an empty board: `RU` holds another set-up
//! word, `SP` another start.

mod commands;
mod tree;

use super::{Broken, Claim, Ply, Record};
use crate::rules::punct::{Punct, Setup};
use crate::rules::{Color, Notate, Played, Position, ReadError, Win};
use commands::{Command, Numbers};
use std::fmt::Write;
use tree::{MainLine, Property, escaped};

/// The site's number for the game.
const GAME: &str = "25";
const PLAYERS: [(&str, &str); 2] = [("P0", "White"), ("P1", "Black")];

/// Reads every game of a text; variations are passed over.
pub fn read(text: &str) -> Vec<Result<Record<Punct>, Broken<Punct>>> {
    tree::read(text).into_iter().map(read_game).collect()
}

fn read_game(line: MainLine) -> Result<Record<Punct>, Broken<Punct>> {
    let mut reader = Reader::new();
    let read = reader.nodes(&line.nodes);
    let error = read.err().or(line.error);
    match error {
        None => Ok(reader.record),
        Some(error) => Err(Broken {
            error,
            good: Box::new(reader.record),
        }),
    }
}

struct Reader {
    record: Record<Punct>,
    played: Played<Punct>,
    numbers: Numbers,
    /// What the player on turn has done but not sealed, and who that is.
    pending: Option<(usize, Command, Property)>,
    /// A comment on the pending command.
    remark: String,
    resigned: Option<usize>,
    /// Whether the text seals its turns with `Done`; some writers don't.
    seals: bool,
}

impl Reader {
    fn new() -> Self {
        let start = Punct::new(&Setup::default());
        Self {
            record: Record::new(start.clone()),
            played: Played::from_position(start),
            numbers: Numbers::default(),
            pending: None,
            remark: String::new(),
            resigned: None,
            seals: false,
        }
    }

    fn nodes(&mut self, nodes: &[Vec<Property>]) -> Result<(), ReadError> {
        for property in nodes.iter().flatten() {
            self.property(property).map_err(|error| match error.line {
                0 => error.on_line(property.line),
                // A pending command, sealed only now, knows its own line.
                _ => error,
            })?;
        }
        if !self.seals {
            self.seal()?;
        }
        if self.record.claim.is_none() {
            self.record.claim = self.resigned.map(|player| Claim::Won {
                by: !Color::BOTH[player],
                how: None,
            });
        }
        Ok(())
    }

    fn property(&mut self, property: &Property) -> Result<(), ReadError> {
        let Property { name, value, .. } = property;
        let value = value.trim();
        let player = PLAYERS
            .iter()
            .position(|(player, _)| name.eq_ignore_ascii_case(player));
        if let Some(player) = player {
            return match value.strip_prefix("id ") {
                Some(id) => {
                    let id = id.trim().trim_matches('"');
                    let tag = PLAYERS[player].1;
                    self.record.tags.push((tag.into(), id.into()));
                    Ok(())
                }
                // Before the game the same property also tells a player's time, rank and the like, without a running number.
                None if self.is_before_play()
                    && !value.starts_with(|c: char| c.is_ascii_digit())
                    && Command::read(value).is_err() =>
                {
                    self.tag(name, value);
                    Ok(())
                }
                None => self.command(player, property),
            };
        }
        match name.as_str() {
            "GM" if value != GAME && !value.to_lowercase().contains("punct") => {
                return Err(ReadError::new(
                    value,
                    "this is another game; PÜNCT has the number 25",
                ));
            }
            "GM" | "VV" => {}
            "RU" if value.to_lowercase().starts_with("punct") => {
                self.begin(Punct::new(&value.parse()?))?;
            }
            "SP" => {
                let start = Punct::read_position(&self.record.start.setup(), value)?;
                self.begin(start)?;
            }
            "RE" => {
                self.record.claim = read_claim(&self.record, value);
                if self.record.claim.is_none() {
                    self.tag(name, value);
                }
            }
            "C" => self.comment(value),
            // The time that a turn took, on its nodes.
            "TM" if !self.is_before_play() => {}
            _ => self.tag(name, value),
        }
        Ok(())
    }

    fn is_before_play(&self) -> bool {
        self.record.plies.is_empty() && self.pending.is_none()
    }

    fn tag(&mut self, name: &str, value: &str) {
        self.record.tags.push((name.into(), value.into()));
    }

    fn comment(&mut self, text: &str) {
        let place = if self.pending.is_some() {
            &mut self.remark
        } else {
            match self.record.plies.last_mut() {
                Some(ply) => ply.comment.get_or_insert_default(),
                None => self.record.preface.get_or_insert_default(),
            }
        };
        if !place.is_empty() {
            place.push('\n');
        }
        place.push_str(text);
    }

    fn begin(&mut self, start: Punct) -> Result<(), ReadError> {
        if !self.is_before_play() {
            return Err(ReadError::new("", "the set-up comes after the first move"));
        }
        self.numbers = Numbers::of(&start);
        self.played = Played::from_position(start.clone());
        self.record.start = start;
        Ok(())
    }

    fn command(&mut self, player: usize, property: &Property) -> Result<(), ReadError> {
        // Where turns aren't sealed, the other player's command seals them.
        if self
            .pending
            .as_ref()
            .is_some_and(|(who, ..)| *who != player)
        {
            self.seal()?;
        }
        match Command::read(&property.value)? {
            Command::Nothing => {}
            Command::Unmake => {
                self.pending = None;
                self.remark.clear();
            }
            Command::Resign => self.resigned = Some(player),
            Command::Done => {
                self.seals = true;
                self.seal()?;
            }
            command => self.pending = Some((player, command, property.clone())),
        }
        Ok(())
    }

    /// Plays what is pending.
    fn seal(&mut self) -> Result<(), ReadError> {
        let Some((player, command, property)) = self.pending.take() else {
            return Ok(());
        };
        let here = |error: ReadError| error.on_line(property.line);
        let text = property.value.trim();
        let position = self.played.position();
        let side = position.side_to_move();
        if side != Color::BOTH[player] && self.played.outcome().is_none() {
            return Err(here(ReadError::new(text, format!("it is {side}'s turn"))));
        }
        let (mv, number) = self
            .numbers
            .spell(position, command)
            .map_err(|reason| here(ReadError::new(text, reason)))?;
        self.played
            .play(mv)
            .map_err(|reason| here(ReadError::new(text, reason.to_string())))?;
        self.numbers.follow(mv, number);
        let remark = std::mem::take(&mut self.remark);
        self.record.plies.push(Ply {
            comment: (!remark.is_empty()).then_some(remark),
            ..Ply::bare(mv)
        });
        Ok(())
    }
}

/// The result as SGF writes it (`W+Connection`) or as the site does (`Game won by <name>`).
fn read_claim(record: &Record<Punct>, value: &str) -> Option<Claim> {
    let lower = value.to_lowercase();
    for (by, letter) in [(Color::White, "w+"), (Color::Black, "b+")] {
        if let Some(how) = lower.strip_prefix(letter) {
            let how = match how {
                "connection" => Some(Win::Connection),
                "centre" => Some(Win::Centre),
                _ => None,
            };
            return Some(Claim::Won { by, how });
        }
    }
    if lower.contains("draw") {
        return Some(Claim::Drawn);
    }
    if matches!(lower.as_str(), "void" | "?") {
        return Some(Claim::Unfinished);
    }
    let winner = lower.split_once("won by ")?.1.trim();
    Color::BOTH.into_iter().find_map(|by| {
        let colour = PLAYERS[by.index()].1;
        let named = record
            .tag(colour)
            .is_some_and(|name| name.to_lowercase() == winner);
        (named || colour.to_lowercase() == winner).then_some(Claim::Won { by, how: None })
    })
}

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
            None if name == "SU" || name.is_empty() => {}
            None => put(&name, value),
        }
    }
    if let Some(claim) = record.claim {
        put("RE", write_claim(claim));
    }
    if let Some(preface) = &record.preface {
        put("C", preface);
    }
    let mut position = record.start.clone();
    let mut numbers = Numbers::of(&position);
    let mut index = 0;
    text.push_str("; P0[0 Start P0]\n");
    for ply in &record.plies {
        let player = PLAYERS[position.side_to_move().index()].0;
        let command = numbers.write(&position, ply.mv);
        // Writing to a string can't fail.
        let _ = write!(
            text,
            "; {player}[{} {command}]\n; {player}[{} Done]",
            index + 1,
            index + 2
        );
        if let Some(comment) = &ply.comment {
            let _ = write!(text, "C[{}]", escaped(comment));
        }
        text.push('\n');
        index += 2;
        position.play_unchecked(ply.mv);
    }
    text.push_str(")\n");
    text
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
        Claim::Drawn => "Draw",
        Claim::Unfinished => "Void",
    }
}
