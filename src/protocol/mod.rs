//! Strata as other programs see it: engines that answer commands line by line.

mod lines;
mod options;
mod search_options;
pub mod ugi;
pub mod uhp;
