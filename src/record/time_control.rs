//! How much time the players have: minutes for the whole game and seconds for each move, as PTN's `Clock` tag tells it.
//!
//! ```
//! use strata::record::time_control::TimeControl;
//!
//! let control: TimeControl = "10:0 +5".parse().unwrap();
//! assert_eq!((control.base_secs, control.increment_secs), (600, 5));
//! assert_eq!(control.to_string(), "10:0 +5");
//! ```

use std::fmt;
use std::str::FromStr;

/// The tag of a game that is played by the clock.
pub const CLOCK: &str = "Clock";
/// Our own tags: what is left on the clocks of White and Black, and that running out ends nothing.
pub const TIME_LEFT: &str = "TimeLeft";
pub const CLOCK_ENDS: &str = "ClockEnds";

/// A day is more than anybody plays.
const MOST_SECS: u32 = 24 * 60 * 60;

/// Time for the whole game, and what each move adds.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct TimeControl {
    pub base_secs: u32,
    pub increment_secs: u32,
}

impl TimeControl {
    pub const fn new(minutes: u32, increment_secs: u32) -> Self {
        Self {
            base_secs: minutes * 60,
            increment_secs,
        }
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (minutes, secs) = (self.base_secs / 60, self.base_secs % 60);
        write!(f, "{minutes}:{secs} +{}", self.increment_secs)
    }
}

impl FromStr for TimeControl {
    type Err = ();

    /// Minutes and seconds, then the increment where there is one; what else stands there is another program's.
    fn from_str(text: &str) -> Result<Self, ()> {
        let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
        let increment = increment.split_whitespace().next().unwrap_or("0");
        let control = Self {
            base_secs: read_time(base.trim()).ok_or(())?,
            increment_secs: increment.parse().map_err(|_| ())?,
        };
        let sane = (1..=MOST_SECS).contains(&control.base_secs) && control.increment_secs <= 3600;
        sane.then_some(control).ok_or(())
    }
}

/// `9:41`, or minutes alone, in seconds.
pub fn read_time(text: &str) -> Option<u32> {
    let (minutes, secs) = text.split_once(':').unwrap_or((text, "0"));
    let minutes: u32 = minutes.parse().ok()?;
    let secs: u32 = secs.parse().ok()?;
    minutes.checked_mul(60)?.checked_add(secs)
}

/// Seconds as a clock shows them.
pub fn write_time(secs: u32) -> String {
    format!("{}:{:02}", secs / 60, secs % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_of_other_programs_are_read_and_nonsense_is_not() {
        for (text, control) in [
            ("15:0 +10", TimeControl::new(15, 10)),
            ("5", TimeControl::new(5, 0)),
            ("20:00+30", TimeControl::new(20, 30)),
            ("10:0 +20 +5@35", TimeControl::new(10, 20)),
        ] {
            assert_eq!(text.parse(), Ok(control), "{text}");
        }
        for text in ["", "none", "0:0 +5", "99999999999", "5:x", "-3"] {
            assert_eq!(text.parse::<TimeControl>(), Err(()), "{text}");
        }
    }

    #[test]
    fn a_clock_shows_two_digits_of_seconds() {
        assert_eq!(write_time(581), "9:41");
        assert_eq!(write_time(5), "0:05");
        assert_eq!(read_time("9:41"), Some(581));
    }
}
