//! Whole screens, and what they show.

pub(in crate::panels) mod editor;
pub(in crate::panels) mod library;
pub(in crate::panels) mod start;
pub(in crate::panels) mod view;
