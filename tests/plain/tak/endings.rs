//! How a game ends: roads, counting flats, repetition. The other sentences of the rules are in `rulings`.

use super::rulings::{refused, won};
use super::{after, legal, refusal, tps};
use strata::rules::tak::{Illegal, Setup, Tak};
use strata::rules::{Color, Draw, Notate, Outcome, Played, Position, Win};

// Roads

#[test]
fn a_stack_counts_for_whoever_is_on_top_and_not_for_those_inside() {
    let position = tps("x5/x5/1,221,11,x,21/x5/2,2,2,x2 1 9");
    assert_eq!(
        after(position, "d3").outcome(),
        won(Color::White, Win::Road)
    );
    assert_eq!(tps("x5/x5/1,1,12,1,1/x5/x5 1 9").outcome(), None);
    assert_eq!(tps("x5/x5/1,1,21S,1,1/x5/x5 2 9").outcome(), None);
}

#[test]
fn a_road_may_zigzag_but_not_over_corners() {
    let winding = tps("x,1,x3/x,1,1,1,x/x3,1,x/x,1,1,1,x/x,1,x3 2 9");
    assert_eq!(winding.outcome(), won(Color::White, Win::Road));
    let diagonal = tps("x4,1/x3,1,x/x2,1,x2/x,1,x3/1,x4 2 9");
    assert_eq!(diagonal.outcome(), None);
    let almost = tps("x,1,x3/x,1,1,1,x/x4,1/x,1,1,1,x/x,1,x3 2 9");
    assert_eq!(almost.outcome(), None);
}

#[test]
fn a_road_does_not_run_round_the_edge_of_the_frame() {
    // On 8×8 the end of a rank and the beginning of the next are neighbours in memory only.
    let position = tps("x8/x8/x8/1,1,1,1,x4/x4,1,1,1,1/x8/x8/x8 2 20");
    assert_eq!(position.outcome(), None);
}

#[test]
fn a_move_that_opens_a_road_for_both_wins_for_the_mover() {
    let black_moves = tps("x5/x5/2,2,x,2,2/1,1,12,1,1/x5 2 10");
    assert_eq!(
        after(black_moves, "c2+").outcome(),
        won(Color::Black, Win::Road)
    );
    let white_moves = tps("x5/x5/1,1,x,1,1/2,2,21,2,2/x5 1 10");
    assert_eq!(
        after(white_moves, "c2+").outcome(),
        won(Color::White, Win::Road)
    );
}

#[test]
fn a_move_that_opens_only_the_opponents_road_loses() {
    let position = tps("x5/x5/x5/1,1,12,1,1/x5 2 10");
    assert_eq!(
        after(position, "c2+").outcome(),
        won(Color::White, Win::Road)
    );
}

#[test]
fn a_road_goes_before_the_count_on_a_full_board() {
    let position = tps("1,1,x/2,2,2S/2,2,2S 1 5");
    assert_eq!(
        after(position, "c3").outcome(),
        won(Color::White, Win::Road)
    );
}

// The end without a road

#[test]
fn a_full_board_ends_the_game_and_more_flats_win() {
    let position = tps("1,2S,x/2,1,2/1,1S,2 1 5");
    assert_eq!(position.outcome(), None);
    assert_eq!(
        after(position.clone(), "c3").outcome(),
        won(Color::White, Win::Flats)
    );
    assert_eq!(
        after(position, "Sc3").outcome(),
        Some(Outcome::Drawn(Draw::EqualFlats)),
        "3 to 3: equal counts are a draw"
    );
}

#[test]
fn the_last_piece_of_either_side_ends_the_game_though_squares_are_empty() {
    let one_left = tps("x,1S,2/x,12S,21/2,1122222,11S 2 9");
    assert_eq!(one_left.flats_left(Color::Black), 1);
    assert_eq!(
        after(one_left, "a3").outcome(),
        won(Color::Black, Win::Flats)
    );
    let two_left = tps("x,1S,2/x,12S,21/2,112222,11S 2 9");
    assert_eq!(after(two_left, "a3").outcome(), None);
}

#[test]
fn a_capstone_still_in_hand_is_not_yet_the_last_piece() {
    let tower = "2".repeat(20);
    let position = tps(&format!("x5/x5/x2,{tower},x2/x5/1,x4 2 25"));
    let stones_gone = after(position, "e5");
    assert_eq!(stones_gone.flats_left(Color::Black), 0);
    assert_eq!(stones_gone.outcome(), None);
    let next = after(stones_gone, "b1");
    refused(&next, "e4", Illegal::NoStoneLeft(Color::Black));
    assert_eq!(
        after(next, "Ce4").outcome(),
        Some(Outcome::Drawn(Draw::EqualFlats)),
        "two flats to two: the capstone, placed last, counts for none"
    );
}

#[test]
fn only_flats_on_top_count() {
    // White: a1 and c1; Black: b2. Standing stones, capstones and what is covered count for nothing.
    let position = tps("2S,x,2C,x2/x5/x5/x,1112,1S,x2/1,221C,21,x2 1 20");
    assert_eq!(position.flat_counts(), [2, 1]);
}

#[test]
fn equal_flats_are_a_draw() {
    let full = tps("1,2,1S/2,1,2/1,2,1S 2 6");
    assert_eq!(full.flat_counts(), [3, 4]);
    let even = tps("1,2,1S/2,1,2/1,2S,1S 2 6");
    assert_eq!(even.outcome(), Some(Outcome::Drawn(Draw::EqualFlats)));
}

#[test]
fn komi_is_added_to_blacks_flats_and_to_nothing_else() {
    let full = "1,2,1S/2,1,2/1,2S,1 2 6";
    let outcome = |word: &str| {
        let setup: Setup = word.parse().unwrap();
        Tak::read_position(&setup, full).unwrap().outcome()
    };
    assert_eq!(outcome("tak3"), won(Color::White, Win::Flats), "4 to 3");
    assert_eq!(outcome("tak3+komi0.5"), won(Color::White, Win::Flats));
    assert_eq!(
        outcome("tak3+komi1"),
        Some(Outcome::Drawn(Draw::EqualFlats))
    );
    assert_eq!(outcome("tak3+komi1.5"), won(Color::Black, Win::Flats));
    let road: Setup = "tak3+komi50".parse().unwrap();
    let road = Tak::read_position(&road, "1,1,1/2,2,x/x3 2 4").unwrap();
    assert_eq!(road.outcome(), won(Color::White, Win::Road));
}

#[test]
fn a_finished_game_has_no_moves() {
    let road = tps("x5/x5/1,1,1,1,1/2,2,2,x2/x5 2 6");
    assert_eq!(legal(&road), Vec::<String>::new());
    assert_eq!(road.count_legal(), 0);
    assert_eq!(refusal(&road, "a1"), strata::rules::Illegal::GameOver);
}

// Repetition

/// Both sides shuffle one stone to and fro: after every fourth ply the position is the same.
fn shuffle(setup: Setup, rounds: usize) -> Played<Tak> {
    let mut game = Played::<Tak>::new(&setup);
    for text in ["e5", "a1"]
        .into_iter()
        .chain(["a1+", "e5-", "a2-", "e4+"].repeat(rounds))
    {
        game.play(super::read(text)).unwrap();
    }
    game
}

#[test]
fn the_third_occurrence_of_a_position_is_a_draw() {
    let setup = Setup::default();
    assert_eq!(shuffle(setup, 1).outcome(), None);
    let thrice = shuffle(setup, 2);
    assert_eq!(thrice.occurrences(), 3);
    assert_eq!(thrice.outcome(), Some(Outcome::Drawn(Draw::Repetition)));
}

#[test]
fn repetition_can_be_switched_off() {
    let setup = Setup::default().with_repetition(false);
    assert_eq!(shuffle(setup, 5).outcome(), None);
}
