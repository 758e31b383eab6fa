//! What the keys at the table work on: the hand, the candidates, the focus and what the pointer is over. All that the
//! keys read of the world is read here.

use super::focus::way_cost;
use super::typing::Typed;
use crate::app::{
    Arrange, Board, Candidates, Change, Editing, Hand, Intent, LearnRequest, LegalTarget, Lesson,
    Movable, Phase, PuzzleRequest, Session, Solving, Space, Stacks,
};
use crate::panels::commands::command::Command;
use crate::panels::commands::table::{CommandId, Situation};
use crate::record::marks;
use crate::record::tree::NodeId;
use crate::rules::{Coord, Slot, Step};
use crate::table::{BoardGeometry, Focus, Hovered, Looking};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// What the keys work on.
#[derive(SystemParam)]
pub(super) struct KeyContext<'w, 's> {
    pub candidates: Res<'w, Candidates>,
    pub hand: Res<'w, Hand>,
    hovered: Res<'w, Hovered>,
    pub geometry: Res<'w, BoardGeometry>,
    boards: Query<'w, 's, &'static Board>,
    spaces: Query<'w, 's, (&'static Space, &'static Name)>,
    targets: Query<'w, 's, &'static Space, With<LegalTarget>>,
    movable: Query<'w, 's, &'static Movable>,
    stacks: Stacks<'w, 's>,
    editing: Option<Res<'w, Editing>>,
    lesson: Option<Res<'w, Lesson>>,
    solving: Option<Res<'w, Solving>>,
    pub cameras: Query<'w, 's, &'static GlobalTransform, With<Camera3d>>,
    pub focus: ResMut<'w, Focus>,
    looking: ResMut<'w, Looking>,
    pub typed: ResMut<'w, Typed>,
}

impl KeyContext<'_, '_> {
    pub fn setting_up(&self) -> bool {
        self.editing.is_some()
    }

    pub fn board(&self) -> Option<&Board> {
        self.boards.single().ok()
    }

    /// The board's spaces by their names, as they are typed.
    pub fn named_spaces(&self) -> impl Iterator<Item = (String, Coord)> {
        let spaces = self.spaces.iter();
        spaces.map(|(space, name)| (name.to_lowercase(), space.0))
    }

    /// Where the thing in hand may be put.
    pub fn targets(&self) -> impl Iterator<Item = Coord> {
        self.targets.iter().map(|space| space.0)
    }

    /// Looks at the next space on that side, whether anything can be done there or not.
    pub fn look(&mut self, direction: Vec2) {
        let seen: Vec<(Coord, Vec2)> = self
            .spaces
            .iter()
            .map(|(space, _)| (space.0, self.on_screen(self.geometry.space(space.0))))
            .collect();
        let from = self.looking.at.or(self.focus.space());
        let from = from.map_or(self.geometry.centre, |at| self.geometry.space(at));
        let from = self.on_screen(from);
        let next = seen
            .into_iter()
            .filter_map(|(at, seen)| Some((at, way_cost(seen - from, direction)?)))
            .min_by(|a, b| a.1.total_cmp(&b.1));
        if let Some((at, _)) = next {
            self.looking.walk_to(at);
        }
    }

    /// How many pieces may be taken from a space at the most.
    pub fn most_from(&self, at: Coord) -> Option<u8> {
        let (_, top, _) = self.stacks.top(at)?;
        self.movable.get(top).ok().map(|movable| movable.most)
    }

    fn task_is_done(&self) -> bool {
        let lesson = self.lesson.as_deref();
        lesson.is_some_and(|lesson| matches!(lesson.phase, Phase::Done(_)))
    }

    fn puzzle_is_over(&self) -> bool {
        let solving = self.solving.as_deref();
        solving.is_some_and(Solving::is_over)
    }

    fn marks_threats(&self) -> bool {
        self.board()
            .is_some_and(|board| marks::has_threat(&board.setup))
    }

    pub fn situation(&self) -> Situation {
        let in_hand = !self.hand.is_empty();
        if self.setting_up() {
            Situation::SettingUp { in_hand }
        } else if self.lesson.is_some() {
            Situation::Task { in_hand }
        } else if self.solving.is_some() {
            Situation::Puzzle { in_hand }
        } else {
            Situation::Playing { in_hand }
        }
    }

    /// The command of a row, with what it is about here.
    pub fn command(&mut self, id: CommandId, session: Option<&Session>) -> Option<Command> {
        Some(match id {
            CommandId::Finish if self.task_is_done() => LearnRequest::Next.into(),
            CommandId::Finish if self.puzzle_is_over() => PuzzleRequest::Next.into(),
            CommandId::Finish => self.decide()?,
            // A move is begun where something is lit to be taken: the key is there to decide.
            CommandId::Analyse if self.focus.0.is_some() => self.decide()?,
            CommandId::StepBack => {
                self.focus.0 = None;
                Intent::StepBack.into()
            }
            CommandId::Turn => self.rotate(1)?,
            CommandId::TurnBack => self.rotate(-1)?,
            CommandId::Promote => Change::Promote(session?.cursor()).into(),
            CommandId::DeleteMove => Change::Delete(session?.cursor()).into(),
            CommandId::Mark => {
                let (at, marks) = marks_at(session?);
                Change::Mark(at, marks::next_judgement(marks)).into()
            }
            CommandId::MarkThreat if self.marks_threats() => {
                let (at, marks) = marks_at(session?);
                Change::Mark(at, marks::toggle_threat(marks)).into()
            }
            CommandId::Remove => Arrange::Remove(self.meant()).into(),
            CommandId::SwitchToMove => Arrange::ToMove(!self.board()?.to_move).into(),
            _ => return Command::for_id(id),
        })
    }

    /// The piece that the focus or the pointer is on.
    fn meant(&self) -> Option<Slot> {
        if let Some(Step::Take { at, .. }) = self.focus.0 {
            return Some(self.stacks.top(at)?.2.dots.anchor());
        }
        let lying = self.stacks.lying(self.hovered.piece?)?;
        Some(lying.dots.anchor())
    }

    /// Whether a digit says how many pieces of a stack to take.
    pub fn counts(&self) -> bool {
        self.hand.steps.len() == 1
            && self.hand.taken().is_some_and(|(at, count)| {
                count > 1 || self.most_from(at).is_some_and(|most| most > 1)
            })
    }

    /// Turns the piece that was put, or the one that would be put where the focus or the pointer is.
    fn rotate(&self, by: i8) -> Option<Command> {
        if self.hand.turn.is_some() || self.setting_up() {
            return Some(Intent::Rotate(by).into());
        }
        let focused = self.focus.target();
        let at = focused
            .or(self.hovered.space)
            .filter(|at| self.targets().any(|target| target == *at))?;
        Some(Intent::TurnPreview { at, by }.into())
    }

    /// Enter: what was typed, what the focus is on, the pass that is left, or the move as it is shown.
    fn decide(&mut self) -> Option<Command> {
        if !self.typed.text.is_empty() {
            let name = std::mem::take(&mut self.typed.text);
            let (_, at) = self.named_spaces().find(|(space, _)| *space == name)?;
            return Some(Intent::Step(Step::Put(at)).into());
        }
        // Where many pieces are put one after another, the focus stays for the next.
        let focus = if self.setting_up() && !self.hand.is_empty() {
            self.focus.0
        } else {
            self.focus.0.take()
        };
        Some(Command::Do(match focus {
            Some(step) => Intent::Step(step),
            None if self.candidates.next.contains(&Step::Pass) => Intent::Step(Step::Pass),
            None => Intent::Finish,
        }))
    }
}

/// The move at the cursor, and how it is marked.
fn marks_at(session: &Session) -> (NodeId, &str) {
    let at = session.cursor();
    (at, session.record().tree.marks(at))
}
