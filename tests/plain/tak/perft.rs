//! Known counts of the game tree, as given, seen from all eight sides of the board, and with the colours changed.

use super::{after, start, tps};
use strata::rules::tak::Tak;
use strata::rules::{Notate, perft::perft};

struct Row {
    position: Tak,
    counts: Vec<u64>,
}

/// Every row of the table; `moves` rows are played from the start.
fn rows() -> Vec<Row> {
    include_str!("../../data/tak/perft.tsv")
        .lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
        .map(|line| {
            let mut fields = line.split('\t');
            let (kind, text, counts) = (
                fields.next().unwrap(),
                fields.next().unwrap(),
                fields.next().unwrap(),
            );
            let position = match kind.split_once(' ') {
                None if kind == "tps" => tps(text),
                Some(("moves", size)) => after(start(size.parse().unwrap()), text),
                _ => panic!("{line}"),
            };
            let counts = counts
                .split(' ')
                .map(|count| count.parse().unwrap())
                .collect();
            Row { position, counts }
        })
        .collect()
}

/// The rows, cells and turn of a TPS.
#[derive(Clone)]
struct Diagram {
    cells: Vec<Vec<String>>,
    player: u32,
    number: String,
}

impl Diagram {
    fn of(position: &Tak) -> Self {
        let text = position.write_position();
        let mut fields = text.split(' ');
        let cells = fields
            .next()
            .unwrap()
            .split('/')
            .map(|row| {
                row.split(',')
                    .flat_map(|cell| match cell.strip_prefix('x') {
                        Some("") => vec!["x".to_owned()],
                        Some(count) => vec!["x".to_owned(); count.parse().unwrap()],
                        None => vec![cell.to_owned()],
                    })
                    .collect()
            })
            .collect();
        Self {
            cells,
            player: fields.next().unwrap().parse().unwrap(),
            number: fields.next().unwrap().to_owned(),
        }
    }

    fn position(&self) -> Tak {
        let rows: Vec<String> = self.cells.iter().map(|row| row.join(",")).collect();
        tps(&format!(
            "{} {} {}",
            rows.join("/"),
            self.player,
            self.number
        ))
    }

    fn mirrored(mut self) -> Self {
        for row in &mut self.cells {
            row.reverse();
        }
        self
    }

    fn transposed(self) -> Self {
        let size = self.cells.len();
        let cells = (0..size)
            .map(|x| (0..size).map(|y| self.cells[y][x].clone()).collect())
            .collect();
        Self { cells, ..self }
    }

    fn upside_down(mut self) -> Self {
        self.cells.reverse();
        self
    }

    fn colors_changed(mut self) -> Self {
        for cell in self.cells.iter_mut().flatten() {
            *cell = cell
                .chars()
                .map(|c| match c {
                    '1' => '2',
                    '2' => '1',
                    other => other,
                })
                .collect();
        }
        self.player = 3 - self.player;
        self
    }

    /// The eight symmetries of the square, and, past the opening, as many with the colours changed.
    fn views(self, past_opening: bool) -> Vec<Self> {
        let mut views = vec![self];
        for change in [Self::mirrored, Self::upside_down, Self::transposed] {
            let changed: Vec<Self> = views.iter().cloned().map(change).collect();
            views.extend(changed);
        }
        if past_opening {
            let changed: Vec<Self> = views.iter().cloned().map(Self::colors_changed).collect();
            views.extend(changed);
        }
        views
    }
}

fn check(position: &mut Tak, depth: u32, count: u64) {
    let found = perft(position, depth);
    assert_eq!(
        found,
        count,
        "depth {depth} of {}",
        position.write_position()
    );
}

#[test]
fn every_row_of_the_table_is_counted_right() {
    let mut checked = 0;
    for mut row in rows() {
        for (depth, count) in (1..).zip(row.counts) {
            check(&mut row.position, depth, count);
            checked += 1;
        }
    }
    assert_eq!(checked, 105, "the table's counts, all of them");
}

#[test]
fn the_count_is_the_same_from_every_side_and_with_the_colours_changed() {
    for Row { position, counts } in rows() {
        let views = Diagram::of(&position).views(!position.in_opening());
        for mut view in views.iter().map(Diagram::position) {
            for (depth, &count) in (1..).zip(&counts) {
                check(&mut view, depth, count);
            }
        }
    }
}

#[test]
fn the_known_deep_counts_are_reached() {
    check(&mut start(5), 5, 187_855_252);
    check(&mut start(4), 6, 181_954_216);
}
