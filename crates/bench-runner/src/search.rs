//! Searches of the Janus positions in Node: ours compared with Fairy-Stockfish, both in WebAssembly with one thread.

use super::BenchContext;
use super::measure::rate;
use super::table::{MeasureTable, Ratio, ReportSection, TableCell};
use anyhow::Result;
use menagerie_bench::{Task, positions};

const GAME: &str = "janus";

/// The depth of both searches.
const DEPTH: u32 = 9;

/// The number of measurements.
pub fn steps(context: &BenchContext) -> u64 {
    positions(context).len() as u64
}

fn positions(context: &BenchContext) -> Vec<&'static str> {
    let every = if context.quick { 4 } else { 1 };
    positions::of(GAME).into_iter().step_by(every).collect()
}

/// Measures both.
///
/// # Errors
/// When one of them does not answer.
pub fn run(context: &BenchContext) -> Result<ReportSection> {
    let depth = if context.quick { DEPTH - 2 } else { DEPTH };
    let mut table = MeasureTable::new(&[
        "position",
        "ours: nodes",
        "ms to depth",
        "nodes/s",
        "theirs: nodes",
        "ms to depth",
        "nodes/s",
    ]);
    let mut ours = context.builds.wasm(&context.runtime)?;
    let mut theirs = context.peers.wasm(GAME)?;
    let positions = positions(context);
    let task =
        |fen: &str, depth| Task::Search { game: GAME.to_owned(), fen: fen.to_owned(), depth: Some(depth), nodes: None };
    // Once without measuring: Node's optimising compiler takes about half a second to compile each of them.
    for fen in &positions {
        ours.run(&task(fen, depth))?;
        if let Some(theirs) = theirs.as_mut() {
            theirs.search(fen, depth)?;
        }
    }
    let (mut own, mut other) = ((0, 0.0), (0, 0.0));
    for (number, fen) in positions.iter().enumerate() {
        context.report("search beside fairy-stockfish-nnue.wasm");
        let here = ours.run(&task(fen, depth))?;
        own = (own.0 + here.nodes, own.1 + here.seconds);
        let mut row = vec![TableCell::text((number + 1).to_string())];
        row.extend(cells(here.nodes, here.seconds));
        match theirs.as_mut() {
            Some(theirs) => {
                let there = theirs.search(fen, depth)?;
                other = (other.0 + there.nodes, other.1 + there.seconds);
                row.extend(cells(there.nodes, there.seconds));
            }
            None => row.extend([TableCell::Nothing, TableCell::Nothing, TableCell::Nothing]),
        }
        table.add(row);
    }
    let mut all = vec![TableCell::text("all")];
    let mut ratios = Vec::new();
    all.extend(cells(own.0, own.1));
    if other.1 > 0.0 {
        all.extend(cells(other.0, other.1));
        let title = |what: &str| format!("{what}, {GAME}: ours over Fairy-Stockfish, wasm");
        let value = rate(own.0, own.1) / rate(other.0, other.1);
        ratios.push(Ratio { title: title("nodes per second"), value, target: None });
        ratios.push(Ratio { title: title(&format!("speed to depth {depth}")), value: other.1 / own.1, target: None });
    } else {
        all.extend([TableCell::Nothing, TableCell::Nothing, TableCell::Nothing]);
    }
    table.add(all);
    let title = format!("Janus positions searched to depth {depth} in WebAssembly (theirs: fairy-stockfish-nnue.wasm)");
    Ok(ReportSection { part: "search".to_owned(), title, table, last_row_only: true, ratios })
}

fn cells(nodes: u64, seconds: f64) -> [TableCell; 3] {
    [TableCell::Count(nodes), TableCell::Millis(seconds * 1000.0), TableCell::Rate(rate(nodes, seconds))]
}
