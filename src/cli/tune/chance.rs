//! `strata tune GAME --chance`: the curve from scores to winning chances.

use super::Tune;
use super::self_play::Kept;
use crate::ai::{ScoreResults, SearchGame};
use crate::rules::Color;
use std::io::Write;

impl Tune {
    /// Fits the curve, and prints its scale and how well it foretells the results that it was fitted to.
    pub(super) fn fit_chance<P: SearchGame>(
        &self,
        setup: &P::Setup,
        weights: &P::Weights,
    ) -> Result<(), String> {
        let results = if self.from.is_empty() {
            self.score_results::<P>(setup, weights)
        } else {
            self.recorded_results()?
        };
        if let Some(path) = &self.record {
            std::fs::write(path, results.to_string())
                .map_err(|error| format!("{}: {error}", path.display()))?;
        }
        if results.positions() == 0 {
            return Err("there is nothing to fit: every position was decided".to_owned());
        }
        let shipped = P::winning_curve(setup);
        let fitted = results.best_curve(shipped.most);
        let mut lines = vec![format!("scale\t{:.0}", fitted.scale)];
        for (which, curve) in [("fitted", fitted), ("shipped", shipped)] {
            for (tenth, calibration) in results.calibration(curve).into_iter().enumerate() {
                let Some(found) = calibration else { continue };
                lines.push(format!(
                    "{which}\t{}–{} %\tpromised {:.1} %\tmade {:.1} %\t{} positions",
                    tenth * 10,
                    tenth * 10 + 10,
                    found.promised * 100.0,
                    found.made * 100.0,
                    found.positions
                ));
            }
        }
        let told = writeln!(std::io::stdout(), "{}", lines.join("\n"));
        crate::cli::unless_pipe_closed(told)
    }

    fn score_results<P: SearchGame>(&self, setup: &P::Setup, weights: &P::Weights) -> ScoreResults {
        let kept = self
            .self_play()
            .collect(setup, weights, |position: &P, score| {
                Some((position.side_to_move(), score))
            });
        let mut results = ScoreResults::default();
        for Kept { what, white } in kept {
            let (side, score) = what;
            let made = match side {
                Color::White => white,
                Color::Black => 2 - white,
            };
            results.add(score, made);
        }
        results
    }

    fn recorded_results(&self) -> Result<ScoreResults, String> {
        let mut text = String::new();
        for path in &self.from {
            let table = super::read(path)?;
            // A line that can't be read is told with the file that it stands in.
            let checked: Result<ScoreResults, _> = table.parse();
            checked.map_err(|error| format!("{}: {error}", path.display()))?;
            text.push_str(&table);
            if !table.ends_with('\n') && !table.is_empty() {
                text.push('\n');
            }
        }
        text.parse()
            .map_err(|error: crate::rules::ReadError| error.to_string())
    }
}
