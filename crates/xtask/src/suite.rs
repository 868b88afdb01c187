//! `cargo xtask test`: every check there is, one step after the other.

use crate::browser::Browser;
use crate::node::Node;
use crate::process::{run as run_command, spoken};
use crate::tools::{Tool, Toolbox, WASM_PACK, ensure_wasm_target};
use crate::{package, site};
use anyhow::{Context, Result};
use clap::ValueEnum;
use std::time::{Duration, Instant};

/// One step of the test suite, in the order in which they are run.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Step {
    /// The code is formatted.
    Format,
    /// The linter has nothing to say on this machine's code.
    Clippy,
    /// The linter has nothing to say on the browser's code.
    ClippyWasm,
    /// Unit, integration and documentation tests.
    Unit,
    /// Tests of the `wasm` crate in a browser.
    WasmPack,
    /// The site is built, optimised, with its diagrams and its pages.
    Site,
    /// The built page is played in a browser.
    E2e,
    /// The npm package is built and tried: with a bundler, without one, and as its README says.
    Package,
}

/// A command line, word by word.
type Line = &'static [&'static str];

impl Step {
    /// The step in words.
    fn title(self) -> &'static str {
        match self {
            Self::Format => "formatting",
            Self::Clippy => "clippy, native",
            Self::ClippyWasm => "clippy, wasm32",
            Self::Unit => "unit, integration and documentation tests",
            Self::WasmPack => "tests of the wasm crate in Chromium",
            Self::Site => "the site, optimised",
            Self::E2e => "end-to-end tests in Chromium",
            Self::Package => "the npm package, used in Chromium",
        }
    }

    /// What the step builds before its commands.
    fn build(self, tools: &Toolbox) -> Result<()> {
        match self {
            Self::Site => site::build(tools),
            Self::Package => package::build(),
            _ => Ok(()),
        }
    }

    /// The commands that the step runs.
    #[rustfmt::skip]
    fn commands(self) -> &'static [Line] {
        match self {
            Self::Format => &[&["cargo", "fmt", "--all", "--check"]],
            Self::Clippy => &[&["cargo", "clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]],
            Self::ClippyWasm => &[
                &["cargo", "clippy", "--target", "wasm32-unknown-unknown", "-p", "rules", "-p", "engine", "-p", "diagram",
                  "-p", "bench", "-p", "page", "--", "-D", "warnings"],
                &["cargo", "clippy", "--target", "wasm32-unknown-unknown", "-p", "wasm", "--all-targets",
                  "--", "-D", "warnings"],
            ],
            Self::Unit => &[&["cargo", "test", "--workspace", "--exclude", "e2e"]],
            Self::WasmPack => &[&["wasm-pack", "test", "--headless", "--chrome", "--mode", "no-install", "crates/wasm"]],
            Self::Site => &[],
            Self::E2e => &[&["cargo", "test", "--package", "e2e", "--lib", "--test", "browser", "--test", "diagram"]],
            Self::Package => &[&["cargo", "test", "--package", "e2e", "--test", "package", "--", "--nocapture"]],
        }
    }

    fn needs_wasm_target(self) -> bool {
        matches!(self, Self::ClippyWasm | Self::WasmPack | Self::Site)
    }

    fn needs_browser(self) -> bool {
        matches!(self, Self::WasmPack | Self::E2e | Self::Package)
    }

    fn needs_node(self) -> bool {
        matches!(self, Self::Site | Self::E2e | Self::Package)
    }

    fn tools(self) -> Vec<Tool> {
        match self {
            Self::WasmPack => vec![site::TOOLS[0], WASM_PACK],
            Self::Site => site::TOOLS.to_vec(),
            _ => Vec::new(),
        }
    }

    /// What `--only` calls it.
    fn name(self) -> String {
        self.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default()
    }
}

/// Runs these steps, or all if none is named, up to the first failure.
///
/// # Errors
/// When something that is needed cannot be installed, or a step fails; the
/// message names the step and the command.
pub fn run(only: &[Step]) -> Result<()> {
    let steps: Vec<Step> =
        Step::value_variants().iter().copied().filter(|step| only.is_empty() || only.contains(step)).collect();
    let start = Instant::now();
    let tools = prepare(&steps)?;
    let mut times = vec![("tools".to_owned(), start.elapsed())];
    let result = steps.iter().enumerate().try_for_each(|(index, step)| {
        let label = format!("{}/{} {}", index + 1, steps.len(), step.title());
        println!("\n== {label}");
        let start = Instant::now();
        let result = run_step(*step, &tools)
            .with_context(|| format!("step {label} failed (again alone: cargo xtask test --only {})", step.name()));
        times.push((label, start.elapsed()));
        result
    });
    print_times(&times, result.is_ok());
    result
}

/// Installs what these steps need.
fn prepare(steps: &[Step]) -> Result<Toolbox> {
    if steps.iter().any(|step| step.needs_wasm_target()) {
        ensure_wasm_target()?;
    }
    if steps.iter().any(|step| step.needs_browser()) {
        Browser::ensure()?;
    }
    if steps.iter().any(|step| step.needs_node()) {
        Node::ensure()?;
    }
    let mut tools: Vec<Tool> = Vec::new();
    for tool in steps.iter().flat_map(|step| step.tools()) {
        if !tools.contains(&tool) {
            tools.push(tool);
        }
    }
    Toolbox::with(&tools)
}

fn run_step(step: Step, tools: &Toolbox) -> Result<()> {
    step.build(tools)?;
    step.commands().iter().try_for_each(|line| run_command(tools.command(line[0]).args(&line[1..])))
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_step_has_a_name_and_something_to_do() {
        let names: HashSet<String> = Step::value_variants().iter().map(|step| step.name()).collect();
        assert_eq!(names.len(), Step::value_variants().len());
        assert!(Step::value_variants().iter().all(|step| *step == Step::Site || !step.commands().is_empty()));
    }
}
