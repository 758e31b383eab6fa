//! Transposition table: what searches found of positions, in a table of fixed size that several threads share without
//! locks, and that replaces the old and shallow before the new and deep.

use crate::ai::{Limits, Score};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

/// How a stored score bounds the real one.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is stored of one position.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// The best move as its game packs it.
    pub(super) best: u32,
    /// Fits into sixteen bits, as every score does.
    pub(super) score: Score,
    pub(super) depth: u8,
    pub(super) bound: Bound,
}

/// One entry: the key mixed with the data, and the data. Two threads may write at once; then the halves don't belong
/// together, the key doesn't come out, and nothing is found.
#[derive(Debug, Default)]
struct Cell {
    mixed: AtomicU64,
    data: AtomicU64,
}

/// The entries that a position may take share a line of the processor's cache.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([Cell; 4]);

/// Buckets that are allocated together, when one of them is first needed.
type Chunk = OnceLock<Box<[Bucket]>>;

/// What a search leaves for the next one of the same game. Empty at first; a search lets it become as large as its limits ask.
/// It takes no time to make, and no more memory than is used, however large it may become.
#[derive(Debug)]
pub struct TranspositionTable {
    chunks: Vec<Chunk>,
    age: u8,
    /// It never becomes larger.
    most_bytes: usize,
}

impl Default for TranspositionTable {
    fn default() -> Self {
        Self::with_most_bytes(MOST_BYTES)
    }
}

const AGES: u8 = 64;
const CHUNK_BYTES: usize = 1 << 18;
const BUCKETS: usize = CHUNK_BYTES / size_of::<Bucket>();
const LEAST_BYTES: usize = 1 << 20;
const MOST_BYTES: usize = 256 << 20;
/// More than any of the games fills in that time.
const BYTES_A_MILLISECOND: usize = 16 << 10;

impl TranspositionTable {
    /// One that takes no more memory than this, nor less than a megabyte.
    pub const fn with_most_bytes(most_bytes: usize) -> Self {
        Self {
            chunks: Vec::new(),
            age: 0,
            most_bytes,
        }
    }

    /// An empty one that may become as large as this one.
    pub(super) const fn empty_like(&self) -> Self {
        Self::with_most_bytes(self.most_bytes)
    }

    /// Makes room for a search within these limits. What is stored stays, unless the table must grow.
    pub(super) fn prepare(&mut self, limits: &Limits) {
        let by_time = limits.time.map(|time| {
            let millis = usize::try_from(time.as_millis()).unwrap_or(usize::MAX);
            millis
                .saturating_mul(BYTES_A_MILLISECOND)
                .saturating_mul(limits.threads.get().into())
        });
        let by_nodes = limits.nodes.map(|nodes| {
            let nodes = usize::try_from(nodes).unwrap_or(usize::MAX);
            nodes.saturating_mul(2 * size_of::<Cell>())
        });
        let by_depth = limits
            .depth
            .map(|depth| LEAST_BYTES << depth.saturating_sub(3).min(7));
        let bytes = [by_time, by_nodes, by_depth]
            .into_iter()
            .flatten()
            .min()
            .unwrap_or(self.most_bytes)
            .min(self.most_bytes)
            .max(LEAST_BYTES);
        let chunks = 1 << (bytes / CHUNK_BYTES).ilog2();
        if self.chunks.len() < chunks {
            self.chunks.clear();
            self.chunks.resize_with(chunks, Chunk::default);
        }
        self.age = (self.age + 1) % AGES;
    }

    /// Which chunk a key belongs to, and which bucket there. Both numbers are powers of two.
    fn locate(&self, key: u64) -> (&Chunk, usize) {
        let chunk = (key as usize / BUCKETS) & (self.chunks.len() - 1);
        (&self.chunks[chunk], key as usize & (BUCKETS - 1))
    }

    pub(super) fn probe(&self, key: u64) -> Option<Entry> {
        let (chunk, bucket) = self.locate(key);
        chunk.get()?[bucket].0.iter().find_map(|cell| {
            let data = cell.data.load(Ordering::Relaxed);
            let mixed = cell.mixed.load(Ordering::Relaxed);
            (mixed ^ data == key && data != 0).then(|| unpack(data))
        })
    }

    pub(super) fn store(&self, key: u64, entry: Entry) {
        let (chunk, bucket) = self.locate(key);
        let chunk = chunk.get_or_init(|| (0..BUCKETS).map(|_| Bucket::default()).collect());
        let mut chosen = None;
        for cell in &chunk[bucket].0 {
            let data = cell.data.load(Ordering::Relaxed);
            if cell.mixed.load(Ordering::Relaxed) ^ data == key {
                chosen = Some((cell, 0));
                break;
            }
            // What an earlier search left is worth less with each search since.
            let worth = if data == 0 {
                i32::MIN
            } else {
                let years = (self.age + AGES - age(data)) % AGES;
                i32::from(unpack(data).depth) - 4 * i32::from(years)
            };
            if chosen.is_none_or(|(_, least)| worth < least) {
                chosen = Some((cell, worth));
            }
        }
        if let Some((cell, _)) = chosen {
            let data = pack(entry, self.age);
            cell.data.store(data, Ordering::Relaxed);
            cell.mixed.store(key ^ data, Ordering::Relaxed);
        }
    }
}

/// Move, score, depth, bound and age, from the low bits up. Never 0, for no bound is.
const fn pack(entry: Entry, age: u8) -> u64 {
    let bound = match entry.bound {
        Bound::Exact => 1,
        Bound::AtLeast => 2,
        Bound::AtMost => 3,
    };
    entry.best as u64
        | (entry.score as i16 as u16 as u64) << 32
        | (entry.depth as u64) << 48
        | bound << 56
        | (age as u64) << 58
}

const fn unpack(data: u64) -> Entry {
    Entry {
        best: data as u32,
        score: (data >> 32) as i16 as Score,
        depth: (data >> 48) as u8,
        bound: match data >> 56 & 3 {
            1 => Bound::Exact,
            2 => Bound::AtLeast,
            _ => Bound::AtMost,
        },
    }
}

const fn age(data: u64) -> u8 {
    (data >> 58) as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::WIN;

    fn entry(depth: u8) -> Entry {
        Entry {
            best: 7,
            score: 12,
            depth,
            bound: Bound::AtMost,
        }
    }

    #[test]
    fn an_entry_comes_back_as_it_was_stored() {
        for score in [-WIN, -1, 0, 1, WIN] {
            for bound in [Bound::Exact, Bound::AtLeast, Bound::AtMost] {
                let entry = Entry {
                    best: 0xDEAD_BEEF,
                    score,
                    depth: 63,
                    bound,
                };
                assert_eq!(unpack(pack(entry, AGES - 1)), entry);
                assert_eq!(age(pack(entry, AGES - 1)), AGES - 1);
            }
        }
    }

    #[test]
    fn the_shallowest_of_a_full_bucket_is_replaced_and_the_old_before_it() {
        let mut table = TranspositionTable::default();
        table.prepare(&Limits::depth(1));
        // Keys that differ in the high bits only share a bucket.
        let key = |n: u64| n << 40;
        for (n, depth) in [(1, 5), (2, 3), (3, 9), (4, 7)] {
            table.store(key(n), entry(depth));
        }
        table.store(key(5), entry(1));
        assert_eq!(table.probe(key(2)), None);
        assert_eq!(table.probe(key(5)), Some(entry(1)));
        for _ in 0..3 {
            table.prepare(&Limits::depth(1));
        }
        table.store(key(5), entry(1));
        table.store(key(6), entry(0));
        assert_eq!(table.probe(key(1)), None, "5 deep, but three searches old");
        assert_eq!(table.probe(key(5)), Some(entry(1)));
        assert_eq!(table.probe(key(3)), Some(entry(9)));
    }

    #[test]
    fn it_never_takes_more_than_it_may() {
        let mut table = TranspositionTable::default();
        table.prepare(&Limits::nodes(10));
        assert_eq!(table.chunks.len() * CHUNK_BYTES, LEAST_BYTES);
        assert_eq!(size_of::<Bucket>(), 64);
        table.prepare(&Limits::NONE);
        assert_eq!(table.chunks.len() * CHUNK_BYTES, MOST_BYTES);
        table.store(u64::MAX, entry(3));
        assert_eq!(table.probe(u64::MAX), Some(entry(3)));
        let used = table.chunks.iter().filter(|chunk| chunk.get().is_some());
        assert_eq!(used.count(), 1);
        for (most, taken) in [(0, LEAST_BYTES), (16 << 20, 16 << 20), (5 << 20, 4 << 20)] {
            let mut table = TranspositionTable::with_most_bytes(most);
            table.prepare(&Limits::NONE);
            assert_eq!(table.chunks.len() * CHUNK_BYTES, taken);
        }
    }
}
