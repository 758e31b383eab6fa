//! Letters and numerals drawn with a pen: coordinates on the rims, numbers on tiles and badges. The table needs a few
//! dozen signs at a few sizes, which strokes on a small grid do without any font.

use crate::table::art::sculpt::Sculpt;
use bevy::math::Vec2;

/// How wide a sign is, and the gap to the next, as a share of its height.
const WIDE: f32 = 4.0 / 6.0;
const GAP: f32 = 0.26;
/// The pen's width as a share of a sign's height.
const PEN: f32 = 0.16;

/// Writes a word around a point, upright towards `up`.
pub(super) fn write(sculpt: &mut Sculpt, text: &str, at: Vec2, size: f32, up: Vec2, height: f32) {
    let right = -up.perp();
    let count = text.chars().count() as f32;
    let width = (count * (WIDE + GAP) - GAP) * size;
    for (i, sign) in text.chars().enumerate() {
        let left = i as f32 * (WIDE + GAP) * size - width / 2.0;
        for stroke in strokes(sign).split_whitespace() {
            let points: Vec<Vec2> = stroke
                .as_bytes()
                .chunks_exact(2)
                .map(|pair| {
                    let [x, y] = [pair[0], pair[1]].map(step);
                    at + right * (left + x / 6.0 * size) + up * ((y / 6.0 - 0.5) * size)
                })
                .collect();
            sculpt.stroke(&points, PEN * size, height);
        }
    }
}

/// A coordinate of the grid: a digit, or a letter from below the line.
const fn step(sign: u8) -> f32 {
    match sign {
        b'm' => -2.0,
        b'n' => -1.0,
        digit => (digit - b'0') as f32,
    }
}

/// The strokes of a sign, each the points that the pen goes through: how far right of 4, how high of 6.
const fn strokes(sign: char) -> &'static str {
    match sign {
        '0' | 'O' => "1001051636454130 3010",
        '1' => "142620 1030",
        '2' => "05163645440040",
        '3' => "0516364544334241301001 1333",
        '4' => "30360242",
        '5' => "460603334241301001",
        '6' => "36160501103041423303",
        '7' => "064610",
        '8' => "1304051636454433130201103041423313",
        '9' => "10304145361605041343",
        'A' => "002640 1232",
        'B' => "00063645443303 3342413000",
        'C' => "4536160501103041",
        'D' => "00062644422000",
        'E' => "46060040 0333",
        'F' => "460600 0333",
        'G' => "45361605011030414323",
        'H' => "0600 4640 0343",
        'I' => "2620 1636 1030",
        'J' => "4641301001",
        'K' => "0600 460340",
        'L' => "060040",
        'M' => "0006234640",
        'N' => "00064046",
        'P' => "00063645443303",
        'Q' => "1001051636454130 3010 2240",
        'a' => "14344340 42120110304142",
        'b' => "0600 0314344341301001",
        'c' => "4334140301103041",
        'd' => "4640 4334140301103041",
        'e' => "02424334140301103041",
        'f' => "46362520 1434",
        'g' => "4334140301103041 444n3m1m0n",
        'h' => "0600 0314344340",
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_of_a_rim_can_be_written() {
        for sign in ('0'..='9').chain('A'..='Q').chain('a'..='h') {
            let strokes = strokes(sign);
            assert!(!strokes.is_empty(), "{sign}");
            for stroke in strokes.split_whitespace() {
                assert!(
                    stroke.len() >= 4 && stroke.len().is_multiple_of(2),
                    "{sign}"
                );
            }
        }
    }
}
