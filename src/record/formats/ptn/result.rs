//! What a PTN says about the end of a game: `R-0`, `0-F`, `1/2-1/2`.

use super::Claim;
use crate::rules::{Color, ReadError, Win};

/// The results and what they claim. The first text for a claim is the one that is written.
const RESULTS: [(&str, Claim); 9] = [
    ("R-0", won(Color::White, Some(Win::Road))),
    ("0-R", won(Color::Black, Some(Win::Road))),
    ("F-0", won(Color::White, Some(Win::Flats))),
    ("0-F", won(Color::Black, Some(Win::Flats))),
    ("1-0", won(Color::White, None)),
    ("0-1", won(Color::Black, None)),
    ("1/2-1/2", Claim::Drawn),
    ("0-0", Claim::Unfinished),
    ("*", Claim::Unfinished),
];

const fn won(by: Color, how: Option<Win>) -> Claim {
    Claim::Won { by, how }
}

pub(super) fn read(text: &str) -> Option<Claim> {
    RESULTS
        .iter()
        .find(|(result, _)| *result == text)
        .map(|&(_, claim)| claim)
}

pub(super) fn write(claim: Claim) -> &'static str {
    let claim = claim.plain();
    // A way of winning that Tak doesn't have is written as a win and no more.
    let plain = match claim {
        Claim::Won { by, .. } => won(by, None),
        other => other,
    };
    [claim, plain]
        .into_iter()
        .find_map(|wanted| RESULTS.iter().find(|(_, known)| *known == wanted))
        .map_or("0-0", |(text, _)| text)
}

/// What a game's tag and the end of its moves say together; the one that says more counts.
pub(super) fn agreed(tag: Option<&str>, at_end: Option<Claim>) -> Result<Option<Claim>, ReadError> {
    let Some(tag) = tag.map(str::trim).filter(|tag| !tag.is_empty()) else {
        return Ok(at_end);
    };
    let Some(tagged) = read(tag) else {
        return Err(ReadError::new(
            tag,
            "the Result tag holds R-0, F-0 or 1-0 for White, 0-R, 0-F or 0-1 for Black, or 1/2-1/2",
        ));
    };
    let claim = match (tagged, at_end) {
        (_, None) => Some(tagged),
        (_, Some(said)) if said == tagged => Some(said),
        (Claim::Won { by, how: None }, Some(said @ Claim::Won { by: other, .. }))
        | (said @ Claim::Won { by: other, .. }, Some(Claim::Won { by, how: None }))
            if by == other =>
        {
            Some(said)
        }
        _ => None,
    };
    match claim {
        Some(claim) => Ok(Some(claim)),
        None => Err(ReadError::new(
            tag,
            format!(
                "the Result tag says so, but the moves end in {}",
                at_end.map_or("nothing", write)
            ),
        )),
    }
}
