//! What an evaluation and a search ask of a position: evaluation features of each side, what a connection would still cost,
//! and moves that win at once or with the next move.

mod connection_cost;
mod decisive;
mod features;
mod gap_table;
mod strait;
mod threats;

pub(crate) use connection_cost::Costs;
pub(crate) use features::Features;
