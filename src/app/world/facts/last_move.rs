//! What the last move did: where it began and ended, what it covered, and the way that it took. Hidden while another
//! piece is in the hand, and behind what won.

use super::write::write;
use crate::app::turn::hand::Hand;
use crate::app::world::components::Bears;
use crate::app::world::index::BoardIndex;
use crate::app::world::on_table::OnTable;
use crate::rules::{Coord, Effect, Slot};
use bevy::prelude::*;

/// A space where the last move began or ended.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
pub enum LastMove {
    /// The piece that moved stood here.
    Left,
    /// What moved or is new came to lie here, with its anchor.
    Landed,
}

/// A dot that came to lie on something by the last move.
#[derive(Component, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
pub struct JustCovered;

/// On the board: the longest way that a piece went in the last move, from space to space.
#[derive(Component, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(opaque, Component, Debug, PartialEq, Clone)]
pub struct LastRoute(pub Vec<Coord>);

/// Writes [`LastMove`], [`JustCovered`] and [`LastRoute`] for the last move of the line.
pub(super) fn write_last_move(
    on_table: OnTable,
    hand: Res<Hand>,
    index: Res<BoardIndex>,
    levels: Query<&Bears>,
    spaces: Query<(Entity, &LastMove)>,
    dots: Query<(Entity, &JustCovered)>,
    routes: Query<(Entity, &LastRoute)>,
    mut commands: Commands,
) {
    let won = on_table
        .game()
        .is_some_and(|game| !game.winning_path().is_empty());
    // A position that is set up has no moves behind it.
    let game = on_table.game().filter(|_| hand.is_empty() && !won);
    let last = game.map_or_else(Traces::default, |game| Traces::of(game.last_effects()));
    let left = last.from.iter().map(|at| (at, LastMove::Left));
    let landed = last.landed.iter().map(|at| (at, LastMove::Landed));
    let ends = left.chain(landed);
    let ends = ends.filter_map(|(at, end)| Some((index.space(*at)?, end)));
    write(ends, &spaces, &mut commands);
    let covering = last.covering.iter().filter_map(|slot| {
        let dots = levels.get(index.level(*slot)?).ok()?;
        Some((dots.iter().next()?, JustCovered))
    });
    write(covering, &dots, &mut commands);
    let route = (last.route.len() > 1).then_some(LastRoute(last.route));
    write(index.board().zip(route), &routes, &mut commands);
}

/// What the effects of a move leave to be seen.
#[derive(Debug, Default)]
struct Traces {
    /// Where the piece came from, unless it is new.
    from: Option<Coord>,
    /// The longest way that a piece went.
    route: Vec<Coord>,
    /// Where the anchors of pieces came to lie.
    landed: Vec<Coord>,
    /// Those of their slots that lie on something.
    covering: Vec<Slot>,
}

impl Traces {
    fn of(effects: Vec<Effect>) -> Self {
        let mut traces = Self::default();
        for effect in effects {
            let dots = match effect {
                Effect::Enter { lying } => lying.dots,
                Effect::Carry {
                    from, to, route, ..
                } => {
                    traces.from = Some(from.at);
                    if route.len() > traces.route.len() {
                        traces.route = route;
                    }
                    to
                }
                Effect::Become { .. } => continue,
            };
            let anchor = dots.anchor().at;
            if !traces.landed.contains(&anchor) {
                traces.landed.push(anchor);
                let covering = dots.slots().iter().filter(|slot| slot.level > 0);
                traces.covering.extend(covering);
            }
        }
        if let Some(from) = traces.from {
            traces.landed.retain(|at| *at != from);
        }
        traces
    }
}
