//! The window on the screen: it covers it where that is wanted, and a window whose screen is gone comes to one that is there.

use crate::app::FullScreen;
use bevy::prelude::*;
use bevy::window::{Monitor, MonitorSelection, PrimaryWindow, WindowMode, WindowPosition};

/// What of a window's upper edge must be on a screen, so that it can be taken hold of.
const GRIP: IVec2 = IVec2::new(120, 40);

/// Places the window in [`Update`].
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            cover_screen.run_if(resource_changed::<FullScreen>),
            come_to_a_screen,
        ),
    );
}

/// Covers the screen with the window, or lets it be a window again.
fn cover_screen(wanted: Res<FullScreen>, mut windows: Query<&mut Window, With<PrimaryWindow>>) {
    let mode = if wanted.0 {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    };
    for mut window in &mut windows {
        let covers = window.mode != WindowMode::Windowed;
        if covers != wanted.0 {
            window.mode = mode;
        }
    }
}

/// Brings the window to a screen once, as soon as the screens are known: the one that it was on may be gone.
fn come_to_a_screen(
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    monitors: Query<&Monitor>,
    mut done: Local<bool>,
) {
    if *done || monitors.is_empty() {
        return;
    }
    *done = true;
    let screens: Vec<IRect> = monitors.iter().map(area).collect();
    for mut window in &mut windows {
        let size = window.physical_size().as_ivec2();
        if let WindowPosition::At(at) = window.position
            && let Some(at) = moved_to_a_screen(&screens, at, size)
        {
            window.position = WindowPosition::At(at);
        }
    }
}

/// What a screen covers of all of them together.
fn area(monitor: &Monitor) -> IRect {
    let size = UVec2::new(monitor.physical_width, monitor.physical_height);
    let corner = monitor.physical_position;
    IRect::from_corners(corner, corner + size.as_ivec2())
}

/// Where a window must go so that a person can take hold of it; `None` where it is well placed.
fn moved_to_a_screen(screens: &[IRect], at: IVec2, size: IVec2) -> Option<IVec2> {
    let grip = GRIP.min(size);
    let edge = IRect::from_corners(at, at + IVec2::new(size.x, grip.y));
    let within_reach = |screen: &IRect| {
        let seen = screen.intersect(edge);
        seen.width() >= grip.x && seen.height() >= grip.y
    };
    if screens.iter().any(within_reach) {
        return None;
    }
    let away = |screen: &&IRect| (screen.center() - (at + size / 2)).length_squared();
    let screen = screens.iter().min_by_key(away)?;
    Some(at.min(screen.max - size).max(screen.min))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: IVec2 = IVec2::new(1280, 800);

    fn screens() -> [IRect; 2] {
        [
            IRect::new(0, 0, 1920, 1080),
            IRect::new(1920, -200, 4480, 1240),
        ]
    }

    #[test]
    fn a_window_stays_where_its_upper_edge_can_be_taken_hold_of() {
        for at in [(0, 0), (1800, 1000), (4300, 0), (-1100, 500), (2000, -200)] {
            assert_eq!(moved_to_a_screen(&screens(), at.into(), SIZE), None);
        }
    }

    #[test]
    fn a_window_whose_screen_is_gone_comes_wholly_to_the_nearest_one() {
        for (at, there) in [
            ((6000, 300), (3200, 300)),
            ((300, -2000), (300, 0)),
            ((-5000, 100), (0, 100)),
            ((500, 5000), (500, 280)),
        ] {
            let moved = moved_to_a_screen(&screens(), at.into(), SIZE);
            assert_eq!(moved, Some(there.into()), "{at:?}");
        }
        // One that is larger than the screen begins where the screen does.
        let small = [IRect::new(0, 0, 1024, 768)];
        let moved = moved_to_a_screen(&small, IVec2::new(2000, 900), SIZE);
        assert_eq!(moved, Some(IVec2::ZERO));
        assert_eq!(moved_to_a_screen(&[], IVec2::ZERO, SIZE), None);
    }
}
