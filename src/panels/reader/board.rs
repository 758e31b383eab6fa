//! The spaces of the board as nodes of the tree.

use crate::app::{
    Hand, LegalTarget, Movable, Screen, Session, Space, Stacks, Threatened, ThrowLanding,
    ThrowTarget, Throwable,
};
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
            Has<ThrowTarget>,
            Has<ThrowLanding>,
        ),
    >,
    stacks: Stacks<'w, 's>,
    movable: Query<'w, 's, &'static Movable>,
    throwable: Query<'w, 's, (), With<Throwable>>,
    hand: Res<'w, Hand>,
    session: Option<Res<'w, Session>>,
}

/// What is marked on a space.
#[derive(Copy, Clone, Debug)]
struct Marked {
    target: bool,
    threatened: bool,
    /// The tile in the hand comes here by being thrown.
    by_throw: bool,
    /// What is thrown could come down here.
    landing: bool,
}

impl Spaces<'_, '_> {
    /// Where the tiles stand that can throw now.
    fn throwers(&self) -> Vec<Coord> {
        match &self.session {
            Some(session) if self.hand.is_empty() => {
                let throws = session.game().throws().into_iter();
                throws.map(|throw| throw.by.at).collect()
            }
            _ => Vec::new(),
        }
    }

    /// What stands on a space from the top down, with the air under bridges.
    fn stack(&self, at: Coord) -> Sentence {
        let mut below: Option<Sentence> = None;
        let mut height = 0;
        for (slot, _, lying) in self.stacks.stack(at) {
            let top = named(lying.piece);
            let hangs = slot.level > height;
            height = slot.level + 1;
            below = Some(match (below, hangs) {
                (None, false) => sentence!("reader-piece", piece = top),
                (None, true) => sentence!("reader-bridge", piece = top),
                (Some(below), false) => sentence!("reader-on", piece = top, below = below),
                (Some(below), true) => sentence!("reader-bridge-on", piece = top, below = below),
            });
        }
        below.unwrap_or_else(|| key!("reader-empty").into())
    }

    /// A space in words: its name, what stands there, and what can be done.
    fn sentence(&self, at: Coord, name: &str, marked: Marked, throwers: &[Coord]) -> Sentence {
        let top = self.stacks.top(at).map(|(_, piece, _)| piece);
        let takes = |piece: Entity| self.movable.contains(piece) && self.hand.is_empty();
        let can = if marked.by_throw {
            "throw"
        } else if marked.target {
            "go"
        } else if top.is_some_and(takes) {
            "take"
        } else {
            "nothing"
        };
        let throw = if top.is_some_and(|piece| self.throwable.contains(piece)) {
            "thrown"
        } else if throwers.contains(&at) {
            "thrower"
        } else if marked.landing {
            "landing"
        } else {
            "no"
        };
        let threatened = if marked.threatened { "yes" } else { "no" };
        sentence!(
            "reader-space",
            space = name,
            stack = self.stack(at),
            can = can,
            throw = throw,
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
    // A position that is set up is no turn in which something could be thrown.
    let throwers = if *screen.get() == Screen::Play {
        spaces.throwers()
    } else {
        Vec::new()
    };
    for (space, name, target, threatened, by_throw, landing) in listed {
        let marked = Marked {
            target,
            threatened,
            by_throw,
            landing,
        };
        let said = words.say(&spaces.sentence(space.0, name, marked, &throwers));
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
