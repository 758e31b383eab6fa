//! `strata match`: two configurations of the engine against each other, colours swapped, with the Elo difference.

use super::progress::Progress;
use crate::ai::{
    EvaluationWeights, Limits, StopFlag, Strength, TranspositionTable, best_move_with_table,
    choose, greedy,
};
use crate::rules::{Color, Game, Move, ReadError, Setup};
use std::fmt;
use std::str::FromStr;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// Play two configurations of the engine against each other
///
/// A configuration is a level (Beginner … Master); greedy, who believes the evaluation after one move and looks no further; or
/// limits: time=0.5 (seconds a move), nodes=2000, depth=3. With commas between: Master,time=2 gives Master less time,
/// time=1,threads=2 searches with two threads, nodes=2000,weights=FILE and greedy,weights=FILE take the numbers of the
/// evaluation from a file. Every opening is played twice with colours swapped. Prints wins, draws and losses of the first, its
/// Elo advantage with a 95 % interval, and the time a move took each.
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

#[derive(Clone, Debug, PartialEq)]
struct Configuration {
    player: Player,
    weights: Box<EvaluationWeights>,
}

#[derive(Copy, Clone, Debug, PartialEq)]
enum Player {
    Strength(Strength, Duration),
    Greedy,
    Limits(Limits),
}

impl FromStr for Configuration {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        let wrong = || {
            ReadError::new(
                text,
                "a configuration is a level, greedy, or time=SECONDS, nodes=N or depth=N, and perhaps threads=N and weights=FILE, with commas between",
            )
        };
        let mut named = None;
        let mut limits = Limits::default();
        let mut weights = None;
        for part in text.split(',') {
            let Some((name, value)) = part.split_once('=') else {
                let player = match part {
                    "greedy" => Player::Greedy,
                    _ => {
                        Player::Strength(part.parse().map_err(|_| wrong())?, Strength::MASTER_TIME)
                    }
                };
                if named.replace(player).is_some() {
                    return Err(wrong());
                }
                continue;
            };
            match name {
                "time" => {
                    let secs = value.parse::<f64>().ok();
                    let secs = secs.filter(|secs| (0.0..=3600.0).contains(secs));
                    limits.time = Some(Duration::from_secs_f64(secs.ok_or_else(wrong)?));
                }
                "nodes" => limits.nodes = Some(value.parse().map_err(|_| wrong())?),
                "depth" => limits.depth = Some(value.parse().map_err(|_| wrong())?),
                "threads" => limits.threads = value.parse().map_err(|_| wrong())?,
                "weights" => {
                    let text = std::fs::read_to_string(value)
                        .map_err(|error| ReadError::new(value, error.to_string()))?;
                    weights = Some(Box::new(EvaluationWeights::read(&text)?));
                }
                _ => return Err(wrong()),
            }
        }
        let unlimited = limits == Limits::default();
        let endless = (limits.time, limits.nodes, limits.depth) == (None, None, None);
        let player = match (named, limits.time) {
            (Some(Player::Strength(Strength::Master, _)), Some(time))
                if limits == Limits::time(time) && weights.is_none() =>
            {
                Player::Strength(Strength::Master, time)
            }
            (Some(level @ Player::Strength(..)), _) if unlimited && weights.is_none() => level,
            (Some(Player::Greedy), _) if unlimited => Player::Greedy,
            (None, _) if !endless => Player::Limits(limits),
            _ => return Err(wrong()),
        };
        let weights = weights.unwrap_or_default();
        Ok(Self { player, weights })
    }
}

impl Configuration {
    fn play(&self, game: &Game, seed: u64, table: &mut TranspositionTable) -> Option<Move> {
        let stop = StopFlag::default();
        match self.player {
            Player::Strength(level, master) => {
                choose(game, level, master, seed, &stop, table, |_| {})
            }
            Player::Greedy => greedy(game, &self.weights),
            Player::Limits(limits) => {
                best_move_with_table(game, &self.weights, limits, &stop, table, |_| {})
            }
        }
    }
}

/// What the games came to, from the first configuration's side.
#[derive(Clone, Debug, Default)]
struct Tally {
    wins: u32,
    draws: u32,
    losses: u32,
    moves: [u32; 2],
    thought: [Duration; 2],
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
            let chosen = player.play(&game, seed ^ number, &mut memories[who]);
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

impl Tally {
    /// The first one's share of the points.
    fn score(&self) -> f64 {
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / self.games()
    }

    fn games(&self) -> f64 {
        f64::from(self.wins + self.draws + self.losses)
    }

    /// Where the expected score lies with 95 % certainty: Wilson's interval, which stays wide where every game ended alike, with
    /// the variance of these games, which draws make smaller.
    fn interval(&self) -> [f64; 2] {
        let (games, score) = (self.games(), self.score());
        let variance = (f64::from(self.wins) * (1.0 - score).powi(2)
            + f64::from(self.draws) * (0.5 - score).powi(2)
            + f64::from(self.losses) * score.powi(2))
            / games;
        let share = NORMAL_95.powi(2) / games;
        let middle = (score + share / 2.0) / (1.0 + share);
        let error = NORMAL_95 * (variance / games + share / (4.0 * games)).sqrt() / (1.0 + share);
        // Of one who has only won, or only lost, no number of games tells how far it goes on; rounding must not make one up.
        let low = if score > 0.0 { middle - error } else { 0.0 };
        let high = if score < 1.0 { middle + error } else { 1.0 };
        [low, high]
    }
}

/// So many standard deviations to each side hold 95 % of a normal distribution.
const NORMAL_95: f64 = 1.96;

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [low, high] = self.interval();
        write!(
            f,
            "A +{} ={} -{}\tscore {:.1} %\tElo {} [{}, {}]",
            self.wins,
            self.draws,
            self.losses,
            self.score() * 100.0,
            elo_in_words(self.score()),
            elo_in_words(low),
            elo_in_words(high),
        )?;
        for (who, name) in ["A", "B"].into_iter().enumerate() {
            let mean = self.thought[who] / self.moves[who].max(1);
            write!(f, "\t{name} {:.0} ms a move", mean.as_secs_f64() * 1000.0)?;
        }
        Ok(())
    }
}

fn elo_in_words(score: f64) -> String {
    match elo(score) {
        f64::INFINITY => "+∞".to_owned(),
        f64::NEG_INFINITY => "-∞".to_owned(),
        // Adding zero makes a difference of nothing a plus.
        elo => format!("{:+.0}", elo.round() + 0.0),
    }
}

/// The rating difference at which this share of the points is expected; infinite where all of them or none are.
fn elo(score: f64) -> f64 {
    -400.0 * (1.0 / score.clamp(0.0, 1.0) - 1.0).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_of_four_points_are_about_two_hundred_elo() {
        assert!((elo(0.75) - 190.8).abs() < 0.1);
        assert!(elo(0.5).abs() < 1e-9);
        assert!((elo(0.25) + elo(0.75)).abs() < 1e-9);
    }

    fn told(wins: u32, draws: u32, losses: u32) -> String {
        let tally = Tally {
            wins,
            draws,
            losses,
            ..Tally::default()
        };
        let told = tally.to_string();
        let (_, elo) = told.split_once("Elo ").expect("it tells the difference");
        elo.split('\t').next().unwrap_or_default().to_owned()
    }

    #[test]
    fn a_clean_sweep_is_open_on_one_side_and_never_certain() {
        assert_eq!(told(40, 0, 0), "+∞ [+407, +∞]");
        assert_eq!(told(0, 0, 40), "-∞ [-∞, -407]");
        assert_eq!(told(2, 0, 0), "+∞ [-113, +∞]", "two games say little");
    }

    #[test]
    fn games_that_all_ended_drawn_leave_room_to_both_sides() {
        assert_eq!(told(0, 40, 0), "+0 [-31, +31]");
    }

    #[test]
    fn the_interval_holds_the_score_and_shrinks_with_the_games() {
        for [wins, draws, losses] in [[3, 0, 1], [1, 1, 0], [10, 20, 10], [399, 0, 1]] {
            let tally = |times: u32| Tally {
                wins: wins * times,
                draws: draws * times,
                losses: losses * times,
                ..Tally::default()
            };
            let ([low, high], score) = (tally(1).interval(), tally(1).score());
            assert!(0.0 <= low && low < score && score < high && high <= 1.0);
            let [nearer_low, nearer_high] = tally(10).interval();
            assert!(low < nearer_low && nearer_high < high);
        }
    }

    #[test]
    fn a_configuration_is_a_level_greedy_or_limits() {
        let player = |text: &str| text.parse::<Configuration>().unwrap().player;
        assert_eq!(
            player("Club"),
            Player::Strength(Strength::Club, Strength::MASTER_TIME)
        );
        assert_eq!(
            player("Master,time=2"),
            Player::Strength(Strength::Master, Duration::from_secs(2))
        );
        assert_eq!(player("greedy"), Player::Greedy);
        assert_eq!(player("nodes=200"), Player::Limits(Limits::nodes(200)));
        for text in [
            "",
            "time=-1",
            "time=NaN",
            "depth=x",
            "mood=good",
            "Grandmaster",
            "Club,time=1",
            "Club,Master",
            "greedy,nodes=5",
            "nodes=5,weights=/no/such/file",
            "weights=",
            "threads=2",
            "nodes=5,threads=0",
        ] {
            assert!(text.parse::<Configuration>().is_err(), "{text}");
        }
    }
}
