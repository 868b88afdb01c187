//! Our WebAssembly compared with our native program: the same perfts and the same searches.

use super::BenchContext;
use super::measure::{Timings, rate};
use super::table::{MeasureTable, Ratio, ReportSection, TableCell};
use anyhow::{Result, ensure};
use menagerie_bench::{Task, positions};

/// The target for the share of the native speed.
const TARGET: f64 = 0.7;

/// The games, with the depths of the perft and of the searches.
const CASES: [(&str, u32, u32); 5] =
    [("janus", 4, 8), ("gigachess", 3, 6), ("gigachess2", 3, 6), ("chaturaji", 5, 5), ("chess", 4, 9)];

/// The number of measurements.
pub fn steps(context: &BenchContext) -> u64 {
    CASES.len() as u64 * (counts(context) + positions(context) as u64 * searches(context))
}

/// The repetitions are split between this many processes, one after the other. One process in eight gets code that is a tenth slower for
/// its whole life.
const PROCESSES: u64 = 3;

/// The repetitions of a perft. Each takes only a few milliseconds, so there are many, to outlast a disturbance of some seconds.
fn counts(context: &BenchContext) -> u64 {
    if context.quick { 9 } else { 300 }
}

fn searches(context: &BenchContext) -> u64 {
    if context.quick { 3 } else { 6 }
}

fn positions(context: &BenchContext) -> usize {
    if context.quick { 5 } else { positions::COUNT }
}

/// The measurements of one game: nodes, and the sums of the shortest times of both sides.
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
        // Evenly spaced positions, so that a few include openings and endings.
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
        // A warm-up that is not measured, so that the optimising compiler is done.
        for task in tasks.iter().take(3) {
            native.run(task)?;
            wasm.run(task)?;
        }
        // Each round runs all tasks once, so that a disturbance of seconds does not affect every run of a task.
        for _ in 0..repetitions / PROCESSES {
            for (task, (nodes, one, other)) in tasks.iter().zip(&mut measured) {
                context.report(&format!("wasm beside native: {game}"));
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
