//! Pasting. What is in the clipboard belongs to another program, which may never hand it over: it is asked on a thread of its own,
//! and only for a while.

use crate::app::{Arrange, Editing, FileRequest, Notice, waker};
use crate::key;
use crate::panels::commands::keystroke::Keystroke;
use crate::panels::commands::sets::CommandSet;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use bevy_egui::input::{EguiInputEvent, EguiWantsInput, ModifierKeysState};
use bevy_egui::{
    EguiClipboard, EguiGlobalSettings, EguiInputSet, PrimaryEguiContext, egui, helpers,
};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

/// Hands keys on to egui in its own set, asks the clipboard and hears its answer before commands are done.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pasting>()
        .add_systems(PreStartup, take_keys_over)
        .add_systems(
            PreUpdate,
            (
                hand_keys_to_egui.in_set(EguiInputSet::ReadBevyMessages),
                paste_into_field.in_set(CommandSet::Press),
                hear_clipboard.before(CommandSet::Dispatch),
            ),
        );
}

/// How long another program has to hand over what it has.
const PATIENCE: Duration = Duration::from_secs(1);

/// What is asked of the clipboard, and what it answered.
#[derive(Resource, Debug)]
pub(super) struct Pasting {
    sender: Sender<Answer<EguiClipboard>>,
    answers: Mutex<Receiver<Answer<EguiClipboard>>>,
    /// What the text is for that is waited for.
    target: Option<Target>,
}

/// What a text from the clipboard is for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Target {
    /// The table: a game, or a position that is being set up.
    Table,
    /// The text field that has the keyboard.
    Field,
}

/// What becomes of a question to a clipboard.
enum Answer<S> {
    Text(Option<String>),
    /// It doesn't answer.
    Silent,
    /// The clipboard itself comes back.
    Back(S),
}

impl<S> std::fmt::Debug for Answer<S> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Text(_) => "Text",
            Self::Silent => "Silent",
            Self::Back(_) => "Back",
        })
    }
}

impl Default for Pasting {
    fn default() -> Self {
        let (sender, answers) = channel();
        Self {
            sender,
            answers: Mutex::new(answers),
            target: None,
        }
    }
}

/// Something that has a text and may take its time.
trait Source: Send + 'static {
    fn text(&mut self) -> Option<String>;
}

impl Source for EguiClipboard {
    fn text(&mut self) -> Option<String> {
        self.get_text()
    }
}

/// Asks on another thread; the answer comes within the time given, and the source whenever it is done.
fn ask<S: Source>(
    mut source: S,
    patience: Duration,
    sender: Sender<Answer<S>>,
    wake: impl Fn() + Send + 'static,
) {
    let (done, answered) = channel();
    thread::spawn(move || {
        let text = source.text();
        let _ = done.send((text, source));
    });
    // Nobody listens any more when the window is closed.
    thread::spawn(move || {
        if let Ok((text, source)) = answered.recv_timeout(patience) {
            let _ = sender.send(Answer::Back(source));
            let _ = sender.send(Answer::Text(text));
        } else {
            let _ = sender.send(Answer::Silent);
            wake();
            if let Ok((_, source)) = answered.recv() {
                let _ = sender.send(Answer::Back(source));
            }
        }
        wake();
    });
}

impl Pasting {
    /// Asks for a text for the table.
    pub fn ask_for_table(
        &mut self,
        clipboard: &mut EguiClipboard,
        proxy: Option<&EventLoopProxyWrapper>,
    ) {
        self.ask(Target::Table, clipboard, proxy);
    }

    fn ask(
        &mut self,
        target: Target,
        clipboard: &mut EguiClipboard,
        proxy: Option<&EventLoopProxyWrapper>,
    ) {
        // Who presses twice is still waiting for the first.
        if self.target.replace(target).is_none() {
            // It is away while it is asked; what is copied meanwhile goes to another of its kind.
            let clipboard = std::mem::take(clipboard);
            ask(clipboard, PATIENCE, self.sender.clone(), waker(proxy));
        }
    }
}

/// Ctrl+V in a text field.
fn paste_into_field(
    mut keystrokes: MessageReader<Keystroke>,
    egui: Res<EguiWantsInput>,
    mut pasting: ResMut<Pasting>,
    mut clipboard: ResMut<EguiClipboard>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
) {
    let pastes = |stroke: &Keystroke| stroke.modifiers.command && stroke.sign() == Some('v');
    if keystrokes.read().any(pastes) && egui.wants_any_keyboard_input() {
        pasting.ask(Target::Field, &mut clipboard, proxy.as_deref());
    }
}

/// Puts what the clipboard answered where it was meant to go.
fn hear_clipboard(
    mut pasting: ResMut<Pasting>,
    mut clipboard: ResMut<EguiClipboard>,
    editing: Option<Res<Editing>>,
    contexts: Query<Entity, With<PrimaryEguiContext>>,
    mut arranging: MessageWriter<Arrange>,
    mut files: MessageWriter<FileRequest>,
    mut fields: MessageWriter<EguiInputEvent>,
    mut notices: MessageWriter<Notice>,
) {
    let pasting = pasting.bypass_change_detection();
    let answers: Vec<_> = match pasting.answers.lock() {
        Ok(answers) => answers.try_iter().collect(),
        Err(_) => return,
    };
    for answer in answers {
        let text = match answer {
            Answer::Back(back) => {
                *clipboard = back;
                continue;
            }
            Answer::Silent => {
                pasting.target = None;
                notices.write(Notice::trouble(key!("menu-clipboard-silent")));
                continue;
            }
            Answer::Text(text) => text.filter(|text| !text.trim().is_empty()),
        };
        match (pasting.target.take(), text) {
            (Some(Target::Table), Some(text)) if editing.is_some() => {
                arranging.write(Arrange::Read(text));
            }
            (Some(Target::Table), Some(text)) => {
                files.write(FileRequest::ReadText(text));
            }
            (Some(Target::Table), None) => {
                notices.write(Notice::trouble(key!("menu-clipboard-empty")));
            }
            (Some(Target::Field), Some(text)) => {
                fields.write_batch(contexts.iter().map(|context| EguiInputEvent {
                    context,
                    event: egui::Event::Paste(text.clone()),
                }));
            }
            _ => {}
        }
    }
}

/// `bevy_egui` asks the clipboard in the middle of a frame whenever Ctrl+V is pressed; so keys are handed on here instead.
fn take_keys_over(mut settings: ResMut<EguiGlobalSettings>) {
    settings
        .input_system_settings
        .run_write_keyboard_input_messages_system = false;
}

/// Tells egui which keys were pressed and what they write.
fn hand_keys_to_egui(
    mut pressed: MessageReader<KeyboardInput>,
    modifiers: Res<ModifierKeysState>,
    contexts: Query<Entity, With<PrimaryEguiContext>>,
    mut events: MessageWriter<EguiInputEvent>,
) {
    let Ok(context) = contexts.single() else {
        pressed.clear();
        return;
    };
    let held = modifiers.to_egui_modifiers();
    let mut write = |event| {
        events.write(EguiInputEvent { context, event });
    };
    for input in pressed.read() {
        let down = input.state.is_pressed();
        if down && modifiers.text_input_is_allowed() {
            match &input.logical_key {
                Key::Character(text) if !text.contains(char::is_control) => {
                    write(egui::Event::Text(text.to_string()));
                }
                Key::Space => write(egui::Event::Text(" ".to_owned())),
                _ => {}
            }
        }
        let physical_key = helpers::bevy_to_egui_physical_key(&input.key_code);
        // Where the layout has no Latin letters, the key's place counts.
        let Some(key) = helpers::bevy_to_egui_key(&input.logical_key).or(physical_key) else {
            continue;
        };
        write(egui::Event::Key {
            key,
            pressed: down,
            repeat: false,
            modifiers: held,
            physical_key,
        });
        match key {
            egui::Key::C if down && held.command => write(egui::Event::Copy),
            egui::Key::X if down && held.command => write(egui::Event::Cut),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A clipboard whose owner answers when it is told to.
    #[derive(Debug)]
    struct Slow(Receiver<&'static str>);

    impl Source for Slow {
        fn text(&mut self) -> Option<String> {
            self.0.recv().ok().map(str::to_owned)
        }
    }

    #[test]
    fn a_clipboard_that_doesn_t_answer_is_given_up_and_comes_back_later() {
        let (owner, asked) = channel();
        let (sender, answers) = channel();
        ask(Slow(asked), Duration::ZERO, sender, || {});
        assert!(matches!(answers.recv(), Ok(Answer::Silent)));
        owner.send("too late").expect("it still waits");
        assert!(matches!(answers.recv(), Ok(Answer::Back(_))));
        assert!(answers.recv().is_err(), "nothing is pasted any more");
    }

    #[test]
    fn a_text_arrives_after_the_clipboard_itself() {
        let (owner, asked) = channel();
        let (sender, answers) = channel();
        owner.send("a1").expect("it listens");
        ask(Slow(asked), Duration::from_secs(60), sender, || {});
        assert!(matches!(answers.recv(), Ok(Answer::Back(_))));
        assert!(matches!(answers.recv(), Ok(Answer::Text(Some(text))) if text == "a1"));
    }
}
