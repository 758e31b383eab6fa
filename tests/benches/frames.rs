//! What the table costs next to a bare Bevy scene with as many meshes, measured in one run: the cost of a frame, the time
//! to the first one, the pace while orbiting, and what an idle window takes. Opens windows of 1280×720, one after the other.
//!
//! `cargo bench --bench frames` prints the ratios. No figure here fails a build: machines differ, ratios less.

use bevy::prelude::*;
use bevy::window::{PresentMode, RequestRedraw, WindowResolution};
use bevy_panorbit_camera::PanOrbitCamera;
use std::collections::BTreeMap;
use std::process::Command;
use std::time::{Duration, Instant};
use strata::ai::Strength;
use strata::app::{AnalysisOn, MasterTime, Screen, Seats, Session};
use strata::app::{Quality, QualityChoice};
use strata::launch::{self, preflight};
use strata::rules::{Game, Setup};
use strata::table::lights;

const WIDTH: u32 = 1280;
const HEIGHT: u32 = 720;
/// How long pipelines may take to compile before frames are counted, and how long they are counted.
const WARM_UP: Duration = Duration::from_secs(8);
const COUNTED: Duration = Duration::from_secs(6);
/// And how many frames at the least, on a machine that is busy with something else.
const FEWEST: u32 = 6;
const IDLE: Duration = Duration::from_secs(20);
const STARTS: usize = 8;
const DRAWINGS: usize = 5;
const THINKINGS: usize = 3;

fn main() {
    let words: Vec<String> = std::env::args()
        .skip(1)
        .filter(|word| word != "--bench")
        .collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        [] => compare(),
        ["table", quality] => table(quality, Beside::Nothing),
        ["thinking", quality] => table(quality, Beside::Master),
        ["analysing", quality] => table(quality, Beside::Analysis),
        ["start"] => start(),
        ["bare", meshes, triangles] => bare(
            meshes.parse().unwrap_or(100),
            triangles.parse().unwrap_or(100_000),
        ),
        ["window"] => bare(0, 0),
        _ => eprintln!(
            "frames: no arguments, or one of: start, table auto|high|medium|low, thinking auto|high|medium|low, analysing auto|high|medium|low, bare MESHES TRIANGLES, window"
        ),
    }
}

/// What one run reports: its figures by their names.
#[derive(Clone, Debug)]
struct Report {
    run: String,
    figures: BTreeMap<String, f64>,
}

/// Runs this program with other words. What ends otherwise than it should is told, and ends the benchmark: a ratio of what
/// wasn't measured would look like one.
fn run(words: &[&str]) -> Report {
    let myself = std::env::current_exe().expect("this program has a path");
    let output = Command::new(myself)
        .args(words)
        .output()
        .expect("it can run itself");
    let run = words.join(" ");
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        fail(&format!("the run {run:?} broke off:\n{said}"));
    }
    let text = String::from_utf8_lossy(&output.stdout);
    let figures = text.lines().filter_map(|line| {
        let (name, figure) = line.rsplit_once(' ')?;
        Some((name.to_owned(), figure.parse().ok()?))
    });
    Report {
        run,
        figures: figures.collect(),
    }
}

fn fail(why: &str) -> ! {
    eprintln!("frames: {why}");
    std::process::exit(1);
}

impl Report {
    fn get(&self, name: &str) -> f64 {
        match self.figures.get(name) {
            Some(figure) => *figure,
            None => fail(&format!(
                "the run {:?} said nothing of its {name}",
                self.run
            )),
        }
    }

    /// The better figures of two runs: what else the machine does only makes them worse.
    fn least(mut self, other: Self) -> Self {
        for (name, figure) in other.figures {
            let least = self.figures.entry(name).or_insert(figure);
            *least = least.min(figure);
        }
        self
    }
}

/// The best of some runs of two things, in turns, so that a machine that slows down slows down both.
fn in_turns(times: usize, a: &[&str], b: &[&str]) -> [Report; 2] {
    let both = || [run(a), run(b)];
    (1..times).fold(both(), |[a, b], _| {
        let [next_a, next_b] = both();
        [a.least(next_a), b.least(next_b)]
    })
}

fn compare() {
    let auto = run(&["table", "auto"]);
    let [meshes, triangles] = ["meshes", "triangles"].map(|name| auto.get(name).to_string());
    let [high, bare] = in_turns(DRAWINGS, &["table", "high"], &["bare", &meshes, &triangles]);
    println!("a full board of {meshes} meshes with {triangles} triangles at {WIDTH}×{HEIGHT}");
    println!(
        "frame while orbiting   auto {:.0} ms ({:.1} a second; wanted without a graphics card: 24)   high {:.0} ms   \
         bare scene {:.0} ms",
        auto.get("frame"),
        1000.0 / auto.get("frame"),
        high.get("frame"),
        bare.get("frame")
    );
    println!(
        "  processor time a frame   auto {:.0} ms   high {:.0} ms   bare {:.0} ms",
        auto.get("frame-cpu"),
        high.get("frame-cpu"),
        bare.get("frame-cpu")
    );
    println!(
        "  to the bare scene   auto ×{:.2}   high ×{:.2}   (wanted: at most ×1.5)",
        auto.get("frame-cpu") / bare.get("frame-cpu"),
        high.get("frame-cpu") / bare.get("frame-cpu")
    );
    let [alone, beside] = in_turns(THINKINGS, &["table", "low"], &["thinking", "low"]);
    println!(
        "frame while Master thinks on all cores   low {:.0} ms, without it {:.0} ms: ×{:.2}",
        beside.get("frame"),
        alone.get("frame"),
        beside.get("frame") / alone.get("frame")
    );
    let [alone, beside] = in_turns(THINKINGS, &["table", "low"], &["analysing", "low"]);
    println!(
        "frame while analysing   low {:.0} ms, without it {:.0} ms: ×{:.2}   (wanted: at most ×1.2)",
        beside.get("frame"),
        alone.get("frame"),
        beside.get("frame") / alone.get("frame")
    );
    let [start, window] = in_turns(STARTS, &["start"], &["window"]);
    println!(
        "start to first frame   {:.0} ms, a bare window {:.0} ms: ×{:.2}   (wanted: at most ×1.5)   processor time ×{:.2}",
        start.get("first frame"),
        window.get("first frame"),
        start.get("first frame") / window.get("first frame"),
        start.get("first frame-cpu") / window.get("first frame-cpu")
    );
    println!(
        "idle   {:.2} % of a core   (wanted: under 1 %)",
        auto.get("idle")
    );
}

/// When this program started, as the system knows it.
fn since_start() -> Duration {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let started = stat
        .rsplit(')')
        .next()
        .and_then(|rest| rest.split_whitespace().nth(19)?.parse::<f64>().ok());
    let uptime = std::fs::read_to_string("/proc/uptime").unwrap_or_default();
    let now = uptime
        .split_whitespace()
        .next()
        .and_then(|secs| secs.parse::<f64>().ok());
    match (started, now) {
        (Some(started), Some(now)) => Duration::from_secs_f64((now - started / 100.0).max(0.0)),
        _ => Duration::ZERO,
    }
}

/// The processor time that this program has used.
fn processor_time() -> Duration {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let ticks: f64 = stat.rsplit(')').next().map_or(0.0, |rest| {
        rest.split_whitespace()
            .skip(11)
            .take(2)
            .filter_map(|word| word.parse::<f64>().ok())
            .sum()
    });
    Duration::from_secs_f64(ticks / 100.0)
}

#[derive(Resource)]
struct Stopwatch {
    first: bool,
    opened: Instant,
    warm_up: u32,
    /// Frames since the counting began, when, and the processor time then.
    counted: Option<(u32, Instant, Duration)>,
    idle: bool,
    then: Then,
}

/// What a run does after its first frame.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Then {
    Quit,
    Count,
    CountAndIdle,
}

fn watch(app: &mut App, then: Then) {
    app.insert_resource(Stopwatch {
        first: true,
        opened: Instant::now(),
        warm_up: 0,
        counted: None,
        idle: false,
        then,
    })
    .add_systems(Last, tick);
}

fn tick(
    mut watch: ResMut<Stopwatch>,
    shapes: Res<Assets<Mesh>>,
    meshes: Query<(&ViewVisibility, &Mesh3d)>,
    mut cameras: Query<&mut PanOrbitCamera>,
    mut bare_cameras: Query<&mut Transform, (With<Camera3d>, Without<PanOrbitCamera>)>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut exits: MessageWriter<AppExit>,
) {
    if watch.first {
        watch.first = false;
        println!("first frame {}", since_start().as_millis());
        println!("first frame-cpu {}", processor_time().as_millis());
        if watch.then == Then::Quit {
            exits.write(AppExit::Success);
            return;
        }
    }
    // A sleeping window is not asked any more: a thread of its own ends the run.
    if watch.idle {
        return;
    }
    let now = Instant::now();
    if let Some((frames, since, used)) = &mut watch.counted {
        *frames += 1;
        let took = now - *since;
        if took >= COUNTED && *frames >= FEWEST {
            let each = f64::from(*frames);
            println!("frame {}", took.as_secs_f64() * 1000.0 / each);
            println!(
                "frame-cpu {}",
                processor_time().saturating_sub(*used).as_secs_f64() * 1000.0 / each
            );
            let seen = meshes.iter().filter(|(seen, _)| seen.get());
            // What has gone to the graphics card for good, as the room has, can't be counted any more.
            let corners = |mesh: &Mesh3d| Some(shapes.get(&mesh.0)?.try_indices().ok()?.len());
            let corners: usize = seen.clone().filter_map(|(_, mesh)| corners(mesh)).sum();
            println!("meshes {}", seen.count());
            println!("triangles {}", corners / 3);
            if watch.then == Then::Count {
                exits.write(AppExit::Success);
                return;
            }
            watch.idle = true;
            std::thread::spawn(|| {
                std::thread::sleep(Duration::from_secs(5));
                let before = processor_time();
                std::thread::sleep(IDLE);
                let used = processor_time().saturating_sub(before);
                println!("idle {}", used.as_secs_f64() / IDLE.as_secs_f64() * 100.0);
                std::process::exit(0);
            });
            return;
        }
    } else if now - watch.opened >= WARM_UP && watch.warm_up >= FEWEST {
        watch.counted = Some((0, now, processor_time()));
    }
    watch.warm_up += 1;
    redraw.write(RequestRedraw);
    // First the camera finds its place.
    if now - watch.opened < WARM_UP / 2 {
        return;
    }
    for mut camera in &mut cameras {
        camera.target_yaw += 0.03;
    }
    for mut camera in &mut bare_cameras {
        camera.rotate_around(Vec3::ZERO, Quat::from_rotation_y(0.03));
    }
}

/// The app as a person starts it, with the look around that comes before the window.
fn start() {
    if let Err(missing) = preflight::check() {
        eprintln!("{missing}");
        return;
    }
    let mut app = launch::window(None);
    app.add_systems(Startup, size);
    watch(&mut app, Then::Quit);
    app.run();
}

/// What goes on beside the drawing.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Beside {
    Nothing,
    /// An opponent thinks all the while.
    Master,
    /// The position is analysed.
    Analysis,
}

/// The app with a full board, Tak on 8×8 with a stone on almost every square.
fn table(quality: &str, beside: Beside) {
    let setup: Setup = "tak8".parse().expect("a set-up word");
    // Nobody has a road: the game goes on.
    let rows = ["2,1,2S,1,2,x,2,1/1,2,1S,2,1,x,1,2"; 4].join("/");
    let game = Game::read_position(&setup, &format!("{rows} 1 40")).expect("a full board");
    let opponent = (beside == Beside::Master).then_some(Strength::Master);
    let mut app = launch::window(None);
    app.insert_resource(Session::from_game(game))
        .insert_resource(Seats::of_levels([opponent; 2]))
        .insert_resource(AnalysisOn(beside == Beside::Analysis))
        .insert_resource(MasterTime(Duration::from_secs(600)))
        .insert_state(Screen::Play);
    app.insert_resource(match quality {
        "high" => QualityChoice::Always(Quality::High),
        "medium" => QualityChoice::Always(Quality::Medium),
        "low" => QualityChoice::Always(Quality::Low),
        _ => QualityChoice::Auto,
    });
    app.add_systems(Startup, size);
    let then = if quality == "auto" && beside == Beside::Nothing {
        Then::CountAndIdle
    } else {
        Then::Count
    };
    watch(&mut app, then);
    app.run();
}

fn size(mut windows: Query<&mut Window>) {
    for mut window in &mut windows {
        window.resolution = WindowResolution::new(WIDTH, HEIGHT);
    }
}

/// As many discs of as many triangles on a plane, under the same lights with the same shadows and smoothing, and with what
/// else Bevy does by itself. None at all: just a window.
fn bare(meshes: usize, triangles: usize) {
    let mut app = App::new();
    app.add_plugins(DefaultPlugins.set(WindowPlugin {
        primary_window: Some(Window {
            resolution: WindowResolution::new(WIDTH, HEIGHT),
            present_mode: PresentMode::AutoVsync,
            ..default()
        }),
        ..default()
    }));
    if meshes > 0 {
        app.add_plugins(lights::plugin)
            .add_observer(lights::add_environment_map);
        app.add_systems(
            Startup,
            move |mut commands: Commands,
                  mut shapes: ResMut<Assets<Mesh>>,
                  mut materials: ResMut<Assets<StandardMaterial>>| {
                // A cylinder has two triangles a facet on its wall and one, less two, on each end.
                let facets = 24;
                let each = triangles / meshes;
                let segments = (each.saturating_sub(2 * facets) / (2 * facets)).max(1);
                let disc = Cylinder::new(0.4, 0.2).mesh();
                let disc = disc.resolution(facets as u32).segments(segments as u32);
                let disc = shapes.add(disc.build());
                let plane = shapes.add(Plane3d::default().mesh().size(32.0, 32.0));
                let paint = [Color::srgb(0.9, 0.85, 0.7), Color::srgb(0.15, 0.14, 0.15)]
                    .map(|color| materials.add(color));
                commands.spawn((
                    Mesh3d(plane),
                    MeshMaterial3d(materials.add(Color::srgb(0.3, 0.35, 0.35))),
                ));
                let side = (meshes as f32).sqrt().ceil() as usize;
                for i in 0..meshes - 1 {
                    let (x, z) = (i % side, i / side);
                    let at = Vec3::new(
                        x as f32 - side as f32 / 2.0,
                        0.1,
                        z as f32 - side as f32 / 2.0,
                    );
                    commands.spawn((
                        Mesh3d(disc.clone()),
                        MeshMaterial3d(paint[i % 2].clone()),
                        Transform::from_translation(at * 8.0 / side as f32),
                    ));
                }
            },
        );
    }
    app.add_systems(Startup, |mut commands: Commands| {
        commands.spawn((
            Camera3d::default(),
            Msaa::Sample4,
            Transform::from_xyz(0.0, 9.0, 8.0).looking_at(Vec3::ZERO, Vec3::Y),
        ));
    });
    app.insert_resource(bevy::winit::WinitSettings::continuous());
    let then = if meshes > 0 { Then::Count } else { Then::Quit };
    watch(&mut app, then);
    app.run();
}
