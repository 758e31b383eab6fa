//! Fills the view from the world, once a frame.

use super::told::OverlayFacts;
use super::view::{EditView, PlayView, PlayerOfRecord, PlayersView};
use crate::app::{
    AnimationSpeed, Autoplay, Board, Candidates, Choosable, Coach, CoachOn, ConfirmMoves, Dot,
    Editing, EngineTrouble, Engines, Explode, GameClock, GameReport, Hand, Hanging, Hint,
    LearnProgress, Lesson, LevelPause, Lifted, MasterTime, Pace, PendingThreat, Quality,
    QualityChoice, Refusal, Reserve, Score, Seat, Seats, Session, ShowCoordinates, ShowTileNumbers,
    ShownOverlays, Solving, SpokenLanguage, Stacks, Sweep, Thinking, ThreatView, ThreatViewOn,
    ThreatWarnings, Throwable, Walk, XRay, acting_person,
};
use crate::panels::commands::keys::Typed;
use crate::panels::screens::learn::chapter_of;
use crate::panels::setup_words::title;
use crate::panels::widgets::analysis::AnalysisState;
use crate::panels::widgets::move_list::{History, HistoryState};
use crate::panels::widgets::players::EngineSeat;
use crate::panels::widgets::report::ReportState;
use crate::record::formats::scene;
use crate::record::tree::NodeId;
use crate::rules::{Color, Game, Setup, Step};
use crate::table::{Focus, Hovered, LiftMode, StackLabels, TableCamera};
use crate::{say, sentence};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// The world as the play screen reads it.
#[derive(SystemParam)]
pub(in crate::panels) struct ViewSource<'w, 's> {
    pub(super) session: Option<Res<'w, Session>>,
    pub(super) candidates: Res<'w, Candidates>,
    pub(super) hand: Res<'w, Hand>,
    pub(super) refusal: Res<'w, Refusal>,
    pub(super) spoken: Res<'w, SpokenLanguage>,
    pub(super) pieces: Pieces<'w, 's>,
    pub(super) hovered: Res<'w, Hovered>,
    pub(super) lift_mode: Res<'w, LiftMode>,
    pub(super) explode: Res<'w, Explode>,
    pub(super) xray: Res<'w, XRay>,
    pub(super) coordinates: Res<'w, ShowCoordinates>,
    pub(super) tile_numbers: Res<'w, ShowTileNumbers>,
    pub(super) focus: Res<'w, Focus>,
    pub(super) typed: Res<'w, Typed>,
    pub(super) choice: Res<'w, QualityChoice>,
    pub(super) quality: Res<'w, Quality>,
    pub(super) opponent: Opponent<'w>,
    pub(super) chosen: Chosen<'w>,
    pub(super) history_state: Res<'w, HistoryState>,
    pub(super) live_analysis: Res<'w, AnalysisState>,
    pub(super) labels: Res<'w, StackLabels>,
    pub(super) cameras:
        Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
    pub(super) editing: Option<Res<'w, Editing>>,
    pub(super) lesson: Option<Res<'w, Lesson>>,
    pub(super) solving: Option<Res<'w, Solving>>,
    pub(super) learnt: Res<'w, LearnProgress>,
    pub(super) autoplay: Res<'w, Autoplay>,
    pub(super) clock: Res<'w, GameClock>,
    pub(super) analysis: AnalysisSource<'w>,
}

/// The analysis of the whole game.
#[derive(SystemParam)]
pub(super) struct AnalysisSource<'w> {
    kept: Res<'w, GameReport>,
    rows: Res<'w, ReportState>,
    sweep: Res<'w, Sweep>,
}

/// What lies on the table and beside it.
#[derive(SystemParam)]
pub(super) struct Pieces<'w, 's> {
    pub stacks: Stacks<'w, 's>,
    pub boards: Query<'w, 's, (&'static Board, Option<&'static Score>)>,
    pub reserves: Query<'w, 's, (&'static Reserve, Option<&'static Choosable>)>,
    pub lifted: Query<'w, 's, (Entity, &'static Lifted)>,
    pub throwable: Query<'w, 's, (), With<Throwable>>,
    pub threats: Query<'w, 's, &'static PendingThreat>,
    pub hanging: Query<'w, 's, (&'static Dot, &'static ChildOf), With<Hanging>>,
    pub facts: OverlayFacts<'w, 's>,
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
    pub engines: Res<'w, Engines>,
    pub trouble: Res<'w, EngineTrouble>,
    pub thinking: Res<'w, Thinking>,
    pub hint: Res<'w, Hint>,
    pub coach: Res<'w, Coach>,
    pub master_time: Res<'w, MasterTime>,
    pub pace: Res<'w, Pace>,
    pub pause: Res<'w, LevelPause>,
    pub animation: Res<'w, AnimationSpeed>,
}

impl Opponent<'_> {
    fn pause_tenths(&self) -> u64 {
        (self.pause.0.as_secs_f32() * 10.0).round() as u64
    }
}

/// What is chosen for every game.
#[derive(SystemParam)]
pub(super) struct Chosen<'w> {
    confirm: Res<'w, ConfirmMoves>,
    threats: Res<'w, ThreatWarnings>,
    pub overlays: Res<'w, ShownOverlays>,
    threat_view_on: Res<'w, ThreatViewOn>,
    pub threat_view: Res<'w, ThreatView>,
    coach: Res<'w, CoachOn>,
}

impl ViewSource<'_, '_> {
    /// What the play screen shows now; nothing where there is neither a game nor a position that is set up.
    pub(in crate::panels) fn view(&self) -> Option<PlayView> {
        if let Some(editing) = &self.editing {
            return Some(self.view_of_draft(editing));
        }
        let session = self.session.as_deref()?;
        let (game, words) = (session.game(), self.spoken.words());
        let to_move = game.side_to_move();
        Some(PlayView {
            setup: game.setup(),
            title: self.title(session),
            to_move,
            outcome: game.outcome(),
            reserves: Color::BOTH.map(|owner| self.reserve_items(owner, to_move)),
            score: self.pieces.score(),
            history: self.history_state.history.clone(),
            can_undo: session.walk(Walk::Back).is_some() && self.solving.is_none()
                || !self.hand.is_empty(),
            can_redo: session.walk(Walk::On).is_some() && !session.is_practice(),
            just_edited: session.just_edited().map(|edit| words.say(edit)),
            last_edit: session.last_edit().map(|edit| words.say(edit)),
            can_play_on: !session.is_live()
                && !session.is_over()
                && !self.opponent.seats.is_person(to_move),
            must_pass: self.candidates.next.contains(&Step::Pass),
            hand_empty: self.hand.is_empty(),
            can_finish: self.hand.turn.is_some() || self.hand.puts().next().is_some(),
            can_rotate: self.candidates.turns().len() > 1,
            guidance: self.guidance(session),
            refusal: self.refusal_words(),
            stack: self.stack(),
            tags: self.labels(),
            explode: self.explode.0,
            lift_mode: self.lift_mode.0,
            xray: self.xray.0,
            coordinates: self.coordinates.0,
            tile_numbers: self.tile_numbers.0,
            quality: (*self.choice, *self.quality),
            players: self.players(&game.setup()),
            thinking: self.thinking(),
            pace: self.pace(session),
            level_pause: self.opponent.pause_tenths(),
            animation: *self.opponent.animation,
            can_hint: !session.is_over() && self.opponent.seats.is_person(to_move),
            confirm: self.chosen.confirm.0,
            threats: *self.chosen.threats,
            overlays: self.chosen.overlays.0,
            threat_view: self.chosen.threat_view_on.0,
            told: self.told(),
            coach_on: self.chosen.coach.0,
            coach: self.coach(session),
            analysis: self.live_analysis.0.clone(),
            can_play_hint: self.opponent.hint.found().is_some(),
            master_secs: self.opponent.master_time.0.as_secs(),
            players_of_record: Color::BOTH.map(|side| {
                let record = session.record();
                PlayerOfRecord {
                    tag: record.player_tag(side),
                    name: record.player(side).unwrap_or_default().to_owned(),
                    rating: record.rating(side).map(str::to_owned),
                    rating_tag: record.rating_tag(side),
                }
            }),
            claim: session.claim(),
            acting: acting_person(session, &self.opponent.seats).filter(|_| {
                let begun = session.walk(Walk::Back).is_some();
                begun && session.is_live() && !session.is_over()
            }),
            clock: self.clock.0,
            autoplay: self.autoplay.is_on(),
            report: self.analysis.rows.rows(),
            report_ply: self.analysis.kept.ply(session),
            sweep: self.analysis.sweep.progress_of(session),
            can_analyse: !session.is_practice() && !session.record().tree.is_empty(),
            setting_up: None,
            task: self.task(session),
            puzzle: self.puzzle(session),
            why: self
                .refusal
                .0
                .as_ref()
                .and_then(|reason| chapter_of(reason, &game.setup())),
        })
    }

    /// Who plays, and who else may.
    fn players(&self, setup: &Setup) -> PlayersView {
        let (words, opponent) = (self.spoken.words(), &self.opponent);
        let seats = opponent.seats.0;
        let trouble = opponent.trouble.0.as_ref();
        PlayersView {
            seats,
            engines: EngineSeat::playing(words, &opponent.engines, setup, seats.map(Seat::engine)),
            trouble: trouble.map(|trouble| {
                let stopped = sentence!("engines-stopped", fault = trouble.words.clone());
                (trouble.side, words.say(&stopped))
            }),
        }
    }

    /// What the game is called, and which game it is.
    fn title(&self, session: &Session) -> String {
        let words = self.spoken.words();
        let game = title(words, &session.game().setup());
        match scene::told(session.record(), words) {
            [Some(name), _] => say!(words, "play-title", name = name, game = game),
            [None, _] => game,
        }
    }

    /// How two levels go on, where they play.
    pub(super) fn pace(&self, session: &Session) -> Option<Pace> {
        let plays = self.opponent.seats.have_no_person() && session.is_live();
        (plays && session.game().outcome().is_none()).then_some(*self.opponent.pace)
    }

    /// The same while a position is set up.
    fn view_of_draft(&self, editing: &Editing) -> PlayView {
        let words = self.spoken.words();
        let draft = editing.draft();
        let setup = draft.setup().clone();
        let game = editing.game();
        let problem = game.err().map(|reason| words.say(&reason.into()));
        let refusal = editing.refusal().map(|refused| words.say(&refused.why));
        PlayView {
            title: say!(
                self.spoken.words(),
                "play-setting-up",
                game = title(self.spoken.words(), &setup)
            ),
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
                .words(self.spoken.words())
                .unwrap_or_else(|| self.draft_guidance(editing)),
            refusal: refusal.or_else(|| problem.clone()),
            stack: self.stack(),
            tags: self.labels(),
            explode: self.explode.0,
            lift_mode: self.lift_mode.0,
            xray: self.xray.0,
            coordinates: self.coordinates.0,
            tile_numbers: self.tile_numbers.0,
            quality: (*self.choice, *self.quality),
            players: PlayersView::default(),
            thinking: None,
            pace: None,
            level_pause: self.opponent.pause_tenths(),
            animation: *self.opponent.animation,
            confirm: self.chosen.confirm.0,
            threats: *self.chosen.threats,
            overlays: self.chosen.overlays.0,
            threat_view: self.chosen.threat_view_on.0,
            told: self.told(),
            coach_on: self.chosen.coach.0,
            coach: None,
            analysis: self.live_analysis.0.clone(),
            can_play_hint: false,
            can_hint: false,
            master_secs: self.opponent.master_time.0.as_secs(),
            players_of_record: Default::default(),
            claim: None,
            acting: None,
            clock: None,
            autoplay: false,
            report: None,
            report_ply: 0,
            sweep: None,
            can_analyse: false,
            setting_up: Some(EditView {
                move_number: draft.move_number(),
                text: game.ok().map(Game::write_position),
                problem,
                saved: editing.saved().map(|file| file.display().to_string()),
            }),
            task: None,
            puzzle: None,
            why: None,
            setup,
        }
    }

    /// Whether the game on the table has come to its end in the main line, wherever in it one looks.
    pub(in crate::panels) fn is_finished(&self) -> bool {
        self.session.as_deref().is_some_and(|session| {
            let end = session.record().tree.end_of(NodeId::ROOT);
            session.outcome(end).is_some() || session.claim_at(end).is_some()
        })
    }

    pub(in crate::panels) fn seats(&self) -> Seats {
        *self.opponent.seats
    }
}
