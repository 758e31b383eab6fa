//! Who plays: seats for people and levels, the searches behind the opponent and the hint.

pub(in crate::app) mod hint;
pub(in crate::app) mod opponent;
pub(in crate::app) mod search_task;
