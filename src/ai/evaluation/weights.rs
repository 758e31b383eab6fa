//! Evaluation weights, kept apart from the code that uses them so that they can be tuned and compared.

use crate::ai::{Score, SearchGame};
use crate::rules::ReadError;
use crate::rules::games::with_games;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;

/// One game's evaluation weights. The default is what the engine plays with.
pub trait Weights:
    Clone + Default + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// Visits every number that may be tuned, always in the same order.
    fn each(&mut self, visit: &mut dyn FnMut(&mut Score));
}

/// A game whose numbers nobody tunes.
impl Weights for () {
    fn each(&mut self, _visit: &mut dyn FnMut(&mut Score)) {}
}

macro_rules! weights {
    ([$(($game:ident, $module:ident, $kind:ident)),*]) => {
        /// The evaluation weights of all games. A file may name some of them; the others keep their defaults.
        #[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct EvaluationWeights {
            $(pub $module: <crate::rules::$module::$game as SearchGame>::Weights,)*
        }

        /// Calls a function with the weights' type of every game.
        #[cfg(test)]
        macro_rules! each_weights {
            ($function:ident) => {
                $($function::<<crate::rules::$module::$game as SearchGame>::Weights>();)*
            };
        }
    };
}

with_games!(weights!());

impl EvaluationWeights {
    /// Reads the text of a weights file in RON, such as `(hive: (…))`.
    pub fn read(text: &str) -> Result<Self, ReadError> {
        ron::from_str(text).map_err(|error| {
            let line = error.span.start.line;
            let token = text.lines().nth(line.saturating_sub(1)).unwrap_or_default();
            ReadError::new(token.trim(), error.code.to_string()).on_line(line)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A number that `each` forgets would silently never be tuned.
    fn visits_every_number<W: Weights>() {
        let mut weights = W::default();
        let mut next = 0;
        weights.each(&mut |number| {
            next += 1;
            *number = 7_000 + next;
        });
        let text = ron::to_string(&weights).unwrap();
        let numbers = text
            .split(|c: char| !c.is_ascii_digit() && c != '-')
            .filter(|word| !word.is_empty());
        let found: Vec<Score> = numbers.map(|word| word.parse().unwrap()).collect();
        assert_eq!(found, (7_001..=7_000 + next).collect::<Vec<_>>());
    }

    #[test]
    fn every_number_is_visited_once() {
        each_weights!(visits_every_number);
    }

    #[test]
    fn a_file_names_what_differs() {
        assert_eq!(
            EvaluationWeights::read("()"),
            Ok(EvaluationWeights::default())
        );
        let mut weights = EvaluationWeights::default();
        weights.tak.early.tempo += 7;
        let text = format!("(tak: {})", ron::to_string(&weights.tak).unwrap());
        assert_eq!(EvaluationWeights::read(&text), Ok(weights));
        let error = EvaluationWeights::read("(\n  tak: (mood: 7),\n)").unwrap_err();
        assert!(error.to_string().contains("line 2"), "{error}");
    }
}
