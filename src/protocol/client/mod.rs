//! Engines that somebody else wrote, as players and analysts here. They are strangers: each runs in a process group of its own
//! behind a [`guard`], no shell sees its name, every answer is waited for only so long, and what it plays is checked by our
//! rules. What goes wrong is told as a [`Fault`].

mod command;
mod engine;
mod fault;
pub mod guard;
mod option;
mod process;

pub use command::EngineCommand;
pub use engine::{Host, OutsideEngine, Protocol, Thinking};
pub use fault::Fault;
pub use option::{EngineOption, OptionKind};
