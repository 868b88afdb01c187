//! The answers of an oracle about a game, saved as a file: lines with all legal moves, check and the end at each position.

use crate::gate::{Gate, Reached};
use crate::line::Line;
use anyhow::{Context as _, Result, bail};
use menagerie_rules::notation::coordinate;
use menagerie_rules::{Outcome, Position};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The record of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OracleRecord {
    /// The origin.
    pub header: RecordHeader,
    /// The lines.
    pub lines: Vec<RecordedLine>,
}

/// The origin of a record.
#[derive(Clone, Debug, Deserialize, Serialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct RecordHeader {
    /// The game's id.
    pub game: String,
    /// The oracle with its version, and its name of the game.
    pub oracle: String,
    /// The seed of the lines.
    pub seed: u64,
}

/// A line with the oracle's answers about its positions.
#[derive(Clone, Debug, Deserialize, Serialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct RecordedLine {
    /// The start.
    pub start: String,
    /// The moves, separated by spaces.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub moves: String,
    /// The positions: the start, and one after each move.
    pub positions: Vec<RecordedPosition>,
}

/// The oracle's answer about a position.
#[derive(Clone, Debug, Default, Deserialize, Serialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct RecordedPosition {
    /// The legal moves, grouped by their origin: `e2:e3.e4 g1:f3.h3`.
    pub legal: String,
    /// Whether the side to move is in check.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub check: bool,
    /// The letters of the winners, if the game is over; empty if it is a draw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<String>,
    /// Why it is over, in the oracle's words.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
    /// The position's text, if the oracle writes it like the game.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub fen: String,
}

/// Moves as texts, grouped by origin.
pub fn pack<'a>(moves: impl IntoIterator<Item = &'a str>) -> String {
    let mut groups: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for text in moves {
        let (from, to) = text.split_at(origin(text));
        groups.entry(from).or_default().insert(to);
    }
    let each = groups.into_iter().map(|(from, to)| format!("{from}:{}", to.into_iter().collect::<Vec<_>>().join(".")));
    each.collect::<Vec<_>>().join(" ")
}

/// The moves of a text made by [`pack`].
pub fn unpack(text: &str) -> BTreeSet<String> {
    let groups = text.split_whitespace().filter_map(|group| group.split_once(':'));
    groups.flat_map(|(from, to)| to.split('.').map(move |to| format!("{from}{to}"))).collect()
}

/// The length of the origin in a move's text.
fn origin(text: &str) -> usize {
    if let Some(at) = text.find('@') {
        return at + 1;
    }
    let digits = text.bytes().skip(1).take_while(u8::is_ascii_digit).count();
    1 + digits
}

impl OracleRecord {
    /// Reads a record.
    ///
    /// # Errors
    /// If the file cannot be read or is no record.
    pub fn read(file: &Path) -> Result<OracleRecord> {
        let text = std::fs::read_to_string(file).with_context(|| format!("{} cannot be read", file.display()))?;
        let mut rows = text.lines();
        let header = serde_json::from_str(rows.next().unwrap_or_default())
            .with_context(|| format!("{}: the first line is no header", file.display()))?;
        let each = rows
            .enumerate()
            .map(|(at, row)| serde_json::from_str(row).with_context(|| format!("{}: line {}", file.display(), at + 2)));
        Ok(OracleRecord { header, lines: each.collect::<Result<_>>()? })
    }

    /// The record's text, one line of JSON for each of its lines.
    ///
    /// # Errors
    /// Serialisation cannot fail for these types.
    pub fn written(&self) -> Result<String> {
        let mut text = serde_json::to_string(&self.header)? + "\n";
        for line in &self.lines {
            text += &serde_json::to_string(line)?;
            text.push('\n');
        }
        Ok(text)
    }

    /// The number of positions.
    pub fn positions(&self) -> usize {
        self.lines.iter().map(|line| line.positions.len()).sum()
    }

    /// The number of legal moves in all positions.
    pub fn moves(&self) -> usize {
        self.lines.iter().flat_map(|line| &line.positions).map(|position| unpack(&position.legal).len()).sum()
    }

    /// Compares the record with the rules. Of ends in `ends_apart`, which are not compared, only the reason is used: ours, or the
    /// oracle's.
    ///
    /// # Errors
    /// The first differences, in words.
    pub fn check(&self, gate: &Gate, ends_apart: &BTreeSet<&str>) -> Result<()> {
        let mut faults = Vec::new();
        for line in &self.lines {
            if let Err(fault) = line.check(gate, ends_apart) {
                faults.push(format!("{fault}\n    in {} | {}", line.start, line.moves));
            }
        }
        if faults.is_empty() {
            return Ok(());
        }
        let first: Vec<&str> = faults.iter().take(4).map(String::as_str).collect();
        bail!("{}: {} of {} lines differ:\n  {}", self.header.game, faults.len(), self.lines.len(), first.join("\n  "))
    }

    /// What the lines reach.
    pub fn reached(&self, gate: &Gate) -> Reached {
        let lines: Vec<Line> = self.lines.iter().map(RecordedLine::line).collect();
        gate.reached(&lines)
    }
}

impl RecordedLine {
    /// The line without the answers.
    pub fn line(&self) -> Line {
        Line { start: self.start.clone(), moves: self.moves.split_whitespace().map(str::to_string).collect() }
    }

    fn check(&self, gate: &Gate, ends_apart: &BTreeSet<&str>) -> Result<()> {
        let line = self.line();
        if self.positions.len() != line.moves.len() + 1 {
            bail!("the oracle answered {} of {} positions", self.positions.len(), line.moves.len() + 1);
        }
        let played = line.play(&gate.variant).context("ours cannot read the position")?;
        for (ply, recorded) in self.positions.iter().enumerate() {
            let Some(position) = played.positions().get(ply) else { bail!("ours does not allow move {ply}") };
            recorded
                .check(position, &played.outcome(ply), ends_apart)
                .with_context(|| format!("after {ply} moves"))
                .map_err(|error| {
                    let causes: Vec<String> = error.chain().map(ToString::to_string).collect();
                    anyhow::anyhow!(causes.join(": "))
                })?;
        }
        Ok(())
    }
}

impl RecordedPosition {
    fn check(&self, position: &Position, outcome: &Outcome, ends_apart: &BTreeSet<&str>) -> Result<()> {
        let variant = position.variant();
        let ours: BTreeSet<String> =
            position.legal_moves().into_iter().map(|mv| coordinate::write(position, mv)).collect();
        let theirs = unpack(&self.legal);
        let reason = outcome.termination().map(|reason| reason.id());
        // Moves are not compared after the end of the game.
        let over = self.end.is_some() && (theirs.is_empty() || ours.is_empty());
        if ours != theirs && !over {
            let only = |some: &BTreeSet<String>, others: &BTreeSet<String>| {
                some.difference(others).take(12).cloned().collect::<Vec<_>>().join(" ")
            };
            bail!("moves: ours only: {}; the oracle only: {}", only(&ours, &theirs), only(&theirs, &ours));
        }
        if position.in_check() != self.check {
            bail!("check: ours {}, the oracle {}", position.in_check(), self.check);
        }
        if !self.fen.is_empty() && self.fen != position.fen() {
            bail!("text: ours {}, the oracle {}", position.fen(), self.fen);
        }
        let winners = match outcome {
            Outcome::Ongoing => None,
            Outcome::Draw { .. } => Some(String::new()),
            Outcome::Win { winners, .. } => Some(winners.iter().map(|&it| variant.player(it).letter).collect()),
        };
        let apart = reason.is_some_and(|reason| ends_apart.contains(reason))
            || !self.reason.is_empty() && ends_apart.contains(self.reason.as_str());
        if winners != self.end && !apart {
            bail!("end: ours {winners:?} ({}), the oracle {:?} ({})", reason.unwrap_or("-"), self.end, self.reason);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_packed_and_unpacked() {
        let moves = ["a2a3", "a2a4", "a10a11q", "P@e4", "+P@e5", "0000", "d4e5,e5f6", "e1f1/s"];
        let packed = pack(moves);
        assert_eq!(packed, "+P@:e5 0:000 P@:e4 a10:a11q a2:a3.a4 d4:e5,e5f6 e1:f1/s".replace("0:000", "0000:"));
        assert_eq!(unpack(&packed), moves.into_iter().map(str::to_string).collect());
    }
}
