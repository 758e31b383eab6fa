//! How strong each level is in each game, as it is told.

use crate::ai::level_ratings;
use crate::rules::Setup;
use crate::say;
use crate::strength::Strength;
use crate::words::Words;

/// The ratings of a level in the three games.
pub(super) fn ratings(words: &Words, level: Strength) -> Option<String> {
    let place = level.place()?;
    let rating = |word: &str| {
        let setup: Setup = word.parse().ok()?;
        Some(level_ratings(&setup)[place])
    };
    let (tak, hive, punct) = (rating("tak5")?, rating("hive")?, rating("punct:standard")?);
    Some(say!(
        words,
        "levels-ratings",
        tak = tak.to_string(),
        hive = hive.to_string(),
        punct = punct.to_string()
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_is_rated_higher_than_the_one_below() {
        assert_eq!(ratings(&Words::default(), Strength::Adaptive), None);
        for word in ["tak6", "hive:Base+MLP", "punct:basic"] {
            let ratings = level_ratings(&word.parse().unwrap());
            assert!(ratings.is_sorted_by(|low, high| low < high), "{word}");
        }
    }
}
