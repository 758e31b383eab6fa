//! One puzzle, as data.

use super::symmetry::outline;
use super::theme::Theme;
use crate::learn::course::GAMES;
use crate::learn::texts::text;
use crate::rules::{Color, Game, Move, ReadError, Setup};
use crate::sentence;
use crate::words::Sentence;
use ron::extensions::Extensions;
use serde::{Deserialize, Serialize};
use std::fmt::Write;
use std::sync::LazyLock;

/// A position in which something is to be found, and what that is.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct Puzzle {
    /// The game's word and a number that follows from the position: it stays the puzzle's own.
    pub id: String,
    /// The set-up word.
    pub game: String,
    /// In the game's own text: the position before the other side's last move, or the puzzle's own where that isn't known.
    pub position: String,
    /// The other side's last move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<String>,
    pub goal: Goal,
    /// Every first move that reaches the goal.
    pub first: Vec<String>,
    /// The first of them, the toughest answer, and so on to the end.
    pub line: Vec<String>,
    pub themes: Vec<Theme>,
    /// On the scale of the levels' ratings.
    pub rating: i32,
}

/// What is to be done. Moves are the solver's own.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Deserialize, Serialize)]
pub enum Goal {
    /// Win in so many moves, whatever the other side does.
    WinIn(u8),
    /// Find the move that holds: after any other the other side wins in so many of its moves at the most.
    OnlyDefence(u8),
    /// Win in so many moves by what is counted at the end.
    BestCount(u8),
}

impl Goal {
    /// How many moves the solver makes.
    pub const fn moves(self) -> u8 {
        match self {
            Self::WinIn(moves) | Self::BestCount(moves) => moves,
            Self::OnlyDefence(_) => 1,
        }
    }

    /// What the solver is asked to do.
    pub fn sentence(self, side: Color) -> Sentence {
        match self {
            Self::WinIn(moves) => sentence!("puzzles-goal-win", side = side, moves = moves),
            Self::OnlyDefence(_) => sentence!("puzzles-goal-defend", side = side),
            Self::BestCount(moves) => sentence!("puzzles-goal-count", side = side, moves = moves),
        }
    }
}

impl Puzzle {
    /// The game before the other side's last move, and that move.
    pub fn opening(&self) -> Result<(Game, Option<Move>), ReadError> {
        let setup: Setup = self.game.parse()?;
        let game = Game::read_position(&setup, &self.position)?;
        let last = self.last.as_ref().map(|text| game.read_move(text));
        Ok((game, last.transpose()?))
    }

    /// The game as it stands before the solver.
    pub fn start(&self) -> Result<Game, ReadError> {
        let (mut game, last) = self.opening()?;
        if let Some(mv) = last {
            game.play(mv)
                .map_err(|illegal| ReadError::new(&game.write_move(mv), illegal.to_string()))?;
        }
        Ok(game)
    }

    /// The word of its game: `tak`, `hive` or `punct`.
    pub fn game_word(&self) -> &str {
        game_word(&self.game)
    }

    /// The moves of its line, from where it starts.
    pub fn moves_of_line(&self, start: &Game) -> Result<Vec<Move>, String> {
        let mut game = start.clone();
        let mut moves = Vec::with_capacity(self.line.len());
        for text in &self.line {
            let mv = game.read_move(text).map_err(|error| error.to_string())?;
            game.play(mv).map_err(|illegal| illegal.to_string())?;
            moves.push(mv);
        }
        Ok(moves)
    }

    /// An id for a puzzle that starts so: the same for positions that are images of each other.
    pub fn id_of(start: &Game) -> String {
        let setup = start.setup().to_string();
        let word = game_word(&setup);
        // FNV-1a: the same on every machine and for ever.
        let hash = outline(start)
            .bytes()
            .fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
                (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
            });
        format!("{word}-{:08x}", (hash ^ hash >> 32) as u32)
    }
}

/// What a set-up word begins with.
fn game_word(setup: &str) -> &str {
    let end = setup.find(|c: char| !c.is_ascii_lowercase());
    &setup[..end.unwrap_or(setup.len())]
}

/// The puzzles that come with the program for the game of this word; `None` where there are none.
pub fn puzzles_of(game: &str) -> Option<Result<Vec<Puzzle>, ReadError>> {
    Some(read_puzzles(text(&format!("puzzles/{game}"))?))
}

/// The puzzles of [`puzzles_of`], read once. There are none where the file is damaged: a test reads them all.
pub fn shipped(game: &str) -> &'static [Puzzle] {
    static ALL: LazyLock<[Vec<Puzzle>; 3]> = LazyLock::new(|| {
        GAMES.map(|game| puzzles_of(game).and_then(Result::ok).unwrap_or_default())
    });
    let place = GAMES.into_iter().position(|word| word == game);
    place.map_or(&[], |place| &ALL[place])
}

/// Reads a file of puzzles.
pub fn read_puzzles(text: &str) -> Result<Vec<Puzzle>, ReadError> {
    ron::Options::default()
        .with_default_extension(Extensions::IMPLICIT_SOME)
        .from_str(text)
        .map_err(|error| ReadError::new("", error.code.to_string()).on_line(error.span.start.line))
}

/// Writes a file of puzzles, one a line.
pub fn write_puzzles(puzzles: &[Puzzle]) -> String {
    let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
    let mut text = String::from("[\n");
    for puzzle in puzzles {
        let line = options
            .to_string(puzzle)
            .expect("plain data can be written");
        writeln!(text, "{line},").expect("a string grows");
    }
    text.push_str("]\n");
    text
}
