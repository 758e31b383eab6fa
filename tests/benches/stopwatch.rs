//! Timing for benchmarks that are run by hand: our own work, and an outside command beside it.

use std::process::{Command, Stdio};
use std::time::Instant;

/// How long the work takes and what it gives.
pub fn time<T>(work: impl FnOnce() -> T) -> (T, f64) {
    let start = Instant::now();
    let result = work();
    (result, start.elapsed().as_secs_f64())
}

/// How many times each side is timed; the fastest run counts, as the one least disturbed.
pub const ROUNDS: u32 = 5;

/// The fastest of several runs.
pub fn best<T>(mut work: impl FnMut() -> T) -> (T, f64) {
    let first = time(&mut work);
    (1..ROUNDS).fold(first, |best, _| {
        let next = time(&mut work);
        if next.1 < best.1 { next } else { best }
    })
}

/// The shell command after `--against`, if the benchmark was given one.
pub fn against() -> Option<String> {
    let mut arguments = std::env::args().skip_while(|argument| argument != "--against");
    arguments.nth(1)
}

/// The seconds a shell command takes from start to end, or why it can't be timed.
pub fn time_command(command: &str) -> Result<f64, String> {
    let run = || {
        Command::new("sh")
            .args(["-c", command])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
    };
    let (status, seconds) = time(run);
    match status {
        Ok(status) if status.success() => Ok(seconds),
        Ok(status) => Err(format!("{command}: {status}")),
        Err(error) => Err(format!("{command}: {error}")),
    }
}

/// Prints one line of figures.
pub fn report(what: &str, nodes: u64, seconds: f64) {
    println!(
        "{what:<44} {nodes:>12} nodes {seconds:>8.3} s {:>9.1} M nodes/s",
        nodes as f64 / seconds / 1e6
    );
}

/// Times our work and an outside command in turn, so that both see the same machine, and prints the ratio.
pub fn compare(what: &str, command: &str, mut work: impl FnMut() -> u64) {
    let mut ours = f64::INFINITY;
    let mut theirs = f64::INFINITY;
    let mut nodes = 0;
    for _ in 0..ROUNDS {
        let (counted, seconds) = time(&mut work);
        nodes = counted;
        ours = ours.min(seconds);
        match time_command(command) {
            Ok(seconds) => theirs = theirs.min(seconds),
            Err(error) => {
                println!("{error}");
                return;
            }
        }
    }
    report(what, nodes, ours);
    println!(
        "{command:<44} {theirs:>27.3} s: {:.2} times ours",
        theirs / ours
    );
}
