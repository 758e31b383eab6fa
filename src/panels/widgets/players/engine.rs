//! Engines in the seats: who may sit there, and what can be done when one has failed.

use crate::app::{EngineChoice, EngineId, EngineRequest, Engines, KnownEngine};
use crate::panels::commands::command::Command;
use crate::panels::commands::table::CommandId;
use crate::panels::setup_words;
use crate::panels::widgets::buttons::command_button;
use crate::panels::widgets::theme;
use crate::protocol::client::Protocol;
use crate::rules::Setup;
use crate::say;
use crate::words::Words;
use bevy_egui::egui;

/// An engine as a list of players shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct EngineSeat {
    pub id: EngineId,
    pub name: String,
    /// What it speaks and plays, in a line.
    pub about: String,
    pub move_secs: u64,
    /// It can be asked for its move before its time.
    pub can_hurry: bool,
}

impl EngineSeat {
    fn of(words: &Words, engine: &KnownEngine) -> Self {
        let entry = &engine.entry;
        let (protocol, games) = (protocol_name(entry.protocol), games(words, &entry.games()));
        Self {
            id: engine.id,
            name: entry.name.clone(),
            about: say!(
                words,
                "engines-protocol-and-games",
                protocol = protocol,
                games = games
            ),
            move_secs: entry.move_secs.round().max(1.0) as u64,
            can_hurry: entry.protocol != Protocol::Uhp,
        }
    }

    /// Everybody who has been added.
    pub(in crate::panels) fn all(words: &Words, engines: &Engines) -> Vec<Self> {
        engines
            .iter()
            .map(|engine| Self::of(words, engine))
            .collect()
    }

    /// Those who play this game, and whoever sits in it all the same.
    pub(in crate::panels) fn playing(
        words: &Words,
        engines: &Engines,
        setup: &Setup,
        seated: [Option<EngineId>; 2],
    ) -> Vec<Self> {
        let engines = engines.iter();
        let playing =
            engines.filter(|engine| engine.entry.plays(setup) || seated.contains(&Some(engine.id)));
        playing.map(|engine| Self::of(words, engine)).collect()
    }
}

/// A protocol as it is written.
pub(in crate::panels) const fn protocol_name(protocol: Protocol) -> &'static str {
    match protocol {
        Protocol::Uhp => "UHP",
        Protocol::Tei => "TEI",
        Protocol::Ugi => "UGI",
    }
}

/// Games in a line.
pub(in crate::panels) fn games(words: &Words, games: &[Setup]) -> String {
    let titles = games.iter().map(|game| setup_words::title(words, game));
    titles.collect::<Vec<_>>().join(" · ")
}

/// How long the engine in the seat may think about a move.
pub(super) fn time_ui(ui: &mut egui::Ui, engine: &EngineSeat, wanted: &mut Vec<Command>) {
    let mut secs = engine.move_secs;
    let slider = egui::Slider::new(&mut secs, 1..=60)
        .logarithmic(true)
        .suffix(format!(" {}", say!(ui, "play-seconds-a-move")));
    ui.spacing_mut().slider_width = 80.0;
    let tip = CommandId::Engine.info().tip(ui);
    if ui.add(slider).on_hover_text(tip).changed() {
        wanted.push(EngineRequest::MoveSecs(engine.id, secs as f32).into());
    }
}

/// What the engine did, and how the game may go on.
pub(super) fn trouble_ui(ui: &mut egui::Ui, words: &str, wanted: &mut Vec<Command>) {
    let words = egui::RichText::new(words).color(theme::of(ui).refused);
    ui.add(egui::Label::new(words).wrap());
    ui.horizontal_wrapped(|ui| {
        for choice in [
            EngineChoice::TryAgain,
            EngineChoice::Person,
            EngineChoice::Level,
        ] {
            command_button(ui, choice.into(), true, wanted);
        }
    });
}
