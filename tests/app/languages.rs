//! The four languages in the whole app: nothing sticks out of the window on any screen, and the one chosen is kept.

use crate::person::Person;
use bevy::prelude::*;
use strata::app::{LearnRequest, Screen, SpokenLanguage};
use strata::panels::Command;
use strata::say;
use strata::words::{Language, Words};

impl Person {
    fn speaks(&mut self, language: Language) -> Words {
        let world = self.app.world_mut();
        world.resource_mut::<SpokenLanguage>().choose(language);
        self.frames(3);
        self.see::<SpokenLanguage>().words().clone()
    }

    /// Fails where something that is shown sticks out at a side.
    fn fits(&mut self, what: &str, width: f32) {
        for (name, rect) in self.seen(what) {
            assert!(
                rect.min.x >= -1.0 && rect.max.x <= width + 1.0,
                "{what}: {name} at {rect:?}"
            );
        }
    }

    /// Fails where something that came with a menu or a window sticks out anywhere.
    fn fits_whole(&mut self, what: &str, before: &[(String, Rect)], window: Vec2) {
        let came = self.seen(what);
        let came: Vec<_> = came.iter().filter(|one| !before.contains(one)).collect();
        assert!(!came.is_empty(), "{what} shows nothing");
        for (name, rect) in came {
            let room = Rect::from_corners(Vec2::ZERO, window).inflate(1.0);
            assert!(
                room.contains(rect.min) && room.contains(rect.max),
                "{what}: {name} at {rect:?}"
            );
        }
    }

    /// What is shown now, and where.
    fn seen(&mut self, what: &str) -> Vec<(String, Rect)> {
        let widgets = self.widgets();
        assert!(widgets.len() > 3, "{what} shows nothing");
        let seen = widgets
            .into_iter()
            .filter(|(name, rect)| rect.width() > 1.0 && rect.height() > 1.0 && !name.is_empty());
        seen.collect()
    }
}

#[test]
fn every_window_and_menu_fits_in_every_language() {
    for language in Language::ALL {
        for (width, height) in [(900, 600), (1280, 800)] {
            let mut person = Person::in_window(width, height, Some("tak5"));
            let words = person.speaks(language);
            person.plays_out(&["a1", "e5", "c3"]);
            let wide = width as f32;
            for command in [
                Command::OpenLibrary,
                Command::LeaveLibrary,
                Command::OpenFile,
                Command::SavePicture,
                Command::SaveFilm,
                Command::ToggleHelp,
                Command::ToggleSettings,
            ] {
                person.tell(command.clone());
                person.frames(4);
                let what = format!("{command:?} in {language} at {width}");
                person.fits(&what, wide);
                if person.see::<State<Screen>>().get() == &Screen::Play {
                    person.key(KeyCode::Escape);
                    person.frames(3);
                }
            }
            for menu in [
                say!(words, "menu-game"),
                say!(words, "menu-camera"),
                say!(words, "menu-view"),
            ] {
                let before = person.seen("the bar");
                person.click_button(&menu);
                person.frames(3);
                let window = Vec2::new(wide, height as f32);
                let what = format!("{menu} in {language} at {width}");
                person.fits_whole(&what, &before, window);
                person.key(KeyCode::Escape);
                person.frames(3);
            }
            person.tell(Command::Resign(strata::rules::Color::Black));
            person.frames(3);
            person.fits(&format!("a result in {language} at {width}"), wide);
            person.tell(LearnRequest::Show(0));
            person.frames(4);
            person.fits(&format!("a course in {language} at {width}"), wide);
        }
    }
}

#[test]
fn questions_and_the_saved_games_fit_in_every_language() {
    use strata::app::{DrawRequest, FileRequest, Intent, Proposal};
    for language in Language::ALL {
        for (width, height) in [(900, 600), (1280, 800)] {
            let folder = tempfile::tempdir().unwrap();
            let folder = folder.path();
            let mut person = Person::in_window_with_folder(width, height, Some("tak5"), folder);
            let words = person.speaks(language);
            person.app.insert_resource(strata::app::Seats::default());
            for setup in ["punct:standard", "hive:Base+MLP", "tak5"] {
                let setup = setup.parse().unwrap();
                person.tell(Intent::Propose(Proposal::NewGame(setup)));
                person.frames(2);
                for _ in 0..2 {
                    let game = person.game();
                    let first = game.write_move(game.legal_moves()[0]);
                    person.plays_out(&[&first]);
                }
            }
            let (wide, window) = (width as f32, Vec2::new(width as f32, height as f32));
            let before = person.seen("the table");
            let what = |of: &str| format!("{of} in {language} at {width}");
            let games = "[Size \"5\"]\n\n1. a1 e5\n\n".repeat(3);
            let broken = "[Size \"5\"]\n\n1. a1 e5 2. a1".to_owned();
            person.tell(DrawRequest::Offer);
            person.frames(3);
            person.fits_whole(&what("a draw"), &before, window);
            person.key(KeyCode::Escape);
            person.tell(FileRequest::ReadText(games));
            person.frames(4);
            person.fits_whole(&what("which game"), &before, window);
            person.key(KeyCode::Escape);
            person.tell(FileRequest::ReadNamed {
                file: "games.ptn".into(),
                text: broken,
            });
            person.frames(4);
            person.fits_whole(&what("a broken file"), &before, window);
            person.click_button(&say!(words, "play-notice-close"));
            person.frames(3);
            person.tell(Command::OpenLibrary);
            person.frames(4);
            person.fits(&what("the saved games"), wide);
            let title = say!(words, "games-tak-sized", size = 5);
            let export = say!(words, "menu-export-saved");
            let export = say!(words, "library-action", action = export, title = title);
            let before = person.seen("the saved games");
            person.click_button(&export);
            person.frames(3);
            person.fits_whole(&what("a format"), &before, window);
            person.key(KeyCode::Escape);
            person.frames(3);
        }
    }
}

#[test]
fn the_language_that_was_chosen_is_spoken_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = Person::with_folder(None, folder.path());
    person.click_button("Español");
    person.frames(4);
    assert!(person.reads("Partidas guardadas"));
    drop(person);
    let mut person = Person::with_folder(None, folder.path());
    assert!(person.reads("Partidas guardadas"));
    let now = person.see::<SpokenLanguage>().words().language();
    assert_eq!(now, Language::Spanish);
}

#[test]
fn what_is_asked_for_on_the_command_line_goes_before_the_system_s_language() {
    for language in Language::ALL {
        let spoken = SpokenLanguage::asked(Some(language));
        assert_eq!(spoken.words().language(), language);
    }
}

/// Run by the next test, in a process whose environment asks for a language.
#[test]
#[ignore = "run by the test after it"]
fn the_first_screen_speaks_as_the_environment_asks() {
    let asked = std::env::var("STRATA_LANGUAGE").unwrap_or_default();
    let games = match asked.as_str() {
        "ru" => "Сохранённые партии",
        "es_MX.UTF-8" => "Partidas guardadas",
        "pl" => "Zapisane partie",
        _ => "Saved games",
    };
    let mut person = Person::in_window(1280, 800, None);
    assert!(person.reads(games), "{asked}: {games}");
}

#[test]
fn the_environment_can_ask_for_a_language() {
    let test = std::env::current_exe().unwrap();
    for asked in ["ru", "es_MX.UTF-8", "pl", "en", "klingon", ""] {
        let ran = std::process::Command::new(&test)
            .args(["--ignored", "--exact"])
            .arg("languages::the_first_screen_speaks_as_the_environment_asks")
            .env("STRATA_LANGUAGE", asked)
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&ran.stdout);
        assert!(
            ran.status.success() && said.contains("1 passed"),
            "{asked}: {said}"
        );
    }
}
