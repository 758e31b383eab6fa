//! Moves as text: the one-word form `TG12r1`, `G12-G5r3`, `G12r3`, and the long form that names every space.

use super::stacks::NOBODY;
use super::{Move, Punct, Setup, Shape, Space};
use crate::rules::{Color, Fault, Notate, Outcome, ReadError};

/// More than any move needs, spaces and all.
const LONGEST: usize = 64;

impl Punct {
    /// A move with every space that its piece comes to cover: `P T G12 G13 H13` places a triangle, `M G12 T G5 F4 F5` moves the one on
    /// G12. The PÜNCT comes first, the other two in the order of their names as text.
    pub fn long_text(&self, mv: Move) -> String {
        let covered = |shape: Shape, at: Space, turn| {
            let mut others: Vec<String> = at
                .footprint(shape, turn)
                .map(|[_, a, b]| vec![a.to_string(), b.to_string()])
                .unwrap_or_default();
            others.sort_unstable();
            format!("{} {at} {}", shape.letter(), others.join(" "))
        };
        match mv {
            Move::Place { shape, at, turn } => format!("P {}", covered(shape, at, turn)),
            Move::Shift { from, to, turn } => {
                let shape = self.shape_at(from).unwrap_or(Shape::Triangle);
                format!("M {from} {}", covered(shape, to, turn))
            }
            Move::Pass => "pass".into(),
        }
    }

    /// The shape of the piece seen on a space.
    fn shape_at(&self, at: Space) -> Option<Shape> {
        let id = self.stacks.top(at.index());
        (id != NOBODY).then(|| super::Stacks::shape(id))
    }

    fn read_long(&self, tokens: &[&str]) -> Result<Option<Move>, ReadError> {
        let (from, shape, spaces) = match *tokens {
            [p, shape, ref spaces @ ..] if p.eq_ignore_ascii_case("p") && spaces.len() == 3 => {
                (None, shape, spaces)
            }
            [m, from, shape, ref spaces @ ..]
                if m.eq_ignore_ascii_case("m") && spaces.len() == 3 =>
            {
                (Some(read_space(from)?), shape, spaces)
            }
            _ => return Ok(None),
        };
        let shape = read_shape(shape)?;
        let at = read_space(spaces[0])?;
        let [a, b] = [read_space(spaces[1])?, read_space(spaces[2])?];
        let turn = (0..shape.turns())
            .find(|&turn| {
                at.footprint(shape, turn)
                    .is_some_and(|[_, c, d]| (c, d) == (a, b) || (c, d) == (b, a))
            })
            .ok_or_else(|| {
                ReadError::new(
                    &spaces.join(" "),
                    format!("no turn of the {shape} covers these spaces"),
                )
                .with(Fault::PunctMove)
            })?;
        let Some(from) = from else {
            return Ok(Some(Move::Place { shape, at, turn }));
        };
        if self.shape_at(from).is_some_and(|real| real != shape) {
            let error = ReadError::new(tokens[2], format!("the piece on {from} is no {shape}"));
            return Err(error.with(Fault::OtherPiece {
                at: from.to_string(),
                kind: shape.into(),
            }));
        }
        Ok(Some(Move::Shift { from, to: at, turn }))
    }

    /// The only legal turn of a move without one; the first turn when none is legal, for `check` to explain.
    fn only_turn(&self, text: &str, of_turn: impl Fn(u8) -> Move) -> Result<Move, ReadError> {
        let turns: Vec<u8> = (0..6)
            .filter(|&turn| self.judge(of_turn(turn)).is_ok())
            .collect();
        match *turns {
            [] => Ok(of_turn(0)),
            [turn] => Ok(of_turn(turn)),
            _ => {
                let named: Vec<String> = turns.iter().map(|turn| format!("r{turn}")).collect();
                let named = named.join(" ");
                let reason = format!("which way is it turned? Possible are {named}");
                Err(ReadError::new(text, reason).with(Fault::WhichTurn(named)))
            }
        }
    }
}

pub(super) fn read_space(text: &str) -> Result<Space, ReadError> {
    Space::from_name(text).ok_or_else(|| {
        ReadError::new(
            text,
            "no space of the board; they are named like G12, from A2 to Q16",
        )
        .with(Fault::Space)
    })
}

fn read_shape(text: &str) -> Result<Shape, ReadError> {
    let mut letters = text.chars();
    let shape = letters.next().and_then(Shape::from_letter);
    shape.filter(|_| letters.next().is_none()).ok_or_else(|| {
        let reason = "no kind of piece; they are T, C, E, L, M and R";
        ReadError::new(text, reason).with(Fault::Letter)
    })
}

/// Splits a space's name off the front: a letter and one or two digits.
pub(super) fn split_space(text: &str) -> (&str, &str) {
    let letter = text.chars().next().map_or(0, char::len_utf8);
    let digits = text[letter..]
        .bytes()
        .take(2)
        .take_while(u8::is_ascii_digit)
        .count();
    text.split_at(letter + digits)
}

/// Reads `r3` or nothing; `whole` is what an error shows.
pub(super) fn read_turn(text: &str, whole: &str) -> Result<Option<u8>, ReadError> {
    if text.is_empty() {
        return Ok(None);
    }
    let digit = text
        .strip_prefix(['r', 'R'])
        .filter(|digit| digit.len() == 1)
        .and_then(|digit| digit.parse::<u8>().ok())
        .filter(|&turn| turn < 6);
    digit.map(Some).ok_or_else(|| {
        ReadError::new(
            whole,
            "a move ends with its turn, r0 to r5, as in TG12r1, G12-G5r3 or G12r3",
        )
        .with(Fault::PunctMove)
    })
}

impl Notate for Punct {
    fn write_move(&self, mv: Move) -> String {
        match mv {
            Move::Place { shape, at, turn } => format!("{}{at}r{turn}", shape.letter()),
            Move::Shift { from, to, turn } if from == to => format!("{from}r{turn}"),
            Move::Shift { from, to, turn } => format!("{from}-{to}r{turn}"),
            Move::Pass => "pass".into(),
        }
    }

    fn write_long_move(&self, mv: Move) -> String {
        self.long_text(mv)
    }

    fn write_result(outcome: Option<Outcome>) -> &'static str {
        match outcome.map(Outcome::winner) {
            Some(Some(Color::White)) => "WHITE_WINS",
            Some(Some(Color::Black)) => "BLACK_WINS",
            Some(None) => "DRAW",
            None => "IN_PLAY",
        }
    }

    fn read_move(&self, text: &str) -> Result<Move, ReadError> {
        if text.chars().nth(LONGEST).is_some() {
            return Err(ReadError::new(text, "too long for a move").with(Fault::PunctMove));
        }
        let tokens: Vec<&str> = text.split_whitespace().collect();
        if let Some(mv) = self.read_long(&tokens)? {
            return Ok(mv);
        }
        let word = tokens.concat();
        if word.is_empty() {
            return Err(ReadError::new("", "there is no move here").with(Fault::Empty));
        }
        if word.eq_ignore_ascii_case("pass") {
            return Ok(Move::Pass);
        }
        let mut letters = word.chars();
        let first = letters.next();
        if letters.next().is_some_and(char::is_alphabetic) {
            let (letter, rest) = word.split_at(first.map_or(0, char::len_utf8));
            let shape = read_shape(letter)?;
            let (name, rest) = split_space(rest);
            let at = read_space(name)?;
            return match read_turn(rest, text)? {
                Some(turn) => Ok(Move::Place {
                    shape,
                    at,
                    turn: shape.same_turn(turn),
                }),
                None => self.only_turn(text, |turn| Move::Place { shape, at, turn }),
            };
        }
        let (name, rest) = split_space(&word);
        let from = read_space(name)?;
        let beyond = rest.trim_start_matches(['-', '–', '—', '>', '→']);
        let (to, rest) = if beyond.len() == rest.len() {
            (from, rest)
        } else {
            let (name, rest) = split_space(beyond);
            (read_space(name)?, rest)
        };
        match read_turn(rest, text)? {
            Some(turn) => {
                let turn = self
                    .shape_at(from)
                    .map_or(turn, |shape| shape.same_turn(turn));
                Ok(Move::Shift { from, to, turn })
            }
            None => self.only_turn(text, |turn| Move::Shift { from, to, turn }),
        }
    }

    fn write_position(&self) -> String {
        self.position_text()
    }

    fn read_position(setup: &Setup, text: &str) -> Result<Self, ReadError> {
        Self::read_position_text(*setup, text)
    }
}
