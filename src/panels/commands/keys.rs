//! The keyboard: commands by their keys, pieces by their letters, spaces by their names, whole moves in notation, and
//! a focus that walks over what can be done.
//!
//! Letters choose a kind while the hand is empty. With a piece in it they begin the name of a space, and Shift makes
//! them choose another kind. What no space begins with is a command as ever. Arrows walk over the board while a piece is
//! in the hand or Tab has begun to, and else through the history.

use crate::app::Preset;
use crate::app::{
    Arrange, Atlas, Candidates, Change, Editor, Hand, Laid, OnTable, Screen, Session, TurnSet, Walk,
};
use crate::panels::commands::command::Command;
use crate::panels::commands::keystroke::{Keystroke, Listen};
use crate::record::marks;
use crate::record::tree::NodeId;
use crate::rules::{Coord, Game, Kind, Setup, Slot, Step, hive, punct, tak};
use crate::table::{
    BoardGeometry, Focus, Holder, Hovered, Lift, LiftedBy, let_go, lift as lift_piece,
};
use bevy::ecs::system::SystemParam;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::input::EguiWantsInput;
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};
use std::collections::VecDeque;

/// What has been typed of a space's name or of a move, until it is one.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Typed {
    pub text: String,
    /// A whole move in the game's notation, not just a space.
    pub notation: bool,
    /// Why the move that was typed can't be read.
    pub wrong: Option<String>,
}

impl Typed {
    fn is_empty(&self) -> bool {
        self.text.is_empty() && !self.notation
    }

    /// What the status line says of it.
    pub(in crate::panels) fn words(&self) -> Option<String> {
        let text = &self.text;
        match (&self.wrong, self.notation) {
            (Some(wrong), _) => Some(format!(": {text}_   {wrong}")),
            (None, true) => Some(format!(": {text}_   Enter plays it, Esc forgets it.")),
            (None, false) => (!text.is_empty())
                .then(|| format!("To {text}_   Enter puts it there, Esc forgets it.")),
        }
    }
}

pub(in crate::panels) fn plugin(app: &mut App) {
    app.init_resource::<Typed>()
        .add_systems(
            PreUpdate,
            (
                keep_tab
                    .after(EguiPreUpdateSet::ProcessInput)
                    .before(EguiPreUpdateSet::BeginPass)
                    .run_if(in_state(Screen::Play).or_eager(in_state(Screen::Edit))),
                (press, look_under)
                    .chain()
                    .before(super::command::obey)
                    .after(Listen),
            ),
        )
        .add_systems(
            Update,
            forget
                .in_set(TurnSet::Sync)
                .run_if(resource_changed::<Candidates>),
        );
}

/// Tab walks over the board here; egui would take it for its buttons, and every key after it. Once F10 has sent the
/// keyboard to the buttons it is theirs, until Esc.
fn keep_tab(egui: Res<EguiWantsInput>, mut inputs: Query<&mut EguiInput>) {
    if egui.wants_any_keyboard_input() {
        return;
    }
    let tab = |event: &egui::Event| {
        matches!(
            event,
            egui::Event::Key {
                key: egui::Key::Tab,
                ..
            }
        )
    };
    for mut input in &mut inputs {
        if input.events.iter().any(tab) {
            input.events.retain(|event| !tab(event));
        }
    }
}

/// A focus on what can't be done any more, and names for a hand that has changed, are gone.
fn forget(
    candidates: Res<Candidates>,
    hand: Res<Hand>,
    mut focus: ResMut<Focus>,
    mut typed: ResMut<Typed>,
) {
    if focus.0.is_some_and(|step| !candidates.next.contains(&step)) {
        focus.0 = None;
    }
    if hand.is_empty() && !typed.notation && !typed.text.is_empty() {
        *typed = Typed::default();
    }
}

/// What the keys work on.
#[derive(SystemParam)]
struct KeyContext<'w, 's> {
    candidates: Res<'w, Candidates>,
    hand: Res<'w, Hand>,
    hovered: Res<'w, Hovered>,
    place: Res<'w, BoardGeometry>,
    atlas: Res<'w, Atlas>,
    editor: Res<'w, Editor>,
    cameras: Query<'w, 's, &'static GlobalTransform, With<Camera3d>>,
    focus: ResMut<'w, Focus>,
    typed: ResMut<'w, Typed>,
}

fn press(
    mut keystrokes: MessageReader<Keystroke>,
    mut waiting: Local<VecDeque<Keystroke>>,
    screen: Res<State<Screen>>,
    egui: Res<EguiWantsInput>,
    session: Option<Res<Session>>,
    on_table: Res<OnTable>,
    mut keys_on: KeyContext,
    mut commands: MessageWriter<Command>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let free = !egui.wants_any_keyboard_input();
    let meant = |Keystroke { event, .. }: &&Keystroke| {
        free && (!event.repeat || arrow(event.key_code).is_some())
    };
    waiting.extend(keystrokes.read().filter(meant).cloned());
    let (Some(laid), true) = (&on_table.0, screen.shows_table()) else {
        waiting.clear();
        return;
    };
    // While a position is set up, the game has no say.
    let session = session.as_deref().filter(|_| keys_on.editor.0.is_none());
    if session.is_none() && keys_on.typed.notation {
        *keys_on.typed = Typed::default();
    }
    // A slow frame may bring several keys. They count in their order, and what one of them does is done before the
    // next one is looked at.
    while let Some(Keystroke {
        event,
        control,
        shift,
    }) = waiting.pop_front()
    {
        let event = &event;
        let command = if control {
            with_control(event.key_code, shift, session)
        } else if let (true, Some(session)) = (keys_on.typed.notation, session) {
            keys_on.type_move(event, session.game())
        } else {
            keys_on.press(event, shift, laid, session)
        };
        if let Some(command) = command {
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

/// What a sign makes of the name that is being typed.
enum Spelled {
    Whole(Coord),
    /// More may follow.
    Begun,
    /// No name goes on like that.
    NoSpace,
}

fn with_control(key: KeyCode, shift: bool, session: Option<&Session>) -> Option<Command> {
    Some(match key {
        KeyCode::KeyZ if shift => Command::Redo,
        KeyCode::KeyZ => Command::Undo,
        KeyCode::KeyY => Command::Redo,
        KeyCode::KeyC if shift => Command::CopyPosition,
        // The rest is about the game, which waits while a position is set up.
        _ if session.is_none() => return None,
        KeyCode::KeyN => Command::Menu,
        KeyCode::KeyR => Command::Rematch,
        KeyCode::KeyC => Command::CopyGame,
        KeyCode::KeyU => Command::TakeEditBack,
        KeyCode::Enter | KeyCode::NumpadEnter => Command::Comment,
        KeyCode::ArrowUp => Command::Edit(Change::Promote(session?.cursor())),
        _ => return None,
    })
}

/// The letter or sign that a key means: as the layout has it, or as the key is placed where that is no Latin letter.
fn sign(event: &KeyboardInput) -> Option<char> {
    if let Key::Character(text) = &event.logical_key
        && let Some(sign) = text.chars().next()
        && sign.is_ascii()
    {
        return Some(sign.to_ascii_lowercase());
    }
    // `KeyA` and `Digit1` are named after what is printed on them.
    let name = format!("{:?}", event.key_code);
    let printed = name
        .strip_prefix("Key")
        .or(name.strip_prefix("Digit"))
        .or(name.strip_prefix("Numpad"))?;
    let mut signs = printed.chars();
    match (signs.next(), signs.next()) {
        (Some(sign), None) => Some(sign.to_ascii_lowercase()),
        _ => None,
    }
}

impl KeyContext<'_, '_> {
    fn press(
        &mut self,
        event: &KeyboardInput,
        shift: bool,
        laid: &Laid,
        session: Option<&Session>,
    ) -> Option<Command> {
        let key = event.key_code;
        if let Some(direction) = arrow(key)
            && (!self.hand.is_empty() || self.focus.0.is_some() || session.is_none())
        {
            self.walk(direction);
            return None;
        }
        Some(match key {
            KeyCode::Escape if !self.typed.is_empty() => {
                *self.typed = Typed::default();
                return None;
            }
            KeyCode::Backspace if !self.typed.is_empty() => {
                self.typed.text.pop();
                return None;
            }
            KeyCode::Escape | KeyCode::Backspace => {
                self.focus.0 = None;
                Command::StepBack
            }
            KeyCode::Tab => {
                self.cycle(if shift { -1 } else { 1 });
                return None;
            }
            KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Space => self.decide(laid)?,
            KeyCode::F1 => Command::ToggleHelp,
            KeyCode::F10 => Command::ToToolbar,
            KeyCode::Delete if session.is_none() => Command::Arrange(Arrange::Remove(self.meant())),
            KeyCode::ArrowLeft => Command::Walk(Walk::Back),
            KeyCode::ArrowRight => Command::Walk(Walk::On),
            KeyCode::ArrowUp => Command::Walk(Walk::Earlier),
            KeyCode::ArrowDown => Command::Walk(Walk::Later),
            KeyCode::Home => Command::Walk(Walk::Start),
            KeyCode::End => Command::Walk(Walk::End),
            KeyCode::Delete => Command::Edit(Change::Delete(session?.cursor())),
            _ => return self.sign(sign(event)?, shift, laid, session),
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

    /// A letter, digit or other sign.
    fn sign(
        &mut self,
        sign: char,
        shift: bool,
        laid: &Laid,
        session: Option<&Session>,
    ) -> Option<Command> {
        let setting_up = session.is_none();
        if sign == ':' && !setting_up {
            *self.typed = Typed {
                notation: true,
                ..Typed::default()
            };
            return None;
        }
        if sign == '?' {
            return Some(Command::Hint);
        }
        if !shift && !self.hand.is_empty() {
            match self.type_space(sign, laid) {
                Spelled::Whole(at) => return Some(Command::Step(Step::Put(at))),
                Spelled::Begun => return None,
                Spelled::NoSpace => {}
            }
        }
        let kind = letter(&laid.setup(), sign);
        Some(match sign {
            '!' => {
                let (at, marks) = marks_at(session?);
                Command::Edit(Change::Mark(at, marks::next_judgement(marks)))
            }
            marks::THREAT if marks::has_threat(&laid.setup()) => {
                let (at, marks) = marks_at(session?);
                Command::Edit(Change::Mark(at, marks::toggle_threat(marks)))
            }
            'r' if !self.hand.is_empty() => self.rotate(if shift { -1 } else { 1 })?,
            _ if kind.is_some() => Command::Step(Step::Choose(kind?)),
            'w' if setting_up => Command::Arrange(Arrange::OtherColor),
            'n' if setting_up => Command::Arrange(Arrange::ToMove(!laid.layout.to_move)),
            'h' => Command::ToggleHistory,
            'e' => Command::ToggleExplode,
            'x' => Command::ToggleXray,
            '0'..='9' => {
                let number = sign as u8 - b'0';
                if self.counts() {
                    Command::Count(number)
                } else {
                    Command::Camera(camera(number)?)
                }
            }
            _ => return None,
        })
    }

    /// Whether a digit says how many pieces of a stack to take.
    fn counts(&self) -> bool {
        self.hand.steps.len() == 1
            && self.hand.taken().is_some_and(|(at, count)| {
                let two = Step::Take { at, count: 2 };
                count > 1 || self.candidates.first.contains(&two)
            })
    }

    /// Turns the piece that was put, or the one that would be put where the focus or the pointer is.
    fn rotate(&self, by: i8) -> Option<Command> {
        if self.hand.turn.is_some() || self.editor.0.is_some() {
            return Some(Command::Rotate(by));
        }
        let focused = match self.focus.0 {
            Some(Step::Put(at)) => Some(at),
            _ => None,
        };
        let at = focused
            .or(self.hovered.space)
            .filter(|at| self.candidates.next.contains(&Step::Put(*at)))?;
        Some(Command::TurnPreview { at, by })
    }

    /// Enter: what was typed, what the focus is on, the pass that is left, or the move as it is shown.
    fn decide(&mut self, laid: &Laid) -> Option<Command> {
        if !self.typed.text.is_empty() {
            let name = std::mem::take(&mut self.typed.text);
            let at = spaces(laid).find(|(space, _)| *space == name)?.1;
            return Some(Command::Step(Step::Put(at)));
        }
        // Where many pieces are put one after another, the focus stays for the next.
        let focus = match self.editor.0 {
            Some(_) if !self.hand.is_empty() => self.focus.0,
            _ => self.focus.0.take(),
        };
        Some(match focus {
            Some(step) => Command::Step(step),
            None if self.candidates.next.contains(&Step::Pass) => Command::Step(Step::Pass),
            None => Command::Finish,
        })
    }

    /// One more sign of the name of a space.
    fn type_space(&mut self, sign: char, laid: &Laid) -> Spelled {
        if self.typed.text.is_empty() && !sign.is_ascii_alphabetic()
            || self.candidates.targets().next().is_none()
        {
            return Spelled::NoSpace;
        }
        let text = format!("{}{sign}", self.typed.text);
        let begun: Vec<(String, Coord)> = spaces(laid)
            .filter(|(name, _)| name.starts_with(&text))
            .collect();
        if begun.is_empty() {
            // A digit after a letter is a slip; a letter may be a command.
            return if !self.typed.text.is_empty() && sign.is_ascii_digit() {
                Spelled::Begun
            } else {
                Spelled::NoSpace
            };
        }
        let whole = begun.iter().find(|(name, _)| *name == text);
        let longer = begun
            .iter()
            .any(|(name, at)| *name != text && self.candidates.next.contains(&Step::Put(*at)));
        if let (Some((_, at)), false) = (whole, longer) {
            *self.typed = Typed::default();
            return Spelled::Whole(*at);
        }
        self.typed.text = text;
        Spelled::Begun
    }

    /// A key while a whole move is being typed.
    fn type_move(&mut self, event: &KeyboardInput, game: &Game) -> Option<Command> {
        self.typed.wrong = None;
        match event.key_code {
            KeyCode::Escape => *self.typed = Typed::default(),
            KeyCode::Backspace => {
                if self.typed.text.pop().is_none() {
                    *self.typed = Typed::default();
                }
            }
            KeyCode::Enter | KeyCode::NumpadEnter => match game.read_move(self.typed.text.trim()) {
                Ok(mv) => {
                    *self.typed = Typed::default();
                    return Some(Command::Play(mv));
                }
                Err(wrong) => self.typed.wrong = Some(wrong.to_string()),
            },
            _ => {
                if let Some(text) = &event.text {
                    let visible = text.chars().filter(|sign| !sign.is_control());
                    self.typed.text.extend(visible);
                }
            }
        }
        None
    }

    /// Everything that can be done next; of a stack, all that may be taken.
    fn stops(&self) -> Vec<Step> {
        let put = self.hand.puts().last().filter(|_| self.hand.turn.is_some());
        let stops = self.candidates.next.iter().copied();
        let stops = stops.filter(|step| match *step {
            Step::Turn(_) => false,
            Step::Put(at) => Some(at) != put,
            Step::Take { at, count } => self.candidates.most_from(at) == Some(count),
            Step::Choose(_) | Step::Pass => true,
        });
        stops.collect()
    }

    /// Tab walks through everything that can be done next.
    fn cycle(&mut self, by: isize) {
        let steps = self.stops();
        let now = self
            .focus
            .0
            .and_then(|step| steps.iter().position(|&other| other == step));
        let next = match now {
            Some(index) => (index as isize + by).rem_euclid(steps.len() as isize) as usize,
            None if by < 0 => steps.len().saturating_sub(1),
            None => 0,
        };
        self.focus.0 = steps.get(next).copied();
    }

    /// An arrow goes to the nearest target on that side, as seen by the camera; first from where the hand is.
    fn walk(&mut self, direction: Vec2) {
        let right = self.cameras.iter().next().map_or(Vec3::X, |camera| {
            camera.right().with_y(0.0).normalize_or(Vec3::X)
        });
        let away = Vec3::new(right.z, 0.0, -right.x);
        let on_screen = |at: Vec3| Vec2::new(at.dot(right), at.dot(away));
        let seen = |step: &Step| match step {
            Step::Put(at) | Step::Take { at, .. } => Some(on_screen(self.place.space(*at))),
            _ => None,
        };
        let steps: Vec<(Step, Vec2)> = self
            .stops()
            .into_iter()
            .filter_map(|step| Some((step, seen(&step)?)))
            .collect();
        let hand_at = self
            .hand
            .puts()
            .last()
            .or(self.hand.taken().map(|(from, _)| from));
        let start = hand_at.map_or(self.place.centre, |at| self.place.space(at));
        let focused = self.focus.0.as_ref().and_then(seen);
        let from = focused.unwrap_or_else(|| on_screen(start));
        let cost = |at: Vec2| {
            let way = at - from;
            let along = way.dot(direction);
            (along > 0.1).then(|| along + 2.5 * (way - direction * along).length())
        };
        let ahead = steps
            .iter()
            .filter_map(|(step, at)| Some((*step, cost(*at)?)))
            .min_by(|a, b| a.1.total_cmp(&b.1));
        let near = || {
            let distance = |at: Vec2| at.distance_squared(from);
            let near = steps
                .iter()
                .min_by(|a, b| distance(a.1).total_cmp(&distance(b.1)));
            near.filter(|_| focused.is_none()).map(|(step, _)| *step)
        };
        if let Some(step) = ahead.map(|(step, _)| step).or_else(near) {
            self.focus.0 = Some(step);
        }
    }
}

/// The move at the cursor, and how it is marked.
fn marks_at(session: &Session) -> (NodeId, &str) {
    let at = session.cursor();
    (at, session.record().tree.marks(at))
}

/// The board's spaces by their names, as they are typed.
fn spaces(laid: &Laid) -> impl Iterator<Item = (String, Coord)> {
    let named = |&at: &Coord| (laid.name(at).to_lowercase(), at);
    laid.spaces.iter().map(named)
}

const fn arrow(key: KeyCode) -> Option<Vec2> {
    Some(match key {
        KeyCode::ArrowLeft => Vec2::NEG_X,
        KeyCode::ArrowRight => Vec2::X,
        KeyCode::ArrowUp => Vec2::Y,
        KeyCode::ArrowDown => Vec2::NEG_Y,
        _ => return None,
    })
}

const fn camera(number: u8) -> Option<Preset> {
    Some(match number {
        1 => Preset::White,
        2 => Preset::Black,
        3 => Preset::Low,
        4 => Preset::Top,
        0 => Preset::Fit,
        _ => return None,
    })
}

/// The letters by which players of each game know its pieces.
const fn letter(setup: &Setup, sign: char) -> Option<Kind> {
    Some(match setup {
        Setup::Tak(_) => Kind::Tak(match sign {
            'f' => tak::Stone::Flat,
            's' => tak::Stone::Standing,
            'c' => tak::Stone::Cap,
            _ => return None,
        }),
        Setup::Hive(_) => Kind::Hive(match sign {
            'q' => hive::Bug::Queen,
            'b' => hive::Bug::Beetle,
            'g' => hive::Bug::Grasshopper,
            's' => hive::Bug::Spider,
            'a' => hive::Bug::Ant,
            'd' => hive::Bug::Ladybug,
            'm' => hive::Bug::Mosquito,
            'p' => hive::Bug::Pillbug,
            _ => return None,
        }),
        Setup::Punct(_) => Kind::Punct(match sign {
            't' => punct::Shape::Triangle,
            'c' => punct::Shape::StraightCentre,
            'i' => punct::Shape::StraightEnd,
            'j' => punct::Shape::AngularLeft,
            'm' => punct::Shape::AngularMiddle,
            'k' => punct::Shape::AngularRight,
            _ => return None,
        }),
    })
}

/// Held down, L or Alt lifts what the pointer is over.
fn look_under(
    keys: Res<ButtonInput<KeyCode>>,
    screen: Res<State<Screen>>,
    egui: Res<EguiWantsInput>,
    hovered: Res<Hovered>,
    mut typed: ResMut<Typed>,
    mut lift: ResMut<Lift>,
    mut by: ResMut<LiftedBy>,
) {
    let free = screen.shows_table() && !egui.wants_any_keyboard_input() && !typed.notation;
    let held = free && keys.any_pressed([KeyCode::KeyL, KeyCode::AltLeft, KeyCode::AltRight]);
    if held && lift.0.is_none() && hovered.piece.is_some() {
        lift_piece(
            &mut lift,
            &mut by,
            Holder::Key,
            hovered.piece,
            hovered.space,
        );
    } else if !held && by.holder == Some(Holder::Key) {
        let_go(&mut lift, &mut by, Holder::Key);
        // L was meant for the look, not for a space of column L.
        if typed.text == "l" {
            typed.text.clear();
        }
    }
}
