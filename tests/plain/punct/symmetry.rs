//! The board's twelve symmetries on moves and positions. A mirror makes a left-bending piece a right-bending one.

use strata::rules::punct::{Move, Punct, Shape, Space};
use strata::rules::{Color, Coord, Dots, Kind, Layout, Lying, Portray, Position, Slot};

#[derive(Copy, Clone, Debug)]
pub struct Symmetry {
    /// Steps of 60°.
    pub turn: u8,
    /// Mirrored first, at the axis that keeps the first direction of the lattice.
    pub mirror: bool,
}

pub const SYMMETRIES: [Symmetry; 12] = {
    let mut all = [Symmetry {
        turn: 0,
        mirror: false,
    }; 12];
    let mut i = 0;
    while i < 12 {
        all[i] = Symmetry {
            turn: i as u8 % 6,
            mirror: i >= 6,
        };
        i += 1;
    }
    all
};

impl Symmetry {
    pub fn of_coord(self, at: Coord) -> Coord {
        let mut c = at;
        if self.mirror {
            // Keeps (0, 1) and exchanges its neighbours (−1, 1) and (1, 0).
            c = Coord::new(-c.x, c.y + c.x);
        }
        for _ in 0..self.turn {
            // (0, 1) goes to (−1, 1), that to (−1, 0).
            c = Coord::new(-c.y, c.x + c.y);
        }
        c
    }

    fn of_space(self, at: Space) -> Space {
        Space::new(self.of_coord(at.coord())).expect("the board is symmetric")
    }

    /// The shape that the image has, and how it is turned: found by its dots.
    fn of_lying(self, shape: Shape, at: Space, turn: u8) -> (Shape, Space, u8) {
        let shape_after = match (self.mirror, shape) {
            (true, Shape::AngularLeft) => Shape::AngularRight,
            (true, Shape::AngularRight) => Shape::AngularLeft,
            _ => shape,
        };
        let origin = Coord::default();
        let image = |(q, r): (i16, i16)| self.of_coord(origin + Coord::new(q, r));
        let mut dots = shape.offsets(turn).map(image);
        dots.sort_unstable();
        let turn = (0..shape.turns())
            .find(|&turn| {
                let mut other = shape_after.offsets(turn).map(|(q, r)| Coord::new(q, r));
                other.sort_unstable();
                other == dots
            })
            .expect("a symmetry maps shapes to shapes");
        (shape_after, self.of_space(at), turn)
    }

    pub fn of_move(self, position: &Punct, mv: Move) -> Move {
        match mv {
            Move::Place { shape, at, turn } => {
                let (shape, at, turn) = self.of_lying(shape, at, turn);
                Move::Place { shape, at, turn }
            }
            Move::Shift { from, to, turn } => {
                let (_, shape, _) = position.piece_at(from).expect("a piece is moved");
                let (_, to, turn) = self.of_lying(shape, to, turn);
                Move::Shift {
                    from: self.of_space(from),
                    to,
                    turn,
                }
            }
            Move::Pass => Move::Pass,
        }
    }

    pub fn of_position(self, position: &Punct) -> Punct {
        let image = |slot: Slot, lying: &Lying| {
            let (shape, space, turn) = self.of_lying(
                shape_of(lying),
                Space::new(slot.at).expect("on the board"),
                lying.turn,
            );
            let slots = dots_of(shape, space, turn, slot.level);
            let mut lying = *lying;
            lying.piece.kind = Kind::Punct(shape);
            lying.dots = Dots::Three(slots);
            lying.turn = turn;
            (slots[0], lying)
        };
        let layout = position.layout();
        let mirrored = Layout {
            lying: layout
                .lying
                .iter()
                .map(|(slot, lying)| image(*slot, lying))
                .collect(),
            reserve: layout
                .reserve
                .iter()
                .map(|(&(side, kind), &count)| {
                    let Kind::Punct(shape) = kind else {
                        panic!("{kind:?}")
                    };
                    let (shape, ..) =
                        self.of_lying(shape, Space::new(Coord::default()).expect("I9"), 0);
                    ((side, Kind::Punct(shape)), count)
                })
                .collect(),
            ..layout
        };
        Punct::from_layout(&position.setup(), &mirrored).expect("an image of a position is one")
    }
}

fn shape_of(lying: &Lying) -> Shape {
    match lying.piece.kind {
        Kind::Punct(shape) => shape,
        kind => panic!("{kind:?} in a game of PÜNCT"),
    }
}

fn dots_of(shape: Shape, at: Space, turn: u8, level: u8) -> [Slot; 3] {
    let [a, b] = shape.offsets(turn);
    [(0, 0), a, b].map(|(q, r)| (at.coord() + Coord::new(q, r)).at_level(level))
}

/// The same board with the other colours, the other side to move, one ply later (or earlier).
pub fn swap_colours(position: &Punct) -> Punct {
    let mut layout = position.layout();
    for lying in layout.lying.values_mut() {
        lying.piece.owner = !lying.piece.owner;
    }
    layout.reserve = layout
        .reserve
        .iter()
        .map(|(&(side, kind), &count)| ((!side, kind), count))
        .collect();
    layout.to_move = !layout.to_move;
    // An odd number of plies more, and enough that each side has had its turns.
    layout.ply += 3;
    assert_eq!(Color::to_move_at(layout.ply), layout.to_move);
    Punct::from_layout(&position.setup(), &layout).expect("the colours are alike")
}
