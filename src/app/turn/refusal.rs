//! What was refused last, and why.

use crate::rules::Illegal;
use bevy::prelude::*;

/// What was refused last and why, until something else happens.
#[derive(Resource, Clone, Debug, Default, PartialEq, Reflect)]
#[reflect(opaque, Resource, Debug, PartialEq, Clone)]
pub struct Refusal(pub Option<Illegal>);
