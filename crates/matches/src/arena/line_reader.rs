//! Reads lines of bounded length.

use std::io::{self, BufRead};

/// The result of [`read_line`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineRead {
    /// A complete line, or the last one without a newline.
    Line,
    /// A line longer than allowed. Its rest has not been read yet.
    TooLong,
    /// The end of the input.
    End,
}

/// Reads a line of at most `most` bytes into `line`, without the newline. Memory is bounded even if the line never ends.
///
/// # Errors
/// If the input cannot be read.
pub fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>, most: usize) -> io::Result<LineRead> {
    line.clear();
    loop {
        let buffer = input.fill_buf()?;
        if buffer.is_empty() {
            return Ok(if line.is_empty() { LineRead::End } else { LineRead::Line });
        }
        let end = buffer.iter().position(|byte| *byte == b'\n');
        let part = &buffer[..end.unwrap_or(buffer.len())];
        if line.len() + part.len() > most {
            return Ok(LineRead::TooLong);
        }
        line.extend_from_slice(part);
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            return Ok(LineRead::Line);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_up_to_their_limit() {
        let text = b"one\n\nthree\r\nfar too long\nlast";
        let mut input = io::BufReader::with_capacity(2, &text[..]);
        let mut line = Vec::new();
        let mut heard = Vec::new();
        loop {
            match read_line(&mut input, &mut line, 6).expect("bytes in memory") {
                LineRead::End => break,
                LineRead::Line => heard.push(String::from_utf8_lossy(&line).into_owned()),
                LineRead::TooLong => {
                    input.skip_until(b'\n').expect("bytes in memory");
                    heard.push("…".to_string());
                }
            }
        }
        assert_eq!(heard, ["one", "", "three\r", "…", "last"]);
    }
}
