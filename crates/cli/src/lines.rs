//! Reads lines from standard input and writes one answer for each.

use anyhow::{Context as _, Error, Result};
use std::io::{self, BufRead as _, Write as _};

/// Answers each line of standard input with one line. `answer` gets the line and its place, such as `line 3`. Stops at the first
/// fault, which names its line. Returns how many lines there were.
///
/// # Errors
/// If a line cannot be answered, read or written.
pub fn each(mut answer: impl FnMut(&str, &str) -> Result<String>) -> Result<usize> {
    let mut output = io::stdout().lock();
    let mut answered = 0;
    for (number, line) in io::stdin().lock().lines().enumerate() {
        let place = format!("line {}", number + 1);
        let line = line.with_context(|| place.clone())?;
        let answer = answer(line.trim_end_matches('\r'), &place).with_context(|| place.clone())?;
        writeln!(output, "{answer}")?;
        output.flush()?;
        answered = number + 1;
    }
    Ok(answered)
}

/// Writes one line.
///
/// # Errors
/// If standard output cannot be written.
pub fn put(line: &str) -> Result<()> {
    Ok(writeln!(io::stdout(), "{line}")?)
}

/// Whether the error is only that nobody reads the output any more, as behind `| head`.
pub fn is_closed_pipe(error: &Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
