//! PÜNCT's texts: moves and positions, read forgivingly and written exactly.

use super::diagram::{black, read, white};
use strata::rules::punct::{Punct, Setup};
use strata::rules::{Notate, Position};

#[test]
fn a_set_up_word_survives_reading_and_writing() {
    for word in [
        "punct:standard",
        "punct:basic",
        "punct:standard+strict",
        "punct:basic+norepeat",
        "punct:basic+strict+norepeat",
    ] {
        let setup: Setup = word.parse().expect(word);
        assert_eq!(setup.to_string(), word);
    }
    assert_eq!("punct".parse(), Ok(Setup::default()));
    assert_eq!(" PÜNCT:basic ".parse(), Ok(Setup::basic()));
    for word in ["", "tak5", "punct:", "punct:standard+", "punct+komi2"] {
        assert!(word.parse::<Setup>().is_err(), "{word}");
    }
}

#[test]
fn moves_are_read_with_any_case_spaces_and_dashes() {
    let position = white("TG12r3,CC5r0");
    for (texts, exact) in [
        (
            &[
                "TG8r1",
                "tg8r1",
                " t G8 R1 ",
                "P T G8 F7 F8",
                "p t g8 f8 f7",
            ][..],
            "TG8r1",
        ),
        (
            &[
                "G12-G5r3",
                "g12 - g5 r3",
                "G12–G5r3",
                "G12->G5r3",
                "M G12 T G5 G6 H6",
            ],
            "G12-G5r3",
        ),
        (
            &["G12r1", "g12 r1", "G12-G12r1", "m g12 t g12 f11 f12"],
            "G12r1",
        ),
        (&["CE5r2", "ce5r5", "P C E5 F5 D5"], "CE5r2"),
        (&["C5-C7r1", "c5-c7R4", "M C5 C C7 B6 D8"], "C5-C7r1"),
        (&["pass", "PASS", " Pass "], "pass"),
    ] {
        for text in texts {
            assert_eq!(position.write_move(read(&position, text)), exact, "{text}");
        }
    }
}

#[test]
fn a_missing_turn_is_filled_in_only_where_one_is_possible() {
    let position = white("CG7r0,TL8r3,TL6r0,TL7r1");
    assert_eq!(position.write_move(read(&position, "G7-L7")), "G7-L7r0");
    let error = position.read_move("G7-G8").expect_err("several");
    assert_eq!(
        error.reason,
        "which way is it turned? Possible are r0 r1 r2"
    );
}

#[test]
fn what_is_no_move_is_told_so() {
    let position = white("TG12r3");
    for (text, reason) in [
        ("", "there is no move here"),
        ("XG8r1", "no kind of piece"),
        ("TZ9r1", "no space of the board"),
        ("TG99r1", "no space of the board"),
        ("TG8r6", "a move ends with its turn"),
        ("TG8r11", "a move ends with its turn"),
        ("G12-", "no space of the board"),
        ("G12-G5r3!", "a move ends with its turn"),
        (
            "P T G8 G9 A5",
            "no turn of the triangle covers these spaces",
        ),
        ("M G12 E G5 G6 G7", "the piece on G12 is no straight piece"),
        ("Ünsinn", "no kind of piece"),
        ("→", "no space of the board"),
    ] {
        let error = position.read_move(text).expect_err(text);
        assert!(error.reason.contains(reason), "{text}: {error}");
    }
    let long = "G".repeat(100_000);
    assert!(position.read_move(&long).is_err());
}

#[test]
fn a_position_is_one_line_and_survives_reading() {
    let text =
        "punct:basic+strict b 81 TL8r3,tL7r1,TL6r0/TL8r3,TL6r0/EL8r0 T2C2E3L2M2R2 t5c2e4l2m2r2";
    let position = Punct::read_position(&Setup::default(), text).expect("a position");
    assert_eq!(position.write_position(), text);
    assert_eq!(position.setup().to_string(), "punct:basic+strict");
    assert_eq!(
        Punct::new(&Setup::default()).write_position(),
        "punct:standard w 0 - T6C2E4L2M2R2 t6c2e4l2m2r2"
    );
}

#[test]
fn what_the_line_leaves_out_is_filled_in() {
    let short = Punct::read_position(&Setup::basic(), "w 2 Tg12r3,tc4r3").expect("a position");
    assert_eq!(
        short.write_position(),
        "punct:basic w 2 TG12r3,tC4r3 T5C2E4L2M2R2 t5c2e4l2m2r2"
    );
}

#[test]
fn impossible_positions_are_refused_in_words() {
    for (text, reason) in [
        ("", "the side to move"),
        ("w", "how many plies"),
        ("w 2", "the pieces are missing"),
        ("x 2 -", "the side to move"),
        ("w -2 -", "how many plies"),
        ("w 99999999999999999999 -", "how many plies"),
        ("w 4000000000 -", "No game lasts"),
        ("w 3 -", "After 3 moves it is Black's turn"),
        (
            "b 1 TG12r3,TC4r3",
            "White can't have 2 pieces on the board on turn 1",
        ),
        ("w 80 TG12", "turn is missing"),
        ("w 80 XG12r3", "here a piece is expected"),
        ("w 80 TG12r3,", "here a piece is expected"),
        ("w 80 TG12r3,TG12r3", "another piece has its PÜNCT on G12"),
        (
            "w 80 TG12r3,EG13r3",
            "shares G13 with another piece on the same level",
        ),
        ("w 80 TG15r3", "sticks out over the edge"),
        ("w 80 TG12r3//TG12r3", "here a piece is expected"),
        (
            "w 80 TG12r3/EG12r3",
            "dots at both ends need the same level",
        ),
        ("w 80 TG12r3/TG12r3,tC4r3", "hangs in the air"),
        ("w 80 TG12r3/tG12r3", "must land on your own piece"),
        (
            "w 80 CC4r0,CC8r0,CE8r0",
            "White has only 2 pieces of this kind",
        ),
        ("w 80 TG12r3 T6", "White's reserve must hold 5"),
        ("w 80 TG12r3 T5T5", "listed twice"),
        ("w 80 TG12r3 T555", "a reserve is written"),
        ("w 80 TG12r3 lots", "a reserve is written"),
        ("punct:odd w 0 -", "a PÜNCT set-up is"),
    ] {
        let error = Punct::read_position(&Setup::default(), text).expect_err(text);
        assert!(error.to_string().contains(reason), "{text}: {error}");
    }
}

#[test]
fn a_side_that_has_placed_its_last_piece_is_not_on_turn() {
    let all = "TA2r4,TA6r4,TB9r5,TC1r3,TC5r3,TD9r3,CF2r0,CF6r0,EF10r3,EH1r3,EH5r3,EH9r3,LK6r3,LK10r3,MK14r0,MN8r0,RN11r3,RN15r3";
    let over = Punct::read_position(&Setup::default(), &format!("b 81 {all}")).expect("finished");
    assert!(over.outcome().is_some());
    let error = Punct::read_position(&Setup::default(), &format!("w 80 {all}")).expect_err("no");
    assert!(error.reason.contains("last piece"), "{error}");
    assert_eq!(black(all).count_legal(), 0);
}
