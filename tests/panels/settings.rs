//! The settings at the side: they fit every window in every language, scroll where they must, and each control has a name.

use super::layout::{fits, nothing_is_cut};
use bevy_egui::egui;
use bevy_egui::egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use std::path::Path;
use strata::app::{EngineJobs, EngineRequest, Engines};
use strata::panels::{self, Command, EnginesView, SettingsPage, settings_panel};
use strata::protocol::client::{EngineOption, OptionKind, Protocol};
use strata::store::{Colours, EngineEntry, Settings, Theme};
use strata::words::{Language, Speaker, Words};

struct Shown {
    page: SettingsPage,
    settings: Settings,
    wanted: Vec<Command>,
    reach: Option<f32>,
    engines: Engines,
    jobs: EngineJobs,
}

fn shown(language: Language, size: [f32; 2], settings: Settings) -> Harness<'static, Shown> {
    let mut page = SettingsPage::default();
    page.toggle();
    let state = Shown {
        page,
        settings,
        wanted: Vec::new(),
        reach: None,
        engines: engines(),
        jobs: EngineJobs::default(),
    };
    let mut harness = Harness::builder().with_size(size).build_ui_state(
        move |ui: &mut egui::Ui, state: &mut Shown| {
            if state.reach.is_none() {
                panels::style(ui.ctx());
            }
            panels::apply_theme(ui.ctx(), state.settings.theme, state.settings.colours);
            if ui.words().language() != language {
                panels::speak(ui.ctx(), &Words::of(language));
            }
            let folder = Path::new("/home/somebody/.local/share/strata");
            let Shown {
                page,
                settings,
                wanted,
                reach,
                engines,
                jobs,
            } = state;
            let engines = EnginesView { engines, jobs };
            *reach = settings_panel(ui.ctx(), page, settings, engines, Some(folder), wanted);
        },
        state,
    );
    harness.run();
    harness
}

/// An engine with an option of each type.
fn engines() -> Engines {
    let option = |name: &str, kind: OptionKind, default: &str| EngineOption {
        name: name.to_owned(),
        kind,
        default: default.to_owned(),
    };
    let styles = ["Solid", "Very Risky"].map(str::to_owned).to_vec();
    Engines::of_entries(&[EngineEntry {
        name: "Fake 1.2".to_owned(),
        program: "/usr/local/games/a folder/fake".to_owned(),
        arguments: vec!["--tei".to_owned()],
        protocol: Protocol::Tei,
        plays: vec!["tak5".to_owned(), "tak6".to_owned()],
        offers: vec![
            option("Ponder", OptionKind::Switch, "false"),
            option("Hash", OptionKind::Number(1, 1024), "16"),
            option("Style", OptionKind::Choice(styles), "Solid"),
            option("Owner", OptionKind::Text, ""),
            option("Book", OptionKind::File, ""),
            option("Clear Hash", OptionKind::Button, ""),
            option("HalfKomi", OptionKind::Number(0, 8), "0"),
        ],
        ..EngineEntry::default()
    }])
}

/// Everything is as it usually isn't, so that each row has its arrow.
fn unusual() -> Settings {
    Settings {
        language: Some(Language::Russian),
        ui_scale: 1.75,
        theme: Theme::Light,
        colours: Colours::ColourBlind,
        full_screen: true,
        threats_up_to: strata::ai::Strength::Adaptive,
        volume: 100,
        mute: true,
        level_pause_secs: 4.9,
        master_secs: 60.0,
        clock: Some("15:0 +10".to_owned()),
        ..Settings::default()
    }
}

#[test]
fn the_settings_fit_in_every_language_and_window() {
    for language in Language::ALL {
        // The last two are what the first two become when everything is written twice as large.
        for size in [
            [900.0, 600.0],
            [1280.0, 800.0],
            [450.0, 300.0],
            [640.0, 400.0],
        ] {
            for settings in [Settings::default(), unusual()] {
                let harness = shown(language, size, settings);
                let name = format!("settings in {language}");
                fits(&name, size, &harness);
                nothing_is_cut(&name, &harness);
                let reach = harness.state().reach.unwrap();
                assert!(reach <= size[0] + 20.0, "{size:?}: {reach}");
                if size[0] >= 900.0 {
                    assert!(
                        size[0] - reach > 400.0,
                        "{size:?}: the table is seen, {reach}"
                    );
                }
            }
        }
    }
}

/// The words of a row stand beside its control and not under it.
#[test]
fn no_words_run_under_a_control() {
    for language in Language::ALL {
        let harness = shown(language, [900.0, 600.0], unusual());
        let nodes: Vec<_> = harness
            .get_all_by(|node| node.bounding_box().is_some())
            .filter(|node| node.rect().is_positive())
            .map(|node| (node.accesskit_node().role(), node.rect()))
            .collect();
        let is =
            |wanted: &'static [Role]| nodes.iter().filter(move |(role, _)| wanted.contains(role));
        for (_, control) in is(&[Role::CheckBox, Role::ComboBox, Role::Slider]) {
            for (_, words) in is(&[Role::Label]) {
                let shared = control.intersect(*words);
                assert!(
                    shared.width() <= 1.0 || shared.height() <= 1.0,
                    "{language}: {words:?} under {control:?}"
                );
            }
        }
    }
}

#[test]
fn every_control_has_a_name_for_a_screen_reader() {
    for language in Language::ALL {
        let harness = shown(language, [1280.0, 800.0], unusual());
        let mut count = 0;
        for node in harness.get_all_by(|node| {
            let worked = [
                Role::CheckBox,
                Role::ComboBox,
                Role::Slider,
                Role::Button,
                Role::TextInput,
            ];
            worked.contains(&node.role())
        }) {
            let node = node.accesskit_node();
            let name = node.label().unwrap_or_default();
            assert!(
                name.chars().any(char::is_alphanumeric),
                "{:?} {name}",
                node.role()
            );
            count += 1;
        }
        assert!(count > 40, "{count}");
    }
}

#[test]
fn a_click_comes_back_as_all_settings_with_the_change_and_nothing_else() {
    let mut harness = shown(Language::English, [1280.0, 2400.0], Settings::default());
    harness
        .get_by_role_and_label(Role::CheckBox, "Mute")
        .click();
    harness.run();
    let changed = Settings {
        mute: true,
        ..Settings::default()
    };
    assert_eq!(
        harness.state().wanted.first(),
        Some(&Command::ChangeSettings(Box::new(changed)))
    );
}

/// The page with the engine unfolded.
fn unfolded(language: Language, size: [f32; 2]) -> Harness<'static, Shown> {
    let mut harness = shown(language, size, Settings::default());
    let header = "Fake 1.2";
    harness.get_by_label(header).scroll_to_me();
    harness.run();
    harness.get_by_label(header).click();
    harness.run();
    harness
}

#[test]
fn an_engine_fits_with_all_its_options_in_every_language() {
    for language in Language::ALL {
        for size in [[900.0, 600.0], [640.0, 400.0]] {
            let mut harness = unfolded(language, size);
            for name in ["Ponder", "Clear Hash"] {
                harness
                    .get_all_by_label(name)
                    .next()
                    .unwrap()
                    .scroll_to_me();
                harness.run();
                let name = format!("an engine in {language}");
                fits(&name, size, &harness);
                nothing_is_cut(&name, &harness);
            }
        }
    }
}

#[test]
fn an_option_is_shown_as_its_type_says_and_changed_by_it() {
    let mut harness = unfolded(Language::English, [1280.0, 2600.0]);
    let id = harness.state().engines.iter().next().unwrap().id;
    for (role, name) in [
        (Role::CheckBox, "Ponder"),
        (Role::SpinButton, "Hash"),
        (Role::ComboBox, "Style"),
        (Role::TextInput, "Owner"),
        (Role::TextInput, "Book"),
        (Role::Button, "Clear Hash"),
        (Role::TextInput, "Name of Fake 1.2"),
        (Role::Slider, "Time a move"),
    ] {
        // The analysis of a game has a time a move too.
        let mut shown = harness.query_all_by_role_and_label(role, name);
        assert!(shown.next().is_some(), "{role:?} {name}");
    }
    let said: Vec<_> = harness.query_all_by_label("HalfKomi").collect();
    assert!(said.is_empty(), "the game says how much komi there is");
    let set = |name: &str, value: &str| {
        Command::from(EngineRequest::Set(id, name.to_owned(), value.to_owned()))
    };
    for (role, name, command) in [
        (Role::CheckBox, "Ponder", set("Ponder", "true")),
        (
            Role::Button,
            "Clear Hash",
            EngineRequest::Press(id, "Clear Hash".to_owned()).into(),
        ),
        (Role::Button, "Try it out", EngineRequest::Test(id).into()),
        (Role::Button, "Remove", EngineRequest::Remove(id).into()),
        (
            Role::Button,
            "Choose a file: Book",
            Command::ChooseEngineFile(id, "Book".to_owned()),
        ),
        (Role::Button, "Choose a file", Command::ChooseEngine),
    ] {
        harness.state_mut().wanted.clear();
        harness.get_by_role_and_label(role, name).click();
        harness.run();
        assert_eq!(harness.state().wanted.first(), Some(&command), "{name}");
    }
}

#[test]
fn a_program_is_typed_and_added() {
    let mut harness = shown(Language::English, [1280.0, 2600.0], Settings::default());
    let field = "Program and arguments";
    harness
        .get_by_role_and_label(Role::TextInput, field)
        .focus();
    harness.run();
    harness
        .get_by_role_and_label(Role::TextInput, field)
        .type_text("/bin/engine --uhp");
    harness.run();
    harness.get_by_role_and_label(Role::Button, "Add").click();
    harness.run();
    let added = EngineRequest::Add("/bin/engine --uhp".to_owned());
    assert!(harness.state().wanted.contains(&Command::from(added)));
}
