//! The real program, killed while it saves: no move that was confirmed is lost, and no older game is touched.

use fastrand::Rng;
use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader, Lines};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::thread;
use std::time::Duration;
use strata::record::formats::save::Save;
use strata::record::tree::NodeId;
use strata::store::{GameId, Store};
use tempfile::TempDir;

/// In all three games; more of them with `STRATA_KILLS=1000`.
fn kills_a_game() -> u64 {
    let asked = std::env::var("STRATA_KILLS").ok();
    asked.map_or(80, |kills| kills.parse::<u64>().unwrap().div_ceil(3))
}

fn folder() -> TempDir {
    tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap()
}

fn drill(data: &Path, setup: &str, more: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_strata"));
    command
        .arg("drill")
        .arg(setup)
        .arg("--data")
        .arg(data)
        .args(more);
    command.stdin(Stdio::null()).stdout(Stdio::piped());
    command
}

/// A running drill and what it has said.
struct Running {
    child: Child,
    lines: Lines<BufReader<ChildStdout>>,
    said: Vec<(String, String)>,
}

impl Running {
    fn start(mut command: Command) -> Self {
        let mut child = command.spawn().expect("the binary runs");
        let out = child.stdout.take().unwrap();
        Self {
            child,
            lines: BufReader::new(out).lines(),
            said: Vec::new(),
        }
    }

    /// Hears one more line; `false` when there is none.
    fn hear(&mut self) -> bool {
        let Some(Ok(line)) = self.lines.next() else {
            return false;
        };
        let (word, rest) = line.split_once('\t').unwrap_or((&line, ""));
        self.said.push((word.to_owned(), rest.to_owned()));
        true
    }

    fn kill(&mut self) {
        self.child.kill().unwrap();
        while self.hear() {}
        self.child.wait().unwrap();
    }

    fn all(&self, word: &str) -> Vec<&str> {
        let said = self.said.iter().filter(|(said, _)| said == word);
        said.map(|(_, rest)| rest.as_str()).collect()
    }

    fn id(&self) -> Option<&str> {
        Some(self.all("game").first()?.split_once('\t')?.0)
    }
}

/// A test that fails leaves nothing running.
impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn find(store: &Store, id: &str) -> Option<GameId> {
    let list = store.list().into_iter().map(|listing| listing.id);
    list.into_iter().find(|known| known.to_string() == id)
}

/// Whether a save holds a line of moves.
fn holds(save: &Save, line: &str) -> bool {
    let (mut game, mut at) = (save.record.start.clone(), NodeId::ROOT);
    line.split(';').all(|word| {
        let mv = game.read_move(word).unwrap();
        game.play(mv).unwrap();
        let next = save.record.tree.child(at, mv);
        at = next.unwrap_or(at);
        next.is_some()
    })
}

fn contents(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let Ok(entries) = fs::read_dir(folder) else {
        return BTreeMap::new();
    };
    let paths = entries.map(|entry| entry.unwrap().path());
    paths
        .map(|path| (path.clone(), fs::read(path).unwrap()))
        .collect()
}

/// Kills the program again and again in one folder; how many moves it had confirmed and made.
fn kill_often(setup: &str, seed: u64) -> (usize, usize) {
    let folder = folder();
    let mut rng = Rng::with_seed(seed);
    let mut promised: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut before: BTreeMap<PathBuf, Vec<u8>> = BTreeMap::new();
    let mut sizes: BTreeMap<String, usize> = BTreeMap::new();
    let (mut confirmed, mut made) = (0, 0);
    for round in 0..kills_a_game() {
        let seed = (seed * 1_000 + round).to_string();
        let mut more = vec!["--seed", &seed];
        if rng.u8(..3) > 0 {
            more.push("--resume");
        }
        let mut running = Running::start(drill(folder.path(), setup, &more));
        for _ in 0..rng.usize(..12) {
            assert!(running.hear(), "it goes on until it is killed");
        }
        thread::sleep(Duration::from_micros(rng.u64(..8_000)));
        running.kill();

        let games = folder.path().join("games");
        let store = Store::open(folder.path());
        let after = contents(&games);
        let id = running.id();
        for (path, bytes) in &before {
            let own = id.is_some_and(|id| path.file_stem().is_some_and(|stem| stem == id));
            assert!(
                own || after.get(path) == Some(bytes),
                "{} was harmed",
                path.display()
            );
        }
        let known = after
            .keys()
            .all(|path| path.extension().is_some_and(|ron| ron == "ron"));
        assert!(known, "something is left over: {:?}", after.keys());
        let windows = contents(&folder.path().join("locks"));
        let open = windows
            .keys()
            .filter(|path| path.to_string_lossy().contains("window-"));
        assert_eq!(open.count(), 1, "only this test's own");
        before = after;

        let Some(id) = id else { continue };
        let (kept, shown) = (running.all("kept"), running.all("made"));
        confirmed += kept.len();
        made += shown.len();
        // What is handed over waits for what was handed over before.
        let sure = kept.iter().chain(shown.iter().rev().skip(1));
        let promises = promised.entry(id.to_owned()).or_default();
        promises.extend(sure.map(|&line| line.to_owned()));
        let Some(found) = find(&store, id) else {
            assert!(promises.is_empty(), "{id} is not there");
            continue;
        };
        let save = store
            .read(&found)
            .unwrap_or_else(|broken| panic!("{id}: {}", broken.error));
        for line in &*promises {
            assert!(holds(&save, line), "{id} has lost {line}");
        }
        let nodes = save.record.tree.walk().count() - 1;
        let earlier = sizes.insert(id.to_owned(), nodes).unwrap_or(0);
        assert!(
            nodes <= earlier + shown.len() + 1,
            "{id} has moves that nobody made"
        );
    }
    (confirmed, made)
}

#[test]
fn a_kill_at_any_moment_costs_at_most_the_move_being_made() {
    let setups = ["tak5", "hive", "punct:standard"];
    let threads = setups.map(|setup| thread::spawn(move || kill_often(setup, setup.len() as u64)));
    for (setup, thread) in setups.into_iter().zip(threads) {
        let (confirmed, made) = thread.join().unwrap();
        assert!(confirmed > 50 && made > 100, "{setup}: {confirmed} {made}");
    }
}

#[test]
fn a_kill_costs_nothing_of_what_was_learnt() {
    let folder = folder();
    let mut rng = Rng::with_seed(18);
    let mut promised = 0;
    for round in 0..40_u64 {
        let seed = round.to_string();
        let more = ["--learn", "--resume", "--seed", &seed];
        let mut running = Running::start(drill(folder.path(), "tak5", &more));
        for _ in 0..rng.usize(..24) {
            assert!(running.hear(), "it goes on until it is killed");
        }
        thread::sleep(Duration::from_micros(rng.u64(..8_000)));
        running.kill();
        let learnt = running.all("learnt");
        let learnt = learnt.last().map(|tried| tried.parse().unwrap());
        promised = learnt.unwrap_or(promised);
        let (settings, trouble) = Store::open(folder.path()).settings();
        assert_eq!(trouble, None);
        let tried = settings.learnt.puzzles.results("tak").tried;
        assert!(tried >= promised, "{tried} of {promised}");
    }
    assert!(promised > 40, "{promised}");
}

#[test]
fn a_second_window_plays_a_copy_of_a_game_that_is_being_played() {
    let folder = folder();
    let mut first = Running::start(drill(folder.path(), "tak5", &[]));
    while first.all("kept").is_empty() {
        assert!(first.hear());
    }
    let resume = drill(folder.path(), "tak5", &["--resume", "--moves", "3"]);
    let mut second = Running::start(resume);
    while second.hear() {}
    second.child.wait().unwrap();
    first.kill();
    let (first, second) = (first.id().unwrap(), second.id().unwrap());
    assert_ne!(first, second);
    let store = Store::open(folder.path());
    for id in [first, second] {
        store.read(&find(&store, id).unwrap()).unwrap();
    }
    let mut third = Running::start(drill(folder.path(), "tak5", &["--resume", "--moves", "1"]));
    while third.hear() {}
    third.child.wait().unwrap();
    assert!(
        [first, second].contains(&third.id().unwrap()),
        "the lock ends with the program"
    );
}

/// A limit on the size of files stands in for a disk without room: the write breaks off in the same place.
#[cfg(unix)]
#[test]
fn a_disk_without_room_is_told_once_and_costs_no_move_that_was_kept() {
    let folder = folder();
    let mut command = Command::new("sh");
    command
        .args(["-c", "trap '' XFSZ; ulimit -f 4; exec \"$0\" \"$@\""])
        .arg(env!("CARGO_BIN_EXE_strata"))
        .args(["drill", "hive", "--moves", "300", "--data"])
        .arg(folder.path());
    command.stdin(Stdio::null()).stdout(Stdio::piped());
    let mut running = Running::start(command);
    while running.hear() {}
    assert!(running.child.wait().unwrap().success(), "play goes on");
    let failing = running.all("failing");
    assert_eq!(failing.len(), 1, "{failing:?}");
    assert!(failing[0].contains("no room left"), "{failing:?}");
    assert_eq!(running.all("made").len(), 300);
    let store = Store::open(folder.path());
    let id = find(&store, running.id().unwrap()).unwrap();
    let save = store.read(&id).unwrap();
    let kept = running.all("kept");
    assert!(!kept.is_empty() && kept.len() < 150);
    for line in kept {
        assert!(holds(&save, line));
    }
    assert_eq!(contents(&folder.path().join("games")).len(), 1);
}
