//! The course of a game: placing, the queen's turn, one hive, sliding, passing, the end.

use super::diagram::{Diagram, draw, tile};
use strata::rules::hive::{Bug, Hive, Move, Setup, Tile};
use strata::rules::{
    Color, Coord, Draw, Illegal, Kind, Notate, Outcome, Played, Portray, Position, Step, Win,
};

fn white(drawing: &str) -> Diagram {
    draw(Setup::default(), Color::White, drawing)
}

fn black(drawing: &str) -> Diagram {
    draw(Setup::default(), Color::Black, drawing)
}

/// A game of these moves in notation, joined by semicolons.
fn game(setup: &str, moves: &str) -> Played<Hive> {
    let setup: Setup = setup.parse().expect("a set-up");
    let mut played: Played<Hive> = Played::new(&setup);
    for text in moves.split(';').filter(|text| !text.is_empty()) {
        let mv = played
            .position()
            .read_move(text)
            .unwrap_or_else(|error| panic!("{error}"));
        played
            .play(mv)
            .unwrap_or_else(|reason| panic!("{text}: {reason}"));
    }
    played
}

fn refusal(played: &Played<Hive>, text: &str) -> String {
    let mv = played.position().read_move(text).expect("readable");
    played
        .position()
        .check(mv)
        .expect_err("illegal")
        .to_string()
}

#[test]
fn each_side_begins_with_thirteen_tiles_in_hand() {
    let layout = Hive::new(&Setup::default()).layout();
    for side in Color::BOTH {
        let hand: u8 = layout
            .reserve
            .iter()
            .filter(|((owner, _), _)| *owner == side)
            .map(|(_, n)| n)
            .sum();
        assert_eq!(hand, 13);
        for (bug, count) in [
            (Bug::Queen, 1),
            (Bug::Beetle, 2),
            (Bug::Grasshopper, 3),
            (Bug::Spider, 2),
            (Bug::Ant, 3),
            (Bug::Ladybug, 1),
            (Bug::Mosquito, 1),
        ] {
            assert_eq!(layout.reserve[&(side, Kind::Hive(bug))], count, "{bug}");
        }
    }
}

#[test]
fn the_first_tile_goes_to_the_middle_and_the_second_beside_it() {
    let start = game("hive", "");
    assert_eq!(
        start.legal_moves().len(),
        7,
        "one of each bug, in one place"
    );
    let second = game("hive", "wS1");
    assert_eq!(second.legal_moves().len(), 6 * 7);
    let tile = Tile::read("bS1").expect("a tile");
    let far = Move::To {
        tile,
        to: Coord::new(3, 0),
    };
    assert_eq!(
        second.position().check(far).expect_err("far").to_string(),
        "a tile must touch the hive"
    );
    let first = Move::To {
        tile: Tile::read("wA1").expect("a tile"),
        to: Coord::new(1, 0),
    };
    let reason = start
        .position()
        .check(first)
        .expect_err("off the middle")
        .to_string();
    assert_eq!(reason, "the first tile goes to the middle of the table");
}

#[test]
fn a_new_tile_may_not_touch_an_enemy_tile_after_the_first_turn() {
    let d = white(
        r"
    *
*       wQ      bQ
    *
        ",
    );
    assert_eq!(d.spots(), d.marked);
    let beside = d.at("bQ") + Coord::new(0, -1);
    assert_eq!(
        d.refusal("wA1", beside),
        "a new tile may not touch an enemy tile"
    );
    let why = d
        .position
        .check(Move::To {
            tile: tile("wA1"),
            to: beside,
        })
        .expect_err("illegal");
    assert!(why.places().contains(&d.at("bQ")));
}

#[test]
fn a_new_tile_may_go_to_a_surrounded_cell_if_it_touches_its_own_side_only() {
    let d = white(
        r"
        wA1     wG1
    wQ      *       wB1     bQ
        wS1     wA2
        ",
    );
    assert!(d.spots().contains(&d.mark()));
}

#[test]
fn identical_tiles_are_placed_in_the_order_of_their_numbers() {
    let played = game("hive", "wS1;bS1 wS1-");
    assert_eq!(refusal(&played, "wA2 -wS1"), "wA1 is placed before wA2");
    assert_eq!(
        refusal(&played, "wS1 -wS1"),
        "nothing moves before the queen is placed"
    );
}

#[test]
fn a_placed_tile_stays_on_the_board_to_the_end() {
    let mut random = fastrand::Rng::with_seed(11);
    let mut position = Hive::new(&Setup::default());
    let mut tiles = 0;
    for _ in 0..150 {
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        if moves.is_empty() {
            break;
        }
        position.play_unchecked(moves[random.usize(..moves.len())]);
        let now = position.layout().lying.len();
        assert!(now >= tiles);
        tiles = now;
    }
    assert!(tiles > 10);
}

#[test]
fn the_queen_is_placed_on_the_fourth_turn_at_the_latest_by_each_side_for_itself() {
    let three = "wS1;bS1 wS1-;wA1 -wS1;bA1 bS1-;wG1 -wA1;bG1 bA1-";
    let played = game("hive", three);
    let only_queens = |played: &Played<Hive>| {
        played
            .legal_moves()
            .iter()
            .all(|mv| matches!(mv, Move::To { tile, .. } if tile.bug() == Bug::Queen))
    };
    assert!(only_queens(&played));
    assert_eq!(
        refusal(&played, "wB1 -wG1"),
        "the queen must be placed now: this is the fourth turn"
    );
    let why = played
        .position()
        .why_not(&[Step::Choose(Kind::Hive(Bug::Ant))]);
    assert_eq!(
        why.to_string(),
        "the queen must be placed now: this is the fourth turn"
    );
    let played = game("hive", &format!("{three};wQ -wG1"));
    assert!(only_queens(&played), "Black too");
    // A side that has placed its queen is free.
    let played = game(
        "hive",
        "wS1;bQ wS1-;wA1 -wS1;bA1 bQ-;wG1 -wA1;bG1 bA1-;wQ -wG1",
    );
    assert!(!only_queens(&played));
}

#[test]
fn nothing_moves_before_its_sides_queen_is_placed() {
    let played = game("hive", "wA1;bQ wA1-;wS1 -wA1;bQ wA1/");
    assert_eq!(
        refusal(&played, "wS1 /wA1"),
        "nothing moves before the queen is placed"
    );
    let at = Coord::new(-1, 0);
    let why = played.position().why_not(&[Step::Take { at, count: 1 }]);
    assert_eq!(why.to_string(), "nothing moves before the queen is placed");
    assert!(played.position().movable().is_empty());
}

#[test]
fn the_queen_may_be_placed_at_once_but_not_in_the_tournament_opening() {
    game("hive", "wQ;bQ wQ-");
    let played = game("hive:Base+ML+tournament", "");
    assert_eq!(
        refusal(&played, "wQ"),
        "the queen may not be placed on the first turn in this opening"
    );
    let played = game("hive:Base+ML+tournament", "wS1");
    assert_eq!(
        refusal(&played, "bQ wS1-"),
        "the queen may not be placed on the first turn in this opening"
    );
    game("hive:Base+ML+tournament", "wS1;bS1 wS1-;wQ -wS1;bQ bS1-");
}

#[test]
fn a_moved_tile_may_come_to_lie_beside_enemy_tiles() {
    let d = white("wA1     wQ      bQ      *");
    assert!(d.goals("wA1").contains(&d.mark()));
}

#[test]
fn moving_the_ant_would_split_the_hive() {
    let d = black(
        r"
        wQ      bA1     bQ      wB1
        ",
    );
    assert!(d.goals("bA1").is_empty());
    let why = d
        .position
        .check(Move::To {
            tile: tile("bA1"),
            to: Coord::new(1, 1),
        })
        .expect_err("illegal");
    assert_eq!(
        why.to_string(),
        "bA1 can't move: this would split the hive into 2 parts"
    );
    assert_eq!(
        why.places(),
        [d.at("wQ")],
        "the smaller part would come off"
    );
    let slot = d.at("bA1").at_level(0);
    assert_eq!(d.position.stuck().get(&slot), Some(&why));
}

#[test]
fn the_hive_may_not_fall_apart_during_a_move_even_if_it_is_whole_after_it() {
    let d = black(
        r"
    wS1     bQ      bA1
bB1     .       *
    wQ      wG1
        ",
    );
    assert!(d.goals("bQ").is_empty());
    assert!(d.refusal("bQ", d.mark()).contains("split the hive"));
    // After the move all tiles would hang together again.
    let whole = white(
        r"
    wS1     .       bA1
bB1     .       bQ
    wQ      wG1
        ",
    );
    assert!(whole.position.layout().lying.len() == 6);
}

#[test]
fn a_tile_that_closes_a_ring_may_leave_it() {
    let d = white(
        r"
        bA1     bG1
    wQ      .       bQ
        bS1     wA1
        ",
    );
    assert!(
        !d.goals("wQ").is_empty(),
        "the other five still hang together"
    );
}

#[test]
fn a_tile_that_cannot_slide_out_may_not_move() {
    let d = white(
        r"
        bA1     bG1
    wQ      wA1     .
        bS1     bQ
        ",
    );
    assert!(d.goals("wA1").is_empty());
    assert_eq!(
        d.refusal("wA1", d.at("wA1") + Coord::new(1, 0)),
        "wA1 has nowhere to go"
    );
    let d = white(
        r"
        bA1     *
    wA1     wQ      *
        bS1     bQ
        ",
    );
    assert_eq!(
        d.goals("wQ"),
        d.marked,
        "with two open cells beside each other it can"
    );
}

#[test]
fn a_slide_between_two_tiles_is_refused_by_naming_them() {
    let d = white(
        r"
        bA1     wQ
    bS1     *       bG1
        bQ      wA1
        ",
    );
    assert_eq!(
        d.refusal("wQ", d.mark()),
        "the gate between bG1 and bA1 is too narrow"
    );
    let why = d
        .position
        .check(Move::To {
            tile: tile("wQ"),
            to: d.mark(),
        })
        .expect_err("illegal");
    assert_eq!(why.places(), [d.at("bG1"), d.at("bA1")]);
}

#[test]
fn a_side_that_can_neither_place_nor_move_passes_until_it_can() {
    let d = white("bQ      wQ<bB1");
    let mut played = Played::from_position(d.position.clone());
    assert_eq!(played.legal_moves(), [Move::Pass]);
    played.play(Move::Pass).expect("the pass is forced");
    let off = Move::To {
        tile: tile("bB1"),
        to: d.at("bQ"),
    };
    played.play(off).expect("legal");
    assert!(!played.legal_moves().contains(&Move::Pass));
    assert_eq!(
        played
            .position()
            .check(Move::Pass)
            .expect_err("voluntary")
            .to_string(),
        "a side passes only when it has no other move"
    );
}

#[test]
fn the_game_ends_when_a_queen_is_surrounded_by_tiles_of_any_colour() {
    let d = white(
        r"
        bA1     wA1
    bS1     bQ      wB1
        bG1     *       wA2
    wQ
        ",
    );
    assert_eq!(d.position.outcome(), None);
    let mut played = Played::from_position(d.position.clone());
    played
        .play(Move::To {
            tile: tile("wA2"),
            to: d.mark(),
        })
        .expect("legal");
    assert_eq!(
        played.outcome(),
        Some(Outcome::Won {
            by: Color::White,
            how: Win::Surround
        })
    );
    assert!(played.legal_moves().is_empty());
    assert_eq!(played.play(Move::Pass), Err(Illegal::GameOver));
    assert_eq!(played.position().winning_path().len(), 7);
}

#[test]
fn a_queen_under_a_beetle_is_surrounded_like_any_other() {
    let d = white(
        r"
        bA1     wA1
    bS1     bQ<wB1  wB2
        bG1     *       wA2
    wQ
        ",
    );
    let mut position = d.position.clone();
    position
        .play(Move::To {
            tile: tile("wA2"),
            to: d.mark(),
        })
        .expect("legal");
    assert_eq!(
        position.outcome().and_then(Outcome::winner),
        Some(Color::White)
    );
}

#[test]
fn who_surrounds_his_own_queen_loses() {
    let d = white(
        r"
        bA1     wA1
    bS1     wQ      wB1
        bG1     *       wA2
    bQ
        ",
    );
    let mut position = d.position.clone();
    position
        .play(Move::To {
            tile: tile("wA2"),
            to: d.mark(),
        })
        .expect("legal");
    assert_eq!(
        position.outcome().and_then(Outcome::winner),
        Some(Color::Black)
    );
}

#[test]
fn both_queens_surrounded_at_once_is_a_draw() {
    let d = white(
        r"
        wA1     bA2     wA2
    bA1     wQ      bQ      bG1
        bS1     *       wS1
                    bB1
                        wG1
        ",
    );
    let mut position = d.position.clone();
    position
        .play(Move::To {
            tile: tile("wG1"),
            to: d.mark(),
        })
        .expect("legal");
    assert_eq!(
        position.outcome(),
        Some(Outcome::Drawn(Draw::BothSurrounded))
    );
}

#[test]
fn the_third_occurrence_of_a_position_is_a_draw_unless_switched_off() {
    // The queens walk eastward, one around the other: every second ply the same shape lies elsewhere.
    let line = "wQ;bQ wQ-;wQ \\bQ;bQ wQ-;wQ /bQ;bQ wQ-";
    let played = game("hive", line);
    assert_eq!(played.outcome(), Some(Outcome::Drawn(Draw::Repetition)));
    assert_eq!(played.occurrences(), 3);
    assert!(played.legal_moves().is_empty());
    let played = game("hive:Base+ML+norepeat", line);
    assert_eq!(played.outcome(), None);
    assert_eq!(played.occurrences(), 3);
}

#[test]
fn the_facts_count_each_queens_free_sides() {
    let d = white("wA1     wQ      bQ");
    let queens = d.position.queens();
    let free = |side: Color| queens[side.index()].as_ref().map(|queen| queen.free.len());
    assert_eq!(free(Color::White), Some(4));
    assert_eq!(free(Color::Black), Some(5));
    assert_eq!(d.position.covered(), []);
}
