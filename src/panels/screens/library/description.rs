//! A saved game in words.

use crate::panels::screens::play::names;
use crate::store::Listing;
use jiff::Timestamp;
use jiff::tz::TimeZone;

/// Everything that is written in a row.
pub(super) fn description(listing: &Listing) -> String {
    let [first, second, third] = lines(listing);
    format!("{first} {second} {third}")
}

/// What is written beside the picture: the title, who played, and how far it has come.
pub(super) fn lines(listing: &Listing) -> [String; 3] {
    let when = day(listing.changed);
    match &listing.head {
        Ok(head) => {
            let game = names::title(&head.setup);
            let [white, black] = &head.players;
            let title = head.title.clone().unwrap_or_else(|| game.clone());
            let moves = match head.plies {
                1 => "1 move".to_owned(),
                plies => format!("{plies} moves"),
            };
            let result = head.result.as_deref().unwrap_or("unfinished");
            [
                title,
                format!("{white} – {black}, {game}"),
                format!("{when} · {moves} · {result}"),
            ]
        }
        Err(error) => [
            format!("{} can't be read", listing.id),
            error.to_string(),
            when,
        ],
    }
}

/// The day and the time where the person is.
fn day(time: Timestamp) -> String {
    let here = time.to_zoned(TimeZone::system());
    here.strftime("%-d %B %Y, %H:%M").to_string()
}
