//! Reads files of bounded length, because some, such as `/dev/zero`, have no end.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::Path;

/// The maximum length of a file in bytes, more than for any reasonable collection of games.
pub const MAX_FILE_LEN: u64 = 256 << 20;

/// The bytes of a file; `-` is standard input.
///
/// # Errors
/// If it cannot be read, or has more than [`MAX_FILE_LEN`] bytes.
pub fn read_file(path: &Path) -> io::Result<Vec<u8>> {
    if path.as_os_str() == "-" { all(io::stdin().lock(), MAX_FILE_LEN) } else { all(File::open(path)?, MAX_FILE_LEN) }
}

/// All bytes, if there are at most `most`.
fn all(reader: impl Read, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    reader.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        let words = format!("it has more than {} MiB", most >> 20);
        return Err(io::Error::new(ErrorKind::FileTooLarge, words));
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_no_end_is_refused() {
        assert_eq!(all(&b"abc"[..], 3).expect("bytes in memory"), b"abc");
        let error = all(io::repeat(0), 2 << 20).expect_err("no end");
        assert_eq!((error.kind(), error.to_string().as_str()), (ErrorKind::FileTooLarge, "it has more than 2 MiB"));
    }
}
