//! The rows of the table. The macro makes two things of them that stay in step by that: the enum [`CommandId`] and the
//! list of [`CommandInfo`]s in its order.

use super::{CommandInfo, Group, Place};
use crate::key;
use crate::panels::commands::shortcut::Shortcut;
use crate::words::Key;
use bevy::prelude::KeyCode;
use egui_phosphor::regular as icon;

macro_rules! commands {
    ($($group:ident { $($id:ident, $place:ident, $word:literal, $icon:ident, [$($keys:expr),*];)* })*) => {
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
                word: key!($word),
                tip: const { Key::checked(concat!($word, "-tip"), &[]) },
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

// Command, where its shortcuts hold, the key of its word (its tip has the same with `-tip` behind it), icon, shortcuts.
commands! {
    Moving {
        Pass, Playing, "menu-pass", SKIP_FORWARD, [];
        Take, Table, "menu-take", HAND_GRABBING, [];
        Play, Playing, "menu-play", PLAY, [];
        Drop, Table, "menu-drop", ARROW_SQUARE_DOWN, [];
        Finish, Table, "menu-finish", CHECK, [key(KeyCode::Enter), key(KeyCode::Space).only(Place::AtWork)];
        StepBack, AtMoves, "menu-step-back", ARROW_BEND_UP_LEFT, [key(KeyCode::Escape), key(KeyCode::Backspace)];
        Turn, InHand, "menu-turn", ARROW_CLOCKWISE, [sign('r')];
        TurnBack, InHand, "menu-turn-back", ARROW_COUNTER_CLOCKWISE, [sign('r').shift()];
        Count, Playing, "menu-count", HASH, [];
        Hint, Playing, "menu-hint", LIGHTBULB, [sign('?')];
        SayLastMove, AtGame, "menu-say-last-move", CHAT_CIRCLE_TEXT, [sign(',')];
        SayThreats, Playing, "menu-say-threats", WARNING_CIRCLE, [sign(';')];
        PlayHint, Playing, "menu-play-hint", PLAY, [];
        Analyse, AtRest, "analysis-toggle", CHART_LINE_UP, [key(KeyCode::Space)];
        AnalysisLines, Table, "analysis-lines", LIST_NUMBERS, [];
        AnalysisNotation, Table, "analysis-notation", TEXT_AA, [];
        PreviewLine, Table, "analysis-preview", EYE, [];
        PlayLine, Playing, "analysis-play", PLAY, [];
        Coach, Playing, "menu-coach", CHALKBOARD_TEACHER, [];
        CoachTakeBack, Playing, "menu-coach-take-back", ARROW_U_UP_LEFT, [];
        CoachPlayOn, Playing, "menu-coach-play-on", PLAY, [sign('.')];
        ToggleConfirm, Table, "menu-toggle-confirm", CHECK_CIRCLE, [];
        MoveNow, Playing, "menu-move-now", FAST_FORWARD, [];
        HoldLevels, Playing, "menu-hold-levels", PAUSE, [];
        StepLevels, Playing, "menu-step-levels", SKIP_FORWARD, [];
        LevelsToEnd, Playing, "menu-levels-to-end", FAST_FORWARD, [];
        LevelPause, Playing, "menu-level-pause", TIMER, [];
        Seat, Playing, "menu-seat", USER, [];
        MasterTime, Playing, "menu-master-time", TIMER, [];
        AnalysisSource, Playing, "engines-analyse", ROBOT, [];
        EngineAgain, Playing, "engines-again", REPEAT, [];
        EngineToPerson, Playing, "engines-i-play", USER, [];
        EngineToLevel, Playing, "engines-level-plays", ROBOT, [];
    }
    View {
        ToggleLift, Table, "menu-toggle-lift", HAND_POINTING, [];
        Explode, Table, "menu-explode", ARROWS_OUT_LINE_VERTICAL, [sign('e')];
        ToggleXray, Table, "menu-toggle-xray", INTERSECT, [sign('x')];
        ToggleCoordinates, Table, "menu-toggle-coordinates", TEXT_AA, [];
        ToggleTileNumbers, Table, "menu-toggle-tile-numbers", HASH, [];
        CameraWhite, Table, "menu-camera-white", CIRCLE, [sign('1')];
        CameraBlack, Table, "menu-camera-black", CIRCLE_HALF, [sign('2')];
        CameraLow, Table, "menu-camera-low", MOUNTAINS, [sign('3')];
        CameraTop, Table, "menu-camera-top", GRID_FOUR, [sign('4')];
        CameraFit, Table, "menu-camera-fit", CORNERS_OUT, [sign('0')];
        AnimationOff, Table, "menu-animation-off", PERSON_SIMPLE_RUN, [];
        AnimationFast, Table, "menu-animation-fast", PERSON_SIMPLE_RUN, [];
        AnimationNormal, Table, "menu-animation-normal", PERSON_SIMPLE_RUN, [];
        AnimationSlow, Table, "menu-animation-slow", PERSON_SIMPLE_RUN, [];
        ReplayMove, AtGame, "report-replay", CLOCK_COUNTER_CLOCKWISE, [sign('o')];
        ToggleMute, Everywhere, "menu-toggle-mute", SPEAKER_SLASH, [sign('m').command()];
        Threats, Table, "menu-threats", WARNING, [];
        ToggleThreatView, Table, "overlays-threat-view", BINOCULARS, [sign('t').command()];
        ToggleWays, Table, "overlays-ways", PATH, [key(KeyCode::F2)];
        ToggleQueens, Table, "overlays-queens", CROWN, [key(KeyCode::F3)];
        TogglePins, Table, "overlays-pins", PUSH_PIN, [key(KeyCode::F4)];
        ToggleGroups, Table, "overlays-groups", GRAPH, [key(KeyCode::F5)];
        ToggleCount, Table, "overlays-count", SCALES, [key(KeyCode::F6)];
        QualityAuto, Table, "menu-quality-auto", GAUGE, [];
        QualityHigh, Table, "menu-quality-high", GAUGE, [];
        QualityMedium, Table, "menu-quality-medium", GAUGE, [];
        QualityLow, Table, "menu-quality-low", GAUGE, [];
        Language, Everywhere, "menu-language", TRANSLATE, [];
    }
    History {
        WalkBack, Playing, "menu-walk-back", CARET_LEFT, [key(KeyCode::ArrowLeft)];
        WalkOn, Playing, "menu-walk-on", CARET_RIGHT, [key(KeyCode::ArrowRight)];
        WalkStart, Playing, "menu-walk-start", CARET_DOUBLE_LEFT, [key(KeyCode::Home)];
        WalkEnd, Playing, "menu-walk-end", CARET_DOUBLE_RIGHT, [key(KeyCode::End)];
        WalkEarlier, Playing, "menu-walk-earlier", CARET_UP, [key(KeyCode::ArrowUp)];
        WalkLater, Playing, "menu-walk-later", CARET_DOWN, [key(KeyCode::ArrowDown)];
        Autoplay, Playing, "menu-autoplay", PLAY_PAUSE, [];
        Jump, Playing, "menu-jump", ARROW_BEND_UP_LEFT, [];
        Undo, Table, "menu-undo", ARROW_U_UP_LEFT, [sign('z').command()];
        Redo, Table, "menu-redo", ARROW_U_UP_RIGHT, [sign('y').command(), sign('z').command().shift()];
        PlayOn, Playing, "menu-play-on", PLAY, [];
        Promote, Playing, "menu-promote", ARROW_UP, [key(KeyCode::ArrowUp).command()];
        DeleteMove, Playing, "menu-delete-move", TRASH, [key(KeyCode::Delete)];
        Comment, Playing, "menu-comment", CHAT_TEXT, [key(KeyCode::Enter).command()];
        Mark, Playing, "menu-mark", EXCLAMATION_MARK, [sign('!')];
        MarkThreat, Playing, "menu-mark-threat", WARNING, [sign('\'')];
        TakeEditBack, Playing, "menu-take-edit-back", ARROW_COUNTER_CLOCKWISE, [sign('u').command()];
        Fold, Playing, "menu-fold", CARET_DOWN, [];
        AnalyseGame, Playing, "report-analyse", CHART_LINE_UP, [sign('g').command()];
        ShowHidden, Playing, "report-show-hidden", STACK, [];
        NextMistake, Playing, "report-next-mistake", ARROW_LINE_DOWN, [sign(']')];
        PreviousMistake, Playing, "report-previous-mistake", ARROW_LINE_UP, [sign('[')];
    }
    Games {
        ToggleHistory, Table, "menu-toggle-history", LIST_NUMBERS, [sign('h')];
        ToToolbar, Table, "menu-to-toolbar", TOOLBOX, [key(KeyCode::F10)];
        ToggleHelp, Everywhere, "menu-toggle-help", KEYBOARD, [key(KeyCode::F1)];
        ToggleSettings, Everywhere, "menu-toggle-settings", GEAR, [sign(',').command()];
        ChangeSettings, Everywhere, "menu-change-settings", GEAR, [];
        AddEngine, Everywhere, "engines-add", PLUS, [];
        StopAdding, Everywhere, "engines-stop-asking", X, [];
        ChooseEngine, Everywhere, "engines-choose", FOLDER_OPEN, [];
        Engine, Everywhere, "engines-change", ROBOT, [];
        TestEngine, Everywhere, "engines-test", PLAY, [];
        RemoveEngine, Everywhere, "engines-remove", TRASH, [];
        ToggleFullScreen, Everywhere, "menu-toggle-full-screen", ARROWS_OUT, [key(KeyCode::F11)];
        ShowFolder, Everywhere, "menu-show-folder", FOLDER_OPEN, [];
        CopyFolder, Everywhere, "menu-copy-folder", COPY, [];
        Menu, Playing, "menu-menu", PLUS, [sign('n').command()];
        NewGame, Start, "menu-new-game", PLAY, [];
        Continue, Start, "menu-continue", PLAY, [key(KeyCode::Escape)];
        Rematch, Playing, "menu-rematch", REPEAT, [sign('r').command()];
        RematchSwapped, Playing, "menu-rematch-swapped", SWAP, [];
        Resign, Playing, "menu-resign", FLAG, [];
        OfferDraw, Playing, "menu-offer-draw", HANDSHAKE, [];
        AgreeDraw, Playing, "menu-agree-draw", HANDSHAKE, [];
        DeclineDraw, Playing, "menu-decline-draw", X, [];
        SetResult, Playing, "menu-set-result", FLAG_CHECKERED, [];
        OpenLibrary, Everywhere, "menu-open-library", FOLDERS, [sign('l').command()];
        LeaveLibrary, Library, "menu-leave-library", ARROW_LEFT, [key(KeyCode::Escape)];
        OpenSaved, Library, "menu-open-saved", FOLDER_OPEN, [];
        Rename, Library, "menu-rename", PENCIL_SIMPLE, [];
        DeleteSaved, Library, "menu-delete-saved", TRASH, [];
        Undelete, Library, "menu-undelete", ARROW_U_UP_LEFT, [];
        ShowTrash, Library, "menu-show-trash", TRASH, [];
        EmptyTrash, Library, "menu-empty-trash", TRASH_SIMPLE, [];
        ExportSaved, Library, "menu-export-saved", EXPORT, [];
        OpenFile, Everywhere, "menu-open-file", FOLDER_OPEN, [sign('o').command()];
        OpenGood, Everywhere, "menu-open-good", CHECK, [];
        File, Everywhere, "menu-file", FILE_TEXT, [];
        Export, Playing, "menu-export", EXPORT, [];
        SavePicture, Playing, "menu-save-picture", IMAGE, [];
        SaveFilm, Playing, "menu-save-film", FILM_STRIP, [];
        CopyGame, Playing, "menu-copy-game", COPY, [sign('c').command()];
        CopyPosition, Table, "menu-copy-position", COPY_SIMPLE, [sign('c').command().shift()];
        Paste, Everywhere, "menu-paste", CLIPBOARD_TEXT, [sign('v').command()];
        Quit, Everywhere, "menu-quit", SIGN_OUT, [sign('q').command()];
        SaveAgain, Everywhere, "menu-save-again", FLOPPY_DISK, [];
        QuitAnyway, Everywhere, "menu-quit-anyway", SIGN_OUT, [];
        StayOpen, Everywhere, "menu-stay-open", ARROW_LEFT, [];
    }
    Learning {
        Learn, Everywhere, "menu-learn", GRADUATION_CAP, [];
        ReadRules, Everywhere, "menu-read-rules", BOOK_OPEN, [];
        BeginTask, Learn, "menu-begin-task", PLAY, [];
        NextTask, Task, "menu-next-task", ARROW_RIGHT, [sign('n')];
        TryAgain, Task, "menu-try-again", REPEAT, [];
        ShowSolution, Task, "menu-show-solution", LIGHTBULB, [sign('?')];
        LeaveTask, Task, "menu-leave-task", ARROW_LEFT, [key(KeyCode::Escape)];
        LeaveLearn, Learn, "menu-leave-learn", ARROW_LEFT, [key(KeyCode::Escape)];
        Puzzles, Everywhere, "menu-puzzles", PUZZLE_PIECE, [];
        ChoosePuzzles, Learn, "menu-choose-puzzles", FUNNEL, [];
        BeginPuzzle, Learn, "menu-begin-puzzle", PLAY, [];
        PuzzleHint, Puzzle, "menu-puzzle-hint", LIGHTBULB, [sign('?')];
        PuzzleSolution, Puzzle, "menu-puzzle-solution", EYE, [sign('!')];
        NextPuzzle, Puzzle, "menu-next-puzzle", ARROW_RIGHT, [sign('n')];
        LearnMistakes, Playing, "report-learn", STUDENT, [];
        LastMistakes, Learn, "report-last-mistakes", STUDENT, [];
        LeavePuzzle, Puzzle, "menu-leave-puzzle", ARROW_LEFT, [key(KeyCode::Escape)];
    }
    SettingUp {
        SetUp, Playing, "menu-set-up", SLIDERS_HORIZONTAL, [];
        PickPiece, SettingUp, "menu-pick-piece", HAND_GRABBING, [];
        OtherColor, SettingUp, "menu-other-color", SWAP, [sign('w')];
        SwitchToMove, SettingUp, "menu-switch-to-move", USER_SWITCH, [sign('n')];
        WhiteToMove, SettingUp, "menu-white-to-move", CIRCLE, [];
        BlackToMove, SettingUp, "menu-black-to-move", CIRCLE_HALF, [];
        MoveNumber, SettingUp, "menu-move-number", HASH, [];
        Remove, SettingUp, "menu-remove", MINUS_CIRCLE, [key(KeyCode::Delete)];
        Clear, SettingUp, "menu-clear", ERASER, [];
        ReadPosition, SettingUp, "menu-read-position", TEXT_T, [];
        SaveScene, SettingUp, "menu-save-scene", FLOPPY_DISK, [];
        PlayFromHere, SettingUp, "menu-play-from-here", PLAY, [];
        LeaveEditor, SettingUp, "menu-leave-editor", X, [];
    }
}
