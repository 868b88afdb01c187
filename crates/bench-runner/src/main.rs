//! The program behind `cargo xtask bench`: measures speed, compared with other programs and between our own builds.
//!
//! Everything that is compared is measured alternately in one run, so that disturbances affect all sides alike. Of repeated measurements
//! the shortest counts.

#![forbid(unsafe_code)]

mod chart;
mod compile;
mod drag;
mod instructions;
mod machine;
mod marks;
mod measure;
mod peers;
mod perft;
mod report;
mod runner;
mod runtime;
mod search;
mod start;
mod strength;
mod table;
mod talk;
mod uci;
mod wasm;

use anyhow::Result;
use clap::{Parser, ValueEnum};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use machine::Machine;
use peers::Peers;
use runner::Builds;
use runtime::Runtime;
use serde::Serialize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use table::ReportSection;
use xtask::files;
use xtask::node::NodeJs;
use xtask::tools::ensure_wasm_target;

/// What is to be measured, and where the figures go.
#[derive(Debug, Clone, Parser)]
#[command(name = "cargo xtask bench", bin_name = "cargo xtask bench")]
pub struct BenchSettings {
    /// Measure this part alone; may be given more than once.
    #[arg(long, value_name = "PART", value_enum)]
    only: Vec<BenchPart>,
    /// Smaller work, measured fewer times: a few minutes, rough figures.
    #[arg(long)]
    quick: bool,
    /// Write the figures as JSON into this file; `-` for standard output.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Write the figures into docs/lab/bench.json and docs/performance.md, and draw docs/performance.svg.
    #[arg(long, conflicts_with_all = ["instructions", "only"])]
    write: bool,
    /// Measure nothing: write the matches of docs/lab/matches.json into the same page and chart.
    #[arg(long, exclusive = true)]
    strength: bool,
    /// Count instructions (with valgrind) instead of time: to judge a change on a noisy machine.
    #[arg(long, conflicts_with_all = ["only", "quick"])]
    instructions: bool,
    /// With --instructions: an earlier run's JSON to compare with.
    #[arg(long, value_name = "FILE", requires = "instructions")]
    against: Option<PathBuf>,
}

/// A part of the benchmark.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum BenchPart {
    /// Lines of play counted, beside fairy-stockfish.
    Perft,
    /// WebAssembly beside native: counts and searches of all games.
    Wasm,
    /// Janus positions searched in WebAssembly, beside fairy-stockfish-nnue.wasm.
    Search,
    /// Games compiled from their definitions.
    Compile,
    /// A piece dragged over the board, in a browser. The site has to be built.
    Drag,
    /// From opening a game for the first time to the first move, in a browser. The site has to be built.
    Start,
}

impl BenchPart {
    /// Whether this part measures the built site in a browser, and nothing that is built for the measurement.
    fn is_of_the_site(self) -> bool {
        matches!(self, BenchPart::Drag | BenchPart::Start)
    }

    fn steps(self, context: &BenchContext) -> u64 {
        match self {
            BenchPart::Perft => perft::steps(context),
            BenchPart::Wasm => wasm::steps(context),
            BenchPart::Search => search::steps(context),
            BenchPart::Compile => compile::steps(context),
            BenchPart::Drag => drag::steps(),
            BenchPart::Start => start::steps(context.quick),
        }
    }

    fn run(self, context: &BenchContext) -> Result<ReportSection> {
        match self {
            BenchPart::Perft => perft::run(context),
            BenchPart::Wasm => wasm::run(context),
            BenchPart::Search => search::run(context),
            BenchPart::Compile => compile::run(context),
            BenchPart::Drag => drag::run(context),
            BenchPart::Start => start::run(context),
        }
    }
}

/// The common context of all parts.
pub struct BenchContext {
    builds: Builds,
    runtime: Runtime,
    peers: Peers,
    quick: bool,
    bar: ProgressBar,
}

impl BenchContext {
    /// Reports the start of another measurement.
    fn report(&self, what: &str) {
        self.bar.set_message(what.to_owned());
        self.bar.inc(1);
    }
}

/// All results of a run.
#[derive(Debug, Serialize)]
struct Results {
    machine: Machine,
    quick: bool,
    sections: Vec<ReportSection>,
}

fn main() -> ExitCode {
    xtask::process::exit(run(&BenchSettings::parse()))
}

/// Runs the benchmark and reports the results.
///
/// # Errors
/// When something cannot be built or started, or two sides disagree on a count.
pub fn run(settings: &BenchSettings) -> Result<()> {
    if settings.strength {
        return report::write_strength();
    }
    ensure_wasm_target()?;
    NodeJs::ensure()?;
    let builds = Builds::here();
    if settings.instructions {
        builds.make()?;
        return count_instructions(settings, &builds);
    }
    let wanted = |part: &BenchPart| settings.only.is_empty() || settings.only.contains(part);
    let parts: Vec<BenchPart> = BenchPart::value_variants().iter().copied().filter(wanted).collect();
    if !parts.iter().all(|part| part.is_of_the_site()) {
        builds.make()?;
    }
    let runtime = Runtime::find();
    let peers = Peers::find(&runtime);
    eprintln!("WebAssembly runs in {}\nPeers:\n  {}", runtime.line(), peers.lines().join("\n  "));
    let context = BenchContext { builds, runtime, peers, quick: settings.quick, bar: bar(0) };
    context.bar.set_length(parts.iter().map(|part| part.steps(&context)).sum());
    let sections = parts.iter().map(|part| part.run(&context)).collect::<Result<Vec<ReportSection>>>()?;
    context.bar.finish_and_clear();
    let results = Results { machine: Machine::here(&context), quick: settings.quick, sections };
    if !is_standard_output(settings.json.as_deref()) {
        results.sections.iter().for_each(print);
    }
    save(settings.json.as_deref(), &results)?;
    if settings.write { report::write(&results) } else { Ok(()) }
}

fn count_instructions(settings: &BenchSettings, builds: &Builds) -> Result<()> {
    let against = settings.against.as_deref().map(instructions::read).transpose()?;
    let bar = bar(instructions::work().len() as u64);
    let counts = instructions::count(builds, |what| {
        bar.set_message(what.to_owned());
        bar.inc(1);
    })?;
    bar.finish_and_clear();
    if !is_standard_output(settings.json.as_deref()) {
        println!("{}", instructions::table(&counts, against.as_ref()).plain());
    }
    save(settings.json.as_deref(), &counts)
}

fn print(section: &ReportSection) {
    println!("\n{}\n\n{}\n", section.title, section.table.plain());
    for ratio in &section.ratios {
        let target = ratio.target.map(|target| {
            let reached = if ratio.value >= target { "reached" } else { "MISSED" };
            format!(" (aim: {target:.2}, {reached})")
        });
        println!("  {:.2}× {}{}", ratio.value, ratio.title, target.unwrap_or_default());
    }
}

fn is_standard_output(file: Option<&Path>) -> bool {
    file.is_some_and(|file| file.as_os_str() == "-")
}

fn save(file: Option<&Path>, results: &impl Serialize) -> Result<()> {
    let Some(file) = file else { return Ok(()) };
    let text = serde_json::to_string_pretty(results)?;
    if is_standard_output(Some(file)) {
        println!("{text}");
        return Ok(());
    }
    files::write(file, &(text + "\n"))
}

/// A progress bar on standard error, so that standard output can be redirected to a file.
fn bar(length: u64) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(length), ProgressDrawTarget::stderr());
    // An invalid template only changes the look.
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos}/{len} {elapsed}, {eta} left: {msg}") {
        bar.set_style(style);
    }
    bar
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_has_a_name() {
        let names: Vec<String> = BenchPart::value_variants()
            .iter()
            .filter_map(|part| Some(part.to_possible_value()?.get_name().to_owned()))
            .collect();
        assert_eq!(names, ["perft", "wasm", "search", "compile", "drag", "start"]);
    }
}
