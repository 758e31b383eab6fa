//! What is written is read back, whatever was played and tried; and what was written once is read for ever.

use super::{SETUPS, random_save, setup};
use fastrand::Rng;
use std::fs;
use std::path::Path;
use strata::ai::Strength;
use strata::record::Claim;
use strata::record::formats::save::{Head, Player, Pose, Save, SavedView};
use strata::record::game_record::GameRecord;
use strata::record::tree::NodeId;
use strata::rules::{Color, Game};

fn again(save: &Save) -> Save {
    let text = save.write().unwrap();
    Save::read(&text).unwrap_or_else(|broken| panic!("{}\n{text}", broken.error))
}

#[test]
fn every_tree_comes_back_with_its_words_and_its_cursor() {
    let mut rng = Rng::with_seed(7);
    for round in 0..60 {
        let word = SETUPS[round % SETUPS.len()];
        let plies = rng.usize(..80);
        let save = random_save(word, plies, &mut rng);
        let read = again(&save);
        assert_eq!(read.record.tree, save.record.tree);
        assert_eq!(
            read.record.tree.moves_to(read.cursor),
            save.record.tree.moves_to(save.cursor)
        );
        assert_eq!(read.record.start.setup(), save.record.start.setup());
        assert_eq!(read.write(), save.write());
    }
}

#[test]
fn players_dates_claim_and_view_come_back() {
    let mut save = random_save("tak5", 12, &mut Rng::with_seed(3));
    save.levels = [None, Some(Strength::Club)];
    save.record.set_tag("White", "Ada \"the\" Tak\n");
    save.record.set_tag("Site", "the kitchen");
    save.record.claim = Some(Claim::Won {
        by: Color::Black,
        how: None,
    });
    save.begun = "2026-01-02T03:04:05Z".parse().unwrap();
    save.changed = "2026-02-03T04:05:06.5Z".parse().unwrap();
    save.view = SavedView {
        camera: Some(Pose {
            focus: [0.5, 0.0, -1.25],
            yaw: 0.3,
            pitch: 1.1,
            radius: 9.0,
            flat: true,
        }),
        explode: 0.5,
        xray: true,
        history: Some(false),
    };
    let read = again(&save);
    assert_eq!(read.record.tags, save.record.tags);
    assert_eq!(read.record.claim, save.record.claim);
    assert_eq!(read.levels, save.levels);
    assert_eq!((read.begun, read.changed), (save.begun, save.changed));
    assert_eq!(read.view, save.view);
    assert_eq!(
        read.players().map(|player| player.to_string()),
        ["Ada \"the\" Tak\n", "Club"]
    );
}

/// An engine stands there by its name, beside the level, where older programs pass it over.
#[test]
fn an_engine_in_a_seat_comes_back_by_its_name() {
    let mut save = random_save("hive:Base", 6, &mut Rng::with_seed(3));
    save.levels = [None, None];
    save.engines = [None, Some("Nokamute \"1\"".to_owned())];
    save.record.set_tag("White", "Ada");
    let read = again(&save);
    assert_eq!(read.engines, save.engines);
    let players = ["Ada", "Nokamute \"1\""];
    assert_eq!(read.players().map(|player| player.to_string()), players);
    let head = Head::read(&save.write().unwrap()).unwrap();
    assert_eq!(head.players.map(|player| player.to_string()), players);
}

#[test]
fn a_game_from_a_set_position_begins_there_again() {
    let mut rng = Rng::with_seed(11);
    for word in SETUPS {
        let mut game = Game::new(&setup(word));
        for _ in 0..20 {
            let moves = game.legal_moves();
            if let Some(&mv) = moves.get(rng.usize(..moves.len().max(1))) {
                game.play(mv).unwrap();
            }
        }
        let position = game.write_position();
        let mut game = Game::read_position(&setup(word), &position).unwrap();
        if let Some(&mv) = game.legal_moves().first() {
            game.play(mv).unwrap();
        }
        let save = Save::new(GameRecord::from_game(game.clone()));
        assert!(save.write().unwrap().contains("position: "));
        let read = again(&save);
        let end = read.record.game_at(read.cursor).unwrap();
        assert_eq!((end.key(), end.ply()), (game.key(), game.ply()), "{word}");
    }
}

#[test]
fn the_head_tells_what_a_list_shows() {
    let mut game = Game::new(&setup("tak3"));
    for text in ["a3", "c1", "b1", "a2", "a1"] {
        game.play(game.read_move(text).unwrap()).unwrap();
    }
    let mut save = Save::new(GameRecord::from_game(game));
    save.levels = [Some(Strength::Master), None];
    save.record.set_tag("Player2", "Bob");
    save.record.set_tag("Title", "A short one");
    let head = Head::read(&save.write().unwrap()).unwrap();
    assert_eq!(head.setup, setup("tak3"));
    assert_eq!(head.title.as_deref(), Some("A short one"));
    let [white, black] = head.players;
    assert_eq!(white, Player::Level(Strength::Master));
    assert_eq!(black, Player::Named("Bob".to_owned()));
    assert_eq!(head.plies, 5);
    assert_eq!(head.result.as_deref(), Some("White wins: a road"));
    assert_eq!((head.begun, head.changed), (save.begun, save.changed));
}

#[test]
fn a_game_that_was_given_up_is_listed_as_lost() {
    let mut record = GameRecord::new(&setup("hive"));
    record.claim = Some(Claim::Won {
        by: Color::Black,
        how: None,
    });
    let head = Head::read(&Save::new(record).write().unwrap()).unwrap();
    assert_eq!(head.result.as_deref(), Some("Black wins"));
}

/// Each file tells in its first line what a reader finds in it: `// nodes 7, main line 5, cursor 3: c3`.
#[test]
fn files_of_every_version_are_read_for_ever() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/saves");
    let mut seen = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let told = text.lines().next().unwrap();
        assert!(Save::recognise(&text), "{}", path.display());
        let save = Save::read(&text)
            .unwrap_or_else(|broken| panic!("{}: {}", path.display(), broken.error));
        let tree = &save.record.tree;
        let mut before = save
            .record
            .game_at(tree.parent(save.cursor).unwrap())
            .unwrap();
        let mv = tree.mv(save.cursor).unwrap();
        let found = format!(
            "// nodes {}, main line {}, cursor {}: {}, {} – {}",
            tree.walk().count() - 1,
            tree.main_line().count(),
            tree.depth(save.cursor),
            before.write_move(mv),
            save.players()[0],
            save.players()[1],
        );
        before.play(mv).unwrap();
        assert_eq!(told, found, "{}", path.display());
        seen += 1;
    }
    assert_eq!(seen, 3, "a file for each game");
}

#[test]
fn what_a_newer_version_wrote_is_refused_in_words() {
    let text = "Save(version: 3, game: 12, everything: [[[is: \"other\"]]])";
    let broken = Save::read(text).unwrap_err();
    let words = broken.error.to_string();
    assert!(words.contains("newer Strata (version 3"), "{words}");
    assert!(broken.good.is_none());
    let text = "Save(version: 3, game: \"tak5\")";
    let words = Head::read(text).unwrap_err().to_string();
    assert!(words.contains("newer Strata (version 3"), "{words}");
}

#[test]
fn fields_that_this_version_does_not_know_are_passed_over() {
    let text = r#"Save(version: 1, game: "tak5", mood: Some((good: [1, 2])), moves: [(move: "a1", seconds: 3)])"#;
    let save = Save::read(text).unwrap();
    assert_eq!(save.record.tree.main_line().count(), 1);
    assert_eq!(save.cursor, NodeId::ROOT);
}

#[test]
fn the_save_that_readme_shows_can_be_read() {
    let readme = include_str!("../../../README.md");
    let (_, from) = readme.split_once("```ron\n").unwrap();
    let (shown, _) = from.split_once("```").unwrap();
    let save = Save::read(shown).unwrap_or_else(|broken| panic!("{}", broken.error));
    assert_eq!(
        save.players().map(|player| player.to_string()),
        ["Ada", "Club"]
    );
    assert_eq!(save.record.tree.walk().count(), 5);
    assert_eq!(save.record.tree.depth(save.cursor), 3);
}
