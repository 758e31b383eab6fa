//! What an engine tells of its search while it thinks: the `info` lines of UGI and TEI.

use crate::ai::{SearchInfo, WIN, winning_curve};
use crate::protocol::options::move_text;
use crate::rules::{Game, Move, Setup};

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
    /// The share of the points that it expects for the side to move, in thousandths.
    pub points: Option<u16>,
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
                "wdl" => {
                    let [win, draw] = [number()?, number()?];
                    let points = win.saturating_add(draw / 2).min(1000);
                    info.points = u16::try_from(points).ok();
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

impl EngineInfo {
    /// The same as our own search would tell it, with a score by our measure: what the engine expects of the points comes
    /// to the same on our curve of winning chances, and hundredths are taken to be ours.
    pub fn by_our_measure(self, setup: &Setup) -> SearchInfo {
        let score = match (self.score, self.points) {
            (Some(EngineScore::Wins(moves)), _) if moves > 0 => WIN - moves.min(450) * 2 + 1,
            (Some(EngineScore::Wins(moves)), _) => -WIN + moves.max(-450).abs() * 2,
            (_, Some(points)) => winning_curve(setup).score(f64::from(points) / 1000.0),
            (Some(EngineScore::Hundredths(score)), None) => score,
            (None, None) => 0,
        };
        SearchInfo {
            depth: self.depth,
            score,
            nodes: self.nodes,
            millis: self.millis,
            line: self.line,
        }
    }

    /// Whether it says how the position stands.
    pub const fn is_scored(&self) -> bool {
        self.score.is_some() || self.points.is_some()
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
    use crate::ai::winning_chance;

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
        let tak = "tak5".parse().unwrap();
        let chance = winning_chance(&tak, info.by_our_measure(&tak).score);
        assert!((chance - 0.4).abs() < 0.01, "as it says: {chance}");
        let proved = read("depth 3 score mate 2 nps 77 pv a1").unwrap();
        assert_eq!(proved.score, Some(EngineScore::Wins(2)));
        assert_eq!(proved.nodes_a_second(), 77);
        assert_eq!(proved.by_our_measure(&tak).score, WIN - 3);
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
