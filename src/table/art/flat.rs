//! The colours of each game where it is drawn flat, in lists of games and in reserves: those of the style that is chosen.

use crate::rules::Kind;
use crate::store::Styles;
use crate::table::art::BoardArt;
use crate::table::art::colors::{
    HiveColors, PunctColors, Srgb, TableColors, TakColors, Tones, mix,
};

/// What lies under the pieces, as sRGB.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct FlatBoard {
    pub table: [f32; 3],
    /// The lighter and the darker squares; the board itself where there are none.
    pub grounds: [[f32; 3]; 2],
    /// The places where pieces go, and the lines between them.
    pub holes: [f32; 3],
    pub lines: [f32; 3],
}

/// About as much of a wood is dark.
fn wood([light, dark]: Tones) -> Srgb {
    mix(light, dark, 0.4)
}

impl FlatBoard {
    pub fn of(board: BoardArt, styles: Styles) -> Self {
        let table = wood(TableColors::of(styles.table).top);
        match board {
            BoardArt::Tak(_) => {
                let colors = TakColors::of(styles.tak);
                Self {
                    table,
                    grounds: colors.board,
                    holes: colors.inlay,
                    lines: colors.inlay,
                }
            }
            BoardArt::Hive => {
                let colors = HiveColors::of(styles.hive);
                Self {
                    table: colors.mat,
                    grounds: [colors.mat; 2],
                    holes: colors.grid,
                    lines: colors.grid,
                }
            }
            BoardArt::Punct => {
                let colors = PunctColors::of(styles.punct);
                Self {
                    table,
                    grounds: [colors.board; 2],
                    holes: colors.dents[0],
                    lines: colors.lines,
                }
            }
        }
    }
}

/// What White's pieces and Black's are made of.
pub fn flat_pieces(kind: Kind, styles: Styles) -> [[f32; 3]; 2] {
    match kind {
        Kind::Tak(_) => TakColors::of(styles.tak).stones.map(wood),
        Kind::Hive(_) => HiveColors::of(styles.hive).tiles,
        Kind::Punct(_) => PunctColors::of(styles.punct).stone,
    }
}
