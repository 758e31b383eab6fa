//! The opening “double black stack”: Black's first stone, which White places, is two high.

use super::ptn::one;
use super::tps;
use strata::record::formats::ptn::write;
use strata::rules::perft::perft;
use strata::rules::tak::{Setup, Square, Tak};
use strata::rules::{Color, Notate, Position, ReadError};

fn start() -> Tak {
    Tak::new(&"tak5+dbs".parse().unwrap())
}

fn after(texts: &[&str]) -> Tak {
    let mut position = start();
    for text in texts {
        let mv = position.read_move(text).unwrap();
        position.play(mv).unwrap();
    }
    position
}

#[test]
fn white_places_two_black_stones_and_black_one_white_stone() {
    let first = after(&["2a1"]);
    assert_eq!(first.write_position(), "x5/x5/x5/x5/22,x4 2 1");
    assert_eq!(first.flats_left(Color::Black), 19);
    assert!(first.in_opening());
    let second = after(&["a1", "e5"]);
    assert_eq!(second.write_position(), "x4,1/x5/x5/x5/22,x4 1 2");
    assert_eq!(second.flats_left(Color::White), 20);
    assert!(!second.in_opening());
}

#[test]
fn the_first_move_says_two_and_no_other_does() {
    let mv = start().read_move("a1").unwrap();
    assert_eq!(start().read_move("2a1").unwrap(), mv);
    assert_eq!(start().write_move(mv), "2a1");
    let next = after(&["2a1"]);
    assert!(next.read_move("2b1").is_err());
    assert_eq!(next.write_move(next.read_move("b1").unwrap()), "b1");
}

#[test]
fn what_follows_is_the_plain_game_from_there() {
    let squares =
        |size: u8| (0..size).flat_map(move |y| (0..size).filter_map(move |x| Square::new(x, y)));
    let mut leaves = 0;
    for stack in squares(4) {
        for stone in squares(4).filter(|&stone| stone != stack) {
            let cell = |at: Square| match at {
                at if at == stack => "22",
                at if at == stone => "1",
                _ => "x",
            };
            let row = |y: u8| {
                let cells = (0..4).filter_map(|x| Square::new(x, y)).map(cell);
                cells.collect::<Vec<_>>().join(",")
            };
            let rows: Vec<String> = (0..4).rev().map(row).collect();
            leaves += perft(&mut tps(&format!("{} 1 2", rows.join("/"))), 2);
        }
    }
    let mut doubled = Tak::new(&"tak4+dbs".parse().unwrap());
    assert_eq!(perft(&mut doubled, 1), 16);
    assert_eq!(perft(&mut doubled, 2), 240);
    assert_eq!(perft(&mut doubled, 4), leaves);
}

#[test]
fn it_is_another_game_than_the_plain_one() {
    let plain = Tak::new(&Setup::default());
    assert_ne!(plain.key(), start().key());
}

#[test]
fn a_set_of_two_stones_is_too_small() {
    let word: Result<Setup, ReadError> = "tak3+flats2+caps0+dbs".parse();
    assert!(word.unwrap_err().to_string().contains("at least 3 stones"));
    assert!("tak3+flats3+caps0+dbs".parse::<Setup>().is_ok());
}

#[test]
fn ptn_tells_it_by_the_tag_of_the_opening() {
    let text = "[Size \"5\"]\n[Opening \"double black stack\"]\n\n1. 2a1 e5 2. c3 a1+ *\n";
    let record = one(text);
    assert_eq!(record.start.setup().to_string(), "tak5+dbs+norepeat");
    let written = write(&record);
    assert!(
        written.contains("[Opening \"double black stack\"]"),
        "{written}"
    );
    assert!(written.contains("1. 2a1 e5"), "{written}");
}
