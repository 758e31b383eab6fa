//! Ctrl+C in the terminal and a session's end: the app ends at once and saved, also while its window sleeps.

use crate::app::waker;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

/// The exit code that a signal asks for, 0 before there was one.
#[derive(Resource, Clone, Debug, Default)]
struct Asked(Arc<AtomicU8>);

/// What a shell takes for an end by a signal: this and the signal's number.
const BY_SIGNAL: u8 = 128;

/// Listens for signals from now on, and ends the app in [`First`] after one. The window must be there already: the listener wakes it.
pub(super) fn plugin(app: &mut App) {
    let asked = Asked::default();
    let wake = waker(app.world().get_resource::<EventLoopProxyWrapper>());
    let flag = Arc::clone(&asked.0);
    let hear = move |signal: u8| {
        // Who asks twice doesn't want to wait.
        if flag.swap(BY_SIGNAL + signal, Ordering::Relaxed) != 0 {
            std::process::exit((BY_SIGNAL + signal).into());
        }
        wake();
    };
    if let Err(error) = listen(hear) {
        warn!("signals can't be heard: {error}");
    }
    app.insert_resource(asked)
        .add_systems(First, end_when_asked);
}

#[cfg(unix)]
fn listen(hear: impl Fn(u8) + Send + 'static) -> std::io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    let mut signals = signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGTERM])?;
    std::thread::Builder::new()
        .name("signals".to_owned())
        .spawn(move || signals.forever().for_each(|signal| hear(signal as u8)))?;
    Ok(())
}

#[cfg(not(unix))]
fn listen(hear: impl Fn(u8) + Send + 'static) -> Result<(), bevy::app::ctrlc::Error> {
    const INTERRUPT: u8 = 2;
    bevy::app::ctrlc::set_handler(move || hear(INTERRUPT))
}

/// Ends the app after a signal. What is left to be saved is saved when the library is dropped.
fn end_when_asked(asked: Res<Asked>, mut exits: MessageWriter<AppExit>) {
    let code = asked.0.load(Ordering::Relaxed);
    if code != 0 {
        exits.write(AppExit::from_code(code));
    }
}
