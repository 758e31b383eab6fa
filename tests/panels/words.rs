//! The font of the panels draws every letter that the four languages use, and the panels speak the language they are given.

use bevy_egui::egui::{self, FontDefinitions, FontFamily};
use std::fs;
use std::path::Path;
use strata::panels::speak;
use strata::say;
use strata::words::{Language, Words};

/// The letters and signs of every file of sentences, and those that the languages need beside them.
fn letters() -> String {
    let mut found = String::from("«»–…×½üÜłŁñёЁ¿¡„”“’");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/words");
    for language in Language::ALL {
        for entry in fs::read_dir(root.join(language.code())).unwrap() {
            let text = fs::read_to_string(entry.unwrap().path()).unwrap();
            found.extend(text.chars().filter(|sign| !sign.is_whitespace()));
        }
    }
    found
}

#[test]
fn one_family_draws_every_letter_of_the_four_languages() {
    let mut fonts = FontDefinitions::default();
    let family = fonts.families.get_mut(&FontFamily::Proportional).unwrap();
    // The others only help out with icons.
    family.truncate(1);
    let ctx = egui::Context::default();
    ctx.set_fonts(fonts);
    let _ = ctx.run_ui(egui::RawInput::default(), |_| {});
    let drawn = ctx.fonts_mut(|fonts| {
        let mut font = fonts.fonts.font(&FontFamily::Proportional);
        font.characters().keys().copied().collect::<Vec<_>>()
    });
    for letter in letters().chars() {
        assert!(drawn.contains(&letter), "{letter:?} can't be drawn");
    }
}

#[test]
fn the_panels_speak_the_language_they_are_given() {
    let ctx = egui::Context::default();
    assert_eq!(say!(ctx, "results-drawn"), "Draw");
    speak(&ctx, &Words::of(Language::Polish));
    assert_eq!(say!(ctx, "results-drawn"), "Remis");
}

/// Signs that no sentence of the files holds: moves, keys and names bring them along.
#[test]
fn arrows_fractions_and_key_signs_are_drawn() {
    let ctx = egui::Context::default();
    strata::panels::style(&ctx);
    let _ = ctx.run_ui(egui::RawInput::default(), |_| {});
    for sign in "→←↑↓½¼¾×−⌘⇧…“”„«»–—ČčŻżŚśßçãõ".chars() {
        let font = egui::FontId::proportional(14.0);
        let drawn = ctx.fonts_mut(|fonts| fonts.has_glyph(&font, sign));
        assert!(drawn, "{sign:?} can't be drawn");
    }
}
