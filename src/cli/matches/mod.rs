//! `strata match`: two configurations of the engine against each other, colours swapped, with the Elo difference.

mod configuration;
mod tally;

use super::progress::Progress;
use crate::cli::games_file::GamesFile;
use crate::protocol::client::Fault;
use crate::record::Claim;
use crate::record::formats::save::Save;
use crate::record::game_record::GameRecord;
use crate::rules::{Color, Game, Outcome, Setup};
use configuration::Configuration;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tally::Tally;

/// Play two configurations of the engine against each other
///
/// A configuration is a level by its name (Novice … Master) or its place (level:1 is the gentlest); adaptive:1200, the level
/// that follows a person, for one of that rating; a simulated newcomer (newcomer:random, who plays any move; newcomer:blocks,
/// who wins and blocks at once where that can be, else plays any move; newcomer:aims, who also has a simple aim;
/// newcomer:forgetful, who also overlooks threats four times in ten); greedy, who believes the evaluation after one move and
/// looks no further; or limits: time=0.5 (seconds a move), nodes=2000, depth=3. nodes=N may have oversights, as the levels
/// have them: glances, overlooks, blind and misses in a hundred, and noise. With commas between: Master,time=2 gives Master
/// less time, time=1,threads=2 searches with two threads, nodes=2000,weights=FILE and greedy,weights=FILE take the numbers of
/// the evaluation from a file. Or another program's engine, by its protocol and its command: tei:COMMAND, uhp:COMMAND,
/// ugi:COMMAND, with "time=2," or the like before it, else a second a move; it runs without a shell, and loses a game in which
/// it doesn't answer in time or plays an illegal move. Every opening is played twice with colours swapped. Prints wins, draws and losses of the
/// first, its Elo advantage with a 95 % interval, and the time a move took each.
#[derive(Debug, clap::Args)]
pub struct Match {
    /// The first configuration
    a: Configuration,
    /// The second configuration
    b: Configuration,
    /// The game: tak5, hive:Base+ML+tournament, punct:standard …
    #[arg(long, default_value = "tak5")]
    game: Setup,
    /// How many games, rounded up to pairs
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    games: u32,
    /// Random plies before the engines take over
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u32).range(0..=40))]
    opening: u32,
    /// Games longer than this count as draws
    #[arg(long, value_name = "N", default_value_t = 300)]
    plies: u32,
    /// Openings and misjudgements follow from it
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games at a time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Write the games to this file; the format goes by its name
    #[arg(short, long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Replace a file that is there already
    #[arg(long, requires = "out")]
    force: bool,
}

/// How a game came out.
struct Played {
    number: u64,
    game: Game,
    /// The first configuration's side.
    first: Color,
    winner: Option<Color>,
    /// Who failed to move, and how.
    fault: Option<(Color, Fault)>,
    moves: [u32; 2],
    thought: [Duration; 2],
}

impl Match {
    pub(super) fn run(&self) -> Result<(), String> {
        let out = self.out.as_deref();
        let out = out.map(|out| GamesFile::new(out, self.force)).transpose()?;
        let played = Mutex::new(Vec::new());
        let failed = Mutex::new(None);
        let next = AtomicUsize::new(0);
        let games = self.games.next_multiple_of(2) as usize;
        let progress = Progress::new("games", games as u64);
        std::thread::scope(|scope| {
            for _ in 0..self.threads {
                scope.spawn(|| {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= games {
                            break;
                        }
                        match self.play(number as u64) {
                            Ok(game) => {
                                progress.print(|| game.tell());
                                if let Ok(mut played) = played.lock() {
                                    played.push(game);
                                }
                            }
                            // An engine that can't be started won't be next time either.
                            Err(why) => {
                                next.store(games, Ordering::Relaxed);
                                if let Ok(mut failed) = failed.lock() {
                                    *failed = Some(why);
                                }
                            }
                        }
                        progress.step();
                    }
                });
            }
        });
        drop(progress);
        if let Ok(Some(why)) = failed.into_inner() {
            return Err(why);
        }
        let mut played = played
            .into_inner()
            .map_err(|_| "a game broke off".to_owned())?;
        played.sort_by_key(|game| game.number);
        let mut tally = Tally::default();
        for game in &played {
            tally.add(game.first, game.winner, game.moves, game.thought);
        }
        super::unless_pipe_closed(writeln!(io::stdout(), "{tally}"))?;
        if let Some(out) = out {
            let saves = played.into_iter().map(|game| self.record(game));
            out.write(&saves.collect::<Vec<_>>())?;
        }
        Ok(())
    }

    /// Plays a game; an error where a player can't even sit down.
    fn play(&self, number: u64) -> Result<Played, String> {
        // Both games of a pair have the same opening.
        let seed = self.seed.wrapping_mul(0x9E37_79B9).wrapping_add(number / 2);
        let mut game = self.open(&mut fastrand::Rng::with_seed(seed));
        let first = if number.is_multiple_of(2) {
            Color::White
        } else {
            Color::Black
        };
        let (mut moves, mut thought) = ([0; 2], [Duration::ZERO; 2]);
        let sit = |player| Configuration::sit(player).map_err(|fault| told(player, &fault));
        let mut seats = [sit(&self.a)?, sit(&self.b)?];
        let mut fault = None;
        while game.outcome().is_none() && game.ply() < self.plies {
            let side = game.side_to_move();
            let who = usize::from(side != first);
            let began = Instant::now();
            let chosen = seats[who].play(&game, seed ^ (number << 32));
            thought[who] += began.elapsed();
            moves[who] += 1;
            let played = chosen.and_then(|mv| {
                let mv = mv.ok_or(Fault::Ended)?;
                let text = game.write_move(mv);
                game.play(mv).map_err(|_| Fault::IllegalMove(text))
            });
            if let Err(why) = played {
                fault = Some((side, why));
                break;
            }
        }
        let winner = match &fault {
            Some((side, _)) => Some(!*side),
            None => game.outcome().and_then(Outcome::winner),
        };
        Ok(Played {
            number,
            game,
            first,
            winner,
            fault,
            moves,
            thought,
        })
    }

    /// The game as it is kept, with who played it.
    fn record(&self, played: Played) -> Save {
        let mut record = GameRecord::from_game(played.game);
        for (side, player) in [(played.first, &self.a), (!played.first, &self.b)] {
            record.set_tag(record.player_tag(side), &player.name);
        }
        if let (Some(_), Some(by)) = (&played.fault, played.winner) {
            record.claim = Some(Claim::Won { by, how: None });
        }
        Save::new(record)
    }

    /// A few random plies; an opening that ends the game is drawn again.
    fn open(&self, random: &mut fastrand::Rng) -> Game {
        loop {
            let mut game = Game::new(&self.game);
            for _ in 0..self.opening {
                let legal = game.legal_moves();
                if legal.is_empty() || game.play(legal[random.usize(..legal.len())]).is_err() {
                    break;
                }
            }
            if game.outcome().is_none() {
                return game;
            }
        }
    }
}

fn told(player: &Configuration, fault: &Fault) -> String {
    format!("{}: {fault}", player.name)
}

impl Played {
    /// Prints how it ended. Nobody may read it any more; the match goes on.
    fn tell(&self) {
        let colour = if self.first == Color::White {
            "A is White"
        } else {
            "A is Black"
        };
        let end = match (&self.fault, self.game.outcome()) {
            (Some((side, fault)), _) => format!("{} wins: {side} failed, {fault}", !*side),
            (None, Some(outcome)) => outcome.to_string(),
            (None, None) => "cut off".to_owned(),
        };
        let (number, plies) = (self.number + 1, self.game.ply());
        let _ = writeln!(
            io::stdout(),
            "game {number}\t{colour}\t{plies} plies\t{end}"
        );
    }
}
