//! Strata as other programs see it, engines that answer commands line by line; and other engines as Strata sees them.

pub mod client;
mod lines;
mod options;
mod search_options;
pub mod ugi;
pub mod uhp;
