//! What is agreed before a game of Tak, and the word that says it: `tak5`, `tak6+komi2.5`, `tak5+dbs`, `tak5+norepeat`.

use super::{Square, Stone};
use crate::rules::{Coord, GameSetup, Kind, Lattice, ReadError};
use std::fmt;
use std::str::FromStr;

/// Size, sets, komi, the opening and repetition. Always one that can be played: the constructors check.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Setup {
    size: u8,
    half_komi: i8,
    double_stack: bool,
    repetition: bool,
    flats: u8,
    caps: u8,
}

/// The largest komi either way, in halves.
const MAX_HALF_KOMI: i8 = 100;
/// The fewest stones a side: one opens the game for the opponent, one plays.
const MIN_FLATS: u8 = 2;
/// The largest set a side: twice as many pieces in one stack still fit its 128 bits.
const MAX_PIECES: u8 = 60;

impl Setup {
    /// The game on a board of this size with the official sets, no komi, and the draw by repetition.
    pub fn new(size: u8) -> Result<Self, ReadError> {
        let (flats, caps) = match size {
            3 => (10, 0),
            4 => (15, 0),
            5 => (21, 1),
            6 => (30, 1),
            7 => (40, 2),
            8 => (50, 2),
            _ => return Err(Self::no_such_size(&size.to_string())),
        };
        Ok(Self {
            size,
            half_komi: 0,
            double_stack: false,
            repetition: true,
            flats,
            caps,
        })
    }

    /// The error for a board size that Tak doesn't have.
    pub(crate) fn no_such_size(token: &str) -> ReadError {
        ReadError::new(token, "Tak is played on boards from 3×3 to 8×8")
    }

    /// With this many half points added to Black's flats when they are counted.
    pub fn with_half_komi(self, half_komi: i8) -> Result<Self, ReadError> {
        if (-MAX_HALF_KOMI..=MAX_HALF_KOMI).contains(&half_komi) {
            Ok(Self { half_komi, ..self })
        } else {
            Err(bad_komi(&write_komi(half_komi)))
        }
    }

    /// With the opening “double black stack”, or without it.
    pub fn with_double_stack(self, double_stack: bool) -> Result<Self, ReadError> {
        Self {
            double_stack,
            ..self
        }
        .with_set(self.flats, self.caps)
    }

    /// With the draw at the third occurrence of a position, or without it.
    #[must_use]
    pub const fn with_repetition(self, repetition: bool) -> Self {
        Self { repetition, ..self }
    }

    /// With so many stones and capstones a side instead of the official set.
    pub fn with_set(self, flats: u8, caps: u8) -> Result<Self, ReadError> {
        let token = format!("{flats} stones, {caps} capstones");
        let fewest = MIN_FLATS + u8::from(self.double_stack);
        if flats < fewest {
            return Err(ReadError::new(
                &token,
                format!("a side needs at least {fewest} stones"),
            ));
        }
        if u16::from(flats) + u16::from(caps) > u16::from(MAX_PIECES) {
            return Err(ReadError::new(
                &token,
                format!("a side has at most {MAX_PIECES} pieces"),
            ));
        }
        Ok(Self {
            flats,
            caps,
            ..self
        })
    }

    /// The same agreement on a board of another size: komi, opening and repetition stay, the set is that size's own.
    pub fn on_size(self, size: u8) -> Result<Self, ReadError> {
        if size == self.size {
            return Ok(self);
        }
        Ok(Self {
            half_komi: self.half_komi,
            double_stack: self.double_stack,
            repetition: self.repetition,
            ..Self::new(size)?
        })
    }

    pub const fn size(&self) -> u8 {
        self.size
    }

    /// Twice the points that Black is given when flats are counted.
    pub const fn half_komi(&self) -> i8 {
        self.half_komi
    }

    /// Whether Black's first stone, which White places, is a stack of two: it makes up for White's first move.
    pub const fn double_stack(&self) -> bool {
        self.double_stack
    }

    /// Whether the third occurrence of a position is a draw.
    pub const fn repetition(&self) -> bool {
        self.repetition
    }

    /// Stones a side.
    pub const fn flats(&self) -> u8 {
        self.flats
    }

    /// Capstones a side.
    pub const fn caps(&self) -> u8 {
        self.caps
    }

    /// Whether the sets are the official ones of the size.
    pub fn has_official_set(&self) -> bool {
        Self::new(self.size).is_ok_and(|plain| (plain.flats, plain.caps) == (self.flats, self.caps))
    }
}

impl GameSetup for Setup {
    const NAME: &'static str = "Tak";
    const WORDS: &'static [&'static str] = &["tak"];
    const EMBLEM: Kind = Kind::Tak(Stone::Flat);
    const AT_A_CLICK: Option<Kind> = Some(Kind::Tak(Stone::Flat));
    const KEYS: &'static [(char, Kind)] = &[
        ('f', Kind::Tak(Stone::Flat)),
        ('s', Kind::Tak(Stone::Standing)),
        ('c', Kind::Tak(Stone::Cap)),
    ];
    const MARKS_THREATS: bool = true;

    fn lattice(&self) -> Lattice {
        Lattice::Square
    }

    fn space_name(&self, at: Coord) -> String {
        Square::at(at).map_or_else(
            || format!("({}, {})", at.x, at.y),
            |square| square.to_string(),
        )
    }

    /// A stone can be laid flat or stood on its edge: two ways to place the same one.
    fn ways(&self, kind: Kind) -> Vec<Kind> {
        if kind == Kind::Tak(Stone::Flat) {
            vec![kind, Kind::Tak(Stone::Standing)]
        } else {
            vec![kind]
        }
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self::new(5).expect("5×5 is a size of Tak")
    }
}

/// Komi as people write it: `2`, `2.5`, `-0.5`.
pub(crate) fn write_komi(half_komi: i8) -> String {
    let sign = if half_komi < 0 { "-" } else { "" };
    let halves = half_komi.unsigned_abs();
    let half = if halves.is_multiple_of(2) { "" } else { ".5" };
    format!("{sign}{}{half}", halves / 2)
}

/// Reads what [`write_komi`] writes, and `2.0`.
pub(crate) fn read_komi(text: &str) -> Result<i8, ReadError> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text),
    };
    let (whole, half) = match digits.split_once('.') {
        None | Some((_, "0")) => (digits.split('.').next().unwrap_or(digits), 0),
        Some((whole, "5")) => (whole, 1),
        Some(_) => return Err(bad_komi(text)),
    };
    let whole = read_small(whole).ok_or_else(|| bad_komi(text))?;
    let halves = i16::from(whole) * 2 + half;
    let halves = if negative { -halves } else { halves };
    i8::try_from(halves)
        .ok()
        .filter(|halves| (-MAX_HALF_KOMI..=MAX_HALF_KOMI).contains(halves))
        .ok_or_else(|| bad_komi(text))
}

fn bad_komi(token: &str) -> ReadError {
    let most = MAX_HALF_KOMI / 2;
    ReadError::new(
        token,
        format!(
            "komi is a number of points between -{most} and {most} in steps of a half, such as 2 or 2.5"
        ),
    )
}

/// A number of at most three plain digits: no sign, no blanks, no surprises.
pub(crate) fn read_small(digits: &str) -> Option<u8> {
    if digits.is_empty() || digits.len() > 3 || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    digits.parse().ok()
}

impl FromStr for Setup {
    type Err = ReadError;

    fn from_str(word: &str) -> Result<Self, ReadError> {
        let mut parts = word.split('+');
        let size = parts
            .next()
            .and_then(|game| game.strip_prefix("tak"))
            .ok_or_else(|| {
                ReadError::new(word, "a set-up of Tak begins with “tak”, such as tak5")
            })?;
        let mut setup = match size {
            "" => Self::default(),
            digits => read_small(digits)
                .ok_or_else(|| Self::no_such_size(word))
                .and_then(|size| Self::new(size).map_err(|_| Self::no_such_size(word)))?,
        };
        let (mut flats, mut caps) = (setup.flats, setup.caps);
        let mut said = Vec::new();
        for part in parts {
            let name = part.trim_end_matches(|c: char| c.is_ascii_digit() || c == '.' || c == '-');
            let value = &part[name.len()..];
            if said.contains(&name) {
                return Err(ReadError::new(word, format!("“{name}” is said twice")));
            }
            said.push(name);
            let number = || {
                read_small(value).ok_or_else(|| {
                    ReadError::new(part, format!("“{name}” needs a number up to {MAX_PIECES}"))
                })
            };
            match name {
                "komi" => setup = setup.with_half_komi(read_komi(value)?)?,
                "flats" => flats = number()?,
                "caps" => caps = number()?,
                "dbs" if value.is_empty() => setup.double_stack = true,
                "norepeat" if value.is_empty() => setup = setup.with_repetition(false),
                _ => {
                    return Err(ReadError::new(
                        part,
                        "Tak knows the switches komi2 (or another number), flats21, caps1, dbs and norepeat",
                    ));
                }
            }
        }
        setup.with_set(flats, caps)
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "tak{}", self.size)?;
        if self.half_komi != 0 {
            write!(f, "+komi{}", write_komi(self.half_komi))?;
        }
        if !self.has_official_set() {
            write!(f, "+flats{}+caps{}", self.flats, self.caps)?;
        }
        if self.double_stack {
            f.write_str("+dbs")?;
        }
        if !self.repetition {
            f.write_str("+norepeat")?;
        }
        Ok(())
    }
}

impl From<Setup> for String {
    fn from(setup: Setup) -> Self {
        setup.to_string()
    }
}

impl TryFrom<String> for Setup {
    type Error = ReadError;

    fn try_from(word: String) -> Result<Self, ReadError> {
        word.parse()
    }
}
