//! The time until the first move is possible, in Chromium with an empty cache: on this machine, and on a slow phone with a slow
//! connection.

use super::BenchContext;
use super::drag::printed;
use super::table::{MeasureTable, Ratio, ReportSection, TableCell};
use anyhow::{Context, Result};
use menagerie_sitegen::server::{Server, bind};
use menagerie_sitegen::site;
use serde::Deserialize;
use std::path::Path;
use std::process::Command;
use xtask::browser::{ARGUMENTS, Browser, BrowserKind};
use xtask::files;
use xtask::process::target_folder;

/// The script for Node, which controls the browser.
const SCRIPT: &str = include_str!("start.cjs");

/// The game with the second largest board, and a move.
const GAME: &str = "gigachess";
const SIDE: u8 = 14;
const MOVE: [&str; 2] = ["e4", "e6"];

/// A device: the slowdown factor of its processor, the latency of each request in milliseconds, the bandwidth in bytes per second (0:
/// unlimited), and the target for the first move in milliseconds. The slow one is Lighthouse's phone, with a connection of 1.6 Mbit/s.
const DEVICES: [(&str, u32, u32, u32, f64); 2] =
    [("this computer", 1, 0, 0, 500.0), ("a slow phone, a slow line", 4, 150, 200_000, 3000.0)];

/// The number of measurements of each device. The median of each figure counts.
const TIMES: usize = 7;
const TIMES_QUICK: usize = 5;

/// The output of the script, times in milliseconds since the page was opened.
#[derive(Debug, Deserialize)]
struct Start {
    /// Some text is visible.
    text: f64,
    /// The page's program is loaded.
    program: f64,
    /// The board is visible.
    board: f64,
    /// A move was made, and is shown.
    r#move: f64,
    /// The program has accepted it.
    accepted: f64,
    /// What was loaded until then: the number of files and of bytes.
    requests: u64,
    bytes: u64,
}

/// The number of measurements.
pub fn steps(quick: bool) -> u64 {
    (DEVICES.len() * times(quick)) as u64
}

fn times(quick: bool) -> usize {
    if quick { TIMES_QUICK } else { TIMES }
}

/// Runs the measurements.
///
/// # Errors
/// When the site has not been built, or the browser is missing.
pub fn run(context: &BenchContext) -> Result<ReportSection> {
    BrowserKind::Chromium.ensure()?;
    let browser = Browser::find(BrowserKind::Chromium)?;
    let server = Server::new(bind(0)?, &site::built()?)?.spawn();
    let folder = target_folder().join("bench");
    super::drag::write_scripts(&folder)?;
    let script = folder.join("start.cjs");
    files::write(&script, SCRIPT)?;
    let columns = ["device", "words, ms", "program", "board", "first move", "aim", "accepted", "files", "bytes"];
    let mut table = MeasureTable::new(&columns);
    let mut ratios = Vec::new();
    for (device, slower, latency, throughput, aim) in DEVICES {
        let mut all = Vec::new();
        for _ in 0..times(context.quick) {
            context.report(&format!("the first move on {device}"));
            let address = format!("{}?game={GAME}&black=human", server.address());
            let settings = [slower, latency, throughput, SIDE.into(), SIDE.into()].map(|number| number.to_string());
            all.push(once(&script, &browser.program, &address, &settings)?);
        }
        let of = |figure: fn(&Start) -> f64| median(all.iter().map(figure).collect());
        let moved = of(|start| start.r#move);
        table.add(vec![
            TableCell::text(device),
            TableCell::Millis(of(|start| start.text)),
            TableCell::Millis(of(|start| start.program)),
            TableCell::Millis(of(|start| start.board)),
            TableCell::Millis(moved),
            TableCell::Millis(aim),
            TableCell::Millis(of(|start| start.accepted)),
            TableCell::Count(of(|start| start.requests as f64) as u64),
            TableCell::Count(of(|start| start.bytes as f64) as u64),
        ]);
        let title = format!("the first move on {device}: time aimed at over time taken");
        ratios.push(Ratio { title, value: aim / moved, target: Some(1.0) });
    }
    let title = format!("From opening {GAME} for the first time to the first move, in Chromium");
    Ok(ReportSection { part: "start".to_owned(), title, table, last_row_only: false, ratios })
}

fn once(script: &Path, browser: &Path, address: &str, settings: &[String]) -> Result<Start> {
    let mut node = Command::new("node");
    node.arg(script).arg(browser).arg(address).args(settings).args(MOVE).args(ARGUMENTS);
    let printed = printed(&mut node).context("the game could not be opened in Chromium")?;
    serde_json::from_str(&printed).with_context(|| format!("{printed:?} is no measurement"))
}

fn median(mut all: Vec<f64>) -> f64 {
    all.sort_by(f64::total_cmp);
    all.get(all.len() / 2).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_stands_in_the_middle() {
        assert_eq!(median(vec![3.0, 1.0, 2.0]), 2.0);
        assert_eq!(median(Vec::new()), 0.0);
    }
}
