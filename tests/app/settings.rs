//! What holds for all games: each row does at once what it says, its arrow brings the usual back, and all of it is kept.

use crate::person::Person;
use bevy::prelude::*;
use bevy::window::{Monitor, WindowMode, WindowPosition};
use bevy_egui::egui::accesskit::Role;
use bevy_egui::{EguiContext, EguiOutput, egui};
use std::fs;
use std::time::Duration;
use strata::ai::Strength;
use strata::app::{
    AnimationSpeed, ChosenClock, ChosenLines, ChosenStyles, CoachOn, ConfirmMoves, FolderProgram,
    FullScreen, LearnRequest, LevelPause, MarkColours, MasterTime, PanelTheme, Quality,
    QualityChoice, RandomColours, ReducedMotion, SavedSettings, Screen, ShowCoordinates,
    ShowTileNumbers, ShownOverlays, SoundChoice, SpokenLanguage, SweepEffort, ThreatWarnings,
};
use strata::panels::Command;
use strata::record::time_control::TimeControl;
use strata::store::{
    Colours, Overlays, PieceStyle, ReportEffort, Settings, Store, TableStyle, Theme,
};
use strata::table::Mark;
use strata::words::Language;

impl Person {
    /// What a screen reader finds: role, name, value and place.
    fn nodes(&mut self) -> Vec<(Role, String, Rect)> {
        self.frames(1);
        let scale = self.egui().zoom_factor();
        let world = self.app.world_mut();
        let output = world.query::<&EguiOutput>().single(world).unwrap();
        let update = output.platform_output.accesskit_update.as_ref().unwrap();
        let nodes = update.nodes.iter().filter_map(|(_, node)| {
            let at = node.bounds()?;
            let corner = |x: f64, y: f64| scale * Vec2::new(x as f32, y as f32);
            Some((
                node.role(),
                node.label()?.to_owned(),
                Rect::from_corners(corner(at.x0, at.y0), corner(at.x1, at.y1)),
            ))
        });
        nodes.collect()
    }

    /// The thing that is called so and can be worked with; the one drawn last, where there are several.
    fn control(&mut self, name: &str) -> Rect {
        let nodes = self.nodes();
        let found = nodes.iter().rev().find(|(role, label, _)| {
            label == name && *role != Role::Label && *role != Role::TextRun
        });
        let names = || nodes.iter().map(|(role, name, _)| (role, name));
        found
            .unwrap_or_else(|| panic!("no {name} among {:#?}", names().collect::<Vec<_>>()))
            .2
    }

    /// Shows one row of the settings, by looking for its name.
    fn looks_for(&mut self, name: &str, field: &str) {
        self.tell(Command::ToggleSettings);
        self.frames(4);
        let field = self.control(field);
        self.click_at(field.center());
        self.types(name);
        self.frames(3);
    }

    fn clicks(&mut self, name: &str) {
        let at = self.control(name).center();
        self.click_at(at);
        self.frames(3);
    }

    fn egui(&mut self) -> egui::Context {
        let world = self.app.world_mut();
        let mut contexts = world.query::<&mut EguiContext>();
        contexts.single_mut(world).unwrap().get_mut().clone()
    }

    fn kept(&self) -> &Settings {
        &self.see::<SavedSettings>().0
    }

    /// The colour of what marks the last move.
    fn last_move_color(&mut self) -> Color {
        let world = self.app.world_mut();
        let mut marks = world.query::<(&Mark, &MeshMaterial3d<StandardMaterial>)>();
        let (_, material) = marks
            .iter(world)
            .find(|(mark, _)| **mark == Mark::LastMove)
            .unwrap();
        let material = material.0.clone();
        world
            .resource::<Assets<StandardMaterial>>()
            .get(&material)
            .unwrap()
            .base_color
    }
}

const SEARCH: &str = "Search the settings";

/// How a row is worked.
enum Hand {
    /// A click on a box.
    Tick,
    /// One of a list.
    Choose(&'static str),
    /// A click on the left end of a slider.
    Least,
}

type Effect = fn(&mut Person) -> bool;

const ROWS: &[(&str, Hand, Effect)] = &[
    ("Text size", Hand::Choose("150%"), |p| {
        (p.egui().zoom_factor() - 1.5).abs() < 0.01
    }),
    ("Panels", Hand::Choose("Light"), |p| {
        let text = p.egui().global_style().visuals.override_text_color.unwrap();
        *p.see::<PanelTheme>() == PanelTheme(Theme::Light) && text.r() < 100
    }),
    ("Full screen", Hand::Tick, |p| {
        p.window().mode != WindowMode::Windowed
    }),
    ("Picture quality", Hand::Choose("Low"), |p| {
        *p.see::<QualityChoice>() == QualityChoice::Always(Quality::Low)
            && *p.see::<Quality>() == Quality::Low
    }),
    ("Table", Hand::Choose("Slate"), |p| {
        p.see::<ChosenStyles>().0.table == TableStyle::Slate
    }),
    ("Pieces of PÜNCT", Hand::Choose("Night"), |p| {
        p.see::<ChosenStyles>().0.punct == PieceStyle::Night
    }),
    ("Tiles of Hive", Hand::Choose("High contrast"), |p| {
        p.see::<ChosenStyles>().0.hive == PieceStyle::HighContrast
    }),
    ("Stones of Tak", Hand::Choose("Night"), |p| {
        p.see::<ChosenStyles>().0.tak == PieceStyle::Night
    }),
    ("Coordinates", Hand::Tick, |p| !p.see::<ShowCoordinates>().0),
    ("Tile numbers", Hand::Tick, |p| {
        !p.see::<ShowTileNumbers>().0
    }),
    ("Threats", Hand::Tick, |p| !p.see::<ThreatWarnings>().on),
    ("Threats up to level", Hand::Choose("Club"), |p| {
        p.see::<ThreatWarnings>().up_to == Strength::Club
    }),
    ("Shortest ways", Hand::Tick, |p| {
        p.see::<ShownOverlays>().0.ways
    }),
    ("Queens’ free sides", Hand::Tick, |p| {
        p.see::<ShownOverlays>().0.queens
    }),
    ("Pinned pieces", Hand::Tick, |p| {
        p.see::<ShownOverlays>().0.pins
    }),
    ("Groups", Hand::Tick, |p| p.see::<ShownOverlays>().0.groups),
    ("Count", Hand::Tick, |p| p.see::<ShownOverlays>().0.count),
    ("Animation", Hand::Choose("Fast"), |p| {
        *p.see::<AnimationSpeed>() == AnimationSpeed::Fast
    }),
    ("Reduced motion", Hand::Tick, |p| p.see::<ReducedMotion>().0),
    ("Volume", Hand::Least, |p| {
        p.see::<SoundChoice>().volume < 10
    }),
    ("Mute", Hand::Tick, |p| p.see::<SoundChoice>().mute),
    ("Sounds while walking", Hand::Tick, |p| {
        p.see::<SoundChoice>().while_walking
    }),
    ("Confirm moves", Hand::Tick, |p| p.see::<ConfirmMoves>().0),
    ("Clock", Hand::Choose("10 + 10"), |p| {
        p.see::<ChosenClock>().control == Some(TimeControl::new(10, 10))
    }),
    ("Time ends the game", Hand::Tick, |p| {
        !p.see::<ChosenClock>().ends
    }),
    ("Coach", Hand::Tick, |p| p.see::<CoachOn>().0),
    ("Random colours", Hand::Tick, |p| p.see::<RandomColours>().0),
    ("Pause between moves", Hand::Least, |p| {
        p.see::<LevelPause>().0 < Duration::from_millis(500)
    }),
    ("Lines of the analysis", Hand::Least, |p| {
        p.see::<ChosenLines>().count == 1
    }),
    ("Analysis in notation", Hand::Tick, |p| {
        !p.see::<ChosenLines>().in_notation
    }),
    ("Analysis of a game", Hand::Choose("Thorough"), |p| {
        p.see::<SweepEffort>().effort == ReportEffort::Thorough
    }),
    ("Time a move", Hand::Least, |p| {
        p.see::<SweepEffort>().secs < 0.5
    }),
    ("Master's time", Hand::Least, |p| {
        p.see::<MasterTime>().0 < Duration::from_secs(4)
    }),
    ("Colours of marks", Hand::Choose("Colour-blind"), |p| {
        *p.see::<MarkColours>() == MarkColours(Colours::ColourBlind)
    }),
    // The last, or what follows would be looked for in the system's own language.
    ("Language", Hand::Choose("Español"), |p| {
        p.see::<SpokenLanguage>().language() == Language::Spanish && p.reads("Deshacer")
    }),
];

#[test]
fn every_row_does_at_once_what_it_says_and_its_arrow_brings_the_usual_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = Person::with_folder(Some("tak5"), folder.path());
    person.plays_out(&["a1", "e5"]);
    let usual = Settings::default();
    for (name, hand, effect) in ROWS {
        assert!(!effect(&mut person), "{name} before");
        person.looks_for(name, SEARCH);
        match hand {
            Hand::Tick => person.clicks(name),
            Hand::Choose(one) => {
                person.clicks(name);
                person.clicks(one);
            }
            Hand::Least => {
                let slider = person.control(name);
                person.click_at(Vec2::new(slider.min.x + 3.0, slider.center().y));
                person.frames(3);
            }
        }
        assert!(effect(&mut person), "{name}");
        let word = person.see::<SpokenLanguage>().words().clone();
        let setting = if *name == "Language" { "Idioma" } else { name };
        person.clicks(&strata::say!(word, "settings-reset", setting = setting));
        assert!(!effect(&mut person), "{name} as usual again");
        person.tell(Command::ToggleSettings);
        person.frames(3);
        let now = person.kept().clone();
        let same = Settings {
            seats: now.seats,
            tak: now.tak.clone(),
            hive: now.hive.clone(),
            punct: now.punct.clone(),
            history: now.history,
            window: now.window,
            ..usual.clone()
        };
        assert_eq!(now, same, "{name} changes nothing else");
    }
}

#[test]
fn marks_on_the_board_change_their_colours_with_the_setting() {
    let mut person = Person::at("tak5");
    person.plays_out(&["a1", "e5"]);
    let usual = person.last_move_color();
    let mut chosen = person.kept().clone();
    chosen.colours = Colours::ColourBlind;
    person.tell(Command::ChangeSettings(Box::new(chosen.clone())));
    person.frames(3);
    assert_ne!(person.last_move_color(), usual);
    chosen.colours = Colours::Usual;
    person.tell(Command::ChangeSettings(Box::new(chosen)));
    person.frames(3);
    assert_eq!(person.last_move_color(), usual);
}

#[test]
fn each_row_of_the_screen_is_tested_here() {
    let mut person = Person::at("tak5");
    person.tell(Command::ToggleSettings);
    person.frames(4);
    let mut shown: Vec<String> = Vec::new();
    for (role, name, _) in person.nodes() {
        let works = matches!(role, Role::CheckBox | Role::ComboBox | Role::Slider);
        if works && !shown.contains(&name) {
            shown.push(name);
        }
    }
    // The toolbar under it has a slider of its own without a name.
    for name in &shown {
        let known = ROWS.iter().any(|(row, ..)| row == name);
        assert!(
            known || name.ends_with("is played by"),
            "{name} is not tested: {shown:?}"
        );
    }
    for (row, ..) in ROWS {
        assert!(
            shown.iter().any(|name| name == row),
            "{row} isn't shown: {shown:?}"
        );
    }
}

#[test]
fn settings_are_one_step_away_on_every_screen_and_escape_leads_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = Person::with_folder(Some("tak5"), folder.path());
    for command in [
        None,
        Some(Command::Menu),
        Some(Command::OpenLibrary),
        Some(LearnRequest::Show(0).into()),
    ] {
        if let Some(command) = command {
            person.tell(command);
            person.frames(4);
        }
        let screen = *person.see::<State<Screen>>().get();
        person.key_with(KeyCode::ControlLeft, KeyCode::Comma);
        person.frames(3);
        assert!(person.reads("Reduced motion"), "{screen:?}");
        // No key means anything under it.
        person.types("fa1");
        assert_eq!(person.cursor(), 0);
        assert!(person.hand().is_empty());
        person.key(KeyCode::Escape);
        person.frames(3);
        assert!(!person.reads("Reduced motion"), "{screen:?}");
        assert_eq!(*person.see::<State<Screen>>().get(), screen);
    }
    person.tell(LearnRequest::Close);
    person.frames(4);
    person.tell(Command::Menu);
    person.frames(4);
    person.click_button("Settings");
    person.frames(3);
    assert!(person.reads("Reduced motion"));
    // The keys' page comes over it, and goes first.
    person.key(KeyCode::F1);
    person.frames(3);
    assert!(person.reads("Making a move"));
    person.key(KeyCode::Escape);
    person.frames(3);
    assert!(!person.reads("Making a move") && person.reads("Reduced motion"));
    person.click_button("Close window");
    person.frames(3);
    assert!(!person.reads("Reduced motion"));
}

#[test]
fn rows_are_found_by_what_they_are_called_and_by_what_they_do_in_the_language() {
    let mut person = Person::at("tak5");
    let all = ["Громкость", "Размер текста", "Координаты"];
    let world = person.app.world_mut();
    world
        .resource_mut::<SpokenLanguage>()
        .choose(Language::Russian);
    person.frames(3);
    let find = |person: &mut Person, text: &str| {
        person.looks_for("", "Поиск в настройках");
        let keys = "a".repeat(text.chars().count());
        person.types_as(&keys, text);
        person.frames(3);
        let found = all.map(|row| person.reads(row));
        person.tell(Command::ToggleSettings);
        person.frames(3);
        found
    };
    assert_eq!(find(&mut person, ""), [true; 3]);
    assert_eq!(find(&mut person, "громк"), [true, false, false]);
    assert_eq!(find(&mut person, "Масштаба"), [false, true, false]);
    assert_eq!(find(&mut person, "доски краю"), [false, false, true]);
    assert_eq!(find(&mut person, "ъъ"), [false; 3]);
}

#[test]
fn what_was_changed_holds_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = Person::with_folder(Some("tak5"), folder.path());
    let chosen = Settings {
        ui_scale: 1.25,
        theme: Theme::HighContrast,
        colours: Colours::ColourBlind,
        volume: 15,
        mute: true,
        sounds_while_walking: true,
        reduced_motion: true,
        full_screen: true,
        overlays: Overlays {
            ways: true,
            ..Overlays::default()
        },
        ..person.kept().clone()
    };
    person.tell(Command::ChangeSettings(Box::new(chosen.clone())));
    person.frames(4);
    drop(person);
    let mut person = Person::with_folder(None, folder.path());
    let now = person.kept().clone();
    let kept = Settings {
        seats: now.seats,
        tak: now.tak.clone(),
        hive: now.hive.clone(),
        punct: now.punct.clone(),
        window: now.window,
        ..chosen
    };
    assert_eq!(now, kept);
    assert_eq!(person.see::<PanelTheme>().0, Theme::HighContrast);
    assert!(person.see::<SoundChoice>().mute && person.see::<ReducedMotion>().0);
    assert!((person.egui().zoom_factor() - 1.25).abs() < 0.01);
    assert_ne!(person.window().mode, WindowMode::Windowed);
}

#[test]
fn the_settings_of_an_older_version_are_in_force() {
    let folder = tempfile::tempdir().unwrap();
    let old = include_str!("../data/settings/settings-1.ron");
    fs::write(folder.path().join("settings.ron"), old).unwrap();
    let mut person = Person::with_folder(None, folder.path());
    assert!(person.reads("Сохранённые партии"));
    assert!((person.egui().zoom_factor() - 1.25).abs() < 0.01);
    assert_eq!(*person.see::<AnimationSpeed>(), AnimationSpeed::Slow);
    assert!(person.see::<ConfirmMoves>().0 && !person.see::<ShowCoordinates>().0);
    assert_eq!(*person.see::<SoundChoice>(), SoundChoice::default());
}

#[test]
fn one_broken_value_is_told_and_costs_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let text = "(theme: Purple, mute: true, tak: Some(\"tak6\"))";
    fs::write(folder.path().join("settings.ron"), text).unwrap();
    let mut person = Person::with_folder(None, folder.path());
    assert!(person.reads("theme can't be read"));
    assert!(person.see::<SoundChoice>().mute);
    assert_eq!(person.see::<PanelTheme>().0, Theme::Dark);
    drop(person);
    let (settings, words) = Store::open(folder.path()).settings();
    assert!(settings.mute && words.is_none());
}

#[test]
fn f11_covers_the_screen_and_the_size_of_the_window_is_not_forgotten() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = Person::with_folder(None, folder.path());
    person.window().position = WindowPosition::At(IVec2::new(40, 60));
    person.frames(3);
    let size = person.kept().window;
    person.key(KeyCode::F11);
    person.frames(3);
    assert!(person.see::<FullScreen>().0);
    assert_ne!(person.window().mode, WindowMode::Windowed);
    // What a window system makes of it.
    person.window().resolution.set(1920.0, 1080.0);
    person.window().position = WindowPosition::At(IVec2::ZERO);
    person.frames(3);
    assert_eq!(person.kept().window, size);
    assert_eq!(person.kept().window_at, Some([40, 60]));
    person.key(KeyCode::F11);
    person.frames(3);
    assert_eq!(person.window().mode, WindowMode::Windowed);
}

#[test]
fn a_window_whose_screen_is_gone_comes_to_one_that_is_there() {
    let mut person = Person::at("tak5");
    person.window().position = WindowPosition::At(IVec2::new(5000, 200));
    person.app.world_mut().spawn(Monitor {
        name: None,
        physical_width: 1920,
        physical_height: 1080,
        physical_position: IVec2::ZERO,
        refresh_rate_millihertz: None,
        scale_factor: 1.0,
        video_modes: Vec::new(),
    });
    person.frames(2);
    let at = person.window().position;
    assert_eq!(at, WindowPosition::At(IVec2::new(1920 - 1280, 200)));
    // Whoever moves it away later knows why.
    person.window().position = WindowPosition::At(IVec2::new(5000, 200));
    person.frames(2);
    let at = person.window().position;
    assert_eq!(at, WindowPosition::At(IVec2::new(5000, 200)));
}

#[test]
fn the_folder_is_shown_copied_and_its_absence_told() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = Person::with_folder(None, folder.path());
    person.looks_for("folder", SEARCH);
    assert!(person.reads(&folder.path().display().to_string()));
    person.clicks("Copy the path");
    assert!(person.reads("The path is in the clipboard."));
    let missing = FolderProgram("no-such-program-anywhere".to_owned());
    person.app.insert_resource(missing);
    person.clicks("Open the folder");
    assert!(person.reads("no program here opens folders"));
    let mut person = Person::at("tak5");
    person.looks_for("folder", SEARCH);
    assert!(person.find("Open the folder").is_none());
}

#[test]
fn the_keys_of_the_writing_keep_within_its_bounds() {
    let mut person = Person::at("tak5");
    for _ in 0..20 {
        let ctx = person.egui();
        egui::gui_zoom::zoom_in(&ctx);
        person.frames(3);
    }
    assert!((person.kept().ui_scale - Settings::LARGEST_TEXT).abs() < 0.01);
    assert!((person.egui().zoom_factor() - Settings::LARGEST_TEXT).abs() < 0.01);
    for _ in 0..30 {
        let ctx = person.egui();
        egui::gui_zoom::zoom_out(&ctx);
        person.frames(3);
    }
    assert!((person.kept().ui_scale - Settings::SMALLEST_TEXT).abs() < 0.01);
}
