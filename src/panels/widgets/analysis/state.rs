//! The analysis in words, worded anew when something else was found, and not in between.

use super::view::{AnalysisView, VariationView};
use crate::ai::SearchInfo;
use crate::analysis::Outlook;
use crate::app::{
    Analysed, Analysis, AnalysisOn, AnalysisPhase, ChosenLines, Engines, LinePreview, LineSource,
    Screen, SpokenLanguage, TurnSet,
};
use crate::panels::move_words::move_words_about;
use crate::panels::outcome_words::outcome_words;
use crate::rules::{Color, Game, Setup};
use crate::words::{Sentence, Words, engine_fault};
use crate::{key, say, sentence};
use bevy::prelude::*;
use std::sync::Arc;

/// What is shown now; nothing while nobody wants it.
#[derive(Resource, Clone, Debug, Default)]
pub(in crate::panels) struct AnalysisState(pub Option<Arc<AnalysisView>>);

/// Words the analysis in [`TurnSet::Animate`].
pub(in crate::panels::widgets) fn plugin(app: &mut App) {
    app.init_resource::<AnalysisState>().add_systems(
        Update,
        word_analysis.in_set(TurnSet::Animate).run_if(
            resource_changed::<Analysis>
                .or_eager(resource_changed::<AnalysisOn>)
                .or_eager(resource_changed::<ChosenLines>)
                .or_eager(resource_changed::<LinePreview>)
                .or_eager(resource_changed::<SpokenLanguage>)
                .or_eager(state_changed::<Screen>),
        ),
    );
}

/// As many moves of a line as one may want to follow, in notation and in words.
const MOST_MOVES: [usize; 2] = [12, 6];

fn word_analysis(
    on: Res<AnalysisOn>,
    screen: Res<State<Screen>>,
    analysis: Res<Analysis>,
    chosen: Res<ChosenLines>,
    preview: Res<LinePreview>,
    engines: Res<Engines>,
    spoken: Res<SpokenLanguage>,
    mut state: ResMut<AnalysisState>,
) {
    let words = spoken.words();
    let is_shown = on.0 && matches!(screen.get(), Screen::Play | Screen::Edit);
    state.0 = is_shown.then(|| {
        let found = analysis.0.as_deref();
        let view = found.map_or_else(
            || AnalysisView {
                progress: say!(words, "analysis-no-position"),
                ..AnalysisView::default()
            },
            |analysed| view_of(analysed, *chosen, &engines, words),
        );
        Arc::new(AnalysisView {
            count: chosen.count,
            in_notation: chosen.in_notation,
            shown: preview.line(),
            ..view
        })
    });
}

fn view_of(
    analysed: &Analysed,
    chosen: ChosenLines,
    engines: &Engines,
    words: &Words,
) -> AnalysisView {
    let setup = analysed.game.setup();
    let playing = engines
        .playing(&setup)
        .map(|engine| LineSource::Engine(engine.id));
    let named = |source: LineSource| (source, words.say(&source.name(engines)));
    let source = words.say(&analysed.source.name(engines));
    let outlook = analysed.outlook();
    let lines = analysed.lines.lines.iter().take(chosen.count.into());
    AnalysisView {
        white: outlook.map(|outlook| outlook.white_chance(&setup) as f32),
        verdict: outlook.map_or_else(String::new, |outlook| words.say(&verdict(outlook, &setup))),
        short: outlook.map_or_else(String::new, |outlook| short(outlook, &setup, words)),
        progress: words.say(&match &analysed.fault {
            Some(fault) => {
                let fault = engine_fault(&source, fault);
                sentence!("engines-stopped", fault = fault)
            }
            None => progress(analysed),
        }),
        source,
        asked: analysed.source,
        sources: std::iter::once(LineSource::Strata)
            .chain(playing)
            .map(named)
            .collect(),
        lines: lines
            .map(|line| {
                let shown = line_view(&analysed.game, line, chosen.in_notation, words);
                if analysed.lines.unscored {
                    return shown.without_verdict();
                }
                shown
            })
            .collect(),
        ..AnalysisView::default()
    }
}

/// How a position stands, as one would say it.
fn verdict(outlook: Outlook, setup: &Setup) -> Sentence {
    match outlook {
        Outlook::Over(outcome) => outcome_words(outcome),
        Outlook::Win { by, moves } => sentence!("analysis-wins", side = by, count = moves),
        Outlook::Score(_) => {
            let percent = percent(outlook, setup);
            sentence!("analysis-chance", percent = percent)
        }
    }
}

/// White's winning chance in hundredths. What isn't proved is never certain.
fn percent(outlook: Outlook, setup: &Setup) -> u32 {
    let percent = (outlook.white_chance(setup) * 100.0).round() as u32;
    percent.clamp(1, 99)
}

/// The same in a few signs: a number of hundredths, or who wins in how many moves.
fn short(outlook: Outlook, setup: &Setup, words: &Words) -> String {
    match outlook {
        Outlook::Over(outcome) => match outcome.winner() {
            Some(Color::White) => "1-0".to_owned(),
            Some(Color::Black) => "0-1".to_owned(),
            None => "½".to_owned(),
        },
        Outlook::Win { by, moves } => say!(words, "analysis-wins-short", side = by, count = moves),
        Outlook::Score(_) => percent(outlook, setup).to_string(),
    }
}

/// How deep and how fast, or why nothing is searched.
fn progress(analysed: &Analysed) -> Sentence {
    let (lines, depth) = (&analysed.lines, analysed.lines.depth());
    match analysed.phase {
        _ if analysed.game.outcome().is_some() => key!("analysis-over").into(),
        AnalysisPhase::Searching if lines.lines.is_empty() => key!("analysis-begins").into(),
        AnalysisPhase::Searching => {
            let thousands = lines.nodes_a_second().div_ceil(1000);
            sentence!("analysis-searching", depth = depth, thousands = thousands)
        }
        AnalysisPhase::Waiting => key!("analysis-waits").into(),
        AnalysisPhase::Resting => sentence!("analysis-rests", depth = depth),
    }
}

/// A line as far as one may want to follow it.
fn line_view(game: &Game, info: &SearchInfo, in_notation: bool, words: &Words) -> VariationView {
    let outlook = Outlook::new(game.side_to_move(), info.score);
    let setup = game.setup();
    let mut line = VariationView {
        short: match outlook {
            Outlook::Score(_) => {
                say!(
                    words,
                    "settings-percent",
                    percent = percent(outlook, &setup)
                )
            }
            proved => short(proved, &setup, words),
        },
        verdict: words.say(&verdict(outlook, &setup)),
        ..VariationView::default()
    };
    let most = MOST_MOVES[usize::from(!in_notation)];
    let mut game = game.clone();
    for &mv in info.line.iter().take(most) {
        let text = if in_notation {
            game.write_move(mv)
        } else {
            words.say(&move_words_about(&game, mv))
        };
        if game.play(mv).is_err() {
            break;
        }
        line.moves.push(text);
        line.played.push(mv);
    }
    line
}
