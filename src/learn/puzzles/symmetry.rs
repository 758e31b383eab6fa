//! What a position looks like whichever way the board is turned, mirrored and coloured.

use crate::rules::{Color, Coord, Game, Kind, Lattice, Lying, Slot};
use std::fmt::Write;

/// A text that two positions of a set-up share just where one is the image of the other, by turning or mirroring the board
/// and perhaps changing colours.
pub fn outline(game: &Game) -> String {
    let layout = game.layout();
    let lattice = game.lattice();
    let board: Vec<Coord> = match lattice {
        // Hive has no board: its pieces lie where they lie to each other.
        Lattice::HexRows => {
            let slots = layout.lying.values().flat_map(|lying| lying.dots.slots());
            slots.map(|slot| slot.at).collect()
        }
        Lattice::Square | Lattice::HexColumns => game.spaces(),
    };
    let mut text = String::new();
    write!(text, "{} ", game.setup()).expect("a string grows");
    let images = images(lattice).map(|image| {
        let shift = corner(board.iter().map(|&at| image(at)));
        let place = |slot: &Slot| {
            let at = image(slot.at) - shift;
            [at.x, at.y, slot.level.into()]
        };
        let mut pieces: Vec<_> = layout
            .lying
            .values()
            .map(|lying| described(lying, layout.to_move, place))
            .collect();
        pieces.sort_unstable();
        pieces
    });
    let least = images.min().expect("a board has symmetries");
    for (owner, kind, dots) in least {
        write!(text, "{owner}{kind}").expect("a string grows");
        for [x, y, level] in dots {
            write!(text, " {x},{y},{level}").expect("a string grows");
        }
        text.push(';');
    }
    if let Some(last) = layout.last_moved.filter(|_| lattice == Lattice::HexRows) {
        let piece = layout.lying[&last].piece;
        write!(
            text,
            " {}{}",
            u8::from(piece.owner == layout.to_move),
            piece.kind
        )
        .expect("a string grows");
    }
    text
}

type Described = (u8, String, Vec<[i16; 3]>);

/// Whose a piece is, seen from the side to move, what it is, and where its dots lie, the anchor first.
fn described(lying: &Lying, to_move: Color, place: impl Fn(&Slot) -> [i16; 3]) -> Described {
    let owner = u8::from(lying.piece.owner == to_move);
    // A mirror makes another piece of one that is bent; its dots say all.
    let kind = match lying.piece.kind {
        Kind::Punct(_) => String::new(),
        kind => kind.to_string(),
    };
    let mut dots: Vec<[i16; 3]> = lying.dots.slots().iter().map(place).collect();
    dots[1..].sort_unstable();
    (owner, kind, dots)
}

/// The least coordinates of some spaces.
fn corner(spaces: impl Iterator<Item = Coord>) -> Coord {
    spaces
        .reduce(|least, at| Coord::new(least.x.min(at.x), least.y.min(at.y)))
        .unwrap_or_default()
}

/// The turns of the lattice, plain and mirrored.
fn images(lattice: Lattice) -> impl Iterator<Item = impl Fn(Coord) -> Coord> {
    let turns = if lattice == Lattice::Square { 4 } else { 6 };
    (0..2 * turns).map(move |number| {
        move |at: Coord| {
            let (mut at, mirror) = (at, number >= turns);
            if mirror {
                at = match lattice {
                    Lattice::Square => Coord::new(-at.x, at.y),
                    _ => Coord::new(-at.x, at.y + at.x),
                };
            }
            for _ in 0..number % turns {
                at = match lattice {
                    Lattice::Square => Coord::new(-at.y, at.x),
                    _ => Coord::new(-at.y, at.x + at.y),
                };
            }
            at
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tak(text: &str) -> Game {
        Game::read_position(&"tak5".parse().unwrap(), text).unwrap()
    }

    #[test]
    fn turned_mirrored_and_recoloured_positions_have_one_outline() {
        let one = outline(&tak("x5/x5/x5/x,1S,x3/2,12C,x3 1 8"));
        for same in [
            "2,x4/12C,1S,x3/x5/x5/x5 1 8",
            "x5/x5/x5/x3,1S,x/x3,12C,2 1 8",
            "x5/x5/x5/x,2S,x3/1,21C,x3 2 8",
        ] {
            assert_eq!(outline(&tak(same)), one, "{same}");
        }
        for other in [
            "x5/x5/x5/x,1S,x3/2,12C,x3 2 8",
            "x5/x5/x5/x,1,x3/2,12C,x3 1 8",
            "x5/x5/x5/x,1S,x3/2,x,12C,x2 1 8",
        ] {
            assert_ne!(outline(&tak(other)), one, "{other}");
        }
    }

    #[test]
    fn a_hive_has_one_outline_wherever_it_lies() {
        let setup = "hive:Base".parse().unwrap();
        let played = |moves: [&str; 4]| {
            let mut game = Game::new(&setup);
            for text in moves {
                game.play(game.read_move(text).unwrap()).unwrap();
            }
            outline(&game)
        };
        let one = played(["wG1", "bQ wG1-", "wQ -wG1", "bA1 bQ/"]);
        assert_eq!(played(["wG1", "bQ /wG1", "wQ wG1/", "bA1 -bQ"]), one);
        assert_ne!(played(["wG1", "bQ wG1-", "wQ \\wG1", "bA1 bQ/"]), one);
    }
}
