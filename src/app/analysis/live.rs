//! Live analysis: while the person wants it, the position on the table is searched for its best lines, wherever one walks.
//!
//! A level that thinks comes first: it has the machine for itself, and the analysis waits until it has decided. So does
//! the search for a hint. Another game on the table switches it off: nobody is helped who didn't ask for it.

use super::known::Known;
use super::lines::{LineSource, Lines};
use super::preview::LinePreview;
use super::search::{LineSearch, SharedTable, Task, empty_table};
use super::source::{AskedEngine, ChosenSource, Sources};
use crate::analysis::Outlook;
use crate::app::Screen;
use crate::app::editor::Editing;
use crate::app::players::engines::Engines;
use crate::app::players::hint::Hint;
use crate::app::players::opponent::{OpponentSet, Thinking};
use crate::app::players::waker;
use crate::app::session::Session;
use crate::app::turn::sets::TurnSet;
use crate::app::world::settled_position_changed;
use crate::protocol::client::Fault;
use crate::rules::{Game, Setup};
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;

/// Whether the person wants to see what the search makes of the position on the table.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub struct AnalysisOn(pub bool);

/// How many lines are shown, and whether in notation or in words.
#[derive(Resource, Copy, Clone, Debug, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub struct ChosenLines {
    pub count: u8,
    pub in_notation: bool,
}

impl ChosenLines {
    pub const MOST: u8 = 5;
    pub const USUAL: u8 = 3;

    /// So many lines as the panel has room for.
    pub fn set_count(&mut self, count: u8) {
        self.count = count.clamp(1, Self::MOST);
    }
}

impl Default for ChosenLines {
    fn default() -> Self {
        Self {
            count: Self::USUAL,
            in_notation: true,
        }
    }
}

/// What is seen of the position on the table; nothing while nobody wants to see it, or where there is no position.
#[derive(Resource, Clone, Debug, Default, Reflect)]
#[reflect(opaque, Resource, Debug, Clone)]
pub struct Analysis(pub Option<Box<Analysed>>);

/// A position and what was found of it.
#[derive(Clone, Debug)]
pub struct Analysed {
    pub game: Game,
    pub source: LineSource,
    pub lines: Lines,
    pub phase: AnalysisPhase,
    /// What the engine did that it must not do, if one was asked: it has been stopped.
    pub fault: Option<Fault>,
    /// For how many lines a search has come to its end.
    rested: usize,
}

/// What the search is doing.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum AnalysisPhase {
    #[default]
    Searching,
    /// A level thinks, or a hint is looked for.
    Waiting,
    /// Everything is proved, or its time is over.
    Resting,
}

impl Analysed {
    /// How the position stands; nothing until something was found.
    pub fn outlook(&self) -> Option<Outlook> {
        if let Some(outcome) = self.game.outcome() {
            return Some(Outlook::Over(outcome));
        }
        let best = self.lines.lines.first().filter(|_| !self.lines.unscored)?;
        Some(Outlook::new(self.game.side_to_move(), best.score))
    }
}

/// The search, and what is left for the next ones.
#[derive(Resource, Debug, Default)]
struct Analysing {
    search: Option<LineSearch>,
    /// What was known before the search.
    before: Lines,
    known: Known,
    /// The set-up whose positions are known, and what its searches left for each other.
    setup: Option<(Setup, LineSource)>,
    engine: AskedEngine,
    table: Option<SharedTable>,
}

impl Analysing {
    /// What searches of this set-up have left; another one begins with nothing.
    fn table_of(&mut self, setup: Setup, source: LineSource) -> SharedTable {
        let asked = Some((setup, source));
        if self.setup != asked {
            self.setup = asked;
            self.known.forget_all();
            self.table = None;
        }
        self.table.get_or_insert_with(empty_table).clone()
    }
}

/// Adds the analysis, which follows the table in [`TurnSet::Think`] once levels have begun to think.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AnalysisOn>()
        .init_resource::<ChosenLines>()
        .init_resource::<Analysis>()
        .init_resource::<Analysing>()
        .add_systems(
            Update,
            (
                switch_off_for_another_game.run_if(resource_exists::<Session>),
                look_at_position.run_if(
                    settled_position_changed
                        .or_eager(resource_changed::<AnalysisOn>)
                        .or_eager(resource_changed::<ChosenSource>)
                        .or_eager(resource_changed::<Engines>)
                        .or_eager(state_changed::<Screen>),
                ),
                start_or_stop.run_if(is_analysing),
                take_news.run_if(is_analysing),
            )
                .chain()
                .in_set(TurnSet::Think)
                .after(OpponentSet),
        );
}

/// Run condition: there is a position to look at.
fn is_analysing(analysis: Res<Analysis>) -> bool {
    analysis.0.is_some()
}

/// Whoever begins or opens another game asks anew.
fn switch_off_for_another_game(
    session: Res<Session>,
    mut before: Local<Option<u64>>,
    mut on: ResMut<AnalysisOn>,
) {
    let last = before.replace(session.id());
    if last.is_some_and(|last| last != session.id()) {
        on.set_if_neq(AnalysisOn(false));
    }
}

/// Begins with another position, and gives up the one before it.
fn look_at_position(
    on: Res<AnalysisOn>,
    screen: Res<State<Screen>>,
    session: Option<Res<Session>>,
    draft: Option<Res<Editing>>,
    sources: Sources,
    mut analysing: ResMut<Analysing>,
    mut analysis: ResMut<Analysis>,
) {
    let analysing = analysing.bypass_change_detection();
    // In a task and in a puzzle it would give the answer away.
    let wanted = on.0 && matches!(screen.get(), Screen::Play | Screen::Edit);
    let game = match (&draft, &session) {
        (Some(draft), _) => draft.game().ok(),
        (None, Some(session)) if !session.is_practice() => Some(session.game()),
        _ => None,
    };
    let Some(game) = game.filter(|_| wanted) else {
        analysing.search = None;
        if !on.0 {
            analysing.table = None;
            analysing.engine = AskedEngine::default();
        }
        if analysis.0.is_some() {
            analysis.0 = None;
        }
        return;
    };
    let source = sources.of(&game.setup());
    if let Some(now) = &analysis.0
        && now.source == source
        && now.game.key() == game.key()
        && now.game.layout() == game.layout()
        && now.game.outcome() == game.outcome()
    {
        return;
    }
    analysing.search = None;
    analysing.table_of(game.setup(), source);
    let (lines, rested) = analysing.known.of(game).unwrap_or_default();
    analysis.0 = Some(Box::new(Analysed {
        game: game.clone(),
        source,
        lines,
        fault: None,
        phase: AnalysisPhase::default(),
        rested,
    }));
}

/// Searches while there is something to find, and nobody else needs the machine.
fn start_or_stop(
    chosen: Res<ChosenLines>,
    thinking: Res<Thinking>,
    hint: Res<Hint>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    sources: Sources,
    mut analysing: ResMut<Analysing>,
    mut analysis: ResMut<Analysis>,
) {
    let analysing = analysing.bypass_change_detection();
    let Some(analysed) = analysis.bypass_change_detection().0.as_deref_mut() else {
        return;
    };
    let count = usize::from(chosen.count);
    let level_thinks = thinking.by.is_some() && !thinking.decided;
    let is_done =
        analysed.game.outcome().is_some() || analysed.fault.is_some() || analysed.rested >= count;
    let phase = if is_done {
        AnalysisPhase::Resting
    } else if level_thinks || matches!(*hint, Hint::Looking(_)) {
        AnalysisPhase::Waiting
    } else {
        AnalysisPhase::Searching
    };
    let running = analysing.search.as_ref().map(|search| search.count);
    let wanted = (phase == AnalysisPhase::Searching).then_some(count);
    if running != wanted {
        analysing.search = wanted.map(|count| {
            let game = analysed.game.clone();
            let task = Task {
                table: analysing.table_of(game.setup(), analysed.source),
                engine: sources.engine(analysed.source, &mut analysing.engine),
                game,
                count,
                is_drawn: proxy.is_some(),
            };
            analysing.before = analysed.lines.clone();
            analysing.before.lines.truncate(count);
            LineSearch::start(task, waker(proxy.as_deref()))
        });
    }
    if analysed.phase != phase {
        analysed.phase = phase;
        analysis.set_changed();
    }
}

/// Shows what was found, and keeps it for when one comes back. While somebody follows a line, the lines stay as they are.
fn take_news(
    preview: Res<LinePreview>,
    mut analysing: ResMut<Analysing>,
    mut analysis: ResMut<Analysis>,
) {
    if preview.line().is_some() {
        return;
    }
    let analysing = analysing.bypass_change_detection();
    let Some(search) = &analysing.search else {
        return;
    };
    let (news, ended) = search.poll();
    let Some(analysed) = analysis.bypass_change_detection().0.as_deref_mut() else {
        return;
    };
    if news.is_none() && !ended {
        return;
    }
    if ended {
        analysed.fault = search.fault();
        if analysed.fault.is_none() {
            analysed.rested = search.count;
        }
        analysed.phase = AnalysisPhase::Resting;
        analysing.search = None;
    }
    if let Some(news) = news {
        analysed.lines = analysing.before.or_deeper(&news);
    }
    let (game, lines) = (&analysed.game, analysed.lines.clone());
    analysing.known.keep(game, lines, analysed.rested);
    analysis.set_changed();
}
