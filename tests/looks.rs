//! Contact sheets of every look, for the eye: `cargo test --release --test looks -- --ignored` draws them into
//! `target/looks`. Needs a Vulkan driver; a software one will do.
#![cfg(feature = "app")]

use bevy::app::ScheduleRunnerPlugin;
use bevy::camera::RenderTarget;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::render_resource::{TextureFormat, TextureUsages};
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;
use std::sync::{Arc, Mutex};
use strata::rules::hive::Bug;
use strata::rules::punct::Shape;
use strata::rules::tak::Stone;
use strata::rules::{Color as Side, Coord, Kind, Lattice, Piece};
use strata::table::lights;
use strata::table::looks::{Board, Looks, Part, Role, level_height, on_table, turn_rotation};

/// One thing on a sheet: its parts, where it stands, and whether it is a preview.
struct Item {
    piece: Piece,
    at: Transform,
    ghost: bool,
}

fn item(owner: Side, kind: Kind, at: Vec3, turn: u8) -> Item {
    let piece = Piece {
        owner,
        kind,
        number: 0,
    };
    let at = Transform::from_translation(at).with_rotation(turn_rotation(turn));
    Item {
        piece,
        at,
        ghost: false,
    }
}

/// Where a piece lies whose anchor is on this space and level.
fn lying(owner: Side, kind: Kind, x: i16, y: i16, level: u8, turn: u8) -> Item {
    let lattice = match kind {
        Kind::Punct(_) => Lattice::HexColumns,
        Kind::Hive(_) => Lattice::HexRows,
        Kind::Tak(_) => Lattice::Square,
    };
    let up = Vec3::Y * f32::from(level) * level_height(kind);
    item(owner, kind, on_table(lattice, Coord::new(x, y)) + up, turn)
}

fn shoot(name: &str, board: Board, items: &[Item], marker: Option<Vec3>, eye: Vec3, target: Vec3) {
    let (width, height) = (1120, 720);
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin {
                primary_window: None,
                exit_condition: ExitCondition::DontExit,
                ..default()
            })
            .set(RenderPlugin {
                synchronous_pipeline_compilation: true,
                ..default()
            })
            .disable::<WinitPlugin>()
            .disable::<bevy::log::LogPlugin>(),
    )
    .add_plugins((ScheduleRunnerPlugin::run_once(), lights::plugin))
    .init_resource::<Looks>();
    let mut image = Image::new_target_texture(width, height, TextureFormat::Rgba8UnormSrgb, None);
    image.texture_descriptor.usage |= TextureUsages::COPY_SRC;
    let image = app.world_mut().resource_mut::<Assets<Image>>().add(image);
    app.world_mut().spawn((
        Camera3d::default(),
        Projection::Perspective(PerspectiveProjection {
            fov: 0.6,
            ..default()
        }),
        RenderTarget::from(image.clone()),
        Transform::from_translation(eye).looking_at(target, Vec3::Y),
    ));
    app.world_mut().resource_scope(|world, looks: Mut<Looks>| {
        let mut spawn = |parts: &[Part], at: Transform, ghost: Option<Handle<StandardMaterial>>| {
            for part in parts {
                let mut entity = world.spawn((
                    Mesh3d(part.mesh.clone()),
                    MeshMaterial3d(match (&ghost, part.role) {
                        (None, _) => part.material.clone(),
                        (Some(glass), Role::Body) => glass.clone(),
                        (Some(_), Role::Mark) => looks.ghost_mark(),
                    }),
                    at * part.at,
                ));
                if ghost.is_some() {
                    entity.insert(NotShadowCaster);
                }
            }
        };
        spawn(looks.board(board), Transform::IDENTITY, None);
        for item in items {
            let ghost = item.ghost.then(|| looks.ghost(item.piece));
            spawn(looks.piece(item.piece), item.at, ghost);
        }
        if let Some(at) = marker {
            spawn(looks.marker(), Transform::from_translation(at), None);
        }
    });
    app.finish();
    app.cleanup();
    // Meshes and textures reach the renderer over some frames.
    for _ in 0..8 {
        app.update();
    }
    let shot: Arc<Mutex<Option<Image>>> = default();
    let kept = shot.clone();
    app.world_mut().spawn(Screenshot::image(image)).observe(
        move |captured: On<ScreenshotCaptured>| {
            *kept.lock().expect("no one panics while holding it") = Some(captured.image.clone());
        },
    );
    for _ in 0..50 {
        app.update();
        if shot
            .lock()
            .expect("no one panics while holding it")
            .is_some()
        {
            break;
        }
    }
    let shot = shot
        .lock()
        .expect("no one panics while holding it")
        .take()
        .expect("the renderer hands the picture back");
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("target/looks");
    std::fs::create_dir_all(&folder).expect("target can be written");
    let picture = shot
        .try_into_dynamic()
        .expect("a plain 8-bit picture")
        .to_rgb8();
    let tones: std::collections::BTreeSet<[u8; 3]> =
        picture.pixels().map(|pixel| pixel.0).collect();
    picture
        .save(folder.join(format!("{name}.png")))
        .expect("target can be written");
    assert!(
        tones.len() > 1000,
        "{name} is a picture, not a blank: {} tones",
        tones.len()
    );
}

#[test]
#[ignore = "draws pictures: needs a Vulkan driver"]
fn punct() {
    use Shape::*;
    let shapes = [
        Triangle,
        StraightCentre,
        StraightEnd,
        AngularLeft,
        AngularMiddle,
        AngularRight,
    ];
    let (w, b) = (Side::White, Side::Black);
    let k = Kind::Punct;
    let mut sheet = Vec::new();
    for (i, shape) in shapes.into_iter().enumerate() {
        let x = -6.0 + 2.4 * i as f32;
        sheet.push(item(w, k(shape), Vec3::new(x, 0.0, 1.4), 0));
        sheet.push(item(b, k(shape), Vec3::new(x, 0.0, -2.0), 0));
    }
    shoot(
        "punct_kinds",
        Board::Hive,
        &sheet,
        Some(Vec3::new(0.0, 0.0, 5.0)),
        Vec3::new(0.0, 12.0, 14.0),
        Vec3::new(0.0, 0.0, 0.6),
    );
    let game = [
        lying(w, k(Triangle), 0, 3, 0, 0),
        lying(b, k(StraightEnd), 3, 1, 0, 3),
        lying(w, k(StraightCentre), -3, 0, 0, 1),
        lying(b, k(AngularMiddle), -3, 3, 0, 2),
        lying(w, k(AngularLeft), 3, -4, 0, 1),
        lying(b, k(AngularRight), 4, -1, 0, 4),
        lying(w, k(Triangle), -5, 5, 0, 3),
        lying(b, k(Triangle), -1, -3, 0, 1),
        lying(w, k(Triangle), -4, -1, 0, 0),
        // A bridge over an empty space, and a tower.
        lying(w, k(Triangle), 4, 2, 0, 5),
        lying(b, k(Triangle), 1, 5, 0, 0),
        lying(w, k(Triangle), 1, 3, 0, 4),
        lying(b, k(StraightEnd), 1, 5, 1, 3),
        lying(b, k(AngularMiddle), 5, -6, 0, 1),
        lying(w, k(AngularMiddle), 5, -6, 1, 1),
        lying(b, k(AngularMiddle), 5, -6, 2, 1),
        Item {
            ghost: true,
            ..lying(b, k(AngularLeft), -6, 1, 0, 3)
        },
        Item {
            ghost: true,
            ..lying(w, k(AngularLeft), -1, -5, 0, 3)
        },
    ];
    shoot(
        "punct_board",
        Board::Punct,
        &game,
        Some(on_table(Lattice::HexColumns, Coord::new(0, 0))),
        Vec3::new(0.0, 18.0, 20.0),
        Vec3::new(0.0, 0.0, 0.8),
    );
    shoot(
        "punct_close",
        Board::Punct,
        &game,
        None,
        Vec3::new(9.5, 3.6, 7.6),
        Vec3::new(1.6, 0.1, 3.6),
    );
}

#[test]
#[ignore = "draws pictures: needs a Vulkan driver"]
fn hive() {
    use Bug::*;
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
    let mut sheet = Vec::new();
    for (i, bug) in bugs.into_iter().enumerate() {
        let (row, column) = (i / 4, i % 4);
        let at = Vec3::new(-1.8 + 1.2 * column as f32, 0.0, 1.9 - 2.4 * row as f32);
        sheet.push(item(Side::White, Kind::Hive(bug), at, 0));
        sheet.push(item(Side::Black, Kind::Hive(bug), at - Vec3::Z * 1.2, 0));
    }
    shoot(
        "hive_kinds",
        Board::Hive,
        &sheet,
        None,
        Vec3::new(0.0, 6.6, 6.6),
        Vec3::new(0.0, 0.0, 0.1),
    );
    let (w, b) = (Side::White, Side::Black);
    let tile = |owner, bug, x, y, level| lying(owner, Kind::Hive(bug), x, y, level, 0);
    let game = [
        tile(w, Queen, 0, 0, 0),
        tile(b, Queen, 1, 0, 0),
        tile(w, Ant, -1, 0, 0),
        tile(b, Ant, 2, 0, 0),
        tile(w, Spider, 0, 1, 0),
        tile(b, Spider, 1, -1, 0),
        tile(b, Beetle, 0, 0, 1),
        tile(w, Beetle, 2, -1, 0),
        tile(w, Grasshopper, -1, 2, 0),
        tile(b, Grasshopper, 3, -1, 0),
        tile(w, Mosquito, 1, 1, 0),
        tile(b, Pillbug, 2, -2, 0),
        tile(w, Ladybug, -2, 1, 0),
        tile(w, Beetle, 2, 0, 1),
        tile(b, Beetle, 2, 0, 2),
        tile(b, Mosquito, 3, 0, 0),
        Item {
            ghost: true,
            ..tile(w, Ant, 3, -2, 0)
        },
        Item {
            ghost: true,
            ..tile(b, Ant, -2, 2, 0)
        },
    ];
    shoot(
        "hive_game",
        Board::Hive,
        &game,
        None,
        Vec3::new(0.5, 8.0, 8.5),
        Vec3::new(0.7, 0.0, 0.2),
    );
}

#[test]
#[ignore = "draws pictures: needs a Vulkan driver"]
fn tak() {
    let (w, b) = (Side::White, Side::Black);
    let stone = |owner, stone, x, y, level| lying(owner, Kind::Tak(stone), x, y, level, 0);
    let mut game = vec![
        stone(w, Stone::Flat, 0, 0, 0),
        stone(b, Stone::Flat, 1, 0, 0),
        stone(w, Stone::Standing, 2, 0, 0),
        stone(b, Stone::Standing, 3, 0, 0),
        stone(w, Stone::Cap, 4, 0, 0),
        stone(b, Stone::Cap, 4, 1, 0),
        stone(w, Stone::Flat, 2, 2, 0),
        stone(b, Stone::Flat, 2, 2, 1),
        stone(w, Stone::Flat, 2, 2, 2),
        stone(b, Stone::Cap, 2, 2, 3),
        stone(b, Stone::Flat, 0, 3, 0),
        stone(b, Stone::Flat, 1, 3, 0),
        stone(w, Stone::Flat, 3, 3, 0),
        stone(b, Stone::Standing, 3, 3, 1),
        Item {
            ghost: true,
            ..stone(w, Stone::Flat, 3, 1, 0)
        },
        Item {
            ghost: true,
            ..stone(b, Stone::Standing, 1, 1, 0)
        },
    ];
    for level in 0..20 {
        let owner = if (level * 7) % 5 < 2 { w } else { b };
        game.push(stone(owner, Stone::Flat, 0, 4, level));
    }
    shoot(
        "tak_game",
        Board::Tak(5),
        &game,
        None,
        Vec3::new(2.0, 9.0, 6.6),
        Vec3::new(2.0, 0.9, -2.1),
    );
    shoot(
        "tak_close",
        Board::Tak(5),
        &game,
        None,
        Vec3::new(1.0, 2.6, 4.2),
        Vec3::new(2.4, 0.4, -0.8),
    );
    shoot(
        "tak_8",
        Board::Tak(8),
        &game,
        None,
        Vec3::new(3.5, 12.0, 7.0),
        Vec3::new(3.5, 0.0, -3.3),
    );
    shoot(
        "tak_3",
        Board::Tak(3),
        &game[..3],
        None,
        Vec3::new(1.0, 5.0, 4.0),
        Vec3::new(1.0, 0.0, -1.0),
    );
}
