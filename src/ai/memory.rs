//! What a search remembers of positions it has seen: a fixed table that forgets the shallow before the deep.

use super::Score;

/// How a remembered score binds the real one.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

#[derive(Copy, Clone, Debug)]
pub(super) struct Entry<M> {
    key: u64,
    pub(super) best: M,
    pub(super) score: Score,
    pub(super) depth: u8,
    pub(super) bound: Bound,
    age: u8,
}

#[derive(Debug)]
pub(super) struct Memory<M> {
    entries: Vec<Option<Entry<M>>>,
    age: u8,
}

impl<M: Copy> Memory<M> {
    /// A table of at most so many bytes.
    pub(super) fn new(bytes: usize) -> Self {
        let room = (bytes / size_of::<Option<Entry<M>>>()).max(1);
        let entries = 1 << room.ilog2();
        Self {
            entries: vec![None; entries],
            age: 0,
        }
    }

    /// What was seen before counts for less from now on.
    pub(super) const fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    const fn index(&self, key: u64) -> usize {
        (key as usize) & (self.entries.len() - 1)
    }

    pub(super) fn recall(&self, key: u64) -> Option<&Entry<M>> {
        self.entries[self.index(key)]
            .as_ref()
            .filter(|entry| entry.key == key)
    }

    pub(super) fn keep(&mut self, key: u64, best: M, score: Score, depth: u8, bound: Bound) {
        let (age, index) = (self.age, self.index(key));
        let place = &mut self.entries[index];
        let worth_more = place
            .as_ref()
            .is_some_and(|old| old.key != key && old.age == age && old.depth > depth);
        if !worth_more {
            *place = Some(Entry {
                key,
                best,
                score,
                depth,
                bound,
                age,
            });
        }
    }
}
