//! What the other side could win with at once, for a person who wants to be warned.

use super::write::write;
use crate::app::players::coach::{CoachOn, has_coach};
use crate::app::players::{Seat, Seats};
use crate::app::puzzles::Solving;
use crate::app::session::Session;
use crate::app::view_state::ThreatWarnings;
use crate::app::world::components::Threatened;
use crate::app::world::index::BoardIndex;
use crate::app::world::on_table::OnTable;
use crate::rules::{Color, Coord, Threat};
use crate::strength::Strength;
use bevy::prelude::*;

/// On the board: a move with which the other side would win if it were its turn.
#[derive(Component, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(opaque, Component, Debug, PartialEq, Clone)]
pub struct PendingThreat {
    pub threat: Threat<crate::rules::Move>,
    /// The spaces by their names, as many as one can take in.
    pub names: Vec<String>,
}

/// More spaces than this are seen better than read.
const MOST_NAMED: usize = 6;

/// Writes [`PendingThreat`] on the board and [`Threatened`] on its spaces.
pub(super) fn write_threats(
    on_table: OnTable,
    warnings: Res<ThreatWarnings>,
    seats: Res<Seats>,
    coach: Res<CoachOn>,
    solving: Option<Res<Solving>>,
    index: Res<BoardIndex>,
    boards: Query<(Entity, &PendingThreat)>,
    spaces: Query<(Entity, &Threatened)>,
    mut commands: Commands,
) {
    // Whoever solves a puzzle is to see for themselves.
    let session = on_table.session();
    let session = session.filter(|session| !session.is_over() && solving.is_none());
    // The coach names threats whatever is shown without one.
    let wanted = session.filter(|session| {
        let side = session.game().side_to_move();
        let coached = has_coach(*coach, *seats, session) && seats.is_person(side);
        coached || is_warned(*warnings, *seats, side)
    });
    let game = wanted.map(Session::game);
    let threat = game.and_then(|game| {
        let threat = game.winning_threat(!game.side_to_move())?;
        let names = threat.spaces.iter().map(|at| game.space_name(*at));
        let mut names: Vec<String> = names.collect();
        if names.len() > MOST_NAMED {
            names.truncate(MOST_NAMED);
            names.push("…".to_owned());
        }
        Some(PendingThreat { threat, names })
    });
    let at: Vec<Coord> = threat
        .as_ref()
        .map_or_else(Vec::new, |pending| pending.threat.spaces.clone());
    let at = at.into_iter();
    let at = at.filter_map(|at| Some((index.space(at)?, Threatened)));
    write(at, &spaces, &mut commands);
    write(index.board().zip(threat), &boards, &mut commands);
}

/// Whether the side to move is a person who wants to know.
fn is_warned(warnings: ThreatWarnings, seats: Seats, side: Color) -> bool {
    let is_wanted = match seats.of(!side) {
        Seat::Person => true,
        // Whoever is followed by the level's strength may be anybody.
        Seat::Level(level) => level == Strength::Adaptive || level <= warnings.up_to,
        // As strong as any level, for all that one knows.
        Seat::Engine(_) => warnings.up_to == Strength::Master,
    };
    warnings.on && seats.is_person(side) && is_wanted
}
