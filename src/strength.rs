//! How strong an opponent is: six strengths with the same names in every game. A save and the settings name one; how each
//! plays is [`crate::ai`]'s.

use crate::rules::ReadError;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

#[derive(
    Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
pub enum Strength {
    Beginner,
    Casual,
    Club,
    Strong,
    Expert,
    Master,
}

impl Strength {
    pub const ALL: [Self; 6] = [
        Self::Beginner,
        Self::Casual,
        Self::Club,
        Self::Strong,
        Self::Expert,
        Self::Master,
    ];

    /// How long Master thinks unless told otherwise.
    pub const MASTER_TIME: Duration = Duration::from_secs(5);

    pub const fn name(self) -> &'static str {
        match self {
            Self::Beginner => "Beginner",
            Self::Casual => "Casual",
            Self::Club => "Club",
            Self::Strong => "Strong",
            Self::Expert => "Expert",
            Self::Master => "Master",
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

    fn from_str(text: &str) -> Result<Self, ReadError> {
        let named = Self::ALL
            .into_iter()
            .find(|strength| strength.name().eq_ignore_ascii_case(text));
        named.ok_or_else(|| {
            ReadError::new(
                text,
                "a level is Beginner, Casual, Club, Strong, Expert or Master",
            )
        })
    }
}
