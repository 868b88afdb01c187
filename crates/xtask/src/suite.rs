//! `cargo xtask test`: all checks, one step after the other.

pub mod retry;
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

/// The variable with the number of tests to run at the same time.
const THREADS: &str = "RUST_TEST_THREADS";

/// Additional tests that take too long for each run, with their names.
#[rustfmt::skip]
const THOROUGH: [(&str, CommandLine); 4] = [
    ("node counts that take minutes", &["cargo", "test", "--release", "-p", "menagerie-rules", "--test", "all", "perft", "--", "--ignored"]),
    ("games of the engine that take minutes", &["cargo", "test", "--release", "-p", "menagerie-engine", "--test", "all", "no_piece", "--", "hardly_a_piece", "--ignored"]),
    ("all screens: the accessibility checker in all colours, every tap, every text in its box, every board's size; the npm package with five bundlers", &["cargo", "test", "--workspace", "--test", "browser", "--test", "package", "--", "--ignored", "checker::", "taps::", "cut::", "sheets::", "bundlers::"]),
    ("the crates as others get them, and their interfaces", &["cargo", "run", "--package", "release", "--", "--crates"]),
];

/// Runs the tests that take too long for each run.
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

/// Runs these steps up to the first failure. If none is named, runs all but those that take too long.
///
/// # Errors
/// When a tool cannot be installed, or a step fails; the message names the step and the command.
pub fn run(only: &[TestStep]) -> Result<()> {
    let steps: Vec<TestStep> = TestStep::value_variants().iter().copied().filter(|step| step.is_wanted(only)).collect();
    let start = Instant::now();
    let tools = prepare(&steps)?;
    let mut times = vec![("tools".to_owned(), start.elapsed())];
    let (mut notes, mut stage) = (Vec::new(), "");
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
        notes.extend(result?);
        Ok(())
    });
    print_times(&times, result.is_ok());
    for what in notes {
        println!("{what}");
    }
    result
}

/// Installs the tools for these steps.
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

/// Runs a step; returns what it could not check, or what passed only the second time.
fn run_step(step: TestStep, tools: &Toolbox) -> Result<Option<String>> {
    if let Some(reason) = step.absent() {
        println!("{reason}");
        return Ok(Some(format!("NOT CHECKED: {reason}")));
    }
    let mut note = step.begin(tools)?.map(|what| format!("NOT CHECKED: {what}"));
    for line in step.commands() {
        let command = |words: &[&str], threads: Option<usize>| {
            let mut command = tools.command(words[0]);
            if let Some(kind) = step.browser() {
                command.env(CHOICE, kind.id());
            }
            if let (Some(threads), Err(_)) = (threads, env::var(THREADS)) {
                command.env(THREADS, threads.to_string());
            }
            command.args(&words[1..]);
            command
        };
        let Some(threads) = step.threads() else {
            run_command(&mut command(line, None))?;
            continue;
        };
        let words: Vec<&str> = line.iter().copied().take_while(|word| *word != "--").chain(["--", "--exact"]).collect();
        let late = retry::run(&mut command(line, Some(threads)), command(&words, Some(1)))?;
        if !late.is_empty() {
            note = Some(format!("PASSED ONLY WHEN RUN AGAIN, {}: {}", step.title(), late.join(", ")));
        }
    }
    Ok(note)
}

/// Prints the time of each step; if `passed` is false, the last one has failed.
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
