//! Cells of the board's storage, and what the six cells around one tell.
//!
//! The table has no edges, so cells live on a torus: cell = (x + 32·y) mod 1024. That can't alias. A hive of at most
//! 28 tiles hangs together, so its cells differ by at most 27 in x and by at most 27 in y; with the ring of empty cells
//! around it, by at most 29. Two cells share a number only if dx + 32·dy is a multiple of 1024; then dx is a multiple of 32,
//! hence 0, and so is dy. The numbers run over the row's end into the next row, which the argument doesn't
//! mind, and a neighbour is one addition away.

use crate::rules::Coord;
use crate::rules::lattice::HEX_DIRECTIONS;

pub(super) const CELLS: usize = 1024;

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Cell(u16);

/// A set of the six directions, bit by bit in the order of [`HEX_DIRECTIONS`].
pub(super) type Ring = u8;

pub(super) const FULL_RING: Ring = 0b11_1111;

const STEP: [u16; 6] = {
    let mut steps = [0; 6];
    let mut d = 0;
    while d < 6 {
        let Coord { x, y } = HEX_DIRECTIONS[d];
        steps[d] = (x + 32 * y) as u16 & 1023;
        d += 1;
    }
    steps
};

impl Cell {
    #[inline]
    pub(super) const fn of(at: Coord) -> Self {
        Self((at.x as u16).wrapping_add((at.y as u16) << 5) & 1023)
    }

    #[inline]
    pub(super) const fn from_index(index: u16) -> Self {
        Self(index & 1023)
    }

    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0 as usize & (CELLS - 1)
    }

    #[inline]
    pub(super) const fn step(self, direction: usize) -> Self {
        Self((self.0 + STEP[direction]) & 1023)
    }

    /// The direction of `other` as a set of one, empty where it is no neighbour.
    #[inline]
    pub(super) const fn toward(self, other: Self) -> Ring {
        TOWARD[(other.0.wrapping_sub(self.0) & 1023) as usize]
    }
}

impl Cell {
    /// How many steps lie between two cells of one hive.
    #[inline]
    pub(super) const fn distance(self, other: Self) -> usize {
        DISTANCE[(other.0.wrapping_sub(self.0) & 1023) as usize] as usize
    }
}

/// [`Cell::distance`] by the difference of the numbers. Those further apart than 15 come out as some other great distance.
static DISTANCE: [u8; CELLS] = {
    let mut table = [255; CELLS];
    let mut y = -15;
    while y <= 15 {
        let mut x = -15;
        while x <= 15 {
            let s: i16 = x + y;
            let (x_long, y_long, s_long) = (x.unsigned_abs(), y.unsigned_abs(), s.unsigned_abs());
            let mut far = if x_long > y_long { x_long } else { y_long };
            if s_long > far {
                far = s_long;
            }
            let cell = (x + 32 * y) as u16 as usize & 1023;
            if (far as u8) < table[cell] {
                table[cell] = far as u8;
            }
            x += 1;
        }
        y += 1;
    }
    table
};

/// [`Cell::toward`] by the difference of the numbers.
static TOWARD: [Ring; CELLS] = {
    let mut table = [0; CELLS];
    let mut d = 0;
    while d < 6 {
        table[STEP[d] as usize] = 1 << d;
        d += 1;
    }
    table
};

#[inline]
pub(super) const fn opposite(direction: usize) -> usize {
    if direction < 3 {
        direction + 3
    } else {
        direction - 3
    }
}

/// The two directions beside one: where the gate posts of a step stand.
#[inline]
pub(super) const fn beside(direction: usize) -> [usize; 2] {
    [(direction + 5) % 6, (direction + 1) % 6]
}

/// The directions of a set.
#[inline]
pub(super) fn directions(mut ring: Ring) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (ring != 0).then(|| {
            let direction = ring.trailing_zeros() as usize;
            ring &= ring - 1;
            direction
        })
    })
}

/// Where a tile may slide to on the ground, by the occupied cells around it: to an empty cell with exactly one of the two
/// cells beside the step occupied. Two would be a gate, none would lose touch on the way.
pub(super) static SLIDES: [Ring; 64] = {
    let mut table = [0; 64];
    let mut occupied = 0;
    while occupied < 64 {
        let mut d = 0;
        while d < 6 {
            let [left, right] = beside(d);
            let posts = (occupied >> left & 1) + (occupied >> right & 1);
            if occupied >> d & 1 == 0 && posts == 1 {
                table[occupied] |= 1 << d;
            }
            d += 1;
        }
        occupied += 1;
    }
    table
};

/// Into how many arcs the occupied cells around a cell fall; 0 for a closed ring, which has no ends.
pub(super) static ARCS: [i8; 64] = {
    let mut table = [0; 64];
    let mut occupied = 0;
    while occupied < 64 {
        let mut d = 0;
        while d < 6 {
            if occupied >> d & 1 == 1 && occupied >> ((d + 1) % 6) & 1 == 0 {
                table[occupied] += 1;
            }
            d += 1;
        }
        occupied += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_of_the_longest_hive_and_the_ring_around_it_never_alias() {
        for origin in [
            Coord::new(0, 0),
            Coord::new(-17, 300),
            Coord::new(31_000, -31_000),
        ] {
            for x in -29..=29 {
                for y in -29..=29 {
                    let same = Cell::of(origin + Coord::new(x, y)) == Cell::of(origin);
                    assert_eq!(same, x == 0 && y == 0, "{x},{y} from {origin:?}");
                }
            }
        }
    }

    #[test]
    fn stepping_between_cells_is_stepping_between_coordinates() {
        for at in [
            Coord::new(0, 0),
            Coord::new(31, 31),
            Coord::new(-1, 0),
            Coord::new(500, -777),
        ] {
            for (d, &step) in HEX_DIRECTIONS.iter().enumerate() {
                let neighbour = Cell::of(at + step);
                assert_eq!(Cell::of(at).step(d), neighbour);
                assert_eq!(neighbour.step(opposite(d)), Cell::of(at));
                assert_eq!(Cell::of(at).toward(neighbour), 1 << d);
            }
            assert_eq!(Cell::of(at).toward(Cell::of(at)), 0);
        }
    }

    #[test]
    fn the_distance_is_the_number_of_steps() {
        for d in 0..6 {
            let mut cell = Cell::of(Coord::new(4, -2));
            for steps in 1..=4 {
                cell = cell.step(d);
                assert_eq!(Cell::of(Coord::new(4, -2)).distance(cell), steps);
                let aside = cell.step((d + 1) % 6);
                assert_eq!(Cell::of(Coord::new(4, -2)).distance(aside), steps + 1);
            }
        }
    }

    #[test]
    fn a_lone_neighbour_gives_two_slides_and_a_gate_none() {
        assert_eq!(SLIDES[0b00_0001], 0b10_0010);
        assert_eq!(
            SLIDES[0b00_0101], 0b10_1000,
            "the cell between two posts is closed"
        );
        assert_eq!(SLIDES[0], 0);
        assert_eq!(SLIDES[0b01_1111], 0);
        assert_eq!(ARCS[0b00_0101], 2);
        assert_eq!(ARCS[0b11_0011], 1);
        assert_eq!(ARCS[0b11_1111], 0);
    }
}
