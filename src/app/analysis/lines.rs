//! The lines of a position as plain data: who finds them, and what was found so far.

use crate::ai::SearchInfo;
use crate::app::players::engines::{EngineId, Engines};
use crate::key;
use crate::words::Sentence;

/// Who finds lines.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum LineSource {
    /// Strata's own search.
    #[default]
    Strata,
    /// The engine of another program.
    Engine(EngineId),
}

impl LineSource {
    /// What a person reads of it.
    pub fn name(self, engines: &Engines) -> Sentence {
        let engine = match self {
            Self::Strata => None,
            Self::Engine(id) => engines.get(id),
        };
        engine.map_or_else(
            || key!("analysis-source-strata").into(),
            |engine| Sentence::verbatim(&engine.entry.name),
        )
    }
}

/// What was found of a position so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lines {
    /// The best first, each beginning with another move.
    pub lines: Vec<SearchInfo>,
    /// How many positions were looked at, and how long that took.
    pub nodes: u64,
    pub millis: u64,
    /// Whoever found them doesn't say how the position stands.
    pub unscored: bool,
}

impl Lines {
    /// Takes in what was found for the line of a rank. A line below that began with the same move now has what stood there.
    pub(super) fn take(&mut self, rank: usize, info: SearchInfo) {
        let others = self.lines.iter().enumerate();
        let others = others.filter(|(place, _)| (*place == 0) != (rank == 0));
        let others = others.map(|(_, line)| line.nodes).max();
        // The first line is searched by itself, and all the others together.
        self.nodes = info.nodes + others.unwrap_or_default();
        self.millis = info.millis;
        if rank >= self.lines.len() {
            self.lines.push(info);
            return;
        }
        let first = info.line.first().copied();
        let before = std::mem::replace(&mut self.lines[rank], info);
        let mut below = self.lines.iter_mut().skip(rank + 1);
        if let Some(same) = below.find(|line| line.line.first().copied() == first) {
            *same = before;
        }
    }

    /// How deep the best line was searched.
    pub fn depth(&self) -> u32 {
        self.lines.first().map_or(0, |line| line.depth)
    }

    /// How deep all of so many lines were searched; 0 where there are fewer.
    fn depth_of_all(&self, count: usize) -> u32 {
        let lines = self.lines.get(..count).unwrap_or_default();
        lines.iter().map(|line| line.depth).min().unwrap_or(0)
    }

    pub fn nodes_a_second(&self) -> u64 {
        self.nodes.saturating_mul(1000) / self.millis.max(1)
    }

    /// What a new search of the same position has found, unless this is still deeper; then with the lines that this lacks.
    #[must_use]
    pub(super) fn or_deeper(&self, new: &Self) -> Self {
        let count = self.lines.len();
        if new.lines.len() >= count && new.depth_of_all(count) >= self.depth_of_all(count) {
            return new.clone();
        }
        let mut lines = self.lines.clone();
        let more = new.lines.iter().filter(|line| {
            let first = |other: &SearchInfo| other.line.first() == line.line.first();
            !self.lines.iter().any(first)
        });
        let missing = new.lines.len().saturating_sub(count);
        lines.extend(more.take(missing).cloned());
        Self { lines, ..*new }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Game, Move};

    fn moves() -> Vec<Move> {
        Game::new(&"tak3".parse().unwrap()).legal_moves()
    }

    fn info(mv: Move, depth: u32, nodes: u64) -> SearchInfo {
        SearchInfo {
            depth,
            score: 0,
            nodes,
            millis: 10,
            line: vec![mv],
        }
    }

    fn first_moves(lines: &Lines) -> Vec<Move> {
        lines.lines.iter().map(|line| line.line[0]).collect()
    }

    #[test]
    fn every_line_begins_with_another_move_whatever_rises() {
        let [a, b, c] = moves()[..3] else { panic!() };
        let mut lines = Lines::default();
        for (rank, mv) in [a, b, c].into_iter().enumerate() {
            lines.take(rank, info(mv, 1, 10));
        }
        // The third one proves to be the best.
        lines.take(0, info(c, 2, 50));
        assert_eq!(first_moves(&lines), [c, b, a]);
        lines.take(1, info(a, 2, 70));
        assert_eq!(first_moves(&lines), [c, a, b]);
        assert_eq!(lines.nodes, 120, "the first by itself, the others together");
        assert_eq!(lines.nodes_a_second(), 12_000);
    }

    #[test]
    fn what_is_known_stays_until_a_new_search_is_as_deep() {
        let [a, b, c] = moves()[..3] else { panic!() };
        let mut known = Lines::default();
        known.take(0, info(a, 9, 10));
        known.take(1, info(b, 9, 10));
        let mut new = Lines::default();
        new.take(0, info(b, 3, 10));
        assert_eq!(first_moves(&known.or_deeper(&new)), [a, b]);
        new.take(1, info(a, 3, 10));
        new.take(2, info(c, 3, 10));
        let both = known.or_deeper(&new);
        assert_eq!(first_moves(&both), [a, b, c], "with what it lacked");
        assert_eq!(both.depth(), 9);
        for (rank, mv) in [b, a, c].into_iter().enumerate() {
            new.take(rank, info(mv, 9, 10));
        }
        assert_eq!(known.or_deeper(&new), new);
    }
}
