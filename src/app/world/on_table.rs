//! What lies on the table: the open game's position, or the one that is being set up.

use crate::app::editor::Editor;
use crate::app::session::Session;
use crate::rules::{Coord, Game, Lattice, Layout, Setup};
use bevy::prelude::*;

/// What the mirror follows; nothing before the first game. Written by `Derive` alone.
#[derive(Resource, Clone, Debug, Default)]
pub struct OnTable(pub Option<Laid>);

#[derive(Clone, Debug)]
pub struct Laid {
    pub layout: Layout,
    pub spaces: Vec<Coord>,
    /// A position of the same set-up, possible where a draft may not be: it knows the lattice and the names.
    frame: Game,
}

impl Laid {
    fn of_game(game: &Game) -> Self {
        Self {
            layout: game.layout(),
            spaces: game.spaces(),
            frame: game.clone(),
        }
    }

    pub fn setup(&self) -> Setup {
        self.frame.setup()
    }

    pub fn lattice(&self) -> Lattice {
        self.frame.lattice()
    }

    pub fn name(&self, at: Coord) -> String {
        self.frame.space_name(at)
    }
}

pub(in crate::app) fn lay(
    session: Option<Res<Session>>,
    editor: Res<Editor>,
    mut on_table: ResMut<OnTable>,
) {
    on_table.0 = match (&editor.0, session) {
        (Some(editing), _) => Some(Laid {
            layout: editing.draft().layout().clone(),
            spaces: editing.draft().spaces(),
            frame: Game::new(editing.draft().setup()),
        }),
        (None, Some(session)) => Some(Laid::of_game(session.game())),
        (None, None) => None,
    };
}
