//! What an evaluation counts: evaluation features of each side, and what a connection would still cost.

mod connection_cost;
mod features;

pub(crate) use connection_cost::Costs;
pub(crate) use features::Features;
