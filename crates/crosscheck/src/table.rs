//! Generates docs/games.md from the records: the oracle of each game, the number of positions, and what they reach.

use crate::case::GROUPS;
use crate::games::{self, JudgedGame};
use crate::gate::{Gate, Reached};
use crate::record::OracleRecord;
use anyhow::{Context as _, Result};
use menagerie_rules::Definition;
use std::fmt::Write as _;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A record with its gate and what it reaches.
pub struct JudgedRecord {
    /// The entry's id.
    pub id: String,
    /// The entry.
    pub judged: JudgedGame,
    /// The game.
    pub gate: Gate,
    /// Its record.
    pub record: OracleRecord,
    /// What it reaches.
    pub reached: Reached,
}

impl JudgedRecord {
    /// Reads the record of an entry and counts what it reaches.
    ///
    /// # Errors
    /// If the game or the record cannot be read.
    pub fn read(id: &str, judged: &JudgedGame) -> Result<JudgedRecord> {
        let gate = judged.gate(id)?;
        let record = OracleRecord::read(&JudgedGame::record(id))?;
        let reached = record.reached(&gate);
        Ok(JudgedRecord { id: id.to_string(), judged: judged.clone(), gate, record, reached })
    }

    /// What the record does not reach although it should, and what it reaches although it is said to be impossible.
    pub fn faults(&self) -> Vec<String> {
        let missing = self.gate.missing(&self.reached);
        let missed = missing.iter().filter(|it| !self.judged.unreachable.contains_key(*it));
        let reached = self.judged.unreachable.keys().filter(|it| !missing.contains(it));
        let missed = missed.map(|it| format!("{}: not reached: {it}", self.id));
        missed.chain(reached.map(|it| format!("{}: reached, or no rule of the game: {it}", self.id))).collect()
    }

    fn definition(&self) -> &Definition {
        self.gate.variant.definition()
    }

    /// The number of reached cases in each group.
    fn groups(&self) -> String {
        let count = |group: usize| self.reached.cases.iter().filter(|case| case.group() == group).count();
        let groups =
            GROUPS.iter().enumerate().map(|(group, name)| (count(group), name)).filter(|(count, _)| *count > 0);
        groups.map(|(count, name)| format!("{count} {name}")).collect::<Vec<_>>().join(", ")
    }
}

/// All records, and the ids of the entries without one.
///
/// # Errors
/// If a game or its record cannot be read.
pub fn records() -> Result<(Vec<JudgedRecord>, Vec<String>)> {
    let (there, missing): (Vec<_>, Vec<_>) =
        games::all()?.into_iter().partition(|(id, _)| JudgedGame::record(id).is_file());
    let next = AtomicUsize::new(0);
    let records = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some((id, judged)) = there.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let record = JudgedRecord::read(id, judged).with_context(|| id.clone());
                    if let Ok(mut records) = records.lock() {
                        records.push(record);
                    }
                }
            });
        }
    });
    let records = records.into_inner().unwrap_or_default();
    let mut records: Vec<JudgedRecord> = records.into_iter().collect::<Result<_>>()?;
    records.sort_by(|one, other| one.id.cmp(&other.id));
    Ok((records, missing.into_iter().map(|(id, _)| id).collect()))
}

/// The page.
///
/// # Errors
/// If a record cannot be read.
pub fn page(records: &[JudgedRecord], missing: &[String]) -> Result<String> {
    let mut page = String::from(HEAD);
    let positions: usize = records.iter().map(|it| it.record.positions()).sum();
    let moves: usize = records.iter().map(|it| it.record.moves()).sum();
    let games = games::ids().count();
    writeln!(page, "{games} games, {positions} positions, {moves} legal moves.\n")?;
    page.push_str("| game | source | oracle | positions | moves | cases | changed rules told apart |\n|---|---|---|---|---|---|---|\n");
    for it in records {
        let name = &it.definition().name;
        let options = it.judged.options.iter().map(|option| format!(" ({option})")).collect::<String>();
        writeln!(
            page,
            "| [{name}{options}](#{}) | {} | {} | {} | {} | {} of {} | {} of {} |",
            it.id,
            linked(&it.definition().source),
            it.record.header.oracle,
            it.record.positions(),
            it.record.moves(),
            it.reached.cases.len(),
            it.gate.cases.len(),
            it.reached.mutants.len(),
            it.gate.mutants.len(),
        )?;
    }
    if !missing.is_empty() {
        writeln!(page, "\nNot recorded yet: {}.", missing.join(", "))?;
    }
    for it in records {
        let definition = it.definition();
        writeln!(page, "\n<a id=\"{}\"></a>\n\n## {}\n\n{}.", it.id, definition.name, it.groups())?;
        let decisions = definition.decisions.iter().map(|decision| format!("* {decision}"));
        let ends = it.judged.ends_apart.iter().map(|(end, why)| format!("* Ends by “{end}” are not compared: {why}"));
        let unreachable = it.judged.unreachable.iter().map(|(what, why)| format!("* Out of reach, {what}: {why}"));
        let cases_only = Some(&it.judged.cases_only).filter(|why| !why.is_empty());
        let cases_only = cases_only.map(|why| format!("* Changed rules are not tried: {why}")).into_iter();
        let rows: Vec<String> = decisions.chain(ends).chain(unreachable).chain(cases_only).collect();
        if !rows.is_empty() {
            writeln!(page, "\n{}", rows.join("\n"))?;
        }
    }
    Ok(page)
}

fn linked(source: &str) -> String {
    match source.split_once("://") {
        Some((_, rest)) => {
            let host = rest.split('/').next().unwrap_or(rest);
            format!("[{}]({source})", host.trim_start_matches("www."))
        }
        None => source.to_string(),
    }
}

const HEAD: &str = "<!-- Made by `cargo xtask crosscheck --library`. -->

# How each game is checked

Every game is compared with an *oracle* that shares no code with the [rules](../crates/rules): another program, or, where no program plays the
game, a [second generator](../crates/crosscheck/oracles/generator) written from the source's text. The oracle gives the legal moves, check and the
end of the game for each position of a [record](../crates/crosscheck/records). The tests compare the rules with the records.

A record must reach every rule of the game's definition, in two ways:

* **Cases**: each piece of each player moves and captures; each promotion on each rank, and each one that was declined; each castling move; each
  capture en passant by each kind of each kind, and those that are not allowed; drops, leaps, checks, every kind of end.
* **Changed rules**: the definition is changed in one place at a time. A field is left out, a Betza text loses a term or a modifier, a Pawn gets a
  right to capture en passant that it does not have. The record must tell each changed game from the real one.

A game that misses one fails, unless the reason stands in its `oracle.json` (in [games](../games)) and below.

`cargo xtask crosscheck --library` makes the records again. `--game ID` takes one game, and `--seed N --compare` compares other random games
without writing.

";
