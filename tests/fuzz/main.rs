//! Hunts for whatever breaks a promise: one test an invariant, each fed with texts that random changes make of good ones.
//!
//! `cargo test --no-default-features --test fuzz` looks at a few thousand cases each, the same ones every time. More of them:
//!
//! - `STRATA_FUZZ_SECONDS=60` hunts by the clock, and `STRATA_FUZZ_CASES=100000` by number;
//! - `STRATA_FUZZ_SEED=7` begins elsewhere;
//! - `tests/fuzz/night.sh` goes on with one seed after another, on every core.
//!
//! What breaks a promise is made as small as it goes and kept in `tests/data/fuzz/<target>`: from then on each run begins with it.
#![allow(
    clippy::unwrap_used,
    reason = "all of it is tests, helpers outside a #[test] function too"
)]

mod hunt;
#[path = "../plain/mutation.rs"]
mod mutation;
mod person;
mod protocols;
#[path = "../plain/records/random.rs"]
mod random;
mod teaching;
mod texts;
