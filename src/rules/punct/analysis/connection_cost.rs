//! What it would still cost a side to join two opposite sides of the board.

use crate::rules::Color;
use crate::rules::punct::Punct;
use crate::rules::punct::bits::Bits;
use crate::rules::punct::board::{BOARD, CENTRE, SIDES};
use crate::rules::punct::connection::{flood, neighbours};

/// What a space costs that has no dot of one's own yet: from one, an empty space that a new piece can cover, to [`Costs::MOST`].
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Costs {
    /// A dot of the other side, which only a piece that climbs can cover.
    pub(crate) opponent: usize,
    /// An empty space of the centre while new pieces are barred from it.
    pub(crate) centre: usize,
}

impl Costs {
    pub(crate) const MOST: usize = 3;

    /// Every space costs one, as if dots were all that is lacking.
    pub(crate) const EVEN: Self = Self {
        opponent: 1,
        centre: 1,
    };
}

/// A side's dots in groups, and what every other space costs it.
#[derive(Clone, Debug)]
pub(crate) struct Terrain {
    own: Bits,
    /// Each group with the spaces around it.
    groups: Vec<(Bits, Bits)>,
    /// The spaces that cost one, two and three.
    costing: [Bits; Costs::MOST],
}

/// How much more than the cheapest way the ways of [`Terrain::near_ways`] cost at the most.
const NEAR: usize = 2;

/// No way of [`Terrain::near_ways`] costs more.
const DEAREST: usize = 24;

impl Terrain {
    pub(super) fn new(own: Bits, costing: [Bits; Costs::MOST]) -> Self {
        let mut groups = Vec::with_capacity(24);
        let mut left = own;
        while let Some(first) = left.iter().next() {
            let group = flood(Bits::EMPTY.with(first.index()), left);
            left = left.without(group);
            groups.push((group, neighbours(group)));
        }
        Self {
            own,
            groups,
            costing,
        }
    }

    /// Dijkstra's search by sets of spaces: spreads over the board from a side of it, cheapest first, and visits each new set
    /// with what it costs, until the visitor answers `true` or the board is full.
    #[inline]
    fn spread(&self, from: usize, mut visit: impl FnMut(Bits, usize) -> bool) {
        let start = SIDES[from];
        let mut reached = Bits::EMPTY;
        // What lies around the spaces that cost so much, for the last few costs.
        let mut around = [Bits::EMPTY; Costs::MOST + 1];
        for cost in 0..=64 {
            let mut new = Bits::EMPTY;
            for (more, spaces) in self.costing.into_iter().enumerate() {
                if cost > more {
                    new |= around[(cost - more - 1) % around.len()] & spaces;
                }
            }
            new = new.without(reached);
            let mut edge = neighbours(new);
            let touch = if cost == 0 { start } else { edge };
            let touched = (touch & self.own).without(reached);
            if !touched.is_empty() {
                for &(group, rim) in &self.groups {
                    if group.meets(touched) {
                        new |= group;
                        edge |= rim;
                    }
                }
            }
            if cost == 0 {
                edge |= start;
            }
            reached |= new;
            around[cost % around.len()] = edge;
            if (!new.is_empty() && visit(new, cost)) || reached == BOARD {
                return;
            }
        }
    }

    /// The cost of the cheapest way between a pair of sides.
    pub(crate) fn gap(&self, pair: usize) -> i32 {
        let mut gap = 0;
        self.spread(2 * pair, |new, cost| {
            gap = cost as i32;
            new.meets(SIDES[2 * pair + 1])
        });
        gap
    }

    /// For each space the cost of the cheapest way through it between a pair of sides.
    pub(crate) fn ways(&self, pair: usize) -> [u8; 256] {
        let mut through = [0; 256];
        for side in [2 * pair, 2 * pair + 1] {
            self.spread(side, |new, cost| {
                for space in new {
                    through[usize::from(space.index())] += cost as u8;
                }
                false
            });
        }
        // The space itself was paid for on both ways.
        for (once, spaces) in (1..).zip(self.costing) {
            for space in spaces {
                through[usize::from(space.index())] -= once;
            }
        }
        through
    }

    /// The spaces on the cheapest ways between a pair of sides, and on those that cost one and two more: [`Terrain::ways`] for
    /// all spaces at once.
    pub(crate) fn near_ways(&self, pair: usize) -> [Bits; NEAR + 1] {
        let mut levels = [[Bits::EMPTY; DEAREST]; 2];
        let mut gap = DEAREST - 1 - NEAR;
        for (way, levels) in levels.iter_mut().enumerate() {
            let goal = SIDES[2 * pair + 1 - way];
            let mut arrived = false;
            self.spread(2 * pair + way, |new, cost| {
                if !arrived && new.meets(goal) {
                    gap = gap.min(cost);
                    arrived = true;
                }
                if let Some(level) = levels.get_mut(cost) {
                    *level = new;
                }
                cost >= gap + NEAR
            });
        }
        let mut near = [Bits::EMPTY; NEAR + 1];
        let [there, back] = levels;
        let costing = [self.own].into_iter().chain(self.costing);
        for (once, spaces) in costing.enumerate() {
            if spaces.is_empty() {
                continue;
            }
            for (cost, &level) in there.iter().enumerate().take(gap + NEAR + 1) {
                let level = level & spaces;
                if level.is_empty() {
                    continue;
                }
                for (more, near) in near.iter_mut().enumerate() {
                    let rest = (gap + more + once).checked_sub(cost);
                    if let Some(&other) = rest.and_then(|rest| back.get(rest)) {
                        *near |= level & other;
                    }
                }
            }
        }
        near
    }
}

impl Punct {
    /// A side's dots in groups, with what every other space costs it.
    pub(crate) fn terrain(&self, side: Color, costs: Costs) -> Terrain {
        Terrain::new(self.tops(side), self.costing(side, costs))
    }

    /// The spaces that cost a side one, two and three.
    pub(super) fn costing(&self, side: Color, costs: Costs) -> [Bits; Costs::MOST] {
        let (own, other) = (self.tops(side), self.tops(!side));
        let mut costing = [Bits::EMPTY; Costs::MOST];
        let bare = BOARD.without(own | other);
        let barred = if self.setup.standard {
            bare & CENTRE
        } else {
            Bits::EMPTY
        };
        costing[0] = bare.without(barred);
        costing[costs.centre.clamp(1, Costs::MOST) - 1] |= barred;
        costing[costs.opponent.clamp(1, Costs::MOST) - 1] |= other;
        costing
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Position;
    use crate::rules::punct::{Setup, Space, connection::lacking};

    #[test]
    fn where_every_space_costs_one_the_gap_is_what_is_lacking() {
        for seed in 0..40 {
            let mut random = fastrand::Rng::with_seed(seed);
            let mut position = Punct::new(&Setup::default());
            for _ in 0..seed {
                let n = random.u64(..position.count_legal().max(1));
                let Some(mv) = position.nth_legal(n) else {
                    break;
                };
                position.play_unchecked(mv);
                for side in Color::BOTH {
                    let terrain = position.terrain(side, Costs::EVEN);
                    for pair in 0..3 {
                        let lacks = i32::from(lacking(position.tops(side), pair));
                        assert_eq!(terrain.gap(pair), lacks, "{position:?}, {side}, {pair}");
                        let ways = terrain.ways(pair);
                        let best = Space::all().map(|space| ways[usize::from(space.index())]);
                        assert_eq!(best.min().map(i32::from), Some(lacks));
                    }
                }
            }
        }
    }

    #[test]
    fn the_near_ways_are_those_that_cost_little_more_than_the_cheapest() {
        let costs = Costs {
            opponent: 2,
            centre: 3,
        };
        for seed in 0..20 {
            let mut random = fastrand::Rng::with_seed(seed);
            let mut position = Punct::new(&Setup::default());
            for _ in 0..3 * seed {
                let n = random.u64(..position.count_legal().max(1));
                let Some(mv) = position.nth_legal(n) else {
                    break;
                };
                position.play_unchecked(mv);
            }
            for (side, pair) in Color::BOTH
                .into_iter()
                .flat_map(|side| [(side, 0), (side, 1), (side, 2)])
            {
                let terrain = position.terrain(side, costs);
                let (ways, gap) = (terrain.ways(pair), terrain.gap(pair));
                for (more, near) in (0..).zip(terrain.near_ways(pair)) {
                    let told =
                        |space: &Space| i32::from(ways[usize::from(space.index())]) == gap + more;
                    assert_eq!(
                        near,
                        Space::all().filter(told).collect(),
                        "{position:?}, {side}, {pair}"
                    );
                }
                assert_eq!(position.gaps(side, costs)[pair], gap);
            }
        }
    }

    #[test]
    fn a_dearer_space_never_makes_a_way_cheaper() {
        let mut position = Punct::new(&Setup::default());
        let mut random = fastrand::Rng::with_seed(1);
        let mut dearer = 0;
        while position.outcome().is_none() && position.ply() < 60 {
            let n = random.u64(..position.count_legal().max(1));
            let Some(mv) = position.nth_legal(n) else {
                break;
            };
            position.play_unchecked(mv);
            for pair in 0..3 {
                let gap = |opponent, centre| {
                    let costs = Costs { opponent, centre };
                    position.terrain(Color::White, costs).gap(pair)
                };
                assert!(
                    gap(1, 1) <= gap(2, 1) && gap(2, 1) <= gap(3, 2),
                    "{position:?}"
                );
                dearer += i32::from(gap(1, 1) < gap(2, 1));
            }
        }
        assert!(dearer > 0);
    }
}
