//! Sets of spaces, 256 bits wide: the board fits with a row's length of 16, so that a step in any direction is
//! one shift of the whole set.

use super::board::Space;
use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

/// A set of spaces, one bit for each [`Space`] index.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
#[must_use]
pub struct Bits([u64; 4]);

impl Bits {
    pub const EMPTY: Self = Self([0; 4]);

    #[inline]
    pub const fn with(mut self, index: u8) -> Self {
        self.0[index as usize >> 6] |= 1 << (index & 63);
        self
    }

    #[inline]
    pub const fn has(self, index: u8) -> bool {
        self.0[index as usize >> 6] >> (index & 63) & 1 != 0
    }

    #[inline]
    pub const fn insert(&mut self, index: u8) {
        self.0[index as usize >> 6] |= 1 << (index & 63);
    }

    #[inline]
    pub const fn remove(&mut self, index: u8) {
        self.0[index as usize >> 6] &= !(1 << (index & 63));
    }

    /// The bits of all indices, from the lowest up.
    #[inline]
    pub const fn words(self) -> [u64; 4] {
        self.0
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    #[inline]
    pub const fn len(self) -> u32 {
        self.0[0].count_ones()
            + self.0[1].count_ones()
            + self.0[2].count_ones()
            + self.0[3].count_ones()
    }

    /// The indices `a` for which `a + delta` is in the set: who sees a member when looking `delta` ahead.
    /// `delta` is less than a word in either direction.
    #[inline(always)]
    pub const fn seen_from(self, delta: i16) -> Self {
        let [a, b, c, d] = self.0;
        if delta > 0 {
            let (down, up) = (delta as u32, 64 - delta as u32);
            Self([
                a >> down | b << up,
                b >> down | c << up,
                c >> down | d << up,
                d >> down,
            ])
        } else if delta < 0 {
            let (up, down) = (-delta as u32, (64 + delta) as u32);
            Self([
                a << up,
                b << up | a >> down,
                c << up | b >> down,
                d << up | c >> down,
            ])
        } else {
            self
        }
    }

    #[inline]
    pub fn without(self, other: Self) -> Self {
        self & !other
    }

    #[inline]
    pub fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// The members from the lowest index up.
    #[inline]
    pub fn iter(self) -> Members {
        Members(self.0, 0)
    }
}

/// The members of a set in the order of their indices.
#[derive(Clone, Debug)]
pub struct Members([u64; 4], usize);

impl Iterator for Members {
    type Item = Space;

    #[inline]
    fn next(&mut self) -> Option<Space> {
        while self.1 < 4 {
            let word = &mut self.0[self.1];
            if *word != 0 {
                let bit = word.trailing_zeros();
                *word &= *word - 1;
                return Some(Space::of_index((self.1 as u32 * 64 + bit) as u8));
            }
            self.1 += 1;
        }
        None
    }
}

impl IntoIterator for Bits {
    type Item = Space;
    type IntoIter = Members;

    fn into_iter(self) -> Members {
        self.iter()
    }
}

impl FromIterator<Space> for Bits {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        spaces
            .into_iter()
            .fold(Self::EMPTY, |set, space| set.with(space.index()))
    }
}

impl BitAnd for Bits {
    type Output = Self;
    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Self([a & e, b & f, c & g, d & h])
    }
}

impl BitOr for Bits {
    type Output = Self;
    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Self([a | e, b | f, c | g, d | h])
    }
}

impl Not for Bits {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        Self(self.0.map(|word| !word))
    }
}

impl BitAndAssign for Bits {
    #[inline(always)]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl BitOrAssign for Bits {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl fmt::Debug for Bits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn looking_ahead_is_the_inverse_of_stepping_there() {
        for delta in [-32i16, -31, -17, -1, 1, 14, 16, 32] {
            for index in 40..=215u8 {
                let seen = Bits::EMPTY.with(index).seen_from(delta);
                let from = (i16::from(index) - delta) as u8;
                assert_eq!(
                    seen,
                    Bits::EMPTY.with(from),
                    "{index} looked at {delta} ahead"
                );
            }
        }
    }
}
