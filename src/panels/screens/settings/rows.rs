//! The rows of the settings in their order. Each names the fields that it stands for: they tell whether it is as usual, and
//! are what its arrow brings back.

use super::controls::{count_ui, list_ui, names_ui, other_ui, percent_ui, seconds_ui, switch_ui};
use super::row::{Row, Section};
use crate::app::ChosenLines;
use crate::key;
use crate::panels::screens::start::{clock_name, usual_clocks};
use crate::say;
use crate::store::{
    Animation, Colours, PieceStyle, Quality, ReportEffort, Settings, TableStyle, Theme,
};
use crate::strength::Strength;
use crate::words::{Key, Language, Speaker, level_name};
use bevy_egui::egui;

macro_rules! rows {
    ($($section:ident { $($word:literal, [$($($field:ident).+),+], $control:expr;)* })*) => {
        pub(super) static ROWS: &[Row] = &[
            $($(Row {
                section: Section::$section,
                word: key!($word),
                about: const { Key::checked(concat!($word, "-tip"), &[]) },
                is_usual: |now, usual| $(now.$($field).+.eq(&usual.$($field).+))&&+,
                reset: |now, usual| { $(now.$($field).+.clone_from(&usual.$($field).+);)+ },
                control: $control,
            },)*)*
        ];
    };
}

rows! {
    Writing {
        "settings-language", [language], language_ui;
        "settings-text-size", [ui_scale], text_size_ui;
    }
    Panels {
        "settings-theme", [theme], |ui, word, now| list_ui(ui, word, &mut now.theme, THEMES);
        "settings-colours", [colours], |ui, word, now| list_ui(ui, word, &mut now.colours, COLOURS);
        "settings-full-screen", [full_screen], |ui, word, now| switch_ui(ui, word, &mut now.full_screen);
    }
    Table {
        "settings-quality", [quality], |ui, word, now| list_ui(ui, word, &mut now.quality, QUALITIES);
        "settings-table", [styles.table], |ui, word, now| list_ui(ui, word, &mut now.styles.table, TABLES);
        "settings-punct", [styles.punct], |ui, word, now| list_ui(ui, word, &mut now.styles.punct, PIECES);
        "settings-hive", [styles.hive], |ui, word, now| list_ui(ui, word, &mut now.styles.hive, PIECES);
        "settings-tak", [styles.tak], |ui, word, now| list_ui(ui, word, &mut now.styles.tak, PIECES);
    }
    Board {
        "settings-coordinates", [coordinates], |ui, word, now| switch_ui(ui, word, &mut now.coordinates);
        "settings-tile-numbers", [tile_numbers], |ui, word, now| switch_ui(ui, word, &mut now.tile_numbers);
        "settings-threats", [threats], |ui, word, now| switch_ui(ui, word, &mut now.threats);
        "settings-threats-up-to", [threats_up_to], threats_up_to_ui;
        "overlays-ways", [overlays.ways], |ui, word, now| switch_ui(ui, word, &mut now.overlays.ways);
        "overlays-queens", [overlays.queens], |ui, word, now| switch_ui(ui, word, &mut now.overlays.queens);
        "overlays-pins", [overlays.pins], |ui, word, now| switch_ui(ui, word, &mut now.overlays.pins);
        "overlays-groups", [overlays.groups], |ui, word, now| switch_ui(ui, word, &mut now.overlays.groups);
        "overlays-count", [overlays.count], |ui, word, now| switch_ui(ui, word, &mut now.overlays.count);
    }
    Motion {
        "settings-animation", [animation], |ui, word, now| list_ui(ui, word, &mut now.animation, ANIMATIONS);
        "settings-reduced-motion", [reduced_motion], |ui, word, now| switch_ui(ui, word, &mut now.reduced_motion);
    }
    Sound {
        "settings-volume", [volume], |ui, word, now| percent_ui(ui, word, &mut now.volume);
        "settings-mute", [mute], |ui, word, now| switch_ui(ui, word, &mut now.mute);
        "settings-walking", [sounds_while_walking], |ui, word, now| switch_ui(ui, word, &mut now.sounds_while_walking);
    }
    Playing {
        "settings-confirm", [confirm_moves], |ui, word, now| switch_ui(ui, word, &mut now.confirm_moves);
        "settings-clock", [clock], clock_ui;
        "settings-clock-ends", [clock_ends], |ui, word, now| switch_ui(ui, word, &mut now.clock_ends);
        "settings-coach", [coach], |ui, word, now| switch_ui(ui, word, &mut now.coach);
        "settings-random-colours", [random_colours], |ui, word, now| switch_ui(ui, word, &mut now.random_colours);
        "settings-level-pause", [level_pause_secs], |ui, word, now| seconds_ui(ui, word, &mut now.level_pause_secs, 0.0..=5.0, 0.1);
        "report-effort", [report_effort], |ui, word, now| list_ui(ui, word, &mut now.report_effort, EFFORTS);
        "report-secs", [report_secs], |ui, word, now| seconds_ui(ui, word, &mut now.report_secs, 0.1..=60.0, 0.1);
        "analysis-lines", [analysis_lines], |ui, word, now| count_ui(ui, word, &mut now.analysis_lines, 1..=ChosenLines::MOST);
        "analysis-in-notation", [analysis_notation], |ui, word, now| switch_ui(ui, word, &mut now.analysis_notation);
        "settings-master-time", [master_secs], |ui, word, now| seconds_ui(ui, word, &mut now.master_secs, 1.0..=60.0, 1.0);
    }
}

const THEMES: [(Theme, Key); 3] = [
    (Theme::Dark, key!("settings-theme-dark")),
    (Theme::Light, key!("settings-theme-light")),
    (Theme::HighContrast, key!("settings-theme-contrast")),
];

const COLOURS: [(Colours, Key); 2] = [
    (Colours::Usual, key!("settings-colours-usual")),
    (Colours::ColourBlind, key!("settings-colours-blind")),
];

const QUALITIES: [(Quality, Key); 4] = [
    (Quality::Auto, key!("menu-quality-auto")),
    (Quality::High, key!("menu-quality-high")),
    (Quality::Medium, key!("menu-quality-medium")),
    (Quality::Low, key!("menu-quality-low")),
];

const TABLES: [(TableStyle, Key); 3] = [
    (TableStyle::Wood, key!("settings-table-wood")),
    (TableStyle::Slate, key!("settings-table-slate")),
    (TableStyle::Felt, key!("settings-table-felt")),
];

const PIECES: [(PieceStyle, Key); 3] = [
    (PieceStyle::Classic, key!("settings-pieces-classic")),
    (PieceStyle::HighContrast, key!("settings-pieces-contrast")),
    (PieceStyle::Night, key!("settings-pieces-night")),
];

const ANIMATIONS: [(Animation, Key); 4] = [
    (Animation::Off, key!("menu-animation-off")),
    (Animation::Fast, key!("menu-animation-fast")),
    (Animation::Normal, key!("menu-animation-normal")),
    (Animation::Slow, key!("menu-animation-slow")),
];

const EFFORTS: [(ReportEffort, Key); 3] = [
    (ReportEffort::Quick, key!("report-effort-quick")),
    (ReportEffort::Thorough, key!("report-effort-thorough")),
    (ReportEffort::Time, key!("report-effort-time")),
];

/// The sizes of writing to choose from, in hundredths of what the system has.
const TEXT_SIZES: [u8; 8] = [80, 90, 100, 110, 125, 150, 175, 200];

fn language_ui(ui: &mut egui::Ui, word: &str, now: &mut Settings) {
    let system = (None, say!(ui, "settings-language-system"));
    let own = Language::ALL.map(|language| (Some(language), language.own_name().to_owned()));
    let languages = std::iter::once(system).chain(own).collect();
    names_ui(ui, word, &mut now.language, languages);
}

fn text_size_ui(ui: &mut egui::Ui, word: &str, now: &mut Settings) {
    let words = ui.words();
    let name = |percent: u8| say!(words, "settings-percent", percent = u32::from(percent));
    let mut percent = (now.ui_scale * 100.0).round() as u8;
    let shown = name(percent);
    let sizes = TEXT_SIZES.map(|size| (size, name(size))).to_vec();
    let before = percent;
    other_ui(ui, word, shown, &mut percent, sizes);
    if percent != before {
        now.ui_scale = f32::from(percent) / 100.0;
    }
}

fn threats_up_to_ui(ui: &mut egui::Ui, word: &str, now: &mut Settings) {
    let levels = (0..Strength::LEVELS).filter_map(Strength::level);
    let levels = levels.map(|level| (level, level_name(level)));
    ui.add_enabled_ui(now.threats, |ui| {
        list_ui(ui, word, &mut now.threats_up_to, levels);
    });
}

fn clock_ui(ui: &mut egui::Ui, word: &str, now: &mut Settings) {
    let control = now.clock.as_ref().and_then(|word| word.parse().ok());
    let mut chosen = control;
    let clocks = usual_clocks().map(|control| (control, clock_name(ui, control)));
    let (shown, clocks) = (clock_name(ui, control), clocks.collect());
    other_ui(ui, word, shown, &mut chosen, clocks);
    if chosen != control {
        now.clock = chosen.map(|control| control.to_string());
    }
}
