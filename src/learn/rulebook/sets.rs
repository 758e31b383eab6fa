//! A table of what the sides play with.

use crate::words::Sentence;

/// Sentences in rows under a head. The first column names, the others say.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    pub head: Vec<Sentence>,
    /// Each as long as the head.
    pub rows: Vec<Vec<Sentence>>,
}

/// What is written the same in every language.
pub(super) fn figure(value: impl ToString) -> Sentence {
    Sentence::verbatim(value.to_string())
}
