//! Reads the SGF of boardspace.net, command by command.

use super::commands::{Command, Numbers};
use super::scan::{Item, Property, Scanner};
use super::{GAME, MARKS, MOST_NESTED, PLAYERS};
use crate::record::tree::{NodeId, append_comment};
use crate::record::tree_builder::TreeBuilder;
use crate::record::{Broken, Claim, MOST_GAMES, MOST_TAGS, Read, Record};
use crate::rules::punct::{Punct, Setup};
use crate::rules::{Color, Notate, Position, ReadError, Win};
use std::rc::Rc;

/// Reads every game of a text. One that breaks the rules doesn't cost those after it; after one that breaks the syntax
/// nothing more can be read.
pub fn read(text: &str) -> Vec<Read<Record<Punct>>> {
    let mut games = Vec::new();
    let mut scanner = Scanner::new(text);
    // The game that is being read; what is left of a broken one is passed over.
    let mut reader: Option<Reader> = None;
    let mut depth = 0;
    while let Some(item) = scanner.next() {
        let item = match item {
            Ok(item) => item,
            Err(error) => {
                if let Some(mut reader) = reader.or_else(|| (depth == 0).then(Reader::new)) {
                    // What is good before the error is kept, and the error is the one to tell.
                    let _ = reader.end();
                    games.push(Err(reader.broken(error)));
                }
                return games;
            }
        };
        match item {
            Item::Open if depth == 0 => {
                if games.len() == MOST_GAMES {
                    let error = crate::record::too_many_games(scanner.line());
                    games.push(Err(Reader::new().broken(error)));
                    return games;
                }
                depth = 1;
                reader = Some(Reader::new());
                continue;
            }
            Item::Open => depth += 1,
            Item::Close => depth -= 1,
            Item::Node | Item::Property(_) => {}
        }
        let Some(mut reading) = reader.take() else {
            continue;
        };
        let done = if depth == 0 {
            reading.end()
        } else {
            reading.item(item)
        };
        match done {
            Ok(()) if depth == 0 => games.push(Ok(reading.record())),
            Ok(()) => reader = Some(reading),
            Err(error) => {
                let error = match error.line {
                    0 => error.on_line(scanner.line()),
                    _ => error,
                };
                games.push(Err(reading.broken(error)));
            }
        }
    }
    games
}

struct Reader {
    record: Record<Punct>,
    builder: TreeBuilder<Punct>,
    line: Subtree,
    /// The lines that are interrupted by others.
    open: Vec<Subtree>,
    /// What the node says that is being read, and how it marks its move.
    said: String,
    marks: String,
    resigned: Option<usize>,
    /// Whether the text seals its turns with `Done`; some writers don't.
    seals: bool,
}

/// A line of play, as far as it goes in its parentheses.
#[derive(Clone, Default)]
struct Subtree {
    /// Where it stands while others are read.
    at: Option<NodeId>,
    numbers: Numbers,
    /// What the player on turn has done but not sealed, and who that is.
    pending: Option<(usize, Command, Rc<Property>)>,
    /// A comment on the pending command, and marks.
    remark: String,
    pending_marks: String,
    /// Whether it is a variation.
    aside: bool,
    /// Whether lines part here already.
    parted: bool,
}

impl Reader {
    fn new() -> Self {
        let start = Punct::new(&Setup::default());
        Self {
            record: Record::new(start.clone()),
            builder: TreeBuilder::new(start),
            line: Subtree::default(),
            open: Vec::new(),
            said: String::new(),
            marks: String::new(),
            resigned: None,
            seals: false,
        }
    }

    fn item(&mut self, item: Item) -> Result<(), ReadError> {
        match item {
            Item::Property(property) => {
                return self.property(&property).map_err(|error| match error.line {
                    0 => error.on_line(property.line),
                    // A pending command, sealed only now, knows its own line.
                    _ => error,
                });
            }
            Item::Node => self.end_node(),
            Item::Open => {
                self.end_node();
                if self.open.len() == MOST_NESTED {
                    let reason = format!("variations are nested deeper than {MOST_NESTED}");
                    return Err(ReadError::new("(", reason));
                }
                self.line.at = Some(self.builder.at());
                // What is said of a pending move goes with the first line that seals it.
                let inner = Subtree {
                    remark: std::mem::take(&mut self.line.remark),
                    pending_marks: std::mem::take(&mut self.line.pending_marks),
                    aside: self.line.aside || self.line.parted,
                    parted: false,
                    ..self.line.clone()
                };
                self.line.parted = true;
                self.open.push(std::mem::replace(&mut self.line, inner));
            }
            Item::Close => {
                self.end_line()?;
                if let Some(line) = self.open.pop() {
                    self.builder.begin_line(line.at.unwrap_or(NodeId::ROOT))?;
                    self.line = line;
                }
            }
        }
        Ok(())
    }

    /// What a node says is said of the move that it makes or seals, whichever comes first in it.
    fn end_node(&mut self) {
        let said = std::mem::take(&mut self.said);
        let marks = std::mem::take(&mut self.marks);
        if self.line.pending.is_some() {
            append_comment(&mut self.line.remark, &said);
            self.line.pending_marks.push_str(&marks);
        } else {
            let at = self.builder.at();
            self.builder.tree.add_comment(at, &said);
            self.add_marks(&marks);
        }
    }

    fn add_marks(&mut self, marks: &str) {
        let at = self.builder.at();
        if !marks.is_empty() {
            let marks = format!("{}{marks}", self.builder.tree.marks(at));
            self.builder.tree.set_marks(at, marks);
        }
    }

    fn end_line(&mut self) -> Result<(), ReadError> {
        self.end_node();
        if self.seals { Ok(()) } else { self.seal() }
    }

    fn end(&mut self) -> Result<(), ReadError> {
        self.end_line()?;
        if self.record.claim.is_none() {
            self.record.claim = self
                .resigned
                .map(|player| Claim::Resigned(Color::BOTH[player]));
        }
        Ok(())
    }

    fn record(self) -> Record<Punct> {
        Record {
            tree: self.builder.tree,
            ..self.record
        }
    }

    fn broken(self, error: ReadError) -> Broken<Record<Punct>> {
        Broken {
            error,
            good: Box::new(self.record()),
        }
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
                    self.tag(tag, id)
                }
                // Before the game the same property also tells a player's time, rank and the like, without a running number.
                None if self.is_before_play()
                    && !value.starts_with(|c: char| c.is_ascii_digit())
                    && Command::read(value).is_err() =>
                {
                    self.tag(name, value)
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
                    self.tag(name, value)?;
                }
            }
            "C" => append_comment(&mut self.said, &property.value),
            _ if !self.is_before_play() && self.mark(name, value) => {}
            // The time that a turn took, on its nodes.
            "TM" if !self.is_before_play() => {}
            _ => self.tag(name, value)?,
        }
        Ok(())
    }

    /// Takes a property as a mark; false where it is none.
    fn mark(&mut self, name: &str, value: &str) -> bool {
        let named = || MARKS.iter().filter(|(_, known, _)| *known == name);
        // A value that SGF doesn't have says no more than the plain mark.
        let exact = named().find(|(.., known)| *known == value);
        let Some((mark, ..)) = exact.or_else(|| named().next_back()) else {
            return false;
        };
        self.marks.push_str(mark);
        true
    }

    fn is_before_play(&self) -> bool {
        self.builder.tree.is_empty() && self.line.pending.is_none()
    }

    fn tag(&mut self, name: &str, value: &str) -> Result<(), ReadError> {
        if self.record.tags.len() == MOST_TAGS {
            return Err(crate::record::too_many_tags(0));
        }
        self.record.tags.push((name.into(), value.into()));
        Ok(())
    }

    fn begin(&mut self, start: Punct) -> Result<(), ReadError> {
        if !self.is_before_play() {
            return Err(ReadError::new("", "the set-up comes after the first move"));
        }
        self.line.numbers = Numbers::of(&start);
        let preface = std::mem::take(&mut self.builder.tree);
        self.builder = TreeBuilder::new(start.clone());
        self.builder.tree = preface;
        self.record.start = start;
        Ok(())
    }

    fn command(&mut self, player: usize, property: &Property) -> Result<(), ReadError> {
        // Where turns aren't sealed, the other player's command seals them.
        let pending = self.line.pending.as_ref();
        if pending.is_some_and(|(who, ..)| *who != player) {
            self.seal()?;
        }
        match Command::read(&property.value)? {
            Command::Nothing => {}
            Command::Unmake => {
                self.line.pending = None;
                self.line.remark.clear();
                self.line.pending_marks.clear();
            }
            Command::Resign if self.line.aside => {}
            Command::Resign => self.resigned = Some(player),
            Command::Done => {
                self.seals = true;
                self.seal()?;
            }
            command => self.line.pending = Some((player, command, Rc::new(property.clone()))),
        }
        Ok(())
    }

    /// Plays what is pending.
    fn seal(&mut self) -> Result<(), ReadError> {
        let Some((player, command, property)) = self.line.pending.take() else {
            return Ok(());
        };
        let here = |error: ReadError| error.on_line(property.line);
        let text = property.value.trim();
        let position = self.builder.position();
        let side = position.side_to_move();
        if side != Color::BOTH[player] && self.builder.game().outcome().is_none() {
            return Err(here(ReadError::new(text, format!("it is {side}'s turn"))));
        }
        let (mv, number) = self
            .line
            .numbers
            .spell(position, command)
            .map_err(|reason| here(ReadError::new(text, reason)))?;
        let id = self.builder.play(text, mv).map_err(here)?;
        self.line.numbers.follow(mv, number);
        let remark = std::mem::take(&mut self.line.remark);
        self.builder.tree.add_comment(id, &remark);
        let marks = std::mem::take(&mut self.line.pending_marks);
        self.add_marks(&marks);
        Ok(())
    }
}

/// The result as SGF writes it (`W+Connection`) or as the site does (`Game won by <name>`).
fn read_claim(record: &Record<Punct>, value: &str) -> Option<Claim> {
    let lower = value.to_lowercase();
    for (by, letter) in [(Color::White, "w+"), (Color::Black, "b+")] {
        if let Some(how) = lower.strip_prefix(letter) {
            let how = match how {
                "r" | "resign" => return Some(Claim::Resigned(!by)),
                "t" | "time" => return Some(Claim::OutOfTime(!by)),
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
