//! A move after which the next one wins whatever the other side does.

use super::Costs;
use crate::rules::punct::bits::Bits;
use crate::rules::punct::board::BOARD;
use crate::rules::punct::{Move, Punct, Shape};
use crate::rules::{Color, Position};

impl Punct {
    /// The first of these moves after which nothing keeps the side to move from winning with its next one. The moves are legal,
    /// don't lose at once and don't win at once. A search of thousands of moves takes long: it ends when `give_up`, asked before each that
    /// is tried, says so.
    pub(crate) fn decisive(&self, moves: &[Move], give_up: &dyn Fn() -> bool) -> Option<Move> {
        let side = self.to_move;
        let does_its_part = self.does_its_part();
        let mut defences: Vec<Move> = Vec::new();
        let mut position = self.clone();
        let moves = moves.iter().copied().filter(|&mv| does_its_part(mv));
        moves.take_while(|_| !give_up()).find(|&mv| {
            let undo = position.play_unchecked(mv);
            let decides = position.outcome().is_none()
                && position.wins_at_once(!side).is_none()
                && position.threat(side).is_some_and(|threat| {
                    let defended = defences
                        .iter()
                        .any(|&defence| position.is_defence(defence, side));
                    if defended {
                        return false;
                    }
                    let found = position.answers(threat, 1);
                    defences.extend(&found);
                    found.is_empty()
                });
            position.unplay(mv, undo);
            decides
        })
    }

    /// The legal moves after which the side to move would win with its next one if the other side did nothing about it, and
    /// after which the other side can't win first.
    pub(crate) fn threatening(&self) -> Vec<Move> {
        let side = self.to_move;
        let mut moves = Vec::new();
        if let Some(threat) = self.threat(!side) {
            moves = self.answers(threat, usize::MAX);
        } else {
            self.write_moves(&mut moves);
        }
        let does_its_part = self.does_its_part();
        let mut position = self.clone();
        moves.retain(|&mv| {
            if !does_its_part(mv) {
                return false;
            }
            let undo = position.play_unchecked(mv);
            let threatens = position.outcome().is_none()
                && position.wins_at_once(side).is_some()
                && position.wins_at_once(!side).is_none();
            position.unplay(mv, undo);
            threatens
        });
        moves
    }

    /// Tells moves of the side to move that may lead to a win with the next one from those that surely don't.
    fn does_its_part(&self) -> impl Fn(Move) -> bool + use<'_> {
        let side = self.to_move;
        let terrain = self.terrain(side, Costs::EVEN);
        // Two moves bring six dots: the way must lack no more, and the first must do its part.
        let parts: Vec<(usize, Bits)> = (0..3)
            .filter_map(|pair| {
                let gap = usize::try_from(terrain.gap(pair)).ok()?;
                let part = gap.saturating_sub(3);
                (part <= 3).then(|| {
                    let ways = terrain.ways(pair);
                    let near = BOARD
                        .without(self.tops(side))
                        .iter()
                        .filter(|space| ways[usize::from(space.index())] <= 6);
                    (part, near.collect())
                })
            })
            .collect();
        let by_centre = self.setup.standard && self.placed(side) + 2 >= Shape::PIECES;
        move |mv| {
            let covered: Bits = self.covers(mv).into_iter().flatten().collect();
            let helps = |&(part, near): &(usize, Bits)| (covered & near).len() as usize >= part;
            by_centre || parts.iter().any(helps)
        }
    }

    /// Whether a move of the side to move is legal and leaves the other no way to win at once.
    fn is_defence(&self, mv: Move, other: Color) -> bool {
        self.check(mv).is_ok() && {
            let mut after = self.clone();
            after.play_unchecked(mv);
            match after.outcome() {
                Some(outcome) => outcome.winner() != Some(other),
                None => after.wins_at_once(other).is_none(),
            }
        }
    }
}
