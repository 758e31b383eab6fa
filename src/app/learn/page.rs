//! Which page of the courses is shown.

use crate::app::Screen;
use crate::learn::puzzles::Theme;
use bevy::prelude::*;

/// What of a game is shown, and where it was asked for.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(opaque, Resource, Debug, PartialEq, Clone)]
pub struct LearnPage {
    /// The game, by its place among [`GAMES`](crate::learn::GAMES).
    pub game: usize,
    pub part: LearnPart,
    /// The chapter of the rules that is open.
    pub chapter: usize,
    /// The theme that the game's puzzles are to have; mixed without one.
    pub theme: Option<Theme>,
    /// The screen that it was opened from: Esc leads back there.
    pub from: Screen,
}

/// What there is to a game.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum LearnPart {
    #[default]
    Course,
    Rules,
    Puzzles,
}

impl LearnPage {
    /// Keeps in mind where one goes back to.
    pub(in crate::app) fn come_from(&mut self, now: Screen) {
        if !matches!(now, Screen::Learn | Screen::Task) {
            self.from = now;
        }
    }
}
