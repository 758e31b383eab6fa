//! UGI (Universal Game Interface) for any game, and TEI, its dialect for Tak: both are UCI with other words, so one engine
//! speaks them.
//!
//! A search runs on a thread of its own and is answered by one `bestmove`, whatever happens meanwhile; a `stop`, a `quit`, a new
//! position or a new game ends it first.

use super::lines::{InputLine, read_line};
use super::options;
use super::search_options::{SearchOption, SearchOptions};
use crate::ai::{
    ClockTime, Limits, SEEN_WIN, SearchInfo, StopFlag, TranspositionTable, WIN, best_lines,
};
use crate::rules::{Color, Game, Move, Outcome, ReadError, Setup};
use std::io::{self, BufRead, Write};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

/// Which words are spoken.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Dialect {
    Tei,
    Ugi,
}

impl Dialect {
    const fn name(self) -> &'static str {
        match self {
            Self::Tei => "tei",
            Self::Ugi => "ugi",
        }
    }
}

/// The longest search that a clock can ask for.
const LONGEST_SEARCH: Duration = Duration::from_hours(24);
/// What an answer may lose on its way to the clock.
const LAG: Duration = Duration::from_millis(30);
/// The limits that count milliseconds.
const CLOCKS: [&str; 9] = [
    "movetime", "wtime", "btime", "winc", "binc", "p1time", "p2time", "p1inc", "p2inc",
];
/// The answer takes a moment too, and the asker counts it.
const ANSWERING: Duration = Duration::from_millis(15);

struct Engine<W> {
    dialect: Dialect,
    setup: Setup,
    options: SearchOptions,
    game: Game,
    running: Option<(StopFlag, JoinHandle<()>)>,
    /// What the searches of the game have left. One search has it at a time.
    table: Arc<Mutex<TranspositionTable>>,
    output: Arc<Mutex<W>>,
}

/// Answers line by line until the input ends or says `quit`.
pub fn run(
    dialect: Dialect,
    setup: &Setup,
    mut input: impl BufRead,
    output: impl Write + Send + 'static,
) -> io::Result<()> {
    let mut engine = Engine {
        dialect,
        setup: setup.clone(),
        options: SearchOptions::default(),
        game: Game::new(setup),
        running: None,
        table: Arc::default(),
        output: Arc::new(Mutex::new(output)),
    };
    while let Some(line) = read_line(&mut input)? {
        match line {
            InputLine::TooLong => engine.say("info string the line is too long")?,
            InputLine::Text(line) if line.trim() == "quit" => break,
            InputLine::Text(line) => engine.hear(line.trim())?,
        }
    }
    engine.end_search();
    Ok(())
}

fn write_line<W: Write>(output: &Mutex<W>, line: &str) -> io::Result<()> {
    let mut output = output
        .lock()
        .map_err(|_| io::Error::other("the output is gone"))?;
    writeln!(output, "{line}")?;
    output.flush()
}

impl<W: Write + Send + 'static> Engine<W> {
    fn say(&self, line: &str) -> io::Result<()> {
        write_line(&self.output, line)
    }

    fn hear(&mut self, line: &str) -> io::Result<()> {
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let new_game = format!("{}newgame", self.dialect.name());
        let done = match command {
            "" => Ok(()),
            _ if command == self.dialect.name() => return self.introduce(),
            "isready" => return self.say("readyok"),
            "stop" => {
                self.end_search();
                Ok(())
            }
            "setoption" => self.set_option(rest),
            "position" => self.set_position(rest),
            "go" => self.go(rest),
            "query" if self.dialect == Dialect::Ugi => return self.query(rest),
            _ if command == new_game => self.new_game(rest),
            _ => Err(ReadError::new(line, "there is no such command")),
        };
        match done {
            Ok(()) => Ok(()),
            Err(error) => self.say(&format!("info string {error}")),
        }
    }

    fn introduce(&self) -> io::Result<()> {
        self.say(&format!("id name Strata {}", env!("CARGO_PKG_VERSION")))?;
        self.say("id author the Strata authors")?;
        for option in options::options(&self.setup) {
            self.say(&option)?;
        }
        for option in SearchOption::ALL {
            self.say(&format!(
                "option name {} type spin default {} min 1 max {}",
                option.name(),
                option.default_value(),
                option.most()
            ))?;
        }
        self.say(&format!("{}ok", self.dialect.name()))
    }

    /// The search must not outlive what it thinks about.
    fn end_search(&mut self) {
        if let Some((stop, thread)) = self.running.take() {
            stop.stop();
            // A search that panicked has nothing to say; the engine goes on.
            let _ = thread.join();
        }
    }

    fn set_option(&mut self, text: &str) -> Result<(), ReadError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let ["name", name, "value", value] = words[..] else {
            return Err(ReadError::new(
                text,
                "setoption takes name NAME value VALUE",
            ));
        };
        if let Some(option) = SearchOption::named(name) {
            self.options.set(option, value)?;
            if option == SearchOption::Hash {
                self.end_search();
                self.forget();
            }
            return Ok(());
        }
        self.change_setup(options::with_option(&self.setup, name, value)?);
        Ok(())
    }

    /// `teinewgame 5`, `teinewgame size 5 halfkomi 4`, `uginewgame`.
    fn new_game(&mut self, text: &str) -> Result<(), ReadError> {
        let setup = options::for_new_game(&self.setup, text)?;
        self.end_search();
        self.game = Game::new(&setup);
        self.change_setup(setup);
        Ok(())
    }

    /// What is remembered is worth something by the same rules only.
    fn change_setup(&mut self, setup: Setup) {
        if setup != self.setup {
            self.forget();
            self.setup = setup;
        }
    }

    fn forget(&mut self) {
        self.table = Arc::new(Mutex::new(self.options.new_table()));
    }

    /// `startpos`, `tps …` or `fen …`, then `moves …`. Nothing changes unless all of it can be read and played.
    fn set_position(&mut self, text: &str) -> Result<(), ReadError> {
        let (start, moves) = match text.split_once("moves") {
            Some((start, moves)) => (start.trim(), moves),
            None => (text, ""),
        };
        let (kind, described) = start.split_once(char::is_whitespace).unwrap_or((start, ""));
        let mut game = match kind {
            "startpos" => Game::new(&self.setup),
            "tps" | "fen" => Game::read_position(&self.setup, described.trim())?,
            _ => {
                return Err(ReadError::new(
                    start,
                    "a position is startpos, or a text after tps or fen",
                ));
            }
        };
        for word in moves.split_whitespace() {
            let mv = game.read_move(&options::move_text(&self.setup, word))?;
            game.play(mv)
                .map_err(|illegal| ReadError::new(word, illegal.to_string()))?;
        }
        self.end_search();
        self.game = game;
        Ok(())
    }

    fn go(&mut self, text: &str) -> Result<(), ReadError> {
        let limits = self
            .options
            .limits(read_limits(text, self.game.side_to_move())?);
        self.end_search();
        if let Some(outcome) = self.game.outcome() {
            return Err(ReadError::new("go", format!("the game is over: {outcome}")));
        }
        let stop = StopFlag::default();
        let (game, flag, output) = (self.game.clone(), stop.clone(), Arc::clone(&self.output));
        let table = Arc::clone(&self.table);
        let lines = self.options.lines();
        let thread = std::thread::spawn(move || {
            // A search that panicked leaves a table that is still whole.
            let mut table = table.lock().unwrap_or_else(PoisonError::into_inner);
            let mut nodes = vec![0; lines];
            let found = best_lines(&game, limits, lines, &flag, &mut table, |rank, info| {
                nodes[rank] = info.nodes;
                let multi_pv = (lines > 1).then_some(rank + 1);
                let told = info_line(&game, &info, nodes.iter().sum(), multi_pv);
                // Who reads this is gone when writing fails; then there is nobody to tell.
                let _ = write_line(&output, &told);
            });
            if let Some(best) = found.first() {
                let _ = write_line(&output, &format!("bestmove {}", word(&game, best.line[0])));
            }
        });
        self.running = Some((stop, thread));
        Ok(())
    }

    fn query(&self, what: &str) -> io::Result<()> {
        let outcome = self.game.outcome();
        let response = match what {
            "gameover" => outcome.is_some().to_string(),
            "p1turn" => (self.game.side_to_move() == Color::White).to_string(),
            "result" => match outcome.map(Outcome::winner) {
                None => "none",
                Some(None) => "draw",
                Some(Some(Color::White)) => "p1win",
                Some(Some(Color::Black)) => "p2win",
            }
            .to_owned(),
            _ => {
                return self.say(&format!(
                    "info string {}",
                    ReadError::new(what, "there is no such query")
                ));
            }
        };
        self.say(&format!("response {response}"))
    }
}

/// A move as one word.
fn word(game: &Game, mv: Move) -> String {
    game.write_move(mv).replace(' ', "_")
}

/// What was found by now, with the nodes of all lines together, and which line it is where there are several.
fn info_line(game: &Game, info: &SearchInfo, nodes: u64, multi_pv: Option<usize>) -> String {
    let mut replay = game.clone();
    let mut line = Vec::new();
    for &mv in &info.line {
        line.push(word(&replay, mv));
        if replay.play(mv).is_err() {
            break;
        }
    }
    let score = match info.score {
        win if win >= SEEN_WIN => format!("mate {}", (WIN - win + 1) / 2),
        loss if loss <= -SEEN_WIN => format!("mate -{}", (WIN + loss + 1) / 2),
        score => format!("cp {score}"),
    };
    let per_second = nodes * 1000 / info.millis.max(1);
    let multi_pv = multi_pv.map_or_else(String::new, |rank| format!(" multipv {rank}"));
    format!(
        "info depth {depth} seldepth {depth}{multi_pv} nodes {nodes} time {} nps {per_second} score {score} pv {}",
        info.millis,
        line.join(" "),
        depth = info.depth,
    )
}

/// `movetime MS`, `nodes N`, `depth N`, `infinite`, or clocks for both sides.
fn read_limits(text: &str, side: Color) -> Result<Limits, ReadError> {
    let mut limits = Limits::default();
    let (mut clock, mut increment) = (None, 0);
    let mut words = text.split_whitespace();
    while let Some(name) = words.next() {
        if name == "infinite" {
            continue;
        }
        let value = words.next().unwrap_or_default();
        // Clocks go below zero where the asker lets a late answer pass: then there is no time left.
        let below_zero = value.strip_prefix('-').filter(|_| CLOCKS.contains(&name));
        let number = match below_zero {
            Some(late) => late.parse::<u64>().map(|_| 0),
            None => value.parse::<u64>(),
        };
        let number = number
            .map_err(|_| ReadError::new(&format!("{name} {value}"), "go takes a number here"))?;
        let mine =
            |white: &str, black: &str| name == if side == Color::White { white } else { black };
        match name {
            "movetime" => limits.time = Some(Duration::from_millis(number)),
            "nodes" => limits.nodes = Some(number),
            "depth" => limits.depth = Some(u32::try_from(number).unwrap_or(u32::MAX)),
            _ if mine("wtime", "btime") || mine("p1time", "p2time") => clock = Some(number),
            _ if mine("winc", "binc") || mine("p1inc", "p2inc") => increment = number,
            _ if CLOCKS.contains(&name) => {}
            _ => return Err(ReadError::new(name, "go doesn't know this limit")),
        }
    }
    if let Some(clock) = clock {
        let clock = ClockTime {
            left: Duration::from_millis(clock).min(LONGEST_SEARCH),
            increment: Duration::from_millis(increment).min(LONGEST_SEARCH),
        };
        let time = clock.for_a_move(LAG);
        limits.time = Some(limits.time.map_or(time, |limit| time.min(limit)));
    }
    limits.time = limits
        .time
        .map(|time| time.min(LONGEST_SEARCH).saturating_sub(ANSWERING));
    Ok(limits)
}
