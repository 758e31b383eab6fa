//! Who could join its sides with one move, and which moves stop that: seen exactly, without trying them all.
//!
//! A move shows new dots only where it lands, and the dots of a piece hang together. So it joins two sides exactly if its
//! piece touches what hangs on the one and what hangs on the other, which can be asked for a whole board of landings at once. And a
//! move that neither covers nor leaves any space that such a connection stands on doesn't stop it.

use super::Costs;
use super::strait::Strait;
use crate::rules::punct::bits::Bits;
use crate::rules::punct::board::{CENTRE, DELTAS, SIDES, Space};
use crate::rules::punct::connection::way_between;
use crate::rules::punct::shape::Shape;
use crate::rules::punct::stacks::{NOBODY, Stacks};
use crate::rules::punct::{Batch, Move, Punct};
use crate::rules::{Color, Position};

/// A move that would win at once if it were its side's turn.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Threat {
    pub(crate) mv: Move,
    /// As long as the other side covers or leaves none of these spaces, the move wins.
    needs: Bits,
}

/// A move that joins two sides.
struct Joining {
    mv: Move,
    /// What it leaves and covers.
    moved: Bits,
    /// What its side shows afterwards.
    own: Bits,
    pair: usize,
}

impl Joining {
    fn threat(&self) -> Threat {
        Threat {
            mv: self.mv,
            needs: self.moved | way(self.own, self.pair),
        }
    }
}

impl Threat {
    /// Where a PÜNCT must land so that its piece covers some of the spaces that the threat needs.
    #[inline]
    fn touched(self, [a, b]: [i16; 2]) -> Bits {
        self.needs | self.needs.seen_from(a) | self.needs.seen_from(b)
    }
}

#[inline]
fn footprint(at: Space, [a, b]: [i16; 2]) -> Bits {
    Bits::EMPTY
        .with(at.index())
        .with(at.ahead(a).index())
        .with(at.ahead(b).index())
}

impl Punct {
    /// A move with which the side would win at once if it were its turn.
    pub(crate) fn threat(&self, side: Color) -> Option<Threat> {
        let joining = self.joining(side).map(|joining| joining.threat());
        joining.or_else(|| self.centre_threat(side))
    }

    /// The move of [`Punct::threat`], without a look at what it hangs on.
    pub(crate) fn wins_at_once(&self, side: Color) -> Option<Move> {
        let joining = self.joining(side).map(|joining| joining.mv);
        joining.or_else(|| self.centre_threat(side).map(|threat| threat.mv))
    }

    fn joining(&self, side: Color) -> Option<Joining> {
        let own = self.tops(side);
        // No piece closes a greater gap; and gaps are remembered.
        let gaps = self.gaps(side, Costs::EVEN);
        let straits = [0, 1, 2].map(|pair| {
            let is_near = gaps[pair] <= 3;
            is_near.then(|| Strait::find(own, pair)).flatten()
        });
        if straits.iter().all(Option::is_none) {
            return None;
        }
        self.joining_place(side, own, &straits)
            .or_else(|| self.joining_shift(side, own, &straits))
    }

    /// The spaces that moves would cover with which the side would join two sides now; of moves that overlap, only those
    /// of one.
    pub(crate) fn joining_spaces(&self, side: Color) -> Bits {
        let own = self.tops(side);
        let straits = [0, 1, 2].map(|pair| Strait::find(own, pair));
        let mut found = Bits::EMPTY;
        let mut add = |set: Bits, straits: &[Option<Strait>; 3], deltas| {
            for strait in straits.iter().flatten() {
                for at in set & strait.landings(deltas) {
                    let covered = footprint(at, deltas);
                    if !covered.meets(found) {
                        found |= covered;
                    }
                }
            }
        };
        for shape in Shape::ALL {
            for (deltas, set) in DELTAS[shape.index()]
                .into_iter()
                .zip(self.placements(shape, side))
            {
                add(set, &straits, deltas);
            }
        }
        for id in self.stacks.on_board(side) {
            if self.stacks.is_free(id) {
                let (left, _) = self.without(id);
                let gone = own.without(left);
                let straits = straits.map(|strait| strait.and_then(|it| it.without(left, gone)));
                let shape = Stacks::shape(id);
                for (deltas, set) in DELTAS[shape.index()].into_iter().zip(self.landings(id)) {
                    add(set, &straits, deltas);
                }
            }
        }
        found
    }

    fn joining_place(
        &self,
        side: Color,
        own: Bits,
        straits: &[Option<Strait>; 3],
    ) -> Option<Joining> {
        for shape in Shape::ALL {
            for (turn, set) in (0..).zip(self.placements(shape, side)) {
                let deltas = DELTAS[shape.index()][usize::from(turn)];
                for strait in straits.iter().flatten() {
                    if let Some(at) = (set & strait.landings(deltas)).iter().next() {
                        let covered = footprint(at, deltas);
                        return Some(Joining {
                            mv: Move::Place { shape, at, turn },
                            moved: covered,
                            own: own | covered,
                            pair: strait.pair,
                        });
                    }
                }
            }
        }
        None
    }

    fn joining_shift(
        &self,
        side: Color,
        own: Bits,
        straits: &[Option<Strait>; 3],
    ) -> Option<Joining> {
        for id in self.stacks.on_board(side) {
            if !self.stacks.is_free(id) {
                continue;
            }
            let (left, held) = self.without(id);
            let gone = own.without(left);
            let straits = straits.map(|strait| strait.and_then(|it| it.without(left, gone)));
            if straits.iter().all(Option::is_none) {
                continue;
            }
            let shape = Stacks::shape(id);
            for (turn, set) in (0..).zip(self.landings(id)) {
                let deltas = DELTAS[shape.index()][usize::from(turn)];
                for strait in straits.iter().flatten() {
                    if let Some(to) = (set & strait.landings(deltas)).iter().next() {
                        let covered = footprint(to, deltas);
                        let from = self.stacks.space(id);
                        return Some(Joining {
                            mv: Move::Shift { from, to, turn },
                            moved: held | covered,
                            own: left | covered,
                            pair: strait.pair,
                        });
                    }
                }
            }
        }
        None
    }

    /// The last piece wins for whoever shows more in the centre, which a new piece doesn't change.
    fn centre_threat(&self, side: Color) -> Option<Threat> {
        let wins = self.setup.standard
            && self.placed(side) + 1 == Shape::PIECES
            && self.in_centre(side) > self.in_centre(!side);
        if !wins {
            return None;
        }
        Shape::ALL.into_iter().find_map(|shape| {
            let landings = self.placements(shape, side);
            let (turn, set) = (0..).zip(landings).find(|(_, set)| !set.is_empty())?;
            let at = set.iter().next()?;
            Some(Threat {
                mv: Move::Place { shape, at, turn },
                needs: CENTRE | footprint(at, DELTAS[shape.index()][usize::from(turn)]),
            })
        })
    }

    /// What the owner of a free piece shows with the piece in the hand, and where the piece lay.
    fn without(&self, id: u8) -> (Bits, Bits) {
        let owner = Stacks::owner(id);
        let (mut own, mut held) = (self.tops(owner), Bits::EMPTY);
        for (cell, under) in self
            .stacks
            .cells(id)
            .into_iter()
            .zip(self.stacks.piece(id).under)
        {
            held.insert(cell);
            if under == NOBODY || Stacks::owner(under) != owner {
                own.remove(cell);
            }
        }
        (own, held)
    }

    /// Where the piece of a batch lies before it moves.
    fn held(&self, batch: Batch) -> Bits {
        batch.from().map_or(Bits::EMPTY, |from| {
            let cells = self.stacks.cells(self.stacks.top(from.index()));
            cells.into_iter().fold(Bits::EMPTY, Bits::with)
        })
    }

    /// The moves of the side to move that don't lose at once to a threat of the other side, at most `most` of them. Those
    /// that win at once are among them.
    pub(crate) fn answers(&self, threat: Threat, most: usize) -> Vec<Move> {
        let side = self.to_move;
        let mut threats = vec![threat];
        let mut answers = Vec::new();
        let mut position = self.clone();
        self.batches(|batch| {
            let deltas = batch.deltas(self);
            let held = self.held(batch);
            // A last piece ends the game, whatever was threatened.
            let ends = batch.from().is_none() && self.placed(side) + 1 == Shape::PIECES;
            let mut left = batch.set();
            let mut known = 0;
            while !left.is_empty() {
                for threat in &threats[if ends { threats.len() } else { known }..] {
                    if !held.meets(threat.needs) {
                        left &= threat.touched(deltas);
                    }
                }
                known = threats.len();
                let Some(at) = left.iter().next() else { break };
                left.remove(at.index());
                let mv = batch.at(at);
                let undo = position.play_unchecked(mv);
                match position.outcome() {
                    Some(outcome) if outcome.winner() == Some(!side) => {}
                    Some(_) => answers.push(mv),
                    None => match position.threat(!side) {
                        Some(threat) => {
                            // What this move itself made possible says nothing about the others.
                            if !threat.needs.meets(held | footprint(at, deltas)) {
                                threats.push(threat);
                            }
                        }
                        None => answers.push(mv),
                    },
                }
                position.unplay(mv, undo);
                if answers.len() >= most {
                    return true;
                }
            }
            false
        });
        answers
    }
}

fn way(own: Bits, pair: usize) -> Bits {
    let (one, other) = (SIDES[2 * pair], SIDES[2 * pair + 1]);
    way_between(own, own & one, other)
        .into_iter()
        .flatten()
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::punct::{Setup, connection::lacking};

    /// A game in which both hurry to join their sides: of a few random moves, the one that lacks least afterwards.
    fn race(setup: Setup, seed: u64, mut visit: impl FnMut(&Punct)) {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut position = Punct::new(&setup);
        let mut moves = Vec::new();
        while position.outcome().is_none() && position.ply() < 80 {
            visit(&position);
            moves.clear();
            position.legal_moves(&mut moves);
            random.shuffle(&mut moves);
            let side = position.to_move;
            let lacks = |&mv: &Move| {
                let mut after = position.clone();
                after.play_unchecked(mv);
                (0..3).map(|pair| lacking(after.tops(side), pair)).min()
            };
            let few = moves.len().min(if random.u8(..4) == 0 { 1 } else { 40 });
            if let Some(&mv) = moves[..few].iter().min_by_key(|mv| lacks(mv)) {
                position.play_unchecked(mv);
            }
        }
    }

    fn wins(position: &Punct, mv: Move) -> bool {
        let mut after = position.clone();
        after.play_unchecked(mv);
        after.outcome().and_then(crate::rules::Outcome::winner) == Some(position.to_move)
    }

    /// The spaces that each new piece covers with which its side would join two sides.
    fn joining_places(position: &Punct) -> Vec<Bits> {
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let joining = moves.into_iter().filter(|&mv| {
            let mut after = position.clone();
            after.play_unchecked(mv);
            after.is_joined(position.to_move)
        });
        let covered = joining.filter_map(|mv| match mv {
            Move::Place { shape, at, turn } => {
                Some(footprint(at, DELTAS[shape.index()][usize::from(turn)]))
            }
            Move::Shift { .. } | Move::Pass => None,
        });
        covered.collect()
    }

    fn has_win(position: &Punct) -> bool {
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        moves.into_iter().any(|mv| wins(position, mv))
    }

    #[test]
    fn a_threat_is_seen_exactly_where_one_move_wins() {
        let (mut seen, mut looked) = (0, 0);
        for seed in 0..12 {
            let setup = [Setup::default(), Setup::basic()][seed as usize % 2];
            race(setup, seed, |position| {
                for side in Color::BOTH {
                    let mut position = position.clone();
                    position.to_move = side;
                    let threat = position.threat(side);
                    assert_eq!(threat.is_some(), has_win(&position), "{position:?}, {side}");
                    if let Some(threat) = threat {
                        assert!(wins(&position, threat.mv), "{position:?}: {threat:?}");
                        seen += 1;
                        let told = position.joining_spaces(side);
                        for covered in joining_places(&position) {
                            assert!(covered.meets(told), "{position:?}: {covered:?}");
                        }
                    }
                    looked += 1;
                }
            });
        }
        assert!(seen > 30 && looked > 200, "{seen} threats of {looked}");
    }

    #[test]
    fn the_answers_to_a_threat_are_all_moves_that_leave_no_win() {
        let mut answered = 0;
        for seed in 0..10 {
            race(Setup::default(), seed, |position| {
                let Some(threat) = position.threat(!position.to_move) else {
                    return;
                };
                // Each is a long look, so only the first of a game's many.
                if answered > seed {
                    return;
                }
                let mut moves = Vec::new();
                position.legal_moves(&mut moves);
                moves.retain(|&mv| {
                    let mut after = position.clone();
                    after.play_unchecked(mv);
                    match after.outcome() {
                        Some(outcome) => outcome.winner() != Some(after.to_move),
                        // The threats themselves are proved above.
                        None => after.threat(after.to_move).is_none(),
                    }
                });
                assert_eq!(position.answers(threat, usize::MAX), moves, "{position:?}");
                answered += 1;
            });
        }
        assert!(answered >= 5, "{answered}");
    }
}
