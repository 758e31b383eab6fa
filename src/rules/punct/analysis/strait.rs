//! Two opposite sides of the board that are so near that one piece could join them.

use crate::rules::punct::bits::Bits;
use crate::rules::punct::board::SIDES;
use crate::rules::punct::connection::{flood, neighbours};

/// Two opposite sides that one move could join: whoever covers a space of each shore with one piece has done it, because a piece
/// hangs together.
#[derive(Copy, Clone)]
pub(super) struct Strait {
    pub(super) pair: usize,
    shores: [Shore; 2],
}

/// A side of the board with all the dots that hang on it.
#[derive(Copy, Clone)]
struct Shore {
    dots: Bits,
    /// The side, the dots, and what touches them.
    waters: Bits,
}

impl Shore {
    fn find(own: Bits, side: usize) -> Self {
        let dots = flood(own & SIDES[side], own);
        Self {
            dots,
            waters: dots | neighbours(dots) | SIDES[side],
        }
    }

    /// Where a PÜNCT must stand so that its piece touches the shore.
    #[inline]
    fn landings(&self, [a, b]: [i16; 2]) -> Bits {
        self.waters | self.waters.seen_from(a) | self.waters.seen_from(b)
    }
}

impl Strait {
    /// `None` where no piece is long enough.
    pub(super) fn find(own: Bits, pair: usize) -> Option<Self> {
        let shores = [2 * pair, 2 * pair + 1].map(|side| Shore::find(own, side));
        let strait = Self { pair, shores };
        strait.is_narrow().then_some(strait)
    }

    fn is_narrow(&self) -> bool {
        let [one, other] = self.shores.map(|shore| shore.waters);
        let near = one | neighbours(one);
        (near | neighbours(near)).meets(other)
    }

    /// The same with some of the side's dots gone.
    pub(super) fn without(mut self, own: Bits, gone: Bits) -> Option<Self> {
        for (shore, side) in self
            .shores
            .iter_mut()
            .zip([2 * self.pair, 2 * self.pair + 1])
        {
            if shore.dots.meets(gone) {
                *shore = Shore::find(own, side);
            }
        }
        self.is_narrow().then_some(self)
    }

    #[inline]
    pub(super) fn landings(&self, deltas: [i16; 2]) -> Bits {
        self.shores[0].landings(deltas) & self.shores[1].landings(deltas)
    }
}
