//! Fills the view from the world, once a frame.

use super::names::{sentence, title};
use super::view::{EditView, PlayView};
use crate::app::{
    Board, Candidates, Choosable, Dot, Editing, Explode, Hand, Hanging, Hint, Lifted, MasterTime,
    Quality, QualityChoice, Refusal, Reserve, Score, Seats, Session, Stacks, Thinking, Walk, XRay,
};
use crate::panels::commands::keys::Typed;
use crate::panels::widgets::move_list::{History, HistoryState};
use crate::rules::{Color, Game, Step};
use crate::table::{Focus, Hovered, LiftMode, StackLabels, TableCamera};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// The world as the play screen reads it.
#[derive(SystemParam)]
pub(in crate::panels) struct ViewSource<'w, 's> {
    pub(super) session: Option<Res<'w, Session>>,
    pub(super) candidates: Res<'w, Candidates>,
    pub(super) hand: Res<'w, Hand>,
    pub(super) refusal: Res<'w, Refusal>,
    pub(super) pieces: Pieces<'w, 's>,
    pub(super) hovered: Res<'w, Hovered>,
    pub(super) lift_mode: Res<'w, LiftMode>,
    pub(super) explode: Res<'w, Explode>,
    pub(super) xray: Res<'w, XRay>,
    pub(super) focus: Res<'w, Focus>,
    pub(super) typed: Res<'w, Typed>,
    pub(super) choice: Res<'w, QualityChoice>,
    pub(super) quality: Res<'w, Quality>,
    pub(super) opponent: Opponent<'w>,
    pub(super) history_state: Res<'w, HistoryState>,
    pub(super) labels: Res<'w, StackLabels>,
    pub(super) cameras:
        Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
    pub(super) editing: Option<Res<'w, Editing>>,
}

/// What lies on the table and beside it.
#[derive(SystemParam)]
pub(super) struct Pieces<'w, 's> {
    pub stacks: Stacks<'w, 's>,
    pub boards: Query<'w, 's, (&'static Board, Option<&'static Score>)>,
    pub reserves: Query<'w, 's, (&'static Reserve, Option<&'static Choosable>)>,
    pub lifted: Query<'w, 's, (Entity, &'static Lifted)>,
    pub hanging: Query<'w, 's, (&'static Dot, &'static ChildOf), With<Hanging>>,
}

impl Pieces<'_, '_> {
    fn score(&self) -> Option<[u8; 2]> {
        let (_, score) = self.boards.single().ok()?;
        score.map(|score| score.0)
    }
}

/// Who plays, and what levels think.
#[derive(SystemParam)]
pub(super) struct Opponent<'w> {
    pub seats: Res<'w, Seats>,
    pub thinking: Res<'w, Thinking>,
    pub hint: Res<'w, Hint>,
    pub master_time: Res<'w, MasterTime>,
}

impl ViewSource<'_, '_> {
    /// What the play screen shows now; nothing where there is neither a game nor a position that is set up.
    pub(in crate::panels) fn view(&self) -> Option<PlayView> {
        if let Some(editing) = &self.editing {
            return Some(self.view_of_draft(editing));
        }
        let session = self.session.as_deref()?;
        let game = session.game();
        let to_move = game.side_to_move();
        Some(PlayView {
            setup: game.setup(),
            title: title(&game.setup()),
            to_move,
            outcome: game.outcome(),
            reserves: Color::BOTH.map(|owner| self.reserve_items(owner, to_move)),
            score: self.pieces.score(),
            history: self.history_state.history.clone(),
            can_undo: session.walk(Walk::Back).is_some() || !self.hand.is_empty(),
            can_redo: session.walk(Walk::On).is_some(),
            just_edited: session.just_edited().map(str::to_owned),
            last_edit: session.last_edit().map(str::to_owned),
            can_play_on: !session.is_live()
                && game.outcome().is_none()
                && self.opponent.seats.level(to_move).is_some(),
            must_pass: self.candidates.next.contains(&Step::Pass),
            hand_empty: self.hand.is_empty(),
            can_finish: self.hand.turn.is_some() || self.hand.puts().next().is_some(),
            can_rotate: self.candidates.turns().len() > 1,
            guidance: self.guidance(session),
            refusal: self
                .refusal
                .0
                .as_ref()
                .map(|illegal| sentence(&illegal.to_string())),
            stack: self.stack(),
            tags: self.labels(),
            explode: self.explode.0,
            lift_mode: self.lift_mode.0,
            xray: self.xray.0,
            quality: (*self.choice, *self.quality),
            players: self.opponent.seats.0,
            thinking: self.thinking(),
            can_hint: game.outcome().is_none() && self.opponent.seats.level(to_move).is_none(),
            master_secs: self.opponent.master_time.0.as_secs(),
            setting_up: None,
        })
    }

    /// The same while a position is set up.
    fn view_of_draft(&self, editing: &Editing) -> PlayView {
        let draft = editing.draft();
        let setup = draft.setup().clone();
        let game = editing.game();
        let problem = game.err().map(|reason| sentence(&reason.reason));
        let refusal = editing.refusal().map(|reason| sentence(&reason.reason));
        PlayView {
            title: format!("Setting up: {}", title(&setup)),
            to_move: draft.layout().to_move,
            outcome: None,
            reserves: Color::BOTH.map(|owner| self.draft_reserve(owner, editing)),
            score: self.pieces.score(),
            history: History::default(),
            can_undo: editing.can_undo() || !self.hand.is_empty(),
            just_edited: None,
            last_edit: None,
            can_play_on: false,
            can_redo: editing.can_redo(),
            must_pass: false,
            hand_empty: self.hand.is_empty(),
            can_finish: false,
            can_rotate: self.candidates.turns().len() > 1,
            guidance: self
                .typed
                .words()
                .unwrap_or_else(|| self.draft_guidance(editing)),
            refusal: refusal.or_else(|| problem.clone()),
            stack: self.stack(),
            tags: self.labels(),
            explode: self.explode.0,
            lift_mode: self.lift_mode.0,
            xray: self.xray.0,
            quality: (*self.choice, *self.quality),
            players: [None; 2],
            thinking: None,
            can_hint: false,
            master_secs: self.opponent.master_time.0.as_secs(),
            setting_up: Some(EditView {
                move_number: draft.move_number(),
                text: game.ok().map(Game::write_position),
                problem,
                saved: editing.saved().map(|file| file.display().to_string()),
            }),
            setup,
        }
    }

    pub(in crate::panels) fn seats(&self) -> Seats {
        *self.opponent.seats
    }
}
