//! The rows of the table. The macro makes two things of them that stay in step by that: the enum [`CommandId`] and the
//! list of [`CommandInfo`]s in its order.

use super::{CommandInfo, Group, Place};
use crate::panels::commands::shortcut::Shortcut;
use bevy::prelude::KeyCode;
use egui_phosphor::regular as icon;

macro_rules! commands {
    ($($group:ident { $($id:ident, $place:ident, $word:literal, $tip:literal, $icon:ident, [$($keys:expr),*];)* })*) => {
        /// A command without its payload: which row of the table it is.
        #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
        pub enum CommandId {
            $($($id,)*)*
        }

        pub(super) static ROWS: &[CommandInfo] = &[
            $($(CommandInfo {
                id: CommandId::$id,
                group: Group::$group,
                place: Place::$place,
                word: $word,
                tip: $tip,
                icon: icon::$icon,
                shortcuts: &[$($keys),*],
            },)*)*
        ];
    };
}

const fn sign(sign: char) -> Shortcut {
    Shortcut::sign(sign)
}

const fn key(key: KeyCode) -> Shortcut {
    Shortcut::named(key)
}

// Command, where its shortcuts hold, word, tip, icon, shortcuts.
commands! {
    Moving {
        Pass, Playing, "Pass", "You have no move: pass", SKIP_FORWARD, [];
        Take, Table, "Take", "Take this piece", HAND_GRABBING, [];
        Play, Playing, "Play", "Play this move", PLAY, [];
        Drop, Table, "Drop", "Put the piece here", ARROW_SQUARE_DOWN, [];
        Finish, Table, "Done", "Finish the move as it is shown", CHECK, [key(KeyCode::Enter), key(KeyCode::Space)];
        StepBack, Table, "Back", "Take the last step back", ARROW_BEND_UP_LEFT, [key(KeyCode::Escape), key(KeyCode::Backspace)];
        Turn, InHand, "Turn", "Turn the piece in hand", ARROW_CLOCKWISE, [sign('r')];
        TurnBack, InHand, "Turn back", "Turn the piece in hand the other way", ARROW_COUNTER_CLOCKWISE, [sign('r').shift()];
        Count, Playing, "Take so many", "How many pieces to take", HASH, [];
        Hint, Playing, "Hint", "Show a good move on the board; again: take it off", LIGHTBULB, [sign('?')];
        MoveNow, Playing, "Move now", "Play the best move found so far", FAST_FORWARD, [];
        Seat, Playing, "Played by", "Who plays this side", USER, [];
        MasterTime, Playing, "Master's time", "How long Master thinks about a move", TIMER, [];
    }
    View {
        ToggleLift, Table, "Lift", "A click lifts a piece to show what lies under it; so does holding L over it", HAND_POINTING, [];
        Explode, Table, "Explode", "Spread the levels apart", ARROWS_OUT_LINE_VERTICAL, [sign('e')];
        ToggleXray, Table, "X-ray", "Upper pieces become glass", INTERSECT, [sign('x')];
        CameraWhite, Table, "White's side", "Look from White's side", CIRCLE, [sign('1')];
        CameraBlack, Table, "Black's side", "Look from Black's side", CIRCLE_HALF, [sign('2')];
        CameraLow, Table, "Low", "Look along the board, to see how high the stacks are", MOUNTAINS, [sign('3')];
        CameraTop, Table, "Top", "Look straight down, without perspective", GRID_FOUR, [sign('4')];
        CameraFit, Table, "Fit", "Show the whole board", CORNERS_OUT, [sign('0')];
        QualityAuto, Table, "Auto", "As much as this machine draws smoothly", GAUGE, [];
        QualityHigh, Table, "High", "Soft shadows, smooth edges, reflections", GAUGE, [];
        QualityMedium, Table, "Medium", "Shadows, without smooth edges", GAUGE, [];
        QualityLow, Table, "Low", "No shadows, and fewer pixels while something moves", GAUGE, [];
    }
    History {
        WalkBack, Playing, "Back", "Show the position before this move", CARET_LEFT, [key(KeyCode::ArrowLeft)];
        WalkOn, Playing, "On", "Show the position after the next move", CARET_RIGHT, [key(KeyCode::ArrowRight)];
        WalkStart, Playing, "Start", "Show how the game began", CARET_DOUBLE_LEFT, [key(KeyCode::Home)];
        WalkEnd, Playing, "End", "Show where this line ends", CARET_DOUBLE_RIGHT, [key(KeyCode::End)];
        WalkEarlier, Playing, "Earlier", "The variation before this one", CARET_UP, [key(KeyCode::ArrowUp)];
        WalkLater, Playing, "Later", "The next variation", CARET_DOWN, [key(KeyCode::ArrowDown)];
        Jump, Playing, "Go here", "Show the position after this move", ARROW_BEND_UP_LEFT, [];
        Undo, Table, "Undo", "Take the last move or edit back", ARROW_U_UP_LEFT, [sign('z').command()];
        Redo, Table, "Redo", "Play it again", ARROW_U_UP_RIGHT, [sign('y').command(), sign('z').command().shift()];
        PlayOn, Playing, "Play from here", "Let it move here; what was played stays as another line", PLAY, [];
        Promote, Playing, "Promote", "Make this variation the main line here", ARROW_UP, [key(KeyCode::ArrowUp).command()];
        DeleteMove, Playing, "Delete", "Take this move out with all that follows it", TRASH, [key(KeyCode::Delete)];
        Comment, Playing, "Comment", "Say something about this move", CHAT_TEXT, [key(KeyCode::Enter).command()];
        Mark, Playing, "Mark", "Judge this move: the next of ! !! !? ?! ? ?? and none", EXCLAMATION_MARK, [sign('!')];
        MarkThreat, Playing, "Threat", "Mark that this move threatens a road in Tak", WARNING, [sign('\'')];
        TakeEditBack, Playing, "Undo edit", "Take the last change of the history back", ARROW_COUNTER_CLOCKWISE, [sign('u').command()];
        Fold, Playing, "Fold", "Fold or unfold this variation", CARET_DOWN, [];
    }
    Games {
        ToggleHistory, Table, "History", "Show or fold the moves", LIST_NUMBERS, [sign('h')];
        ToToolbar, Table, "Toolbar", "Walk through the buttons with Tab and arrows; Enter presses, Esc goes back to the board", TOOLBOX, [key(KeyCode::F10)];
        ToggleHelp, Table, "Keys", "What the keys and the mouse do", KEYBOARD, [key(KeyCode::F1)];
        Menu, Playing, "New game", "Choose a game; this one stays open", PLUS, [sign('n').command()];
        NewGame, Start, "Play", "Start this game", PLAY, [];
        Continue, Start, "Continue", "Back to the game that is open", PLAY, [key(KeyCode::Escape)];
        Rematch, Playing, "Rematch", "The same game from the start", REPEAT, [sign('r').command()];
        OpenLibrary, Everywhere, "Saved games", "Every game that was played here", FOLDERS, [sign('l').command()];
        LeaveLibrary, Library, "Back", "Leave the saved games", ARROW_LEFT, [key(KeyCode::Escape)];
        OpenSaved, Library, "Open", "Go on with this game as it was left", FOLDER_OPEN, [];
        Rename, Library, "Rename", "Give this game a name", PENCIL_SIMPLE, [];
        DeleteSaved, Library, "Delete", "Move this game to the trash", TRASH, [];
        Undelete, Library, "Undo", "Bring this game back", ARROW_U_UP_LEFT, [];
        ExportSaved, Library, "Export", "Write this game to a file", EXPORT, [];
        OpenFile, Everywhere, "Open a file", "A game in any format that Strata reads", FOLDER_OPEN, [sign('o').command()];
        OpenGood, Everywhere, "Open what is good", "Open the game up to what is wrong", CHECK, [];
        File, Everywhere, "File", "Read or write a file", FILE_TEXT, [];
        Export, Playing, "Export", "Write the game to a file", EXPORT, [];
        SavePicture, Playing, "Picture", "Save a picture of the table (PNG)", IMAGE, [];
        SaveFilm, Playing, "Animation", "Save this line as an animation (GIF)", FILM_STRIP, [];
        CopyGame, Playing, "Copy game", "The game as text, into the clipboard", COPY, [sign('c').command()];
        CopyPosition, Table, "Copy position", "The position as text, into the clipboard", COPY_SIMPLE, [sign('c').command().shift()];
        Paste, Everywhere, "Paste", "Open the game that is in the clipboard", CLIPBOARD_TEXT, [sign('v').command()];
        Quit, Everywhere, "Quit", "Close Strata", SIGN_OUT, [sign('q').command()];
    }
    SettingUp {
        SetUp, Playing, "Set up a position…", "Put any position on the table; this game stays open", SLIDERS_HORIZONTAL, [];
        PickPiece, SettingUp, "Take", "Take this piece", HAND_GRABBING, [];
        OtherColor, SettingUp, "Other side", "Letters take the other side's pieces", SWAP, [sign('w')];
        SwitchToMove, SettingUp, "Other turn", "It is the other side's turn", USER_SWITCH, [sign('n')];
        WhiteToMove, SettingUp, "White", "White is to move", CIRCLE, [];
        BlackToMove, SettingUp, "Black", "Black is to move", CIRCLE_HALF, [];
        MoveNumber, SettingUp, "Move", "The number of the turn to be played", HASH, [];
        Remove, SettingUp, "Remove", "Put it back into the reserve, with what lies on it", MINUS_CIRCLE, [key(KeyCode::Delete)];
        Clear, SettingUp, "Clear the board", "Everything back into the reserves", ERASER, [];
        ReadPosition, SettingUp, "Read", "Lay the position that the text describes", TEXT_T, [];
        SaveScene, SettingUp, "Save as scene…", "Choose a file for this position", FLOPPY_DISK, [];
        PlayFromHere, SettingUp, "Play from here", "A game that begins with this position", PLAY, [];
        LeaveEditor, SettingUp, "Cancel", "Back to where you were; nothing is changed there", X, [];
    }
}
