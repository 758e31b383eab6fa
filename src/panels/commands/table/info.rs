//! A row of the table, and the row that a keystroke means.

use super::place::Place;
use super::rows::{CommandId, ROWS};
use crate::panels::commands::keystroke::Keystroke;
use crate::panels::commands::shortcut::{KeyNames, Shortcut};

/// A row of the table.
#[derive(Copy, Clone, Debug)]
pub struct CommandInfo {
    pub id: CommandId,
    pub group: Group,
    /// What a button or a menu says.
    pub word: &'static str,
    /// What it does, in a sentence without its full stop.
    pub tip: &'static str,
    /// A letter of the icon font.
    pub icon: &'static str,
    /// The first is the one that menus and tips show.
    pub shortcuts: &'static [Shortcut],
    pub place: Place,
}

/// The headings of the help page.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Group {
    Moving,
    View,
    History,
    Games,
    SettingUp,
}

impl Group {
    pub const ALL: [Self; 5] = [
        Self::Moving,
        Self::View,
        Self::History,
        Self::Games,
        Self::SettingUp,
    ];

    pub const fn title(self) -> &'static str {
        match self {
            Self::Moving => "Making a move",
            Self::View => "Looking at the table",
            Self::History => "Walking through the game",
            Self::Games => "Games, files and panels",
            Self::SettingUp => "Setting up a position",
        }
    }
}

impl CommandId {
    pub fn info(self) -> &'static CommandInfo {
        &ROWS[self as usize]
    }
}

impl CommandInfo {
    /// Every row, in the order of [`CommandId`].
    pub fn all() -> &'static [Self] {
        ROWS
    }

    /// The shortcut that a menu shows; nothing where there is none.
    pub fn shortcut_text(&self) -> String {
        self.shortcuts
            .first()
            .map(ToString::to_string)
            .unwrap_or_default()
    }

    /// All shortcuts, as the help page lists them.
    pub fn shortcuts_text(&self, names: KeyNames) -> String {
        let texts = self.shortcuts.iter().map(|shortcut| shortcut.text(names));
        texts.collect::<Vec<_>>().join(", ")
    }

    /// The tip with the shortcut behind it.
    pub fn tip_with_shortcut(&self) -> String {
        match self.shortcuts.first() {
            Some(shortcut) => format!("{} ({shortcut})", self.tip),
            None => self.tip.to_owned(),
        }
    }
}

/// The command that a keystroke means among those whose place satisfies `holds`. A Shift that no shortcut asks for is
/// ignored, so that Shift can tell a command from the first letter of a space's name.
pub(in crate::panels) fn command_for(
    stroke: &Keystroke,
    holds: impl Fn(Place) -> bool,
) -> Option<CommandId> {
    let exactly = |stroke: &Keystroke| {
        let mut rows = ROWS.iter().filter(|row| holds(row.place));
        rows.find(|row| row.shortcuts.iter().any(|keys| keys.matches(stroke)))
            .map(|row| row.id)
    };
    exactly(stroke).or_else(|| exactly(&stroke.without_shift()))
}
