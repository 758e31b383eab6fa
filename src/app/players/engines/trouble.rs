//! What is to be done about an engine that has failed at the table: it has been stopped, and a person decides.

use crate::app::redraw::WakingMessages;
use crate::rules::Color;
use crate::words::Sentence;
use bevy::prelude::*;

/// The engine whose move it is has failed, in the position on the table; gone with the position.
#[derive(Resource, Clone, Debug, Default, PartialEq, Reflect)]
#[reflect(opaque, Resource, Debug, PartialEq, Clone)]
pub struct EngineTrouble(pub Option<Trouble>);

/// Whose engine, and what it did.
#[derive(Clone, Debug, PartialEq)]
pub struct Trouble {
    pub side: Color,
    pub words: Sentence,
}

/// How the game goes on after an engine has failed.
#[derive(Message, Copy, Clone, Debug, PartialEq, Eq)]
pub enum EngineChoice {
    TryAgain,
    /// Somebody at the screen plays in its place.
    Person,
    /// A level does, about as strong as the person.
    Level,
}

/// Adds the trouble; the opponent's search writes it.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<EngineTrouble>()
        .add_waking_message::<EngineChoice>();
}
