//! What the play screen shows, in words and plain values.

use crate::app::{AnimationSpeed, Clocks, Pace, Quality, QualityChoice, Seat, ThreatWarnings};
use crate::panels::widgets::analysis::AnalysisView;
use crate::panels::widgets::move_list::History;
use crate::panels::widgets::players::EngineSeat;
use crate::panels::widgets::report::ReportRows;
use crate::record::Claim;
use crate::rules::{Color, Kind, Outcome, Setup, Step};
use crate::store::Overlays;
use std::sync::Arc;

/// Everything on the play screen besides the table.
#[derive(Clone, Debug)]
pub struct PlayView {
    pub setup: Setup,
    /// The game and its variant, in words.
    pub title: String,
    pub to_move: Color,
    pub outcome: Option<Outcome>,
    /// Each side's reserve: kind, how many, and whether it can be taken now.
    pub reserves: [Vec<ReserveItem>; 2],
    /// What counts at the end, for the games that count.
    pub score: Option<[u8; 2]>,
    pub history: History,
    pub can_undo: bool,
    pub can_redo: bool,
    /// What the last edit of the history did, right after it.
    pub just_edited: Option<String>,
    /// The last edit that can be taken back.
    pub last_edit: Option<String>,
    /// A level is to move, but only when it is asked: somebody walks through the game.
    pub can_play_on: bool,
    pub must_pass: bool,
    pub hand_empty: bool,
    /// A move can be finished as it is shown.
    pub can_finish: bool,
    pub can_rotate: bool,
    pub guidance: String,
    pub refusal: Option<String>,
    /// The chapter of the rules that explains the refusal: the game's place, and the chapter's.
    pub why: Option<(usize, usize)>,
    pub stack: Option<Stack>,
    /// The levels of the lifted stack, from the board up.
    pub tags: Vec<LevelLabel>,
    pub explode: f32,
    /// A click lifts instead of taking.
    pub lift_mode: bool,
    pub xray: bool,
    /// Whether coordinates and tile numbers are shown.
    pub coordinates: bool,
    pub tile_numbers: bool,
    /// Moves wait to be confirmed.
    pub confirm: bool,
    pub threats: ThreatWarnings,
    /// What is marked beside that.
    pub overlays: Overlays,
    /// What the other side would do is shown.
    pub threat_view: bool,
    /// What the overlays and the threat view say, a line each.
    pub told: Vec<String>,
    /// What was chosen, and what `Auto` has come to.
    pub quality: (QualityChoice, Quality),
    pub players: PlayersView,
    /// What the level whose turn it is has found so far.
    pub thinking: Option<String>,
    /// How two levels that play each other go on; `None` where a person plays, or the game is over.
    pub pace: Option<Pace>,
    /// How long they wait after each move, in tenths of a second.
    pub level_pause: u64,
    pub animation: AnimationSpeed,
    /// A coach looks on in games against levels.
    pub coach_on: bool,
    /// What it says in this game, where it looks on.
    pub coach: Option<CoachView>,
    /// What the analysis shows, where it is wanted.
    pub analysis: Option<Arc<AnalysisView>>,
    /// A hint is on the board.
    pub can_play_hint: bool,
    /// A person is to move and can be helped.
    pub can_hint: bool,
    pub master_secs: u64,
    /// Who plays each side by the record.
    pub players_of_record: [PlayerOfRecord; 2],
    /// How the game ended here, where the rules have no end.
    pub claim: Option<Claim>,
    /// The person who may resign or offer a draw.
    pub acting: Option<Color>,
    /// What is left on each side's clock, and whose runs.
    pub clock: Option<Clocks>,
    /// The line plays by itself.
    pub autoplay: bool,
    /// What the analysis of the whole game says, how many moves of its line lead to the table, and how far it has come while it
    /// goes on: how many moves of how many.
    pub report: Option<Arc<ReportRows>>,
    pub report_ply: usize,
    pub sweep: Option<[usize; 2]>,
    pub can_analyse: bool,
    /// A position is being set up.
    pub setting_up: Option<EditView>,
    /// A task of a course is being tried.
    pub task: Option<TaskView>,
    /// A puzzle is being solved.
    pub puzzle: Option<PuzzleView>,
}

/// What the panel of a puzzle shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PuzzleView {
    /// What it is: a puzzle, or from a game of the person's own.
    pub title: String,
    /// Who is to move, and what is asked.
    pub goal: String,
    /// The other side's move before it.
    pub last: Option<String>,
    /// What came of the last try or of the last help, and whether that is good news.
    pub said: Option<(String, bool)>,
    pub can_hint: bool,
    pub can_show_solution: bool,
    pub is_over: bool,
    /// Another one can be put on the table.
    pub has_next: bool,
    /// How the ratings changed, once it is known what it came to.
    pub ratings: Vec<String>,
    /// How many were solved in a row, or how many are left.
    pub streak: Option<String>,
    /// What it was about, once it is over.
    pub themes: Option<String>,
}

/// What the coach says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CoachView {
    pub words: String,
    /// It would rather see the last move taken back.
    pub objects: bool,
}

/// What the panel of a task shows.
#[derive(Clone, Debug, PartialEq)]
pub struct TaskView {
    /// The stage's title.
    pub stage: String,
    /// Which task of the stage it is, counted from 1, and how many there are.
    pub number: [usize; 2],
    /// What to do.
    pub goal: String,
    /// What was said about the last try.
    pub said: Option<String>,
    /// The stars that were won, once it is done.
    pub stars: Option<u8>,
    /// The try can be begun anew.
    pub can_begin_again: bool,
    pub can_show_solution: bool,
    pub is_last: bool,
}

/// Who plays.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlayersView {
    pub seats: [Seat; 2],
    /// The engines that may sit there.
    pub engines: Vec<EngineSeat>,
    /// Whose engine has failed, and what it did.
    pub trouble: Option<(Color, String)>,
}

impl PlayersView {
    /// The engine in a seat.
    pub fn engine(&self, seat: Seat) -> Option<&EngineSeat> {
        let id = seat.engine()?;
        self.engines.iter().find(|engine| engine.id == id)
    }
}

/// What a record tells of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerOfRecord {
    /// The tag that holds the name.
    pub tag: &'static str,
    /// Empty where the record has none.
    pub name: String,
    pub rating: Option<String>,
    /// The tag that holds the rating.
    pub rating_tag: &'static str,
}

/// What the editor's panel shows.
#[derive(Clone, Debug, PartialEq)]
pub struct EditView {
    pub move_number: u32,
    /// The position in the game's own text, if it is one.
    pub text: Option<String>,
    /// Why it is no position of the game.
    pub problem: Option<String>,
    /// The file that holds it already.
    pub saved: Option<String>,
}

/// A kind of piece in a reserve.
#[derive(Clone, Debug, PartialEq)]
pub struct ReserveItem {
    pub kind: Kind,
    pub count: u8,
    /// The letter that takes it.
    pub key: Option<char>,
    pub step: Option<Step>,
    pub chosen: bool,
    /// The keyboard has it in mind.
    pub focused: bool,
}

/// The stack under the pointer, from the top down.
#[derive(Clone, Debug, PartialEq)]
pub struct Stack {
    pub name: String,
    pub levels: Vec<String>,
}

/// A level of the lifted stack, and where in the window it is seen.
#[derive(Clone, Debug, PartialEq)]
pub struct LevelLabel {
    pub x: f32,
    pub y: f32,
    pub words: String,
    /// `None` for a gap.
    pub owner: Option<Color>,
    pub lifted: bool,
}
