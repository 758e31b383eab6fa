//! Sentences as data: a key and what it speaks of, worded only where a person reads them.

use super::keys::Key;
use crate::rules::{Color, Kind, Piece, hive, punct, tak};

/// What is to be said, in no language yet. Refusals, notices and results are kept as this.
#[derive(Clone, Debug, PartialEq)]
pub struct Sentence {
    pub(super) key: Key,
    pub(super) arguments: Vec<(&'static str, Value)>,
}

impl Sentence {
    /// [`sentence!`](crate::sentence) is the checked way.
    pub const fn new(key: Key, arguments: Vec<(&'static str, Value)>) -> Self {
        Self { key, arguments }
    }

    /// Words that come from elsewhere, such as the system's own account of an error or a name that a person typed.
    pub fn verbatim(text: impl Into<String>) -> Self {
        crate::sentence!("common-verbatim", text = text.into())
    }

    pub const fn key(&self) -> Key {
        self.key
    }

    /// What it speaks of, by the names that the language files have for it.
    pub fn arguments(&self) -> impl Iterator<Item = (&'static str, &Value)> {
        self.arguments.iter().map(|(name, value)| (*name, value))
    }
}

impl From<Key> for Sentence {
    fn from(key: Key) -> Self {
        Self::new(key, Vec::new())
    }
}

/// What a sentence speaks of.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// Names, files, squares and moves: the same in every language.
    Text(String),
    Number(f64),
    /// A side. Select by it (`[white] … *[black] …`), or name it with `SIDE($side, form: "…")`.
    Side(Color),
    /// A piece. Name it with `PIECE($piece, form: "…")`.
    Piece(PieceName),
    /// A sentence inside a sentence, in the same language.
    Sentence(Box<Sentence>),
}

/// A piece as people speak of it: whose it is, what it is, and its number where there are several.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct PieceName {
    pub owner: Option<Color>,
    pub kind: Kind,
    pub number: Option<u8>,
}

impl PieceName {
    /// A piece that belongs to nobody in particular, or to whoever is spoken to.
    #[must_use]
    pub const fn unowned(self) -> Self {
        Self {
            owner: None,
            ..self
        }
    }

    /// How Fluent gets it: owner, kind and number, each a word or `-`.
    pub fn code(self) -> String {
        let owner = self.owner.map_or("-", side_code);
        let number = self
            .number
            .map_or("-".to_owned(), |number| number.to_string());
        format!("{owner} {} {number}", kind_code(self.kind))
    }
}

impl From<Piece> for PieceName {
    fn from(piece: Piece) -> Self {
        let several = match piece.kind {
            Kind::Hive(bug) => bug.count() > 1,
            Kind::Tak(_) | Kind::Punct(_) => false,
        };
        Self {
            owner: Some(piece.owner),
            kind: piece.kind,
            number: several.then_some(piece.number),
        }
    }
}

pub(super) const fn side_code(side: Color) -> &'static str {
    match side {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// The key of a kind of piece in `pieces.ftl`.
const fn kind_code(kind: Kind) -> &'static str {
    use hive::Bug;
    use punct::Shape;
    use tak::Stone;
    match kind {
        Kind::Tak(Stone::Flat) => "flat",
        Kind::Tak(Stone::Standing) => "standing",
        Kind::Tak(Stone::Cap) => "cap",
        Kind::Hive(Bug::Queen) => "queen",
        Kind::Hive(Bug::Beetle) => "beetle",
        Kind::Hive(Bug::Grasshopper) => "grasshopper",
        Kind::Hive(Bug::Spider) => "spider",
        Kind::Hive(Bug::Ant) => "ant",
        Kind::Hive(Bug::Ladybug) => "ladybug",
        Kind::Hive(Bug::Mosquito) => "mosquito",
        Kind::Hive(Bug::Pillbug) => "pillbug",
        Kind::Punct(Shape::Triangle) => "triangle",
        Kind::Punct(Shape::StraightCentre) => "straight-centre",
        Kind::Punct(Shape::StraightEnd) => "straight-end",
        Kind::Punct(Shape::AngularLeft) => "angular-left",
        Kind::Punct(Shape::AngularMiddle) => "angular-middle",
        Kind::Punct(Shape::AngularRight) => "angular-right",
    }
}

macro_rules! values {
    ($($type:ty: |$value:ident| $made:expr;)*) => {
        $(impl From<$type> for Value {
            fn from($value: $type) -> Self {
                $made
            }
        })*
    };
}

values! {
    String: |text| Self::Text(text);
    &str: |text| Self::Text(text.to_owned());
    &String: |text| Self::Text(text.clone());
    char: |sign| Self::Text(sign.to_string());
    u8: |number| Self::Number(f64::from(number));
    u16: |number| Self::Number(f64::from(number));
    u32: |number| Self::Number(f64::from(number));
    i32: |number| Self::Number(f64::from(number));
    u64: |number| Self::Number(number as f64);
    usize: |number| Self::Number(number as f64);
    f32: |number| Self::Number(f64::from(number));
    f64: |number| Self::Number(number);
    Color: |side| Self::Side(side);
    PieceName: |piece| Self::Piece(piece);
    Kind: |kind| Self::Piece(PieceName { owner: None, kind, number: None });
    (Color, Kind): |piece| Self::Piece(PieceName { owner: Some(piece.0), kind: piece.1, number: None });
    hive::Placed: |placed| placed.tile.into();
    tak::Stone: |stone| Kind::Tak(stone).into();
    hive::Bug: |bug| Kind::Hive(bug).into();
    punct::Shape: |shape| Kind::Punct(shape).into();
    Piece: |piece| Self::Piece(piece.into());
    hive::Tile: |tile| tile.piece().into();
    tak::Square: |square| Self::Text(square.to_string());
    punct::Space: |space| Self::Text(space.to_string());
    Sentence: |sentence| Self::Sentence(Box::new(sentence));
    Key: |key| Self::Sentence(Box::new(key.into()));
}
