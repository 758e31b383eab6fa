//! PÜNCT games as plain lists: a move a line, further columns (by tabs) ignored but for marks such as `!?`, `#` before comments.
//!
//! ```
//! use strata::record::formats::punct_list;
//!
//! let text = "# setup punct:standard\n# White: Ada\nP E G4 G5 G6\nP E F1 F2 F3\t!\n(\nP T A5 B5 B6\n# or so\n)\n# IN_PLAY\n";
//! let games = punct_list::read(text);
//! let game = games[0].as_ref().expect("the text is sound");
//! assert_eq!((game.moves().len(), game.tag("White")), (2, Some("Ada")));
//! assert_eq!(punct_list::write(game), text);
//! ```
//!
//! - `# setup punct:basic` names the rule set and begins a game; a text without it is one game by the standard rules. Before the
//!   first move, `# position …` is a start other than the empty board, and `# Name: value` a tag.
//! - Comments hang on the move before them. `## …` is a comment whatever it says.
//! - A variation stands between a line `(` and a line `)` after the move that it replaces.
//! - The last comment after the moves may name the result: `WHITE_WINS`, `BLACK_WINS`, `DRAW` or `IN_PLAY`; after a win
//!   `connection`, `centre`, `resigned` or `time` says how, after a draw `agreed`, and what else stands there is for other programs.

use super::format::{Format, RecordedGame};
use crate::record::cursor::Cursor;
use crate::record::order::{self, Event};
use crate::record::tree::NodeId;
use crate::record::tree_builder::TreeBuilder;
use crate::record::{Broken, Claim, MOST_GAMES, MOST_TAGS, Read, Record};
use crate::rules::punct::{Punct, Setup};
use crate::rules::{Color, Fault, Notate, Position, ReadError, Win};
use std::fmt::Write;

impl RecordedGame for Punct {
    const FORMATS: &'static [Format] = &[
        Format::Save,
        Format::PunctList,
        Format::Sgf,
        Format::Position,
    ];

    fn recognise_position(first: &str, second: &str) -> Option<Setup> {
        let punct = first.starts_with("punct") && matches!(second, "w" | "b");
        punct.then(Setup::default)
    }
}

/// Every game of a list; a text without anything in it has none. A game that goes wrong doesn't cost those after it.
pub fn read(text: &str) -> Vec<Read<Record<Punct>>> {
    let text = text.trim_start_matches('\u{FEFF}');
    let mut games = Vec::new();
    let mut reader = Some(Reader::new());
    let mut anything = false;
    for (number, line) in (1..).zip(text.lines()) {
        let begins = setup_word(line).is_some();
        if begins && anything {
            // What went wrong before is told already.
            if let Some(reader) = reader.take() {
                games.push(reader.end());
            }
            if games.len() == MOST_GAMES {
                games.push(Err(Broken {
                    error: crate::record::too_many_games(number),
                    good: Box::new(Record::new(Punct::new(&Setup::default()))),
                }));
                return games;
            }
            reader = Some(Reader::new());
        }
        anything |= begins || !line.trim().is_empty() && !line.trim_start().starts_with('#');
        let Some(mut taking) = reader.take() else {
            continue;
        };
        match taking.line(line, number) {
            Ok(()) => reader = Some(taking),
            Err(error) => games.push(Err(taking.broken(error.on_line(number)))),
        }
    }
    if let Some(reader) = reader.filter(|_| !text.trim().is_empty()) {
        games.push(reader.end());
    }
    games
}

/// The set-up that a line names, if it does.
fn setup_word(line: &str) -> Option<&str> {
    let comment = line.trim().strip_prefix('#')?.trim_start();
    let (word, rest) = comment.split_once(char::is_whitespace)?;
    (word == "setup").then_some(rest)
}

struct Reader {
    record: Record<Punct>,
    builder: TreeBuilder<Punct>,
    /// The comment since the last move.
    comment: Option<String>,
    /// Where its last line begins, if that can name the result.
    claim_at: Option<usize>,
    /// The lines that the open variations begin on.
    open: Vec<usize>,
}

impl Reader {
    fn new() -> Self {
        let start = Punct::new(&Setup::default());
        Self {
            record: Record::new(start.clone()),
            builder: TreeBuilder::new(start),
            comment: None,
            claim_at: None,
            open: Vec::new(),
        }
    }

    fn line(&mut self, line: &str, number: usize) -> Result<(), ReadError> {
        if let Some(comment) = line.trim_start().strip_prefix("##") {
            let comment = comment.strip_prefix(' ').unwrap_or(comment);
            self.add_comment(comment);
            self.claim_at = None;
            return Ok(());
        }
        let line = line.trim();
        if let Some(comment) = line.strip_prefix('#') {
            return self.comment(comment.trim());
        }
        let (text, columns) = line.split_once('\t').unwrap_or((line, ""));
        match text.trim() {
            "" => Ok(()),
            "(" => {
                self.hang_comment();
                self.open.push(number);
                self.builder.open_variation()
            }
            ")" => {
                self.hang_comment();
                self.open.pop();
                self.builder.close_variation()
            }
            text => {
                self.hang_comment();
                let mv = self.builder.position().read_move(text)?;
                self.builder.play(text, mv)?;
                let marks = columns.split('\t').next().unwrap_or_default().trim();
                if has_marks(marks) {
                    self.builder.mark(marks);
                }
                Ok(())
            }
        }
    }

    fn comment(&mut self, comment: &str) -> Result<(), ReadError> {
        if self.builder.tree.is_empty() {
            match directive(comment) {
                Directive::Setup(word) => {
                    self.begin(Punct::new(&word.parse()?));
                    return Ok(());
                }
                Directive::Position(text) => {
                    let setup = self.record.start.setup();
                    self.begin(Punct::read_position(&setup, text)?);
                    return Ok(());
                }
                Directive::Tag(..) if self.record.tags.len() == MOST_TAGS => {
                    return Err(crate::record::too_many_tags(0));
                }
                Directive::Tag(name, value) => {
                    self.record.tags.push((name.into(), value.trim().into()));
                    return Ok(());
                }
                Directive::None => {}
            }
        }
        let line_at = self.add_comment(comment);
        self.claim_at = Some(line_at);
        Ok(())
    }

    fn begin(&mut self, start: Punct) {
        self.builder = TreeBuilder::new(start.clone());
        self.record.start = start;
    }

    /// Adds a line to the comment and tells where in it the line begins.
    fn add_comment(&mut self, line: &str) -> usize {
        let comment = match &mut self.comment {
            Some(comment) => {
                comment.push('\n');
                comment
            }
            None => self.comment.insert(String::new()),
        };
        comment.push_str(line);
        comment.len() - line.len()
    }

    /// Hangs the comment since the last move on that move.
    fn hang_comment(&mut self) {
        if let Some(comment) = self.comment.take() {
            self.builder.add_comment(&comment);
        }
        self.claim_at = None;
    }

    fn end(mut self) -> Read<Record<Punct>> {
        if let Some(&line) = self.open.last() {
            let error = ReadError::new("(", "this variation has no end")
                .with(Fault::NoEnd)
                .on_line(line);
            return Err(self.broken(error));
        }
        if let Some(comment) = &mut self.comment
            && let Some(at) = self.claim_at
            && let Some(claim) = read_claim(&comment[at..])
        {
            self.record.claim = Some(claim);
            // With the line break before it.
            comment.truncate(at.saturating_sub(1));
        }
        Ok(self.record())
    }

    fn broken(self, error: ReadError) -> Broken<Record<Punct>> {
        Broken {
            error,
            good: Box::new(self.record()),
        }
    }

    fn record(mut self) -> Record<Punct> {
        self.hang_comment();
        Record {
            tree: self.builder.tree,
            ..self.record
        }
    }
}

/// What a comment before the first move may be.
enum Directive<'a> {
    Setup(&'a str),
    Position(&'a str),
    Tag(&'a str, &'a str),
    None,
}

fn directive(comment: &str) -> Directive<'_> {
    match comment.split_once(char::is_whitespace) {
        Some(("setup", rest)) => Directive::Setup(rest),
        Some(("position", rest)) => Directive::Position(rest),
        _ => match comment.split_once(": ") {
            Some((name, value)) if is_tag(name) => Directive::Tag(name, value),
            _ => Directive::None,
        },
    }
}

fn is_tag(name: &str) -> bool {
    !name.is_empty() && name.chars().all(char::is_alphanumeric)
}

/// Whether a list can hold these marks.
pub(super) fn has_marks(marks: &str) -> bool {
    marks.chars().all(is_mark)
}

/// What a column of marks is made of.
const fn is_mark(c: char) -> bool {
    matches!(c, '!' | '?' | '*' | '\'' | '"')
}

fn read_claim(comment: &str) -> Option<Claim> {
    let mut words = comment.split_whitespace();
    let by = match words.next()? {
        "WHITE_WINS" => Color::White,
        "BLACK_WINS" => Color::Black,
        "DRAW" if words.next() == Some("agreed") => return Some(Claim::AgreedDraw),
        "DRAW" => return Some(Claim::Drawn),
        "IN_PLAY" => return Some(Claim::Unfinished),
        _ => return None,
    };
    let how = match words.next() {
        Some("resigned") => return Some(Claim::Resigned(!by)),
        Some("time") => return Some(Claim::OutOfTime(!by)),
        Some("connection") => Some(Win::Connection),
        Some("centre") => Some(Win::Centre),
        _ => None,
    };
    Some(Claim::Won { by, how })
}

/// The game as a list, moves in the long form.
pub fn write(record: &Record<Punct>) -> String {
    let mut text = String::new();
    let setup = record.start.setup();
    push_line(&mut text, "setup ", &setup.to_string());
    if record.start != Punct::new(&setup) {
        push_line(&mut text, "position ", &record.start.write_position());
    }
    for (name, value) in &record.tags {
        let name: String = name.chars().filter(|c| c.is_alphanumeric()).collect();
        // A tag is one line, whatever it was elsewhere.
        let value: Vec<&str> = value.split_whitespace().collect();
        if !name.is_empty() && !value.is_empty() {
            push_line(&mut text, &format!("{name}: "), &value.join(" "));
        }
    }
    let tree = &record.tree;
    push_comment(&mut text, tree.comment(NodeId::ROOT));
    let mut cursor = Cursor::from_position(record.start.clone());
    for event in order::after_their_move(tree) {
        match event {
            Event::Open => text.push_str("(\n"),
            Event::Close => text.push_str(")\n"),
            Event::Move(id) => {
                let before = tree.parent(id).unwrap_or(NodeId::ROOT);
                // A record put together by hand may hold a move that is none: what follows it isn't written.
                let (Ok(_), Some(mv)) = (cursor.go(tree, before), tree.mv(id)) else {
                    continue;
                };
                text.push_str(&cursor.position().long_text(mv));
                let marks: String = tree.marks(id).chars().filter(|&c| is_mark(c)).collect();
                if !marks.is_empty() {
                    text.push('\t');
                    text.push_str(&marks);
                }
                text.push('\n');
                push_comment(&mut text, tree.comment(id));
            }
        }
    }
    if let Some(claim) = record.claim {
        push_line(&mut text, "", &write_claim(claim));
    }
    text
}

fn write_claim(claim: Claim) -> String {
    match claim {
        Claim::Won { by, how } => {
            let winner = match by {
                Color::White => "WHITE_WINS",
                Color::Black => "BLACK_WINS",
            };
            let how = match how {
                Some(Win::Connection) => " connection",
                Some(Win::Centre) => " centre",
                _ => "",
            };
            format!("{winner}{how}")
        }
        Claim::Resigned(Color::White) => "BLACK_WINS resigned".into(),
        Claim::Resigned(Color::Black) => "WHITE_WINS resigned".into(),
        Claim::OutOfTime(Color::White) => "BLACK_WINS time".into(),
        Claim::OutOfTime(Color::Black) => "WHITE_WINS time".into(),
        Claim::AgreedDraw => "DRAW agreed".into(),
        Claim::Drawn => "DRAW".into(),
        Claim::Unfinished => "IN_PLAY".into(),
    }
}

fn push_comment(text: &mut String, comment: &str) {
    if comment.is_empty() {
        return;
    }
    for line in comment.split('\n') {
        let plain = !line.is_empty()
            && line.trim() == line
            && !line.starts_with('#')
            && read_claim(line).is_none()
            && matches!(directive(line), Directive::None);
        // Writing to a string can't fail.
        let _ = writeln!(text, "{} {line}", if plain { "#" } else { "##" });
    }
}

fn push_line(text: &mut String, before: &str, line: &str) {
    let _ = writeln!(text, "# {before}{line}");
}
