//! The threat view: what the other side would do if it could move now, as long as somebody wants to see it. The search is short,
//! runs on a thread of its own, and begins anew with each position.

use crate::analysis::{Foreseen, Unforeseen, foresee};
use crate::app::players::waker;
use crate::app::thought::{Outcome, Thought};
use crate::app::turn::sets::TurnSet;
use crate::app::world::position_changed;
use crate::app::{OnTable, Screen};
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;

/// Whether somebody wants to see it.
#[derive(Resource, Copy, Clone, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub struct ThreatViewOn(pub bool);

/// What is seen.
#[derive(Resource, Clone, Debug, Default, Reflect)]
#[reflect(opaque, Resource, Debug, Clone)]
pub enum ThreatView {
    #[default]
    Off,
    /// It is being looked for.
    Looking,
    /// This is what the other side would do.
    Foreseen(Box<Foreseen>),
    /// Nothing can be foreseen here.
    Unforeseen(Unforeseen),
    /// What is set up is no position of the game.
    NoPosition,
    /// Whoever learns or solves a puzzle is to see for themselves.
    Withheld,
}

impl ThreatView {
    pub const fn foreseen(&self) -> Option<&Foreseen> {
        match self {
            Self::Foreseen(foreseen) => Some(foreseen),
            _ => None,
        }
    }
}

/// The search under way.
#[derive(Resource, Debug, Default)]
struct Look(Option<Thought<Option<Result<Foreseen, Unforeseen>>>>);

/// Looks in [`TurnSet::Think`], when the position, the screen or the wish has changed.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ThreatViewOn>()
        .init_resource::<ThreatView>()
        .init_resource::<Look>()
        .add_systems(
            Update,
            (
                begin_to_look.run_if(
                    position_changed
                        .or_eager(resource_changed::<ThreatViewOn>)
                        .or_eager(state_changed::<Screen>),
                ),
                take_what_was_found.run_if(|look: Res<Look>| look.0.is_some()),
            )
                .chain()
                .in_set(TurnSet::Think),
        );
}

/// Gives up what was looked at before, and looks at what is on the table now.
fn begin_to_look(
    on: Res<ThreatViewOn>,
    screen: Res<State<Screen>>,
    on_table: OnTable,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut look: ResMut<Look>,
    mut view: ResMut<ThreatView>,
) {
    look.0 = None;
    *view = match screen.get() {
        _ if !on.0 => ThreatView::Off,
        Screen::Play | Screen::Edit => match on_table.game() {
            Some(game) => {
                let game = game.clone();
                let wake = waker(proxy.as_deref());
                look.0 = Some(Thought::spawn(wake, move |stop| foresee(&game, stop)));
                ThreatView::Looking
            }
            None => ThreatView::NoPosition,
        },
        Screen::Task => ThreatView::Withheld,
        Screen::Start | Screen::Library | Screen::Learn => ThreatView::Off,
    };
}

/// Shows what was found. A search that found nothing leaves nothing to show.
fn take_what_was_found(mut look: ResMut<Look>, mut view: ResMut<ThreatView>) {
    let Some(outcome) = look.0.as_ref().and_then(Thought::poll) else {
        return;
    };
    look.0 = None;
    *view = match outcome {
        Outcome::Found(Some(Ok(foreseen))) => ThreatView::Foreseen(Box::new(foreseen)),
        Outcome::Found(Some(Err(why))) => ThreatView::Unforeseen(why),
        Outcome::Found(None) | Outcome::Died => ThreatView::Off,
    };
}
