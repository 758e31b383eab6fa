//! What connections cost, remembered: most of what a search looks at has one side's dots as they were a move before.

use super::Costs;
use super::connection_cost::Terrain;
use crate::rules::Color;
use crate::rules::punct::Punct;
use crate::rules::punct::bits::Bits;
use std::cell::Cell;

/// How many dots and costs are remembered, a power of two.
const ENTRIES: usize = 1 << 14;

/// The costs of the three pairs of sides for what has this key. What is worked out is the same whatever is remembered.
#[derive(Copy, Clone)]
struct Entry {
    key: u64,
    gaps: [u8; 3],
}

thread_local! {
    static KNOWN: Box<[Cell<Entry>]> = vec![Cell::new(Entry { key: 0, gaps: [0; 3] }); ENTRIES].into_boxed_slice();
}

impl Punct {
    /// What it would cost a side to join each pair of sides.
    pub(crate) fn gaps(&self, side: Color, costs: Costs) -> [i32; 3] {
        let (own, costing) = (self.tops(side), self.costing(side, costs));
        // The cheapest spaces are what is left of the board.
        let key = [own, costing[1], costing[2]].into_iter().fold(1, mix) | 1;
        KNOWN.with(|known| {
            let entry = &known[(key >> 40) as usize % ENTRIES];
            if entry.get().key != key {
                let terrain = Terrain::new(own, costing);
                let gaps = [0, 1, 2].map(|pair| terrain.gap(pair) as u8);
                entry.set(Entry { key, gaps });
            }
            entry.get().gaps.map(i32::from)
        })
    }
}

#[inline]
fn mix(key: u64, set: Bits) -> u64 {
    let mut key = key;
    for word in set.words() {
        key = (key ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        key ^= key >> 29;
    }
    key
}
