//! What must be told apart is measured, in every style, for the usual eyes and for those that lack one of the three kinds of
//! cones.
//!
//! Simulation: a colour becomes the light that the three cones take in (the Hunt-Pointer-Estevez cones, scaled to daylight). Who
//! lacks a kind of cone takes two of the numbers only; the third is then what it must be for greys to stay grey and for one
//! colour to stay as it is, which both eyes are known to see alike: blue for those without long or middle cones, red for those
//! without short ones (Viénot, Brettel and Mollon, 1999).

use crate::rules::hive::Bug;
use crate::store::{Colours, PieceStyle};
use crate::table::art::colors::{HiveColors, PUNCT, PunctColors, Srgb, TakColors, insect, mix};
use crate::table::art::side_marks::{DARK, LIGHT};
use crate::table::marks::colors::MarkColors;
use bevy::prelude::*;

/// Light of the primaries of sRGB to the standard observer's X, Y and Z (IEC 61966-2-1), by columns.
const XYZ_OF_RGB: Mat3 = Mat3::from_cols(
    Vec3::new(0.4124, 0.2126, 0.0193),
    Vec3::new(0.3576, 0.7152, 0.1192),
    Vec3::new(0.1805, 0.0722, 0.9505),
);
/// From there to long, middle and short cones.
const LMS_OF_XYZ: Mat3 = Mat3::from_cols(
    Vec3::new(0.4002, -0.2263, 0.0),
    Vec3::new(0.7076, 1.1653, 0.0),
    Vec3::new(-0.0808, 0.0457, 0.9182),
);

/// Somebody's eyes: the kind of cone that they lack.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Eyes {
    Usual,
    /// Without long, middle and short cones.
    Protan,
    Deutan,
    Tritan,
}

impl Eyes {
    const ALL: [Self; 4] = [Self::Usual, Self::Protan, Self::Deutan, Self::Tritan];

    fn missing(self) -> Option<usize> {
        match self {
            Self::Usual => None,
            Self::Protan => Some(0),
            Self::Deutan => Some(1),
            Self::Tritan => Some(2),
        }
    }

    /// The colour that the usual eyes would have to see to see as much, as light of the primaries.
    fn see(self, color: Srgb) -> Vec3 {
        let [r, g, b] = color;
        let light = LinearRgba::from(Color::srgb(r, g, b)).to_vec3();
        let Some(missing) = self.missing() else {
            return light;
        };
        let lms_of_rgb = LMS_OF_XYZ * XYZ_OF_RGB;
        let [white, same] = [Vec3::ONE, if missing == 2 { Vec3::X } else { Vec3::Z }]
            .map(|light| lms_of_rgb * light);
        let (i, j) = ((missing + 1) % 3, (missing + 2) % 3);
        let cones = lms_of_rgb * light;
        // missing = a · cone i + b · cone j, for white and for the colour that stays the same.
        let whole = white[i] * same[j] - white[j] * same[i];
        let a = (white[missing] * same[j] - white[j] * same[missing]) / whole;
        let b = (white[i] * same[missing] - white[missing] * same[i]) / whole;
        let mut seen = cones;
        seen[missing] = a * cones[i] + b * cones[j];
        (lms_of_rgb.inverse() * seen).clamp(Vec3::ZERO, Vec3::ONE)
    }

    /// How much lighter the lighter of two colours is: from 1, alike, to 21, black and white (WCAG 2).
    fn contrast(self, a: Srgb, b: Srgb) -> f32 {
        let light = |color| self.see(color).dot(XYZ_OF_RGB.transpose().y_axis) + 0.05;
        let (a, b) = (light(a), light(b));
        a.max(b) / a.min(b)
    }

    /// How far apart two colours are in CIELAB, where 2 is just seen.
    fn distance(self, a: Srgb, b: Srgb) -> f32 {
        lab(self.see(a)).distance(lab(self.see(b)))
    }
}

/// CIE 1976 L*a*b*, as daylight shows it.
fn lab(light: Vec3) -> Vec3 {
    let part = (XYZ_OF_RGB * light) / (XYZ_OF_RGB * Vec3::ONE);
    let root = |t: f32| {
        if t > 0.008_856 {
            t.cbrt()
        } else {
            7.787 * t + 16.0 / 116.0
        }
    };
    let [x, y, z] = part.to_array().map(root);
    Vec3::new(116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z))
}

/// The pieces of each game in a style, White's first, and what they lie on.
fn pieces_and_ground(style: PieceStyle) -> [(&'static str, [Srgb; 2], Srgb); 3] {
    let (punct, hive, tak) = (
        PunctColors::of(style),
        HiveColors::of(style),
        TakColors::of(style),
    );
    // About as much of a wood is dark.
    let wood = |[light, dark]: [Srgb; 2]| mix(light, dark, 0.4);
    [
        ("PÜNCT", punct.stone, punct.board),
        ("Hive", hive.tiles, hive.mat),
        ("Tak", tak.stones.map(wood), wood(tak.board)),
    ]
}

#[test]
fn simulation_keeps_greys_and_takes_what_it_should() {
    let grey = [0.5, 0.5, 0.5];
    let (red, green) = ([0.75, 0.25, 0.2], [0.42, 0.46, 0.2]);
    for eyes in Eyes::ALL {
        assert!(
            eyes.see(grey).distance(Eyes::Usual.see(grey)) < 1e-3,
            "{eyes:?}"
        );
    }
    let usual = Eyes::Usual.distance(red, green);
    assert!(Eyes::Deutan.distance(red, green) < usual / 2.0);
    assert!(Eyes::Protan.distance(red, green) < usual / 2.0);
    assert!(Eyes::Tritan.distance(red, green) > usual / 2.0);
    assert!((Eyes::Usual.contrast([0.0; 3], [1.0; 3]) - 21.0).abs() < 0.1);
}

#[test]
fn white_and_black_differ_in_lightness_and_both_from_what_they_lie_on() {
    for style in PieceStyle::ALL {
        let (apart, from_ground) = match style {
            PieceStyle::HighContrast => (15.0, 4.0),
            _ => (7.0, 1.5),
        };
        for (game, [white, black], ground) in pieces_and_ground(style) {
            for eyes in Eyes::ALL {
                let measured = eyes.contrast(white, black);
                assert!(measured >= apart, "{game} {style:?} {eyes:?}: {measured}");
                for piece in [white, black] {
                    let measured = eyes.contrast(piece, ground);
                    assert!(
                        measured >= from_ground,
                        "{game} {style:?} {eyes:?}: {measured} from the ground"
                    );
                }
            }
        }
    }
}

#[test]
fn what_is_drawn_on_a_piece_is_seen() {
    let bugs = [
        Bug::Queen,
        Bug::Beetle,
        Bug::Grasshopper,
        Bug::Spider,
        Bug::Ant,
        Bug::Ladybug,
        Bug::Mosquito,
        Bug::Pillbug,
    ];
    for style in PieceStyle::ALL {
        let (hive, punct) = (HiveColors::of(style), PunctColors::of(style));
        let least = if style == PieceStyle::HighContrast {
            4.5
        } else {
            2.0
        };
        for eyes in Eyes::ALL {
            for side in 0..2 {
                for bug in bugs {
                    let measured = eyes.contrast(insect(bug, style)[side], hive.tiles[side]);
                    assert!(measured >= least, "{bug:?} {style:?} {eyes:?}: {measured}");
                }
                let number = eyes.contrast(hive.numbers[side], hive.tiles[side]);
                assert!(number >= 4.5, "numbers {style:?} {eyes:?}: {number}");
                let coin = eyes.distance(PUNCT, punct.stone[side]);
                assert!(coin >= 30.0, "PÜNCT {style:?} {eyes:?}: {coin}");
                let minor = eyes.contrast(punct.minor[side], punct.stone[side]);
                assert!(minor >= 2.0, "minor dots {style:?} {eyes:?}: {minor}");
            }
        }
    }
}

#[test]
fn the_boards_are_read() {
    for style in PieceStyle::ALL {
        let (punct, tak) = (PunctColors::of(style), TakColors::of(style));
        for eyes in Eyes::ALL {
            let letters = eyes.contrast(punct.letters, punct.board);
            assert!(letters >= 3.0, "letters {style:?} {eyes:?}: {letters}");
            let [outside, centre] = punct.dents;
            let light = eyes.contrast(centre, outside);
            assert!(light >= 1.7, "centre {style:?} {eyes:?}: {light}");
            let nodes = eyes.contrast(tak.inlay, mix(tak.board[0], tak.board[1], 0.4));
            assert!(nodes >= 1.8, "nodes {style:?} {eyes:?}: {nodes}");
            for (i, side) in punct.sides.iter().enumerate() {
                let apart = eyes.distance(*side, punct.sides[(i + 1) % 3]);
                assert!(apart >= 20.0, "sides {style:?} {eyes:?}: {apart}");
                let seen = eyes.distance(*side, punct.board);
                assert!(seen >= 15.0, "a side {style:?} {eyes:?}: {seen}");
            }
        }
    }
}

#[test]
fn marks_are_seen_on_every_board() {
    // The marks for colour-blind people must be seen by everybody, the usual ones by the usual eyes.
    let cases = [
        (Colours::Usual, &[Eyes::Usual][..], 18.0),
        (Colours::ColourBlind, &Eyes::ALL[..], 10.0),
    ];
    for (colours, eyes, least) in cases {
        let marks = MarkColors::of(colours);
        for (style, eyes) in PieceStyle::ALL
            .into_iter()
            .flat_map(|style| eyes.iter().map(move |eyes| (style, *eyes)))
        {
            for (game, _, ground) in pieces_and_ground(style) {
                for (name, mark) in [
                    ("target", marks.target),
                    ("preview", marks.preview),
                    ("last move", marks.last),
                    ("refused", marks.refused),
                    ("winning", marks.winning),
                    ("focus", marks.focus),
                    ("pinned", marks.pinned),
                    ("threat", marks.threat),
                    ("hint", marks.hint),
                ] {
                    let color = mark.to_srgba();
                    let shown = mix(ground, [color.red, color.green, color.blue], color.alpha);
                    let seen = eyes.distance(shown, ground);
                    assert!(seen >= least, "{name} {game} {style:?} {eyes:?}: {seen}");
                }
            }
        }
    }
}

#[test]
fn the_marks_of_a_side_are_seen_on_every_board_and_every_piece() {
    for eyes in Eyes::ALL {
        // Within a mark.
        let measured = eyes.contrast(LIGHT, DARK);
        assert!(measured >= 12.0, "{eyes:?}: {measured}");
        for style in PieceStyle::ALL {
            for (game, [white, black], ground) in pieces_and_ground(style) {
                for under in [white, black, ground] {
                    // One of its two tones stands out from whatever is under it.
                    let measured = eyes.contrast(LIGHT, under).max(eyes.contrast(DARK, under));
                    assert!(measured >= 3.0, "{game} {style:?} {eyes:?}: {measured}");
                }
            }
        }
    }
}
