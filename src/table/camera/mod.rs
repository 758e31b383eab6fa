//! The camera: orbits, pans and zooms within limits that never lose the board, and knows a few good places to stand.

mod initial_view;

use crate::app::{
    Atlas, Board, CameraPose, Candidates, Explode, Hand, Laid, OnTable, Preset, TurnSet,
};
use crate::record::formats::save::Pose;
use crate::rules::tak::Stone;
use crate::rules::{Kind, Lattice};
use crate::table::geometry::BoardGeometry;
use crate::table::input::pointer::{Hovered, Wheel, wheel_means};
use crate::table::pieces::lift::Lift;
use crate::table::pieces::target_transform::{self};
use crate::table::render::render_scale::RenderScale;
use bevy::camera::ScalingMode;
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::input::EguiWantsInput;
use bevy_panorbit_camera::{
    FocusBoundsShape, PanOrbitCamera, PanOrbitCameraPlugin, PanOrbitCameraSystemSet,
};
use std::f32::consts::{FRAC_PI_2, FRAC_PI_3, PI};

/// The one camera of the table.
#[derive(Component, Copy, Clone, Debug)]
pub struct TableCamera;

const FIELD_OF_VIEW: f32 = PI / 4.0;
const USUAL_PITCH: f32 = 0.92;
const LOW_PITCH: f32 = 0.32;
/// The camera never goes below the table.
const LOWEST_PITCH: f32 = 0.12;

pub(in crate::table) fn plugin(app: &mut App) {
    app.add_plugins((PanOrbitCameraPlugin, initial_view::plugin))
        .init_resource::<FreeViewport>()
        .init_resource::<PresetPose>()
        .add_systems(Startup, spawn)
        .add_systems(
            PostUpdate,
            (
                leave_panels_the_pointer.before(PanOrbitCameraSystemSet),
                keep_in_sight.after(PanOrbitCameraSystemSet),
            ),
        )
        .add_systems(
            Update,
            (
                keep_limits.run_if(resource_changed::<BoardGeometry>),
                greet.run_if(any_match_filter::<Added<Board>>),
                go.run_if(on_message::<Preset>.or_eager(resource_changed::<FreeViewport>)),
                wheel_belongs_to_the_hand.run_if(
                    resource_changed::<Candidates>
                        .or_eager(resource_changed::<Hovered>)
                        .or_eager(resource_changed::<Lift>),
                ),
                see_new_pieces.run_if(resource_changed::<OnTable>),
                redraw_while_moving,
                keep_pose,
            )
                .chain()
                .in_set(TurnSet::Animate),
        );
}

/// What a person does on a panel is none of the camera's business; it still goes where it was sent.
fn leave_panels_the_pointer(egui: Res<EguiWantsInput>, mut cameras: Query<&mut PanOrbitCamera>) {
    let free = !egui.wants_any_pointer_input();
    for mut camera in &mut cameras {
        if camera.enabled != free {
            camera.enabled = free;
        }
    }
}

/// A new board is seen from White's side.
fn greet(mut presets: MessageWriter<Preset>) {
    presets.write(Preset::White);
}

fn perspective() -> Projection {
    Projection::Perspective(PerspectiveProjection {
        fov: FIELD_OF_VIEW,
        ..default()
    })
}

fn spawn(mut commands: Commands) {
    commands.spawn((
        TableCamera,
        Camera3d::default(),
        Tonemapping::AcesFitted,
        RenderScale::default(),
        Msaa::Sample4,
        perspective(),
        PanOrbitCamera {
            button_orbit: MouseButton::Right,
            button_pan: MouseButton::Middle,
            orbit_smoothness: 0.5,
            pan_smoothness: 0.4,
            zoom_smoothness: 0.4,
            pitch_lower_limit: Some(LOWEST_PITCH),
            pitch_upper_limit: Some(FRAC_PI_2),
            zoom_lower_limit: 2.5,
            yaw: Some(0.0),
            pitch: Some(USUAL_PITCH),
            radius: Some(12.0),
            target_yaw: 0.0,
            target_pitch: USUAL_PITCH,
            target_radius: 12.0,
            ..default()
        },
    ));
}

/// The part of the window that no panel covers, in logical pixels: where the board should be seen. The panels say.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq)]
pub struct FreeViewport(pub Rect);

/// Where the last preset put the camera; it stands there until a person moves it.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq)]
struct PresetPose {
    preset: Option<Preset>,
    aim: Aim,
}

/// Where the camera is going.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
struct Aim {
    yaw: f32,
    pitch: f32,
    radius: f32,
    focus: Vec3,
}

impl Aim {
    fn of(camera: &PanOrbitCamera) -> Self {
        Self {
            yaw: camera.target_yaw,
            pitch: camera.target_pitch,
            radius: camera.target_radius,
            focus: camera.target_focus,
        }
    }

    fn give(self, camera: &mut PanOrbitCamera) {
        camera.target_yaw = self.yaw;
        camera.target_pitch = self.pitch;
        camera.target_radius = self.radius;
        camera.target_focus = self.focus;
    }

    /// To the right, up and back, as seen from there.
    fn axes(self) -> [Vec3; 3] {
        let view = Quat::from_euler(EulerRot::YXZ, self.yaw, -self.pitch, 0.0);
        Vec3::AXES.map(|axis| view * axis)
    }

    /// Where a point is seen, in pixels from the middle of the window, y down; `None` behind the camera.
    fn spot(self, axes: [Vec3; 3], point: Vec3, flat: bool, window: Vec2) -> Option<Vec2> {
        let [right, up, back] = axes;
        let way = point - self.focus;
        let depth = if flat {
            self.radius
        } else {
            self.radius - way.dot(back)
        };
        let scale = window.y / 2.0 / (depth * (FIELD_OF_VIEW / 2.0).tan());
        let across = Vec2::new(way.dot(right), -way.dot(up));
        (depth > 0.1).then(|| across * scale)
    }
}

/// How far away the camera must stand to see the whole board.
fn fitting_distance(place: &BoardGeometry) -> f32 {
    place.reach * 1.06 / (FIELD_OF_VIEW / 2.0).tan()
}

fn keep_limits(place: Res<BoardGeometry>, mut cameras: Query<&mut PanOrbitCamera>) {
    for mut camera in &mut cameras {
        camera.focus_bounds_origin = place.centre;
        camera.focus_bounds_shape = Some(FocusBoundsShape::Sphere(Sphere::new(place.reach)));
        camera.zoom_upper_limit = Some(fitting_distance(&place) * 2.5);
    }
}

/// What a board reaches beyond the middles of its outermost spaces, and the least that is ever shown.
const RIM: f32 = 0.95;
const LEAST: f32 = 2.2;

/// The outline of what should be seen: around every space, and as high as a few pieces.
fn outline(spaces: &[Vec3], centre: Vec3) -> Vec<Vec3> {
    let around = |at: Vec3, far: f32| {
        [(far, far), (far, -far), (-far, far), (-far, -far)].map(|(x, z)| at + Vec3::new(x, 0.0, z))
    };
    let mut points: Vec<Vec3> = spaces.iter().flat_map(|&at| around(at, RIM)).collect();
    points.extend(around(centre, LEAST));
    points.extend(spaces.iter().map(|&at| at + Vec3::Y * 0.5));
    points
}

/// PÜNCT's plate has corners where it has no spaces.
fn plate_corners(place: &BoardGeometry) -> Vec<Vec3> {
    const REACH: f32 = 9.0;
    let corner = |k: u8| {
        let out = Vec2::from_angle(FRAC_PI_2 + FRAC_PI_3 * f32::from(k)) * REACH;
        place.centre + Vec3::new(out.x, 0.0, out.y)
    };
    match place.lattice {
        Lattice::HexColumns => (0..6).map(corner).collect(),
        Lattice::Square | Lattice::HexRows => Vec::new(),
    }
}

/// How high a capstone stands, the tallest piece of all.
const CAPSTONE: f32 = 0.9;

/// The highest points of what is on the table, spread apart and lifted as it is: a tower should be seen to its top.
fn tops(atlas: &Atlas, place: &BoardGeometry, explode: Explode, lift: Lift) -> Vec<Vec3> {
    let rising = target_transform::rising(atlas, lift);
    let mut tops = Vec::new();
    for (piece, lying) in atlas.lying() {
        let upright = matches!(lying.piece.kind, Kind::Tak(Stone::Standing | Stone::Cap));
        let mut height = if upright {
            CAPSTONE
        } else {
            place.level_height
        };
        height += target_transform::spread(place, explode, lying.dots.anchor().level);
        if rising.contains(&piece) {
            height += target_transform::LIFTED;
        }
        let slots = lying.dots.slots().iter();
        tops.extend(slots.map(|slot| place.slot(*slot) + Vec3::Y * height));
    }
    tops
}

/// The distance and the focus from which the points just fill the opening of a window.
fn fit(
    points: &[Vec3],
    centre: Vec3,
    (yaw, pitch): (f32, f32),
    flat: bool,
    window: Vec2,
    opening: Rect,
) -> (f32, Vec3) {
    let room = opening.size().max(Vec2::splat(50.0));
    let middle = opening.center() - window / 2.0;
    let mut aim = Aim {
        yaw,
        pitch,
        radius: 0.0,
        focus: centre,
    };
    let axes = aim.axes();
    let seen = |aim: Aim| {
        let spots = points.iter().map(|&point| {
            let spot = aim.spot(axes, point, flat, window);
            // Behind the camera: as far off as can be.
            spot.unwrap_or(Vec2::splat(1e6))
        });
        let bounds = spots.map(|spot| Rect::from_corners(spot, spot));
        bounds.reduce(|a, b| a.union(b)).unwrap_or_default()
    };
    // A step aside changes what perspective makes of near and far, so the distance is looked for again.
    for _ in 0..12 {
        let (mut near, mut far) = (1.0, 200.0);
        for _ in 0..24 {
            aim.radius = f32::midpoint(near, far);
            let size = seen(aim).size();
            let fits = size.x <= room.x && size.y <= room.y;
            *(if fits { &mut far } else { &mut near }) = aim.radius;
        }
        aim.radius = far;
        let off = seen(aim).center() - middle;
        let per_pixel = far * (FIELD_OF_VIEW / 2.0).tan() / (window.y / 2.0);
        aim.focus += (axes[0] * off.x - axes[1] * off.y) * per_pixel;
    }
    (aim.radius, aim.focus)
}

fn go(
    mut presets: MessageReader<Preset>,
    place: Res<BoardGeometry>,
    on_table: Res<OnTable>,
    (atlas, explode, lift): (Res<Atlas>, Res<Explode>, Res<Lift>),
    opening: Res<FreeViewport>,
    mut stand: ResMut<PresetPose>,
    mut cameras: Query<(&Camera, &mut PanOrbitCamera, &mut Projection), With<TableCamera>>,
) {
    let asked = presets.read().last().copied();
    for (camera, mut orbit, mut projection) in &mut cameras {
        // A window that changes its size, or a panel that opens, keeps the view of a preset whole.
        let preset = match (asked, stand.preset) {
            (Some(preset), _) => preset,
            (None, Some(preset)) if opening.is_changed() && stand.aim == Aim::of(&orbit) => preset,
            _ => continue,
        };
        let (yaw, pitch) = match preset {
            Preset::White => (0.0, USUAL_PITCH),
            Preset::Black => (PI, USUAL_PITCH),
            Preset::Low => (orbit.target_yaw, LOW_PITCH),
            Preset::Top => (0.0, FRAC_PI_2),
            Preset::Fit => (orbit.target_yaw, orbit.target_pitch),
        };
        *projection = if preset == Preset::Top {
            // At this height the orthographic picture is as large as the perspective one at the same distance.
            let viewport_height = 2.0 * (FIELD_OF_VIEW / 2.0).tan();
            Projection::Orthographic(OrthographicProjection {
                scaling_mode: ScalingMode::FixedVertical { viewport_height },
                near: -100.0,
                far: 200.0,
                ..OrthographicProjection::default_3d()
            })
        } else {
            perspective()
        };
        let (radius, focus) = match (&on_table.0, camera.logical_viewport_size()) {
            (Some(laid), Some(window)) if !opening.0.is_empty() => {
                let spaces: Vec<Vec3> = laid.spaces.iter().map(|at| place.space(*at)).collect();
                let mut points = outline(&spaces, place.centre);
                points.extend(plate_corners(&place));
                points.extend(tops(&atlas, &place, *explode, *lift));
                let flat = preset == Preset::Top;
                fit(&points, place.centre, (yaw, pitch), flat, window, opening.0)
            }
            _ => (fitting_distance(&place), place.centre),
        };
        if !orbit.initialized {
            // A camera that has never moved starts where it stands and forgets where it should go.
            orbit.yaw = Some(yaw);
            orbit.pitch = Some(pitch);
            orbit.radius = Some(radius);
            orbit.focus = focus;
        }
        let aim = Aim {
            yaw,
            pitch,
            radius,
            focus,
        };
        aim.give(&mut orbit);
        // A tower may need more room than the limits for the bare board give.
        let far = orbit.zoom_upper_limit.unwrap_or(radius).max(radius);
        orbit.zoom_upper_limit = Some(far);
        let wide = place.reach.max(focus.distance(place.centre));
        orbit.focus_bounds_shape = Some(FocusBoundsShape::Sphere(Sphere::new(wide)));
        orbit.force_update = true;
        if !orbit.initialized {
            // Before its first frame the camera takes its targets from where it stands, not the other way round.
            (orbit.yaw, orbit.pitch, orbit.radius) = (Some(yaw), Some(pitch), Some(radius));
            orbit.focus = focus;
        }
        *stand = PresetPose {
            preset: Some(preset),
            aim,
        };
    }
}

/// How much of the window, at each edge, doesn't count as seeing the board.
const MARGIN: f32 = 0.12;

/// However a person drags and rolls, some space of the board stays well inside the window: what would lose the last one
/// isn't done.
fn keep_in_sight(
    on_table: Res<OnTable>,
    place: Res<BoardGeometry>,
    mut good: Local<Aim>,
    mut cameras: Query<(&Camera, &Projection, &mut PanOrbitCamera), With<TableCamera>>,
) {
    for (camera, projection, mut orbit) in &mut cameras {
        let aim = Aim::of(&orbit);
        let (Some(laid), Some(window)) = (&on_table.0, camera.logical_viewport_size()) else {
            continue;
        };
        if aim == *good || !orbit.initialized {
            continue;
        }
        let flat = matches!(projection, Projection::Orthographic(_));
        let inner = window * (0.5 - MARGIN);
        let in_sight = |aim: Aim| {
            let axes = aim.axes();
            laid.spaces.iter().any(|at| {
                let spot = aim.spot(axes, place.space(*at), flat, window);
                spot.is_some_and(|spot| spot.abs().cmple(inner).all())
            })
        };
        if in_sight(aim) || !in_sight(*good) {
            *good = aim;
        } else {
            good.give(&mut orbit);
        }
    }
}

/// While the wheel turns a piece, counts stones or walks down a stack, the camera keeps its distance.
fn wheel_belongs_to_the_hand(
    lift: Res<Lift>,
    hand: Res<Hand>,
    hovered: Res<Hovered>,
    candidates: Res<Candidates>,
    mut cameras: Query<&mut PanOrbitCamera>,
) {
    let wanted = wheel_means(*lift, &hand, &hovered, &candidates) != Wheel::Zoom;
    for mut camera in &mut cameras {
        camera.zoom_sensitivity = if wanted { 0.0 } else { 1.0 };
    }
}

/// The camera moves by itself only when a piece lies outside the picture, and then no more than it must: it steps back.
fn see_new_pieces(
    place: Res<BoardGeometry>,
    on_table: Res<OnTable>,
    opening: Res<FreeViewport>,
    mut cameras: Query<(&Camera, &GlobalTransform, &Projection, &mut PanOrbitCamera)>,
) {
    let Some(Laid { layout, .. }) = &on_table.0 else {
        return;
    };
    for (camera, transform, projection, mut orbit) in &mut cameras {
        let Some(window) = camera.logical_viewport_size() else {
            continue;
        };
        // A hand's breadth beyond the opening is still seen: panels float.
        let seen = Rect::from_corners(Vec2::ZERO, window).inflate(-0.02 * window.y);
        let spots: Vec<Option<Vec2>> = layout
            .lying
            .keys()
            .map(|slot| camera.world_to_viewport(transform, place.slot(*slot)).ok())
            .collect();
        if spots
            .iter()
            .all(|spot| spot.is_some_and(|spot| seen.contains(spot)))
        {
            continue;
        }
        let lying: Vec<Vec3> = layout.lying.keys().map(|slot| place.slot(*slot)).collect();
        let stands = (orbit.target_yaw, orbit.target_pitch);
        let flat = matches!(projection, Projection::Orthographic(_));
        let points = outline(&lying, place.centre);
        let (radius, focus) = fit(&points, place.centre, stands, flat, window, opening.0);
        orbit.target_focus = focus;
        orbit.target_radius = orbit.target_radius.max(radius);
    }
}

/// Keeps where the camera is going for the save of the game.
fn keep_pose(
    cameras: Query<(&PanOrbitCamera, &Projection), With<TableCamera>>,
    mut pose: ResMut<CameraPose>,
) {
    for (camera, projection) in cameras.iter().filter(|(camera, _)| camera.initialized) {
        pose.set_if_neq(CameraPose(Some(Pose {
            focus: camera.target_focus.to_array(),
            yaw: camera.target_yaw,
            pitch: camera.target_pitch,
            radius: camera.target_radius,
            flat: matches!(projection, Projection::Orthographic(_)),
        })));
    }
}

fn redraw_while_moving(
    cameras: Query<&Transform, With<TableCamera>>,
    mut before: Local<Option<Transform>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let now = cameras.iter().next().copied();
    if *before != now {
        *before = now;
        redraw.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fitted_board_fills_the_opening_and_stays_inside_it() {
        let spaces: Vec<Vec3> = (0..25)
            .map(|i| Vec3::new((i % 5) as f32, 0.0, -((i / 5) as f32)))
            .collect();
        let centre = Vec3::new(2.0, 0.0, -2.0);
        let points = outline(&spaces, centre);
        let window = Vec2::new(1280.0, 800.0);
        let opening = Rect::new(220.0, 50.0, 1030.0, 740.0);
        for (yaw, pitch) in [(0.0, USUAL_PITCH), (PI, USUAL_PITCH), (0.7, LOW_PITCH)] {
            let view = Quat::from_euler(EulerRot::YXZ, yaw, -pitch, 0.0);
            let (radius, focus) = fit(&points, centre, (yaw, pitch), false, window, opening);
            let eye =
                Transform::from_translation(focus + view * Vec3::Z * radius).with_rotation(view);
            let from_eye = eye.to_matrix().inverse();
            let scale = window.y / 2.0 / (FIELD_OF_VIEW / 2.0).tan();
            let spots = points.iter().map(|&point| {
                let seen = from_eye.transform_point3(point);
                window / 2.0 + Vec2::new(seen.x, -seen.y) / -seen.z * scale
            });
            let bounds = spots
                .map(|spot| Rect::from_corners(spot, spot))
                .reduce(|a, b| a.union(b))
                .unwrap();
            let filled = (bounds.size() / opening.size()).max_element();
            assert!((0.98..1.01).contains(&filled), "{bounds:?}");
            assert!(
                opening.inflate(2.0).contains(bounds.min)
                    && opening.inflate(2.0).contains(bounds.max),
                "{bounds:?}"
            );
        }
    }
}
