//! A game and everything agreed before it begins, as one word: `tak5`, `hive:Base+ML`, `punct:standard`.

use super::{ReadError, hive, punct, tak};
use std::fmt;
use std::str::FromStr;

#[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Setup {
    Tak(tak::Setup),
    Hive(hive::Setup),
    Punct(punct::Setup),
}

impl Setup {
    /// The games' names as their players write them.
    pub const fn game_name(&self) -> &'static str {
        match self {
            Self::Tak(_) => "Tak",
            Self::Hive(_) => "Hive",
            Self::Punct(_) => "PÜNCT",
        }
    }
}

impl FromStr for Setup {
    type Err = ReadError;

    fn from_str(word: &str) -> Result<Self, ReadError> {
        let lower = word.to_lowercase();
        if lower.starts_with("tak") {
            word.parse().map(Self::Tak)
        } else if lower.starts_with("hive") {
            word.parse().map(Self::Hive)
        } else if lower.starts_with("punct") || lower.starts_with("pünct") {
            word.parse().map(Self::Punct)
        } else {
            Err(ReadError::new(
                word,
                "no such game; a set-up is a word like tak5, tak6+komi2, hive:Base+ML or punct:standard",
            ))
        }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tak(setup) => setup.fmt(f),
            Self::Hive(setup) => setup.fmt(f),
            Self::Punct(setup) => setup.fmt(f),
        }
    }
}
