//! How long a move may take by a clock, so that the clock never runs out.

use std::time::Duration;

/// What a side's clock says when its turn begins.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct ClockTime {
    pub left: Duration,
    /// What each move brings back.
    pub increment: Duration,
}

/// A move takes such a share of what is left.
const SHARE: u32 = 25;
/// A game may go on for so many moves, and each of them costs the lag.
const MOVES: u32 = 100;

impl ClockTime {
    /// How long to think, where an answer loses `lag` on its way. Nothing where the clock has no time to spare: then the
    /// first move that comes to mind is played.
    pub fn for_a_move(self, lag: Duration) -> Duration {
        // What an increment doesn't give back of the lag is kept for the moves to come.
        let lost = lag.saturating_sub(self.increment);
        let kept = (lost * MOVES).max(2 * lag);
        let spare = self.left.saturating_sub(kept);
        let gained = self.increment.saturating_sub(lag) * 4 / 5;
        let time = (spare / SHARE + gained).min(spare / 2);
        // A moment's look costs little beside the lag, and saves from the worst.
        let look = if self.left > 10 * lag {
            lag / 4
        } else {
            Duration::ZERO
        };
        time.max(look)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn millis(millis: u64) -> Duration {
        Duration::from_millis(millis)
    }

    /// What is left after so many moves, each as long as it may be and up to the lag late; `None` where time ran out.
    fn play(mut clock: ClockTime, lag: Duration, moves: u32) -> Option<Duration> {
        let mut random = fastrand::Rng::with_seed(u64::from(moves));
        for _ in 0..moves {
            let late = lag.mul_f64(random.f64());
            clock.left = clock.left.checked_sub(clock.for_a_move(lag) + late)?;
            clock.left += clock.increment;
        }
        Some(clock.left)
    }

    #[test]
    fn no_game_is_lost_on_time() {
        for left in [1_000, 3_000, 60_000, 900_000] {
            for increment in [0, 10, 100, 2_000, 30_000] {
                for lag in [0, 1, 10] {
                    let clock = ClockTime {
                        left: millis(left),
                        increment: millis(increment),
                    };
                    let rest = play(clock, millis(lag), 150);
                    let saved = increment >= lag || u64::from(150 * lag as u32) < left;
                    assert!(rest.is_some() || !saved, "{clock:?}, {lag} ms late");
                }
            }
        }
    }

    #[test]
    fn a_long_game_with_increments_keeps_its_time() {
        let clock = ClockTime {
            left: millis(2_000),
            increment: millis(1_000),
        };
        assert!(play(clock, millis(100), 5_000) > Some(millis(500)));
    }

    #[test]
    fn a_move_takes_a_share_of_the_clock_and_most_of_the_increment() {
        let clock = |left, increment| ClockTime {
            left: millis(left),
            increment: millis(increment),
        };
        let minutes = clock(300_000, 0).for_a_move(millis(20));
        assert!(
            (millis(10_000)..millis(13_000)).contains(&minutes),
            "{minutes:?}"
        );
        let more = clock(300_000, 5_000).for_a_move(millis(20));
        assert!((millis(15_000)..millis(17_000)).contains(&more), "{more:?}");
        // However much comes back later, it isn't there yet.
        assert!(clock(1_000, 30_000).for_a_move(millis(20)) <= millis(500));
        assert_eq!(clock(30, 0).for_a_move(millis(20)), Duration::ZERO);
        assert_eq!(clock(0, 0).for_a_move(Duration::ZERO), Duration::ZERO);
    }
}
