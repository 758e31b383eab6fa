//! What the analysis shows, in words and plain values.

use crate::app::LineSource;
use crate::rules::Move;

/// How the position stands, and its best lines.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AnalysisView {
    /// White's winning chance, from 0 to 1; nothing while none is known.
    pub white: Option<f32>,
    /// The same in words, or who wins.
    pub verdict: String,
    /// The same in a few signs.
    pub short: String,
    /// How deep and how fast, or why nothing is searched.
    pub progress: String,
    /// Who finds the lines.
    pub source: String,
    pub asked: LineSource,
    /// Who else may be asked, ours among them.
    pub sources: Vec<(LineSource, String)>,
    pub lines: Vec<VariationView>,
    /// How many lines are wanted.
    pub count: u8,
    pub in_notation: bool,
    /// The rank of the line that the table shows, and how many of its moves.
    pub shown: Option<(usize, usize)>,
}

/// A line.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct VariationView {
    /// How the position stands if it is played, in a few signs.
    pub short: String,
    /// The same in words.
    pub verdict: String,
    /// Its moves in notation or in words.
    pub moves: Vec<String>,
    /// The moves themselves.
    pub played: Vec<Move>,
}

impl VariationView {
    /// The moves alone, where nobody says how the position stands.
    #[must_use]
    pub(super) fn without_verdict(self) -> Self {
        Self {
            short: String::new(),
            verdict: String::new(),
            ..self
        }
    }
}
