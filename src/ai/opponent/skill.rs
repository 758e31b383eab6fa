//! What makes an opponent weaker than the search could be: how much it looks at, and what it overlooks and misjudges.

use crate::ai::Score;

/// How well somebody plays a game. Whoever has a weak one still tries to win: it doesn't see everything.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Skill {
    /// How many positions it looks at where it looks ahead. Limited in nodes, so that a skill is the same on every machine.
    pub nodes: u64,
    /// How many in a hundred moves it plays at a glance: by how things look right after each move, without looking ahead.
    pub glances: u8,
    /// How many in a hundred of its own moves it doesn't think of; of those that are hard to see, twice as many.
    pub overlooks: u8,
    /// At a glance: how far it misjudges each move either way.
    pub noise: Score,
    /// At a glance: how many in a hundred of the other side's threats to win at once it doesn't see; of those that are hard to
    /// see, half as many again.
    pub blind: u8,
    /// How many in a hundred wins at once it doesn't see; of those that are hard to see, half as many again.
    pub misses: u8,
}

impl Skill {
    /// All of it, in the order of the fields.
    pub const fn new(
        nodes: u64,
        glances: u8,
        overlooks: u8,
        noise: Score,
        blind: u8,
        misses: u8,
    ) -> Self {
        Self {
            nodes,
            glances,
            overlooks,
            noise,
            blind,
            misses,
        }
    }

    /// A skill that overlooks and misjudges nothing, and looks at so many positions.
    pub const fn nodes(nodes: u64) -> Self {
        Self::new(nodes, 0, 0, 0, 0, 0)
    }

    /// A skill between two, this one at 0 and the other at 1. Positions grow by factors, everything else by steps.
    #[must_use]
    pub fn towards(self, other: Self, share: f64) -> Self {
        let share = share.clamp(0.0, 1.0);
        let between = |from: f64, to: f64| from + (to - from) * share;
        let percent =
            |from: u8, to: u8| between(from.into(), to.into()).round().clamp(0.0, 100.0) as u8;
        let nodes = between(
            (self.nodes.max(1) as f64).ln(),
            (other.nodes.max(1) as f64).ln(),
        );
        Self {
            nodes: nodes.exp().round() as u64,
            glances: percent(self.glances, other.glances),
            overlooks: percent(self.overlooks, other.overlooks),
            noise: between(self.noise.into(), other.noise.into()).round() as Score,
            blind: percent(self.blind, other.blind),
            misses: percent(self.misses, other.misses),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn between_two_skills_everything_lies_between() {
        let weak = Skill::new(100, 100, 60, 300, 50, 20);
        let strong = Skill::nodes(10_000);
        let middle = weak.towards(strong, 0.5);
        assert_eq!(middle.nodes, 1000);
        assert_eq!((middle.glances, middle.overlooks), (50, 30));
        assert_eq!((middle.noise, middle.blind, middle.misses), (150, 25, 10));
        assert_eq!(weak.towards(strong, 0.0), weak);
        assert_eq!(weak.towards(strong, 1.0), strong);
        assert_eq!(weak.towards(strong, 7.0), strong);
    }
}
