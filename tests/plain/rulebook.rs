//! The rules to read: every scene beside its text, every refusal with its chapter, every sentence in every language, and the
//! search that finds them.

use super::words::{hive_reasons, punct_reasons, tak_reasons};
use std::collections::BTreeSet;
use strata::learn::Rulebook;
use strata::learn::rulebook::{Block, Chapter, Hit, chapter_of, scene};
use strata::learn::texts::folder;
use strata::rules::{Coord, Illegal, punct, tak};
use strata::words::{Key, Language, Sentence, Words};

const GAMES: [&str; 3] = ["tak", "hive", "punct"];
/// The most sentences of a paragraph.
const LONGEST: usize = 6;

fn book(game: &str) -> Rulebook {
    let book = Rulebook::of(game).unwrap_or_else(|| panic!("no book of {game}"));
    book.unwrap_or_else(|error| panic!("{game}: {error}"))
}

fn chapters() -> impl Iterator<Item = (&'static str, Chapter)> {
    GAMES
        .into_iter()
        .flat_map(|game| book(game).chapters.into_iter().map(move |it| (game, it)))
}

fn said(key: &str, language: Language) -> String {
    let found = Key::find(key).unwrap_or_else(|| panic!("no sentence {key}"));
    Words::of(language).say(&Sentence::from(found))
}

fn paragraphs(chapter: &Chapter) -> impl Iterator<Item = &String> {
    chapter.blocks.iter().filter_map(|block| match block {
        Block::Text(key) => Some(key),
        Block::Scene(_) | Block::Sets => None,
    })
}

#[test]
fn every_scene_stands_in_the_book_of_its_game() {
    for game in GAMES {
        let shown: BTreeSet<String> = book(game)
            .chapters
            .iter()
            .flat_map(|chapter| &chapter.blocks)
            .filter_map(|block| match block {
                Block::Scene(path) => Some(path.clone()),
                Block::Text(_) | Block::Sets => None,
            })
            .collect();
        let all = format!("scenes/{game}");
        let all = folder(&all).map(|(name, _)| format!("{game}/{name}"));
        let scenes: BTreeSet<String> = all.collect();
        assert_eq!(shown, scenes);
        for path in &shown {
            let scene = scene(path).expect("it is among the files");
            let scene = scene.unwrap_or_else(|error| panic!("{path}: {error}"));
            assert!(scene.game().is_ok(), "{path}");
            let sentences = book(game).sentences(&Block::Scene(path.clone()));
            assert_eq!(sentences.len(), 2, "{path}");
            assert_eq!(sentences[0].to_string(), scene.title);
            assert_eq!(sentences[1].to_string(), scene.about);
        }
    }
    assert!(Rulebook::of("go").is_none());
    assert!(scene("go/ko").is_none());
}

#[test]
fn every_chapter_has_a_name_of_its_own_a_title_and_text() {
    for game in GAMES {
        let book = book(game);
        let names: BTreeSet<&str> = book.chapters.iter().map(|it| it.name.as_str()).collect();
        assert_eq!(names.len(), book.chapters.len(), "{game}");
        for chapter in &book.chapters {
            let name = &chapter.name;
            assert_eq!(book.chapter(name), Some(chapter));
            assert_eq!(chapter.title, format!("rulebook-{game}-{name}-title"));
            let written: Vec<String> = paragraphs(chapter).cloned().collect();
            let counted = 1..=written.len();
            let counted: Vec<String> = counted
                .map(|i| format!("rulebook-{game}-{name}-{i}"))
                .collect();
            assert_eq!(written, counted);
            assert!(!written.is_empty(), "{game}: nothing is said about {name}");
        }
        // It explains what no chapter is about, such as a move after the end.
        assert_eq!(book.chapters[0].name, "goal", "{game}");
        let tables = book.chapters.iter().flat_map(|chapter| &chapter.blocks);
        assert_eq!(tables.filter(|block| **block == Block::Sets).count(), 1);
    }
}

#[test]
fn every_title_and_paragraph_is_in_every_language() {
    for (game, chapter) in chapters() {
        let keys = std::iter::once(&chapter.title).chain(paragraphs(&chapter));
        for key in keys {
            let all: BTreeSet<String> = Language::ALL.map(|language| said(key, language)).into();
            // A word such as Komi may be the same in two of them.
            assert!(all.len() >= 3, "{game}: {key} is not translated: {all:?}");
            for text in all {
                let first = text.chars().find(|sign| sign.is_alphanumeric()).unwrap();
                assert!(!first.is_lowercase(), "{key}: {text}");
                let end = text.chars().next_back().unwrap();
                let is_title = *key == chapter.title;
                assert_eq!(matches!(end, '.' | ':'), !is_title, "{key}: {text}");
                let sentences = text.split_inclusive(['.', '!', '?']).count();
                assert!(sentences <= LONGEST, "{key} has {sentences} sentences");
            }
        }
    }
}

#[test]
fn every_refusal_leads_to_a_chapter() {
    let square = tak::Square::at(Coord::new(2, 2)).unwrap();
    let mut spaces = punct::Space::all();
    let (a, b) = (spaces.next().unwrap(), spaces.next().unwrap());
    let tak = tak_reasons(square).into_iter().map(Illegal::from);
    let hive = hive_reasons().into_iter().map(Illegal::from);
    let punct = punct_reasons(a, b).into_iter().map(Illegal::from);
    let books = GAMES.map(book);
    for (reasons, game) in [
        (tak.collect::<Vec<_>>(), "tak"),
        (hive.collect(), "hive"),
        (punct.collect(), "punct"),
    ] {
        let book = &books[GAMES.iter().position(|it| *it == game).unwrap()];
        for reason in reasons {
            let (of, chapter) = chapter_of(&reason).expect("a game's own reason");
            assert_eq!(of, game);
            assert!(book.chapter(chapter).is_some(), "{reason:?}: {chapter}");
        }
    }
    assert_eq!(chapter_of(&Illegal::GameOver), None);
}

/// The chapters in which something is found.
fn found(game: &str, language: Language, query: &str) -> Vec<String> {
    let book = book(game);
    let hits = book.search(&Words::of(language), query);
    let mut names: Vec<String> = hits
        .iter()
        .map(|hit| book.chapters[hit.chapter].name.clone())
        .collect();
    names.dedup();
    names
}

#[test]
fn words_are_found_in_each_language() {
    for (game, language, query, chapter) in [
        ("hive", Language::English, "gate", "sliding"),
        ("tak", Language::English, "komi", "settings"),
        ("tak", Language::Russian, "тракт", "roads"),
        ("punct", Language::Spanish, "puente", "bridges"),
        ("punct", Language::Polish, "most", "bridges"),
        ("hive", Language::Polish, "żuk", "beetle"),
        ("hive", Language::Spanish, "cochinilla", "pillbug"),
    ] {
        let names = found(game, language, query);
        assert!(
            names.iter().any(|name| name == chapter),
            "{query}: {names:?}"
        );
    }
}

#[test]
fn capitals_and_accents_do_not_matter() {
    for (game, language, one, other) in [
        ("hive", Language::Polish, "zuk", "ŻUK"),
        ("hive", Language::Spanish, "arana", "araña"),
        ("punct", Language::Spanish, "conexion", "conexión"),
        ("punct", Language::Spanish, "hexagono", "Hexágono"),
        ("punct", Language::English, "punct", "PÜNCT"),
        ("tak", Language::English, "4x4", "4×4"),
        ("tak", Language::Russian, "ПЛАШМЯ", "плашмя"),
        ("tak", Language::Russian, "еще", "ещё"),
        ("punct", Language::Russian, "черные", "чёрные"),
    ] {
        let names = found(game, language, one);
        assert_eq!(names, found(game, language, other), "{one} and {other}");
        assert!(!names.is_empty(), "{one}");
    }
}

#[test]
fn a_word_is_found_by_its_beginning_and_else_without_its_ending_or_inside_another() {
    let roads = found("tak", Language::English, "road");
    assert!(roads.contains(&"roads".to_owned()), "{roads:?}");
    // “ant” is no part of “want”, as long as there is an ant.
    for hit in book("hive").search(&Words::of(Language::English), "ant") {
        for mark in &hit.marks {
            let before = hit.text[..mark.start].chars().next_back();
            assert!(!before.is_some_and(char::is_alphanumeric), "{}", hit.text);
        }
    }
    // Another case than any in the book.
    assert!(!found("punct", Language::Russian, "мостиками").is_empty());
    assert!(!found("hive", Language::English, "hopper").is_empty());
}

#[test]
fn all_words_of_a_query_stand_in_a_hit() {
    let hits = book("tak").search(&Words::of(Language::English), "standing flat capstone");
    assert!(!hits.is_empty());
    for Hit { text, marks, .. } in &hits {
        let marked: BTreeSet<String> = marks
            .iter()
            .map(|mark| text[mark.clone()].to_lowercase())
            .collect();
        for word in ["standing", "flat", "capstone"] {
            assert!(marked.contains(word), "{word} is not marked in {text}");
        }
        assert!(marks.windows(2).all(|pair| pair[0].end < pair[1].start));
    }
    for nothing in ["", "  ", "…!", "zugzwang", "road xyzzy"] {
        assert_eq!(found("tak", Language::English, nothing), [""; 0]);
    }
}

#[test]
fn every_chapter_is_found_by_its_title() {
    for language in Language::ALL {
        for (game, chapter) in chapters() {
            let title = said(&chapter.title, language);
            let book = book(game);
            let hits = book.search(&Words::of(language), &title);
            let own = hits
                .iter()
                .find(|hit| hit.block.is_none() && book.chapters[hit.chapter].name == chapter.name);
            let own = own.unwrap_or_else(|| panic!("{language}: {game}: {title}"));
            assert_eq!(own.text, title);
        }
    }
}

#[test]
fn figures_in_the_books_are_those_of_the_rules() {
    let spaces = punct::Space::all().count();
    let centre = punct::Space::all()
        .filter(|space| space.is_central())
        .count();
    let pieces = usize::from(punct::Shape::PIECES);
    let stones = usize::from(tak::Setup::new(4).unwrap().flats());
    for language in Language::ALL {
        for (key, figure) in [
            ("rulebook-punct-board-1", spaces),
            ("rulebook-punct-board-1", centre),
            ("rulebook-punct-set-1", pieces),
            ("rulebook-tak-small-1", stones),
        ] {
            let text = said(key, language);
            assert!(text.contains(&figure.to_string()), "{key}: {text}");
        }
    }
    for (game, row) in [
        ("tak", ["5×5", "21", "1"].as_slice()),
        ("hive", &["Ant", "3", "A"]),
        ("punct", &["Triangle", "6", "T", "nothing"]),
    ] {
        let table = book(game).sets();
        assert!(table.rows.iter().all(|it| it.len() == table.head.len()));
        let worded = |it: &Vec<Sentence>| it.iter().map(ToString::to_string).collect::<Vec<_>>();
        assert!(
            table.rows.iter().map(worded).any(|it| it == row),
            "{game}: {row:?}"
        );
    }
}
