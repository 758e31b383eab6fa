//! What the keys at the table work on: the hand, the candidates, the focus and what the pointer is over. All that the
//! keys read of the world is read here.

use super::typing::{self, Typed};
use crate::app::{Arrange, Atlas, Candidates, Change, Editor, Hand, Intent, Laid, Session};
use crate::panels::commands::command::Command;
use crate::panels::commands::table::{CommandId, Situation};
use crate::record::marks;
use crate::record::tree::NodeId;
use crate::rules::{Slot, Step};
use crate::table::{BoardGeometry, Focus, Hovered};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// What the keys work on.
#[derive(SystemParam)]
pub(super) struct KeyContext<'w, 's> {
    pub candidates: Res<'w, Candidates>,
    pub hand: Res<'w, Hand>,
    hovered: Res<'w, Hovered>,
    pub place: Res<'w, BoardGeometry>,
    atlas: Res<'w, Atlas>,
    editor: Res<'w, Editor>,
    pub cameras: Query<'w, 's, &'static GlobalTransform, With<Camera3d>>,
    pub focus: ResMut<'w, Focus>,
    pub typed: ResMut<'w, Typed>,
}

impl KeyContext<'_, '_> {
    pub fn setting_up(&self) -> bool {
        self.editor.0.is_some()
    }

    pub fn situation(&self) -> Situation {
        let in_hand = !self.hand.is_empty();
        if self.setting_up() {
            Situation::SettingUp { in_hand }
        } else {
            Situation::Playing { in_hand }
        }
    }

    /// The command of a row, with what it is about here.
    pub fn command(
        &mut self,
        id: CommandId,
        laid: &Laid,
        session: Option<&Session>,
    ) -> Option<Command> {
        Some(match id {
            CommandId::Finish => self.decide(laid)?,
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
            CommandId::MarkThreat if marks::has_threat(&laid.setup()) => {
                let (at, marks) = marks_at(session?);
                Change::Mark(at, marks::toggle_threat(marks)).into()
            }
            CommandId::Remove => Arrange::Remove(self.meant()).into(),
            CommandId::SwitchToMove => Arrange::ToMove(!laid.layout.to_move).into(),
            _ => return Command::for_id(id),
        })
    }

    /// The piece that the focus or the pointer is on.
    fn meant(&self) -> Option<Slot> {
        if let Some(Step::Take { at, .. }) = self.focus.0 {
            return Some(self.atlas.top(at)?.2.dots.anchor());
        }
        let mut lying = self.atlas.lying();
        let (_, lying) = lying.find(|(entity, _)| Some(*entity) == self.hovered.piece)?;
        Some(lying.dots.anchor())
    }

    /// Whether a digit says how many pieces of a stack to take.
    pub fn counts(&self) -> bool {
        self.hand.steps.len() == 1
            && self.hand.taken().is_some_and(|(at, count)| {
                let two = Step::Take { at, count: 2 };
                count > 1 || self.candidates.first.contains(&two)
            })
    }

    /// Turns the piece that was put, or the one that would be put where the focus or the pointer is.
    fn rotate(&self, by: i8) -> Option<Command> {
        if self.hand.turn.is_some() || self.setting_up() {
            return Some(Intent::Rotate(by).into());
        }
        let focused = match self.focus.0 {
            Some(Step::Put(at)) => Some(at),
            _ => None,
        };
        let at = focused
            .or(self.hovered.space)
            .filter(|at| self.candidates.next.contains(&Step::Put(*at)))?;
        Some(Intent::TurnPreview { at, by }.into())
    }

    /// Enter: what was typed, what the focus is on, the pass that is left, or the move as it is shown.
    fn decide(&mut self, laid: &Laid) -> Option<Command> {
        if !self.typed.text.is_empty() {
            let name = std::mem::take(&mut self.typed.text);
            let at = typing::spaces(laid).find(|(space, _)| *space == name)?.1;
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
