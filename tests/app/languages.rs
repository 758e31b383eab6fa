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
        let widgets = self.widgets();
        assert!(widgets.len() > 3, "{what} shows nothing");
        for (name, rect) in widgets {
            let is_seen = rect.width() > 1.0 && rect.height() > 1.0;
            if is_seen && !name.is_empty() {
                assert!(
                    rect.min.x >= -1.0 && rect.max.x <= width + 1.0,
                    "{what}: {name} at {rect:?}"
                );
            }
        }
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
                person.click_button(&menu);
                person.frames(3);
                person.fits(&format!("{menu} in {language} at {width}"), wide);
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
