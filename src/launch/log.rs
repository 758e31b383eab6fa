//! The log on standard error: empty unless `RUST_LOG` asks for it, and in colour only on a terminal.

use bevy::log::tracing_subscriber::fmt::Layer;
use bevy::log::{Level, LogPlugin};
use std::env;
use std::io::{self, IsTerminal};

/// What is said without being asked: what stops the game from being seen. Drivers and the window system complain about much that
/// nobody can do anything about.
const QUIET: &str = "wgpu=off,wgpu_hal=off,wgpu_core=off,naga=off,bevy_winit=off,winit=off,bevy_render=off,bevy_egui=off";

/// Bevy's log, as quiet as a program should be.
pub(super) fn plugin() -> LogPlugin {
    LogPlugin {
        filter: QUIET.to_owned(),
        level: Level::ERROR,
        fmt_layer: |_| {
            let layer = Layer::default()
                .with_ansi(coloured())
                .with_writer(io::stderr);
            Some(Box::new(layer))
        },
        ..Default::default()
    }
}

/// Whether the log may have colours: on a terminal, unless the person wants none anywhere (<https://no-color.org>).
fn coloured() -> bool {
    let unwanted = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    io::stderr().is_terminal() && !unwanted
}

/// Keeps what graphics drivers and window systems print while they are loaded off standard error, until this is dropped. They write
/// there behind everybody's back; with `RUST_LOG` it is to be read.
#[cfg(unix)]
pub(super) fn hold_back_libraries() -> Option<gag::Gag> {
    let quiet = env::var_os("RUST_LOG").is_none();
    quiet.then(gag::Gag::stderr)?.ok()
}

#[cfg(not(unix))]
pub(super) fn hold_back_libraries() {}
