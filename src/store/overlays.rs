//! What is marked on the board for whoever wants to see it, each with a switch of its own.

use serde::{Deserialize, Serialize};

/// Something that the rules know and that is marked when it is asked for.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Overlay {
    /// A shortest way of each side to a road or a connection, with the spaces that it lacks.
    Ways,
    /// Hive: the free sides of the queens, and which tiles could come there.
    Queens,
    /// What is held in its place, and by what.
    Pins,
    /// Which pieces of a side hang together.
    Groups,
    /// What counts at the end, who leads in it, and who runs out of pieces first.
    Count,
}

impl Overlay {
    pub const ALL: [Self; 5] = [
        Self::Ways,
        Self::Queens,
        Self::Pins,
        Self::Groups,
        Self::Count,
    ];
}

/// Which of them are on.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Overlays {
    pub ways: bool,
    pub queens: bool,
    pub pins: bool,
    pub groups: bool,
    pub count: bool,
}

impl Overlays {
    pub const fn has(self, overlay: Overlay) -> bool {
        match overlay {
            Overlay::Ways => self.ways,
            Overlay::Queens => self.queens,
            Overlay::Pins => self.pins,
            Overlay::Groups => self.groups,
            Overlay::Count => self.count,
        }
    }

    pub const fn toggle(&mut self, overlay: Overlay) {
        let switch = match overlay {
            Overlay::Ways => &mut self.ways,
            Overlay::Queens => &mut self.queens,
            Overlay::Pins => &mut self.pins,
            Overlay::Groups => &mut self.groups,
            Overlay::Count => &mut self.count,
        };
        *switch = !*switch;
    }
}
