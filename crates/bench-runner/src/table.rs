//! Results: tables of texts and figures, for people and as JSON.

use serde::{Deserialize, Serialize};
use std::fmt::{self, Display, Formatter};

/// The results of a part of the benchmark.
#[derive(Debug, Clone, Serialize)]
pub struct ReportSection {
    /// The part's name, as `--only` takes it.
    pub part: String,
    /// What was measured.
    pub title: String,
    /// The figures.
    pub table: MeasureTable,
    /// Whether the page shows only the last row, which adds up the others.
    pub last_row_only: bool,
    /// The comparisons, with their targets.
    pub ratios: Vec<Ratio>,
}

/// One speed divided by another.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Ratio {
    /// What is compared.
    pub title: String,
    /// The quotient.
    pub value: f64,
    /// The target, if there is one.
    pub target: Option<f64>,
}

/// Rows under named columns.
#[derive(Debug, Clone, Default, Serialize)]
pub struct MeasureTable {
    /// The names, with units.
    pub columns: Vec<String>,
    /// The rows, each with one cell per column.
    pub rows: Vec<Vec<TableCell>>,
}

/// A cell of a table. In JSON it is a text, a number or null.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(untagged)]
pub enum TableCell {
    /// A text.
    Text(String),
    /// A whole number.
    Count(u64),
    /// A number per second.
    Rate(f64),
    /// A time in milliseconds.
    Millis(f64),
    /// A ratio.
    Ratio(f64),
    /// An empty cell.
    Nothing,
}

impl TableCell {
    /// A text.
    pub fn text(text: impl Into<String>) -> TableCell {
        TableCell::Text(text.into())
    }
}

impl Display for TableCell {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let text = match self {
            TableCell::Text(text) => text.clone(),
            TableCell::Count(count) => grouped(*count),
            TableCell::Rate(rate) => grouped(rate.round() as u64),
            TableCell::Millis(millis) if *millis < 100.0 => format!("{millis:.2}"),
            TableCell::Millis(millis) => grouped(millis.round() as u64),
            TableCell::Ratio(ratio) => format!("{ratio:.2}"),
            TableCell::Nothing => "–".to_owned(),
        };
        f.pad(&text)
    }
}

/// A number in groups of three digits: `26 869 186`.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

impl MeasureTable {
    /// A table without rows.
    pub fn new(columns: &[&str]) -> MeasureTable {
        MeasureTable { columns: columns.iter().map(|name| (*name).to_owned()).collect(), rows: Vec::new() }
    }

    /// Adds a row.
    pub fn add(&mut self, row: Vec<TableCell>) {
        self.rows.push(row);
    }

    /// The table for a terminal: texts aligned to the left, figures to the right.
    pub fn plain(&self) -> String {
        let widths: Vec<usize> = (0..self.columns.len()).map(|column| self.width(column)).collect();
        let mut text = String::new();
        let heads = self.columns.iter().zip(&widths).enumerate();
        let head: Vec<String> = heads
            .map(
                |(column, (name, &width))| {
                    if self.is_words(column) { format!("{name:<width$}") } else { format!("{name:>width$}") }
                },
            )
            .collect();
        text += head.join("  ").trim_end();
        for row in &self.rows {
            let cells = row.iter().zip(&widths).enumerate();
            let cells: Vec<String> = cells
                .map(
                    |(column, (cell, &width))| {
                        if self.is_words(column) { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
                    },
                )
                .collect();
            text.push('\n');
            text += cells.join("  ").trim_end();
        }
        text
    }

    /// The table in Markdown.
    pub fn markdown(&self) -> String {
        let line = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
        let rules = (0..self.columns.len()).map(|column| if self.is_words(column) { "---" } else { "---:" }.to_owned());
        let mut text = line(self.columns.clone()) + &line(rules.collect());
        for row in &self.rows {
            text += &line(row.iter().map(ToString::to_string).collect());
        }
        text
    }

    fn width(&self, column: usize) -> usize {
        let cells = self.rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.to_string().chars().count());
        cells.chain(self.columns.get(column).map(|name| name.chars().count())).max().unwrap_or(0)
    }

    fn is_words(&self, column: usize) -> bool {
        self.rows.iter().filter_map(|row| row.get(column)).any(|cell| matches!(cell, TableCell::Text(_)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> MeasureTable {
        let mut table = MeasureTable::new(&["game", "nodes/s", "ratio"]);
        table.add(vec![TableCell::text("janus"), TableCell::Rate(26_869_186.2), TableCell::Ratio(4.4)]);
        table.add(vec![TableCell::text("chess"), TableCell::Rate(950.0), TableCell::Nothing]);
        table
    }

    #[test]
    fn columns_stand_below_their_names() {
        let plain = table().plain();
        let lines: Vec<&str> = plain.lines().collect();
        assert_eq!(lines[0], "game      nodes/s  ratio");
        assert_eq!(lines[1], "janus  26\u{202f}869\u{202f}186   4.40");
        assert_eq!(lines[2], "chess         950      –");
    }

    #[test]
    fn markdown_has_a_cell_for_every_column() {
        let markdown = table().markdown();
        assert!(markdown.lines().all(|line| line.matches('|').count() == 4), "{markdown}");
        assert!(markdown.contains("| --- | ---: | ---: |"));
    }

    #[test]
    fn json_keeps_the_figures() {
        let json = serde_json::to_value(table()).unwrap();
        assert_eq!(json["rows"][0][1], 26_869_186.2);
        assert!(json["rows"][1][2].is_null());
    }
}
