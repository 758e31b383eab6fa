//! What searches remember of positions they have seen: a table of fixed size that several threads share, and that forgets
//! the old and shallow before the new and deep.

use crate::ai::{Limits, Score};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

/// How a remembered score binds the real one.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is remembered of one position.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// The best move as its game packs it.
    pub(super) best: u32,
    /// Fits into sixteen bits, as every score does.
    pub(super) score: Score,
    pub(super) depth: u8,
    pub(super) bound: Bound,
}

/// One place: the key mixed with the rest, and the rest. Two threads may write at once; then the halves don't belong
/// together, the key doesn't come out, and nothing is recalled.
#[derive(Debug, Default)]
struct Place {
    mixed: AtomicU64,
    rest: AtomicU64,
}

/// The places that a position may take share a line of the processor's cache.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Shelf([Place; 4]);

/// Shelves that are put up together, when one of them is first needed.
type Room = OnceLock<Box<[Shelf]>>;

/// What a search leaves for the next one of the same game. Empty at first; a search lets it become as large as its limits ask.
/// It takes no time to make, and no more room than is used, however large it may become.
#[derive(Debug, Default)]
pub struct TranspositionTable {
    rooms: Vec<Room>,
    age: u8,
}

const AGES: u8 = 64;
const ROOM_BYTES: usize = 1 << 18;
const SHELVES: usize = ROOM_BYTES / size_of::<Shelf>();
const LEAST_BYTES: usize = 1 << 20;
const MOST_BYTES: usize = 256 << 20;
/// More than any of the games fills in that time.
const BYTES_A_MILLISECOND: usize = 16 << 10;

impl TranspositionTable {
    /// Makes room for a search within these limits. What is remembered stays, unless the room must grow.
    pub(super) fn prepare(&mut self, limits: &Limits) {
        let by_time = limits.time.map(|time| {
            let millis = usize::try_from(time.as_millis()).unwrap_or(usize::MAX);
            millis
                .saturating_mul(BYTES_A_MILLISECOND)
                .saturating_mul(limits.threads.get().into())
        });
        let by_nodes = limits.nodes.map(|nodes| {
            let nodes = usize::try_from(nodes).unwrap_or(usize::MAX);
            nodes.saturating_mul(2 * size_of::<Place>())
        });
        let by_depth = limits
            .depth
            .map(|depth| LEAST_BYTES << depth.saturating_sub(3).min(7));
        let bytes = [by_time, by_nodes, by_depth]
            .into_iter()
            .flatten()
            .min()
            .unwrap_or(MOST_BYTES)
            .clamp(LEAST_BYTES, MOST_BYTES);
        let rooms = 1 << (bytes / ROOM_BYTES).ilog2();
        if self.rooms.len() < rooms {
            self.rooms.clear();
            self.rooms.resize_with(rooms, Room::default);
        }
        self.age = (self.age + 1) % AGES;
    }

    /// Which room a key belongs to, and which shelf there. Both numbers are powers of two.
    fn place(&self, key: u64) -> (&Room, usize) {
        let room = (key as usize / SHELVES) & (self.rooms.len() - 1);
        (&self.rooms[room], key as usize & (SHELVES - 1))
    }

    pub(super) fn recall(&self, key: u64) -> Option<Entry> {
        let (room, shelf) = self.place(key);
        room.get()?[shelf].0.iter().find_map(|place| {
            let rest = place.rest.load(Ordering::Relaxed);
            let mixed = place.mixed.load(Ordering::Relaxed);
            (mixed ^ rest == key && rest != 0).then(|| unpack(rest))
        })
    }

    pub(super) fn keep(&self, key: u64, entry: Entry) {
        let (room, shelf) = self.place(key);
        let room = room.get_or_init(|| (0..SHELVES).map(|_| Shelf::default()).collect());
        let mut chosen = None;
        for place in &room[shelf].0 {
            let rest = place.rest.load(Ordering::Relaxed);
            if place.mixed.load(Ordering::Relaxed) ^ rest == key {
                chosen = Some((place, 0));
                break;
            }
            // What an earlier search left is worth less with each search since.
            let worth = if rest == 0 {
                i32::MIN
            } else {
                let years = (self.age + AGES - age(rest)) % AGES;
                i32::from(unpack(rest).depth) - 4 * i32::from(years)
            };
            if chosen.is_none_or(|(_, least)| worth < least) {
                chosen = Some((place, worth));
            }
        }
        if let Some((place, _)) = chosen {
            let rest = pack(entry, self.age);
            place.rest.store(rest, Ordering::Relaxed);
            place.mixed.store(key ^ rest, Ordering::Relaxed);
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

const fn unpack(rest: u64) -> Entry {
    Entry {
        best: rest as u32,
        score: (rest >> 32) as i16 as Score,
        depth: (rest >> 48) as u8,
        bound: match rest >> 56 & 3 {
            1 => Bound::Exact,
            2 => Bound::AtLeast,
            _ => Bound::AtMost,
        },
    }
}

const fn age(rest: u64) -> u8 {
    (rest >> 58) as u8
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
    fn an_entry_comes_back_as_it_was_kept() {
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
    fn the_shallowest_of_a_full_shelf_is_forgotten_and_the_old_before_it() {
        let mut memory = TranspositionTable::default();
        memory.prepare(&Limits::depth(1));
        // Keys that differ in the high bits only share a shelf.
        let key = |n: u64| n << 40;
        for (n, depth) in [(1, 5), (2, 3), (3, 9), (4, 7)] {
            memory.keep(key(n), entry(depth));
        }
        memory.keep(key(5), entry(1));
        assert_eq!(memory.recall(key(2)), None);
        assert_eq!(memory.recall(key(5)), Some(entry(1)));
        for _ in 0..3 {
            memory.prepare(&Limits::depth(1));
        }
        memory.keep(key(5), entry(1));
        memory.keep(key(6), entry(0));
        assert_eq!(
            memory.recall(key(1)),
            None,
            "5 deep, but three searches old"
        );
        assert_eq!(memory.recall(key(5)), Some(entry(1)));
        assert_eq!(memory.recall(key(3)), Some(entry(9)));
    }

    #[test]
    fn it_never_takes_more_than_it_may() {
        let mut memory = TranspositionTable::default();
        memory.prepare(&Limits::nodes(10));
        assert_eq!(memory.rooms.len() * ROOM_BYTES, LEAST_BYTES);
        assert_eq!(size_of::<Shelf>(), 64);
        memory.prepare(&Limits::NONE);
        assert_eq!(memory.rooms.len() * ROOM_BYTES, MOST_BYTES);
        memory.keep(u64::MAX, entry(3));
        assert_eq!(memory.recall(u64::MAX), Some(entry(3)));
        let used = memory.rooms.iter().filter(|room| room.get().is_some());
        assert_eq!(used.count(), 1);
    }
}
