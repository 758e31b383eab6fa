//! Engines of somebody else's: our own as honest ones, and small scripts that hang, die, flood, lie and speak slowly.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;
use strata::protocol::client::{EngineCommand, Host};

pub const STRATA: &str = env!("CARGO_BIN_EXE_strata");

/// As patient as a person would be.
pub fn host() -> Host {
    Host {
        guard: Some(PathBuf::from(STRATA)),
        answer: Duration::from_secs(20),
        late: Duration::from_secs(20),
        longest: Duration::from_secs(20),
    }
}

/// The answers that never come are given up sooner.
pub fn impatient() -> Host {
    let soon = Duration::from_millis(300);
    Host {
        answer: soon,
        late: soon,
        longest: soon,
        ..host()
    }
}

/// Our own engine, as a stranger's.
pub fn own(arguments: &[&str]) -> EngineCommand {
    EngineCommand {
        program: STRATA.to_owned(),
        arguments: arguments.iter().map(|&word| word.to_owned()).collect(),
    }
}

/// A file in the folder of this run of tests.
pub fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// A program that follows a script.
#[cfg(unix)]
pub fn script(name: &str, lines: &str) -> EngineCommand {
    use std::os::unix::fs::PermissionsExt;
    let path = file(name);
    // Written aside: a file that is open for writing in another thread's child can't be run.
    let aside = path.with_extension("aside");
    fs::write(&aside, format!("#!/bin/sh\n{lines}\n")).unwrap();
    fs::set_permissions(&aside, fs::Permissions::from_mode(0o755)).unwrap();
    fs::rename(&aside, &path).unwrap();
    EngineCommand {
        program: "/bin/sh".to_owned(),
        arguments: vec![path.to_str().unwrap().to_owned()],
    }
}

/// One that speaks TEI and answers `go` with this.
#[cfg(unix)]
pub fn tei(name: &str, answer: &str) -> EngineCommand {
    let lines = format!(
        "while read -r line; do case \"$line\" in\n\
         tei) echo 'id name Fake'; echo teiok;;\n\
         isready) echo readyok;;\n\
         go*) {answer};;\n\
         quit) exit;;\n\
         esac; done"
    );
    script(name, &lines)
}

/// One that ignores everything, and has started another program; both write who they are.
#[cfg(target_os = "linux")]
pub fn stubborn(name: &str) -> (EngineCommand, PathBuf) {
    let ids = file(&format!("{name}.ids"));
    let _ = fs::remove_file(&ids);
    let path = ids.to_str().unwrap();
    let lines = format!(
        "trap '' HUP INT TERM\n\
         sleep 1000 <&- >&- 2>&- &\n\
         echo \"$$ $!\" > {path}.aside; mv {path}.aside {path}\n\
         while read -r line; do case \"$line\" in\n\
         tei) echo teiok;; isready) echo readyok;; esac; done\n\
         while :; do sleep 1; done"
    );
    (script(&format!("{name}.sh"), &lines), ids)
}

/// Whether a process runs, or did until somebody who cares asks.
#[cfg(target_os = "linux")]
pub fn runs(id: &str) -> bool {
    let status = fs::read_to_string(format!("/proc/{}/stat", id.trim()));
    status.is_ok_and(|status| {
        let (_, rest) = status.rsplit_once(')').unwrap();
        !rest.trim_start().starts_with(['Z', 'X'])
    })
}
