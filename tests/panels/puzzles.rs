//! The page of the puzzles, and the panel beside one.

use super::layout::{fits, nothing_is_cut};
use super::learn::page;
use super::{enabled, play_in, view};
use egui_kittest::kittest::Queryable;
use strata::app::{LearnPage, LearnPart, PuzzleRequest};
use strata::learn::puzzles::{Goal, Theme, shipped};
use strata::learn::{GAMES, progress::Difficulty};
use strata::panels::PuzzleView;
use strata::rules::{Color, Kind, tak};
use strata::words::{Language, Words};
use strata::{say, sentence};

const SIZES: [[f32; 2]; 2] = [[900.0, 600.0], [1280.0, 800.0]];

fn puzzles_of(game: usize) -> LearnPage {
    LearnPage {
        game,
        part: LearnPart::Puzzles,
        ..LearnPage::default()
    }
}

/// As long as anything in the panel may become.
fn failed(words: &Words) -> PuzzleView {
    let place = sentence!(
        "play-move-place",
        piece = Kind::Tak(tak::Stone::Standing),
        space = "c3"
    );
    let wrong = say!(
        words,
        "puzzles-wrong",
        side = Color::Black,
        move = place.clone(),
        text = "Sc3"
    );
    let changed = say!(
        words,
        "puzzles-rating-changed",
        after = "1012",
        change = "−31"
    );
    PuzzleView {
        title: say!(words, "report-exercise"),
        has_next: true,
        last: Some(say!(
            words,
            "puzzles-last-move",
            side = Color::Black,
            move = place,
            text = "Sc3"
        )),
        goal: words.say(&Goal::BestCount(3).sentence(Color::White)),
        said: Some((wrong, false)),
        can_hint: true,
        can_show_solution: true,
        is_over: false,
        ratings: vec![changed.clone(), changed],
        streak: Some(say!(words, "puzzles-streak", count = 12)),
        themes: None,
    }
}

#[test]
fn a_puzzle_fits_in_every_language_while_it_is_solved_and_when_it_is_over() {
    for language in Language::ALL {
        let words = Words::of(language);
        for size in SIZES {
            for setup in ["hive:Base+MLP", "tak6", "punct:standard"] {
                let mut solving = view(setup);
                let tried = failed(&words);
                solving.guidance.clone_from(&tried.goal);
                let themes: Vec<String> = Theme::ALL[..5]
                    .iter()
                    .map(|theme| words.say(&theme.word().into()))
                    .collect();
                let themes = say!(words, "puzzles-themes", themes = themes.join(", "));
                let over = PuzzleView {
                    is_over: true,
                    themes: Some(themes),
                    ..tried.clone()
                };
                for puzzle in [tried, over] {
                    solving.puzzle = Some(puzzle);
                    let name = format!("a puzzle of {setup} in {language}");
                    let harness = play_in(language, size, solving.clone());
                    fits(&name, size, &harness);
                    nothing_is_cut(&name, &harness);
                }
            }
        }
    }
}

#[test]
fn themes_stay_hidden_until_it_is_over_and_buttons_are_the_commands() {
    let words = Words::of(Language::English);
    let mut solving = view("tak5");
    solving.puzzle = Some(failed(&words));
    let mut harness = play_in(Language::English, SIZES[1], solving);
    assert!(
        harness
            .query_by_label("White wins the count in 3 moves.")
            .is_some()
    );
    assert!(harness.query_by_label_contains("Theme").is_none());
    for (label, request) in [
        ("Solution", PuzzleRequest::Solution),
        ("Next", PuzzleRequest::Next),
        ("Leave", PuzzleRequest::Leave),
    ] {
        harness.get_by_label(label).click();
        harness.run();
        assert_eq!(harness.state().wanted.last(), Some(&request.into()));
    }
    // In the bar and in the panel.
    let hints: Vec<_> = harness.query_all_by_label("Hint").collect();
    assert!(hints.len() == 2 && hints.iter().all(enabled));
    let puzzle = harness.state_mut().view.puzzle.as_mut().unwrap();
    puzzle.can_hint = false;
    harness.run();
    assert!(
        !harness
            .query_all_by_label("Hint")
            .any(|hint| enabled(&hint))
    );
}

#[test]
fn the_page_offers_what_there_is_and_what_is_due() {
    for (game, word) in GAMES.into_iter().enumerate() {
        let mut harness = page(Language::English, SIZES[1], puzzles_of(game));
        assert!(harness.query_by_label("Rating 700").is_some());
        assert!(harness.query_by_label("Solved 0 · failed 0").is_some());
        harness.get_by_label("Solve").click();
        harness.run();
        let begin = PuzzleRequest::Begin.into();
        assert_eq!(harness.state().wanted, [begin]);
        let first = &shipped(word)[0];
        harness.state_mut().done.puzzles.finished(first, false, 0);
        harness.run();
        assert!(harness.query_by_label("Repeat (1)").is_some());
        assert!(harness.query_by_label("Solved 0 · failed 1").is_some());
        harness.get_by_label("harder").click();
        harness.run();
        let harder = PuzzleRequest::Difficulty(Difficulty::Harder).into();
        assert_eq!(harness.state().wanted.last(), Some(&harder));
        let theme = first.themes[0];
        let label = format!("{} 0/1", Words::default().say(&theme.word().into()));
        harness.get_by_label(&label).click();
        harness.run();
        let chosen = PuzzleRequest::Theme(Some(theme)).into();
        assert_eq!(harness.state().wanted.last(), Some(&chosen));
        // Themes of other games aren't offered.
        let other = if word == "hive" { "road" } else { "pin" };
        assert!(harness.query_by_label(other).is_none());
    }
}
