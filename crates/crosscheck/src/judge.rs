//! Runs the comparison: finds lines for games, asks their oracles, compares, and writes the records.

use crate::explore::{Effort, explore};
use crate::games::{self, JudgedGame};
use crate::line::Line;
use crate::oracle::Oracles;
use crate::record::{OracleRecord, RecordHeader};
use crate::table::{page, records};
use anyhow::{Context as _, Result, bail};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The settings of a run.
#[derive(Clone, Debug)]
pub struct JudgeSettings {
    /// The games; all if there are none.
    pub games: Vec<String>,
    /// The seed of the lines.
    pub seed: u64,
    /// Whether the records are written, or only compared.
    pub writes: bool,
    /// How many games are judged at a time.
    pub jobs: usize,
    /// The file of variants that comes with Fairy-Stockfish. Without it, games that need it are skipped.
    pub variants_file: Option<PathBuf>,
}

/// Writes docs/games.md.
///
/// # Errors
/// If a record cannot be read or the page cannot be written.
pub fn write_page() -> Result<()> {
    let (records, missing) = records()?;
    std::fs::write(games::root().join("docs/games.md"), page(&records, &missing)?)
        .context("docs/games.md cannot be written")
}

/// Writes the records of the workshop's stock pieces and of the importers, for the tests of other crates.
///
/// # Errors
/// If an oracle cannot be run or a record cannot be written.
pub fn write_other_records(target: &Path) -> Result<()> {
    let oracles = Oracles::install(target, None)?;
    let records =
        [("stock.py", "crates/workshop/tests/stock.json"), ("importers.py", "crates/formats/tests/importers.json")];
    for (script, record) in records {
        let mut command = Command::new(oracles.python());
        let output = command.arg(games::folder().join("oracles").join(script)).output()?;
        if !output.status.success() {
            bail!("{script} failed: {}", String::from_utf8_lossy(&output.stderr));
        }
        std::fs::write(games::root().join(record), output.stdout)
            .with_context(|| format!("{record} cannot be written"))?;
    }
    Ok(())
}

/// The effort for a record.
const EFFORT: Effort = Effort { games: 2, plies: 40, settings: 20_000, patience: 4_000, spare: 30 };

/// The result for a game.
struct Verdict {
    id: String,
    /// A row for the terminal.
    row: String,
    faults: Vec<String>,
}

/// Judges games, and prints a row for each.
///
/// # Errors
/// If a game differs from its oracle, if its lines do not reach all that they must, or if an oracle cannot be run.
pub fn judge(settings: &JudgeSettings, target: &Path) -> Result<()> {
    let all = games::all()?;
    for id in &settings.games {
        if !all.contains_key(id) {
            bail!("games/{id} has no oracle.json");
        }
    }
    let chosen: Vec<(&String, &JudgedGame)> =
        all.iter().filter(|(id, _)| settings.games.is_empty() || settings.games.contains(id)).collect();
    let oracles = Oracles::install(target, settings.variants_file.clone())?;
    let (chosen, left_out): (Vec<_>, Vec<_>) = chosen.into_iter().partition(|(_, judged)| oracles.can_ask(judged));
    if !left_out.is_empty() {
        let ids: Vec<&str> = left_out.iter().map(|(id, _)| id.as_str()).collect();
        println!("Left out, as they need Fairy-Stockfish’s variants.ini (--ini FILE): {}", ids.join(", "));
    }
    let next = AtomicUsize::new(0);
    let faults: Mutex<BTreeMap<String, Vec<String>>> = Mutex::default();
    std::thread::scope(|scope| {
        for _ in 0..settings.jobs.max(1) {
            scope.spawn(|| {
                while let Some((id, judged)) = chosen.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let verdict = one(settings, &oracles, id, judged).unwrap_or_else(|error| Verdict {
                        id: (*id).clone(),
                        row: "not judged".to_string(),
                        faults: vec![format!("{error:#}")],
                    });
                    println!("{:24} {}", verdict.id, verdict.row);
                    for fault in &verdict.faults {
                        println!("    {fault}");
                    }
                    if let Ok(mut faults) = faults.lock()
                        && !verdict.faults.is_empty()
                    {
                        faults.insert(verdict.id, verdict.faults);
                    }
                }
            });
        }
    });
    let faults = faults.into_inner().unwrap_or_default();
    if !faults.is_empty() {
        bail!(
            "{} of {} games do not pass: {}",
            faults.len(),
            chosen.len(),
            faults.into_keys().collect::<Vec<_>>().join(", ")
        );
    }
    Ok(())
}

fn one(settings: &JudgeSettings, oracles: &Oracles, id: &str, judged: &JudgedGame) -> Result<Verdict> {
    let gate = judged.gate(id)?;
    let given = judged.lines();
    let exploration = explore(&gate, &given, EFFORT, settings.seed);
    let lines: Vec<Line> = exploration.lines;
    let answers = oracles.ask(judged, id, &lines)?;
    let mut faults: Vec<String> = Vec::new();
    let is_whole =
        |line: &&Line| line.play(&gate.variant).is_some_and(|played| played.moves().len() == line.moves.len());
    for line in given.iter().filter(|line| !is_whole(line)) {
        faults.push(format!("the given line {} | {} cannot be played", line.start, line.moves.join(" ")));
    }
    for (line, error) in &answers {
        if let Some(error) = error {
            faults.push(format!("the oracle: {error}, in {} | {}", line.start, line.moves));
        }
    }
    faults.truncate(6);
    let header = RecordHeader { game: id.to_string(), oracle: Oracles::named(judged, id), seed: settings.seed };
    let record = OracleRecord { header, lines: answers.into_iter().map(|(line, _)| line).collect() };
    if let Err(error) = record.check(&gate, &judged.ends_apart()) {
        faults.push(error.to_string());
    }
    let missing = gate.missing(&exploration.reached);
    let missed: Vec<&String> = missing.iter().filter(|it| !judged.unreachable.contains_key(*it)).collect();
    let row = format!(
        "{:4} positions, {:6} moves; {} of {} cases, {} of {} mutants",
        record.positions(),
        record.moves(),
        exploration.reached.cases.len(),
        gate.cases.len(),
        exploration.reached.mutants.len(),
        gate.mutants.len(),
    );
    faults.extend(missed.iter().take(40).map(|it| format!("not reached: {it}")));
    if settings.writes {
        let file = JudgedGame::record(id);
        std::fs::write(&file, record.written()?).with_context(|| format!("{} cannot be written", file.display()))?;
    }
    Ok(Verdict { id: id.to_string(), row, faults })
}
