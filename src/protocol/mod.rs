//! Strata as other programs see it: engines that answer commands line by line.

mod lines;
mod options;
pub mod ugi;
pub mod uhp;
