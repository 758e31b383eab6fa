//! `strata replay`: play records through the rules and compare the results.

use crate::record::formats;
use crate::record::game_record::GameRecord;
use crate::record::tree::NodeId;
use crate::record::{Broken, Read};
use crate::rules::{Game, Move};
use sha1::{Digest, Sha1};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Replay records of games and check their results
///
/// Prints a line for each game: the result by the rules, the result that the record claims, and `ok` or what differs.
/// Reads PTN, UHP `GameStrings`, Hive PGN, PÜNCT move lists and boardspace SGF, whatever the files are called. The exit code
/// is 1 when any game differs or can't be replayed.
#[derive(Debug, clap::Args)]
pub struct Replay {
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Print a line for each ply instead: move, number of legal moves before it, hash of their sorted list; then `# RESULT`
    #[arg(long)]
    legal: bool,
}

impl Replay {
    pub(super) fn run(&self) -> ExitCode {
        let mut out = io::stdout().lock();
        let mut all_ok = true;
        for file in &self.files {
            match self.replay_file(file, &mut out) {
                Ok(ok) => all_ok &= ok,
                Err(error) if error.kind() == io::ErrorKind::BrokenPipe => break,
                Err(error) => {
                    eprintln!("strata: {}: {error}", file.display());
                    all_ok = false;
                }
            }
        }
        ExitCode::from(u8::from(!all_ok))
    }

    fn replay_file(&self, file: &Path, out: &mut impl Write) -> io::Result<bool> {
        let text = formats::read_text(file)?;
        let games = formats::read(&text)
            .map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))?;
        self.replay_games(file, games, out)
    }

    fn replay_games(
        &self,
        file: &Path,
        games: Vec<Read<GameRecord>>,
        out: &mut impl Write,
    ) -> io::Result<bool> {
        let mut all_ok = true;
        for (index, game) in games.into_iter().enumerate() {
            let (record, error) = match game {
                Ok(record) => (record, None),
                Err(Broken { error, good }) => (*good, Some(error)),
            };
            let mut played = record.start.clone();
            let moves = record.tree.moves_to(record.tree.end_of(NodeId::ROOT));
            for &mv in &moves {
                if self.legal {
                    writeln!(out, "{}", legal_line(&played, mv))?;
                }
                played
                    .play(mv)
                    .map_err(|illegal| io::Error::new(io::ErrorKind::InvalidData, illegal))?;
            }
            let computed = played.write_result();
            let claimed = record
                .claim
                .map_or_else(|| "no claim".to_owned(), |claim| claim.to_string());
            let differs = match (error, record.claim) {
                (Some(error), _) => Some(format!("broken after {} plies: {error}", moves.len())),
                (None, Some(claim)) if !claim.agrees_with(played.outcome()) => {
                    Some("the result differs".to_owned())
                }
                _ => None,
            };
            all_ok &= differs.is_none();
            if self.legal {
                writeln!(out, "# {computed}")?;
                if let Some(differs) = differs {
                    eprintln!("strata: {} game {}: {differs}", file.display(), index + 1);
                }
            } else {
                let verdict = differs.unwrap_or_else(|| "ok".to_owned());
                writeln!(
                    out,
                    "{} game {}\t{computed}\t{claimed}\t{verdict}",
                    file.display(),
                    index + 1
                )?;
            }
        }
        Ok(all_ok)
    }
}

/// The move, how many were legal, and a hash of them all: enough for two programs to find out whether they agree.
fn legal_line(game: &Game, mv: Move) -> String {
    let mut texts: Vec<String> = game
        .legal_moves()
        .into_iter()
        .map(|mv| game.write_long_move(mv))
        .collect();
    texts.sort_unstable();
    let mut hash = Sha1::new();
    for text in &texts {
        hash.update(text);
        hash.update("\n");
    }
    let digest = hash.finalize();
    let mut first = [0; 8];
    first.copy_from_slice(&digest[..8]);
    let digest = u64::from_be_bytes(first);
    format!(
        "{}\t{}\t{digest:016x}",
        game.write_long_move(mv),
        texts.len()
    )
}
