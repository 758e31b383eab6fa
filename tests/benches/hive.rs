//! Hive's move generator by the clock: perft from the start, beside an outside engine if one is named.
//!
//! `cargo bench --no-default-features --bench hive -- --depth 7 --against 'engine perft Base+ML'`
//!
//! The outside command prints a line for each depth as it goes (the count somewhere on it) and need not end by itself:
//! it is timed from the line of the depth before to the line of the depth, then stopped.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::Instant;
use strata::rules::Position;
use strata::rules::hive::{Hive, Setup};
use strata::rules::perft::perft;

/// Both sides are timed in turn, so that they see the same machine; the fastest run of each counts.
const ROUNDS: u32 = 3;

fn main() {
    let option = |name: &str| std::env::args().skip_while(|word| word != name).nth(1);
    let depth: u32 = option("--depth")
        .and_then(|text| text.parse().ok())
        .unwrap_or(6);
    let against = option("--against");
    let setup: Setup = "hive:Base+ML+tournament".parse().expect("a set-up");
    let before = perft(&mut Hive::new(&setup), depth.saturating_sub(1));
    let mut nodes = 0;
    let mut ours = f64::INFINITY;
    let mut theirs = f64::INFINITY;
    for _ in 0..ROUNDS {
        let start = Instant::now();
        nodes = perft(&mut Hive::new(&setup), depth);
        ours = ours.min(start.elapsed().as_secs_f64());
        if let Some(command) = &against {
            match time_outside(command, before, nodes) {
                Some(seconds) => theirs = theirs.min(seconds),
                None => println!("{command}: no line with {before}, then one with {nodes}"),
            }
        }
    }
    let speed = nodes as f64 / ours / 1e6;
    println!("{setup} depth {depth}: {nodes} nodes, {ours:.3} s, {speed:.1} M nodes/s");
    if theirs.is_finite() {
        println!("outside: {theirs:.3} s, {:.2} times ours", theirs / ours);
    }
}

/// The seconds between the outside command's lines with these two counts.
fn time_outside(command: &str, before: u64, count: u64) -> Option<f64> {
    let mut child = Command::new("sh")
        .args(["-c", &format!("exec {command}")])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .ok()?;
    let mut start = None;
    let mut seconds = None;
    for line in BufReader::new(child.stdout.take()?)
        .lines()
        .map_while(Result::ok)
    {
        let has = |count: u64| {
            line.split_whitespace()
                .any(|word| word == count.to_string())
        };
        if has(count) {
            seconds = start.map(|start: Instant| start.elapsed().as_secs_f64());
            break;
        }
        if has(before) {
            start = Some(Instant::now());
        }
    }
    // It may have ended by itself.
    let _ = child.kill();
    let _ = child.wait();
    seconds
}
