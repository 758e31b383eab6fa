//! How strong an opponent is: levels with the same names in every game, from one for people who have just learnt the rules to
//! the best there is, and one that follows the person. A save and the settings name one; how each plays is [`crate::ai`]'s.

use crate::rules::ReadError;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// An opponent's strength. The names stand in files: a name that was ever written must be read.
#[derive(
    Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
pub enum Strength {
    Novice,
    Beginner,
    Learner,
    Casual,
    Regular,
    Club,
    Skilled,
    Strong,
    Expert,
    Master,
    /// About as strong as the person, by what is known of their games.
    Adaptive,
}

impl Strength {
    /// Whoever may play: the ladder from the gentlest up, then the one that follows the person.
    pub const ALL: [Self; 11] = [
        Self::Novice,
        Self::Beginner,
        Self::Learner,
        Self::Casual,
        Self::Regular,
        Self::Club,
        Self::Skilled,
        Self::Strong,
        Self::Expert,
        Self::Master,
        Self::Adaptive,
    ];

    /// How many levels the ladder has, the gentlest first.
    pub const LEVELS: usize = 10;

    /// How long Master thinks unless told otherwise.
    pub const MASTER_TIME: Duration = Duration::from_secs(5);

    /// The level at a place of the ladder, 0 for the gentlest.
    pub fn level(place: usize) -> Option<Self> {
        Self::ALL.into_iter().take(Self::LEVELS).nth(place)
    }

    /// Its place on the ladder, 0 for the gentlest; none for the one that follows the person.
    pub const fn place(self) -> Option<usize> {
        match self {
            Self::Adaptive => None,
            level => Some(level as usize),
        }
    }

    pub const fn name(self) -> &'static str {
        match self {
            Self::Novice => "Novice",
            Self::Beginner => "Beginner",
            Self::Learner => "Learner",
            Self::Casual => "Casual",
            Self::Regular => "Regular",
            Self::Club => "Club",
            Self::Skilled => "Skilled",
            Self::Strong => "Strong",
            Self::Expert => "Expert",
            Self::Master => "Master",
            Self::Adaptive => "About my strength",
        }
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Strength {
    type Err = ReadError;

    /// A level by its name, or by its place: `level:1` is the gentlest.
    fn from_str(text: &str) -> Result<Self, ReadError> {
        let place = || {
            let place: usize = text.strip_prefix("level:")?.parse().ok()?;
            Self::level(place.checked_sub(1)?)
        };
        let mut levels = Self::ALL.into_iter().take(Self::LEVELS);
        levels
            .find(|level| level.name().eq_ignore_ascii_case(text))
            .or_else(place)
            .ok_or_else(|| {
                let names = Self::ALL.map(Self::name)[..Self::LEVELS].join(", ");
                let most = Self::LEVELS;
                ReadError::new(
                    text,
                    format!("a level is one of {names}, or level:1 to level:{most}"),
                )
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_is_read_by_its_name_and_by_its_place() {
        for (place, level) in Strength::ALL.into_iter().take(Strength::LEVELS).enumerate() {
            assert_eq!(level.place(), Some(place));
            assert_eq!(Strength::level(place), Some(level));
            assert_eq!(level.name().to_lowercase().parse(), Ok(level));
            assert_eq!(format!("level:{}", place + 1).parse(), Ok(level));
        }
        assert_eq!(Strength::Adaptive.place(), None);
        let beyond = format!("level:{}", Strength::LEVELS + 1);
        for text in ["level:0", &beyond, "level:", "level", "Grandmaster", ""] {
            assert!(text.parse::<Strength>().is_err(), "{text}");
        }
    }

    #[test]
    fn names_that_older_files_have_are_still_read() {
        for name in ["Beginner", "Casual", "Club", "Strong", "Expert", "Master"] {
            assert_eq!(name.parse::<Strength>().unwrap().name(), name);
        }
    }
}
