//! What a screen reader asks for: that a space or a widget be focused or clicked. The tree is made only while one listens.

use super::board::node_of;
use crate::app::{Space, WakingMessages, waker};
use crate::table::{Looking, SpaceClicked};
use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use bevy::winit::accessibility::{WinitActionRequestHandler, WinitActionRequestHandlers};
use bevy_egui::egui::accesskit::Action;
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{EguiContext, EguiInputSet, EguiPreUpdateSet, PrimaryEguiContext, egui};
use std::sync::{Mutex, Weak};
use std::thread;
use std::time::Duration;

/// Hands requests on in egui's own set, before it reads its input.
pub(super) fn plugin(app: &mut App) {
    app.add_waking_message::<ActionRequest>()
        .init_resource::<AccessibilityRequested>()
        .add_systems(
            PreUpdate,
            (
                make_tree_for_listeners
                    .after(EguiPreUpdateSet::InitContexts)
                    .before(EguiInputSet::InitReading),
                hand_on.in_set(EguiInputSet::ReadBevyMessages),
                watch.run_if(resource_exists::<WinitActionRequestHandlers>),
            ),
        );
}

/// Without a listener nobody pays for the tree.
fn make_tree_for_listeners(
    requested: Res<AccessibilityRequested>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut before: Local<bool>,
) {
    let listens = requested.get();
    let changed = std::mem::replace(&mut *before, listens) != listens;
    for mut context in &mut contexts {
        if !changed && !context.is_added() {
            continue;
        }
        let ctx = context.bypass_change_detection().get_mut();
        if listens {
            ctx.enable_accesskit();
        } else {
            ctx.disable_accesskit();
        }
    }
}

/// A space is looked at or clicked; everything else is egui's.
fn hand_on(
    mut requests: MessageReader<ActionRequest>,
    spaces: Query<&Space>,
    contexts: Query<Entity, With<PrimaryEguiContext>>,
    mut looking: ResMut<Looking>,
    mut clicked: MessageWriter<SpaceClicked>,
    mut widgets: MessageWriter<EguiInputEvent>,
) {
    for ActionRequest(request) in requests.read() {
        let meant = |space: &&Space| node_of(space.0).accesskit_id() == request.target_node;
        let Some(space) = spaces.iter().find(meant) else {
            let event = egui::Event::AccessKitActionRequest(request.clone());
            widgets.write_batch(contexts.iter().map(|context| EguiInputEvent {
                context,
                event: event.clone(),
            }));
            continue;
        };
        if matches!(request.action, Action::Click | Action::Focus) {
            looking.walk_to(space.0);
        }
        if request.action == Action::Click {
            clicked.write(SpaceClicked(space.0));
        }
    }
}

/// How often it is looked whether somebody has begun to listen, and whether a listener wants something.
const UNHEARD: Duration = Duration::from_secs(1);
const HEARD: Duration = Duration::from_millis(40);

/// Requests come on a thread of the system's and lie there until the next frame. Somebody must wake a window that sleeps.
fn watch(
    handlers: Res<WinitActionRequestHandlers>,
    requested: Res<AccessibilityRequested>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut watched: Local<bool>,
) {
    let Some(handler) = handlers.values().next().filter(|_| !*watched) else {
        return;
    };
    *watched = true;
    let (wake, requested) = (waker(proxy.as_deref()), requested.clone());
    let handler = std::sync::Arc::downgrade(handler);
    thread::spawn(move || {
        let mut before = false;
        while let Some(waiting) = waiting(&handler) {
            let listens = requested.get();
            if waiting || before != listens {
                wake();
            }
            before = listens;
            thread::sleep(if listens { HEARD } else { UNHEARD });
        }
    });
}

/// Whether a request lies there; `None` when the window is gone.
fn waiting(handler: &Weak<Mutex<WinitActionRequestHandler>>) -> Option<bool> {
    let handler = handler.upgrade()?;
    let waiting = handler.lock().is_ok_and(|requests| !requests.is_empty());
    Some(waiting)
}
