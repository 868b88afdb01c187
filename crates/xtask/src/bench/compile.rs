//! How long a game takes from the text of its definition to its tables.

use super::Ground;
use super::measure::Times;
use super::runner::Runner;
use super::table::{Cell, Ratio, Section, Table};
use anyhow::Result;
use menagerie_bench::{Task, positions};

/// What is aimed at on the boards of 14×14, in milliseconds: natively and in WebAssembly.
const TARGETS: [f64; 2] = [5.0, 20.0];

/// The games of that size.
const LARGE: [&str; 2] = ["gigachess", "gigachess2"];

/// How many measurements there will be.
pub fn steps(ground: &Ground) -> u64 {
    positions::games().count() as u64 * 2 * repetitions(ground)
}

fn repetitions(ground: &Ground) -> u64 {
    if ground.quick { 3 } else { 8 }
}

/// Measures.
///
/// # Errors
/// When a side fails.
pub fn run(ground: &Ground) -> Result<Section> {
    let columns = ["game", "native: ms, first", "ms, again", "wasm: ms, first", "ms, again", "aim: native", "wasm"];
    let mut table = Table::new(&columns);
    let mut ratios = Vec::new();
    for game in positions::games() {
        let mut row = vec![Cell::text(game)];
        let large = LARGE.contains(&game);
        for (target, side) in TARGETS.into_iter().zip(["native", "wasm"]) {
            let start = || {
                if side == "wasm" { ground.builds.wasm_on_all_cores(&ground.runtime) } else { ground.builds.native() }
            };
            let (mut first, mut again) = (Times::default(), Times::default());
            for _ in 0..repetitions(ground) {
                ground.tell(&format!("compiling {game}"));
                // A new process each time: what a page does once, it does with code that has just been loaded.
                let mut runner: Runner = start()?;
                runner.run(&Task::Nothing)?;
                let compile = |times| Task::Compile { game: game.to_owned(), times };
                first.add(runner.run(&compile(1))?.seconds);
                runner.run(&compile(5))?;
                again.add(runner.run(&compile(5))?.seconds);
            }
            row.extend([Cell::Millis(first.least() * 1000.0), Cell::Millis(again.least() * 1000.0)]);
            if large {
                let title = format!("compiling {game}, {side}: time allowed over time taken, first");
                ratios.push(Ratio { title, value: target / (first.least() * 1000.0), target: Some(1.0) });
            }
        }
        row.extend(TARGETS.map(|target| if large { Cell::Millis(target) } else { Cell::Nothing }));
        table.add(row);
    }
    let title = "A game compiled, from the text of its definition to its tables".to_owned();
    Ok(Section { part: "compile".to_owned(), title, table, ratios })
}
