//! Perft: ours compared with Fairy-Stockfish, with one thread, no hash table, and bulk counting on the last ply.

use super::BenchContext;
use super::measure::{Timings, rate};
use super::table::{MeasureTable, Ratio, ReportSection, TableCell};
use super::uci::UciPeer;
use anyhow::{Result, ensure};
use menagerie_bench::Task;

/// The target for the ratio on the Janus board.
const TARGET: f64 = 2.0;

/// The games, with the perft depth.
const CASES: [(&str, u32); 5] = [("janus", 5), ("gigachess", 4), ("gigachess2", 4), ("chaturaji", 6), ("chess", 5)];

/// The games that the other program knows by the same name and rules.
const SHARED: [&str; 2] = ["janus", "chess"];

/// The number of measurements.
pub fn steps(context: &BenchContext) -> u64 {
    CASES.len() as u64 * repetitions(context)
}

fn repetitions(context: &BenchContext) -> u64 {
    if context.quick { 3 } else { 7 }
}

/// Runs the measurements.
///
/// # Errors
/// When a program does not answer, or the two disagree.
pub fn run(context: &BenchContext) -> Result<ReportSection> {
    let mut table = MeasureTable::new(&[
        "game",
        "depth",
        "nodes",
        "ours: nodes/s, best",
        "median",
        "theirs: best",
        "median",
        "ratio",
    ]);
    let mut ratios = Vec::new();
    for (game, depth) in CASES {
        let depth = if context.quick { depth - 1 } else { depth };
        let mut ours = context.builds.native()?;
        let mut theirs = if SHARED.contains(&game) { context.peers.native(game)? } else { None };
        let task = Task::Perft { game: game.to_owned(), depth };
        // The first run of each warms up and compiles the game.
        let nodes =
            ours.run(&Task::Perft { game: game.to_owned(), depth: depth - 1 }).and_then(|_| ours.run(&task))?.nodes;
        let overhead = overhead(theirs.as_mut())?;
        let (mut own, mut other) = (Timings::default(), Timings::default());
        for _ in 0..repetitions(context) {
            context.report(&format!("perft {depth} of {game}"));
            own.add(ours.run(&task)?.seconds);
            if let Some(theirs) = theirs.as_mut() {
                let (count, seconds) = theirs.perft(depth)?;
                ensure!(count == nodes, "perft {depth} of {game}: {nodes} by ours, {count} by {}", theirs.name());
                other.add(seconds - overhead);
            }
        }
        let measured = theirs.is_some();
        let rate = |seconds| if seconds > 0.0 { TableCell::Rate(rate(nodes, seconds)) } else { TableCell::Nothing };
        table.add(vec![
            TableCell::text(game),
            TableCell::Count(depth.into()),
            TableCell::Count(nodes),
            rate(own.least()),
            rate(own.median()),
            rate(other.least()),
            rate(other.median()),
            if measured { TableCell::Ratio(other.least() / own.least()) } else { TableCell::Nothing },
        ]);
        if measured {
            let title = format!("perft, {game}: ours over Fairy-Stockfish, native");
            let target = (game == SHARED[0]).then_some(TARGET);
            ratios.push(Ratio { title, value: other.least() / own.least(), target });
        }
    }
    let title = "Lines of play counted, native (theirs: fairy-stockfish)".to_owned();
    Ok(ReportSection { part: "perft".to_owned(), title, table, last_row_only: false, ratios })
}

/// The other program's fixed cost of a command: the shortest of some perfts of one ply.
fn overhead(uci: Option<&mut UciPeer>) -> Result<f64> {
    let Some(uci) = uci else { return Ok(0.0) };
    let mut times = Timings::default();
    for _ in 0..5 {
        times.add(uci.perft(1)?.1);
    }
    Ok(times.least())
}
