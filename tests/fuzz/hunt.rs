//! The hunter: changes texts, shows them to a judge, and makes small what the judge panics at.
//!
//! A judge answers with the kind of thing it said. A text with an answer that was not heard before is changed further, so
//! that the hunt goes from refusal to refusal without knowing how the readers are built.

use crate::mutation::mutate;
use fastrand::Rng;
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, Once, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// Longer texts cost time and find nothing that shorter ones don't.
pub const LONGEST_TEXT: usize = 3_000;
/// So many texts are changed further; a new one then takes the place of any.
const MOST_TEXTS: usize = 1_000;
/// So many kinds of answer are told apart: what is still new then is new by chance.
const MOST_KINDS: usize = 200_000;
/// A text that takes so long, in a hunt by the clock, is itself what was hunted for.
const TOO_LONG: Duration = Duration::from_mins(5);
/// How often a find is tried shorter.
const MOST_TRIES: usize = 3_000;

enum Until {
    Cases(u64),
    Clock(Duration),
}

fn number(variable: &str) -> Option<u64> {
    let text = std::env::var(variable).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{variable}={text}")))
}

fn until(usual: u64) -> Until {
    match number("STRATA_FUZZ_SECONDS") {
        Some(secs) => Until::Clock(Duration::from_secs(secs)),
        None => Until::Cases(number("STRATA_FUZZ_CASES").unwrap_or(usual)),
    }
}

thread_local! {
    /// Whether a panic of this thread is expected, and need not be told.
    static QUIET: Cell<bool> = const { Cell::new(false) };
    /// Where this thread panicked last, and the words.
    static LAST: RefCell<(String, String)> = const { RefCell::new((String::new(), String::new())) };
}

/// What threads of the program itself panicked at; the threads of tests have names.
static STRAY: Mutex<Option<String>> = Mutex::new(None);

/// What a thread that nobody waits for panicked at since this was asked last.
pub fn stray_panic() -> Option<String> {
    STRAY.lock().unwrap_or_else(PoisonError::into_inner).take()
}

fn listen_to_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            let place = info.location().map(ToString::to_string).unwrap_or_default();
            let words = info.payload_as_str().unwrap_or_default().to_owned();
            if thread::current().name().is_none() {
                let stray = format!("{place}: {words}");
                *STRAY.lock().unwrap_or_else(PoisonError::into_inner) = Some(stray);
            }
            LAST.set((place, words));
            if !QUIET.get() {
                usual(info);
            }
        }));
    });
}

/// What the judge says of a text, or where and how it panics.
fn judged(judge: impl Fn(&str) -> String, text: &str) -> Result<String, (String, String)> {
    QUIET.set(true);
    let said = panic::catch_unwind(AssertUnwindSafe(|| judge(text)));
    QUIET.set(false);
    said.map_err(|_| LAST.take())
}

/// The shortest text found that panics at the same place.
fn smallest(text: &str, place: &str, judge: &impl Fn(&str) -> String) -> String {
    let mut best: Vec<char> = text.chars().collect();
    let mut piece = best.len() / 2;
    let mut tries = 0;
    while piece > 0 && tries < MOST_TRIES {
        let mut at = 0;
        while at < best.len() && tries < MOST_TRIES {
            let end = (at + piece).min(best.len());
            let shorter: Vec<char> = [&best[..at], &best[end..]].concat();
            let text: String = shorter.iter().collect();
            tries += 1;
            match judged(judge, &text) {
                Err((found, _)) if found == place => best = shorter,
                _ => at += piece,
            }
        }
        piece /= 2;
    }
    best.into_iter().collect()
}

fn folder(target: &str) -> PathBuf {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    root.join("tests/data/fuzz").join(target)
}

/// What broke a promise once, with the names of the files.
fn known(target: &str) -> Vec<(PathBuf, String)> {
    let mut known: Vec<(PathBuf, String)> = fs::read_dir(folder(target))
        .into_iter()
        .flatten()
        .map(|entry| entry.unwrap().path())
        .map(|path| (path.clone(), fs::read_to_string(path).unwrap()))
        .collect();
    known.sort();
    known
}

fn hash(text: impl AsRef<str>) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.as_ref().hash(&mut hasher);
    hasher.finish()
}

fn keep(target: &str, text: &str) -> PathBuf {
    let path = folder(target).join(format!("{:016x}.txt", hash(text)));
    fs::create_dir_all(folder(target)).unwrap();
    fs::write(&path, text).unwrap();
    path
}

/// The kind of thing that was said: the words, without numbers and what is quoted.
pub fn kind(said: &str) -> String {
    let mut quoted = false;
    let mut kind = String::new();
    for sign in said.chars() {
        match sign {
            '“' => quoted = true,
            '”' => quoted = false,
            _ if !quoted && (sign.is_alphabetic() || sign == ' ') => kind.push(sign),
            _ => {}
        }
    }
    kind
}

/// Tells where the hunt got stuck: a text without an end is told in no other way.
fn watch(target: &str, present: &Arc<Mutex<(u64, String)>>, over: &Arc<AtomicBool>) {
    let (target, present, over) = (target.to_owned(), Arc::clone(present), Arc::clone(over));
    thread::spawn(move || {
        let mut before = (u64::MAX, Instant::now());
        while !over.load(Ordering::Relaxed) {
            thread::sleep(Duration::from_secs(1));
            let (number, text) = present.lock().unwrap().clone();
            if number != before.0 {
                before = (number, Instant::now());
            } else if before.1.elapsed() > TOO_LONG && !over.load(Ordering::Relaxed) {
                let path = keep(&target, &text);
                eprintln!("{target}: no end of {}", path.display());
                std::process::abort();
            }
        }
    });
}

/// A text made of others, and changed.
fn next_text(texts: &[String], fragments: &[&str], random: &mut Rng) -> String {
    let text = &texts[random.usize(..texts.len())];
    if random.u8(..8) > 0 {
        return mutate(text, fragments, random);
    }
    let other = &texts[random.usize(..texts.len())];
    let cut = |text: &str, at: usize| text.floor_char_boundary(at);
    let head = &text[..cut(text, random.usize(..=text.len()))];
    let tail = &other[cut(other, random.usize(..=other.len()))..];
    format!("{head}{tail}")
}

/// Looks at the known finds, at the seeds and at what changes make of them, and fails with whatever the judge panics at.
pub fn hunt(
    target: &str,
    usual_cases: u64,
    seeds: Vec<String>,
    fragments: &[&str],
    judge: impl Fn(&str) -> String,
) {
    listen_to_panics();
    let known = known(target);
    for (path, text) in &known {
        if let Err((place, words)) = judged(&judge, text) {
            panic!("{}: {place}: {words}", path.display());
        }
    }
    let mut heard = HashSet::new();
    let mut finds: BTreeMap<String, String> = BTreeMap::new();
    let mut texts: Vec<String> = seeds;
    texts.extend(known.into_iter().map(|(_, text)| text));
    for text in &texts {
        heard.extend(judged(&judge, text).ok().map(hash));
    }
    let seed = number("STRATA_FUZZ_SEED").unwrap_or(1);
    let mut random = Rng::with_seed(seed);
    let until = until(usual_cases);
    let (present, over) = (
        Arc::new(Mutex::new((0, String::new()))),
        Arc::new(AtomicBool::new(false)),
    );
    if matches!(until, Until::Clock(_)) {
        watch(target, &present, &over);
    }
    let begun = Instant::now();
    let mut cases = 0;
    while match until {
        Until::Cases(most) => cases < most,
        Until::Clock(time) => begun.elapsed() < time,
    } {
        let text = next_text(&texts, fragments, &mut random);
        if text.len() > LONGEST_TEXT {
            continue;
        }
        cases += 1;
        *present.lock().unwrap() = (cases, text.clone());
        match judged(&judge, &text) {
            Ok(said) => {
                if heard.len() < MOST_KINDS && heard.insert(hash(said)) {
                    if texts.len() < MOST_TEXTS {
                        texts.push(text);
                    } else {
                        let at = random.usize(..texts.len());
                        texts[at] = text;
                    }
                }
            }
            Err((place, words)) if !finds.contains_key(&place) => {
                let path = keep(target, &smallest(&text, &place, &judge));
                finds.insert(place, format!("{words}\n  kept as {}", path.display()));
            }
            Err(_) => {}
        }
    }
    over.store(true, Ordering::Relaxed);
    let secs = begun.elapsed().as_secs_f64();
    println!(
        "{target}: {cases} cases from seed {seed} in {secs:.1} s, {} kinds of answer, {} finds",
        heard.len(),
        finds.len()
    );
    assert!(finds.is_empty(), "{target}, seed {seed}: {finds:#?}");
}

#[test]
fn what_breaks_a_promise_is_made_small() {
    listen_to_panics();
    let judge = |text: &str| {
        assert!(!(text.contains('[') && text.contains("!?")));
        String::new()
    };
    let text = "1. a1 e5 [a word] 2. c3!? and more";
    let (place, _) = judged(judge, text).unwrap_err();
    assert_eq!(smallest(text, &place, &judge), "[!?");
}
