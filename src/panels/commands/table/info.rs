//! A row of the table, and the row that a keystroke means.

use super::place::Place;
use super::rows::{CommandId, ROWS};
use crate::panels::commands::keystroke::Keystroke;
use crate::panels::commands::shortcut::{KeyNames, Shortcut};
use crate::words::{Key, Speaker};
use crate::{key, say};

/// A row of the table.
#[derive(Copy, Clone, Debug)]
pub struct CommandInfo {
    pub id: CommandId,
    pub group: Group,
    /// What a button or a menu says.
    pub word: Key,
    /// What it does, in a sentence without its full stop.
    pub tip: Key,
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
    Learning,
    SettingUp,
}

impl Group {
    pub const ALL: [Self; 6] = [
        Self::Moving,
        Self::View,
        Self::History,
        Self::Games,
        Self::Learning,
        Self::SettingUp,
    ];

    pub const fn title(self) -> Key {
        match self {
            Self::Moving => key!("help-moving"),
            Self::View => key!("help-view"),
            Self::History => key!("help-history"),
            Self::Games => key!("help-games"),
            Self::Learning => key!("help-learning"),
            Self::SettingUp => key!("help-setting-up"),
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

    /// What a button or a menu says, in the speaker's language.
    pub fn word(&self, speaker: &impl Speaker) -> String {
        speaker.words().say(&self.word.into())
    }

    /// What it does, in the speaker's language.
    pub fn tip(&self, speaker: &impl Speaker) -> String {
        speaker.words().say(&self.tip.into())
    }

    /// The shortcut that a menu shows; nothing where there is none.
    pub fn shortcut_text(&self, speaker: &impl Speaker) -> String {
        let shown = self.shortcuts.first();
        shown.map_or_else(String::new, |keys| keys.text(KeyNames::NATIVE, speaker))
    }

    /// All shortcuts, as the help page lists them.
    pub fn shortcuts_text(&self, names: KeyNames, speaker: &impl Speaker) -> String {
        let texts = self.shortcuts.iter();
        let texts = texts.map(|shortcut| shortcut.text(names, speaker));
        texts.collect::<Vec<_>>().join(", ")
    }

    /// The tip with the shortcut behind it.
    pub fn tip_with_shortcut(&self, speaker: &impl Speaker) -> String {
        if self.shortcuts.is_empty() {
            return self.tip(speaker);
        }
        let shortcut = self.shortcut_text(speaker);
        say!(
            speaker,
            "menu-with-shortcut",
            tip = self.tip,
            shortcut = shortcut
        )
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
        let meant = |keys: &Shortcut| keys.only.is_none_or(&holds) && keys.matches(stroke);
        rows.find(|row| row.shortcuts.iter().any(meant))
            .map(|row| row.id)
    };
    exactly(stroke).or_else(|| exactly(&stroke.without_shift()))
}
