//! One thing to do on the table, as data.

use super::condition::Condition;
use crate::record::formats::scene::SceneView;
use crate::rules::{Color, Game, ReadError, Setup};
use ron::extensions::Extensions;
use serde::{Deserialize, Serialize};

/// A position and what is to be done there. Sentences are keys of the language files.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Task {
    /// The key of the sentence that says what to do.
    pub goal: String,
    /// The set-up word.
    pub game: String,
    /// In the game's own position text; without it the task begins with the game's first position.
    #[serde(default)]
    pub position: Option<String>,
    /// Played from there before the person begins.
    #[serde(default)]
    pub moves: Vec<String>,
    #[serde(default)]
    pub view: SceneView,
    #[serde(default)]
    pub arrows: Vec<Arrow>,
    /// Spaces to look at.
    #[serde(default)]
    pub spots: Vec<String>,
    /// The other side's answers, one after each move of the person that doesn't end the task.
    #[serde(default)]
    pub answers: Vec<String>,
    /// What must hold after a move for the task to be done.
    #[serde(default)]
    pub success: Condition,
    /// What must not happen, asked before success.
    #[serde(default)]
    pub mistakes: Vec<Mistake>,
    /// In how many moves of the person it can be done; stars count by it.
    #[serde(default = "one")]
    pub par: u8,
    /// How many moves more are allowed before the try has failed.
    #[serde(default)]
    pub spare: u8,
    /// The task is to lift the piece on this space and look under it, not to move.
    #[serde(default)]
    pub lift: Option<String>,
    /// The key of what is said when it is done.
    pub done: String,
    /// The key of what is said when the moves are used up.
    pub failed: String,
    /// The person's moves that solve it; none where something is lifted.
    #[serde(default)]
    pub solution: Vec<String>,
}

const fn one() -> u8 {
    1
}

/// From one space to another, drawn above the pieces.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct Arrow {
    pub from: String,
    pub to: String,
}

/// A likely wrong try, with its own words and what the other side does about it.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Mistake {
    pub when: Condition,
    /// The key of the sentence that says what is wrong with it.
    pub say: String,
    /// What the other side plays to show it.
    #[serde(default)]
    pub refutation: Option<String>,
    /// A move that makes this mistake, so that a test can make it.
    pub example: String,
}

impl Task {
    pub fn read(text: &str) -> Result<Self, ReadError> {
        ron::Options::default()
            .with_default_extension(Extensions::IMPLICIT_SOME)
            .from_str(text)
            .map_err(|error| {
                ReadError::new("", error.code.to_string()).on_line(error.span.start.line)
            })
    }

    /// The game as the person finds it.
    pub fn game(&self) -> Result<Game, ReadError> {
        let setup: Setup = self.game.parse()?;
        let mut game = match &self.position {
            Some(text) => Game::read_position(&setup, text)?,
            None => Game::new(&setup),
        };
        for text in &self.moves {
            let mv = game.read_move(text)?;
            game.play(mv)
                .map_err(|illegal| ReadError::new(text, illegal.to_string()))?;
        }
        Ok(game)
    }

    /// How many moves the person may make in one try.
    pub const fn moves_allowed(&self) -> usize {
        self.par as usize + self.spare as usize
    }

    /// Whose task it is.
    pub fn side(&self) -> Result<Color, ReadError> {
        Ok(self.game()?.side_to_move())
    }
}
