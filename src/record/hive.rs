//! Games of Hive as texts: `GameStrings`, one a line, and the PGN that the game's sites and viewers exchange.
//!
//! ```text
//! [GameType "Base+ML"]
//! [White "Ada"]
//! [Result "InProgress"]
//!
//! 1. wS1
//! 2. bG1 -wS1 {close by}
//! ```
//!
//! Neither text tells the opening rule or whether repetition draws: the reader's set-up does, unless the moves show that
//! the game went by other rules (see [`game_string`]). A game that begins from a set position has it in the tag
//! `Position`, which is our own.

use super::{Broken, Claim, Ply, Record};
use crate::rules::hive::game_string::{self, State, Telling, Told};
use crate::rules::hive::{Hive, Setup};
use crate::rules::{Color, Notate, Outcome, Position, ReadError};
use std::fmt::Write;

/// Every game in the text. A game that goes wrong ends there; the games after it are read all the same.
pub fn read(setup: &Setup, text: &str) -> Vec<Result<Record<Hive>, Broken<Hive>>> {
    let text = text.trim_start_matches('\u{feff}');
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let looks_like_type = |line: &str| {
        line.get(..4)
            .is_some_and(|word| word.eq_ignore_ascii_case("base"))
    };
    if lines.next().is_some_and(looks_like_type) {
        let numbered = text
            .lines()
            .enumerate()
            .filter(|(_, line)| !line.trim().is_empty());
        return numbered
            .map(|(i, line)| read_game_string(*setup, line, i + 1))
            .collect();
    }
    super::hive_pgn::read(*setup, text)
}

fn read_game_string(setup: Setup, line: &str, number: usize) -> Result<Record<Hive>, Broken<Hive>> {
    game_string::read(&setup, line)
        .map(record_of)
        .map_err(|(error, told)| Broken {
            error: error.on_line(number),
            good: Box::new(record_of(told)),
        })
}

fn record_of(told: Told) -> Record<Hive> {
    Record {
        claim: Some(claim_of(told.state)),
        plies: told.moves.into_iter().map(Ply::bare).collect(),
        ..Record::new(Hive::new(&told.setup))
    }
}

const fn claim_of(state: State) -> Claim {
    match state {
        State::NotStarted | State::InProgress => Claim::Unfinished,
        State::Draw => Claim::Drawn,
        State::WhiteWins => Claim::Won {
            by: Color::White,
            how: None,
        },
        State::BlackWins => Claim::Won {
            by: Color::Black,
            how: None,
        },
    }
}

/// The claim that a result word makes, in the protocol's words or those of chess.
pub(super) fn read_claim(word: &str) -> Option<Claim> {
    let state = match word {
        "1-0" => State::WhiteWins,
        "0-1" => State::BlackWins,
        "1/2-1/2" | "½-½" => State::Draw,
        "*" => State::InProgress,
        word => State::read(word)?,
    };
    Some(claim_of(state))
}

/// The state that a record ends in: what it claims, else what the rules say.
pub(super) fn state_of(record: &Record<Hive>) -> State {
    match record.claim {
        Some(Claim::Won {
            by: Color::White, ..
        }) => State::WhiteWins,
        Some(Claim::Won {
            by: Color::Black, ..
        }) => State::BlackWins,
        Some(Claim::Drawn) => State::Draw,
        Some(Claim::Unfinished) | None => {
            let outcome: Option<Outcome> = record.played().ok().and_then(|played| played.outcome());
            State::of(record.plies.len(), outcome)
        }
    }
}

/// The record as a `GameString`, which has no place for tags and comments, nor for a set position.
pub fn write_game_string(record: &Record<Hive>) -> Result<String, ReadError> {
    let setup = record.start.setup();
    if record.start != Hive::new(&setup) {
        let reason =
            "a GameString begins with an empty table, and this game begins from a set position";
        return Err(ReadError::new("", reason));
    }
    let moves: Vec<_> = record.plies.iter().map(|ply| ply.mv).collect();
    Ok(game_string::write(&setup, &moves, state_of(record)))
}

/// The tags that every reader of this PGN expects, in its order.
const TAGS: [&str; 8] = [
    "GameType", "Date", "Event", "Site", "Round", "White", "Black", "Result",
];

/// The record as PGN.
pub fn write_pgn(record: &Record<Hive>) -> String {
    let setup = record.start.setup();
    let state = state_of(record);
    let mut text = String::new();
    let mut tag = |name: &str, value: &str| {
        let value: String = value
            .chars()
            .map(|c| if c.is_control() { ' ' } else { c })
            .flat_map(|c| {
                if matches!(c, '"' | '\\') {
                    vec!['\\', c]
                } else {
                    vec![c]
                }
            })
            .collect();
        // Writing to a string can't fail.
        let _ = writeln!(text, "[{name} \"{value}\"]");
    };
    for name in TAGS {
        match name {
            "GameType" => tag(name, &setup.game_type()),
            "Result" => tag(name, state.word()),
            _ => tag(name, record.tag(name).unwrap_or_default()),
        }
    }
    let is_ours = |name: &str| {
        TAGS.iter()
            .chain(&["Position"])
            .any(|ours| ours.eq_ignore_ascii_case(name))
    };
    for (name, value) in record.tags.iter().filter(|(name, _)| !is_ours(name)) {
        tag(name, value);
    }
    if record.start != Hive::new(&setup) {
        tag("Position", &record.start.write_position());
    }
    text.push('\n');
    if let Some(preface) = &record.preface {
        let _ = writeln!(text, "{{{}}}", comment(preface));
    }
    let moves = game_string::write_moves(&record.start, record.plies.iter().map(|ply| ply.mv));
    for (i, (ply, mv)) in record.plies.iter().zip(moves).enumerate() {
        let _ = write!(text, "{}. {mv}", i + 1);
        if !ply.marks.is_empty() {
            let _ = write!(text, " {}", ply.marks);
        }
        if let Some(words) = &ply.comment {
            let _ = write!(text, " {{{}}}", comment(words));
        }
        text.push('\n');
    }
    let _ = writeln!(text, "\n{}", state.word());
    text
}

/// A comment ends with its brace, so there can't be one in it.
fn comment(words: &str) -> String {
    words.replace('}', ")")
}

/// Moves read one after another into a record.
#[derive(Debug)]
pub(super) struct Taking {
    pub(super) record: Record<Hive>,
    telling: Telling,
}

impl Taking {
    /// Begins where the tags say, else with an empty table.
    pub(super) fn begin(
        setup: Setup,
        tags: Vec<(String, String)>,
    ) -> Result<Self, (ReadError, Box<Record<Hive>>)> {
        let mut record = Record {
            tags,
            ..Record::new(Hive::new(&setup))
        };
        record.claim = record.tag("Result").and_then(read_claim);
        let game_type = record
            .tag("GameType")
            .map(|text| setup.with_game_type(text.trim()));
        let setup = match game_type.unwrap_or(Ok(setup)) {
            Ok(setup) => setup,
            Err(error) => return Err((error, Box::new(record))),
        };
        record.start = Hive::new(&setup);
        let telling = match record
            .tag("Position")
            .map(|text| Hive::read_position(&setup, text))
        {
            None => Telling::new(setup),
            Some(Ok(start)) => {
                record.start = start.clone();
                Telling::from_position(start)
            }
            Some(Err(error)) => return Err((error, Box::new(record))),
        };
        Ok(Self { record, telling })
    }

    pub(super) const fn at_an_empty_table(&self) -> bool {
        self.telling.at_an_empty_table()
    }

    pub(super) fn take(&mut self, text: &str) -> Result<(), ReadError> {
        let mv = self.telling.tell(text)?;
        self.record.plies.push(Ply::bare(mv));
        Ok(())
    }

    /// The record, by the rules that its moves turned out to follow.
    pub(super) fn end(mut self) -> Record<Hive> {
        self.record.start = self.telling.start();
        self.record
    }
}
