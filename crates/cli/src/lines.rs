//! Answers lines of standard input.

use anyhow::{Context as _, Error, Result, bail};
use menagerie_matches::arena::line_reader::{LineRead, read_line};
use std::io::{self, Write as _};

/// The maximum length of a line in bytes, far more than for the longest game.
const MAX_LINE_LEN: usize = 1 << 20;

/// Answers each line of standard input with one line. `answer` gets the line and its place, such as `line 3`. Stops at the first error,
/// which names its line. Returns the number of lines.
///
/// # Errors
/// If a line cannot be answered, read or written.
pub fn each(mut answer: impl FnMut(&str, &str) -> Result<String>) -> Result<usize> {
    let mut output = io::stdout().lock();
    let mut answered = 0;
    let mut input = io::stdin().lock();
    let mut bytes = Vec::new();
    loop {
        let place = format!("line {}", answered + 1);
        match read_line(&mut input, &mut bytes, MAX_LINE_LEN).with_context(|| place.clone())? {
            LineRead::Line => {}
            LineRead::TooLong => bail!("{place}: it has more than {MAX_LINE_LEN} bytes"),
            LineRead::End => return Ok(answered),
        }
        let line = str::from_utf8(&bytes).with_context(|| place.clone())?;
        let answer = answer(line.trim_end_matches('\r'), &place).with_context(|| place.clone())?;
        writeln!(output, "{answer}")?;
        output.flush()?;
        answered += 1;
    }
}

/// Writes one line.
///
/// # Errors
/// If standard output cannot be written.
pub fn put(line: &str) -> Result<()> {
    Ok(writeln!(io::stdout(), "{line}")?)
}

/// Whether the error is a closed pipe, as behind `| head`.
pub fn is_closed_pipe(error: &Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
