//! What holds for every look, whatever it looks like.

use crate::rules::hive::Bug;
use crate::rules::punct::Shape;
use crate::table::art::*;
use bevy::mesh::VertexAttributeValues;

fn world() -> World {
    let mut world = World::new();
    world.init_resource::<Assets<Mesh>>();
    world.init_resource::<Assets<StandardMaterial>>();
    world.init_resource::<Assets<Image>>();
    world.init_resource::<Art>();
    for board in BoardArt::all() {
        Art::prepare(&mut world, board);
    }
    world
}

fn kinds() -> Vec<Kind> {
    use Bug::*;
    use Shape::*;
    let bugs = [
        Queen,
        Beetle,
        Grasshopper,
        Spider,
        Ant,
        Ladybug,
        Mosquito,
        Pillbug,
    ];
    let shapes = [
        Triangle,
        StraightCentre,
        StraightEnd,
        AngularLeft,
        AngularMiddle,
        AngularRight,
    ];
    let stones = [Stone::Flat, Stone::Standing, Stone::Cap];
    bugs.map(Kind::Hive)
        .into_iter()
        .chain(shapes.map(Kind::Punct))
        .chain(stones.map(Kind::Tak))
        .collect()
}

fn pieces() -> impl Iterator<Item = Piece> {
    kinds().into_iter().flat_map(|kind| {
        Side::BOTH.map(|owner| Piece {
            owner,
            kind,
            number: 3,
        })
    })
}

fn floats(mesh: &Mesh, attribute: bevy::mesh::MeshVertexAttribute) -> Vec<Vec3> {
    match mesh.attribute(attribute) {
        Some(VertexAttributeValues::Float32x3(values)) => {
            values.iter().copied().map(Vec3::from).collect()
        }
        other => panic!("three floats a vertex, not {other:?}"),
    }
}

/// The corners of every triangle of a part, where the piece has them.
fn points(world: &World, part: &Part) -> Vec<Vec3> {
    let mesh = world.resource::<Assets<Mesh>>().get(&part.mesh).unwrap();
    floats(mesh, Mesh::ATTRIBUTE_POSITION)
        .into_iter()
        .map(|point| part.at.transform_point(point))
        .collect()
}

#[test]
fn every_piece_of_the_three_games_has_a_body_first() {
    let world = world();
    for piece in pieces() {
        let parts = world.resource::<Art>().piece(piece);
        assert_eq!(
            parts.first().map(|part| part.role),
            Some(Role::Body),
            "{piece:?}"
        );
    }
    for board in BoardArt::all() {
        assert!(
            !world.resource::<Art>().board(board).is_empty(),
            "{board:?}"
        );
    }
    assert!(world.resource::<Art>().board(BoardArt::Tak(2)).is_empty());
}

#[test]
fn what_no_game_has_asked_for_is_not_made() {
    let mut world = World::new();
    world.init_resource::<Assets<Mesh>>();
    world.init_resource::<Assets<StandardMaterial>>();
    world.init_resource::<Assets<Image>>();
    world.init_resource::<Art>();
    let made = |world: &World| {
        let (meshes, images) = (
            world.resource::<Assets<Mesh>>().len(),
            world.resource::<Assets<Image>>().len(),
        );
        (meshes, images)
    };
    assert_eq!(made(&world), (0, 0));
    Art::prepare(&mut world, BoardArt::Hive);
    let hive = made(&world);
    assert!(hive.0 > 0 && hive.1 > 0);
    Art::prepare(&mut world, BoardArt::Hive);
    assert_eq!(made(&world), hive);
    // Another size of the same game brings its board with its letters and no new pieces.
    Art::prepare(&mut world, BoardArt::Tak(5));
    let five = made(&world).0;
    Art::prepare(&mut world, BoardArt::Tak(6));
    assert_eq!(made(&world).0, five + 7);
}

#[test]
fn the_two_sides_never_wear_the_same_body_material() {
    let world = world();
    let art = world.resource::<Art>();
    for piece in pieces().filter(|piece| piece.owner == Side::White) {
        let other = Piece {
            owner: Side::Black,
            ..piece
        };
        assert_ne!(art.piece(piece)[0].material, art.piece(other)[0].material);
        assert_ne!(art.glass(piece), art.glass(other));
    }
}

#[test]
fn every_mesh_is_finite_with_normals_of_unit_length_and_triangles_that_agree_with_them() {
    let world = world();
    for (_, mesh) in world.resource::<Assets<Mesh>>().iter() {
        let positions = floats(mesh, Mesh::ATTRIBUTE_POSITION);
        let normals = floats(mesh, Mesh::ATTRIBUTE_NORMAL);
        assert!(positions.iter().all(|point| point.is_finite()));
        assert!(
            normals
                .iter()
                .all(|normal| (normal.length() - 1.0).abs() < 1e-4)
        );
        let corners: Vec<usize> = mesh.indices().unwrap().iter().collect();
        for corner in corners.chunks(3) {
            let [a, b, c] = [0, 1, 2].map(|i| positions[corner[i]]);
            let face = (b - a).cross(c - a);
            let shown: Vec3 = corner.iter().map(|&i| normals[i]).sum();
            // Slivers have no side to speak of.
            if face.length() > 1e-6 {
                assert!(face.normalize().dot(shown) > 0.0, "{a} {b} {c}");
            }
        }
    }
}

#[test]
fn a_piece_stays_light_enough_to_be_shown_by_the_hundred() {
    let world = world();
    let meshes = world.resource::<Assets<Mesh>>();
    for piece in pieces() {
        for part in world.resource::<Art>().piece(piece) {
            let vertices = meshes.get(&part.mesh).unwrap().count_vertices();
            assert!(vertices <= 2000, "{piece:?}: {vertices}");
        }
    }
}

#[test]
fn a_lying_piece_keeps_to_its_level_and_to_its_spaces() {
    let world = world();
    for piece in pieces() {
        let (spaces, reach) = match piece.kind {
            Kind::Punct(shape) => (
                punct::dots(shape)
                    .map(|dot| on_table(Lattice::HexColumns, dot))
                    .to_vec(),
                punct::DISC,
            ),
            Kind::Hive(_) => (vec![Vec3::ZERO], 0.577),
            Kind::Tak(_) => (vec![Vec3::ZERO], 0.5),
        };
        let upright = matches!(piece.kind, Kind::Tak(Stone::Standing | Stone::Cap));
        for part in world.resource::<Art>().piece(piece) {
            for point in points(&world, part) {
                assert!(point.y >= -1e-4, "{piece:?} sinks to {point}");
                assert!(
                    upright || point.y <= level_height(piece.kind) + 1e-4,
                    "{piece:?} reaches {point}"
                );
                let flat = Vec3::new(point.x, 0.0, point.z);
                assert!(
                    distance_to_hull(flat, &spaces) <= reach + 1e-3,
                    "{piece:?} reaches {point}"
                );
            }
        }
    }
}

/// How far a point is from the nearest point of a dot, a chain of dots or the triangle between three neighbours.
fn distance_to_hull(point: Vec3, dots: &[Vec3]) -> f32 {
    let mut nearest = f32::MAX;
    for a in dots {
        for b in dots.iter().filter(|b| a.distance(**b) < 1.1) {
            let along = *b - *a;
            let share =
                ((point - *a).dot(along) / along.length_squared().max(1e-6)).clamp(0.0, 1.0);
            nearest = nearest.min(point.distance(*a + along * share));
        }
    }
    nearest
}

#[test]
fn a_tile_of_hive_lies_within_its_hexagon() {
    let world = world();
    let queen = Piece {
        owner: Side::White,
        kind: Kind::Hive(Bug::Queen),
        number: 0,
    };
    for point in points(&world, &world.resource::<Art>().piece(queen)[0]) {
        for neighbour in Lattice::HexRows.neighbours(Coord::default()) {
            assert!(point.dot(on_table(Lattice::HexRows, neighbour)) < 0.5);
        }
    }
}

#[test]
fn a_turn_of_the_look_is_a_turn_of_the_lattice() {
    let directions = Lattice::HexColumns.directions();
    for turn in 0..6u8 {
        for (i, &direction) in directions.iter().enumerate() {
            let turned = turn_rotation(turn) * on_table(Lattice::HexColumns, direction);
            let goal = on_table(Lattice::HexColumns, directions[(i + usize::from(turn)) % 6]);
            assert!(
                turned.distance(goal) < 1e-5,
                "{direction:?} turned {turn} times"
            );
        }
    }
}

#[test]
fn the_small_board_of_tak_has_nodes_and_every_other_has_squares() {
    for size in 3..=8 {
        let shape = SpaceShape::of(BoardArt::Tak(size));
        let wanted = if size == 4 {
            SpaceShape::Dot
        } else {
            SpaceShape::Square
        };
        assert_eq!(shape, wanted, "{size}×{size}");
    }
}
