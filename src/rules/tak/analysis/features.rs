//! Evaluation features of a Tak position: what can be counted of each side.

use crate::rules::Color;
use crate::rules::tak::roads::{Sides, grown, neighbours};
use crate::rules::tak::square::squares;
use crate::rules::tak::{Direction, Tak, moves};

/// Regions of the board: how the squares differ by their distance from its sides: corner, beside it, the rest of the side, the corner
/// within, beside that, and the middle. Small boards lack the last.
pub(crate) const REGIONS: usize = 6;

/// Evaluation features of one side. Where three numbers stand together they are for flats, standing stones and capstones on top.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Features {
    pub(crate) tops: [[i32; REGIONS]; 3],
    /// Pieces of its own and of the opponent below its tops, as far down as a hand reaches, and stacks whose second piece is
    /// its own.
    pub(crate) own_under: [i32; 3],
    pub(crate) captives: [i32; 3],
    pub(crate) firm: [i32; 3],
    /// Squares that its stacks can spread over, all ways together.
    pub(crate) mobility: i32,
    /// Pieces below flats of its own beside which the opponent stands, with anything or with what can't be captured back.
    pub(crate) exposed: i32,
    pub(crate) beset: i32,
    /// Ranks and files by how many road pieces they lack: without anything in the way, and with.
    pub(crate) open_lines: [i32; 9],
    pub(crate) closed_lines: [i32; 9],
    /// Pairs of its road pieces that stand side by side.
    pub(crate) links: i32,
    /// Road pieces that stand beside no other of its own.
    pub(crate) isolated: i32,
    /// The opponent's road pieces beside its capstones and its standing stones.
    pub(crate) cap_beside: i32,
    pub(crate) wall_beside: i32,
    /// Flats that its stacks could lay out one a square, the best way each.
    pub(crate) unfolds: i32,
    /// Pieces beside the board.
    pub(crate) reserve: i32,
    /// Flats of its own beside stacks of the opponent.
    pub(crate) under_fire: i32,
    /// Empty squares beside its road pieces.
    pub(crate) liberties: i32,
    /// The squares it lacks for a road, the nearer direction first; 9 where no way is left.
    pub(crate) gaps: [u8; 2],
}

impl Tak {
    /// The evaluation features of a side.
    pub(crate) fn features(&self, side: Color) -> Features {
        let board = &self.board;
        let size = self.setup.size();
        let tops = board.tops[side.index()];
        let enemies = board.tops[(!side).index()];
        let road = board.road(side);
        let empty = board.empty();
        let reserve = self.reserves[side.index()];
        let enemy_road = board.road(!side);
        let beside = |from: u64| {
            if from == 0 {
                return 0;
            }
            (neighbours(from) & enemy_road).count_ones() as i32
        };
        let mut features = Features {
            gaps: self.gaps(side),
            links: [Direction::Up, Direction::Right]
                .into_iter()
                .map(|direction| (direction.shift(road) & road).count_ones() as i32)
                .sum(),
            liberties: (grown(road) & empty).count_ones() as i32,
            isolated: (road & !neighbours(road)).count_ones() as i32,
            cap_beside: beside(tops & board.caps),
            wall_beside: beside(tops & board.standing),
            reserve: i32::from(reserve.flats + reserve.caps),
            under_fire: (board.flats(side) & neighbours(enemies & board.tall)).count_ones() as i32,
            ..Features::default()
        };
        let kinds = [board.flats(side), tops & board.standing, tops & board.caps];
        for (counts, kind) in features.tops.iter_mut().zip(kinds) {
            if kind == 0 {
                continue;
            }
            for (count, region) in counts.iter_mut().zip(&REGION[usize::from(size)]) {
                *count = (kind & region).count_ones() as i32;
            }
        }
        let blocked = board.squares & !(road | empty);
        for (road, blocked) in [(road, blocked), (transposed(road), transposed(blocked))] {
            let lines = in_each_rank(road).into_iter().zip(blocked.to_le_bytes());
            for (there, blocked) in lines.take(size.into()) {
                let missing = usize::from(size - there);
                if blocked == 0 {
                    features.open_lines[missing] += 1;
                } else {
                    features.closed_lines[missing] += 1;
                }
            }
        }
        let hard_enemies = enemies & (board.standing | board.caps);
        for square in squares(tops & board.tall) {
            let bit = square.bit();
            let kind =
                usize::from(board.standing & bit != 0) + 2 * usize::from(board.caps & bit != 0);
            let below = board.height(square).min(size + 1) - 1;
            // A bit for each piece below the top, set where it is the side's own.
            let own = board.colors(square) >> 1 ^ if side == Color::White { u64::MAX } else { 0 };
            let mine = (own & ((1 << below) - 1)).count_ones() as i32;
            features.own_under[kind] += mine;
            features.captives[kind] += i32::from(below) - mine;
            features.firm[kind] += (own & 1) as i32;
            let hand = board.height(square).min(size);
            let ways = Direction::ALL
                .map(|direction| i32::from(moves::way(board, bit, direction, hand).0));
            features.mobility += ways.into_iter().sum::<i32>();
            features.unfolds += ways.into_iter().fold(0, i32::max).min(mine);
            if kind == 0 {
                let beside = grown(bit);
                if beside & enemies != 0 {
                    features.exposed += i32::from(below);
                }
                if beside & hard_enemies != 0 {
                    features.beset += i32::from(below);
                }
            }
        }
        features
    }

    /// The squares that a side lacks for a road, the nearer direction first; 9 where no way is left.
    fn gaps(&self, side: Color) -> [u8; 2] {
        let board = &self.board;
        let gaps = Sides::of(self.setup.size()).missing(board.road(side), board.empty());
        let [a, b] = gaps.map(|gap| gap.unwrap_or(9));
        [a.min(b), a.max(b)]
    }

    /// How many plies the game can last at most if every move places a piece: the board fills up, or a reserve runs out.
    pub(crate) fn places_left(&self) -> u32 {
        let empty = self.board.empty().count_ones();
        let reserves = self.reserves.map(|r| u32::from(r.flats + r.caps));
        empty.min(2 * reserves[0]).min(2 * reserves[1])
    }
}

/// How many squares of a set lie in each rank, all counted at once.
const fn in_each_rank(bits: u64) -> [u8; 8] {
    let pairs = bits - (bits >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    ((fours + (fours >> 4)) & 0x0F0F_0F0F_0F0F_0F0F).to_le_bytes()
}

/// Ranks and files swapped, by blocks of four, two and one.
const fn transposed(mut bits: u64) -> u64 {
    const fn swapped(bits: u64, apart: u32, which: u64) -> u64 {
        let differ = which & (bits ^ bits << apart);
        bits ^ differ ^ differ >> apart
    }
    bits = swapped(bits, 28, 0x0F0F_0F0F_0000_0000);
    bits = swapped(bits, 14, 0x3333_0000_3333_0000);
    swapped(bits, 7, 0x5500_5500_5500_5500)
}

/// The regions of each size of board.
static REGION: [[u64; REGIONS]; 9] = {
    const BY_DISTANCE: [[usize; 3]; 3] = [[0, 1, 2], [1, 3, 4], [2, 4, 5]];
    const fn from_side(at: usize, size: usize) -> usize {
        let other = size - 1 - at;
        let nearest = if at < other { at } else { other };
        if nearest < 2 { nearest } else { 2 }
    }
    let mut regions = [[0; REGIONS]; 9];
    let mut size = 3;
    while size <= 8 {
        let mut square = 0;
        while square < 64 {
            let (file, rank) = (square % 8, square / 8);
            if file < size && rank < size {
                let region = BY_DISTANCE[from_side(file, size)][from_side(rank, size)];
                regions[size][region] |= 1 << square;
            }
            square += 1;
        }
        size += 1;
    }
    regions
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_and_files_are_counted_and_swapped() {
        // a1, b1, h1 and b3.
        let set = 0b1000_0011 | 0b10 << 16;
        assert_eq!(in_each_rank(set), [3, 0, 1, 0, 0, 0, 0, 0]);
        assert_eq!(in_each_rank(transposed(set)), [1, 2, 0, 0, 0, 0, 0, 1]);
        for square in 0..64 {
            let (file, rank) = (square % 8, square / 8);
            assert_eq!(transposed(1 << square), 1 << (file * 8 + rank));
        }
    }
}
