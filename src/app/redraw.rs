//! Asking for frames. A window in which nothing moves sleeps, so whatever a later frame must do has to ask for that frame: every message
//! of the app is registered here with a system that does so, and a change of the screen likewise. Nobody can forget it.

use super::Screen;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// Registers messages whose readers may run in the next frame only.
pub trait WakingMessages {
    /// Adds a message of which every writing asks for one more frame.
    fn add_waking_message<M: Message>(&mut self) -> &mut Self;
}

impl WakingMessages for App {
    fn add_waking_message<M: Message>(&mut self) -> &mut Self {
        self.add_message::<M>().add_systems(Last, wake_for::<M>)
    }
}

/// Asks for a frame in [`Last`] after every change of the screen.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<RequestRedraw>()
        .add_systems(Last, wake_for_screen);
}

/// Asks for a frame when a message was written.
fn wake_for<M: Message>(mut messages: MessageReader<M>, mut redraws: MessageWriter<RequestRedraw>) {
    if messages.read().count() > 0 {
        redraws.write(RequestRedraw);
    }
}

/// The next screen is entered at the beginning of the next frame.
fn wake_for_screen(next: Res<NextState<Screen>>, mut redraws: MessageWriter<RequestRedraw>) {
    if !matches!(*next, NextState::Unchanged) {
        redraws.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::state::app::StatesPlugin;

    #[derive(Message)]
    struct News;

    /// Whether a frame asked for another one.
    fn asks(app: &mut App) -> bool {
        app.update();
        let mut redraws = app.world_mut().resource_mut::<Messages<RequestRedraw>>();
        redraws.drain().count() > 0
    }

    fn app() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, plugin))
            .init_state::<Screen>()
            .add_waking_message::<News>();
        asks(&mut app);
        app
    }

    #[test]
    fn a_message_written_late_in_a_frame_asks_for_the_frame_that_reads_it() {
        let mut app = app();
        assert!(!asks(&mut app), "nothing happened");
        let write = |mut news: MessageWriter<News>, mut done: Local<bool>| {
            if !std::mem::replace(&mut *done, true) {
                news.write(News);
            }
        };
        app.add_systems(PostUpdate, write);
        assert!(asks(&mut app));
        assert!(!asks(&mut app), "once is enough");
    }

    #[test]
    fn another_screen_asks_for_the_frame_that_enters_it() {
        let mut app = app();
        let go = |mut screen: ResMut<NextState<Screen>>, mut done: Local<bool>| {
            if !std::mem::replace(&mut *done, true) {
                screen.set(Screen::Library);
            }
        };
        app.add_systems(Update, go);
        assert!(asks(&mut app));
        assert!(!asks(&mut app));
    }
}
