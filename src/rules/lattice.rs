//! How the spaces of a board lie beside each other.

use super::Coord;

/// The grid under a game. Coordinates are whole numbers; the board's limits are the game's own affair.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Lattice {
    /// Tak: `x` is the file, `y` the rank; neighbours share a side.
    Square,
    /// Hive: axial coordinates, rows run east–west (`x` east, `y` south-east).
    HexRows,
    /// PÜNCT: axial coordinates, columns run away from White (`x` to the right, `y` toward White).
    HexColumns,
}

/// The six hexagonal neighbours in circular order, 60° apart.
pub const HEX_DIRECTIONS: [Coord; 6] = [
    Coord { x: 0, y: 1 },
    Coord { x: -1, y: 1 },
    Coord { x: -1, y: 0 },
    Coord { x: 0, y: -1 },
    Coord { x: 1, y: -1 },
    Coord { x: 1, y: 0 },
];

/// The four square neighbours in circular order.
pub const SQUARE_DIRECTIONS: [Coord; 4] = [
    Coord { x: 0, y: 1 },
    Coord { x: 1, y: 0 },
    Coord { x: 0, y: -1 },
    Coord { x: -1, y: 0 },
];

impl Lattice {
    /// The steps to the neighbours of any space, in circular order.
    pub const fn directions(self) -> &'static [Coord] {
        match self {
            Self::Square => &SQUARE_DIRECTIONS,
            Self::HexRows | Self::HexColumns => &HEX_DIRECTIONS,
        }
    }

    pub fn neighbours(self, at: Coord) -> impl Iterator<Item = Coord> {
        self.directions().iter().map(move |&step| at + step)
    }

    /// Where a space lies on the table, neighbours one unit apart: right of the origin, and away from White.
    pub fn plane(self, at: Coord) -> [f32; 2] {
        const HALF_SQRT_3: f32 = 0.866_025_4;
        let (x, y) = (f32::from(at.x), f32::from(at.y));
        match self {
            Self::Square => [x, y],
            Self::HexRows => [x + y / 2.0, -y * HALF_SQRT_3],
            Self::HexColumns => [x * HALF_SQRT_3, -(y + x / 2.0)],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_one_unit_away_and_in_circular_order() {
        for lattice in [Lattice::Square, Lattice::HexRows, Lattice::HexColumns] {
            let at = Coord::new(3, -2);
            let [cx, cy] = lattice.plane(at);
            let around: Vec<[f32; 2]> = lattice.neighbours(at).map(|n| lattice.plane(n)).collect();
            for (i, [x, y]) in around.iter().enumerate() {
                assert!(
                    ((x - cx).hypot(y - cy) - 1.0).abs() < 1e-5,
                    "{lattice:?} neighbour {i}"
                );
                let [nx, ny] = around[(i + 1) % around.len()];
                let expected = if lattice == Lattice::Square {
                    2f32.sqrt()
                } else {
                    1.0
                };
                assert!(
                    ((x - nx).hypot(y - ny) - expected).abs() < 1e-5,
                    "{lattice:?} step {i}"
                );
            }
        }
    }
}
