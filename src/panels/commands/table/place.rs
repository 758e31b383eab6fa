//! Where a command's shortcut holds.

/// The screens and states in which a shortcut means its command.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// On every screen, also while a text field has the keyboard.
    Everywhere,
    /// On the first screen.
    Start,
    /// In the list of saved games.
    Library,
    /// On the pages of the courses, the rules and the puzzles.
    Learn,
    /// At the table, with a task.
    Task,
    /// At the table, with a puzzle.
    Puzzle,
    /// At the table, in a game or while a position is set up.
    Table,
    /// At the table, where there may be a step to take back.
    AtMoves,
    /// At the table, with a piece in the hand.
    InHand,
    /// At the table, where there may be something to finish: a piece is in the hand, or a task or a puzzle is on the table.
    AtWork,
    /// At the table, in a game or while a position is set up, with nothing in the hand.
    AtRest,
    /// At the table, in a game, with a task or with a puzzle.
    AtGame,
    /// At the table, in a game.
    Playing,
    /// At the table, while a position is set up.
    SettingUp,
}

/// What the person is doing, as far as shortcuts care.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Situation {
    Start,
    Library,
    Learn,
    Task { in_hand: bool },
    Puzzle { in_hand: bool },
    Playing { in_hand: bool },
    SettingUp { in_hand: bool },
}

impl Situation {
    pub const ALL: [Self; 11] = [
        Self::Start,
        Self::Library,
        Self::Learn,
        Self::Task { in_hand: false },
        Self::Task { in_hand: true },
        Self::Puzzle { in_hand: false },
        Self::Puzzle { in_hand: true },
        Self::Playing { in_hand: false },
        Self::Playing { in_hand: true },
        Self::SettingUp { in_hand: false },
        Self::SettingUp { in_hand: true },
    ];

    const fn at_table(self) -> bool {
        matches!(
            self,
            Self::Playing { .. } | Self::SettingUp { .. } | Self::Task { .. } | Self::Puzzle { .. }
        )
    }
}

impl Place {
    pub const fn includes(self, situation: Situation) -> bool {
        match self {
            Self::Everywhere => true,
            Self::Start => matches!(situation, Situation::Start),
            Self::Library => matches!(situation, Situation::Library),
            Self::Learn => matches!(situation, Situation::Learn),
            Self::Task => matches!(situation, Situation::Task { in_hand: false }),
            Self::Puzzle => matches!(situation, Situation::Puzzle { in_hand: false }),
            Self::Table => situation.at_table(),
            // Esc leaves a task or a puzzle where nothing is in the hand.
            Self::AtMoves => {
                situation.at_table()
                    && !matches!(
                        situation,
                        Situation::Task { in_hand: false } | Situation::Puzzle { in_hand: false }
                    )
            }
            Self::InHand => matches!(
                situation,
                Situation::Playing { in_hand: true }
                    | Situation::SettingUp { in_hand: true }
                    | Situation::Task { in_hand: true }
                    | Situation::Puzzle { in_hand: true }
            ),
            Self::AtWork => situation.at_table() && !Self::AtRest.includes(situation),
            Self::AtRest => matches!(
                situation,
                Situation::Playing { in_hand: false } | Situation::SettingUp { in_hand: false }
            ),
            Self::AtGame => {
                situation.at_table() && !matches!(situation, Situation::SettingUp { .. })
            }
            Self::Playing => matches!(situation, Situation::Playing { .. }),
            Self::SettingUp => matches!(situation, Situation::SettingUp { .. }),
        }
    }

    /// Whether both may hold at once, so that they can't share a shortcut.
    pub fn overlaps(self, other: Self) -> bool {
        Situation::ALL
            .iter()
            .any(|&situation| self.includes(situation) && other.includes(situation))
    }
}
