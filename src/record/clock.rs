//! The time as records tell it: what a calendar of four-digit years has no place for becomes the nearest that it has.

use jiff::Timestamp;
use serde::{Deserialize, Deserializer, de};
use std::time::SystemTime;

/// The system's time. Unlike [`Timestamp::now`] it doesn't panic where the clock is set beyond the year 9999.
pub fn now() -> Timestamp {
    nearest(SystemTime::now())
}

fn nearest(time: SystemTime) -> Timestamp {
    let outside = if time < SystemTime::UNIX_EPOCH {
        Timestamp::MIN
    } else {
        Timestamp::MAX
    };
    Timestamp::try_from(time).unwrap_or(outside)
}

/// A date in a file: one beyond the calendar's end is no reason to refuse a whole game.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Date(pub Timestamp);

impl<'a> Deserialize<'a> for Date {
    fn deserialize<D: Deserializer<'a>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        match text.parse() {
            Ok(time) => Ok(Self(time)),
            Err(_) if is_beyond(&text) => Ok(Self(Timestamp::MAX)),
            Err(_) => Err(de::Error::custom(format!(
                "“{text}” is no date; one is written like 2026-11-16T04:28:25Z"
            ))),
        }
    }
}

/// Whether a text begins with the year 9999 or a later one, as dates do.
fn is_beyond(text: &str) -> bool {
    let (year, rest) = text.split_once('-').unwrap_or_default();
    let year = year.strip_prefix('+').unwrap_or(year);
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let year = year.trim_start_matches('0');
    digits(year)
        && (year.len() > 4 || year == "9999")
        && rest.starts_with(|c: char| c.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_clock_beyond_the_calendar_tells_the_calendars_end() {
        let century = Duration::from_secs(100 * 365 * 24 * 60 * 60);
        let late = SystemTime::UNIX_EPOCH + 100 * century;
        assert_eq!(nearest(late), Timestamp::MAX);
        if let Some(early) = SystemTime::UNIX_EPOCH.checked_sub(200 * century) {
            assert_eq!(nearest(early), Timestamp::MIN);
        }
        assert_eq!(nearest(SystemTime::UNIX_EPOCH), Timestamp::UNIX_EPOCH);
    }

    #[test]
    fn only_what_begins_like_a_late_date_is_one() {
        for text in [
            "9999-12-31T23:59:59Z",
            "+010000-01-01T00:00:00Z",
            "99999-01",
        ] {
            assert!(is_beyond(text), "{text}");
        }
        for text in [
            "",
            "9998-12-31",
            "0009999",
            "soon",
            "-009999-01-01",
            "12x45-1",
            "9999-",
            "9999",
        ] {
            assert!(!is_beyond(text), "{text}");
        }
    }
}
