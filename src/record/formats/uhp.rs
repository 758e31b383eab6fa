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
//! the game went by other rules (see [`game_string`]). Two tags of the PGN are our own: `Rules`, the set-up's word where it
//! isn't the usual one for its bugs, and `Position` where a game begins from a set position.

use super::format::{Format, RecordedGame};
use crate::record::cursor::Cursor;
use crate::record::order::{self, Event};
use crate::record::tree::{NodeId, Tree};
use crate::record::tree_builder::TreeBuilder;
use crate::record::{Broken, Claim, MOST_GAMES, MOST_MOVES, Read, Record};
use crate::rules::hive::game_string::{self, GameString, Leeway, State};
use crate::rules::hive::{Hive, Setup};
use crate::rules::{Color, Notate, Outcome, Position, ReadError};
use std::fmt::Write;

impl RecordedGame for Hive {
    const FORMATS: &'static [Format] = &[
        Format::Save,
        Format::HivePgn,
        Format::HivePgnTree,
        Format::GameString,
        Format::Position,
    ];

    fn recognise_position(first: &str, second: &str) -> Option<Setup> {
        let hive = first.starts_with("Base") && matches!(second, "w" | "b");
        hive.then(Setup::default)
    }
}

/// Every game in the text. A game that goes wrong ends there; the games after it are read all the same.
pub fn read(setup: &Setup, text: &str) -> Vec<Read<Record<Hive>>> {
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
        let mut games = Vec::new();
        for (i, line) in numbered {
            if games.len() == MOST_GAMES {
                games.push(Err(Broken {
                    error: crate::record::too_many_games(i + 1),
                    good: Box::new(Record::new(Hive::new(setup))),
                }));
                break;
            }
            games.push(read_game_string(*setup, line, i + 1));
        }
        return games;
    }
    super::hive_pgn::read(*setup, text)
}

fn read_game_string(setup: Setup, line: &str, number: usize) -> Read<Record<Hive>> {
    // The game type, the state and the turn come before the moves.
    if line.matches(';').count() > MOST_MOVES + 2 {
        let reason = format!("no game has more than {MOST_MOVES} moves");
        return Err(Broken {
            error: ReadError::new(line, reason).on_line(number),
            good: Box::new(Record::new(Hive::new(&setup))),
        });
    }
    game_string::read(&setup, line)
        .map(record_of)
        .map_err(|(error, game)| Broken {
            error: error.on_line(number),
            good: Box::new(record_of(game)),
        })
}

fn record_of(game: GameString) -> Record<Hive> {
    Record {
        claim: Some(claim_of(game.state)),
        tree: Tree::from_line(game.moves),
        ..Record::new(Hive::new(&game.setup))
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
    match record.claim.map(Claim::plain) {
        Some(Claim::Won {
            by: Color::White, ..
        }) => State::WhiteWins,
        Some(Claim::Won {
            by: Color::Black, ..
        }) => State::BlackWins,
        Some(Claim::Drawn) => State::Draw,
        _ => {
            let outcome: Option<Outcome> = record.played().ok().and_then(|played| played.outcome());
            State::of(usize::from(!record.tree.is_empty()), outcome)
        }
    }
}

/// The main line as a `GameString`, which has no place for tags and comments, nor for a set position.
pub fn write_game_string(record: &Record<Hive>) -> Result<String, ReadError> {
    let setup = record.start.setup();
    if record.start != Hive::new(&setup) {
        let reason =
            "a GameString begins with an empty table, and this game begins from a set position";
        return Err(ReadError::new("", reason));
    }
    Ok(game_string::write(
        &setup,
        &record.moves(),
        state_of(record),
    ))
}

/// The tags that every reader of this PGN expects, in its order.
const TAGS: [&str; 8] = [
    "GameType", "Date", "Event", "Site", "Round", "White", "Black", "Result",
];

/// The record as PGN. Programs that exchange this PGN know no variations, so that they are left out unless asked for; then
/// they stand in parentheses after the move that they replace.
pub fn write_pgn(record: &Record<Hive>, variations: bool) -> String {
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
            .chain(&["Rules", "Position"])
            .any(|ours| ours.eq_ignore_ascii_case(name))
    };
    for (name, value) in &record.tags {
        // A name can't hold what ends it, nor begin or end with blanks.
        let ends = |c: char| matches!(c, '"' | ']') || c.is_control();
        let name = name.replace(ends, "");
        let name = name.trim();
        if !name.is_empty() && !is_ours(name) {
            tag(name, value);
        }
    }
    if Setup::default().with_game_type(&setup.game_type()) != Ok(setup) {
        tag("Rules", &setup.to_string());
    }
    if record.start != Hive::new(&setup) {
        tag("Position", &record.start.write_position());
    }
    text.push('\n');
    let preface = record.tree.comment(NodeId::ROOT);
    if !preface.is_empty() {
        let _ = writeln!(text, "{{{}}}", comment(preface));
    }
    if variations {
        write_moves(record, order::after_their_move(&record.tree), &mut text);
    } else {
        write_moves(record, order::main_line(&record.tree), &mut text);
    }
    let _ = writeln!(text, "\n{}", state.word());
    text
}

/// Whether this PGN can hold these marks: `!?` and the like, and the numbered ones of chess.
pub(super) fn has_marks(marks: &str) -> bool {
    let is_mark = |mark: &str| match mark.strip_prefix('$') {
        Some(number) => !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit()),
        None => !mark.is_empty() && mark.bytes().all(|b| matches!(b, b'!' | b'?')),
    };
    marks.split(' ').all(is_mark)
}

fn write_moves(record: &Record<Hive>, events: impl Iterator<Item = Event>, text: &mut String) {
    let tree = &record.tree;
    let mut cursor = Cursor::from_position(record.start.clone());
    for event in events {
        let id = match event {
            Event::Open => {
                text.push('(');
                continue;
            }
            Event::Close => {
                text.pop();
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
        // Writing to a string can't fail.
        let _ = write!(
            text,
            "{}. {}",
            tree.depth(id),
            cursor.position().write_move(mv)
        );
        for mark in tree.marks(id).split(' ').filter(|mark| has_marks(mark)) {
            let _ = write!(text, " {mark}");
        }
        if !tree.comment(id).is_empty() {
            let _ = write!(text, " {{{}}}", comment(tree.comment(id)));
        }
        text.push('\n');
    }
}

/// A comment ends with its brace, so there can't be one in it.
fn comment(words: &str) -> String {
    words.replace('}', ")")
}

/// Moves read one after another into a record.
#[derive(Debug)]
pub(super) struct Taking {
    pub(super) record: Record<Hive>,
    pub(super) builder: TreeBuilder<Hive>,
    leeway: Leeway,
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
        match start(setup, &record) {
            Ok(start) => record.start = start,
            Err(error) => return Err((error, Box::new(record))),
        }
        Ok(Self {
            builder: TreeBuilder::new(Leeway::relax(&record.start)),
            leeway: Leeway::new(record.start.setup()),
            record,
        })
    }

    pub(super) fn take(&mut self, text: &str) -> Result<(), ReadError> {
        let mv = self.builder.position().read_move(text)?;
        let leeway = self.leeway.after(self.builder.game(), mv);
        self.builder.play(text, mv)?;
        self.leeway = leeway;
        Ok(())
    }

    /// The record, by the rules that its moves turned out to follow.
    pub(super) fn end(self) -> Record<Hive> {
        Record {
            start: self.leeway.start(&self.record.start),
            tree: self.builder.tree,
            ..self.record
        }
    }
}

/// Where a game with these tags begins.
fn start(setup: Setup, record: &Record<Hive>) -> Result<Hive, ReadError> {
    // In a text from elsewhere such a tag may mean anything.
    let rules = record.tag("Rules").and_then(|word| word.parse().ok());
    let setup = rules.unwrap_or(setup);
    let setup = match record.tag("GameType") {
        Some(text) => setup.with_game_type(text.trim())?,
        None => setup,
    };
    match record.tag("Position") {
        Some(text) => Hive::read_position(&setup, text),
        None => Ok(Hive::new(&setup)),
    }
}
