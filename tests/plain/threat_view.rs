//! What the other side would do if it could move now.

use strata::ai::StopFlag;
use strata::analysis::{Foreseen, Unforeseen, foresee};
use strata::rules::{Color, Game};

fn played(setup: &str, moves: &[&str]) -> Game {
    let mut game = Game::new(&setup.parse().unwrap());
    for text in moves {
        game.play(game.read_move(text).unwrap()).unwrap();
    }
    game
}

fn seen(game: &Game) -> Result<Foreseen, Unforeseen> {
    foresee(game, &StopFlag::default()).expect("nobody stops it")
}

#[test]
fn the_road_that_the_other_side_would_finish_is_found() {
    // White lacks d1 of a road, and Black is to move.
    let game = played("tak4", &["d4", "a1", "b1", "d3", "c1"]);
    let foreseen = seen(&game).unwrap();
    let mv = foreseen.mv().unwrap();
    assert_eq!(foreseen.passed.side_to_move(), Color::White);
    assert_eq!(foreseen.passed.write_move(mv), "d1");
    assert_eq!(foreseen.wins_in(), Some(1));
    assert_eq!(game.side_to_move(), Color::Black, "nothing was played");
}

#[test]
fn in_each_game_the_other_side_has_a_legal_move_where_nothing_else_has_changed() {
    for setup in ["tak5", "hive:Base+MLP", "punct:standard", "punct:basic"] {
        let mut random = fastrand::Rng::with_seed(3);
        let mut game = Game::new(&setup.parse().unwrap());
        for _ in 0..12 {
            let moves = game.legal_moves();
            game.play(moves[random.usize(..moves.len())]).unwrap();
        }
        let foreseen = seen(&game).unwrap();
        assert_eq!(foreseen.passed.side_to_move(), !game.side_to_move());
        assert_eq!(foreseen.passed.layout().lying, game.layout().lying);
        let mv = foreseen.mv().unwrap();
        assert_eq!(foreseen.passed.check(mv), Ok(()), "{setup}");
        assert_eq!(foreseen.wins_in(), None, "{setup}");
    }
}

#[test]
fn in_an_opening_with_rules_of_its_own_nothing_is_foreseen() {
    for (setup, moves) in [
        ("tak5", &[][..]),
        ("tak5", &["a1"]),
        ("hive", &[]),
        ("hive", &["wA1"]),
    ] {
        let game = played(setup, moves);
        assert_eq!(
            seen(&game).unwrap_err(),
            Unforeseen::Opening,
            "{setup} {moves:?}"
        );
    }
    assert!(seen(&played("hive", &["wA1", "bA1 wA1-"])).is_ok());
    assert!(seen(&played("tak5", &["a1", "e5"])).is_ok());
    assert!(seen(&played("punct:standard", &[])).is_ok());
}

#[test]
fn nothing_is_foreseen_when_the_game_is_over() {
    let game = played("tak3", &["a3", "c1", "b1", "a2", "a1"]);
    assert_eq!(seen(&game).unwrap_err(), Unforeseen::Over);
}

#[test]
fn a_side_that_could_only_pass_would_do_nothing() {
    let text = std::fs::read_to_string("scenes/hive/no_move_but_to_pass.ron").unwrap();
    let scene = strata::record::formats::scene::Scene::read(&text).unwrap();
    let mut game = scene.game().unwrap();
    let moves = game.legal_moves();
    assert!(
        moves.iter().all(|mv| game.effects(*mv).is_empty()),
        "it must pass"
    );
    // The other side is to move after the pass, and the one that could only pass is the other side then.
    game.play(moves[0]).unwrap();
    assert_eq!(seen(&game).unwrap_err(), Unforeseen::NoMove);
}

#[test]
fn a_search_that_is_given_up_finds_nothing() {
    let stop = StopFlag::default();
    stop.stop();
    assert!(foresee(&played("tak5", &["a1", "e5"]), &stop).is_none());
}
