//! Browser tests that fail are run once more, one at a time: on a busy machine a browser may answer too late. What passes only then is
//! reported at the end of the suite.

use crate::process::shown;
use anyhow::{Context, Result, bail};
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

/// So many failures are no accident.
const MAX_FAILURES: usize = 5;

/// Runs tests; `again` is the command that runs those with the names that are added. Returns the names of those that passed the second
/// time only.
///
/// # Errors
/// When the command cannot be run, a test fails twice, or many fail.
pub fn run(command: &mut Command, mut again: Command) -> Result<Vec<String>> {
    let line = shown(command);
    println!("$ {line}");
    let mut process =
        command.stdout(Stdio::piped()).spawn().with_context(|| format!("`{line}` could not be started"))?;
    let output = process.stdout.take().with_context(|| format!("`{line}` has no output"))?;
    let mut failures = Failures::default();
    for text in BufReader::new(output).lines() {
        let text = text?;
        println!("{text}");
        failures.read(&text);
    }
    let status = process.wait()?;
    let failed = failures.names;
    if status.success() {
        return Ok(Vec::new());
    }
    if failed.is_empty() || failed.len() > MAX_FAILURES {
        bail!("`{line}` failed ({status})");
    }
    println!("\n{} of the tests failed, and run once more, one at a time: {}.", failed.len(), failed.join(", "));
    crate::process::run(again.args(&failed))?;
    Ok(failed)
}

/// The names in the list of failures that the test harness prints at its end.
#[derive(Debug, Default)]
struct Failures {
    names: Vec<String>,
    listed: bool,
}

impl Failures {
    fn read(&mut self, line: &str) {
        if line == "failures:" {
            // What each has printed comes first, under the same title.
            self.listed = true;
            self.names.clear();
        } else if let (true, Some(name)) = (self.listed, line.strip_prefix("    ").filter(|name| !name.contains(' '))) {
            self.names.push(name.to_owned());
        } else if line.starts_with("test result:") {
            self.listed = false;
        }
    }
}
