//! A person's rating in each game, by the results against levels whose ratings are known: Glicko's, with a certainty that never
//! grows so far that the rating stops following the person.

use crate::rules::Game;
use serde::{Deserialize, Serialize};

/// A rating, and how far it may be off.
#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rating {
    pub value: f64,
    /// One standard deviation.
    pub deviation: f64,
    /// How many games it stands on.
    pub games: u32,
    /// How many were won in a row, or lost where it is below zero.
    #[serde(default)]
    pub streak: i32,
}

/// How little is known of somebody whom nobody has seen play.
const UNKNOWN: f64 = 300.0;
/// People learn: however many games there were, the next ones count.
const SUREST: f64 = 70.0;
/// Who wins or loses so many games in a row is hardly as strong as the rating says: it is no surer than this then.
const STREAK: i32 = 4;
const IN_A_STREAK: f64 = 200.0;
/// No level is rated higher or lower than this.
const BOUNDS: [f64; 2] = [-1_000.0, 6_000.0];

impl Rating {
    /// Of somebody who is said to be about so strong.
    pub const fn guess(value: f64) -> Self {
        Self {
            value,
            deviation: UNKNOWN,
            games: 0,
            streak: 0,
        }
    }

    /// The share of the points expected against somebody.
    pub fn expected(self, opponent: f64) -> f64 {
        1.0 / (1.0 + 10_f64.powf((opponent - self.value) / 400.0))
    }

    /// After a game against somebody: `score` is 1 for a win, 0.5 for a draw, 0 for a loss.
    #[must_use]
    pub fn after(self, opponent: f64, score: f64) -> Self {
        let q = 10_f64.ln() / 400.0;
        let expected = self.expected(opponent);
        let told = q * q * (expected * (1.0 - expected)).max(0.02);
        let variance = 1.0 / (1.0 / self.deviation.powi(2) + told);
        let [lowest, highest] = BOUNDS;
        let streak = match score {
            1.0 => self.streak.max(0).saturating_add(1),
            0.0 => self.streak.min(0).saturating_sub(1),
            _ => 0,
        };
        let surest = if streak.abs() >= STREAK {
            IN_A_STREAK
        } else {
            SUREST
        };
        Self {
            value: (self.value + q * variance * (score - expected)).clamp(lowest, highest),
            deviation: variance.sqrt().max(surest),
            games: self.games.saturating_add(1),
            streak,
        }
    }

    /// Whether it is a number that playing could have led to.
    pub(crate) fn is_sane(&self) -> bool {
        let [lowest, highest] = BOUNDS;
        (lowest..=highest).contains(&self.value) && (SUREST..=UNKNOWN).contains(&self.deviation)
    }
}

/// A person's ratings, where there are any.
#[derive(Copy, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Ratings {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tak: Option<Rating>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hive: Option<Rating>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub punct: Option<Rating>,
}

impl Ratings {
    /// The rating in the game that this is one of.
    pub const fn of(&self, game: &Game) -> Option<Rating> {
        match game {
            Game::Tak(_) => self.tak,
            Game::Hive(_) => self.hive,
            Game::Punct(_) => self.punct,
        }
    }

    /// Keeps a rating in the game that this is one of.
    pub fn keep(&mut self, game: &Game, rating: Rating) {
        let kept = match game {
            Game::Tak(_) => &mut self.tak,
            Game::Hive(_) => &mut self.hive,
            Game::Punct(_) => &mut self.punct,
        };
        *kept = Some(rating);
    }

    /// Without numbers that no play could have led to.
    #[must_use]
    pub fn sane(self) -> Self {
        let sane = |rating: Option<Rating>| rating.filter(Rating::is_sane);
        Self {
            tak: sane(self.tak),
            hive: sane(self.hive),
            punct: sane(self.punct),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Somebody of a strength plays so many games against an opponent who is always as strong as their rating says.
    fn follow(strength: f64, mut rating: Rating, games: u32, seed: u64) -> Vec<Rating> {
        let mut random = fastrand::Rng::with_seed(seed);
        let person = Rating::guess(strength);
        let mut ratings = Vec::new();
        for _ in 0..games {
            let opponent = rating.value;
            let won = random.f64() < person.expected(opponent);
            rating = rating.after(opponent, f64::from(u8::from(won)));
            ratings.push(rating);
        }
        ratings
    }

    #[test]
    fn it_comes_to_people_of_three_strengths_and_stays_with_them() {
        for strength in [300.0, 1200.0, 2600.0] {
            for seed in 0..8 {
                let ratings = follow(strength, Rating::guess(400.0), 120, seed);
                let late = &ratings[40..];
                let mean = late.iter().map(|rating| rating.value).sum::<f64>() / late.len() as f64;
                assert!((mean - strength).abs() < 130.0, "{strength}: {mean}");
                let off = late.iter().map(|rating| (rating.value - strength).abs());
                assert!(off.fold(0.0, f64::max) < 500.0, "{strength} strays");
            }
        }
    }

    #[test]
    fn it_follows_somebody_who_learns() {
        let before = *follow(600.0, Rating::guess(700.0), 200, 1).last().unwrap();
        let after = *follow(1200.0, before, 60, 2).last().unwrap();
        assert!(after.value > 950.0, "{after:?}");
    }

    #[test]
    fn a_win_raises_it_a_loss_lowers_it_and_a_draw_among_equals_leaves_it() {
        let rating = Rating::guess(1000.0);
        assert!(rating.after(1000.0, 1.0).value > 1050.0);
        assert!(rating.after(1000.0, 0.0).value < 950.0);
        assert!((rating.after(1000.0, 0.5).value - 1000.0).abs() < 1e-9);
        assert!(rating.after(1000.0, 0.5).deviation < rating.deviation);
        // Who beats somebody far below learns next to nothing of themselves.
        assert!(rating.after(200.0, 1.0).value - rating.value < 10.0);
    }

    #[test]
    fn numbers_that_nobody_plays_for_are_not_kept() {
        let broken = Rating {
            value: f64::NAN,
            ..Rating::guess(500.0)
        };
        let ratings = Ratings {
            tak: Some(broken),
            hive: Some(Rating::guess(500.0)),
            punct: Some(Rating {
                deviation: 0.0,
                ..Rating::guess(500.0)
            }),
        };
        let sane = ratings.sane();
        assert_eq!((sane.tak, sane.punct), (None, None));
        assert_eq!(sane.hive, ratings.hive);
    }
}
