//! `strata compare`: legal moves and results beside those that another program finds.

mod tally;
mod walks;

use super::progress::Progress;
use crate::ai::StopFlag;
use crate::protocol::client::{EngineCommand, Fault, Host, OutsideEngine, Protocol, Thinking};
use crate::rules::{Game, Move, ReadError, Setup, Step};
use fastrand::Rng;
use std::str::FromStr;
use std::time::Duration;
use tally::Tally;

/// Compare legal moves and results with another program's, along random games
///
/// `uhp:COMMAND` is told each position of games that are made here, and its list of moves and its state of the game are compared.
/// TEI and UGI have no word for that list: with `tei:COMMAND` and `ugi:COMMAND` the other must follow every game and answer with a legal move. `walks:COMMAND` makes
/// the games itself and prints for each position the lines `moves a1 e5 …`, `result *` and `legal 23 b1 c1 …`, with `_` for a space
/// within a move. The exit code is 2 when anything differs.
#[derive(Debug, clap::Args)]
pub struct Compare {
    /// The game: tak5, tak6+komi2, hive:Base+ML, punct:standard …
    setup: Setup,
    /// The other program: uhp:COMMAND, tei:COMMAND, ugi:COMMAND or walks:COMMAND
    #[arg(value_name = "OTHER")]
    other: Other,
    /// How many positions
    #[arg(long, default_value_t = 10_000)]
    plies: u64,
    /// Games longer than this break off
    #[arg(long, value_name = "PLIES", default_value_t = 200)]
    longest: u32,
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// The other program and how it is asked.
#[derive(Clone, Debug)]
enum Other {
    Engine(Protocol, EngineCommand),
    Walks(EngineCommand),
}

impl FromStr for Other {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        let (word, command) = text.split_once(':').unwrap_or_default();
        let mut protocols = Protocol::ALL.into_iter();
        match protocols.find(|protocol| protocol.name() == word) {
            Some(protocol) => Ok(Self::Engine(protocol, command.parse()?)),
            None if word == "walks" => Ok(Self::Walks(command.parse()?)),
            None => Err(ReadError::new(
                text,
                "the other program is uhp:COMMAND, tei:COMMAND, ugi:COMMAND or walks:COMMAND",
            )),
        }
    }
}

/// How long an engine whose answers alone are looked at thinks about each.
const A_MOMENT: Duration = Duration::from_millis(20);

impl Compare {
    pub(super) fn run(&self) -> Result<(), String> {
        let tally = match &self.other {
            Other::Walks(command) => walks::compare(&self.setup, command, self.plies)?,
            Other::Engine(protocol, command) => {
                let engine = OutsideEngine::start(command, *protocol, &Host::default());
                let engine = engine.map_err(|fault| fault.to_string())?;
                self.with_engine(engine)
                    .map_err(|fault| fault.to_string())?
            }
        };
        println!("{tally}");
        match tally.differences {
            0 => Ok(()),
            _ => Err("the two programs differ".to_owned()),
        }
    }

    fn with_engine(&self, mut engine: OutsideEngine) -> Result<Tally, Fault> {
        let progress = Progress::new("positions", self.plies);
        let mut random = Rng::with_seed(self.seed);
        let mut tally = Tally::default();
        while tally.plies < self.plies {
            let mut game = Game::new(&self.setup);
            tally.games += 1;
            while tally.plies < self.plies && game.ply() < self.longest {
                progress.reach(tally.plies);
                let legal = game.legal_moves();
                if engine.protocol() == Protocol::Uhp {
                    let (moves, state) = engine.legal_moves(&game)?;
                    let state = (game.ply() > 0).then_some(state);
                    tally.compare(&game, &moves, state.as_deref());
                } else if !legal.is_empty() {
                    let thinking = Thinking::Time(A_MOMENT);
                    match engine.best_move(&game, thinking, &StopFlag::default()) {
                        Ok(_) => tally.followed(),
                        Err(Fault::IllegalMove(word)) => tally.differs(&game, &[word], &[]),
                        Err(fault) => return Err(fault),
                    }
                }
                let Some(mv) = some_move(&game, &legal, &mut random) else {
                    break;
                };
                if game.play(mv).is_err() {
                    break;
                }
            }
        }
        Ok(tally)
    }
}

/// A legal move; every second time one of a piece that lies on the board, so that stacks grow.
fn some_move(game: &Game, legal: &[Move], random: &mut Rng) -> Option<Move> {
    let moved: Vec<Move> = if random.bool() {
        let takes = |mv: &&Move| matches!(game.steps(**mv)[..], [Step::Take { .. }, ..]);
        legal.iter().filter(takes).copied().collect()
    } else {
        Vec::new()
    };
    random
        .choice(if moved.is_empty() { legal } else { &moved })
        .copied()
}
