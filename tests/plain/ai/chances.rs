//! Winning chances against games that they were not fitted to.

use strata::ai::{ScoreResults, winning_curve};

/// Tables of `strata tune GAME --chance --seed 2 --record FILE`, with 100 nodes a move in PÜNCT and 1,000 in the others; the
/// curves were fitted to games of other seeds.
const TABLES: [(&str, &str); 5] = [
    ("tak4", include_str!("../../data/chance/tak4.tsv")),
    ("tak5", include_str!("../../data/chance/tak5.tsv")),
    ("tak6", include_str!("../../data/chance/tak6.tsv")),
    ("hive:Base+MLP", include_str!("../../data/chance/hive.tsv")),
    (
        "punct:standard",
        include_str!("../../data/chance/punct.tsv"),
    ),
];

/// A tenth with fewer positions, which come from few games, says nothing to within five points.
const ENOUGH: u32 = 400;

#[test]
fn in_each_tenth_the_points_that_are_promised_are_made_to_within_five() {
    for (word, table) in TABLES {
        let results: ScoreResults = table.parse().unwrap();
        let curve = winning_curve(&word.parse().unwrap());
        let tenths = results.calibration(curve).into_iter().flatten();
        let told: Vec<_> = tenths.filter(|tenth| tenth.positions >= ENOUGH).collect();
        assert!(told.len() >= 2, "{word}: {told:?}");
        for tenth in told {
            let off = (tenth.promised - tenth.made).abs();
            assert!(off <= 0.05, "{word}: {tenth:?}");
        }
    }
}

#[test]
fn a_curve_that_promises_too_much_is_found_out() {
    let (word, table) = TABLES[1];
    let results: ScoreResults = table.parse().unwrap();
    let mut curve = winning_curve(&word.parse().unwrap());
    curve.scale /= 2.0;
    let tenths = results.calibration(curve).into_iter().flatten();
    let worst = tenths.map(|tenth| (tenth.promised - tenth.made).abs());
    assert!(worst.fold(0.0, f64::max) > 0.05);
}
