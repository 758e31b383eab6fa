//! The game on the table: its line of moves and a cursor in it. Read by everybody, written by `Apply` alone.

use crate::rules::{Game, Illegal, Move, Setup};
use bevy::prelude::*;

/// The game that is open. The line goes on beyond the cursor after an undo, so that redo and jumps lose nothing.
#[derive(Resource, Clone, Debug)]
pub struct Session {
    game: Game,
    line: Vec<Move>,
    /// The moves of `line` in notation, for the history.
    texts: Vec<String>,
}

impl Session {
    pub fn new(setup: &Setup) -> Self {
        Self::from_game(Game::new(setup))
    }

    /// Opens a game with the moves it has behind it.
    pub fn from_game(game: Game) -> Self {
        let line = game.moves();
        let mut replay = game.clone();
        while replay.undo().is_some() {}
        let mut texts = Vec::with_capacity(line.len());
        for &mv in &line {
            texts.push(replay.write_move(mv));
            replay
                .play(mv)
                .expect("the moves of a played game can be played again");
        }
        Self { game, line, texts }
    }

    /// The game up to the cursor.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// How many moves of the line are on the table.
    pub fn cursor(&self) -> usize {
        self.game.moves_played()
    }

    /// The whole line, what was taken back included.
    pub fn line(&self) -> &[Move] {
        &self.line
    }

    pub fn texts(&self) -> &[String] {
        &self.texts
    }

    pub fn can_redo(&self) -> bool {
        self.cursor() < self.line.len()
    }

    pub(super) fn play(&mut self, mv: Move) -> Result<(), Illegal> {
        let (cursor, text) = (self.cursor(), self.game.write_move(mv));
        self.game.play(mv)?;
        if self.line.get(cursor) != Some(&mv) {
            self.line.truncate(cursor);
            self.texts.truncate(cursor);
            self.line.push(mv);
            self.texts.push(text);
        }
        Ok(())
    }

    /// Goes to the position after so many moves of the line, or to its end.
    pub(super) fn jump(&mut self, cursor: usize) {
        let cursor = cursor.min(self.line.len());
        while self.cursor() > cursor {
            self.game.undo();
        }
        while let Some(&mv) = self.line[..cursor].get(self.cursor()) {
            self.game
                .play(mv)
                .expect("the line holds moves that were legal when they were played");
        }
    }
}
