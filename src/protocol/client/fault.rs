//! What may go wrong with an engine that somebody else wrote.

use std::fmt;
use std::time::Duration;

/// What an engine did that it must not do. It is stopped then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// There is no program of this name.
    NoProgram(String),
    /// The file may not be run, or is no program.
    NotExecutable(String),
    /// The program can't be started, with what the system says.
    CantStart(String),
    /// It ended, or closed its output.
    Ended,
    /// It didn't answer for so long.
    Silent(Duration),
    /// It wrote far more than any answer holds.
    Floods,
    /// It speaks none of the protocols, or not the one that was asked for.
    OtherTongue,
    /// It refused a command, in its own words.
    Refused(String),
    /// It answered with a move that can't be read or isn't legal.
    IllegalMove(String),
    /// It moved when nobody had asked.
    OutOfTurn(String),
    /// The game can't be told to it: another game, or a position that its protocol has no words for.
    CantTell,
    /// Whoever waited for the answer didn't want it any more.
    GivenUp,
}

impl Fault {
    /// Whether the program never ran.
    pub const fn is_at_start(&self) -> bool {
        matches!(
            self,
            Self::NoProgram(_) | Self::NotExecutable(_) | Self::CantStart(_)
        )
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoProgram(program) => {
                write!(f, "it can't be started: there is no program {program}")
            }
            Self::NotExecutable(program) => {
                write!(
                    f,
                    "it can't be started: {program} is no program that may be run"
                )
            }
            Self::CantStart(why) => write!(f, "it can't be started: {why}"),
            Self::Ended => f.write_str("it ended"),
            Self::Silent(time) => {
                write!(f, "it didn't answer within {:.1} s", time.as_secs_f64())
            }
            Self::Floods => f.write_str("it writes without end"),
            Self::OtherTongue => f.write_str("it doesn't speak the protocol"),
            Self::Refused(words) => write!(f, "it refused: {words}"),
            Self::IllegalMove(text) => write!(f, "it played an illegal move: {text}"),
            Self::OutOfTurn(text) => write!(f, "it moved out of turn: {text}"),
            Self::CantTell => f.write_str("this game can't be told to it"),
            Self::GivenUp => f.write_str("nobody waits for it any more"),
        }
    }
}

impl std::error::Error for Fault {}
