//! Our WebAssembly over our native program: the same counts and the same searches.

use super::BenchContext;
use super::measure::{Timings, rate};
use super::table::{MeasureTable, Ratio, ReportSection, TableCell};
use anyhow::{Result, ensure};
use menagerie_bench::{Task, positions};

/// The share of the native speed that is aimed at.
const TARGET: f64 = 0.7;

/// The games, with the depths of the count and of the searches.
const CASES: [(&str, u32, u32); 5] =
    [("janus", 4, 8), ("gigachess", 3, 6), ("gigachess2", 3, 6), ("chaturaji", 5, 5), ("chess", 4, 9)];

/// How many measurements there will be.
pub fn steps(context: &BenchContext) -> u64 {
    CASES.len() as u64 * (counts(context) + positions(context) as u64 * searches(context))
}

/// How many processes do a share of the repetitions, one after the other: one in eight gets code that is a tenth slower, from its
/// first moment to its last.
const PROCESSES: u64 = 3;

/// Counts take few milliseconds each: so many that a disturbance of some seconds does not cover them all.
fn counts(context: &BenchContext) -> u64 {
    if context.quick { 9 } else { 300 }
}

fn searches(context: &BenchContext) -> u64 {
    if context.quick { 3 } else { 6 }
}

fn positions(context: &BenchContext) -> usize {
    if context.quick { 5 } else { positions::COUNT }
}

/// The work on one game on both sides: nodes, and the sums of the shortest times.
#[derive(Default)]
struct Sums {
    nodes: u64,
    native: f64,
    wasm: f64,
}

/// Measures both.
///
/// # Errors
/// When one side fails, or they disagree on a number of nodes or a move.
pub fn run(context: &BenchContext) -> Result<ReportSection> {
    let mut table =
        MeasureTable::new(&["work", "nodes", "native: ms", "nodes/s", "wasm: ms", "nodes/s", "wasm / native"]);
    let mut ratios = Vec::new();
    for (game, plies, depth) in CASES {
        let count = [Task::Perft { game: game.to_owned(), depth: plies }];
        let count = (format!("perft {plies}, {game}"), both(context, game, &count, counts(context))?);
        let depth = if context.quick { depth - 1 } else { depth };
        // Every so many, to have openings and ends among few.
        let every = positions::COUNT / positions(context);
        let search =
            |fen: &str| Task::Search { game: game.to_owned(), fen: fen.to_owned(), depth: Some(depth), nodes: None };
        let tasks: Vec<Task> = positions::of(game).into_iter().step_by(every).map(search).collect();
        let search = format!("depth {depth}, {} positions, {game}", tasks.len());
        let search = (search, both(context, game, &tasks, searches(context))?);
        for (title, sums) in [count, search] {
            let ratio = sums.native / sums.wasm;
            table.add(vec![
                TableCell::text(&title),
                TableCell::Count(sums.nodes),
                TableCell::Millis(sums.native * 1000.0),
                TableCell::Rate(rate(sums.nodes, sums.native)),
                TableCell::Millis(sums.wasm * 1000.0),
                TableCell::Rate(rate(sums.nodes, sums.wasm)),
                TableCell::Ratio(ratio),
            ]);
            ratios.push(Ratio { title: format!("{title}: wasm over native"), value: ratio, target: Some(TARGET) });
        }
    }
    let title = "WebAssembly beside native".to_owned();
    Ok(ReportSection { part: "wasm".to_owned(), title, table, last_row_only: false, ratios })
}

fn both(context: &BenchContext, game: &str, tasks: &[Task], repetitions: u64) -> Result<Sums> {
    let mut measured: Vec<(u64, Timings, Timings)> = tasks.iter().map(|_| Default::default()).collect();
    for _ in 0..PROCESSES {
        let (mut native, mut wasm) = (context.builds.native()?, context.builds.wasm(&context.runtime)?);
        // The first time is not measured: the browser's compiler takes what is run often in hand.
        for task in tasks.iter().take(3) {
            native.run(task)?;
            wasm.run(task)?;
        }
        // All of them once, and again: a disturbance of seconds meets one turn of a task, and not all.
        for _ in 0..repetitions / PROCESSES {
            for (task, (nodes, one, other)) in tasks.iter().zip(&mut measured) {
                context.tell(&format!("wasm beside native: {game}"));
                let (here, there) = (native.run(task)?, wasm.run(task)?);
                let agree = here.nodes == there.nodes && here.best == there.best;
                ensure!(agree, "native and wasm disagree on {task:?}: {here:?}, {there:?}");
                one.add(here.seconds);
                other.add(there.seconds);
                *nodes = here.nodes;
            }
        }
    }
    let mut sums = Sums::default();
    for (nodes, one, other) in &measured {
        sums.nodes += nodes;
        sums.native += one.least();
        sums.wasm += other.least();
    }
    Ok(sums)
}
