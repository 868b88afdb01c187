//! Lines in, lines out.

use anyhow::{Context as _, Error, Result};
use std::io::{self, BufRead, Write as _};

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

/// What [`read`] came upon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Read {
    /// A whole line, or the last one without its end.
    Line,
    /// A line of more bytes than may be; the rest of it is still to be read.
    TooLong,
    /// Nothing more.
    End,
}

/// Reads a line of at most so many bytes, its end left out. Takes no more memory than that, even if the line never ends.
///
/// # Errors
/// If there is no reading.
pub fn read(input: &mut impl BufRead, line: &mut Vec<u8>, most: usize) -> io::Result<Read> {
    line.clear();
    loop {
        let there = input.fill_buf()?;
        if there.is_empty() {
            return Ok(if line.is_empty() { Read::End } else { Read::Line });
        }
        let end = there.iter().position(|byte| *byte == b'\n');
        let part = &there[..end.unwrap_or(there.len())];
        if line.len() + part.len() > most {
            return Ok(Read::TooLong);
        }
        line.extend_from_slice(part);
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            return Ok(Read::Line);
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_up_to_their_most() {
        let text = b"one\n\nthree\r\nfar too long\nlast";
        let mut input = io::BufReader::with_capacity(2, &text[..]);
        let mut line = Vec::new();
        let mut heard = Vec::new();
        loop {
            match read(&mut input, &mut line, 6).expect("bytes in memory") {
                Read::End => break,
                Read::Line => heard.push(String::from_utf8_lossy(&line).into_owned()),
                Read::TooLong => {
                    input.skip_until(b'\n').expect("bytes in memory");
                    heard.push("…".to_string());
                }
            }
        }
        assert_eq!(heard, ["one", "", "three\r", "…", "last"]);
    }
}
