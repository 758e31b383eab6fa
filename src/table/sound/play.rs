//! From what is to be heard to the thread that plays it. The table never waits for a sound: where there is no sound card, or
//! where it goes away, there is silence.

use super::catalogue::Sound;
use super::device::Device;
use super::synthesis::synthesise;
use crate::app::{SoundChoice, WakingMessages};
use bevy::prelude::*;
use fastrand::Rng;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// Something is to be heard now.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub struct PlaySound(pub Sound);

/// A sound for the thread that plays it.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Order {
    pub sound: Sound,
    /// How many times as loud as it is made.
    pub gain: f32,
    asked: Instant,
}

/// Where sounds go. Without it nothing is played.
#[derive(Resource, Debug)]
pub struct Speaker {
    orders: Option<Sender<Order>>,
    /// Closed when the thread has ended.
    running: Option<Mutex<Receiver<()>>>,
}

/// After so long without a sound the card is closed: an open one costs time, and others may want it.
const CLOSED_AFTER: Duration = Duration::from_secs(10);
/// How long no card is looked for after there was none.
const TRY_AGAIN_AFTER: Duration = Duration::from_secs(20);
/// A sound that comes later than this would be another event's.
const LATEST: Duration = Duration::from_millis(400);
/// How long the end of the program waits for the card to be closed.
const LONGEST_END: Duration = Duration::from_millis(300);
/// Sounds vary, but not from run to run.
const SEED: u64 = 0x5712_a7a5;

/// Plays in [`Last`] what the frame has asked for.
pub(super) fn plugin(app: &mut App) {
    app.add_waking_message::<PlaySound>()
        .add_systems(Last, send_orders);
}

impl Speaker {
    /// Starts the thread that plays sounds. It opens the sound card with the first of them.
    pub fn start() -> Self {
        let (orders, received) = channel();
        let (alive, running) = channel();
        let thread = thread::Builder::new().name("sound".to_owned());
        // Without a thread there is silence.
        let _ = thread.spawn(move || {
            play_orders(&received);
            drop(alive);
        });
        Self {
            orders: Some(orders),
            running: Some(Mutex::new(running)),
        }
    }

    /// A speaker that nobody hears, with what it is asked to play.
    pub fn into_channel() -> (Self, Receiver<Order>) {
        let (orders, received) = channel();
        let speaker = Self {
            orders: Some(orders),
            running: None,
        };
        (speaker, received)
    }
}

impl Drop for Speaker {
    /// Lets the thread close the card before the program ends, unless that takes long.
    fn drop(&mut self) {
        self.orders = None;
        if let Some(running) = self.running.take()
            && let Ok(running) = running.into_inner()
        {
            let _ = running.recv_timeout(LONGEST_END);
        }
    }
}

/// How many times as loud a sound is played, by what the person has chosen; nothing where it is not to be heard.
fn gain(choice: SoundChoice) -> Option<f32> {
    let volume = f32::from(choice.volume.min(100)) / 100.0;
    // Ears hear twice as loud what is ten times as strong; the square is near enough.
    (!choice.mute && choice.volume > 0).then_some(volume * volume)
}

/// Sends what is to be heard, each sound once a frame: several stones that come down together are one blow.
fn send_orders(
    mut wanted: MessageReader<PlaySound>,
    choice: Res<SoundChoice>,
    speaker: Option<Res<Speaker>>,
) {
    let mut sounds: Vec<Sound> = Vec::new();
    for PlaySound(sound) in wanted.read() {
        if !sounds.contains(sound) {
            sounds.push(*sound);
        }
    }
    let Some((orders, gain)) = speaker
        .as_ref()
        .and_then(|speaker| speaker.orders.as_ref())
        .zip(gain(*choice))
    else {
        return;
    };
    for sound in sounds {
        let asked = Instant::now();
        // Where the thread has ended there is silence.
        let _ = orders.send(Order { sound, gain, asked });
    }
}

/// Plays orders until nobody can give any more.
fn play_orders(orders: &Receiver<Order>) {
    let mut rng = Rng::with_seed(SEED);
    let mut device: Option<Device> = None;
    let mut missing_since: Option<Instant> = None;
    loop {
        let order = if device.is_some() {
            orders.recv_timeout(CLOSED_AFTER)
        } else {
            orders.recv().map_err(|_| RecvTimeoutError::Disconnected)
        };
        match order {
            Ok(order) => {
                let mut samples = synthesise(order.sound, &mut rng);
                for sample in &mut samples {
                    *sample *= order.gain;
                }
                if let Some(open) = device.take() {
                    match open.play(samples) {
                        Ok(()) => {
                            device = Some(open);
                            continue;
                        }
                        // It has gone away; perhaps there is another.
                        Err(unheard) => samples = unheard,
                    }
                }
                if missing_since.is_some_and(|since| since.elapsed() < TRY_AGAIN_AFTER) {
                    continue;
                }
                device = Device::open();
                missing_since = device.is_none().then(Instant::now);
                if let Some(open) = &device
                    && order.asked.elapsed() < LATEST
                {
                    let _ = open.play(samples);
                }
            }
            Err(RecvTimeoutError::Timeout) => device = None,
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}
