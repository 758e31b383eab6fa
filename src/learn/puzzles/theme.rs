//! What a puzzle is about.

use crate::key;
use crate::words::Key;
use serde::{Deserialize, Serialize};

/// What happens in a puzzle. The names stand in files.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Serialize)]
pub enum Theme {
    /// The first move threatens nothing yet.
    Quiet,
    /// Two ways to win, and time to stop one.
    DoubleThreat,
    /// Tak: a road.
    Road,
    /// Tak: a road in three moves or more that no answer stops.
    Tinue,
    /// Tak: a capstone lays a standing stone flat.
    CapstoneFlatten,
    /// Tak: a stack leaves stones on more than one square.
    Spread,
    /// Tak: a standing stone.
    Wall,
    /// Tak: a stone of the other side is covered.
    Capture,
    /// Tak: flats are counted.
    FlatCount,
    /// Hive: the sides of the queen are filled.
    Ring,
    /// Hive: a tile of the other side may not leave any more.
    Pin,
    /// Hive: something climbs on the hive.
    Beetle,
    /// Hive: a tile is thrown.
    PillbugThrow,
    /// Hive: a tile comes from the hand.
    NewTile,
    /// Hive: the queen walks.
    Escape,
    /// PÜNCT: two sides are joined.
    Connection,
    /// PÜNCT: a piece lies with a dot over a gap.
    Bridge,
    /// PÜNCT: the other side's dots are parted.
    Cut,
    /// PÜNCT: a piece leaves, and what lay under it is seen again.
    Uncover,
    /// PÜNCT: a piece climbs.
    Climb,
    /// PÜNCT: a piece is turned where it lies.
    Turn,
    /// PÜNCT: dots in the centre are counted.
    CentreRace,
}

impl Theme {
    pub const ALL: [Self; 22] = [
        Self::Quiet,
        Self::DoubleThreat,
        Self::Road,
        Self::Tinue,
        Self::CapstoneFlatten,
        Self::Spread,
        Self::Wall,
        Self::Capture,
        Self::FlatCount,
        Self::Ring,
        Self::Pin,
        Self::Beetle,
        Self::PillbugThrow,
        Self::NewTile,
        Self::Escape,
        Self::Connection,
        Self::Bridge,
        Self::Cut,
        Self::Uncover,
        Self::Climb,
        Self::Turn,
        Self::CentreRace,
    ];

    /// Its name.
    pub const fn word(self) -> Key {
        match self {
            Self::Quiet => key!("puzzles-theme-quiet"),
            Self::DoubleThreat => key!("puzzles-theme-double-threat"),
            Self::Road => key!("puzzles-theme-road"),
            Self::Tinue => key!("puzzles-theme-tinue"),
            Self::CapstoneFlatten => key!("puzzles-theme-capstone-flatten"),
            Self::Spread => key!("puzzles-theme-spread"),
            Self::Wall => key!("puzzles-theme-wall"),
            Self::Capture => key!("puzzles-theme-capture"),
            Self::FlatCount => key!("puzzles-theme-flat-count"),
            Self::Ring => key!("puzzles-theme-ring"),
            Self::Pin => key!("puzzles-theme-pin"),
            Self::Beetle => key!("puzzles-theme-beetle"),
            Self::PillbugThrow => key!("puzzles-theme-pillbug-throw"),
            Self::NewTile => key!("puzzles-theme-new-tile"),
            Self::Escape => key!("puzzles-theme-escape"),
            Self::Connection => key!("puzzles-theme-connection"),
            Self::Bridge => key!("puzzles-theme-bridge"),
            Self::Cut => key!("puzzles-theme-cut"),
            Self::Uncover => key!("puzzles-theme-uncover"),
            Self::Climb => key!("puzzles-theme-climb"),
            Self::Turn => key!("puzzles-theme-turn"),
            Self::CentreRace => key!("puzzles-theme-centre-race"),
        }
    }
}
