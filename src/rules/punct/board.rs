//! The board: 211 spaces, their names, lines, sides and the central hexagon, as tables made at compile time.

use super::bits::Bits;
use super::shape::Shape;
use crate::rules::Coord;
use crate::rules::lattice::HEX_DIRECTIONS;
use std::fmt;

/// A space of the board.
///
/// Its index is 128 + 16·r + q in axial coordinates. A row's length of 16 is one short of the board's widest row, but the
/// six missing corners are exactly the cells that would collide, so 256 bits hold the board and every step is a fixed
/// difference of indices. A step over the edge may land on a space of the far edge: [`FITS`] and [`HAS_NEIGHBOUR`] guard that.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

/// How far the board reaches from its centre.
const RADIUS: i16 = 8;
const CENTRE_RADIUS: i16 = 2;

const fn distance(q: i16, r: i16) -> i16 {
    let s = q + r;
    let mut far = if q < 0 { -q } else { q };
    let r = if r < 0 { -r } else { r };
    let s = if s < 0 { -s } else { s };
    if r > far {
        far = r;
    }
    if s > far {
        far = s;
    }
    far
}

const fn on_board(q: i16, r: i16) -> bool {
    let corner = distance(q, r) == RADIUS && (q == 0 || r == 0 || q + r == 0);
    distance(q, r) <= RADIUS && !corner
}

pub(super) const fn index_of(q: i16, r: i16) -> u8 {
    (128 + 16 * r + q) as u8
}

/// The axial coordinates of every index; (0, 0) where an index is no space.
const COORDS: [(i8, i8); 256] = {
    let mut coords = [(0, 0); 256];
    let mut r = -RADIUS;
    while r <= RADIUS {
        let mut q = -RADIUS;
        while q <= RADIUS {
            if on_board(q, r) {
                coords[index_of(q, r) as usize] = (q as i8, r as i8);
            }
            q += 1;
        }
        r += 1;
    }
    coords
};

/// Which rule of membership [`gather`] applies.
enum Pick {
    All,
    Centre,
    /// A side by its number, see [`SIDES`].
    Side(u8),
    /// Spaces from which all of these steps stay on the board.
    Reach([(i16, i16); 2]),
}

const fn gather(pick: &Pick) -> Bits {
    let mut bits = Bits::EMPTY;
    let mut r = -RADIUS;
    while r <= RADIUS {
        let mut q = -RADIUS;
        while q <= RADIUS {
            let chosen = match pick {
                Pick::All => true,
                Pick::Centre => distance(q, r) <= CENTRE_RADIUS,
                Pick::Side(side) => on_side(*side, q, r),
                Pick::Reach([a, b]) => on_board(q + a.0, r + a.1) && on_board(q + b.0, r + b.1),
            };
            if chosen && on_board(q, r) {
                bits.insert(index_of(q, r));
            }
            q += 1;
        }
        r += 1;
    }
    bits
}

const fn on_side(side: u8, q: i16, r: i16) -> bool {
    match side {
        0 => q == -RADIUS,
        1 => q == RADIUS,
        // The sides that look toward White and away: rows 1 and 17.
        2 => r == RADIUS,
        3 => r == -RADIUS,
        4 => q + r == -RADIUS,
        _ => q + r == RADIUS,
    }
}

pub const BOARD: Bits = gather(&Pick::All);
pub const CENTRE: Bits = gather(&Pick::Centre);

/// The six sides: A2–A8, Q10–Q16, B1–H1, J17–P17, B10–H16, J2–P8. Sides 2n and 2n + 1 are opposite.
pub const SIDES: [Bits; 6] = {
    let mut sides = [Bits::EMPTY; 6];
    let mut side = 0;
    while side < 6 {
        sides[side] = gather(&Pick::Side(side as u8));
        side += 1;
    }
    sides
};

/// What the index changes by along the steps of [`HEX_DIRECTIONS`].
pub const STEPS: [i16; 6] = {
    let mut steps = [0; 6];
    let mut i = 0;
    while i < 6 {
        steps[i] = 16 * HEX_DIRECTIONS[i].y + HEX_DIRECTIONS[i].x;
        i += 1;
    }
    steps
};

/// The spaces that have a neighbour in each direction.
pub const HAS_NEIGHBOUR: [Bits; 6] = {
    let mut has = [Bits::EMPTY; 6];
    let mut i = 0;
    while i < 6 {
        let step = (HEX_DIRECTIONS[i].x, HEX_DIRECTIONS[i].y);
        has[i] = gather(&Pick::Reach([step, step]));
        i += 1;
    }
    has
};

/// What the index changes by from the PÜNCT to the two minor dots, for each shape and turn.
pub const DELTAS: [[[i16; 2]; 6]; 6] = {
    let mut deltas = [[[0; 2]; 6]; 6];
    let mut shape = 0;
    while shape < 6 {
        let mut turn = 0;
        while turn < 6 {
            let [a, b] = Shape::ALL[shape].offsets(turn as u8);
            deltas[shape][turn] = [16 * a.1 + a.0, 16 * b.1 + b.0];
            turn += 1;
        }
        shape += 1;
    }
    deltas
};

/// The spaces for a PÜNCT from which the whole piece stays on the board, for each shape and turn.
pub const FITS: [[Bits; 6]; 6] = {
    let mut fits = [[Bits::EMPTY; 6]; 6];
    let mut shape = 0;
    while shape < 6 {
        let mut turn = 0;
        while turn < 6 {
            fits[shape][turn] = gather(&Pick::Reach(Shape::ALL[shape].offsets(turn as u8)));
            turn += 1;
        }
        shape += 1;
    }
    fits
};

/// The six lines from each space to the edge, the space itself included.
pub static LINES: [Bits; 256] = {
    let mut lines = [Bits::EMPTY; 256];
    let mut r = -RADIUS;
    while r <= RADIUS {
        let mut q = -RADIUS;
        while q <= RADIUS {
            if on_board(q, r) {
                let mut line = Bits::EMPTY.with(index_of(q, r));
                let mut i = 0;
                while i < 6 {
                    let step = HEX_DIRECTIONS[i];
                    let (mut x, mut y) = (q + step.x, r + step.y);
                    while on_board(x, y) {
                        line.insert(index_of(x, y));
                        x += step.x;
                        y += step.y;
                    }
                    i += 1;
                }
                lines[index_of(q, r) as usize] = line;
            }
            q += 1;
        }
        r += 1;
    }
    lines
};

impl Space {
    /// The space of an index that is known to be one.
    #[inline]
    pub(super) const fn of_index(index: u8) -> Self {
        Self(index)
    }

    #[inline]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The space of any index, if the board has it.
    pub const fn from_index(index: u8) -> Option<Self> {
        let (q, r) = COORDS[index as usize];
        if index_of(q as i16, r as i16) == index {
            Some(Self(index))
        } else {
            None
        }
    }

    /// The space at axial coordinates, if the board has it.
    pub const fn new(at: Coord) -> Option<Self> {
        // Far coordinates would overflow the arithmetic of the test.
        if at.x < -RADIUS || at.x > RADIUS || at.y < -RADIUS || at.y > RADIUS {
            return None;
        }
        if on_board(at.x, at.y) {
            Some(Self(index_of(at.x, at.y)))
        } else {
            None
        }
    }

    pub const fn coord(self) -> Coord {
        let (q, r) = COORDS[self.0 as usize];
        Coord::new(q as i16, r as i16)
    }

    /// The space of a name such as `G12`, the letter large or small.
    pub fn from_name(name: &str) -> Option<Self> {
        let mut chars = name.chars();
        let column = chars.next()?.to_ascii_uppercase();
        let digits = chars.as_str();
        let plain = (1..=2).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit());
        if !column.is_ascii_uppercase() || !plain || digits.starts_with('0') {
            return None;
        }
        let row: i16 = digits.parse().ok()?;
        Self::new(Coord::new(
            i16::from(column as u8) - i16::from(b'I'),
            9 - row,
        ))
    }

    /// The column's letter.
    pub const fn column(self) -> char {
        (b'I' as i16 + self.coord().x) as u8 as char
    }

    /// The row's number, from 1.
    pub const fn row(self) -> u8 {
        (9 - self.coord().y) as u8
    }

    pub const fn is_central(self) -> bool {
        CENTRE.has(self.0)
    }

    /// All spaces, in the order of their indices: from the far end of the board to White's.
    pub fn all() -> impl Iterator<Item = Self> {
        BOARD.iter()
    }

    pub fn neighbours(self) -> impl Iterator<Item = Self> {
        (0..6)
            .filter(move |&i| HAS_NEIGHBOUR[i].has(self.0))
            .map(move |i| Self((i16::from(self.0) + STEPS[i]) as u8))
    }

    /// The spaces from here to another on the same line, both included; `None` when no line joins them.
    pub fn way_to(self, other: Self) -> Option<Vec<Self>> {
        if !LINES[self.0 as usize].has(other.0) {
            return None;
        }
        let (from, to) = (self.coord(), other.coord());
        let apart = to - from;
        let steps = distance(apart.x, apart.y);
        Some(
            (0..=steps)
                .filter_map(|i| {
                    let part = Coord::new(apart.x.signum() * i, apart.y.signum() * i);
                    Self::new(from + part)
                })
                .collect(),
        )
    }

    /// The three spaces that a piece covers with its PÜNCT here; `None` when it sticks out over the edge.
    pub fn footprint(self, shape: Shape, turn: u8) -> Option<[Self; 3]> {
        let turn = turn as usize % 6;
        FITS[shape.index()][turn].has(self.0).then(|| {
            let [a, b] = DELTAS[shape.index()][turn];
            [self, self.ahead(a), self.ahead(b)]
        })
    }

    #[inline]
    pub(super) const fn ahead(self, delta: i16) -> Self {
        Self((self.0 as i16 + delta) as u8)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.column(), self.row())
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
