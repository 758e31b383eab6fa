//! Single moves in PTN and positions in TPS.

use super::{after, start, tps};
use strata::rules::tak::{Move, Setup, Tak};
use strata::rules::{Color, Notate, Position};

#[test]
fn the_long_form_means_the_short_one() {
    for (long, short) in [
        ("Fa1", "a1"),
        ("1a1>1", "a1>"),
        ("1a1>", "a1>"),
        ("3c3+3", "3c3+"),
        ("a1!?", "a1"),
        ("4d4<31*'", "4d4<31"),
        ("Sa1\"", "Sa1"),
    ] {
        let position = start(5);
        let mv = position.read_move(long).unwrap();
        assert_eq!(position.write_move(mv), short);
    }
}

#[test]
fn texts_that_are_no_move_are_refused_in_words() {
    let cases = [
        ("", "missing"),
        ("!", "missing"),
        ("a", "a move is"),
        ("A1", "a move is"),
        ("i1", "a move is"),
        ("a9", "a move is"),
        ("a0", "a move is"),
        ("Xa1", "a move is"),
        ("ö1", "a move is"),
        ("a1x", "direction"),
        ("3a1", "direction"),
        ("Sa1>", "doesn't name"),
        ("3a1>x", "digits"),
        ("3a1>12é", "digits"),
        ("3a1>11", "3 taken, but 2 dropped"),
        ("a1>2", "1 taken, but 2 dropped"),
        ("0a1>", "one to eight"),
        ("9a1>", "one to eight"),
        ("8a1>4444444444444444444", "one to eight"),
        ("2a1>02", "one to eight"),
    ];
    for (text, reason) in cases {
        let error = text.parse::<Move>().expect_err(text).to_string();
        assert!(error.contains(reason), "{text}: {error}");
    }
}

#[test]
fn a_tps_comes_back_as_it_was_written() {
    for text in [
        "x3/x3/x3 1 1",
        "x5/x5/x2,121C,x2/x5/x5 2 7",
        "x,2C,x6/x8/2S,22122111211C,x,2,2,2,x,2S/x,2212,x6/x,22,x6/x,2,x6/x,1S,x6/x,1C,x6 1 25",
    ] {
        assert_eq!(tps(text).write_position(), text);
    }
}

#[test]
fn a_tps_tells_the_ply_and_the_reserves() {
    let position = tps("x5/x5/x2,121C,x2/x5/x5 2 7");
    assert_eq!(position.ply(), 13);
    assert_eq!(position.side_to_move(), Color::Black);
    assert_eq!(position.flats_left(Color::White), 20);
    assert_eq!(position.caps_left(Color::White), 0);
    assert_eq!(position.flats_left(Color::Black), 20);
    assert_eq!(position.caps_left(Color::Black), 1);
}

#[test]
fn the_size_of_a_tps_goes_before_the_set_ups_and_the_rest_stays() {
    let setup: Setup = "tak6+komi2.5+flats20+caps3+norepeat".parse().unwrap();
    let read = |text: &str| Tak::read_position(&setup, text).unwrap().setup();
    assert_eq!(read("x4/x4/x4/x4 1 1").to_string(), "tak4+komi2.5+norepeat");
    assert_eq!(read("x6/x6/x6/x6/x6/x6 1 1"), setup);
}

#[test]
fn a_set_position_with_more_than_the_opening_brings_is_past_it_at_move_1() {
    assert!(tps("x5/x5/x5/x5/x5 1 1").in_opening());
    assert!(tps("2,x4/x5/x5/x5/x5 2 1").in_opening());
    assert!(!tps("2,1,x3/x5/x5/x5/x5 1 1").in_opening());
    assert!(!tps("21,x4/x5/x5/x5/x5 1 1").in_opening());
    assert!(!tps("x5/x5/x5/x5/x5 1 2").in_opening());
}

#[test]
fn texts_that_are_no_position_are_refused_in_words() {
    let cases = [
        ("", "three parts"),
        ("x5/x5/x5/x5/x5", "three parts"),
        ("x5/x5/x5/x5/x5 1 1 1", "three parts"),
        ("x5/x5/x5/x5/x5 3 1", "1 for White"),
        ("x5/x5/x5/x5/x5 1 0", "between 1 and"),
        ("x5/x5/x5/x5/x5 1 -1", "between 1 and"),
        ("x5/x5/x5/x5/x5 1 99999999999999999999", "between 1 and"),
        ("x2/x2 1 1", "3 to 8"),
        ("x9/x9/x9/x9/x9/x9/x9/x9/x9 1 1", "3 to 8"),
        ("x3/x3/x2 1 1", "rank 1 does not fill"),
        ("x3/x2,x2/x3 1 1", "rank 2 does not fill"),
        ("x3/x3,1/x3 1 1", "rank 2 does not fill"),
        ("x0,x3/x3/x3 1 1", "how many"),
        ("x999999999999/x3/x3 1 1", "how many"),
        ("x3/x3/x,,x 1 1", "b1 holds neither"),
        ("x3/x3/x,S,x 1 1", "b1 holds neither"),
        ("x3/x3/x,13,x 1 1", "written in 1 and 2"),
        ("x3/x3/x,1Ж,x 1 1", "written in 1 and 2"),
        ("x3/x3/x,1S1,x 1 1", "written in 1 and 2"),
        ("x3/x3/x,1C,x 1 1", "no capstone in this game"),
        (
            "x3/x3/x,11111111111,x 1 1",
            "White has only 10 stones, lying and standing together",
        ),
    ];
    for (text, reason) in cases {
        let error = Tak::read_position(&Setup::default(), text)
            .expect_err(text)
            .to_string();
        assert!(error.contains(reason), "{text}: {error}");
    }
}

#[test]
fn the_key_knows_the_side_to_move_the_order_of_stacks_and_the_agreement() {
    let keys: Vec<u64> = [
        "x3/x,12,x/x3 1 5",
        "x3/x,12,x/x3 2 5",
        "x3/x,21,x/x3 1 5",
        "x3/x,21S,x/x3 1 5",
        "x3/1,x,2/x3 1 5",
        "x3/x3/x3 1 1",
        "x3/x3/x3 1 2",
    ]
    .iter()
    .map(|text| tps(text).key())
    .collect();
    for (i, key) in keys.iter().enumerate() {
        assert!(!keys[..i].contains(key), "{i}");
    }
    let with_komi: Setup = "tak3+komi1".parse().unwrap();
    assert_ne!(Tak::new(&with_komi).key(), start(3).key());
    let one_way = after(start(5), "a1 e5 b2 c3 d4 Sd2");
    let other_way = after(start(5), "a1 e5 d4 Sd2 b2 c3");
    assert_eq!(
        one_way.key(),
        other_way.key(),
        "the order of moves is forgotten"
    );
    let later = after(one_way.clone(), "b2+ c3+ b3- c4-");
    assert_eq!(one_way.key(), later.key(), "and so is their number");
}
