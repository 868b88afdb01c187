//! How long it takes to compile a game from its JSON definition.

use super::BenchContext;
use super::measure::Timings;
use super::runner::Runner;
use super::table::{MeasureTable, Ratio, ReportSection, TableCell};
use anyhow::Result;
use menagerie_bench::{Task, forty_kinds, positions};

/// The target on large boards, in milliseconds: natively and in WebAssembly.
const TARGETS: [(&str, [f64; 2]); 3] =
    [("gigachess", [5.0, 20.0]), ("gigachess2", [5.0, 20.0]), (forty_kinds::ID, [50.0, 200.0])];

fn games() -> impl Iterator<Item = &'static str> {
    positions::games().chain([forty_kinds::ID])
}

/// The number of measurements.
pub fn steps(context: &BenchContext) -> u64 {
    games().count() as u64 * 2 * repetitions(context)
}

fn repetitions(context: &BenchContext) -> u64 {
    if context.quick { 3 } else { 8 }
}

/// Runs the measurements.
///
/// # Errors
/// When one of the two builds fails.
pub fn run(context: &BenchContext) -> Result<ReportSection> {
    let columns = ["game", "native: ms, first", "ms, again", "wasm: ms, first", "ms, again", "aim: native", "wasm"];
    let mut table = MeasureTable::new(&columns);
    let mut ratios = Vec::new();
    for game in games() {
        let mut row = vec![TableCell::text(game)];
        let targets = TARGETS.iter().find(|(name, _)| *name == game).map(|(_, targets)| *targets);
        for (place, side) in ["native", "wasm"].into_iter().enumerate() {
            let start = || {
                if side == "wasm" {
                    context.builds.wasm_on_all_cores(&context.runtime)
                } else {
                    context.builds.native()
                }
            };
            let (mut first, mut again) = (Timings::default(), Timings::default());
            for _ in 0..repetitions(context) {
                context.report(&format!("compiling {game}"));
                // A new process each time, because a page compiles a game once, with code that has just been loaded.
                let mut runner: Runner = start()?;
                runner.run(&Task::Nothing)?;
                let compile = |times| Task::Compile { game: game.to_owned(), times };
                first.add(runner.run(&compile(1))?.seconds);
                runner.run(&compile(5))?;
                again.add(runner.run(&compile(5))?.seconds);
            }
            row.extend([TableCell::Millis(first.least() * 1000.0), TableCell::Millis(again.least() * 1000.0)]);
            if let Some(target) = targets.map(|targets| targets[place]) {
                let title = format!("compiling {game}, {side}: time allowed over time taken, first");
                ratios.push(Ratio { title, value: target / (first.least() * 1000.0), target: Some(1.0) });
            }
        }
        row.extend((0..2).map(|place| targets.map_or(TableCell::Nothing, |targets| TableCell::Millis(targets[place]))));
        table.add(row);
    }
    let title = "A game compiled, from the text of its definition to its tables".to_owned();
    Ok(ReportSection { part: "compile".to_owned(), title, table, last_row_only: false, ratios })
}
