//! What a person has chosen for all games.

use super::Store;
use super::Styles;
use super::library::{read_text, shown};
use crate::learn::Progress;
use crate::rating::Ratings;
use crate::record::formats::save;
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
    /// Pinned tiles and the free sides of queens are marked.
    pub pins: bool,
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
}

/// How much the picture may cost.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Quality {
    /// As high as the machine draws smoothly.
    #[default]
    Auto,
    Low,
    Medium,
    High,
}

/// How fast pieces travel.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Animation {
    Off,
    Fast,
    #[default]
    Normal,
    Slow,
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
            random_colours: false,
            ratings: Ratings::default(),
            language: None,
            tak: None,
            hive: None,
            punct: None,
            confirm_moves: false,
            threats: true,
            threats_up_to: Strength::Master,
            pins: false,
            history: None,
            coordinates: true,
            tile_numbers: true,
            clock: None,
            clock_ends: true,
            learnt: Progress::default(),
            window: None,
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

    /// Numbers that nobody could work with become the usual ones.
    fn sane(mut self) -> Self {
        let usual = Self::default();
        if !(0.5..=4.0).contains(&self.ui_scale) {
            self.ui_scale = usual.ui_scale;
        }
        if !(0.1..=3600.0).contains(&self.master_secs) {
            self.master_secs = usual.master_secs;
        }
        if !(0.0..=60.0).contains(&self.level_pause_secs) {
            self.level_pause_secs = usual.level_pause_secs;
        }
        self.ratings = self.ratings.sane();
        self.window = self
            .window
            .filter(|sides| sides.iter().all(|side| (200..=20_000).contains(side)));
        self
    }
}

impl Store {
    /// The settings, and a word for the person when the file was broken: then it is set aside and the usual ones hold.
    pub fn settings(&self) -> (Settings, Option<Sentence>) {
        let path = self.settings_file();
        if !path.exists() {
            return (Settings::default(), None);
        }
        let read = read_text(&path).and_then(|text| {
            save::bounded(&text)?;
            let settings = save::ron().from_str::<Settings>(text.trim_start_matches('\u{FEFF}'));
            settings.map_err(|error| save::in_words(&error))
        });
        match read {
            Ok(settings) => (settings.sane(), None),
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
