//! The commands of boardspace.net's PÜNCT records, and its numbers for pieces and turns.

use crate::rules::punct::{Move, Punct, Shape, Space};
use crate::rules::{Color, Notate, Portray, Position, ReadError};

/// What one command means for a reader.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// `Dropb`: a piece by its number, from the reserve or from where it lies.
    Drop {
        number: u8,
        at: Space,
        turn: u8,
    },
    /// `Move`: whatever is seen on a space.
    Move {
        from: Space,
        to: Space,
        turn: u8,
    },
    Pass,
    /// `Pick`, `Pickb`, `Drop`: whatever was put down in this turn is in the hand again, or back in the reserve.
    Unmake,
    Done,
    Resign,
    /// What doesn't change the board.
    Nothing,
}

impl Command {
    pub fn read(text: &str) -> Result<Self, ReadError> {
        let mut words = text.split_whitespace().peekable();
        // A running number may come first.
        words.next_if(|word| word.bytes().all(|byte| byte.is_ascii_digit()));
        let name = words.next().unwrap_or_default();
        let args: Vec<&str> = words.collect();
        let bad = |form: &str| ReadError::new(text.trim(), format!("this command reads {form}"));
        let space = |column: &str, row: &str| Space::from_name(&format!("{column}{row}"));
        Ok(match name.to_ascii_lowercase().as_str() {
            "dropb" => {
                let form = "Dropb, piece, column, row, turn, as in Dropb 9 G 4 3";
                let [number, column, row, turn] = *args else {
                    return Err(bad(form));
                };
                let number = number
                    .parse()
                    .ok()
                    .filter(|number| (1..=37).contains(number));
                match (number, space(column, row), read_turn(turn)) {
                    (Some(number), Some(at), Some(turn)) => Self::Drop { number, at, turn },
                    _ => return Err(bad(form)),
                }
            }
            "move" => {
                let form = "Move, column, row, column, row, turn, as in Move G 12 G 5 1";
                let [column, row, to_column, to_row, turn] = *args else {
                    return Err(bad(form));
                };
                let ends = (space(column, row), space(to_column, to_row));
                match (ends, read_turn(turn)) {
                    ((Some(from), Some(to)), Some(turn)) => Self::Move { from, to, turn },
                    _ => return Err(bad(form)),
                }
            }
            "pick" | "pickb" | "drop" => Self::Unmake,
            "done" => Self::Done,
            "resign" => Self::Resign,
            "pass" => Self::Pass,
            "start" | "edit" | "rotate" | "offerdraw" | "acceptdraw" | "declinedraw"
            | "gameoverontime" => Self::Nothing,
            _ => return Err(ReadError::new(text.trim(), "no such command in PÜNCT")),
        })
    }
}

fn read_turn(text: &str) -> Option<u8> {
    text.parse().ok().filter(|&turn| turn < 6)
}

/// The site counts the turns of two shapes from another direction than we do: its turn is ours and so many steps.
const fn steps_ahead(shape: Shape) -> u8 {
    match shape {
        Shape::AngularMiddle => 5,
        Shape::AngularRight => 2,
        _ => 0,
    }
}

fn our_turn(shape: Shape, turn: u8) -> u8 {
    shape.same_turn((turn + 6 - steps_ahead(shape)) % 6)
}

fn their_turn(shape: Shape, turn: u8) -> u8 {
    shape.same_turn((turn + steps_ahead(shape)) % 6)
}

/// White's pieces are 1 to 18, Black's the same and 19 more; 19 itself is no piece.
fn first_number(side: Color, shape: Shape) -> u8 {
    let before: u8 = Shape::ALL[..shape.index()].iter().map(|s| s.count()).sum();
    1 + before + 19 * side.index() as u8
}

fn kind_of(number: u8) -> Option<(Color, Shape)> {
    Color::BOTH.into_iter().find_map(|side| {
        let shape = Shape::ALL.into_iter().find(|&shape| {
            let first = first_number(side, shape);
            (first..first + shape.count()).contains(&number)
        });
        shape.map(|shape| (side, shape))
    })
}

/// Which numbered piece has its PÜNCT where. Of several on one space the last listed is the highest.
#[derive(Clone, Debug, Default)]
pub struct Numbers(Vec<(Space, u8)>);

impl Numbers {
    /// Numbers for the pieces of a position that a game starts from.
    pub fn of(start: &Punct) -> Self {
        let mut numbers = Self::default();
        let mut lying: Vec<_> = start.layout().lying.into_iter().collect();
        lying.sort_by_key(|(slot, _)| slot.level);
        for (slot, lying) in lying {
            if let crate::rules::Kind::Punct(shape) = lying.piece.kind
                && let Some(space) = Space::new(slot.at)
                && let Some(number) = numbers.spare(lying.piece.owner, shape)
            {
                numbers.0.push((space, number));
            }
        }
        numbers
    }

    fn spare(&self, side: Color, shape: Shape) -> Option<u8> {
        let first = first_number(side, shape);
        (first..first + shape.count()).find(|number| self.place(*number).is_none())
    }

    fn place(&self, number: u8) -> Option<Space> {
        self.0
            .iter()
            .find(|(_, other)| *other == number)
            .map(|(space, _)| *space)
    }

    fn highest(&self, at: Space) -> Option<u8> {
        self.0
            .iter()
            .rfind(|(space, _)| *space == at)
            .map(|(_, number)| *number)
    }

    /// The move that a command means, and the number of the piece that it puts. Refuses in words.
    pub fn spell(&self, position: &Punct, command: Command) -> Result<(Move, u8), String> {
        match command {
            Command::Drop { number, at, turn } => {
                let (owner, shape) =
                    kind_of(number).ok_or_else(|| format!("there is no piece {number}"))?;
                let turn = our_turn(shape, turn);
                let side = position.side_to_move();
                if owner != side {
                    return Err(format!(
                        "piece {number} is {owner}'s, and it is {side}'s turn"
                    ));
                }
                let mv = match self.place(number) {
                    None => Move::Place { shape, at, turn },
                    Some(from) if self.highest(from) == Some(number) => {
                        Move::Shift { from, to: at, turn }
                    }
                    Some(from) => return Err(format!("piece {number} on {from} is covered")),
                };
                Ok((mv, number))
            }
            Command::Move { from, to, turn } => {
                let (_, shape, _) = position
                    .piece_at(from)
                    .ok_or_else(|| format!("no PÜNCT is seen on {from}"))?;
                let turn = our_turn(shape, turn);
                let number = self.highest(from).unwrap_or_default();
                Ok((Move::Shift { from, to, turn }, number))
            }
            _ => Ok((Move::Pass, 0)),
        }
    }

    /// Keeps the numbers in step with a move that was played.
    pub fn follow(&mut self, mv: Move, number: u8) {
        match mv {
            Move::Place { at, .. } => self.0.push((at, number)),
            Move::Shift { to, .. } => {
                self.0.retain(|(_, other)| *other != number);
                self.0.push((to, number));
            }
            Move::Pass => {}
        }
    }

    /// The command for a move, which is then followed.
    pub fn write(&mut self, position: &Punct, mv: Move) -> String {
        let (text, number) = match mv {
            Move::Place { shape, at, turn } => {
                let number = self
                    .spare(position.side_to_move(), shape)
                    .unwrap_or_default();
                let turn = their_turn(shape, turn);
                let (column, row) = (at.column(), at.row());
                (format!("Dropb {number} {column} {row} {turn}"), number)
            }
            Move::Shift { from, to, turn } => {
                let turn = position
                    .piece_at(from)
                    .map_or(turn, |(_, shape, _)| their_turn(shape, turn));
                let [a, b] = [from, to].map(|space| format!("{} {}", space.column(), space.row()));
                let number = self.highest(from).unwrap_or_default();
                (format!("Move {a} {b} {turn}"), number)
            }
            Move::Pass => (position.write_move(mv), 0),
        };
        self.follow(mv, number);
        text
    }
}
