//! `strata match`: two configurations of the engine against each other, colours swapped, with the Elo difference.

mod configuration;
mod tally;

use super::progress::Progress;
use crate::ai::TranspositionTable;
use crate::rules::{Color, Game, Setup};
use configuration::Configuration;
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
/// the evaluation from a file. Every opening is played twice with colours swapped. Prints wins, draws and losses of the
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
}

impl Match {
    pub(super) fn run(&self) -> Result<(), String> {
        let tally = Mutex::new(Tally::default());
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
                        self.play(number as u64, &tally, &progress);
                        progress.step();
                    }
                });
            }
        });
        drop(progress);
        let tally = tally
            .into_inner()
            .map_err(|_| "a game broke off".to_owned())?;
        println!("{tally}");
        Ok(())
    }

    fn play(&self, number: u64, tally: &Mutex<Tally>, progress: &Progress) {
        // Both games of a pair have the same opening.
        let seed = self.seed.wrapping_mul(0x9E37_79B9).wrapping_add(number / 2);
        let mut game = self.open(&mut fastrand::Rng::with_seed(seed));
        let first = if number.is_multiple_of(2) {
            Color::White
        } else {
            Color::Black
        };
        let (mut moves, mut thought) = ([0; 2], [Duration::ZERO; 2]);
        let mut memories = [TranspositionTable::default(), TranspositionTable::default()];
        while game.outcome().is_none() && game.ply() < self.plies {
            let (who, player) = if game.side_to_move() == first {
                (0, &self.a)
            } else {
                (1, &self.b)
            };
            let began = Instant::now();
            let chosen = player.play(&game, seed ^ (number << 32), &mut memories[who]);
            thought[who] += began.elapsed();
            moves[who] += 1;
            let Some(mv) = chosen else { break };
            if game.play(mv).is_err() {
                progress.print(|| eprintln!("strata: an illegal move: {}", game.write_move(mv)));
                break;
            }
        }
        let winner = game.outcome().and_then(crate::rules::Outcome::winner);
        let Ok(mut tally) = tally.lock() else { return };
        match winner {
            None => tally.draws += 1,
            Some(winner) if winner == first => tally.wins += 1,
            Some(_) => tally.losses += 1,
        }
        for who in 0..2 {
            tally.moves[who] += moves[who];
            tally.thought[who] += thought[who];
        }
        let line = format!(
            "game {}\t{}\t{} plies\t{}",
            number + 1,
            if first == Color::White {
                "A is White"
            } else {
                "A is Black"
            },
            game.ply(),
            game.outcome()
                .map_or_else(|| "cut off".to_owned(), |outcome| outcome.to_string())
        );
        progress.print(|| println!("{line}"));
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
