//! Random-looking numbers for position keys, the same in every build.

/// The `index`-th number of the series that `seed` begins (`SplitMix64`'s output function on a counter).
pub const fn number(seed: u64, index: u64) -> u64 {
    let mut z = seed.wrapping_add(index.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// The first `N` numbers of a series, for `const` tables.
pub const fn table<const N: usize>(seed: u64) -> [u64; N] {
    let mut numbers = [0; N];
    let mut i = 0;
    while i < N {
        numbers[i] = number(seed, i as u64);
        i += 1;
    }
    numbers
}

#[cfg(test)]
mod tests {
    #[test]
    fn numbers_of_a_series_differ_in_about_half_their_bits() {
        let series = super::table::<512>(7);
        for (i, a) in series.iter().enumerate() {
            for b in &series[..i] {
                let differing = (a ^ b).count_ones();
                assert!(
                    (8..=56).contains(&differing),
                    "{a:x} and {b:x} differ in {differing} bits"
                );
            }
        }
    }
}
