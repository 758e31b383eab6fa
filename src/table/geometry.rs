//! Where the spaces and levels of the open game are in the world.

use crate::app::{Board, Space, TurnSet};
use crate::rules::{Coord, Lattice, Slot};
use crate::table::art::{self, BoardArt, SpaceShape};
use bevy::prelude::*;

/// The geometry of the board that is on the table: neighbours are one unit apart, the board's surface is at 0.
#[derive(Resource, Copy, Clone, Debug, PartialEq, Reflect)]
#[reflect(opaque, Resource, Debug, PartialEq, Clone)]
pub struct BoardGeometry {
    pub lattice: Lattice,
    pub level_height: f32,
    /// The shape of the spaces.
    pub shape: SpaceShape,
    /// The middle of the board, or of the hive.
    pub centre: Vec3,
    /// How far the board reaches from there.
    pub reach: f32,
    /// The board has no edge: it grows over the table as the game does.
    pub grows: bool,
}

impl Default for BoardGeometry {
    fn default() -> Self {
        Self {
            lattice: Lattice::Square,
            level_height: 0.2,
            shape: SpaceShape::Square,
            centre: Vec3::ZERO,
            reach: 4.0,
            grows: false,
        }
    }
}

impl BoardGeometry {
    /// The middle of a space, on the board.
    pub fn space(&self, at: Coord) -> Vec3 {
        let [x, away] = self.lattice.plane(at);
        Vec3::new(x, 0.0, -away)
    }

    /// The bottom of a slot.
    pub fn slot(&self, slot: Slot) -> Vec3 {
        self.space(slot.at) + Vec3::Y * self.level_height * f32::from(slot.level)
    }

    /// The space whose middle is nearest to a point of the world.
    pub fn nearest(&self, point: Vec3) -> Coord {
        let (x, away) = (point.x, -point.z);
        let rough = match self.lattice {
            Lattice::Square => Coord::new(x.round() as i16, away.round() as i16),
            Lattice::HexRows => {
                let r = -away / (3f32.sqrt() / 2.0);
                Coord::new((x - r / 2.0).round() as i16, r.round() as i16)
            }
            Lattice::HexColumns => {
                let q = x / (3f32.sqrt() / 2.0);
                Coord::new(q.round() as i16, (-away - q / 2.0).round() as i16)
            }
        };
        // Rounding axial coordinates is off by one at most.
        std::iter::once(rough)
            .chain(self.lattice.neighbours(rough))
            .min_by(|a, b| {
                self.space(*a)
                    .distance_squared(point)
                    .total_cmp(&self.space(*b).distance_squared(point))
            })
            .unwrap_or(rough)
    }
}

/// What the board reaches beyond the middle of its outermost spaces.
const EDGE: f32 = 0.9;

/// Measures the board in [`TurnSet::Derive`], when its spaces are in step.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BoardGeometry>()
        .add_systems(Update, measure_board.in_set(TurnSet::Derive));
}

/// Measures the board on the table by its spaces.
fn measure_board(
    boards: Query<&Board>,
    spaces: Query<&Space>,
    new: Query<(), Or<(Added<Board>, Added<Space>)>>,
    mut gone: RemovedComponents<Space>,
    mut geometry: ResMut<BoardGeometry>,
) {
    if new.is_empty() && gone.read().count() == 0 {
        return;
    }
    let Ok(board) = boards.single() else { return };
    let mut next = BoardGeometry {
        lattice: board.setup.lattice(),
        level_height: art::level_height(board.setup.emblem()),
        shape: SpaceShape::of(BoardArt::of(&board.setup)),
        grows: board.setup.grows(),
        ..*geometry
    };
    let spaces: Vec<Vec3> = spaces.iter().map(|space| next.space(space.0)).collect();
    let low = spaces.iter().copied().reduce(Vec3::min).unwrap_or_default();
    let high = spaces.iter().copied().reduce(Vec3::max).unwrap_or_default();
    next.centre = (low + high) / 2.0;
    let farthest = spaces
        .iter()
        .map(|space| space.distance(next.centre))
        .fold(0.0, f32::max);
    next.reach = (farthest + EDGE).max(2.5);
    geometry.set_if_neq(next);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_space_to_a_space_and_to_points_around_it_is_that_space() {
        for lattice in [Lattice::Square, Lattice::HexRows, Lattice::HexColumns] {
            let geometry = BoardGeometry {
                lattice,
                ..default()
            };
            for x in -9..=9 {
                for y in -9..=9 {
                    let at = Coord::new(x, y);
                    for (dx, dz) in [(0.0, 0.0), (0.45, 0.0), (-0.2, 0.4), (0.1, -0.45)] {
                        assert_eq!(
                            geometry.nearest(geometry.space(at) + Vec3::new(dx, 0.3, dz)),
                            at,
                            "{lattice:?}"
                        );
                    }
                }
            }
        }
    }
}
