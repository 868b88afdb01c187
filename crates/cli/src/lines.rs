//! Lines in, lines out.

use anyhow::{Context as _, Error, Result};
use std::io::{self, BufRead as _, Write as _};

/// Answers each line of standard input with one line; stops at the first fault and names its line. Each comes with its place.
///
/// # Errors
/// If a line cannot be answered, read or written.
pub fn each(mut answer: impl FnMut(&str, &str) -> Result<String>) -> Result<()> {
    let mut output = io::stdout().lock();
    for (number, line) in io::stdin().lock().lines().enumerate() {
        let place = format!("line {}", number + 1);
        let line = line.with_context(|| place.clone())?;
        let answer = answer(line.trim_end_matches('\r'), &place).with_context(|| place.clone())?;
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
    Ok(())
}

/// Writes one line.
///
/// # Errors
/// If standard output cannot be written.
pub fn put(line: &str) -> Result<()> {
    Ok(writeln!(io::stdout(), "{line}")?)
}

/// Whether the fault is only that nobody reads the output any more, as behind `| head`.
pub fn is_closed_pipe(error: &Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
