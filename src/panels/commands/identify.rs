//! Which row of the table a command is in, and the commands that their row says everything about.

use crate::app::{
    Arrange, Change, FileRequest, Intent, LibraryRequest, Preset, Proposal, Quality, QualityChoice,
    Walk,
};
use crate::panels::commands::command::Command;
use crate::panels::commands::table::CommandId;
use crate::rules::{Color, Step};

impl Command {
    pub const fn id(&self) -> CommandId {
        match self {
            Self::Do(intent) => intent_id(intent),
            Self::Arrange(arrange) => arrange_id(arrange),
            Self::Saved(request) => match request {
                LibraryRequest::Open(_) => CommandId::OpenSaved,
                LibraryRequest::Rename(..) => CommandId::Rename,
                LibraryRequest::Delete(_) => CommandId::DeleteSaved,
                LibraryRequest::Undelete(_) => CommandId::Undelete,
            },
            Self::File(FileRequest::OpenGood) => CommandId::OpenGood,
            Self::File(_) => CommandId::File,
            Self::Menu => CommandId::Menu,
            Self::Continue => CommandId::Continue,
            Self::OpenLibrary => CommandId::OpenLibrary,
            Self::LeaveLibrary => CommandId::LeaveLibrary,
            Self::Rematch => CommandId::Rematch,
            Self::PlayFromHere => CommandId::PlayFromHere,
            Self::LeaveEditor => CommandId::LeaveEditor,
            Self::Comment => CommandId::Comment,
            Self::Fold(_) => CommandId::Fold,
            Self::Drop => CommandId::Drop,
            Self::Explode(_) | Self::ToggleExplode => CommandId::Explode,
            Self::ToggleLift => CommandId::ToggleLift,
            Self::ToggleXray => CommandId::ToggleXray,
            Self::Camera(Preset::White) => CommandId::CameraWhite,
            Self::Camera(Preset::Black) => CommandId::CameraBlack,
            Self::Camera(Preset::Low) => CommandId::CameraLow,
            Self::Camera(Preset::Top) => CommandId::CameraTop,
            Self::Camera(Preset::Fit) => CommandId::CameraFit,
            Self::Quality(QualityChoice::Auto) => CommandId::QualityAuto,
            Self::Quality(QualityChoice::Always(Quality::High)) => CommandId::QualityHigh,
            Self::Quality(QualityChoice::Always(Quality::Medium)) => CommandId::QualityMedium,
            Self::Quality(QualityChoice::Always(Quality::Low)) => CommandId::QualityLow,
            Self::ToggleHelp => CommandId::ToggleHelp,
            Self::ToggleHistory => CommandId::ToggleHistory,
            Self::ToToolbar => CommandId::ToToolbar,
            Self::Seat(..) => CommandId::Seat,
            Self::MoveNow => CommandId::MoveNow,
            Self::MasterTime(_) => CommandId::MasterTime,
            Self::Hint => CommandId::Hint,
            Self::OpenFile => CommandId::OpenFile,
            Self::Export(_) => CommandId::Export,
            Self::ExportSaved(_) => CommandId::ExportSaved,
            Self::SavePicture => CommandId::SavePicture,
            Self::SaveFilm => CommandId::SaveFilm,
            Self::SaveScene(_) => CommandId::SaveScene,
            Self::CopyGame => CommandId::CopyGame,
            Self::CopyPosition => CommandId::CopyPosition,
            Self::Paste => CommandId::Paste,
            Self::Quit => CommandId::Quit,
        }
    }

    /// The command of a row, where the row alone says everything.
    pub const fn for_id(id: CommandId) -> Option<Self> {
        Some(match id {
            CommandId::Pass => Self::Do(Intent::Step(Step::Pass)),
            CommandId::Finish => Self::Do(Intent::Finish),
            CommandId::StepBack => Self::Do(Intent::StepBack),
            CommandId::Turn => Self::Do(Intent::Rotate(1)),
            CommandId::TurnBack => Self::Do(Intent::Rotate(-1)),
            CommandId::Undo => Self::Do(Intent::Undo),
            CommandId::Redo => Self::Do(Intent::Redo),
            CommandId::WalkBack => Self::Do(Intent::Walk(Walk::Back)),
            CommandId::WalkOn => Self::Do(Intent::Walk(Walk::On)),
            CommandId::WalkStart => Self::Do(Intent::Walk(Walk::Start)),
            CommandId::WalkEnd => Self::Do(Intent::Walk(Walk::End)),
            CommandId::WalkEarlier => Self::Do(Intent::Walk(Walk::Earlier)),
            CommandId::WalkLater => Self::Do(Intent::Walk(Walk::Later)),
            CommandId::PlayOn => Self::Do(Intent::Propose(Proposal::PlayOn)),
            CommandId::TakeEditBack => Self::Do(Intent::Propose(Proposal::TakeEditBack)),
            CommandId::SetUp => Self::Arrange(Arrange::Open(None)),
            CommandId::OtherColor => Self::Arrange(Arrange::OtherColor),
            CommandId::WhiteToMove => Self::Arrange(Arrange::ToMove(Color::White)),
            CommandId::BlackToMove => Self::Arrange(Arrange::ToMove(Color::Black)),
            CommandId::Clear => Self::Arrange(Arrange::Clear),
            CommandId::OpenGood => Self::File(FileRequest::OpenGood),
            CommandId::Menu => Self::Menu,
            CommandId::Continue => Self::Continue,
            CommandId::OpenLibrary => Self::OpenLibrary,
            CommandId::LeaveLibrary => Self::LeaveLibrary,
            CommandId::Rematch => Self::Rematch,
            CommandId::PlayFromHere => Self::PlayFromHere,
            CommandId::LeaveEditor => Self::LeaveEditor,
            CommandId::Comment => Self::Comment,
            CommandId::Drop => Self::Drop,
            CommandId::Explode => Self::ToggleExplode,
            CommandId::ToggleLift => Self::ToggleLift,
            CommandId::ToggleXray => Self::ToggleXray,
            CommandId::CameraWhite => Self::Camera(Preset::White),
            CommandId::CameraBlack => Self::Camera(Preset::Black),
            CommandId::CameraLow => Self::Camera(Preset::Low),
            CommandId::CameraTop => Self::Camera(Preset::Top),
            CommandId::CameraFit => Self::Camera(Preset::Fit),
            CommandId::QualityAuto => Self::Quality(QualityChoice::Auto),
            CommandId::QualityHigh => Self::Quality(QualityChoice::Always(Quality::High)),
            CommandId::QualityMedium => Self::Quality(QualityChoice::Always(Quality::Medium)),
            CommandId::QualityLow => Self::Quality(QualityChoice::Always(Quality::Low)),
            CommandId::ToggleHelp => Self::ToggleHelp,
            CommandId::ToggleHistory => Self::ToggleHistory,
            CommandId::ToToolbar => Self::ToToolbar,
            CommandId::MoveNow => Self::MoveNow,
            CommandId::Hint => Self::Hint,
            CommandId::OpenFile => Self::OpenFile,
            CommandId::SavePicture => Self::SavePicture,
            CommandId::SaveFilm => Self::SaveFilm,
            CommandId::CopyGame => Self::CopyGame,
            CommandId::CopyPosition => Self::CopyPosition,
            CommandId::Paste => Self::Paste,
            CommandId::Quit => Self::Quit,
            _ => return None,
        })
    }
}

const fn intent_id(intent: &Intent) -> CommandId {
    match intent {
        Intent::Step(Step::Pass) => CommandId::Pass,
        Intent::Step(_) | Intent::Ask(_) => CommandId::Take,
        Intent::Answer { .. } => CommandId::Play,
        Intent::Propose(proposal) => proposal_id(proposal),
        Intent::PutAll(_) => CommandId::Drop,
        Intent::StepBack | Intent::ClearHand => CommandId::StepBack,
        Intent::Rotate(by) | Intent::TurnPreview { by, .. } if *by < 0 => CommandId::TurnBack,
        Intent::Rotate(_) | Intent::TurnPreview { .. } => CommandId::Turn,
        Intent::Finish => CommandId::Finish,
        Intent::SetCount(_) => CommandId::Count,
        Intent::Undo => CommandId::Undo,
        Intent::Redo => CommandId::Redo,
        Intent::Walk(Walk::Back) => CommandId::WalkBack,
        Intent::Walk(Walk::On) => CommandId::WalkOn,
        Intent::Walk(Walk::Start) => CommandId::WalkStart,
        Intent::Walk(Walk::End) => CommandId::WalkEnd,
        Intent::Walk(Walk::Earlier) => CommandId::WalkEarlier,
        Intent::Walk(Walk::Later) => CommandId::WalkLater,
    }
}

const fn proposal_id(proposal: &Proposal) -> CommandId {
    match proposal {
        Proposal::Play(_) => CommandId::Play,
        Proposal::Jump(_) => CommandId::Jump,
        Proposal::PlayOn => CommandId::PlayOn,
        Proposal::Edit(Change::Promote(_)) => CommandId::Promote,
        Proposal::Edit(Change::Delete(_)) => CommandId::DeleteMove,
        Proposal::Edit(Change::Comment(..)) => CommandId::Comment,
        Proposal::Edit(Change::Mark(..)) => CommandId::Mark,
        Proposal::TakeEditBack => CommandId::TakeEditBack,
        Proposal::Tag(..) => CommandId::Rename,
        Proposal::NewGame(_) => CommandId::NewGame,
        Proposal::Open { .. } => CommandId::PlayFromHere,
    }
}

const fn arrange_id(arrange: &Arrange) -> CommandId {
    match arrange {
        Arrange::Open(_) => CommandId::SetUp,
        Arrange::Pick(..) => CommandId::PickPiece,
        Arrange::OtherColor => CommandId::OtherColor,
        Arrange::Remove(_) => CommandId::Remove,
        Arrange::Clear => CommandId::Clear,
        Arrange::ToMove(Color::White) => CommandId::WhiteToMove,
        Arrange::ToMove(Color::Black) => CommandId::BlackToMove,
        Arrange::MoveNumber(_) => CommandId::MoveNumber,
        Arrange::Read(_) => CommandId::ReadPosition,
        Arrange::Save { .. } => CommandId::SaveScene,
    }
}
