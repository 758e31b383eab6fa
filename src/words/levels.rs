//! The levels by name, and how each plays.

use super::keys::Key;
use super::sentence::Value;
use crate::key;
use crate::strength::Strength;

/// The name of a level.
pub const fn level_name(level: Strength) -> Key {
    match level {
        Strength::Novice => key!("levels-novice"),
        Strength::Beginner => key!("levels-beginner"),
        Strength::Learner => key!("levels-learner"),
        Strength::Casual => key!("levels-casual"),
        Strength::Regular => key!("levels-regular"),
        Strength::Club => key!("levels-club"),
        Strength::Skilled => key!("levels-skilled"),
        Strength::Strong => key!("levels-strong"),
        Strength::Expert => key!("levels-expert"),
        Strength::Master => key!("levels-master"),
        Strength::Adaptive => key!("levels-adaptive"),
    }
}

/// How a level plays, in a line for somebody who chooses.
pub const fn level_description(level: Strength) -> Key {
    match level {
        Strength::Novice => key!("levels-novice-about"),
        Strength::Beginner => key!("levels-beginner-about"),
        Strength::Learner => key!("levels-learner-about"),
        Strength::Casual => key!("levels-casual-about"),
        Strength::Regular => key!("levels-regular-about"),
        Strength::Club => key!("levels-club-about"),
        Strength::Skilled => key!("levels-skilled-about"),
        Strength::Strong => key!("levels-strong-about"),
        Strength::Expert => key!("levels-expert-about"),
        Strength::Master => key!("levels-master-about"),
        Strength::Adaptive => key!("levels-adaptive-about"),
    }
}

/// A sentence speaks of a level by its name.
impl From<Strength> for Value {
    fn from(level: Strength) -> Self {
        level_name(level).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Language, Words};

    #[test]
    fn every_level_is_named_and_described_in_its_own_words() {
        for language in Language::ALL {
            for keys in [level_name as fn(Strength) -> Key, level_description] {
                let mut lines =
                    Strength::ALL.map(|level| Words::of(language).say(&keys(level).into()));
                lines.sort_unstable();
                assert!(lines.windows(2).all(|pair| pair[0] != pair[1]), "{lines:?}");
            }
        }
    }

    #[test]
    fn english_names_are_those_that_files_and_the_command_line_have() {
        for level in Strength::ALL {
            assert_eq!(
                Words::default().say(&level_name(level).into()),
                level.name()
            );
        }
    }
}
