//! Plays and saves without a pause, as the app saves, so that a test can kill the real program at any moment.

use crate::learn::puzzles::{Puzzle, shipped};
use crate::record::clock;
use crate::record::formats::save::Save;
use crate::record::game_record::GameRecord;
use crate::record::tree::NodeId;
use crate::rules::{Game, Setup};
use crate::store::{SaveEvent, SaveWriter, Store};
use fastrand::Rng;
use std::io::{self, Write};
use std::path::PathBuf;

/// Play random moves and variations, saving each as the app does, until killed
///
/// Prints `game`, its name and its set-up; then a line a move, with every move up to it: `made` when it is handed over to
/// be saved, `kept` when it is on the disk.
#[derive(Debug, clap::Args)]
pub struct Drill {
    /// The game: tak5, hive:Base+ML, punct:standard …
    setup: Setup,
    /// The folder to save in
    #[arg(long, value_name = "DIR")]
    data: PathBuf,
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Go on with the game that was played last
    #[arg(long)]
    resume: bool,
    /// Solve puzzles beside it and keep what came of them: prints `learnt` with how many were tried when that is on the disk
    #[arg(long)]
    learn: bool,
    /// How many moves to play
    #[arg(long, default_value_t = 1_000_000)]
    moves: usize,
}

impl Drill {
    pub fn run(self) -> Result<(), String> {
        let store = Store::open(&self.data);
        let last = store.last().filter(|_| self.resume);
        let (id, mut save) = match last {
            Some(listing) => {
                let read = store.read(&listing.id);
                let save = read.map_err(|broken| format!("{}: {}", listing.id, broken.error))?;
                (store.take(&listing.id), save)
            }
            None => (store.new_game(), Save::new(GameRecord::new(&self.setup))),
        };
        let (mut settings, _) = store.settings();
        let puzzles: &[Puzzle] = if self.learn { shipped("tak") } else { &[] };
        let mut puzzles = puzzles.iter().cycle();
        let writer = SaveWriter::new(store).map_err(|error| error.to_string())?;
        let mut rng = Rng::with_seed(self.seed);
        let mut table = Table::at(&save)?;
        say(&format!("game\t{id}\t{}", table.game.setup()))?;
        for _ in 0..self.moves {
            table.play_on(&mut save, &mut rng);
            writer.keep(&id, save.clone());
            if let Some(puzzle) = puzzles.next() {
                let learnt = &mut settings.learnt.puzzles;
                learnt.finished(puzzle, rng.bool(), 0);
                writer.keep_settings(settings.clone());
            }
            let line = table.line.join(";");
            say(&format!("made\t{line}"))?;
            // A person sometimes thinks, and sometimes plays faster than a disk writes.
            if rng.bool() && writer.flush() {
                say(&format!("kept\t{line}"))?;
                if self.learn {
                    let tried = settings.learnt.puzzles.results("tak").tried;
                    say(&format!("learnt\t{tried}"))?;
                }
            }
            for event in writer.events() {
                say(&match event {
                    SaveEvent::Failing(words) => format!("failing\t{words}"),
                    SaveEvent::WorksAgain => "works again".to_owned(),
                })?;
            }
        }
        Ok(())
    }
}

/// The game at a save's cursor, with its moves in words.
struct Table {
    game: Game,
    line: Vec<String>,
}

impl Table {
    fn at(save: &Save) -> Result<Self, String> {
        let mut game = save.record.start.clone();
        let mut line = Vec::new();
        for mv in save.record.tree.moves_to(save.cursor) {
            line.push(game.write_move(mv));
            game.play(mv).map_err(|illegal| illegal.to_string())?;
        }
        Ok(Self { game, line })
    }

    /// Makes a move, sometimes after going back a little.
    fn play_on(&mut self, save: &mut Save, rng: &mut Rng) {
        let tree = &mut save.record.tree;
        let mut back = if rng.u8(..6) == 0 { rng.usize(1..4) } else { 0 };
        let mut moves = self.game.legal_moves();
        while back > 0 || moves.is_empty() {
            back = back.saturating_sub(1);
            if self.game.undo().is_none() {
                break;
            }
            self.line.pop();
            save.cursor = tree.parent(save.cursor).unwrap_or(NodeId::ROOT);
            moves = self.game.legal_moves();
        }
        let Some(mv) = rng.choice(moves) else { return };
        self.line.push(self.game.write_move(mv));
        self.game
            .play(mv)
            .expect("it is one of the legal moves of this position");
        save.cursor = tree.add(save.cursor, mv);
        save.changed = clock::now();
    }
}

/// A line that is out of this process when the call returns.
fn say(line: &str) -> Result<(), String> {
    let mut out = io::stdout().lock();
    writeln!(out, "{line}")
        .and_then(|()| out.flush())
        .map_err(|error| error.to_string())
}
