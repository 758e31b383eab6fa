//! What other programs' engines did wrong, as sentences.

use super::Sentence;
use crate::protocol::client::Fault;
use crate::sentence;

/// As much of what a stranger writes is shown.
const MOST_SIGNS: usize = 80;

/// What an engine of this name did.
pub fn engine_fault(engine: &str, fault: &Fault) -> Sentence {
    match fault {
        Fault::NoProgram(program) => sentence!("engines-no-program", program = shown(program)),
        Fault::NotExecutable(program) => {
            sentence!("engines-not-executable", program = shown(program))
        }
        Fault::CantStart(why) => {
            sentence!("engines-cant-start", engine = engine, why = shown(why))
        }
        Fault::Ended => sentence!("engines-ended", engine = engine),
        Fault::Silent(time) => {
            let seconds = (time.as_secs_f64() * 10.0).round() / 10.0;
            sentence!("engines-silent", engine = engine, seconds = seconds)
        }
        Fault::Floods => sentence!("engines-floods", engine = engine),
        Fault::OtherTongue => sentence!("engines-other-tongue", engine = engine),
        Fault::Refused(words) => {
            sentence!("engines-refused", engine = engine, words = shown(words))
        }
        Fault::IllegalMove(text) if text.trim().is_empty() => {
            sentence!("engines-no-move", engine = engine)
        }
        Fault::IllegalMove(text) => {
            sentence!("engines-illegal", engine = engine, text = shown(text))
        }
        Fault::OutOfTurn(text) => {
            sentence!("engines-out-of-turn", engine = engine, text = shown(text))
        }
        Fault::CantTell => sentence!("engines-cant-tell", engine = engine),
        Fault::GivenUp => sentence!("engines-given-up", engine = engine),
    }
}

/// The words of a stranger, in a line of some length.
fn shown(text: &str) -> String {
    let signs = text.chars().filter(|sign| !sign.is_control());
    let mut shown: String = signs.clone().take(MOST_SIGNS).collect();
    if signs.count() > MOST_SIGNS {
        shown.push('…');
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_stranger_writes_stays_in_its_line() {
        let fault = Fault::Refused(format!("no\n\u{1b}[2J{}", "x".repeat(1_000_000)));
        let said = engine_fault("Fake", &fault).to_string();
        assert!(said.starts_with("Fake refused: no[2Jx"), "{said}");
        assert!(said.chars().count() < 120 && !said.contains(char::is_control));
    }
}
