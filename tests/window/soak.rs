//! A soak: levels play each other for a long time while a person who can't sit still undoes, jumps, looks, asks for hints and
//! changes language and quality. `STRATA_SOAK_SECONDS` says how long it lasts in all, a minute where it doesn't;
//! `STRATA_SOAK_SEED` which person it is. The figures are printed; an hour of it also holds memory and frames to their limits.

use crate::stage::Stage;
use fastrand::Rng;
use std::thread::sleep;
use std::time::{Duration, Instant};
use strata::ai::Strength;
use strata::store::{Settings, Store};
use strata::words::{Key, Language, Sentence, Words};

/// Runs at least so long say something of memory.
const LONG: Duration = Duration::from_mins(30);
/// How much of it a run may take more at its end than after its first sixth.
const MOST_GROWTH: f64 = 1.05;

/// What a person presses. Whatever it opens, Esc closes.
const KEYS: [&str; 32] = [
    "ctrl+z",
    "ctrl+z",
    "ctrl+y",
    "Left",
    "Left",
    "Right",
    "Home",
    "End",
    "Up",
    "Down",
    "ctrl+Up",
    "e",
    "x",
    "0",
    "1",
    "2",
    "3",
    "4",
    "h",
    "question",
    "period",
    "comma",
    "semicolon",
    "Tab",
    "Return",
    "Escape",
    "F1",
    "F11",
    "ctrl+m",
    "ctrl+l",
    "ctrl+r",
    "exclam",
];

const QUALITIES: [&str; 4] = [
    "menu-quality-auto",
    "menu-quality-high",
    "menu-quality-medium",
    "menu-quality-low",
];

fn number(variable: &str, usual: u64) -> u64 {
    let asked = std::env::var(variable).ok();
    asked.map_or(usual, |text| text.parse().expect("a number of seconds"))
}

/// Somebody at the table.
struct Restless {
    stage: Stage,
    random: Rng,
    language: Language,
}

impl Restless {
    fn say(&self, key: &str) -> String {
        let key = Key::find(key).expect("the program says it");
        Words::of(self.language).say(&Sentence::from(key))
    }

    fn pause(&mut self, most_millis: u64) {
        sleep(Duration::from_millis(self.random.u64(50..most_millis)));
    }

    /// Opens the settings and chooses in one of their lists.
    fn choose(&mut self, row: &str, choice: &str) {
        self.stage.key("ctrl+comma");
        let row = self.say(row);
        for button in [row.as_str(), choice] {
            self.pause(1_500);
            if !self.stage.try_button(button) {
                break;
            }
        }
        self.pause(400);
        self.stage.key("Escape");
        self.stage.key("Escape");
    }

    fn does_something(&mut self) {
        match self.random.u8(..20) {
            0 => {
                let quality = self.random.choice(QUALITIES).expect("there are some");
                let quality = self.say(quality);
                self.choose("settings-quality", &quality);
            }
            1 => {
                let language = self.random.choice(Language::ALL).expect("there are some");
                self.choose("settings-language", language.own_name());
                // Whether it was pressed is seen by the next list that opens; a wrong guess finds no button.
                self.language = language;
            }
            2..=5 => {
                // Back to where the levels play on.
                for key in ["Escape", "End", "period"] {
                    self.stage.key(key);
                }
                self.pause(4_000);
            }
            _ => {
                let key = self.random.choice(KEYS).expect("there are some");
                self.stage.key(key);
            }
        }
        self.pause(1_000);
    }
}

fn soak(name: &str, setup: &str, time: Duration, seed: u64) {
    let mut stage = Stage::open_with(&Settings {
        seats: [Some(Strength::Learner), Some(Strength::Casual)],
        level_pause_secs: 0.3,
        language: Some(Language::English),
        ..Settings::default()
    });
    stage.start(name);
    stage.expect(&format!("game {setup}"));
    let mut person = Restless {
        stage,
        random: Rng::with_seed(seed),
        language: Language::English,
    };
    let begun = Instant::now();
    let mut early = 0;
    let mut deeds = 0;
    while begun.elapsed() < time {
        person.does_something();
        deeds += 1;
        assert!(
            person.stage.is_running(),
            "it ended after {deeds} deeds: {}",
            person.stage.errors()
        );
        if early == 0 && begun.elapsed() > time / 6 {
            early = person.stage.resident_kib();
        }
    }
    let late = person.stage.resident_kib();
    let moves = person.stage.told("move ").len();
    let slow = person.stage.told("slow frame ");
    println!(
        "{name}: {deeds} deeds and {moves} moves in {} s, {early} KiB early and {late} at the end, slow frames {slow:?}",
        begun.elapsed().as_secs()
    );
    let folder = person.stage.interrupt();
    let store = Store::open(folder.path());
    let games = store.list();
    assert!(!games.is_empty(), "no game was kept");
    for game in &games {
        let read = store.read(&game.id);
        read.unwrap_or_else(|broken| panic!("{}: {}", game.id, broken.error));
    }
    if time >= LONG / 3 {
        let growth = late as f64 / early as f64;
        assert!(
            growth < MOST_GROWTH,
            "memory grew by a factor of {growth:.3}"
        );
        assert!(slow.is_empty(), "frames that took longer than a second");
    }
}

#[test]
#[ignore = "needs Xvfb, xdotool and a Vulkan driver: cargo test --release --test window -- --ignored --nocapture soak"]
fn soak_all_three_games() {
    let time = Duration::from_secs(number("STRATA_SOAK_SECONDS", 60)) / 3;
    let seed = number("STRATA_SOAK_SEED", 1);
    for (name, setup) in [("Tak", "tak5"), ("Hive", "hive"), ("PÜNCT", "punct")] {
        soak(name, setup, time, seed);
    }
}
