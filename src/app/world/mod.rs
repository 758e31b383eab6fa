//! The position's body: board spaces, stack levels, pieces and dots as entities, kept in step with the position.

pub(in crate::app) mod on_table;
pub(in crate::app) mod sync;
