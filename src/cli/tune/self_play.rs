//! Games of the engine against itself, from openings that a seed decides.

use crate::ai::{Limits, Score, SearchGame, StopFlag, TranspositionTable, search};
use crate::cli::progress::Progress;
use crate::rules::{Color, Outcome, Played};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

/// Games longer than this count as draws.
const LONGEST: u32 = 300;

/// How many games, and how they are played.
#[derive(Copy, Clone, Debug)]
pub(super) struct SelfPlay {
    pub(super) games: u32,
    /// How many nodes a move is thought about.
    pub(super) nodes: u64,
    /// Random plies before the engine takes over, and sometimes one more.
    pub(super) opening: u32,
    pub(super) seed: u64,
    /// How many games at a time.
    pub(super) threads: u16,
}

/// What was kept of a position, and how many half points White made in the end.
#[derive(Copy, Clone, Debug)]
pub(super) struct Kept<T> {
    pub(super) what: T,
    pub(super) white: u8,
}

impl SelfPlay {
    /// What `keep` makes of each position and its score, in the order of the games whoever finished first.
    pub(super) fn collect<P: SearchGame, T: Send>(
        &self,
        setup: &P::Setup,
        weights: &P::Weights,
        keep: impl Fn(&P, Score) -> Option<T> + Sync,
    ) -> Vec<Kept<T>> {
        let next = AtomicU32::new(0);
        let all = Mutex::new(Vec::new());
        let progress = Progress::new("games", self.games.into());
        std::thread::scope(|scope| {
            for _ in 0..self.threads {
                scope.spawn(|| {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.games {
                            break;
                        }
                        let kept = self.play(number, setup, weights, &keep);
                        if let Ok(mut all) = all.lock() {
                            all.push((number, kept));
                        }
                        progress.step();
                    }
                });
            }
        });
        let mut all = all.into_inner().unwrap_or_default();
        all.sort_by_key(|&(number, _)| number);
        all.into_iter().flat_map(|(_, kept)| kept).collect()
    }

    fn play<P: SearchGame, T>(
        &self,
        number: u32,
        setup: &P::Setup,
        weights: &P::Weights,
        keep: &impl Fn(&P, Score) -> Option<T>,
    ) -> Vec<Kept<T>> {
        let seed = self
            .seed
            .wrapping_mul(0x9E37_79B9)
            .wrapping_add(number.into());
        let mut random = fastrand::Rng::with_seed(seed);
        let mut game = Played::<P>::new(setup);
        for _ in 0..self.opening + random.u32(0..2) {
            let legal = game.legal_moves();
            if legal.is_empty() || game.play(legal[random.usize(..legal.len())]).is_err() {
                break;
            }
        }
        let mut kept = Vec::new();
        let mut table = TranspositionTable::default();
        while game.outcome().is_none() && game.position().ply() < LONGEST {
            let limits = Limits::nodes(self.nodes);
            let stop = StopFlag::default();
            let found = search(&game, weights, limits, &stop, &mut table, |_| {});
            let Some(found) = found else { break };
            kept.extend(keep(game.position(), found.info.score));
            if game.play(found.best).is_err() {
                break;
            }
        }
        let white = match game.outcome().and_then(Outcome::winner) {
            None => 1,
            Some(Color::White) => 2,
            Some(Color::Black) => 0,
        };
        let kept = kept.into_iter();
        kept.map(|what| Kept { what, white }).collect()
    }
}
