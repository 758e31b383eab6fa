//! Fits the numbers of an evaluation to how games ended: logistic regression by Adam, the same from the same samples.

use super::{Score, SearchGame, Weights};

/// A position as the fit sees it: how much each number counts there, and how the game ended for the side to move.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The numbers that matter here, and by how much the evaluation rises with each.
    slopes: Vec<(u16, f32)>,
    /// What the evaluation has besides.
    constant: f32,
    /// From 0 for a loss to 1 for a win.
    result: f32,
}

/// Far enough that rounding inside an evaluation doesn't blur the slope.
const NUDGE: Score = 400;

/// The evaluation taken apart by moving each number a little: no second list of what an evaluation looks at is needed.
#[derive(Clone, Debug)]
pub struct Sampler<W> {
    weights: W,
    nudged: Vec<W>,
    start: Vec<Score>,
}

impl<W: Weights> Sampler<W> {
    pub fn new(weights: &W) -> Self {
        let start = numbers(weights);
        let nudged = (0..start.len())
            .map(|i| {
                let mut nudged = start.clone();
                nudged[i] += NUDGE;
                with_numbers(weights, &nudged)
            })
            .collect();
        Self {
            weights: weights.clone(),
            nudged,
            start,
        }
    }

    pub fn sample<P: SearchGame<Weights = W>>(&self, position: &P, result: f32) -> Sample {
        let evaluation = position.evaluate(&self.weights);
        let mut constant = evaluation as f32;
        let mut slopes = Vec::new();
        for (i, nudged) in self.nudged.iter().enumerate() {
            let rise = position.evaluate(nudged) - evaluation;
            if rise != 0 {
                let slope = rise as f32 / NUDGE as f32;
                slopes.push((i as u16, slope));
                constant -= slope * self.start[i] as f32;
            }
        }
        Sample {
            slopes,
            constant,
            result,
        }
    }

    /// The numbers that explain the results best, starting from those given.
    pub fn fit(&self, samples: &[Sample], rounds: u32, mut on_round: impl FnMut(u32, f64)) -> W {
        let start: Vec<f32> = self.start.iter().map(|&number| number as f32).collect();
        let scale = best_scale(samples, &start);
        let mut adam = Adam::new(start);
        for round in 0..rounds {
            let (slope, error) = slope(samples, &adam.numbers, scale);
            // Big steps first, small ones to settle.
            let pace = 8.0 * (1.0 - round as f32 / rounds as f32).max(0.05);
            adam.step(&slope, pace);
            if round.is_multiple_of(20) || round + 1 == rounds {
                on_round(round, error);
            }
        }
        let fitted: Vec<Score> = adam.numbers.iter().map(|n| n.round() as Score).collect();
        with_numbers(&self.weights, &fitted)
    }

    /// So many hundredths of the way from the weights given to others.
    pub fn part_way(&self, other: &W, percent: u8) -> W {
        let part = f64::from(percent) / 100.0;
        let between =
            |(&from, to): (&Score, Score)| from + (f64::from(to - from) * part).round() as Score;
        let mixed: Vec<Score> = self.start.iter().zip(numbers(other)).map(between).collect();
        with_numbers(&self.weights, &mixed)
    }

    /// How badly these weights explain samples, on the scale that suits them best.
    pub fn error(&self, samples: &[Sample], weights: &W) -> f64 {
        let numbers: Vec<f32> = numbers(weights).iter().map(|&n| n as f32).collect();
        slope(samples, &numbers, best_scale(samples, &numbers)).1
    }
}

fn numbers<W: Weights>(weights: &W) -> Vec<Score> {
    let mut numbers = Vec::new();
    weights.clone().each(&mut |number| numbers.push(*number));
    numbers
}

fn with_numbers<W: Weights>(weights: &W, numbers: &[Score]) -> W {
    let mut weights = weights.clone();
    let mut next = numbers.iter();
    weights.each(&mut |number| {
        if let Some(&new) = next.next() {
            *number = new;
        }
    });
    weights
}

impl Sample {
    fn evaluate(&self, numbers: &[f32]) -> f32 {
        let parts = self.slopes.iter();
        parts.fold(self.constant, |sum, &(i, slope)| {
            sum + slope * numbers[usize::from(i)]
        })
    }
}

/// The share of the points that a score promises.
fn expected(score: f32, scale: f32) -> f32 {
    1.0 / (1.0 + (-score / scale).exp())
}

/// The mean error (cross-entropy), and how it rises with each number.
fn slope(samples: &[Sample], numbers: &[f32], scale: f32) -> (Vec<f32>, f64) {
    let mut slope = vec![0.0; numbers.len()];
    let mut error = 0.0;
    for sample in samples {
        let expected = expected(sample.evaluate(numbers), scale).clamp(1e-6, 1.0 - 1e-6);
        let off = expected - sample.result;
        for &(i, rise) in &sample.slopes {
            slope[usize::from(i)] += off * rise;
        }
        error -= f64::from(
            sample.result * expected.ln() + (1.0 - sample.result) * (1.0 - expected).ln(),
        );
    }
    let count = samples.len().max(1);
    for number in &mut slope {
        *number /= count as f32;
    }
    (slope, error / count as f64)
}

/// The scale on which these numbers promise what came of it.
fn best_scale(samples: &[Sample], numbers: &[f32]) -> f32 {
    let scales = (0..40).map(|i| 60.0 * 1.1_f32.powi(i));
    scales
        .min_by(|&a, &b| {
            let error = |scale| slope(samples, numbers, scale).1;
            error(a).total_cmp(&error(b))
        })
        .unwrap_or(400.0)
}

/// Gradient descent whose steps suit each number.
struct Adam {
    numbers: Vec<f32>,
    start: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Adam {
    /// How strongly a number that hardly matters is kept near where it began.
    const PULL: f32 = 2e-6;

    fn new(numbers: Vec<f32>) -> Self {
        Self {
            mean: vec![0.0; numbers.len()],
            square: vec![0.0; numbers.len()],
            start: numbers.clone(),
            numbers,
            steps: 0,
        }
    }

    fn step(&mut self, slope: &[f32], pace: f32) {
        self.steps += 1;
        let (slow, slower) = (0.9_f32, 0.999_f32);
        for (i, &slope) in slope.iter().enumerate() {
            let slope = slope + Self::PULL * (self.numbers[i] - self.start[i]);
            self.mean[i] = slow * self.mean[i] + (1.0 - slow) * slope;
            self.square[i] = slower * self.square[i] + (1.0 - slower) * slope * slope;
            let mean = self.mean[i] / (1.0 - slow.powi(self.steps));
            let square = self.square[i] / (1.0 - slower.powi(self.steps));
            self.numbers[i] -= pace * mean / (square.sqrt() + 1e-8);
        }
    }
}
