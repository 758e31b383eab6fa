//! `strata compare`: an honest program agrees with us, and one that is wrong is found out.

use crate::cli::{file, strata, text};

const OURS: &str = env!("CARGO_BIN_EXE_strata");

fn compare(setup: &str, other: &str) -> (bool, String) {
    let output = strata(&["compare", setup, other, "--plies", "60"]);
    (output.status.success(), text(&output.stdout))
}

#[test]
fn our_own_engines_agree_with_us() {
    for (setup, other) in [
        ("hive:Base+MLP", format!("uhp:{OURS} uhp")),
        ("hive:Base+tournament", format!("uhp:{OURS} uhp")),
        ("tak4", format!("tei:{OURS} tei")),
        ("punct", format!("ugi:{OURS} ugi punct")),
    ] {
        let (agrees, said) = compare(setup, &other);
        assert!(
            agrees && said.contains("\t60 positions\t"),
            "{setup}: {said}"
        );
        assert!(said.contains("\t0 differences"), "{said}");
    }
}

#[cfg(unix)]
#[test]
fn a_walk_is_held_against_the_rules_move_by_move_and_by_its_result() {
    let right = "moves\nresult *\nlegal 9 a1 b1 c1 a2 b2 c2 a3 b3 c3\nmoves a1\nlegal 8 b1 c1 a2 b2 c2 a3 b3 c3\n";
    for (name, walk, difference) in [
        ("right.txt", right.to_owned(), None),
        (
            "less.txt",
            right.replace("legal 8 b1", "legal 7"),
            Some("only here: b1"),
        ),
        (
            "more.txt",
            right.replace("legal 8", "legal 9 a1"),
            Some("only there: a1"),
        ),
        (
            "over.txt",
            right.replace("result *", "result R-0"),
            Some("only there: result R-0"),
        ),
    ] {
        let path = file(&format!("walk-{name}"), walk.as_bytes());
        let (agrees, said) = compare("tak3", &format!("walks:cat {}", path.display()));
        assert_eq!(agrees, difference.is_none(), "{name}: {said}");
        assert!(said.contains("1 games\t2 positions\t17 moves"), "{said}");
        assert!(
            said.contains(difference.unwrap_or("0 differences")),
            "{said}"
        );
    }
}

#[test]
fn another_program_that_cant_be_started_or_named_is_told_of() {
    for other in [
        "walks:/no/such/program",
        "uhp:/no/such/program",
        "nobody",
        "chess:x",
    ] {
        assert!(!compare("hive", other).0, "{other}");
    }
}
