//! What an engine tells of its search while it thinks: the `info` lines of UGI and TEI.

use crate::ai::{SearchInfo, WIN};
use crate::protocol::options::move_text;
use crate::rules::{Game, Move};

/// What an engine told. Whatever it left out is 0 or empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EngineInfo {
    pub depth: u32,
    pub nodes: u64,
    pub millis: u64,
    /// Nodes a second, by its own account.
    pub speed: u64,
    /// Which of several lines it is, the best first.
    pub rank: usize,
    pub score: Option<EngineScore>,
    /// The line that it expects, its own move first: as far as it is legal.
    pub line: Vec<Move>,
}

/// What an engine thinks of the position, for the side to move and by its own measure.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum EngineScore {
    /// In hundredths of whatever it counts in.
    Hundredths(i32),
    /// It wins in so many moves of its own; below zero it loses in as many.
    Wins(i32),
}

/// Numbers beyond these are no numbers that a search comes to.
const MOST_HUNDREDTHS: i32 = WIN - 2_000;

impl EngineInfo {
    /// Reads what stands behind `info`; nothing where that tells no depth and no line.
    pub(super) fn read(text: &str, game: &Game) -> Option<Self> {
        let mut info = Self::default();
        let mut words = text.split_whitespace();
        while let Some(word) = words.next() {
            let mut number = || words.next().and_then(|word| word.parse::<u64>().ok());
            match word {
                "depth" => info.depth = small(number()?),
                "nodes" => info.nodes = number()?,
                "time" => info.millis = number()?,
                "nps" => info.speed = number()?,
                "multipv" => info.rank = usize::try_from(number()?.checked_sub(1)?).ok()?,
                "score" => {
                    let kind = words.next()?;
                    let value: i32 = words.next()?.parse().ok()?;
                    info.score = match kind {
                        "cp" => Some(EngineScore::Hundredths(
                            value.clamp(-MOST_HUNDREDTHS, MOST_HUNDREDTHS),
                        )),
                        "mate" => Some(EngineScore::Wins(value)),
                        _ => None,
                    };
                }
                "pv" => {
                    info.line = legal_line(game, words.by_ref());
                }
                "string" => return None,
                // What else there may be has numbers behind it, which say nothing here.
                _ => {}
            }
        }
        (info.depth > 0 || !info.line.is_empty()).then_some(info)
    }

    /// Nodes a second: as it says, or as they come to.
    pub const fn nodes_a_second(&self) -> u64 {
        match (self.speed, self.millis) {
            (0, 0) => 0,
            (0, millis) => self.nodes.saturating_mul(1000) / millis,
            (speed, _) => speed,
        }
    }
}

impl From<EngineInfo> for SearchInfo {
    /// The score is the engine's own: it says nothing by our curve of winning chances, unless a win is proved.
    fn from(info: EngineInfo) -> Self {
        Self {
            depth: info.depth,
            score: match info.score {
                None => 0,
                Some(EngineScore::Hundredths(score)) => score,
                Some(EngineScore::Wins(moves)) if moves > 0 => WIN - moves.min(450) * 2 + 1,
                Some(EngineScore::Wins(moves)) => -WIN + moves.max(-450).abs() * 2,
            },
            nodes: info.nodes,
            millis: info.millis,
            line: info.line,
        }
    }
}

fn small(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// Moves as long as they are legal one after another. An engine may write on about what comes after the game's end.
fn legal_line<'a>(game: &Game, words: impl Iterator<Item = &'a str>) -> Vec<Move> {
    let setup = game.setup();
    let mut game = game.clone();
    let mut line = Vec::new();
    for word in words.take(LONGEST_LINE) {
        let Ok(mv) = game.read_move(&move_text(&setup, word)) else {
            break;
        };
        if game.play(mv).is_err() {
            break;
        }
        line.push(mv);
    }
    line
}

/// No longer line is shown.
const LONGEST_LINE: usize = 40;

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<EngineInfo> {
        EngineInfo::read(text, &Game::new(&"tak5".parse().unwrap()))
    }

    #[test]
    fn what_an_engine_tells_is_read_in_any_order() {
        let info = read(
            "multipv 2 depth 4 seldepth 9 nodes 1200 score cp -35 wdl 400 0 600 time 250 pv a1 e5 c3",
        );
        let info = info.unwrap();
        assert_eq!((info.rank, info.depth, info.nodes), (1, 4, 1200));
        assert_eq!(info.score, Some(EngineScore::Hundredths(-35)));
        assert_eq!(info.nodes_a_second(), 4800);
        assert_eq!(info.line.len(), 3);
        let proved = read("depth 3 score mate 2 nps 77 pv a1").unwrap();
        assert_eq!(proved.score, Some(EngineScore::Wins(2)));
        assert_eq!(proved.nodes_a_second(), 77);
        assert_eq!(SearchInfo::from(proved).score, WIN - 3);
    }

    #[test]
    fn a_line_ends_where_it_stops_being_legal() {
        assert_eq!(read("depth 1 pv a1 a1 c3").unwrap().line.len(), 1);
        assert_eq!(read("depth 1 pv nonsense").unwrap().line, []);
    }

    #[test]
    fn what_tells_nothing_is_passed_over() {
        for text in [
            "",
            "string depth 3 pv a1",
            "depth",
            "depth x",
            "score cp",
            "nodes 5",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
