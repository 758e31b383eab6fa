//! What is agreed before a game of Hive: the bugs, the opening rule, repetition.

use super::Bug;
use crate::rules::{Coord, GameSetup, Kind, Lattice, ReadError};
use std::fmt;
use std::str::FromStr;

/// The default is Hive Pocket: ladybug and mosquito, the queen allowed at once, the third repetition a draw.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "five switches that are independent of each other"
)]
pub struct Setup {
    pub mosquito: bool,
    pub ladybug: bool,
    pub pillbug: bool,
    /// The tournament opening: no queen on a side's first turn.
    pub tournament: bool,
    /// The third occurrence of a position is a draw.
    pub repetition: bool,
}

impl GameSetup for Setup {
    const NAME: &'static str = "Hive";
    const WORDS: &'static [&'static str] = &["hive"];
    const EMBLEM: Kind = Kind::Hive(Bug::Queen);
    const KEYS: &'static [(char, Kind)] = &[
        ('q', Kind::Hive(Bug::Queen)),
        ('b', Kind::Hive(Bug::Beetle)),
        ('g', Kind::Hive(Bug::Grasshopper)),
        ('s', Kind::Hive(Bug::Spider)),
        ('a', Kind::Hive(Bug::Ant)),
        // L lifts a piece.
        ('d', Kind::Hive(Bug::Ladybug)),
        ('m', Kind::Hive(Bug::Mosquito)),
        ('p', Kind::Hive(Bug::Pillbug)),
    ];
    const GROWS: bool = true;

    fn lattice(&self) -> Lattice {
        Lattice::HexRows
    }

    fn space_name(&self, at: Coord) -> String {
        format!("{},{}", at.x, at.y)
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            mosquito: true,
            ladybug: true,
            pillbug: false,
            tournament: false,
            repetition: true,
        }
    }
}

impl Setup {
    pub const fn has(&self, bug: Bug) -> bool {
        match bug {
            Bug::Mosquito => self.mosquito,
            Bug::Ladybug => self.ladybug,
            Bug::Pillbug => self.pillbug,
            _ => true,
        }
    }

    /// The game type as the Universal Hive Protocol writes it: `Base`, `Base+ML`.
    pub fn game_type(&self) -> String {
        let mut text = String::from("Base");
        if self.mosquito || self.ladybug || self.pillbug {
            text.push('+');
        }
        for bug in [Bug::Mosquito, Bug::Ladybug, Bug::Pillbug] {
            if self.has(bug) {
                text.push(bug.letter());
            }
        }
        text
    }

    /// These switches with the bugs that a game type names.
    pub fn with_game_type(self, text: &str) -> Result<Self, ReadError> {
        if text
            .split('+')
            .any(|part| matches!(part, "tournament" | "norepeat"))
        {
            return Err(ReadError::new(
                text,
                "a game type names bugs only, as in Base+MLP",
            ));
        }
        self.with_type_and_switches(text)
    }

    /// Reads `Base+ML+tournament+norepeat`; the opening and repetition rules stay as they are where the text is silent.
    pub(super) fn with_type_and_switches(self, text: &str) -> Result<Self, ReadError> {
        let mut parts = text.split('+');
        if !parts
            .next()
            .is_some_and(|base| base.eq_ignore_ascii_case("base"))
        {
            return Err(ReadError::new(
                text,
                "a Hive game type begins with Base, as in Base+ML",
            ));
        }
        let mut setup = Self {
            mosquito: false,
            ladybug: false,
            pillbug: false,
            ..self
        };
        for part in parts {
            match part {
                "tournament" => setup.tournament = true,
                "norepeat" => setup.repetition = false,
                "" => return Err(ReadError::new(text, "nothing stands after the plus")),
                bugs => setup
                    .add_bugs(bugs)
                    .map_err(|reason| ReadError::new(text, reason))?,
            }
        }
        Ok(setup)
    }

    fn add_bugs(&mut self, letters: &str) -> Result<(), String> {
        for letter in letters.chars() {
            let switch = match letter.to_ascii_uppercase() {
                'M' => &mut self.mosquito,
                'L' => &mut self.ladybug,
                'P' => &mut self.pillbug,
                _ => {
                    return Err(format!(
                        "“{}” is neither bugs (M, L, P) nor tournament nor norepeat",
                        letters.chars().take(20).collect::<String>()
                    ));
                }
            };
            if std::mem::replace(switch, true) {
                return Err(format!("{letter} is named twice"));
            }
        }
        Ok(())
    }

    /// The word without the game's name.
    pub(super) fn type_and_switches(self) -> String {
        let mut text = self.game_type();
        if self.tournament {
            text.push_str("+tournament");
        }
        if !self.repetition {
            text.push_str("+norepeat");
        }
        text
    }
}

/// The word for a set-up: `hive`, `hive:Base+MLP`, `hive:Base+ML+tournament+norepeat`.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::default() {
            f.write_str("hive")
        } else {
            write!(f, "hive:{}", self.type_and_switches())
        }
    }
}

impl FromStr for Setup {
    type Err = ReadError;

    fn from_str(word: &str) -> Result<Self, ReadError> {
        match word.split_once(':') {
            None if word == "hive" => Ok(Self::default()),
            Some(("hive", rest)) => Self::default().with_type_and_switches(rest),
            _ => Err(ReadError::new(
                word,
                "a Hive set-up is hive, or hive: and a type as in hive:Base+MLP+tournament",
            )),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_word_of_every_set_up_reads_back() {
        for bits in 0..32_u8 {
            let setup = Setup {
                mosquito: bits & 1 != 0,
                ladybug: bits & 2 != 0,
                pillbug: bits & 4 != 0,
                tournament: bits & 8 != 0,
                repetition: bits & 16 != 0,
            };
            assert_eq!(setup.to_string().parse(), Ok(setup));
            assert_eq!(setup.with_game_type(&setup.game_type()), Ok(setup));
        }
    }

    #[test]
    fn hive_alone_is_the_pocket_game() {
        assert_eq!("hive".parse(), Ok(Setup::default()));
        assert_eq!("hive:Base+ML".parse(), Ok(Setup::default()));
        assert_eq!(Setup::default().to_string(), "hive");
        assert_eq!(
            "hive:Base+PLM".parse::<Setup>().map(|s| s.to_string()),
            Ok("hive:Base+MLP".into())
        );
    }

    #[test]
    fn a_bad_word_is_refused_in_words() {
        for bad in [
            "",
            "hives",
            "hive:",
            "hive:Bass",
            "hive:Base+",
            "hive:Base+X",
            "hive:Base+MM",
            "hive:Base+ML+",
            "hive:Base+ML+tourney",
        ] {
            let error = bad.parse::<Setup>().expect_err(bad);
            assert!(!error.reason.is_empty());
        }
        assert!(Setup::default().with_game_type("Base+tournament").is_err());
    }
}
