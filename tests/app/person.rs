//! Somebody at the window: a mouse and a keyboard that send what a window system would send, and eyes that find
//! spaces by the camera and widgets by their label.

use bevy::ecs::system::SystemState;
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::input::mouse::{MouseButtonInput, MouseMotion, MouseScrollUnit, MouseWheel};
use bevy::input::{ButtonState, touch::TouchPhase};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent};
use bevy_egui::{EguiContext, EguiOutput};
use std::path::Path;
use std::time::Duration;
use strata::app::Preset;
use strata::app::{
    Hand, Holder, Library, Lifted, OnBoard, Refusal, Session, Stacks, Standing, layout_of_world,
};
use strata::rules::{Coord, Game, Move, Step};
use strata::store::Store;
use strata::table::{BoardGeometry, Hovered, Preview, TableCamera};

/// White has three stones on c3, the top one his; Black's wall stands on c5, his flats on c4 and d3. White is to move.
pub const STACKED: &[&str] = &[
    "e1", "c3", "b3", "d3", "b3>", "c4", "c2", "Sc5", "c2+", "a5",
];

pub struct Person {
    pub app: App,
    window: Entity,
    pub at: Vec2,
    quit: bool,
}

impl Person {
    /// Sits down at a game in a window of the usual size.
    pub fn at(setup: &str) -> Self {
        Self::in_window(1280, 800, Some(setup))
    }

    /// Sits down at a game of Tak with a stack to look at, to take and to drop.
    pub fn at_a_stack() -> Self {
        let mut person = Self::at("tak5");
        person.plays_out(STACKED);
        person
    }

    pub fn in_window(width: u32, height: u32, setup: Option<&str>) -> Self {
        Self::prepared(width, height, setup, |_| {})
    }

    /// Sits down where games and settings are kept in a folder.
    pub fn with_folder(setup: Option<&str>, folder: &Path) -> Self {
        Self::in_window_with_folder(1280, 800, setup, folder)
    }

    /// The same in a window of another size.
    pub fn in_window_with_folder(
        width: u32,
        height: u32,
        setup: Option<&str>,
        folder: &Path,
    ) -> Self {
        let library = Library::new(Store::open(folder)).unwrap();
        let is_new = !folder.join("settings.ron").exists();
        let mut person = Self::prepared(width, height, setup, |app| {
            app.insert_resource(library);
        });
        if is_new {
            // Two people at the table, where a newcomer would meet a level.
            person.app.insert_resource(strata::app::Seats::default());
        }
        person
    }

    fn prepared(
        width: u32,
        height: u32,
        setup: Option<&str>,
        prepare: impl FnOnce(&mut App),
    ) -> Self {
        let setup = setup.map(|word| word.parse().unwrap());
        let mut app = strata::launch::fake_window(width, height, setup.as_ref());
        prepare(&mut app);
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
            80,
        )));
        let world = app.world_mut();
        let window = world
            .query_filtered::<Entity, With<PrimaryWindow>>()
            .single(world)
            .unwrap();
        world
            .query::<&mut EguiContext>()
            .iter_mut(world)
            .for_each(|mut ctx| ctx.get_mut().enable_accesskit());
        let mut person = Self {
            app,
            window,
            at: Vec2::ZERO,
            quit: false,
        };
        person.frames(3);
        let world = person.app.world_mut();
        world
            .query::<&mut EguiContext>()
            .iter_mut(world)
            .for_each(|mut ctx| ctx.get_mut().enable_accesskit());
        person.settle();
        person
    }

    /// Puts a position on the table by playing moves in notation.
    pub fn plays_out(&mut self, moves: &[&str]) {
        for text in moves {
            let mv = self.game().read_move(text).unwrap();
            self.tell(strata::app::Intent::Propose(strata::app::Proposal::Play(
                mv,
            )));
            self.frames(1);
            assert_eq!(self.refusal(), None, "{text}");
            assert_eq!(self.game().moves().last(), Some(&mv), "{text}");
        }
        self.settle();
    }

    pub fn tell<M: Message>(&mut self, message: M) {
        self.app.world_mut().write_message(message);
    }

    pub fn frames(&mut self, count: usize) {
        for _ in 0..count {
            self.app.update();
            self.quit |= self.app.should_exit().is_some();
        }
    }

    /// Whether the app has wanted to end.
    pub const fn has_quit(&self) -> bool {
        self.quit
    }

    /// Waits until nothing moves any more; that it never comes to rest is a failure.
    pub fn settle(&mut self) {
        const FRAMES: usize = 120;
        let mut before = Vec::new();
        for _ in 0..FRAMES {
            self.app.update();
            let world = self.app.world_mut();
            let mut moving =
                world.query_filtered::<&GlobalTransform, Or<(With<TableCamera>, With<OnBoard>)>>();
            let now: Vec<Mat4> = moving.iter(world).map(GlobalTransform::to_matrix).collect();
            let still = now.len() == before.len()
                && now
                    .iter()
                    .zip(&before)
                    .all(|(a, b): (&Mat4, &Mat4)| a.abs_diff_eq(*b, 1e-3));
            if still {
                return;
            }
            before = now;
        }
        panic!("the table didn't come to rest within {FRAMES} frames");
    }

    pub fn see<R: Resource>(&self) -> &R {
        self.app.world().resource::<R>()
    }

    pub fn game(&self) -> Game {
        self.see::<Session>().game().clone()
    }

    pub fn cursor(&self) -> usize {
        self.see::<Session>().game().moves_played()
    }

    /// The line on the table in notation, what was taken back included.
    pub fn texts(&self) -> Vec<String> {
        let session = self.see::<Session>();
        let line = session.line().into_iter();
        line.map(|id| session.text(id).to_owned()).collect()
    }

    pub fn hand(&self) -> Hand {
        self.see::<Hand>().clone()
    }

    pub fn refusal(&self) -> Option<String> {
        self.see::<Refusal>().0.as_ref().map(ToString::to_string)
    }

    pub fn space(&self, name: &str) -> Coord {
        let game = self.game();
        let mut spaces = game.spaces().into_iter();
        spaces
            .find(|at| game.space_name(*at).eq_ignore_ascii_case(name))
            .unwrap_or_else(|| panic!("no space {name}"))
    }

    /// Everything lies where the session says.
    pub fn table_is_true(&mut self) {
        let layout = layout_of_world(self.app.world_mut()).unwrap();
        assert_eq!(layout, self.game().layout());
    }

    // The mouse.

    pub fn send(&mut self, event: WindowEvent) {
        // As the window system does: the event among all window events, and by itself.
        match event.clone() {
            WindowEvent::CursorMoved(event) => self.tell(event),
            WindowEvent::MouseMotion(event) => self.tell(event),
            WindowEvent::MouseButtonInput(event) => self.tell(event),
            WindowEvent::MouseWheel(event) => self.tell(event),
            WindowEvent::KeyboardInput(event) => self.tell(event),
            _ => {}
        }
        self.tell(event);
    }

    pub fn send_move(&mut self, to: Vec2) {
        self.send_motion(to - self.at);
        self.send_pointer(to);
    }

    /// How far the mouse itself went.
    pub fn send_motion(&mut self, delta: Vec2) {
        self.send(WindowEvent::MouseMotion(MouseMotion { delta }));
    }

    /// Where the pointer is.
    pub fn send_pointer(&mut self, to: Vec2) {
        let delta = Some(to - self.at);
        self.at = to;
        let world = self.app.world_mut();
        let mut windows = world.query::<&mut Window>();
        windows
            .get_mut(world, self.window)
            .unwrap()
            .set_cursor_position(Some(to));
        self.send(WindowEvent::CursorMoved(CursorMoved {
            window: self.window,
            position: to,
            delta,
        }));
    }

    pub fn send_button(&mut self, button: MouseButton, state: ButtonState) {
        self.send(WindowEvent::MouseButtonInput(MouseButtonInput {
            button,
            state,
            window: self.window,
        }));
    }

    pub fn move_to(&mut self, to: Vec2) {
        self.send_move(to);
        // egui knows what is under the pointer a frame later.
        self.frames(2);
    }

    pub fn press(&mut self, button: MouseButton) {
        self.send_button(button, ButtonState::Pressed);
        self.frames(1);
    }

    pub fn release(&mut self, button: MouseButton) {
        self.send_button(button, ButtonState::Released);
        self.frames(2);
    }

    pub fn click_here(&mut self) {
        self.press(MouseButton::Left);
        self.release(MouseButton::Left);
    }

    pub fn right_click_here(&mut self) {
        self.press(MouseButton::Right);
        self.release(MouseButton::Right);
    }

    pub fn click_at(&mut self, at: Vec2) {
        self.move_to(at);
        self.click_here();
    }

    pub fn wheel(&mut self, lines: f32) {
        self.send(WindowEvent::MouseWheel(MouseWheel {
            unit: MouseScrollUnit::Line,
            x: 0.0,
            y: lines,
            window: self.window,
            phase: TouchPhase::Moved,
        }));
        self.frames(2);
    }

    pub fn on_screen(&mut self, point: Vec3) -> Option<Vec2> {
        let world = self.app.world_mut();
        let mut cameras = world.query_filtered::<(&Camera, &GlobalTransform), With<TableCamera>>();
        let (camera, transform) = cameras.single(world).unwrap();
        let size = camera.logical_viewport_size()?;
        let at = camera.world_to_viewport(transform, point).ok()?;
        (at.x > 0.0 && at.y > 0.0 && at.x < size.x && at.y < size.y).then_some(at)
    }

    /// Moves the pointer until the app takes it to be over this space; from above where something is in the way.
    pub fn point(&mut self, space: Coord) {
        if self.try_point(space) {
            return;
        }
        self.tell(Preset::Top);
        self.frames(1);
        self.settle();
        let middle = self.see::<BoardGeometry>().space(space);
        let at = self.on_screen(middle);
        assert!(
            self.try_point(space),
            "{} can't be pointed at in {}: {:?} for {:?}, the pointer over {:?} at {}",
            self.game().space_name(space),
            self.game().write_position(),
            at,
            self.see::<strata::table::FreeViewport>(),
            self.see::<Hovered>(),
            self.at
        );
    }

    pub fn try_point(&mut self, space: Coord) -> bool {
        let place = *self.see::<BoardGeometry>();
        let hand = self.hand();
        let dropped = hand.puts().filter(|put| *put == space).count() as u8;
        let levels = self
            .stack(space)
            .last()
            .map_or(0, |(slot, ..)| slot.level + 1);
        let tries = [levels + dropped, levels.saturating_sub(1), 0];
        let around = [
            (0.0, 0.0),
            (0.0, 0.2),
            (0.2, 0.0),
            (-0.2, 0.0),
            (0.0, -0.2),
            (0.0, 0.38),
            (0.3, 0.3),
            (-0.3, 0.3),
        ];
        for level in tries {
            for (x, z) in around {
                let point = place.slot(space.at_level(level)) + Vec3::new(x, 0.0, z);
                let Some(at) = self.on_screen(point) else {
                    continue;
                };
                self.move_to(at);
                if self.see::<Hovered>().space == Some(space) {
                    return true;
                }
            }
        }
        false
    }

    pub fn click(&mut self, space: Coord) {
        self.point(space);
        self.click_here();
    }

    pub fn click_on(&mut self, name: &str) {
        let space = self.space(name);
        self.click(space);
    }

    /// Drags from one space to another.
    pub fn drag(&mut self, from: Coord, to: Coord) {
        self.point(to);
        let end = self.at;
        self.point(from);
        let start = self.at;
        self.press(MouseButton::Left);
        for step in 1..=4 {
            self.send_move(start.lerp(end, step as f32 / 4.0));
            self.frames(1);
        }
        self.frames(2);
        self.release(MouseButton::Left);
    }

    // The keyboard.

    fn key_state(&mut self, key: KeyCode, text: Option<&str>, state: ButtonState) {
        let logical_key = match text {
            Some(text) => Key::Character(text.into()),
            None => Key::Unidentified(NativeKey::Unidentified),
        };
        self.send(WindowEvent::KeyboardInput(KeyboardInput {
            key_code: key,
            logical_key: match key {
                KeyCode::Tab => Key::Tab,
                KeyCode::Enter => Key::Enter,
                KeyCode::Escape => Key::Escape,
                KeyCode::Backspace => Key::Backspace,
                KeyCode::ShiftLeft => Key::Shift,
                KeyCode::ControlLeft => Key::Control,
                KeyCode::AltLeft => Key::Alt,
                KeyCode::ArrowLeft => Key::ArrowLeft,
                KeyCode::ArrowRight => Key::ArrowRight,
                KeyCode::ArrowUp => Key::ArrowUp,
                KeyCode::ArrowDown => Key::ArrowDown,
                KeyCode::Delete => Key::Delete,
                _ => logical_key,
            },
            state,
            text: text.map(Into::into),
            repeat: false,
            window: self.window,
        }));
    }

    pub fn hold(&mut self, key: KeyCode) {
        self.key_state(key, None, ButtonState::Pressed);
        self.frames(2);
    }

    pub fn let_go(&mut self, key: KeyCode) {
        self.key_state(key, None, ButtonState::Released);
        self.frames(2);
    }

    pub fn key(&mut self, key: KeyCode) {
        self.key_state(key, None, ButtonState::Pressed);
        self.frames(1);
        self.key_state(key, None, ButtonState::Released);
        self.frames(1);
    }

    pub fn key_with(&mut self, modifier: KeyCode, key: KeyCode) {
        self.hold(modifier);
        self.key(key);
        self.let_go(modifier);
    }

    /// Presses and lets go of both within one frame.
    pub fn key_with_at_once(&mut self, modifier: KeyCode, key: KeyCode) {
        self.key_with_over_frames(modifier, key, [false; 3]);
    }

    /// Presses and lets go of both, with a frame after the first, second or third event where it is said so.
    pub fn key_with_over_frames(&mut self, modifier: KeyCode, key: KeyCode, frame: [bool; 3]) {
        let events = [
            (modifier, ButtonState::Pressed),
            (key, ButtonState::Pressed),
            (key, ButtonState::Released),
        ];
        for ((key, state), frame) in events.into_iter().zip(frame) {
            self.key_state(key, None, state);
            self.frames(usize::from(frame));
        }
        self.key_state(modifier, None, ButtonState::Released);
        self.frames(2);
    }

    /// Types signs one after another, as fast as frames come.
    pub fn types(&mut self, text: &str) {
        for sign in text.chars() {
            let key = key_of(sign);
            let sign = sign.to_string();
            self.key_state(key, Some(&sign), ButtonState::Pressed);
            self.frames(1);
            self.key_state(key, Some(&sign), ButtonState::Released);
        }
        self.frames(1);
    }

    /// Types on the keys of these signs, on a keyboard that writes others with them.
    pub fn types_as(&mut self, text: &str, written: &str) {
        for (sign, written) in text.chars().zip(written.chars()) {
            let (key, written) = (key_of(sign), written.to_string());
            self.key_state(key, Some(&written), ButtonState::Pressed);
            self.frames(1);
            self.key_state(key, Some(&written), ButtonState::Released);
        }
        self.frames(1);
    }

    /// Types them all within one frame.
    pub fn types_at_once(&mut self, text: &str) {
        for sign in text.chars() {
            let (key, sign) = (key_of(sign), sign.to_string());
            self.key_state(key, Some(&sign), ButtonState::Pressed);
            self.key_state(key, Some(&sign), ButtonState::Released);
        }
        self.frames(8);
    }

    // The panels.

    /// The labels of everything that the panels show, with where it is.
    pub fn widgets(&mut self) -> Vec<(String, Rect)> {
        self.frames(1);
        let world = self.app.world_mut();
        let output = world.query::<&EguiOutput>().single(world).unwrap();
        let update = output
            .platform_output
            .accesskit_update
            .as_ref()
            .expect("accesskit is on");
        let named = update.nodes.iter().filter_map(|(_, node)| {
            let name = node.label().or(node.value())?;
            let bounds = node.bounds()?;
            let corner = |x: f64, y: f64| Vec2::new(x as f32, y as f32);
            Some((
                name.to_owned(),
                Rect::from_corners(corner(bounds.x0, bounds.y0), corner(bounds.x1, bounds.y1)),
            ))
        });
        named.collect()
    }

    pub fn find(&mut self, label: &str) -> Option<Rect> {
        let widgets = self.widgets();
        let exact = widgets.iter().find(|(name, _)| name == label);
        let begins = || widgets.iter().find(|(name, _)| name.starts_with(label));
        let contains = || widgets.iter().find(|(name, _)| name.contains(label));
        exact
            .or_else(begins)
            .or_else(contains)
            .map(|(_, rect)| *rect)
    }

    pub fn reads(&mut self, text: &str) -> bool {
        self.widgets().iter().any(|(name, _)| name.contains(text))
    }

    /// Clicks on the widget with this label, or whose label begins so.
    pub fn click_button(&mut self, label: &str) {
        let Some(rect) = self.find(label) else {
            let names: Vec<String> = self.widgets().into_iter().map(|(name, _)| name).collect();
            panic!("no {label} among {names:#?}");
        };
        self.click_at(rect.center());
    }

    pub fn window(&mut self) -> Mut<'_, Window> {
        let window = self.window;
        self.app.world_mut().get_mut::<Window>(window).unwrap()
    }

    pub fn window_entity(&self) -> Entity {
        self.window
    }

    /// Where the ghost of the piece in hand lies.
    pub fn ghost(&self) -> Option<strata::rules::Lying> {
        self.see::<Preview>().0.first().copied()
    }

    /// What stands on a space, from the board up.
    pub fn stack(&mut self, at: Coord) -> Vec<Standing> {
        let world = self.app.world_mut();
        let mut stacks = SystemState::<Stacks>::new(world);
        stacks.get(world).unwrap().stack(at)
    }

    /// The piece on top of a space.
    pub fn top(&mut self, at: Coord) -> Option<Standing> {
        self.stack(at).pop()
    }

    /// Every piece on the board, and how it lies.
    pub fn pieces(&mut self) -> Vec<(Entity, strata::rules::Lying)> {
        let world = self.app.world_mut();
        let mut pieces = world.query::<(Entity, &OnBoard)>();
        let pieces = pieces.iter(world).map(|(entity, piece)| (entity, piece.0));
        pieces.collect()
    }

    /// The piece that is lifted.
    pub fn lifted(&mut self) -> Option<Entity> {
        let world = self.app.world_mut();
        let mut lifted = world.query_filtered::<Entity, With<Lifted>>();
        lifted.iter(world).next()
    }

    /// Lifts a piece as a key would.
    pub fn lift(&mut self, piece: Entity) {
        let (by, at) = (Holder::Picture, None);
        let mut piece = self.app.world_mut().entity_mut(piece);
        piece.insert(Lifted { by, at });
    }

    /// How many marks of a kind are on the table.
    pub fn marked(&mut self, kind: strata::table::Mark) -> usize {
        let world = self.app.world_mut();
        let mut marks = world.query::<&strata::table::Mark>();
        marks.iter(world).filter(|mark| **mark == kind).count()
    }

    /// The move that was just made is this one, and the table shows it.
    pub fn has_played(&mut self, mv: Move) {
        assert_eq!(self.refusal(), None);
        let game = self.game();
        let last = game.moves().last().copied();
        assert_eq!(last, Some(mv), "the hand holds {:?}", self.hand());
        assert!(self.hand().is_empty());
        self.table_is_true();
    }

    pub fn reserve_label(&self, step: Step) -> String {
        let Step::Choose(kind) = step else {
            panic!("{step:?} takes nothing from the reserve");
        };
        // What the language writes before the number of those that are left.
        let words = self.see::<strata::app::SpokenLanguage>().words();
        let piece = (self.game().side_to_move(), kind);
        let said = strata::say!(words, "play-reserve", piece = piece, count = 1);
        format!("{},", said.split(',').next().unwrap_or_default())
    }
}

/// The key on which a sign is printed.
fn key_of(sign: char) -> KeyCode {
    const LETTERS: [KeyCode; 26] = [
        KeyCode::KeyA,
        KeyCode::KeyB,
        KeyCode::KeyC,
        KeyCode::KeyD,
        KeyCode::KeyE,
        KeyCode::KeyF,
        KeyCode::KeyG,
        KeyCode::KeyH,
        KeyCode::KeyI,
        KeyCode::KeyJ,
        KeyCode::KeyK,
        KeyCode::KeyL,
        KeyCode::KeyM,
        KeyCode::KeyN,
        KeyCode::KeyO,
        KeyCode::KeyP,
        KeyCode::KeyQ,
        KeyCode::KeyR,
        KeyCode::KeyS,
        KeyCode::KeyT,
        KeyCode::KeyU,
        KeyCode::KeyV,
        KeyCode::KeyW,
        KeyCode::KeyX,
        KeyCode::KeyY,
        KeyCode::KeyZ,
    ];
    const DIGITS: [KeyCode; 10] = [
        KeyCode::Digit0,
        KeyCode::Digit1,
        KeyCode::Digit2,
        KeyCode::Digit3,
        KeyCode::Digit4,
        KeyCode::Digit5,
        KeyCode::Digit6,
        KeyCode::Digit7,
        KeyCode::Digit8,
        KeyCode::Digit9,
    ];
    let lower = sign.to_ascii_lowercase();
    match lower {
        'a'..='z' => LETTERS[(lower as u8 - b'a') as usize],
        '0'..='9' => DIGITS[(lower as u8 - b'0') as usize],
        ' ' => KeyCode::Space,
        ':' => KeyCode::Semicolon,
        '/' => KeyCode::Slash,
        '\\' => KeyCode::Backslash,
        '-' => KeyCode::Minus,
        _ => KeyCode::Period,
    }
}
