//! Engines that somebody else wrote, as players and analysts here. They are strangers: each runs in a process group of its own
//! behind a [`guard`], no shell sees its name, every answer is waited for only so long, and what it plays is checked by our
//! rules. What goes wrong is told as a [`Fault`].

mod command;
mod discovery;
mod engine;
mod fault;
pub mod guard;
mod info;
mod option;
mod process;

pub use command::EngineCommand;
pub use discovery::{Introduction, introduce, plays};
pub use engine::{Host, OutsideEngine, Protocol, Thinking};
pub use fault::Fault;
pub use info::{EngineInfo, EngineScore};
pub use option::{EngineOption, OptionKind, switched};
