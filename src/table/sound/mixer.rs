//! Sounds that are heard at the same time, added up for the loudspeaker.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::Receiver;

/// What is heard now. It lives on the thread of the sound card, which must never wait.
#[derive(Debug)]
pub(super) struct Mixer {
    arriving: Receiver<Vec<f32>>,
    playing: Vec<Playing>,
    /// How many sounds are waiting or heard, for whoever sends them.
    pub(super) count: Arc<AtomicUsize>,
}

/// A sound, and how much of it is over.
#[derive(Debug)]
struct Playing {
    samples: Vec<f32>,
    at: usize,
}

/// More sounds at a time are a noise.
pub(super) const MOST: usize = 12;

impl Mixer {
    pub(super) fn new(arriving: Receiver<Vec<f32>>, count: Arc<AtomicUsize>) -> Self {
        Self {
            arriving,
            playing: Vec::with_capacity(MOST),
            count,
        }
    }

    /// Fills what the sound card asks for, with silence where nothing is heard.
    pub(super) fn fill(&mut self, out: &mut [f32]) {
        while self.playing.len() < MOST
            && let Ok(samples) = self.arriving.try_recv()
        {
            self.playing.push(Playing { samples, at: 0 });
        }
        out.fill(0.0);
        for sound in &mut self.playing {
            let rest = &sound.samples[sound.at..];
            for (sample, more) in out.iter_mut().zip(rest) {
                *sample += more;
            }
            sound.at += rest.len().min(out.len());
        }
        for sample in out.iter_mut() {
            *sample = sample.clamp(-1.0, 1.0);
        }
        let before = self.playing.len();
        self.playing.retain(|sound| sound.at < sound.samples.len());
        let over = before - self.playing.len();
        self.count.fetch_sub(over, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::channel;

    #[test]
    fn sounds_are_added_up_and_go_on_from_piece_to_piece_until_they_are_over() {
        let (send, arriving) = channel();
        let count = Arc::new(AtomicUsize::new(0));
        let mut mixer = Mixer::new(arriving, count.clone());
        let mut out = [9.0; 4];
        mixer.fill(&mut out);
        let hundredths = |out: [f32; 4]| out.map(|it| (it * 100.0).round() as i32);
        assert_eq!(hundredths(out), [0; 4], "silence");
        for samples in [vec![0.25; 6], vec![0.5; 3], vec![0.75; 2]] {
            count.fetch_add(1, Ordering::Relaxed);
            send.send(samples).unwrap();
        }
        mixer.fill(&mut out);
        assert_eq!(hundredths(out), [100, 100, 75, 25], "never beyond 1");
        assert_eq!(count.load(Ordering::Relaxed), 1);
        mixer.fill(&mut out);
        assert_eq!(hundredths(out), [25, 25, 0, 0]);
        assert_eq!(count.load(Ordering::Relaxed), 0);
    }
}
