//! How accurate moves were.

/// The accuracy of a move that loses so much winning chance (0 to 1), in hundredths: 100 for one that loses nothing, then falling
/// the faster the less was lost, as people judge moves. The curve is the one that chess players know.
pub fn accuracy(loss: f64) -> f64 {
    let percent = loss.clamp(0.0, 1.0) * 100.0;
    (103.1668 * (-0.04354 * percent).exp() - 3.1669).clamp(0.0, 100.0)
}

/// The accuracy of all of them together; `None` where there is none.
pub(super) fn mean_accuracy(losses: impl Iterator<Item = f64>) -> Option<f64> {
    let (count, sum) = losses.fold((0_u32, 0.0), |(count, sum), loss| {
        (count + 1, sum + accuracy(loss))
    });
    (count > 0).then(|| sum / f64::from(count))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_that_loses_nothing_is_perfect_and_one_that_loses_all_is_worth_nothing() {
        assert!(accuracy(0.0) > 99.9);
        assert!(accuracy(1.0) < 0.1);
        let mut last = 101.0;
        for loss in 0..=100 {
            let here = accuracy(f64::from(loss) / 100.0);
            assert!(here < last || here == 0.0);
            last = here;
        }
        assert_eq!(mean_accuracy([].into_iter()), None);
        let mean = mean_accuracy([0.0, 1.0].into_iter()).unwrap();
        assert!((mean - 50.0).abs() < 0.1);
    }
}
