//! The spaces of the board as nodes of the tree.

use crate::app::{Hand, LegalTarget, Movable, Screen, Space, Stacks, Threatened};
use crate::panels::draw;
use crate::rules::{Coord, Kind, Piece};
use crate::table::{BoardGeometry, Looking, TableCamera};
use crate::words::{PieceName, Sentence, Speaker};
use crate::{key, sentence};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, accesskit};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// Describes the board after the panels are drawn.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, describe_board.after(draw));
}

/// The node of a space.
pub(super) fn node_of(at: Coord) -> egui::Id {
    egui::Id::new(("space", at))
}

/// A piece as one speaks of it, with its number where there are several of a kind.
pub(super) fn named(piece: Piece) -> PieceName {
    let number = match piece.kind {
        Kind::Hive(bug) if bug.count() > 1 => Some(piece.number),
        _ => None,
    };
    PieceName {
        owner: Some(piece.owner),
        kind: piece.kind,
        number,
    }
}

/// What is known of the board's spaces.
#[derive(SystemParam)]
struct Spaces<'w, 's> {
    shown: Query<
        'w,
        's,
        (
            &'static Space,
            &'static Name,
            Has<LegalTarget>,
            Has<Threatened>,
        ),
    >,
    stacks: Stacks<'w, 's>,
    movable: Query<'w, 's, &'static Movable>,
    hand: Res<'w, Hand>,
}

impl Spaces<'_, '_> {
    /// A space in words: its name, what stands there from the top down, and what can be done.
    fn sentence(&self, at: Coord, name: &str, target: bool, threatened: bool) -> Sentence {
        let stack = self.stacks.stack(at);
        let mut below: Option<Sentence> = None;
        for (_, _, lying) in &stack {
            let top = named(lying.piece);
            below = Some(match below {
                None => sentence!("reader-piece", piece = top),
                Some(below) => sentence!("reader-on", piece = top, below = below),
            });
        }
        let takes = |piece: Entity| self.movable.contains(piece) && self.hand.is_empty();
        let can = if target {
            "go"
        } else if stack.last().is_some_and(|(_, top, _)| takes(*top)) {
            "take"
        } else {
            "nothing"
        };
        let stack = below.unwrap_or_else(|| key!("reader-empty").into());
        let threatened = if threatened { "yes" } else { "no" };
        sentence!(
            "reader-space",
            space = name,
            stack = stack,
            can = can,
            threatened = threatened
        )
    }
}

/// Adds the spaces to egui's tree, and the words of the one that is looked at.
fn describe_board(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    spaces: Spaces,
    looking: Res<Looking>,
    geometry: Res<BoardGeometry>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    // Nobody listens, as long as there is no root to hang anything on.
    let heard = ctx.accesskit_node_builder(egui::Id::new("spoken space"), |_| ());
    if heard.is_none() || !screen.shows_table() {
        return Ok(());
    }
    let words = ctx.words();
    let mut spoken = String::new();
    let mut listed: Vec<_> = spaces.shown.iter().collect();
    listed.sort_by_key(|(space, ..)| space.0);
    for (space, name, target, threatened) in listed {
        let said = words.say(&spaces.sentence(space.0, name, target, threatened));
        if looking.at == Some(space.0) {
            spoken.clone_from(&said);
        }
        let at = cameras.iter().next().and_then(|(camera, transform)| {
            let middle = geometry.space(space.0);
            camera.world_to_viewport(transform, middle).ok()
        });
        ctx.accesskit_node_builder(node_of(space.0), |node| {
            node.set_role(accesskit::Role::ListItem);
            node.set_label(said);
            node.add_action(accesskit::Action::Click);
            node.add_action(accesskit::Action::Focus);
            if let Some(at) = at {
                node.set_bounds(around(at));
            }
        });
    }
    ctx.accesskit_node_builder(egui::Id::new("spoken space"), |node| {
        node.set_role(accesskit::Role::Status);
        node.set_live(accesskit::Live::Polite);
        node.set_label(spoken);
    });
    Ok(())
}

/// A small square of the window.
fn around(at: Vec2) -> accesskit::Rect {
    const HALF: f32 = 12.0;
    accesskit::Rect {
        x0: (at.x - HALF).into(),
        y0: (at.y - HALF).into(),
        x1: (at.x + HALF).into(),
        y1: (at.y + HALF).into(),
    }
}
