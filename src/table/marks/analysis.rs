//! The first moves of the analysis's lines, each with an arrow and glass pieces: the better the line, the wider its arrow. They
//! come and go with the lines, and are hidden while one of those is followed on the table.

use super::shown_move::MoveDrawing;
use crate::app::{Analysis, ChosenLines, Explode, LinePreview, TurnSet};
use crate::rules::Move;
use bevy::prelude::*;

/// The first move of a line on the table; what shows it are its children.
#[derive(Component, Copy, Clone, Debug, PartialEq, Reflect)]
#[require(Transform, Visibility)]
#[reflect(opaque, Component, Debug, PartialEq, Clone)]
pub struct LineMove {
    /// 0 for the best.
    pub rank: usize,
    pub mv: Move,
    /// The key of the position that it is made in.
    position: u64,
    spread: f32,
}

/// How wide the arrows are by rank, next to that of a hint.
const WIDTHS: [f32; ChosenLines::MOST as usize] = [1.3, 0.95, 0.7, 0.5, 0.35];

/// Shows the moves in [`TurnSet::Animate`] when the lines or the spread have changed.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show_moves.in_set(TurnSet::Animate).run_if(
            resource_changed::<Analysis>
                .or_eager(resource_changed::<ChosenLines>)
                .or_eager(resource_changed::<LinePreview>)
                .or_eager(resource_changed::<Explode>),
        ),
    )
    .add_observer(draw_move);
}

/// What is shown already stays as it is.
fn show_moves(
    analysis: Res<Analysis>,
    chosen: Res<ChosenLines>,
    preview: Res<LinePreview>,
    explode: Res<Explode>,
    shown: Query<(Entity, &LineMove)>,
    mut commands: Commands,
) {
    let analysed = analysis.0.as_deref().filter(|_| preview.line().is_none());
    let mut wanted = Vec::new();
    if let Some(analysed) = analysed {
        let lines = analysed.lines.lines.iter().take(chosen.count.into());
        let firsts = lines.filter_map(|line| line.line.first());
        wanted.extend(firsts.enumerate().map(|(rank, &mv)| LineMove {
            rank,
            mv,
            position: analysed.game.key(),
            spread: explode.0,
        }));
    }
    for (entity, now) in &shown {
        if !wanted.contains(now) {
            commands.entity(entity).despawn();
        }
    }
    wanted.retain(|wanted| !shown.iter().any(|(_, now)| now == wanted));
    for line in wanted {
        let name = Name::new(format!("Line {}", line.rank + 1));
        commands.spawn((name, line));
    }
}

/// Draws a new [`LineMove`]: an arrow and glass pieces as its children.
fn draw_move(
    added: On<Add, LineMove>,
    lines: Query<&LineMove>,
    analysis: Res<Analysis>,
    mut drawing: MoveDrawing,
) {
    if let (Some(analysed), Ok(line)) = (analysis.0.as_deref(), lines.get(added.entity)) {
        let width = WIDTHS.get(line.rank).copied().unwrap_or(WIDTHS[0]);
        drawing.draw(added.entity, &analysed.game, line.mv, width);
    }
}
