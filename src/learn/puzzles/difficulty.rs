//! How hard a puzzle is, by which of our own levels find it.

use crate::ai::{
    EvaluationWeights, LevelTable, Limits, OpponentGame, StopFlag, best_move_with, choose_untimed,
};
use crate::rules::games::each_game;
use crate::rules::{Game, Move};

/// How often each level tries, the gentlest first: whoever sees now this and now that has several tries. Master, who has but
/// time, is left out.
const TRIES: [u32; 9] = [3, 3, 3, 3, 3, 3, 2, 1, 1];
/// In PÜNCT a look at a position is long work.
const FEWER_TRIES: [u32; 9] = [1, 1, 1, 1, 1, 1, 0, 1, 1];
/// From this level on, oversights are so rare that the search alone is asked.
const SURE: usize = 7;
/// Beyond the weakest and the strongest who tried, somebody is thought to be who surely fails and who surely finds it.
const BEYOND: f64 = 300.0;

/// The rating of a puzzle that is solved by these first moves: whoever has the same finds one of them every other time.
pub(super) fn rate(start: &Game, first: &[Move]) -> i32 {
    let levels: &LevelTable = each_game!(Game, start, _, P => &<P as OpponentGame>::LEVELS);
    let weights = EvaluationWeights::default();
    let mut results = Vec::new();
    let tries = if matches!(start, Game::Punct(_)) {
        FEWER_TRIES
    } else {
        TRIES
    };
    for (place, tries) in tries.into_iter().enumerate() {
        if tries == 0 {
            continue;
        }
        let rating = f64::from(levels.ratings[place]);
        let found = (0..tries).filter(|&number| {
            let skill = levels.skills[place];
            let mv = if place >= SURE {
                let limits = Limits::nodes(skill.nodes);
                best_move_with(start, &weights, limits, &StopFlag::default(), |_| {})
            } else {
                choose_untimed(start, skill, u64::from(number) * 7_919 + place as u64)
            };
            mv.is_some_and(|mv| first.contains(&mv))
        });
        results.push((rating, found.count() as f64 / f64::from(tries)));
    }
    let [lowest, highest] = [results[0].0, results[results.len() - 1].0];
    results.push((lowest - BEYOND, 0.0));
    results.push((highest + BEYOND, 1.0));
    performance(&results)
}

/// The rating at which these results against it, each between 0 and 1, are what is expected.
fn performance(results: &[(f64, f64)]) -> i32 {
    let scored: f64 = results.iter().map(|(_, score)| score).sum();
    let expected = |rating: f64| -> f64 {
        let of = |(solver, _): &(f64, f64)| 1.0 / (1.0 + 10_f64.powf((rating - solver) / 400.0));
        results.iter().map(of).sum()
    };
    let [mut low, mut high] = [-1_000.0, 5_000.0];
    for _ in 0..40 {
        let middle = f64::midpoint(low, high);
        if expected(middle) > scored {
            low = middle;
        } else {
            high = middle;
        }
    }
    low.round() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_puzzle_is_as_strong_as_those_who_find_it_every_other_time() {
        let ratings = [400.0, 800.0, 1200.0, 1600.0];
        let found_from = |least: f64| {
            let results = ratings.map(|rating| (rating, f64::from(u8::from(rating >= least))));
            performance(&results)
        };
        assert!((found_from(1_000.0) - 1_000).abs() < 10);
        assert!(found_from(1_400.0) > found_from(600.0) + 500);
        assert_eq!(performance(&ratings.map(|rating| (rating, 0.5))), 1_000);
    }
}
