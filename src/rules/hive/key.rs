//! The key of a position, the same wherever on the table the hive lies.
//!
//! Tables have no landmarks, so a hive that has crept aside is the same position. Each tile on the board contributes
//! worth · gᶜ to a sum modulo the prime 2⁶⁴ − 2³² + 1, where c is its cell on the torus of 1024 and g a 1024th root of
//! unity: moving the whole hive by d cells multiplies the sum by gᵈ, and dividing by the power of one queen's cell takes
//! that out. Before the first queen no tile can move, so there the table's origin serves.
//! Bugs of one kind and side are worth the same: they can't be told apart on a table either.

use super::board::Board;
use super::cell::{CELLS, Cell};
use super::tile::{Tile, tiles};
use super::{Hive, Setup};
use crate::rules::zobrist;
use crate::rules::{Color, Position};

const PRIME: u64 = 0xFFFF_FFFF_0000_0001;
/// 2⁶⁴ modulo [`PRIME`].
const EPSILON: u64 = 0xFFFF_FFFF;

#[inline]
const fn add(a: u64, b: u64) -> u64 {
    let (sum, carry) = a.overflowing_add(b);
    if carry || sum >= PRIME {
        sum.wrapping_sub(PRIME)
    } else {
        sum
    }
}

#[inline]
const fn sub(a: u64, b: u64) -> u64 {
    let (difference, borrow) = a.overflowing_sub(b);
    if borrow {
        difference.wrapping_add(PRIME)
    } else {
        difference
    }
}

/// With 2⁶⁴ ≡ 2³² − 1 and 2⁹⁶ ≡ −1 the product's upper half folds into the lower.
#[inline]
const fn mul(a: u64, b: u64) -> u64 {
    let product = a as u128 * b as u128;
    let (low, high) = (product as u64, (product >> 64) as u64);
    let (mut folded, borrow) = low.overflowing_sub(high >> 32);
    if borrow {
        folded = folded.wrapping_sub(EPSILON);
    }
    let (sum, carry) = folded.overflowing_add((high & EPSILON) * EPSILON);
    let sum = if carry {
        sum.wrapping_add(EPSILON)
    } else {
        sum
    };
    if sum >= PRIME { sum - PRIME } else { sum }
}

const fn power(base: u64, mut exponent: u64) -> u64 {
    let (mut result, mut square) = (1, base);
    while exponent > 0 {
        if exponent & 1 == 1 {
            result = mul(result, square);
        }
        square = mul(square, square);
        exponent >>= 1;
    }
    result
}

/// 7 generates the prime's multiplicative group.
const ROOT: u64 = power(7, (PRIME - 1) / CELLS as u64);

static POWERS: [u64; CELLS] = {
    let mut powers = [1; CELLS];
    let mut i = 1;
    while i < CELLS {
        powers[i] = mul(powers[i - 1], ROOT);
        i += 1;
    }
    powers
};

/// By side, bug and level.
static WORTH: [u64; 128] = {
    let mut worth = zobrist::table(0x4869_7665);
    let mut i = 0;
    while i < worth.len() {
        worth[i] %= PRIME;
        i += 1;
    }
    worth
};

const LAST_MOVED: u64 = zobrist::number(0x4869_7666, 0) % PRIME;
const BLACK_TO_MOVE: u64 = zobrist::number(0x4869_7666, 1);
/// Mixes the sum, whose low bits are no better than its high ones.
const MIX: u64 = 0x4869_7667;
/// While a queen is not placed, the number of the turn matters.
static EARLY: [u64; 9] = zobrist::table(0x4869_7668);

/// What a tile contributes to the sum where it lies.
#[inline]
fn term(board: &Board, tile: Tile) -> u64 {
    let worth =
        ((tile.owner().index() << 3 | tile.bug() as usize) << 3) | (board.level(tile) as usize & 7);
    mul(WORTH[worth], POWERS[board.cell(tile).index()])
}

/// The sum with a tile that has just been put.
#[inline]
pub(super) fn with(sum: u64, board: &Board, tile: Tile) -> u64 {
    add(sum, term(board, tile))
}

/// The sum without a tile that is about to be lifted.
#[inline]
pub(super) fn without(sum: u64, board: &Board, tile: Tile) -> u64 {
    sub(sum, term(board, tile))
}

pub(super) fn sum(board: &Board) -> u64 {
    tiles(board.on_board()).fold(0, |sum, tile| with(sum, board, tile))
}

/// The key of the position whose tiles have this sum.
pub(super) fn key(hive: &Hive, mut sum: u64) -> u64 {
    let board = &hive.board;
    let Setup { pillbug, .. } = hive.setup;
    if let (true, Some(tile)) = (pillbug, hive.last_moved) {
        sum = add(sum, mul(LAST_MOVED, POWERS[board.cell(tile).index()]));
    }
    let queens = Color::BOTH
        .map(Tile::queen)
        .map(|queen| board.has(queen).then(|| board.cell(queen)));
    let anchor = queens[0].or(queens[1]).map_or(0, Cell::index);
    let mut key = zobrist::number(MIX, mul(sum, POWERS[(CELLS - anchor) % CELLS]));
    if hive.side_to_move() == Color::Black {
        key ^= BLACK_TO_MOVE;
    }
    if queens.contains(&None) {
        key ^= EARLY[hive.ply.min(8) as usize];
    }
    key
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_arithmetic_is_that_of_the_prime() {
        assert_eq!(power(ROOT, 1024), 1);
        assert_eq!(
            power(ROOT, 512),
            PRIME - 1,
            "the root's order is 1024 and no less"
        );
        let mut random = fastrand::Rng::with_seed(5);
        for _ in 0..1000 {
            let (a, b) = (random.u64(..PRIME), random.u64(..PRIME));
            let wide = |n: u128| (n % u128::from(PRIME)) as u64;
            assert_eq!(mul(a, b), wide(u128::from(a) * u128::from(b)));
            assert_eq!(add(a, b), wide(u128::from(a) + u128::from(b)));
            assert_eq!(add(sub(a, b), b), a);
        }
    }
}
