//! Games with the number and the fingerprint of the legal moves of every position, from other programs.

use sha1::{Digest, Sha1};
use std::fmt::Write;
use std::path::PathBuf;
use strata::rules::punct::{Punct, Setup};
use strata::rules::{Color, Notate, Outcome, Played, Position};

pub fn files() -> Vec<(String, String)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/punct/games");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .expect("the games are there")
        .map(|entry| entry.expect("readable").path())
        .collect();
    files.sort();
    files
        .into_iter()
        .map(|path| {
            let text = std::fs::read_to_string(&path).expect("a text");
            (
                path.file_name().expect("a file").to_string_lossy().into(),
                text,
            )
        })
        .collect()
}

/// The first 16 digits of the SHA-1 of the legal moves in the long form, sorted, a line each.
pub fn fingerprint(position: &Punct) -> String {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let mut texts: Vec<String> = moves.into_iter().map(|mv| position.long_text(mv)).collect();
    texts.sort_unstable();
    let mut sha = Sha1::new();
    for text in texts {
        sha.update(text);
        sha.update("\n");
    }
    sha.finalize()[..8]
        .iter()
        .fold(String::new(), |mut hex, byte| {
            write!(hex, "{byte:02x}").expect("a string takes it");
            hex
        })
}

#[test]
fn every_position_of_the_recorded_games_has_the_recorded_legal_moves() {
    let mut plies = 0;
    for (name, text) in files() {
        let mut played = Played::<Punct>::new(&Setup::default());
        for line in text.lines() {
            let here = format!("{name}, ply {}", played.position().ply());
            if let Some(result) = line.strip_prefix("# ") {
                let expected = match result.split(' ').next() {
                    Some("WHITE_WINS") => Some(Some(Color::White)),
                    Some("BLACK_WINS") => Some(Some(Color::Black)),
                    Some("DRAW") => Some(None),
                    Some("IN_PLAY") => None,
                    other => panic!("{here}: {other:?}"),
                };
                assert_eq!(played.outcome().map(Outcome::winner), expected, "{here}");
                let centre = Color::BOTH.map(|side| played.position().in_centre(side).to_string());
                assert!(
                    result.ends_with(&format!("center={}", centre.join("/"))),
                    "{here}: {result}"
                );
                continue;
            }
            let columns: Vec<&str> = line.split('\t').collect();
            assert_eq!(
                played.position().count_legal().to_string(),
                columns[2],
                "{here}"
            );
            assert_eq!(fingerprint(played.position()), columns[3], "{here}");
            let mv = played.position().read_move(columns[0]).expect(&here);
            assert_eq!(played.position().long_text(mv), columns[0], "{here}");
            played.play(mv).expect(&here);
            plies += 1;
        }
    }
    assert_eq!(plies, 1764, "all files were read");
}
