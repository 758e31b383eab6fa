//! Strata as other programs see it: engines that answer commands line by line.

pub mod uhp;
