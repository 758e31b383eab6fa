//! The sounds of the table, and which of them pieces make by what they are made of and what they come to lie on.

use crate::rules::Kind;

/// A sound of the table.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    /// A piece is taken up.
    Take(Material),
    /// A piece comes to lie on something, so many levels above the board.
    Place { on: Material, height: u8 },
    /// A piece goes over the table with something under it.
    Slide(Material),
    /// A capstone presses a standing stone flat.
    Flatten,
    /// Something was refused.
    Refused,
    /// It is a person's turn again.
    YourTurn,
    /// The other side could win with its next move.
    Threat,
    /// Somebody at this table has won.
    Win,
    /// The game is over in another way.
    GameOver,
    /// A second of the last ones on a person's clock.
    Tick,
}

/// What is struck.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Material {
    Wood,
    Stone,
    /// A tile on the cloth of the table.
    Felt,
}

impl Material {
    pub const ALL: [Self; 3] = [Self::Wood, Self::Stone, Self::Felt];
}

/// No sound changes further above this.
const HIGHEST: u8 = 9;

impl Sound {
    /// What a piece of this kind makes when it comes to lie at a level: Tak's stones are wood on wood, PÜNCT's stone on stone, and Hive's
    /// tiles lie on cloth or on each other.
    pub const fn landing(kind: Kind, level: u8) -> Self {
        let on = match kind {
            Kind::Hive(_) if level > 0 => Material::Stone,
            _ => lies_on(kind),
        };
        let height = if level < HIGHEST { level } else { HIGHEST };
        Self::Place { on, height }
    }

    /// What a piece of this kind makes when it is taken up.
    pub const fn taking(kind: Kind) -> Self {
        Self::Take(lies_on(kind))
    }

    /// What a piece of this kind makes while it slides over the table.
    pub const fn sliding(kind: Kind) -> Self {
        Self::Slide(lies_on(kind))
    }

    /// Every sound there is, stacks up to the highest that makes a difference.
    pub fn all() -> impl Iterator<Item = Self> {
        let of = Material::ALL.into_iter().flat_map(|on| {
            let places = (0..=HIGHEST).map(move |height| Self::Place { on, height });
            places.chain([Self::Take(on), Self::Slide(on)])
        });
        of.chain([
            Self::Flatten,
            Self::Refused,
            Self::YourTurn,
            Self::Threat,
            Self::Win,
            Self::GameOver,
            Self::Tick,
        ])
    }
}

/// What is heard when a piece of this kind touches the board.
const fn lies_on(kind: Kind) -> Material {
    match kind {
        Kind::Tak(_) => Material::Wood,
        Kind::Punct(_) => Material::Stone,
        Kind::Hive(_) => Material::Felt,
    }
}
