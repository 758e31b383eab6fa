//! Keys at the table, in their order: what one of them does is done before the next one is looked at.

use super::context::KeyContext;
use super::focus::arrow;
use super::typing::{Spelled, Typed};
use crate::app::{Intent, Screen, Session};
use crate::panels::commands::command::Command;
use crate::panels::commands::keystroke::Keystroke;
use crate::panels::commands::sets::CommandSet;
use crate::panels::commands::table::{Place, command_for};
use crate::panels::widgets::dialogs::OverScreen;
use crate::rules::Step;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::input::EguiWantsInput;
use std::collections::VecDeque;

/// Reads keystrokes in [`CommandSet::Press`].
pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, press_at_table.in_set(CommandSet::Press));
}

/// Turns keystrokes at the table into commands.
pub(super) fn press_at_table(
    mut keystrokes: MessageReader<Keystroke>,
    mut waiting: Local<VecDeque<Keystroke>>,
    screen: Res<State<Screen>>,
    egui: Res<EguiWantsInput>,
    over: OverScreen,
    session: Option<Res<Session>>,
    mut context: KeyContext,
    mut commands: MessageWriter<Command>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let free = !egui.wants_any_keyboard_input() && !over.any();
    let meant = |Keystroke { event, .. }: &&Keystroke| {
        free && (!event.repeat || arrow(event.key_code).is_some())
    };
    waiting.extend(keystrokes.read().filter(meant).cloned());
    let (Some(_), true, false) = (context.board(), screen.shows_table(), over.any()) else {
        waiting.clear();
        return;
    };
    // While a position is set up, the game has no say.
    let session = session.as_deref().filter(|_| !context.setting_up());
    if session.is_none() && context.typed.notation {
        *context.typed = Typed::default();
    }
    while let Some(stroke) = waiting.pop_front() {
        if let Some(command) = context.press(&stroke, session) {
            if command == Command::Comment {
                // What follows is meant for the comment, not for the board.
                waiting.clear();
            }
            commands.write(command);
            if !waiting.is_empty() {
                redraw.write(RequestRedraw);
            }
            return;
        }
    }
}

impl KeyContext<'_, '_> {
    /// What a keystroke means; `None` where it only changed the focus or what is typed.
    fn press(&mut self, stroke: &Keystroke, session: Option<&Session>) -> Option<Command> {
        if !stroke.modifiers.command {
            if let (true, Some(session)) = (self.typed.notation, session) {
                return self.type_move(stroke, session.game());
            }
            if self.take_back_typing(stroke.named_key()) {
                return None;
            }
            if stroke.named_key() == KeyCode::Tab {
                self.cycle_focus(if stroke.modifiers.shift { -1 } else { 1 });
                return None;
            }
            if let Some(direction) = arrow(stroke.named_key())
                && stroke.modifiers.shift
            {
                self.look(direction);
                return None;
            }
            if let Some(direction) = arrow(stroke.named_key())
                && (!self.hand.is_empty() || self.focus.0.is_some() || self.setting_up())
            {
                self.walk_focus(direction);
                return None;
            }
            if let Some(sign) = stroke.sign()
                && let Meaning::Board(intent) = self.sign(sign, stroke.modifiers.shift)
            {
                return intent.map(Command::Do);
            }
        }
        let situation = self.situation();
        // What holds everywhere is read elsewhere.
        let holds = |place: Place| place != Place::Everywhere && place.includes(situation);
        let id = command_for(stroke, holds)?;
        self.command(id, session)
    }

    /// What a letter, digit or other sign means besides commands.
    fn sign(&mut self, sign: char, shift: bool) -> Meaning {
        if sign == ':' && !self.setting_up() {
            self.begin_notation();
            return Meaning::Board(None);
        }
        if !shift && !self.hand.is_empty() {
            match self.type_space(sign) {
                Spelled::Whole(at) => return Meaning::Board(Some(Intent::Step(Step::Put(at)))),
                Spelled::Begun => return Meaning::Board(None),
                Spelled::NoSpace => {}
            }
        }
        if let Some(kind) = self
            .board()
            .and_then(|board| board.setup.kind_for_key(sign))
        {
            return Meaning::Board(Some(Intent::Step(Step::Choose(kind))));
        }
        match sign.to_digit(10) {
            Some(count) if self.counts() => Meaning::Board(Some(Intent::SetCount(count as u8))),
            _ => Meaning::Command,
        }
    }
}

/// Whether the board takes a sign, and what it makes of it.
enum Meaning {
    Board(Option<Intent>),
    Command,
}
