//! Little boards for tests: positions from a few pieces, and pictures of what is seen around a space.

use strata::rules::punct::{Move, Punct, Setup, Space};
use strata::rules::{Color, Coord, Illegal, Notate, Position};

/// A position in the middle of a game from its pieces, level by level, as position texts list them.
pub fn board(to_move: Color, pieces: &str) -> Punct {
    board_by(Setup::default(), to_move, pieces)
}

pub fn board_by(setup: Setup, to_move: Color, pieces: &str) -> Punct {
    let turn = match to_move {
        Color::White => "w 80",
        Color::Black => "b 81",
    };
    let text = format!("{turn} {pieces}");
    Punct::read_position(&setup, &text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

pub fn white(pieces: &str) -> Punct {
    board(Color::White, pieces)
}

pub fn black(pieces: &str) -> Punct {
    board(Color::Black, pieces)
}

pub fn space(name: &str) -> Space {
    Space::from_name(name).unwrap_or_else(|| panic!("{name} is no space"))
}

pub fn read(position: &Punct, text: &str) -> Move {
    position
        .read_move(text)
        .unwrap_or_else(|error| panic!("{error} in {position:?}"))
}

/// The position after a move that must be legal.
pub fn after(position: &Punct, text: &str) -> Punct {
    let mut next = position.clone();
    let mv = read(position, text);
    if let Err(reason) = next.play(mv) {
        panic!("{text} is refused: {reason} in {position:?}");
    }
    next
}

/// The move must be refused, in words that hold these.
pub fn refused(position: &Punct, text: &str, words: &str) -> Illegal {
    match position.check(read(position, text)) {
        Ok(()) => panic!("{text} is legal in {position:?}"),
        Err(reason) => {
            let said = reason.to_string();
            assert!(said.contains(words), "{text} is refused: {said}");
            reason
        }
    }
}

/// What is seen around a space, two spaces far, the far end up: `w` and `b` for minor dots, `W` and `B` for a PÜNCT, each with the
/// height of its stack; a point where nothing lies.
pub fn picture(position: &Punct, around: &str) -> String {
    const RADIUS: i16 = 2;
    let middle = space(around).coord();
    let mut lines = vec![String::new(); 4 * RADIUS as usize + 1];
    for q in -RADIUS..=RADIUS {
        for r in -RADIUS..=RADIUS {
            let Some(at) = Space::new(middle + Coord::new(q, r)) else {
                continue;
            };
            if (q + r).abs() > RADIUS {
                continue;
            }
            let line = &mut lines[(2 * r + q + 2 * RADIUS) as usize];
            let column = (q + RADIUS) as usize * 3;
            while line.chars().count() < column {
                line.push(' ');
            }
            line.push_str(&seen(position, at));
        }
    }
    lines.join("\n")
}

fn seen(position: &Punct, at: Space) -> String {
    match position.stack(at).last() {
        Some(Some(dot)) => {
            let letter = match (dot.owner, dot.is_punct) {
                (Color::White, false) => 'w',
                (Color::White, true) => 'W',
                (Color::Black, false) => 'b',
                (Color::Black, true) => 'B',
            };
            format!("{letter}{}", position.height(at))
        }
        _ => "·".into(),
    }
}

/// The picture around a space must be this one, however far it is set in.
pub fn looks(position: &Punct, around: &str, expected: &str) {
    let found = picture(position, around);
    assert_eq!(
        level(&found),
        level(expected),
        "around {around}:\n{found}\n"
    );
}

/// The lines without the margin that they share.
fn level(text: &str) -> Vec<String> {
    let lines = || text.lines().filter(|line| !line.trim().is_empty());
    let margin = |line: &str| line.chars().take_while(|&c| c == ' ').count();
    let shared = lines().map(margin).min().unwrap_or_default();
    lines()
        .map(|line| {
            line.chars()
                .skip(shared)
                .collect::<String>()
                .trim_end()
                .to_string()
        })
        .collect()
}
