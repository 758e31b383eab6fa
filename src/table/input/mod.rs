//! What the pointer does on the table.

pub(in crate::table) mod editing;
pub(in crate::table) mod pointer;
