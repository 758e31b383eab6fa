//! The words that name a set-up.

use strata::rules::tak::Setup;

fn setup(word: &str) -> Setup {
    word.parse()
        .unwrap_or_else(|error| panic!("{word}: {error}"))
}

#[test]
fn tak_alone_is_tak5_without_komi_and_with_repetition() {
    assert_eq!(setup("tak"), Setup::default());
    let plain = setup("tak5");
    assert_eq!(plain, Setup::default());
    assert_eq!((plain.size(), plain.half_komi()), (5, 0));
    assert!(plain.repetition());
}

#[test]
fn a_set_up_survives_writing_and_reading() {
    let words = [
        "tak3",
        "tak4",
        "tak5",
        "tak6+komi2",
        "tak6+komi2.5",
        "tak6+komi-0.5",
        "tak5+norepeat",
        "tak6+komi1+dbs+norepeat",
        "tak7+komi3+flats45+caps1+norepeat",
        "tak5+flats60+caps0",
        "tak8+komi50",
    ];
    for word in words {
        assert_eq!(setup(word).to_string(), word);
        let ron = ron::to_string(&setup(word)).unwrap();
        assert_eq!(ron::from_str::<Setup>(&ron).unwrap(), setup(word), "{ron}");
    }
}

#[test]
fn other_spellings_come_out_the_same() {
    assert_eq!(setup("tak6+norepeat+komi2.0"), setup("tak6+komi2+norepeat"));
    assert_eq!(setup("tak5+komi0+flats21"), setup("tak5"));
    assert_eq!(
        setup("tak5+caps0+flats60").to_string(),
        "tak5+flats60+caps0"
    );
}

#[test]
fn half_points_are_kept() {
    assert_eq!(setup("tak6+komi2.5").half_komi(), 5);
    assert_eq!(setup("tak6+komi-1").half_komi(), -2);
}

#[test]
fn words_that_name_no_set_up_are_refused_in_words() {
    let cases = [
        ("tak9", "3×3 to 8×8"),
        ("tak2", "3×3 to 8×8"),
        ("tak05x", "3×3 to 8×8"),
        ("tak99999999999999999999", "3×3 to 8×8"),
        ("tak-5", "3×3 to 8×8"),
        ("hive", "begins with"),
        ("", "begins with"),
        ("TAK5", "begins with"),
        ("tak5+komi999999999999", "komi is a number"),
        ("tak5+komi51", "komi is a number"),
        ("tak5+komi50.5", "komi is a number"),
        ("tak5+komi2.25", "komi is a number"),
        ("tak5+komi", "komi is a number"),
        ("tak5+komi--2", "komi is a number"),
        ("tak5+komi1+komi2", "said twice"),
        ("tak5+", "knows the switches"),
        ("tak5+norepeat2", "knows the switches"),
        ("tak5+кома2", "knows the switches"),
        ("tak5+flats", "needs a number"),
        ("tak5+flats1", "at least 2"),
        ("tak5+flats61", "at most 60"),
        ("tak5+caps40", "at most 60"),
        ("tak5+caps999", "needs a number"),
    ];
    for (word, reason) in cases {
        let error = word.parse::<Setup>().expect_err(word).to_string();
        assert!(error.contains(reason), "{word}: {error}");
    }
    assert!(Setup::new(9).is_err());
    assert!(ron::from_str::<Setup>("\"tak9\"").is_err());
}
