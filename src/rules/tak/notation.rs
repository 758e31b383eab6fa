//! Moves in PTN: `a1`, `Sa1`, `Ca1`, `3c3>12`.

use super::{Direction, Drops, Move, Setup, Square, Stone, Tak};
use crate::rules::{Color, Fault, Notate, Outcome, ReadError, Win};
use std::fmt;

/// What may follow a move in PTN: flattening, threats, praise and blame.
pub(crate) const MARKS: [char; 5] = ['*', '\'', '"', '!', '?'];

impl fmt::Display for Move {
    /// The shortest form: no `F`, no count of one, no drops where all go to one square.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Place { stone, at } => {
                let letter = match stone {
                    Stone::Flat => "",
                    Stone::Standing => "S",
                    Stone::Cap => "C",
                };
                write!(f, "{letter}{at}")
            }
            Self::Spread {
                from,
                direction,
                drops,
            } => {
                if drops.count() > 1 {
                    write!(f, "{}", drops.count())?;
                }
                write!(f, "{from}{}", direction.symbol())?;
                if drops.squares() > 1 {
                    for drop in drops {
                        write!(f, "{drop}")?;
                    }
                }
                Ok(())
            }
        }
    }
}

impl std::str::FromStr for Move {
    type Err = ReadError;

    /// Reads short and long forms, with or without marks after them.
    fn from_str(text: &str) -> Result<Self, ReadError> {
        let bad = |reason: &str| ReadError::new(text, reason).with(Fault::TakMove);
        let undirected = || {
            let reason = "a spread needs a direction: + - < or >";
            ReadError::new(text, reason).with(Fault::Direction)
        };
        let mut rest = text.trim_end_matches(MARKS).chars().peekable();
        let first = *rest
            .peek()
            .ok_or_else(|| bad("a move is missing").with(Fault::Empty))?;
        let stone = match first {
            'F' => Some(Stone::Flat),
            'S' => Some(Stone::Standing),
            'C' => Some(Stone::Cap),
            _ => None,
        };
        let count = first.to_digit(10).map(|digit| digit as u8);
        if stone.is_some() || count.is_some() {
            rest.next();
        }
        let square = rest
            .next()
            .zip(rest.next())
            .and_then(|(file, rank)| square(file, rank))
            .ok_or_else(|| {
                bad("a move is a square such as c3, Sc3 or Cc3, or a spread such as 3c3>12")
            })?;
        let Some(symbol) = rest.next() else {
            if count.is_some() {
                return Err(undirected());
            }
            return Ok(Self::Place {
                stone: stone.unwrap_or(Stone::Flat),
                at: square,
            });
        };
        let direction = Direction::from_symbol(symbol).ok_or_else(undirected)?;
        if stone.is_some() {
            return Err(bad("a spread doesn't name the kind of piece"));
        }
        let count = count.unwrap_or(1);
        // One look beyond eight is enough to see that there are too many.
        let mut counts = rest
            .take(9)
            .map(|digit| digit.to_digit(10).map(|digit| digit as u8))
            .collect::<Option<Vec<u8>>>()
            .ok_or_else(|| bad("the drops of a spread are digits"))?;
        if counts.is_empty() {
            counts.push(count);
        }
        let drops = Drops::new(&counts).ok_or_else(|| {
            bad("a spread drops one to eight pieces in all, and one or more on each square")
        })?;
        if drops.count() != count {
            let (taken, dropped) = (count, drops.count());
            let reason = format!("{taken} taken, but {dropped} dropped");
            return Err(bad(&reason).with(Fault::Drops { taken, dropped }));
        }
        Ok(Self::Spread {
            from: square,
            direction,
            drops,
        })
    }
}

fn square(file: char, rank: char) -> Option<Square> {
    let file = u8::try_from(file).ok()?.checked_sub(b'a')?;
    let rank = u8::try_from(rank).ok()?.checked_sub(b'1')?;
    Square::new(file, rank)
}

impl Notate for Tak {
    /// The first ply of the opening “double black stack” brings two stones, and says so as on playtak.com: `2a1`.
    fn write_move(&self, mv: Move) -> String {
        if self.doubles() {
            format!("2{mv}")
        } else {
            mv.to_string()
        }
    }

    fn read_move(&self, text: &str) -> Result<Move, ReadError> {
        let single = text.strip_prefix('2').filter(|_| self.doubles());
        single.unwrap_or(text).parse()
    }

    fn write_result(outcome: Option<Outcome>) -> &'static str {
        match outcome {
            Some(Outcome::Won {
                by: Color::White,
                how: Win::Road,
            }) => "R-0",
            Some(Outcome::Won {
                by: Color::Black,
                how: Win::Road,
            }) => "0-R",
            Some(Outcome::Won {
                by: Color::White, ..
            }) => "F-0",
            Some(Outcome::Won {
                by: Color::Black, ..
            }) => "0-F",
            Some(Outcome::Drawn(_)) => "1/2-1/2",
            None => "*",
        }
    }

    fn write_position(&self) -> String {
        self.to_tps()
    }

    fn read_position(setup: &Setup, text: &str) -> Result<Self, ReadError> {
        Self::from_tps(*setup, text)
    }
}
