//! The sound card, by way of `maudio`: the only file that knows it.

use super::mixer::{MOST, Mixer};
use super::synthesis::RATE;
use maudio::audio::sample_rate::SampleRate;
use maudio::backend::Backend;
use maudio::context::ContextBuilder;
use maudio::device::device_builder::{DeviceBuilder, DeviceBuilderOps};
use maudio::device::{Device as Card, DeviceOps};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};

/// What the systems have, the best first. Not JACK, whose library complains on standard error wherever it isn't running, and not the one
/// that plays to nobody.
const BACKENDS: [Backend; 7] = [
    Backend::Wasapi,
    Backend::CoreAudio,
    Backend::PulseAudio,
    Backend::Alsa,
    Backend::Sndio,
    Backend::Audio4,
    Backend::Oss,
];

/// An open sound card.
pub(super) struct Device {
    card: Card<f32>,
    sounds: Sender<Vec<f32>>,
    /// How many sounds are waiting or heard.
    count: Arc<AtomicUsize>,
}

impl Device {
    /// Opens the system's sound card. It may take a while; `None` where there is none.
    pub(super) fn open() -> Option<Self> {
        let _quiet = hold_back_libraries();
        let (sounds, arriving) = channel();
        let count = Arc::new(AtomicUsize::new(0));
        let mut mixer = Mixer::new(arriving, count.clone());
        let context = ContextBuilder::new()
            .preferred_backends(BACKENDS)
            .build()
            .ok()?;
        let mut card = DeviceBuilder::playback()
            .f32()
            .playback_channels(1)
            .sample_rate(SampleRate::try_from(RATE).ok()?)
            .context(&context)
            .with_callback(move |_, out| mixer.fill(out))
            .ok()?;
        card.device_start().ok()?;
        Some(Self {
            card,
            sounds,
            count,
        })
    }

    /// Plays a sound; not where the card has gone away.
    pub(super) fn play(&self, samples: Vec<f32>) -> Result<(), Vec<f32>> {
        if !self.card.is_started() || self.card.data_callback_panicked() {
            return Err(samples);
        }
        if self.count.fetch_add(1, Ordering::Relaxed) >= MOST {
            // Nobody would hear it, and the card may be stuck.
            self.count.fetch_sub(1, Ordering::Relaxed);
            return Ok(());
        }
        self.sounds.send(samples).map_err(|unsent| unsent.0)
    }
}

/// Keeps what the libraries of the sound card print while they are loaded off standard error, until this is dropped; with `RUST_LOG` it
/// is to be read.
#[cfg(unix)]
fn hold_back_libraries() -> Option<gag::Gag> {
    let quiet = std::env::var_os("RUST_LOG").is_none();
    quiet.then(gag::Gag::stderr)?.ok()
}

#[cfg(not(unix))]
fn hold_back_libraries() {}
