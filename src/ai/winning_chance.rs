//! Winning chance: the share of the points that a score of the search promises, on a logistic curve that is fitted to games
//! of the engine against itself (`strata tune GAME --chance`).

use super::{SEEN_WIN, Score, SearchGame};
use crate::rules::games::each_game;
use crate::rules::{ReadError, Setup};
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

/// The share of the points, from 0 to 1, that a score promises the side it is for: certain where a win is proved, and half
/// where nobody is better off.
///
/// ```
/// use strata::ai::{WIN, winning_chance};
///
/// let tak = "tak5".parse().unwrap();
/// assert!((winning_chance(&tak, 0) - 0.5).abs() < 1e-9);
/// assert!(winning_chance(&tak, 300) > 0.6);
/// assert!((winning_chance(&tak, WIN - 3) - 1.0).abs() < 1e-9);
/// ```
pub fn winning_chance(setup: &Setup, score: Score) -> f64 {
    if score.abs() >= SEEN_WIN {
        return if score > 0 { 1.0 } else { 0.0 };
    }
    winning_curve(setup).chance(score)
}

/// The curve of a game.
pub fn winning_curve(setup: &Setup) -> WinningCurve {
    each_game!(Setup, setup, setup, P => P::winning_curve(setup))
}

/// A logistic curve from scores to winning chances.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct WinningCurve {
    /// The score at which 73 of a hundred points are to be expected.
    pub scale: f64,
    /// Higher scores promise no more than this one does.
    pub most: Score,
}

impl WinningCurve {
    /// A curve on which every score counts.
    pub const fn new(scale: f64) -> Self {
        Self {
            scale,
            most: SEEN_WIN,
        }
    }

    /// The score that promises such a share of the points, as far as scores count.
    pub fn score(self, chance: f64) -> Score {
        // What isn't proved doesn't count as proved.
        let most = f64::from(self.most.min(SEEN_WIN - 1));
        let score = self.scale * (chance / (1.0 - chance)).ln();
        score.clamp(-most, most).round() as Score
    }

    fn chance(self, score: Score) -> f64 {
        let score = score.clamp(-self.most, self.most);
        1.0 / (1.0 + (-f64::from(score) / self.scale).exp())
    }
}

/// How games ended after positions of some score, each from the side to move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScoreResults {
    /// By the score to the nearest ten.
    results: BTreeMap<Score, Results>,
}

#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
struct Results {
    positions: u32,
    half_points: u32,
}

/// Scores are told apart in steps of so much.
const STEP: Score = 10;

/// How well a curve foretells the positions to which it gives a certain tenth of the chances.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Calibration {
    pub positions: u32,
    /// The share of the points that the curve promises on average, and the share that was made.
    pub promised: f64,
    pub made: f64,
}

impl ScoreResults {
    /// Adds a position whose side to move made so many half points: 0, 1 or 2. A proved result is no matter of chance.
    pub fn add(&mut self, score: Score, half_points: u8) {
        if score.abs() >= SEEN_WIN {
            return;
        }
        let nearest = (score + STEP / 2).div_euclid(STEP) * STEP;
        let results = self.results.entry(nearest).or_default();
        results.positions += 1;
        results.half_points += u32::from(half_points.min(2));
    }

    pub fn positions(&self) -> u32 {
        self.results.values().map(|results| results.positions).sum()
    }

    /// The mean error (cross-entropy) of a curve.
    fn error(&self, curve: WinningCurve) -> f64 {
        let each = self.results.iter().map(|(&score, results)| {
            let promised = curve.chance(score).clamp(1e-9, 1.0 - 1e-9);
            let made = f64::from(results.half_points) / 2.0;
            let lost = f64::from(results.positions) - made;
            -(made * promised.ln() + lost * (1.0 - promised).ln())
        });
        each.sum::<f64>() / f64::from(self.positions().max(1))
    }

    /// The curve that explains the results best, with scores up to `most`: the error has one minimum along its scale.
    pub fn best_curve(&self, most: Score) -> WinningCurve {
        let error = |scale| self.error(WinningCurve { scale, most });
        let (mut low, mut high) = (1.0_f64, 20_000.0_f64);
        while high / low > 1.0005 {
            let third = (high / low).cbrt();
            let (left, right) = (low * third, high / third);
            if error(left) <= error(right) {
                high = right;
            } else {
                low = left;
            }
        }
        WinningCurve {
            scale: (low * high).sqrt(),
            most,
        }
    }

    /// What a curve promises and what was made, for each tenth of the chances; `None` where no position falls in.
    pub fn calibration(&self, curve: WinningCurve) -> [Option<Calibration>; 10] {
        let mut sums = [(0_u32, 0.0, 0.0); 10];
        for (&score, results) in &self.results {
            let promised = curve.chance(score);
            let (positions, expected, made) = &mut sums[((promised * 10.0) as usize).min(9)];
            *positions += results.positions;
            *expected += promised * f64::from(results.positions);
            *made += f64::from(results.half_points) / 2.0;
        }
        sums.map(|(positions, expected, made)| {
            let count = f64::from(positions);
            (positions > 0).then(|| Calibration {
                positions,
                promised: expected / count,
                made: made / count,
            })
        })
    }
}

/// A line for each score: the score, how many positions had it, and how many half points their movers made.
impl fmt::Display for ScoreResults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (score, results) in &self.results {
            writeln!(f, "{score}\t{}\t{}", results.positions, results.half_points)?;
        }
        Ok(())
    }
}

impl FromStr for ScoreResults {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        let mut results = BTreeMap::new();
        for (number, line) in text.lines().enumerate() {
            let read = || {
                let mut words = line.split('\t');
                let score = words.next()?.parse::<Score>().ok()?;
                let positions = words.next()?.parse::<u32>().ok()?;
                let half_points = words.next()?.parse::<u32>().ok()?;
                let sound = words.next().is_none() && half_points / 2 <= positions;
                sound.then_some((score, positions, half_points))
            };
            let (score, positions, half_points) = read().ok_or_else(|| {
                ReadError::new(
                    line,
                    "a line is a score, positions and half points, with tabs",
                )
                .on_line(number + 1)
            })?;
            let results: &mut Results = results.entry(score).or_default();
            results.positions = results.positions.saturating_add(positions);
            results.half_points = results.half_points.saturating_add(half_points);
        }
        Ok(Self { results })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::WIN;

    #[test]
    fn a_curve_is_found_again_from_what_it_promises() {
        for scale in [80.0, 300.0, 1500.0] {
            let mut random = fastrand::Rng::with_seed(4);
            let mut results = ScoreResults::default();
            for _ in 0..40_000 {
                let score = random.i32(-1000..=1000);
                let wins = random.f64() < WinningCurve::new(scale).chance(score);
                results.add(score, if wins { 2 } else { 0 });
            }
            let found = results.best_curve(SEEN_WIN).scale;
            assert!((found / scale - 1.0).abs() < 0.05, "{scale}: {found}");
            assert_eq!(results.to_string().parse(), Ok(results));
        }
    }

    #[test]
    fn what_is_proved_is_certain_and_no_matter_of_chance() {
        let mut results = ScoreResults::default();
        for word in ["tak4", "hive", "punct:basic"] {
            let setup = word.parse().unwrap();
            for score in [SEEN_WIN, WIN - 1] {
                results.add(score, 2);
                assert!(winning_chance(&setup, score) >= 1.0);
                assert!(winning_chance(&setup, -score) <= 0.0);
            }
            let almost = winning_chance(&setup, 700);
            let most = winning_chance(&setup, SEEN_WIN - 1);
            assert!(almost <= most && most <= 1.0);
            assert!(0.5 < almost && almost < 1.0);
            assert!((almost + winning_chance(&setup, -700) - 1.0).abs() < 1e-9);
        }
        assert_eq!(results.positions(), 0);
    }

    #[test]
    fn a_table_that_makes_no_sense_is_refused_with_its_line() {
        for text in ["10\t1\t2\n7", "10\t1\t2\n7\t1\t9", "10\t1\t2\nx\t1\t1"] {
            let error = text.parse::<ScoreResults>().unwrap_err();
            assert!(error.to_string().contains("line 2"), "{error}");
        }
    }
}
