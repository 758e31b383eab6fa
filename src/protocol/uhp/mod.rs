//! The Universal Hive Protocol: one command a line, answer lines, then `ok`.
//!
//! Here the tournament opening is the default, as other programs expect. Engines differ on repetition: by default the third
//! occurrence draws here too, and the option `RepetitionDraw` switches it off. These options hold from the next `newgame` on,
//! those of the search at once; with `MultiPV` the next best moves follow the best one, a line each. A `GameString` whose moves
//! went by other rules than the options say is played on by those (see [`game_string`]).
//!
//! Commands are answered in their order on a thread of their own, so that `exit` or the end of the input is heard while the
//! engine thinks: it then answers at once with the best move it has found so far.

mod options;

use super::lines::{InputLine, read_line};
use super::search_options::{SearchOption, SearchOptions};
use crate::ai::{Limits, SearchGame, StopFlag, TranspositionTable, search_lines};
use crate::rules::hive::{Hive, Move, Setup, game_string};
use crate::rules::{Illegal, Notate, Played, Position, ReadError};
use options::{EngineOption, Switch};
use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;
use std::time::Duration;

/// The engine between two commands.
#[derive(Debug)]
pub struct Uhp {
    /// The switches for the next game; the bugs come with its type.
    setup: Setup,
    game: Option<Played<Hive>>,
    search: SearchOptions,
    /// What the searches of the game have left.
    table: TranspositionTable,
    /// Raised when nobody waits for long thoughts any more.
    stop: StopFlag,
}

impl Default for Uhp {
    fn default() -> Self {
        Self {
            setup: DEFAULTS,
            game: None,
            search: SearchOptions::default(),
            table: TranspositionTable::default(),
            stop: StopFlag::default(),
        }
    }
}

/// What `newgame` alone starts.
const DEFAULTS: Setup = Setup {
    mosquito: false,
    ladybug: false,
    pillbug: false,
    tournament: true,
    repetition: true,
};

/// Why a command is refused, with the word that its answer begins with.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Refusal {
    Error(String),
    InvalidMove(String),
}

impl From<ReadError> for Refusal {
    fn from(error: ReadError) -> Self {
        Self::Error(error.to_string())
    }
}

type Answer = Result<Vec<String>, Refusal>;

impl Uhp {
    /// The whole answer to one line, `ok` included.
    pub fn answer(&mut self, line: &str) -> Vec<String> {
        let line = line.trim();
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let answer = match command {
            "info" => Ok(Self::info()),
            "newgame" => self.new_game(rest),
            "play" => self.play(rest),
            "pass" if rest.is_empty() => self.play("pass"),
            "validmoves" if rest.is_empty() => self.valid_moves(),
            "bestmove" => self.best_move(rest),
            "undo" => self.undo(rest),
            "options" => self.options(rest),
            "" => Err(Refusal::Error(
                "there is no command on this line".to_owned(),
            )),
            _ => Err(ReadError::new(line, "there is no such command").into()),
        };
        let mut lines = answer.unwrap_or_else(|refusal| match refusal {
            Refusal::Error(reason) => vec![format!("err {reason}")],
            Refusal::InvalidMove(reason) => vec![format!("invalidmove {reason}")],
        });
        lines.push("ok".to_owned());
        lines
    }

    fn info() -> Vec<String> {
        let name = format!("id Strata {}", env!("CARGO_PKG_VERSION"));
        vec![name, "Mosquito;Ladybug;Pillbug".to_owned()]
    }

    fn game(&mut self) -> Result<&mut Played<Hive>, Refusal> {
        self.game.as_mut().ok_or_else(no_game)
    }

    fn game_string(&mut self) -> Answer {
        let game = self.game()?;
        let moves: Vec<Move> = game.moves().collect();
        let state = game_string::State::of(moves.len(), game.outcome());
        Ok(vec![game_string::write(
            &game.start().setup(),
            &moves,
            state,
        )])
    }

    fn new_game(&mut self, text: &str) -> Answer {
        let text = if text.is_empty() { "Base" } else { text };
        let told =
            game_string::read(&self.setup, text).map_err(|(error, _)| Refusal::from(error))?;
        let mut game: Played<Hive> = Played::new(&told.setup);
        for mv in told.moves {
            game.play(mv)
                .map_err(|reason| Refusal::Error(reason.to_string()))?;
        }
        // What is remembered is worth something by the same rules only.
        let old = self.game.as_ref().map(|old| old.start().setup());
        if old != Some(game.start().setup()) {
            self.table = self.search.new_table();
        }
        self.game = Some(game);
        self.game_string()
    }

    fn play(&mut self, text: &str) -> Answer {
        let game = self.game()?;
        let refused = |reason: Illegal| Refusal::InvalidMove(reason.to_string());
        if game.outcome().is_some() {
            return Err(refused(Illegal::GameOver));
        }
        let mv = game
            .position()
            .read_move(text)
            .map_err(|error| Refusal::InvalidMove(error.to_string()))?;
        game.play(mv).map_err(refused)?;
        self.game_string()
    }

    fn valid_moves(&mut self) -> Answer {
        let game = self.game()?;
        if game.outcome().is_some() {
            return Err(Refusal::Error(Illegal::GameOver.to_string()));
        }
        let moves: Vec<String> = game
            .legal_moves()
            .into_iter()
            .map(|mv| game.position().write_move(mv))
            .collect();
        Ok(vec![moves.join(";")])
    }

    fn best_move(&mut self, limit: &str) -> Answer {
        let limits = read_limits(limit).ok_or_else(|| {
            let reason =
                "bestmove takes depth N or time hh:mm:ss, with minutes and seconds below 60";
            ReadError::new(limit, reason)
        })?;
        let Self {
            game: Some(game),
            search,
            table,
            stop,
            ..
        } = self
        else {
            return Err(no_game());
        };
        let weights = <Hive as SearchGame>::Weights::default();
        let limits = search.limits(limits);
        let lines = search.lines();
        let found = search_lines(game, &weights, limits, lines, stop, table, |_, _| {});
        if found.is_empty() {
            return Err(Refusal::Error(Illegal::GameOver.to_string()));
        }
        let moves = found.iter().map(|info| info.line[0]);
        Ok(moves.map(|mv| game.position().write_move(mv)).collect())
    }

    fn undo(&mut self, text: &str) -> Answer {
        let game = self.game()?;
        let count = if text.is_empty() {
            Ok(1)
        } else {
            text.parse::<usize>()
        };
        let played = game.moves().len();
        match count {
            Ok(count) if (1..=played).contains(&count) => {
                for _ in 0..count {
                    game.undo();
                }
                self.game_string()
            }
            Ok(_) => Err(ReadError::new(text, format!("{played} moves have been played")).into()),
            Err(_) => {
                Err(ReadError::new(text, "undo takes the number of moves to take back").into())
            }
        }
    }

    fn options(&mut self, text: &str) -> Answer {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            [] => Ok(EngineOption::all()
                .map(|option| option.line(self.setup, self.search))
                .collect()),
            ["get", name] => Ok(vec![
                EngineOption::read(name)?.line(self.setup, self.search),
            ]),
            ["set", name, value] => {
                let option = EngineOption::read(name)?;
                match option {
                    EngineOption::Switch(switch) => self.set_switch(switch, value)?,
                    EngineOption::Search(option) => {
                        self.search.set(option, value)?;
                        if option == SearchOption::Hash {
                            self.table = self.search.new_table();
                        }
                    }
                }
                Ok(vec![option.line(self.setup, self.search)])
            }
            _ => Err(ReadError::new(
                text,
                "options stands alone or with get NAME or set NAME VALUE",
            )
            .into()),
        }
    }

    fn set_switch(&mut self, switch: Switch, value: &str) -> Result<(), ReadError> {
        *switch.of(&mut self.setup) = match value {
            _ if value.eq_ignore_ascii_case("true") => true,
            _ if value.eq_ignore_ascii_case("false") => false,
            _ => return Err(ReadError::new(value, "this option is True or False")),
        };
        Ok(())
    }
}

fn no_game() -> Refusal {
    Refusal::Error("there is no game yet: newgame starts one".to_owned())
}

/// Clocks and plies beyond these are as good as none.
const LONGEST_SECS: f64 = 24.0 * 3600.0;
/// The answer itself takes a moment, and the asker counts it.
const ANSWERING: Duration = Duration::from_millis(15);

/// `time 00:00:05` or `depth 4`.
fn read_limits(text: &str) -> Option<Limits> {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words[..] {
        ["time", time] => {
            let parts: Option<Vec<f64>> = time
                .split(':')
                .map(|part| {
                    part.parse::<f64>()
                        .ok()
                        .filter(|n| n.is_finite() && *n >= 0.0)
                })
                .collect();
            let [hours, minutes, seconds] = parts?[..] else {
                return None;
            };
            if minutes >= 60.0 || seconds >= 60.0 {
                return None;
            }
            let secs = (hours * 3600.0 + minutes * 60.0 + seconds).min(LONGEST_SECS);
            Some(Limits::time(
                Duration::from_secs_f64(secs).saturating_sub(ANSWERING),
            ))
        }
        ["depth", depth] => Some(Limits::depth(depth.parse().ok()?)),
        _ => None,
    }
}

/// How many lines may wait while the engine thinks. Whoever sends more waits too, instead of filling the memory.
const MOST_WAITING: usize = 64;

/// Answers line by line until the input ends or says `exit`.
pub fn run(mut input: impl BufRead, output: impl Write + Send) -> io::Result<()> {
    let engine = Uhp::default();
    let stop = engine.stop.clone();
    let (sender, lines) = sync_channel(MOST_WAITING);
    thread::scope(|scope| {
        let answering = scope.spawn(|| answer_all(engine, lines, output));
        let mut hear = || {
            while let Some(line) = read_line(&mut input)? {
                let exits = matches!(&line, InputLine::Text(line) if line.trim() == "exit");
                // Nobody takes the line where answering has failed; that is told below.
                if exits || sender.send(line).is_err() {
                    break;
                }
            }
            Ok(())
        };
        let heard = hear();
        stop.stop();
        drop(sender);
        let answered = answering.join();
        answered.unwrap_or_else(|_| Err(io::Error::other("the engine broke down")))?;
        heard
    })
}

/// Introduces the engine, then answers the lines until there are no more.
fn answer_all(
    mut engine: Uhp,
    lines: Receiver<InputLine>,
    mut output: impl Write,
) -> io::Result<()> {
    let mut say = |lines: Vec<String>| -> io::Result<()> {
        for line in lines {
            writeln!(output, "{line}")?;
        }
        output.flush()
    };
    say(engine.answer("info"))?;
    for line in lines {
        say(match line {
            InputLine::Text(line) => engine.answer(&line),
            InputLine::TooLong => vec!["err the line is too long".to_owned(), "ok".to_owned()],
        })?;
    }
    Ok(())
}
