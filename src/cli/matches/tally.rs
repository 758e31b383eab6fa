//! What the games of a match came to, and the Elo difference that they tell.

use crate::rules::Color;
use std::fmt;
use std::time::Duration;

/// What the games came to, from the first configuration's side.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    pub(super) wins: u32,
    pub(super) draws: u32,
    pub(super) losses: u32,
    pub(super) moves: [u32; 2],
    pub(super) thought: [Duration; 2],
}

impl Tally {
    /// Counts a game: which side the first one had, who won, and how many moves each made in which time.
    pub(super) fn add(
        &mut self,
        first: Color,
        winner: Option<Color>,
        moves: [u32; 2],
        thought: [Duration; 2],
    ) {
        match winner {
            None => self.draws += 1,
            Some(winner) if winner == first => self.wins += 1,
            Some(_) => self.losses += 1,
        }
        for who in 0..2 {
            self.moves[who] += moves[who];
            self.thought[who] += thought[who];
        }
    }

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
}
