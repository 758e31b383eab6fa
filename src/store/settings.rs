//! What a person has chosen for all games.

use super::Store;
use super::choices::{Animation, Colours, Quality, ReportEffort, Theme};
use super::engines::{self, EngineEntry};
use super::library::{read_text, shown};
use super::salvage::salvage;
use super::{Overlays, Styles};
use crate::learn::Progress;
use crate::rating::Ratings;
use crate::record::formats::save;
use crate::record::time_control::TimeControl;
use crate::rules::Setup;
use crate::sentence;
use crate::strength::Strength;
use crate::words::{Language, Sentence, disk_trouble};
use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize};
use std::fs;
use std::io;

/// Everything has a usual value, so that a file may tell as little as it likes; what a newer Strata added is passed over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    pub quality: Quality,
    /// What the table and the pieces are made of.
    pub styles: Styles,
    /// The size of everything written, 1 as the system has it.
    pub ui_scale: f32,
    /// How long Master thinks.
    pub master_secs: f32,
    /// How long two levels wait between their moves.
    pub level_pause_secs: f32,
    pub animation: Animation,
    /// The level that plays each side in a new game; `None` for a person.
    pub seats: [Option<Strength>; 2],
    /// The engine that plays each side instead, by its name.
    pub engine_seats: [Option<String>; 2],
    /// Other programs that play here.
    #[serde(deserialize_with = "engines::read")]
    pub engines: Vec<EngineEntry>,
    /// Chance decides who of them has White.
    pub random_colours: bool,
    /// The language that the person chose; without a word the system's.
    pub language: Option<Language>,
    /// How strong the person is, by the games against levels.
    pub ratings: Ratings,
    /// The variants chosen last, as set-up words.
    pub tak: Option<String>,
    pub hive: Option<String>,
    pub punct: Option<String>,
    /// Moves wait to be confirmed.
    pub confirm_moves: bool,
    /// A person is warned of what the other side could win with at once, against levels up to this one.
    pub threats: bool,
    pub threats_up_to: Strength,
    /// What is marked on the board beside threats.
    pub overlays: Overlays,
    /// Older versions had one switch for pinned tiles and the queens. It is read and no longer written.
    #[serde(skip_serializing)]
    pub pins: bool,
    /// A coach looks on in games against levels.
    pub coach: bool,
    /// How long each move is looked at when a game is analysed; the seconds hold where it goes by the clock.
    pub report_effort: ReportEffort,
    pub report_secs: f32,
    /// How many lines the analysis shows, and whether in notation or in words.
    pub analysis_lines: u8,
    pub analysis_notation: bool,
    /// Whether the history is shown; without a word as the window has room.
    pub history: Option<bool>,
    /// Whether coordinates stand on the rims of the boards, and numbers on tiles of which there are several.
    pub coordinates: bool,
    pub tile_numbers: bool,
    /// The clock of the next game, such as `10:0 +10`, and whether running out loses it.
    pub clock: Option<String>,
    pub clock_ends: bool,
    /// Which tasks of the courses are done and how well, and the puzzles.
    pub learnt: Progress,
    /// Width and height in points of the screen.
    pub window: Option<[u32; 2]>,
    /// Where the window's corner was, in pixels of all screens together.
    pub window_at: Option<[i32; 2]>,
    pub full_screen: bool,
    /// How loud sounds are, in hundredths, and whether there are any.
    pub volume: u8,
    pub mute: bool,
    /// Moves sound also while somebody walks through a game.
    pub sounds_while_walking: bool,
    /// Pieces and the camera appear where they belong instead of travelling there.
    pub reduced_motion: bool,
    /// How the panels are coloured, and the marks on the board.
    pub theme: Theme,
    pub colours: Colours,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            quality: Quality::default(),
            styles: Styles::default(),
            ui_scale: 1.0,
            master_secs: Strength::MASTER_TIME.as_secs_f32(),
            level_pause_secs: 1.0,
            animation: Animation::default(),
            // A newcomer plays White against the gentlest level.
            seats: [None, Some(Strength::ALL[0])],
            engine_seats: [None, None],
            engines: Vec::new(),
            random_colours: false,
            ratings: Ratings::default(),
            language: None,
            tak: None,
            hive: None,
            punct: None,
            confirm_moves: false,
            threats: true,
            threats_up_to: Strength::Master,
            overlays: Overlays::default(),
            pins: false,
            coach: false,
            report_effort: ReportEffort::default(),
            report_secs: 1.0,
            analysis_lines: 3,
            analysis_notation: true,
            history: None,
            coordinates: true,
            tile_numbers: true,
            clock: None,
            clock_ends: true,
            learnt: Progress::default(),
            window: None,
            window_at: None,
            full_screen: false,
            volume: 70,
            mute: false,
            sounds_while_walking: false,
            reduced_motion: false,
            theme: Theme::default(),
            colours: Colours::default(),
        }
    }
}

impl Settings {
    /// The variants chosen last; a word that means nothing is passed over.
    pub fn variants(&self) -> Vec<Setup> {
        let words = [&self.tak, &self.hive, &self.punct].into_iter().flatten();
        words.filter_map(|word| word.parse().ok()).collect()
    }

    /// Keeps a variant in place of the one of the same game.
    pub fn keep_variant(&mut self, setup: &Setup) {
        let kept = match setup {
            Setup::Tak(_) => &mut self.tak,
            Setup::Hive(_) => &mut self.hive,
            Setup::Punct(_) => &mut self.punct,
        };
        *kept = Some(setup.to_string());
    }

    /// Numbers that nobody could work with become the usual ones; their names in the file are told.
    fn sane(mut self) -> (Self, Vec<&'static str>) {
        let usual = Self::default();
        let mut odd = Vec::new();
        let mut check = |name, holds: bool| {
            if !holds {
                odd.push(name);
            }
            holds
        };
        if !check("ui_scale", (0.2..=5.0).contains(&self.ui_scale)) {
            self.ui_scale = usual.ui_scale;
        }
        if !check("master_secs", (0.1..=3600.0).contains(&self.master_secs)) {
            self.master_secs = usual.master_secs;
        }
        let pause = self.level_pause_secs;
        if !check("level_pause_secs", (0.0..=60.0).contains(&pause)) {
            self.level_pause_secs = usual.level_pause_secs;
        }
        if !check("report_secs", (0.05..=600.0).contains(&self.report_secs)) {
            self.report_secs = usual.report_secs;
        }
        if !check("volume", self.volume <= 100) {
            self.volume = usual.volume;
        }
        if !check("analysis_lines", (1..=5).contains(&self.analysis_lines)) {
            self.analysis_lines = usual.analysis_lines;
        }
        let clock = self.clock.as_ref();
        if !check(
            "clock",
            clock.is_none_or(|word| word.parse::<TimeControl>().is_ok()),
        ) {
            self.clock = None;
        }
        check("engines", engines::keep_sane(&mut self.engines));
        self.window = self.window.filter(|sides| {
            let holds = sides.iter().all(|side| (200..=20_000).contains(side));
            check("window", holds)
        });
        self.window_at = self.window_at.filter(|place| {
            let holds = place.iter().all(|at| (-100_000..=100_000).contains(at));
            check("window_at", holds)
        });
        // Older versions let it be set more widely.
        self.ui_scale = self.ui_scale.clamp(Self::SMALLEST_TEXT, Self::LARGEST_TEXT);
        self.ratings = self.ratings.sane();
        if std::mem::take(&mut self.pins) {
            self.overlays.pins = true;
            self.overlays.queens = true;
        }
        (self, odd)
    }

    /// How small and how large everything may be written.
    pub const SMALLEST_TEXT: f32 = 0.8;
    pub const LARGEST_TEXT: f32 = 2.0;
}

impl Store {
    /// The settings, and a word for the person when something in the file was broken. Where single values are, the usual ones
    /// stand in for them; where nothing can be read, the usual ones hold throughout. The file as it was is set aside.
    pub fn settings(&self) -> (Settings, Option<Sentence>) {
        let path = self.settings_file();
        if !path.exists() {
            return (Settings::default(), None);
        }
        let text = read_text(&path).and_then(|text| {
            save::bounded(&text)?;
            Ok(text.trim_start_matches('\u{FEFF}').to_owned())
        });
        let read = text.and_then(|text| {
            let whole = save::ron().from_str::<Settings>(&text);
            whole
                .map(|settings| (settings, Vec::new()))
                .or_else(|error| {
                    let broken = salvage(&text);
                    broken.ok_or_else(|| save::in_words(&error))
                })
        });
        match read {
            Ok((settings, broken)) => {
                let (settings, odd) = settings.sane();
                let names: Vec<String> = broken
                    .into_iter()
                    .chain(odd.into_iter().map(str::to_owned))
                    .collect();
                if names.is_empty() {
                    return (settings, None);
                }
                let names = names.join(", ");
                let words = match self.set_aside() {
                    Ok(name) => sentence!("files-settings-values", names = names, name = name),
                    Err(_) => sentence!("files-settings-values-lost", names = names),
                };
                // What is good is not lost, whether anything is changed in this run or not.
                let words = self.keep_settings(&settings).err().unwrap_or(words);
                (settings, Some(words))
            }
            Err(error) => {
                let why = Sentence::from(&error);
                let words = match self.set_aside() {
                    Ok(name) => sentence!("files-settings-aside", why = why, name = name),
                    Err(error) => sentence!(
                        "files-settings-broken",
                        why = why,
                        folder = shown(self.root()),
                        trouble = disk_trouble(&error)
                    ),
                };
                (Settings::default(), Some(words))
            }
        }
    }

    /// Gives the settings file a name that none has yet.
    fn set_aside(&self) -> io::Result<String> {
        let names = (1..).map(|number| format!("settings.broken-{number}.ron"));
        let mut free = names.filter(|name| !self.root().join(name).exists());
        let name = free.next().unwrap_or_default();
        fs::rename(self.settings_file(), self.root().join(&name))?;
        Ok(name)
    }

    /// Writes the settings as safely as a game.
    pub fn keep_settings(&self, settings: &Settings) -> Result<(), Sentence> {
        let unsaved = |why: Sentence| {
            let folder = shown(self.root());
            sentence!("files-settings-unsaved", folder = folder, why = why)
        };
        let layout = PrettyConfig::new().depth_limit(1).new_line("\n");
        let text = save::ron()
            .to_string_pretty(settings, layout)
            .map_err(|error| unsaved(Sentence::verbatim(error.to_string())))?;
        self.write(&self.settings_file(), format!("{text}\n").as_bytes())
            .map_err(|error| unsaved(disk_trouble(&error)))
    }
}
