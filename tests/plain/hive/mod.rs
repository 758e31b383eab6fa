//! Hive from the outside.

mod bugs;
mod diagram;
mod perft;
mod pillbug;
mod properties;
mod records;
mod rulings;
mod uhp;

/// The text damaged at random, with a taste for what hurts in Hive.
fn damaged(text: &str, random: &mut fastrand::Rng) -> String {
    crate::mutation::mutate(text, &["→", "🐝", "wQ", "bM", "pass", "@"], random)
}
