//! What is agreed before a game of PÜNCT: the rule set and two switches.

use super::{Shape, Space};
use crate::rules::{Coord, GameSetup, Kind, Lattice, ReadError};
use std::fmt;
use std::str::FromStr;

/// Written as a word: `punct:standard`, `punct:basic+strict`, `punct:standard+strict+norepeat`.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct Setup {
    /// Standard rules: no new piece in the centre, and the centre decides when the last piece is placed.
    /// Else basic rules: only White's first piece keeps out of the centre, and the last piece makes a draw.
    pub standard: bool,
    /// The PÜNCT must touch what it lands on: it may not hang, not even over a lower dot of its own colour.
    pub strict_bridges: bool,
    /// The third occurrence of a position is a draw.
    pub repetition: bool,
}

impl GameSetup for Setup {
    const NAME: &'static str = "PÜNCT";
    const WORDS: &'static [&'static str] = &["punct", "pünct"];
    const EMBLEM: Kind = Kind::Punct(Shape::Triangle);
    const KEYS: &'static [(char, Kind)] = &[
        ('t', Kind::Punct(Shape::Triangle)),
        ('c', Kind::Punct(Shape::StraightCentre)),
        ('i', Kind::Punct(Shape::StraightEnd)),
        ('j', Kind::Punct(Shape::AngularLeft)),
        ('m', Kind::Punct(Shape::AngularMiddle)),
        ('k', Kind::Punct(Shape::AngularRight)),
    ];

    fn lattice(&self) -> Lattice {
        Lattice::HexColumns
    }

    fn space_name(&self, at: Coord) -> String {
        Space::new(at).map_or_else(|| format!("{},{}", at.x, at.y), |space| space.to_string())
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            standard: true,
            strict_bridges: false,
            repetition: true,
        }
    }
}

impl Setup {
    pub fn basic() -> Self {
        Self {
            standard: false,
            ..Self::default()
        }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.standard {
            "punct:standard"
        } else {
            "punct:basic"
        })?;
        if self.strict_bridges {
            f.write_str("+strict")?;
        }
        if !self.repetition {
            f.write_str("+norepeat")?;
        }
        Ok(())
    }
}

impl FromStr for Setup {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        let word = text.trim().to_lowercase();
        let mut parts = word.split('+');
        let mut setup = match parts.next().unwrap_or_default() {
            "punct" | "pünct" | "punct:standard" | "pünct:standard" => Self::default(),
            "punct:basic" | "pünct:basic" => Self::basic(),
            _ => {
                return Err(ReadError::new(
                    text,
                    "a PÜNCT set-up is punct:standard or punct:basic, with +strict or +norepeat behind it",
                ));
            }
        };
        for part in parts {
            match part {
                "strict" => setup.strict_bridges = true,
                "norepeat" => setup.repetition = false,
                _ => {
                    return Err(ReadError::new(
                        part,
                        "no such switch of PÜNCT; there are +strict and +norepeat",
                    ));
                }
            }
        }
        Ok(setup)
    }
}
