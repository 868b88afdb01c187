//! How smoothly a piece is dragged across the largest board in Chromium, including on a slow machine.

use super::BenchContext;
use super::table::{MeasureTable, Ratio, ReportSection, TableCell};
use anyhow::{Context, Result, bail};
use menagerie_sitegen::server::{Server, bind};
use menagerie_sitegen::site;
use serde::Deserialize;
use std::path::Path;
use std::process::Command;
use xtask::browser::{ARGUMENTS, Browser, BrowserKind};
use xtask::files;
use xtask::process::target_folder;

/// The script for Node, which controls the browser.
const SCRIPT: &str = include_str!("drag.cjs");

/// Code shared by such scripts.
const SHARED: &str = include_str!("chromium.cjs");

/// The game with the most kinds of piece on the most squares, and a piece that can be picked up.
const GAME: &str = "gigachess2";
const SIDE: u8 = 14;
const PIECE: &str = "e4";

/// Screens: width, height and device pixel ratio; and the slowdown factor of the processor.
const SETTINGS: [([u32; 3], u32); 4] =
    [([1366, 768, 1], 1), ([1366, 768, 1], 4), ([1366, 768, 2], 4), ([2560, 1440, 1], 4)];

/// The target in milliseconds per frame: 60 frames a second, with a tolerance for the clock of the display.
const FRAME: f64 = 1000.0 / 60.0 + 0.5;

/// The output of the script, times in milliseconds.
#[derive(Debug, Deserialize)]
struct Frames {
    frames: u64,
    median: f64,
    /// The 99th percentile.
    most: f64,
    longest: f64,
    /// The page's own work in each frame.
    work: f64,
}

/// The number of measurements.
pub fn steps() -> u64 {
    SETTINGS.len() as u64
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
    write_scripts(&folder)?;
    let script = folder.join("drag.cjs");
    files::write(&script, SCRIPT)?;
    let columns =
        ["screen", "processor", "frames", "ms a frame, median", "99 of 100 within", "longest", "work a frame, ms"];
    let mut table = MeasureTable::new(&columns);
    let mut ratios = Vec::new();
    for ([width, height, ratio], slower) in SETTINGS {
        let screen =
            if ratio == 1 { format!("{width}×{height}") } else { format!("{width}×{height}, {ratio}× dense") };
        let processor = if slower == 1 { "as it is".to_owned() } else { format!("{slower}× slower") };
        context.report(&format!("dragging on {screen}, processor {processor}"));
        let mut node = Command::new("node");
        node.arg(&script).arg(&browser.program).arg(format!("{}?game={GAME}&black=human", server.address()));
        let frames = if context.quick { 120 } else { 600 };
        node.args([width, height, ratio, slower, frames, SIDE.into(), SIDE.into()].map(|number| number.to_string()));
        let printed =
            printed(node.arg(PIECE).args(ARGUMENTS)).context("the board could not be dragged on in Chromium")?;
        let found: Frames = serde_json::from_str(&printed).with_context(|| format!("{printed:?} is no measurement"))?;
        let millis = [found.median, found.most, found.longest, found.work].map(TableCell::Millis);
        table.add(
            [TableCell::text(&screen), TableCell::text(&processor), TableCell::Count(found.frames)]
                .into_iter()
                .chain(millis)
                .collect(),
        );
        let title = format!("dragging on {screen}, processor {processor}: time allowed for a frame over time taken");
        ratios.push(Ratio { title, value: FRAME / found.median, target: Some(1.0) });
    }
    let title = format!("A piece dragged over the board of {GAME}, in Chromium without a graphics card");
    Ok(ReportSection { part: "drag".to_owned(), title, table, last_row_only: false, ratios })
}

/// Writes the code shared by scripts that control the browser.
pub(super) fn write_scripts(folder: &Path) -> Result<()> {
    files::write(&folder.join("chromium.cjs"), SHARED)
}

/// The output of a command; if it fails, an error with its error output.
pub(super) fn printed(command: &mut Command) -> Result<String> {
    let output = command.output()?;
    if !output.status.success() {
        bail!("{}", String::from_utf8_lossy(&output.stderr).trim());
    }
    Ok(String::from_utf8(output.stdout)?)
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn failures_are_reported() {
        let run = |script| printed(Command::new("sh").args(["-c", script]));
        assert_eq!(run("echo 1").expect("a number"), "1\n");
        assert_eq!(run("echo no page >&2; exit 1").expect_err("a failure").to_string(), "no page");
    }
}
