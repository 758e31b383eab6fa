//! What is chosen on the first screen: a variant of each game, and who plays.

use crate::ai::Strength;
use crate::rules::Setup;

/// What is chosen on the cards.
#[derive(Clone, Debug)]
pub struct Choice {
    pub(super) tak_size: u8,
    pub(super) tak_half_komi: u8,
    pub(super) hive_expansions: [bool; 3],
    pub(super) hive_tournament: bool,
    pub(super) punct_standard: bool,
    /// Who plays each side of the next game; `None` for a person.
    pub(in crate::panels) seats: [Option<Strength>; 2],
}

impl Default for Choice {
    fn default() -> Self {
        Self {
            tak_size: 5,
            tak_half_komi: 0,
            hive_expansions: [true, true, false],
            hive_tournament: false,
            punct_standard: true,
            seats: [None; 2],
        }
    }
}

impl Choice {
    /// Shows a variant on its card.
    pub(in crate::panels) fn show(&mut self, setup: &Setup) {
        match setup {
            Setup::Tak(tak) => {
                self.tak_size = tak.size();
                self.tak_half_komi = u8::try_from(tak.half_komi()).unwrap_or(0);
            }
            Setup::Hive(hive) => {
                self.hive_expansions = [hive.mosquito, hive.ladybug, hive.pillbug];
                self.hive_tournament = hive.tournament;
            }
            Setup::Punct(punct) => self.punct_standard = punct.standard,
        }
    }

    /// The variants chosen, of Tak, Hive and PÜNCT.
    pub(in crate::panels) fn setups(&self) -> Vec<Setup> {
        let words = [self.tak_word(), self.hive_word(), self.punct_word()];
        words.iter().filter_map(|word| word.parse().ok()).collect()
    }

    pub(super) fn punct_word(&self) -> String {
        format!(
            "punct:{}",
            if self.punct_standard {
                "standard"
            } else {
                "basic"
            }
        )
    }

    pub(super) fn hive_word(&self) -> String {
        let bugs: String = ['M', 'L', 'P']
            .into_iter()
            .zip(self.hive_expansions)
            .filter(|(_, on)| *on)
            .map(|(bug, _)| bug)
            .collect();
        let plus = if bugs.is_empty() { "" } else { "+" };
        format!(
            "hive:Base{plus}{bugs}{}",
            if self.hive_tournament {
                "+tournament"
            } else {
                ""
            }
        )
    }

    pub(super) fn tak_word(&self) -> String {
        let komi = f32::from(self.tak_half_komi) / 2.0;
        if self.tak_half_komi == 0 {
            format!("tak{}", self.tak_size)
        } else {
            format!("tak{}+komi{komi}", self.tak_size)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_is_a_set_up() {
        for bits in 0..8u8 {
            let choice = Choice {
                tak_size: 3 + bits % 6,
                tak_half_komi: bits,
                hive_expansions: [bits & 1 > 0, bits & 2 > 0, bits & 4 > 0],
                hive_tournament: bits & 1 > 0,
                punct_standard: bits & 2 > 0,
                seats: [None; 2],
            };
            let mut taken = Choice::default();
            assert_eq!(choice.setups().len(), 3, "{choice:?}");
            for setup in choice.setups() {
                taken.show(&setup);
            }
            assert_eq!(taken.setups(), choice.setups());
        }
    }
}
