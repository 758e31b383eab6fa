//! A line that the table shows while the pointer rests on one of its moves: the position after the moves up to there. The
//! game itself stays where it is, and whatever a person does with it ends the show.

use super::live::{Analysed, Analysis};
use crate::app::redraw::WakingMessages;
use crate::app::turn::intent::Intent;
use crate::app::turn::sets::TurnSet;
use crate::rules::Game;
use bevy::prelude::*;

/// Show the position after so many moves of the line of a rank; nothing: the game again.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub struct PreviewLine(pub Option<(usize, usize)>);

/// The position of a line that the table shows instead of the game's own.
#[derive(Resource, Clone, Debug, Default, Reflect)]
#[reflect(opaque, Resource, Debug, Clone)]
pub struct LinePreview {
    shown: Option<Shown>,
    /// How many there have been.
    count: u64,
}

#[derive(Clone, Debug)]
struct Shown {
    rank: usize,
    moves: usize,
    /// The key of the position that the line begins at.
    from: u64,
    game: Game,
}

impl Shown {
    fn new(analysed: &Analysed, (rank, moves): (usize, usize)) -> Option<Self> {
        let line = analysed.lines.lines.get(rank)?;
        let mut game = analysed.game.clone();
        for &mv in line.line.iter().take(moves) {
            game.play(mv).ok()?;
        }
        Some(Self {
            rank,
            moves,
            from: analysed.game.key(),
            game,
        })
    }
}

impl LinePreview {
    /// The rank of the line, and how many of its moves are shown.
    pub fn line(&self) -> Option<(usize, usize)> {
        self.shown.as_ref().map(|shown| (shown.rank, shown.moves))
    }

    /// The game with the moves of the line.
    pub fn game(&self) -> Option<&Game> {
        self.shown.as_ref().map(|shown| &shown.game)
    }

    /// Another number for each position that is shown.
    pub(in crate::app) fn number(&self) -> Option<u64> {
        self.shown.as_ref().map(|_| self.count)
    }
}

/// Follows the pointer before the turn begins.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LinePreview>()
        .add_waking_message::<PreviewLine>()
        .add_systems(Update, show_line.before(TurnSet::Gather));
}

/// Shows the line that is asked for, until another is, or the game goes on.
fn show_line(
    analysis: Res<Analysis>,
    mut requests: MessageReader<PreviewLine>,
    mut intents: MessageReader<Intent>,
    mut preview: ResMut<LinePreview>,
) {
    let asked = requests.read().last().copied();
    let is_played = intents.read().count() > 0;
    let shown = preview.shown.as_ref();
    let analysed = analysis.0.as_deref();
    let is_there = |analysed: &&Analysed| {
        !is_played && (shown.is_none_or(|shown| shown.from == analysed.game.key()))
    };
    let line = match (analysed.filter(is_there), asked) {
        (None, _) => None,
        (Some(_), Some(PreviewLine(line))) => line,
        (Some(_), None) => return,
    };
    if line != preview.line() {
        preview.count += 1;
        preview.shown = analysed
            .zip(line)
            .and_then(|(analysed, line)| Shown::new(analysed, line));
    }
}
