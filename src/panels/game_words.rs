//! What the panels say of each game in its own words, in one place: a game is one entry here.

use crate::panels::setup_words::komi_words;
use crate::rules::{Color, Game, Setup};
use crate::store::Overlay;
use crate::words::{Key, Words};
use crate::{key, say};

/// The words of one game.
pub(super) struct GameWords {
    /// What the game is called.
    pub(super) name: Key,
    /// What the score counts, with the komi in half points that is added to it.
    score: fn(&Words, u8, i8) -> String,
    /// The field for a position as text: its name, and what to put there.
    pub(super) position_field: [Key; 2],
    /// Why an overlay has nothing to show.
    nothing_to_show: fn(Overlay) -> Option<Key>,
    /// How much a side lacks on its shortest way, where it has one.
    pub(super) way: fn(&Words, Color, usize, &str) -> String,
    /// That a side has no way left.
    pub(super) no_way: fn(&Words, Color) -> String,
    /// Who leads in what counts, or that nobody does.
    pub(super) lead: fn(&Words, Option<Color>, [u8; 2]) -> String,
    /// What the side to move can do with an empty hand.
    pub(super) turn: fn(&Words, &Game, Color) -> String,
}

const TAK: GameWords = GameWords {
    name: key!("games-tak"),
    score: |words, count, half_komi| {
        if half_komi > 0 {
            let komi = komi_words(half_komi);
            say!(words, "games-tak-score-komi", count = count, komi = komi)
        } else {
            say!(words, "games-tak-score", count = count)
        }
    },
    position_field: [key!("games-tak-position"), key!("games-tak-position-hint")],
    nothing_to_show: |overlay| match overlay {
        Overlay::Queens => Some(key!("overlays-no-queens")),
        Overlay::Pins => Some(key!("overlays-no-pins")),
        Overlay::Ways | Overlay::Groups | Overlay::Count => None,
    },
    way: |words, side, count, spaces| {
        say!(
            words,
            "overlays-road",
            side = side,
            count = count,
            spaces = spaces
        )
    },
    no_way: |words, side| say!(words, "overlays-no-road-left", side = side),
    lead: |words, leader, [white, black]| {
        if let Some(side) = leader {
            say!(
                words,
                "overlays-lead-flats",
                side = side,
                white = white,
                black = black
            )
        } else {
            say!(words, "overlays-even-flats", white = white, black = black)
        }
    },
    turn: |words, game, side| {
        if game.in_opening() {
            say!(words, "games-tak-first-turn", side = side, other = !side)
        } else {
            say!(words, "games-tak-turn", side = side)
        }
    },
};

const HIVE: GameWords = GameWords {
    name: key!("games-hive"),
    score: |_, count, _| count.to_string(),
    position_field: [
        key!("games-hive-position"),
        key!("games-hive-position-hint"),
    ],
    nothing_to_show: |overlay| match overlay {
        Overlay::Ways => Some(key!("overlays-no-ways")),
        Overlay::Groups => Some(key!("overlays-no-groups")),
        Overlay::Count => Some(key!("overlays-no-count")),
        Overlay::Queens | Overlay::Pins => None,
    },
    way: |_, _, _, _| String::new(),
    no_way: |_, _| String::new(),
    lead: |_, _, _| String::new(),
    turn: |words, _, side| say!(words, "games-hive-turn", side = side),
};

const PUNCT: GameWords = GameWords {
    name: key!("games-punct"),
    score: |words, count, _| say!(words, "games-punct-score", count = count),
    position_field: [
        key!("games-punct-position"),
        key!("games-punct-position-hint"),
    ],
    nothing_to_show: |overlay| match overlay {
        Overlay::Queens => Some(key!("overlays-no-queens")),
        Overlay::Ways | Overlay::Pins | Overlay::Groups | Overlay::Count => None,
    },
    way: |words, side, count, spaces| {
        say!(
            words,
            "overlays-connection",
            side = side,
            count = count,
            spaces = spaces
        )
    },
    // A way is always left: whatever lies there can be covered.
    no_way: |_, _| String::new(),
    lead: |words, leader, [white, black]| {
        if let Some(side) = leader {
            say!(
                words,
                "overlays-lead-centre",
                side = side,
                white = white,
                black = black
            )
        } else {
            say!(words, "overlays-even-centre", white = white, black = black)
        }
    },
    turn: |words, _, side| say!(words, "games-punct-turn", side = side),
};

/// What a side would count if the game ended now, with the komi that is added to it.
pub(super) fn score_words(words: &Words, setup: &Setup, side: Color, score: u8) -> String {
    // Komi is Black's; less than none of it is White's.
    let komi = match setup {
        Setup::Tak(tak) if side == Color::Black => tak.half_komi(),
        Setup::Tak(tak) => -tak.half_komi(),
        Setup::Hive(_) | Setup::Punct(_) => 0,
    };
    (game_words(setup).score)(words, score, komi)
}

/// Why an overlay has nothing to show in a game; `None` where it has.
pub(super) fn nothing_to_show(setup: &Setup, overlay: Overlay) -> Option<Key> {
    (game_words(setup).nothing_to_show)(overlay)
}

/// The words of the game that is played with a set-up.
pub(super) const fn game_words(setup: &Setup) -> &'static GameWords {
    match setup {
        Setup::Tak(_) => &TAK,
        Setup::Hive(_) => &HIVE,
        Setup::Punct(_) => &PUNCT,
    }
}
