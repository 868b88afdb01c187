//! `cargo xtask test`: every check there is, one step after the other.

mod step;

use crate::browser::{BrowserKind, CHOICE};
use crate::node::NodeJs;
use crate::process::{run as run_command, spoken};
use crate::tools::{Tool, Toolbox, ensure_wasm_target};
use anyhow::{Context, Result};
use clap::ValueEnum;
use std::env;
use std::time::{Duration, Instant};
use step::CommandLine;
pub use step::TestStep;

/// How many tests run at the same time, where somebody has said so.
const THREADS: &str = "RUST_TEST_THREADS";

/// What takes too long for each run besides, with what it is called.
const THOROUGH: [(&str, CommandLine); 2] = [
    (
        "node counts that take minutes",
        &["cargo", "test", "--release", "-p", "rules", "--test", "all", "perft", "--", "--ignored"],
    ),
    (
        "games of the engine that take minutes",
        &[
            "cargo",
            "test",
            "--release",
            "-p",
            "engine",
            "--test",
            "all",
            "no_piece",
            "--",
            "hardly_a_piece",
            "--ignored",
        ],
    ),
];

/// Runs what takes too long for each run.
///
/// # Errors
/// When something fails.
pub fn run_thorough() -> Result<()> {
    run(&step::THOROUGH)?;
    println!("\n=== what takes long ===");
    let tools = Toolbox::with(&[])?;
    for (title, line) in THOROUGH {
        println!("\n== {title}");
        let start = Instant::now();
        run_command(tools.command(line[0]).args(&line[1..])).with_context(|| format!("{title} failed"))?;
        println!("== {title}: {}", spoken(start.elapsed()));
    }
    Ok(())
}

/// Runs these steps, or all but those that take too long if none is named, up to the first failure.
///
/// # Errors
/// When something that is needed cannot be installed, or a step fails; the
/// message names the step and the command.
pub fn run(only: &[TestStep]) -> Result<()> {
    let steps: Vec<TestStep> = TestStep::value_variants().iter().copied().filter(|step| step.is_wanted(only)).collect();
    let start = Instant::now();
    let tools = prepare(&steps)?;
    let mut times = vec![("tools".to_owned(), start.elapsed())];
    let (mut unchecked, mut stage) = (Vec::new(), "");
    let result = steps.iter().enumerate().try_for_each(|(index, step)| {
        let label = format!("{}/{} {}", index + 1, steps.len(), step.title());
        if step.stage() != stage {
            stage = step.stage();
            println!("\n=== {stage} ===");
        }
        println!("\n== {label}");
        let start = Instant::now();
        let result = run_step(*step, &tools)
            .with_context(|| format!("step {label} failed (again alone: cargo xtask test --only {})", step.name()));
        println!("== {label}: {}", spoken(start.elapsed()));
        times.push((label, start.elapsed()));
        unchecked.extend(result?);
        Ok(())
    });
    print_times(&times, result.is_ok());
    for what in unchecked {
        println!("NOT CHECKED: {what}");
    }
    result
}

/// Installs what these steps need.
fn prepare(steps: &[TestStep]) -> Result<Toolbox> {
    if steps.iter().any(|step| step.needs_wasm_target()) {
        ensure_wasm_target()?;
    }
    for kind in [BrowserKind::Chromium, BrowserKind::Firefox] {
        if steps.iter().any(|step| step.browser() == Some(kind)) {
            kind.ensure_for_tests()?;
        }
    }
    if steps.iter().any(|step| step.needs_node()) {
        NodeJs::ensure()?;
    }
    let mut tools: Vec<Tool> = Vec::new();
    for tool in steps.iter().flat_map(|step| step.tools()) {
        if !tools.contains(&tool) {
            tools.push(tool);
        }
    }
    Toolbox::with(&tools)
}

/// Runs a step; returns what it could not check.
fn run_step(step: TestStep, tools: &Toolbox) -> Result<Option<String>> {
    if let Some(reason) = step.absent() {
        println!("{reason}");
        return Ok(Some(reason));
    }
    let unchecked = step.begin(tools)?;
    for line in step.commands() {
        let mut command = tools.command(line[0]);
        if let Some(kind) = step.browser() {
            command.env(CHOICE, kind.id());
        }
        if let (Some(threads), Err(_)) = (step.threads(), env::var(THREADS)) {
            command.env(THREADS, threads.to_string());
        }
        run_command(command.args(&line[1..]))?;
    }
    Ok(unchecked)
}

/// The time that each step took; the last one is the one that failed, if any.
fn print_times(times: &[(String, Duration)], passed: bool) {
    println!("\n== times");
    for (index, (label, time)) in times.iter().enumerate() {
        let failed = !passed && index + 1 == times.len();
        println!("{:>12}  {label}{}", spoken(*time), if failed { ": FAILED" } else { "" });
    }
    let total = times.iter().map(|(_, time)| *time).sum();
    println!("{:>12}  in all", spoken(total));
    if passed {
        println!("All passed.");
    }
}
