//! What the search makes of a game that was played: every position evaluated, every move judged, and why.
//!
//! [`evaluate`] searches one position, [`sweep`] a whole line of moves. A [`Report`] then says what each move lost in winning
//! chance, how it is marked for that, what punishes it and why, how accurately each side played, and where the game turned.
//! [`notes`] takes it into the comments of a game and back. [`foresee`] tells what the other side would do if it could move now.

mod accuracy;
mod cause;
mod evaluation;
mod judge;
pub mod notes;
mod report;
mod sweep;
mod threat_view;

pub use accuracy::accuracy;
pub use cause::{Cause, Way, causes, hidden};
pub use evaluation::{Evaluation, Outlook, evaluate};
pub use judge::{Judgement, Mark, judge};
pub use report::{Report, Summary, TurningPoint};
pub use sweep::{Effort, Found, sweep};
pub use threat_view::{Foreseen, Unforeseen, foresee};
