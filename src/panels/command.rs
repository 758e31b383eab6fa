//! Everything a person can ask for, in one place: menus, buttons and keys all send these, so they can't drift apart.

use super::Open;
use crate::app::{Intent, Screen, Session};
use crate::rules::{Setup, Step};
use crate::table::{Explode, Preset};
use bevy::prelude::*;

#[derive(Message, Clone, Debug, PartialEq)]
pub enum Command {
    /// Back to the choice of games.
    Menu,
    NewGame(Setup),
    Rematch,
    Undo,
    Redo,
    Jump(usize),
    Step(Step),
    StepBack,
    Finish,
    /// The next turn of the piece in hand, or the one before.
    Rotate(i8),
    Count(u8),
    Explode(f32),
    ToggleExplode,
    Camera(Preset),
    ToggleHelp,
    ToggleHistory,
}

/// What a button or a menu shows for a command, and the key that does the same.
#[derive(Copy, Clone, Debug)]
pub struct Words {
    pub text: &'static str,
    pub tip: &'static str,
    pub key: &'static str,
}

impl Command {
    pub const fn words(&self) -> Words {
        let (text, tip, key) = match self {
            Self::Menu => ("Games", "Choose another game", "Ctrl+N"),
            Self::NewGame(_) => ("Play", "Start this game", "Enter"),
            Self::Rematch => ("Rematch", "The same game from the start", "Ctrl+R"),
            Self::Undo => ("Undo", "Take the last move back", "Ctrl+Z"),
            Self::Redo => ("Redo", "Play it again", "Ctrl+Y"),
            Self::Jump(_) => (
                "Go here",
                "Show the position after this move",
                "Left, Right, Home, End",
            ),
            Self::Step(Step::Pass) => ("Pass", "You have no move: pass", "Enter"),
            Self::Step(_) => ("Take", "Take this piece", ""),
            Self::StepBack => ("Back", "Take the last step back", "Esc"),
            Self::Finish => ("Done", "Finish the move as it is shown", "Enter"),
            Self::Rotate(_) => ("Turn", "Turn the piece in hand", "R, Shift+R"),
            Self::Count(_) => ("Take so many", "How many pieces to take", "1 to 8"),
            Self::Explode(_) | Self::ToggleExplode => ("Explode", "Spread the levels apart", "E"),
            Self::Camera(Preset::White) => ("White's side", "Look from White's side", "1"),
            Self::Camera(Preset::Black) => ("Black's side", "Look from Black's side", "2"),
            Self::Camera(Preset::Low) => (
                "Low",
                "Look along the board, to see how high the stacks are",
                "3",
            ),
            Self::Camera(Preset::Top) => ("Top", "Look straight down, without perspective", "4"),
            Self::Camera(Preset::Fit) => ("Fit", "Show the whole board", "0"),
            Self::ToggleHelp => ("Keys", "What the keys and the mouse do", "F1"),
            Self::ToggleHistory => ("History", "Show or fold the moves", "H"),
        };
        Words { text, tip, key }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Command>().add_systems(PreUpdate, obey);
}

/// Commands become intents, or change what only the screen knows.
pub(super) fn obey(
    mut commands: MessageReader<Command>,
    session: Option<Res<Session>>,
    mut open: ResMut<Open>,
    mut explode: ResMut<Explode>,
    mut screen: ResMut<NextState<Screen>>,
    mut intents: MessageWriter<Intent>,
    mut presets: MessageWriter<Preset>,
) {
    for command in commands.read() {
        let intent = match command {
            Command::Menu => {
                screen.set(Screen::Start);
                continue;
            }
            Command::NewGame(setup) => {
                screen.set(Screen::Play);
                Intent::NewGame(setup.clone())
            }
            Command::Rematch => match &session {
                Some(session) => Intent::NewGame(session.game().setup()),
                None => continue,
            },
            Command::Undo => Intent::Undo,
            Command::Redo => Intent::Redo,
            Command::Jump(cursor) => Intent::Jump(*cursor),
            Command::Step(step) => Intent::Step(*step),
            Command::StepBack => Intent::StepBack,
            Command::Finish => Intent::Finish,
            Command::Rotate(by) => Intent::Rotate(*by),
            Command::Count(count) => Intent::SetCount(*count),
            Command::Explode(spread) => {
                explode.0 = spread.clamp(0.0, 1.0);
                continue;
            }
            Command::ToggleExplode => {
                explode.0 = if explode.0 > 0.0 { 0.0 } else { 0.6 };
                continue;
            }
            Command::Camera(preset) => {
                presets.write(*preset);
                continue;
            }
            Command::ToggleHelp => {
                open.help = !open.help;
                continue;
            }
            Command::ToggleHistory => {
                open.history = Some(!open.history.unwrap_or(true));
                continue;
            }
        };
        intents.write(intent);
    }
}
