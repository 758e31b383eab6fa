//! The scenes of the repository: each shows what it says, and nothing that is no scene gets through the reader.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use strata::record::formats::scene::{Scene, SceneView, Shows, space, told};
use strata::words::{Language, Words};

/// Every scene with its path below `scenes`, sorted.
fn all() -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenes");
    let entries = |folder: &Path| -> Vec<PathBuf> {
        let found = std::fs::read_dir(folder).expect("the folder is there");
        found.map(|entry| entry.expect("an entry").path()).collect()
    };
    let mut scenes: Vec<(PathBuf, String)> = entries(&root)
        .iter()
        .flat_map(|folder| entries(folder))
        .map(|file| {
            let text = std::fs::read_to_string(&file).expect("a text");
            let name = file.strip_prefix(&root).expect("below the root");
            (name.to_owned(), text)
        })
        .collect();
    scenes.sort();
    assert!(scenes.len() >= 70, "{} scenes", scenes.len());
    scenes
}

fn read(name: &Path, text: &str) -> Scene {
    assert!(Scene::recognise(text), "{}", name.display());
    Scene::read(text).unwrap_or_else(|error| panic!("{}: {error}", name.display()))
}

#[test]
fn each_scene_shows_what_it_says() {
    for (name, text) in all() {
        let scene = read(&name, &text);
        assert!(!scene.shows.is_empty(), "{} claims nothing", name.display());
        if let Err(why) = scene.check() {
            panic!("{}: {why}", name.display());
        }
    }
}

#[test]
fn each_scene_is_told_in_every_language() {
    for (name, text) in all() {
        let scene = read(&name, &text);
        let file = name.with_extension("").display().to_string();
        assert_eq!(scene.name, Some(file.replace(['/', '_'], "-")));
        let mut record = scene.record().expect("a game");
        let english = [Some(scene.title.clone()), Some(scene.about.clone())];
        assert_eq!(told(&record, &Words::of(Language::English)), english);
        for language in [Language::Russian, Language::Spanish, Language::Polish] {
            let own = told(&record, &Words::of(language));
            assert!(
                own[0] != english[0] && own[1] != english[1],
                "{language}: {file}"
            );
        }
        record.set_tag("Title", "My own");
        let own = told(&record, &Words::of(Language::Russian));
        assert_eq!(own[0].as_deref(), Some("My own"), "{file}");
    }
}

#[test]
fn each_scene_stands_in_its_games_folder_under_a_title_of_its_own() {
    let mut titles = BTreeSet::new();
    for (name, text) in all() {
        let scene = read(&name, &text);
        let game = scene
            .game
            .split([':', '3', '4', '5'])
            .next()
            .expect("a word");
        assert!(name.starts_with(game), "{} is {game}", name.display());
        assert_eq!(name.extension().and_then(|end| end.to_str()), Some("ron"));
        assert!(scene.about.ends_with('.'), "{}", name.display());
        assert!(
            titles.insert((game.to_owned(), scene.title.clone())),
            "{} has another scene's title",
            name.display()
        );
    }
}

#[test]
fn each_scene_names_spaces_of_its_own_table_for_its_camera() {
    for (name, text) in all() {
        let scene = read(&name, &text);
        let game = scene.game().expect("a game");
        for named in [&scene.view.at, &scene.view.lift].into_iter().flatten() {
            assert!(space(&game, named).is_ok(), "{}: {named}", name.display());
        }
    }
}

const WORDS: &str = r#"version: 1, title: "t", about: "a", game: "tak5""#;

fn error(text: &str) -> String {
    match Scene::read(text) {
        Err(error) => error.to_string(),
        Ok(scene) => match scene.game() {
            Err(error) => error.to_string(),
            Ok(_) => panic!("{text} is a good scene"),
        },
    }
}

#[test]
fn a_bad_scene_is_refused_with_its_line_and_a_reason() {
    for (text, words) in [
        (String::new(), "line 1"),
        ("Scene(".to_owned(), "line 1"),
        (format!("Scene(\n{WORDS},\ncolour: 3)"), "line 3: "),
        (format!("Scene({WORDS}, moves: [\"z9\"])"), "z9"),
        (
            format!("Scene({WORDS}, moves: [\"a1\", \"a1\"])"),
            "move 2 is refused: The square a1 is taken",
        ),
        (format!("Scene({WORDS}, position: \"x5/x5\")"), "x5/x5"),
        (
            format!("Scene({WORDS}, view: (explode: 7.0))"),
            "explode goes from 0 to 1",
        ),
        (
            format!("Scene({WORDS}, view: (explode: NaN))"),
            "explode goes from 0 to 1",
        ),
        (
            format!("Scene({WORDS}, view: (zoom: 0.0))"),
            "zoom goes from",
        ),
        (
            WORDS.replace("version: 1", "Scene(version: 9") + ")",
            "version 9",
        ),
        (
            WORDS
                .replace("tak5", "go19")
                .replacen("version", "Scene(version", 1)
                + ")",
            "no such game",
        ),
        (
            format!("Scene({WORDS}, moves: [{}])", "\"a1\",".repeat(5000)),
            "moves at the most",
        ),
        (" ".repeat(70_000), "too much for a scene"),
    ] {
        let said = error(&text);
        assert!(said.contains(words), "{text:.80}: {said}");
    }
}

#[test]
fn no_rubbish_breaks_the_reader() {
    let mut random = fastrand::Rng::with_seed(7);
    let scenes = all();
    let letters: Vec<char> = "()[]{}\",:/\\0r-9.Ü\u{0}\nSome".chars().collect();
    let mut whole = 0;
    for _ in 0..4000 {
        let (_, text) = &scenes[random.usize(..scenes.len())];
        let mut letters_of: Vec<char> = text.chars().collect();
        for _ in 0..random.usize(1..4) {
            let at = random.usize(..letters_of.len());
            match random.u8(..3) {
                0 => letters_of[at] = letters[random.usize(..letters.len())],
                1 => letters_of.insert(at, letters[random.usize(..letters.len())]),
                _ => {
                    letters_of.remove(at);
                }
            }
        }
        let text: String = letters_of.into_iter().collect();
        if let Ok(scene) = Scene::read(&text) {
            // Right or wrong, it must come to an end.
            let _ = scene.check();
            whole += 1;
        }
    }
    assert!(whole > 100, "only {whole} texts were still scenes");
    let deep = format!("Scene({WORDS}, shows: {}", "[".repeat(20_000));
    assert!(Scene::read(&deep).is_err());
}

#[test]
fn a_scene_that_does_not_show_what_it_says_is_found_out() {
    let scene = |shows: Shows| Scene {
        version: 1,
        name: None,
        title: "t".into(),
        about: "a".into(),
        game: "tak5".into(),
        position: Some("x5/x5/x2,12,x2/x5/x5 1 9".into()),
        moves: Vec::new(),
        view: SceneView::default(),
        shows: vec![shows],
    };
    for wrong in [
        Shows::Legal("c3+".into()),
        Shows::Refused("a1".into(), "taken".into()),
        Shows::Refused("c3".into(), "blocks".into()),
        Shows::Reaches("c3".into(), 4),
        Shows::Moves(3),
        Shows::ToMove(strata::rules::Color::Black),
        Shows::Outcome("Draw".into()),
        Shows::Winning("c3".into()),
        Shows::Height("c3".into(), 3),
        Shows::Height("c9".into(), 0),
        Shows::Bridge("c3".into()),
        Shows::Stuck("a1".into(), String::new()),
        Shows::Score(9, 9),
    ] {
        let scene = scene(wrong);
        assert!(scene.check().is_err(), "{:?}", scene.shows);
    }
    scene(Shows::Height("c3".into(), 2))
        .check()
        .expect("it is two high");
}
