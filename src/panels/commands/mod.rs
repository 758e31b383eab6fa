//! Everything a person can ask for, and the keys that ask for it.

pub(in crate::panels) mod command;
pub(in crate::panels) mod files;
pub(in crate::panels) mod help;
pub mod keys;
pub(in crate::panels) mod keystroke;
pub(in crate::panels) mod modifier_filter;
