//! Counts instructions instead of time, so that results are the same on a noisy machine.

use super::runner::Builds;
use super::table::{MeasureTable, TableCell};
use anyhow::{Context, Result, bail};
use menagerie_bench::{Task, positions};
use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;
use xtask::files;
use xtask::process::{output, target_folder};
use xtask::valgrind::valgrind;

/// Instruction counts by the name of the work, as saved in JSON.
pub type Counts = BTreeMap<String, u64>;

/// The work. It is short because it runs some fifty times slower this way.
pub fn work() -> Vec<(String, Task)> {
    let perft = |game: &str, depth| (format!("perft {depth}, {game}"), Task::Perft { game: game.to_owned(), depth });
    let mut work = vec![perft("janus", 4), perft("gigachess", 3), perft("chaturaji", 5), perft("chess", 4)];
    for game in positions::games() {
        for number in [3, 10, 17] {
            if let Some(fen) = positions::of(game).get(number) {
                let task =
                    Task::Search { game: game.to_owned(), fen: (*fen).to_owned(), depth: None, nodes: Some(20_000) };
                work.push((format!("20k nodes of position {}, {game}", number + 1), task));
            }
        }
    }
    work.extend(
        positions::games().map(|game| (format!("compile, {game}"), Task::Compile { game: game.to_owned(), times: 1 })),
    );
    work
}

/// Counts the instructions of all work, without those of starting the program. `report` is called before each.
///
/// # Errors
/// When valgrind is missing or cannot run the program.
pub fn count(builds: &Builds, report: impl Fn(&str)) -> Result<Counts> {
    let valgrind = valgrind()?;
    let start = one(&valgrind, builds, &Task::Nothing)?;
    let mut counts = Counts::new();
    for (name, task) in work() {
        report(&name);
        let compiling = match &task {
            Task::Perft { game, .. } | Task::Search { game, .. } => Some(Task::Perft { game: game.clone(), depth: 0 }),
            Task::Compile { .. } | Task::Nothing => None,
        };
        // A game is compiled before its perft or search. These instructions are not counted.
        let before = compiling.map_or(Ok(start), |task| one(&valgrind, builds, &task))?;
        counts.insert(name, one(&valgrind, builds, &task)?.saturating_sub(before));
    }
    Ok(counts)
}

/// The counts as a table, beside those of an earlier run if given.
pub fn table(counts: &Counts, against: Option<&Counts>) -> MeasureTable {
    let mut table = MeasureTable::new(&["work", "instructions", "before", "now / before"]);
    for (name, &count) in counts {
        let before = against.and_then(|against| against.get(name)).copied().filter(|before| *before > 0);
        table.add(vec![
            TableCell::text(name),
            TableCell::Count(count),
            before.map_or(TableCell::Nothing, TableCell::Count),
            before.map_or(TableCell::Nothing, |before| TableCell::Ratio(count as f64 / before as f64)),
        ]);
    }
    table
}

/// Reads the counts of an earlier run.
///
/// # Errors
/// When the file cannot be read or is malformed.
pub fn read(file: &Path) -> Result<Counts> {
    serde_json::from_str(&files::read(file)?).with_context(|| format!("{} holds no counts", file.display()))
}

fn one(valgrind: &Path, builds: &Builds, task: &Task) -> Result<u64> {
    let task = serde_json::to_string(task)?;
    let file = target_folder().join("bench/callgrind.out");
    let option = format!("--callgrind-out-file={}", file.display());
    let mut command = Command::new(valgrind);
    command.args(["--tool=callgrind", "--quiet", &option]).arg(builds.native_program()).args(["task", &task]);
    if output(&mut command).is_none() {
        bail!("valgrind could not run {task}");
    }
    total(&files::read(&file)?).with_context(|| format!("{} names no total", file.display()))
}

/// The total in the output of callgrind: `totals: 12345` or `summary: 12345`.
fn total(text: &str) -> Option<u64> {
    let line = |name: &str| text.lines().find_map(|line| line.strip_prefix(name));
    line("totals:").or_else(|| line("summary:"))?.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn totals_are_read() {
        assert_eq!(total("events: Ir\nsummary: 41\n\nfn=(0)\n1 2\ntotals: 42\n"), Some(42));
        assert_eq!(total("summary: 41\n"), Some(41));
        assert_eq!(total("events: Ir\n"), None);
    }

    #[test]
    fn counts_stand_beside_earlier_ones() {
        let counts = Counts::from([("a".to_owned(), 90), ("b".to_owned(), 5)]);
        let before = Counts::from([("a".to_owned(), 100)]);
        let table = table(&counts, Some(&before));
        assert_eq!(table.rows[0][3], TableCell::Ratio(0.9));
        assert_eq!(table.rows[1][3], TableCell::Nothing);
    }

    #[test]
    fn work_has_different_names() {
        let work = work();
        let names: std::collections::HashSet<&String> = work.iter().map(|(name, _)| name).collect();
        assert_eq!(names.len(), work.len());
        assert!(work.len() > 20, "{}", work.len());
    }
}
