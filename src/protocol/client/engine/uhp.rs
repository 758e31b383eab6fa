//! The Universal Hive Protocol, which knows neither a word for stopping nor one for what is found meanwhile.

use super::{OutsideEngine, Thinking, read_move};
use crate::ai::StopFlag;
use crate::protocol::client::fault::Fault;
use crate::protocol::client::info::EngineInfo;
use crate::protocol::client::option::read_uhp;
use crate::protocol::client::process::Patience;
use crate::rules::hive;
use crate::rules::hive::game_string::State;
use crate::rules::{Game, Position, Setup};
use std::time::{Duration, Instant};

/// Lines of an answer beyond these are thrown away.
const MOST_ANSWER_LINES: usize = 1000;
/// How long the first round of an analysis takes; each takes twice as long as the one before.
const FIRST_ROUND: Duration = Duration::from_secs(1);
/// And the longest.
const LONGEST_ROUND: Duration = Duration::from_secs(64);

impl OutsideEngine {
    /// It introduces itself unasked, up to `ok`.
    pub(super) fn meet_uhp(&mut self, time: Duration) -> Result<(), Fault> {
        let mut greeting = self.hear_answer(Patience::new(time))?;
        if greeting.is_empty() {
            greeting = self.ask("info")?;
        }
        let name = greeting.iter().find_map(|line| line.strip_prefix("id "));
        name.ok_or(Fault::OtherTongue)?
            .trim()
            .clone_into(&mut self.name);
        let bugs = greeting.iter().find(|line| !line.starts_with("id "));
        self.bugs = bugs.map_or_else(Vec::new, |line| {
            line.split(';').map(|bug| bug.trim().to_owned()).collect()
        });
        // Engines without options may refuse the question.
        if let Ok(options) = self.ask("options") {
            self.options = options.iter().filter_map(|line| read_uhp(line)).collect();
        }
        Ok(())
    }

    /// A UHP command's answer, without its `ok`.
    pub(super) fn ask(&mut self, command: &str) -> Result<Vec<String>, Fault> {
        self.process.say(command);
        self.hear_answer(Patience::new(self.host.answer))
    }

    fn hear_answer(&mut self, patience: Patience<'_>) -> Result<Vec<String>, Fault> {
        let mut lines: Vec<String> = Vec::new();
        loop {
            let line = self.process.hear(patience)?;
            if line == "ok" {
                break;
            }
            if lines.len() < MOST_ANSWER_LINES {
                lines.push(line);
            }
        }
        let refused = lines.iter().find(|line| {
            let word = line.split_whitespace().next();
            matches!(word, Some("err" | "invalidmove"))
        });
        refused.map_or(Ok(()), |line| Err(Fault::Refused(line.clone())))?;
        Ok(lines)
    }

    pub(super) fn uhp_move(
        &mut self,
        game: &Game,
        thinking: Thinking,
        stop: &StopFlag,
    ) -> Result<String, Fault> {
        let (Setup::Hive(setup), Some(moves)) = (game.setup(), hive_moves(game)) else {
            return Err(Fault::CantTell);
        };
        let state = State::of(moves.len(), None);
        self.tell_game(setup, &moves, state)?;
        let (limit, time) = match thinking.without_clock(game.side_to_move()) {
            Thinking::Time(time) => (format!("time {}", clock(time)), time),
            Thinking::Depth(depth) => (format!("depth {depth}"), self.host.longest),
            _ => return Err(Fault::CantTell),
        };
        self.process.say(&format!("bestmove {limit}"));
        let patience = Patience::new(time + self.host.late).unless(stop);
        let answer = self.hear_answer(patience);
        self.is_deaf |= answer == Err(Fault::GivenUp);
        let text = answer?.into_iter().find(|line| !line.is_empty());
        text.ok_or_else(|| Fault::IllegalMove(String::new()))
    }

    /// Looks again and again, twice as long each time: it has no word for searching without end.
    pub(super) fn analyse_in_rounds(
        &mut self,
        game: &Game,
        stop: &StopFlag,
        tell: &mut dyn FnMut(EngineInfo),
    ) -> Result<(), Fault> {
        let begun = Instant::now();
        let mut time = FIRST_ROUND;
        for depth in 1.. {
            let text = match self.uhp_move(game, Thinking::Time(time), stop) {
                Err(Fault::GivenUp) => break,
                answer => answer?,
            };
            let mv = read_move(game, &text).ok_or(Fault::IllegalMove(text))?;
            tell(EngineInfo {
                depth,
                millis: begun.elapsed().as_millis() as u64,
                line: vec![mv],
                ..EngineInfo::default()
            });
            time = (time * 2).min(LONGEST_ROUND);
        }
        Ok(())
    }
}

/// The moves of a game of Hive that began with an empty table: no other can be told in a GameString.
pub(super) fn hive_moves(game: &Game) -> Option<Vec<hive::Move>> {
    let Game::Hive(played) = game else {
        return None;
    };
    let usual = Position::ply(played.start()) == 0;
    usual.then(|| played.moves().collect())
}

/// `hh:mm:ss`, whole seconds at least; the protocol has no fractions, though many engines read them.
fn clock(time: Duration) -> String {
    let secs = time.as_secs_f64();
    let whole = secs as u64;
    let rest = secs - (whole - whole % 60) as f64;
    let seconds = if (rest - rest.round()).abs() < 1e-9 {
        format!("{:02}", rest.round() as u64)
    } else {
        format!("{rest:06.3}")
    };
    format!("{:02}:{:02}:{seconds}", whole / 3600, whole / 60 % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_written_as_a_clock() {
        for (millis, text) in [
            (5_000, "00:00:05"),
            (500, "00:00:00.500"),
            (61_250, "00:01:01.250"),
            (3_600_000, "01:00:00"),
        ] {
            assert_eq!(clock(Duration::from_millis(millis)), text);
        }
    }
}
