//! The six kinds of piece.

#[derive(
    Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
pub enum Shape {
    Triangle,
    /// Straight, the PÜNCT in the middle.
    StraightCentre,
    /// Straight, the PÜNCT at an end.
    StraightEnd,
    /// Angular, the PÜNCT at an end, bending to the left.
    AngularLeft,
    /// Angular, the PÜNCT in the middle.
    AngularMiddle,
    /// Angular, the PÜNCT at an end, bending to the right.
    AngularRight,
}
