//! `cargo xtask test`: every check there is, one step after the other.

use crate::browser::{CHOICE, Kind};
use crate::node::Node;
use crate::process::{run as run_command, spoken};
use crate::tools::{CARGO_DENY, Tool, Toolbox, WASM_PACK, ensure_wasm_target};
use crate::{deny, package, site};
use anyhow::{Context, Result};
use clap::ValueEnum;
use std::env;
use std::num::NonZero;
use std::thread;
use std::time::{Duration, Instant};

/// One step of the test suite, in the order in which they are run: what takes little time goes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Step {
    /// The code is formatted.
    Format,
    /// What the workspace depends on may be depended on.
    Deny,
    /// The linter has nothing to say on this machine's code.
    Clippy,
    /// The linter has nothing to say on the browser's code.
    ClippyWasm,
    /// Unit, integration and documentation tests.
    Unit,
    /// Tests of the `wasm` crate in Chromium.
    WasmPack,
    /// Tests of the `wasm` crate in Firefox.
    WasmPackFirefox,
    /// The site is built, optimised, with its diagrams and its pages.
    Site,
    /// The built page is played in Chromium.
    E2e,
    /// The built page is played in Firefox.
    E2eFirefox,
    /// The npm package is built and tried: with a bundler, without one, and as its README says.
    Package,
}

/// A command line, word by word.
type Line = &'static [&'static str];

/// The pages are played, and diagrams are used.
const E2E: Line = &["cargo", "test", "--package", "e2e", "--lib", "--test", "browser", "--test", "diagram"];

/// How many tests run at the same time, where somebody has said so.
const THREADS: &str = "RUST_TEST_THREADS";

impl Step {
    /// What the steps beside it are called together.
    fn stage(self) -> &'static str {
        match self {
            Self::Format | Self::Deny | Self::Clippy | Self::ClippyWasm => "quick checks",
            Self::Unit => "the program",
            Self::WasmPack | Self::WasmPackFirefox => "the program in browsers",
            Self::Site | Self::E2e | Self::E2eFirefox | Self::Package => "what people get",
        }
    }

    /// The step in words.
    fn title(self) -> &'static str {
        match self {
            Self::Format => "formatting",
            Self::Deny => "dependencies",
            Self::Clippy => "clippy, native",
            Self::ClippyWasm => "clippy, wasm32",
            Self::Unit => "unit, integration and documentation tests",
            Self::WasmPack => "tests of the wasm crate in Chromium",
            Self::WasmPackFirefox => "tests of the wasm crate in Firefox",
            Self::Site => "the site, optimised",
            Self::E2e => "end-to-end tests in Chromium",
            Self::E2eFirefox => "end-to-end tests in Firefox",
            Self::Package => "the npm package, used in Chromium",
        }
    }

    /// What the step does before its commands; returns what it could not check.
    fn begin(self, tools: &Toolbox) -> Result<Option<String>> {
        match self {
            Self::Deny => return deny::check(tools),
            Self::Site => site::build(tools)?,
            Self::Package => package::build()?,
            _ => {}
        }
        Ok(None)
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
            Self::Unit => &[&["cargo", "test", "--workspace", "--exclude", "e2e", "--no-fail-fast"]],
            Self::WasmPack => &[&["wasm-pack", "test", "--headless", "--chrome", "--mode", "no-install", "crates/wasm"]],
            Self::WasmPackFirefox => &[&["wasm-pack", "test", "--headless", "--firefox", "--mode", "no-install", "crates/wasm"]],
            Self::Deny | Self::Site => &[],
            Self::E2e | Self::E2eFirefox => &[E2E],
            Self::Package => &[&["cargo", "test", "--package", "e2e", "--test", "package", "--", "--nocapture"]],
        }
    }

    /// Whether it is run when these are named, or when none is.
    fn is_wanted(self, only: &[Self]) -> bool {
        if only.is_empty() { !THOROUGH_STEPS.contains(&self) } else { only.contains(&self) }
    }

    fn needs_wasm_target(self) -> bool {
        matches!(self, Self::ClippyWasm | Self::WasmPack | Self::WasmPackFirefox | Self::Site)
    }

    fn browser(self) -> Option<Kind> {
        match self {
            Self::WasmPack | Self::E2e | Self::Package => Some(Kind::Chromium),
            Self::WasmPackFirefox | Self::E2eFirefox => Some(Kind::Firefox),
            _ => None,
        }
    }

    /// How many tests run at the same time: those that play the page wait most of the time, each for a browser of its own.
    fn threads(self) -> Option<usize> {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        matches!(self, Self::E2e | Self::E2eFirefox).then_some(2 * cores)
    }

    fn needs_node(self) -> bool {
        matches!(self, Self::Site | Self::E2e | Self::E2eFirefox | Self::Package)
    }

    fn tools(self) -> Vec<Tool> {
        let own: &[Tool] = match self {
            Self::Deny => &[CARGO_DENY],
            Self::WasmPack | Self::WasmPackFirefox => &[site::TOOLS[0], WASM_PACK],
            Self::Site => &site::TOOLS,
            _ => &[],
        };
        own.iter().chain(self.browser().map_or(&[][..], Kind::tools)).copied().collect()
    }

    /// What `--only` calls it.
    fn name(self) -> String {
        self.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default()
    }
}

/// Steps that take too long for each run.
const THOROUGH_STEPS: [Step; 1] = [Step::E2eFirefox];

/// What takes too long for each run besides, with what it is called.
const THOROUGH: [(&str, Line); 1] = [(
    "node counts that take minutes",
    &["cargo", "test", "--release", "-p", "rules", "--test", "all", "perft", "--", "--ignored"],
)];

/// Runs what takes too long for each run.
///
/// # Errors
/// When something fails.
pub fn run_thorough() -> Result<()> {
    run(&THOROUGH_STEPS)?;
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
pub fn run(only: &[Step]) -> Result<()> {
    let steps: Vec<Step> = Step::value_variants().iter().copied().filter(|step| step.is_wanted(only)).collect();
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
fn prepare(steps: &[Step]) -> Result<Toolbox> {
    if steps.iter().any(|step| step.needs_wasm_target()) {
        ensure_wasm_target()?;
    }
    for kind in [Kind::Chromium, Kind::Firefox] {
        if steps.iter().any(|step| step.browser() == Some(kind)) {
            kind.ensure()?;
        }
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

/// Runs a step; returns what it could not check.
fn run_step(step: Step, tools: &Toolbox) -> Result<Option<String>> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_step_has_a_name_and_something_to_do() {
        let names: HashSet<String> = Step::value_variants().iter().map(|step| step.name()).collect();
        assert_eq!(names.len(), Step::value_variants().len());
        let begins = [Step::Deny, Step::Site];
        assert!(Step::value_variants().iter().all(|step| begins.contains(step) || !step.commands().is_empty()));
    }
}
