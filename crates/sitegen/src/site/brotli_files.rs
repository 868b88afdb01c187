//! Files compressed with Brotli, beside those that they are made of: `page_bg.wasm.br`. Servers send them to browsers that accept Brotli
//! instead of compressing with gzip: `brotli_static on` in nginx, `precompressed br` in Caddy. A server that does not know them sends the
//! files themselves.

use anyhow::{Context, Result};
use brotli::enc::BrotliEncoderParams;
use std::fs::File;
use std::io::BufWriter;
use std::path::{Path, PathBuf};
use std::thread;
use xtask::files;

/// The endings of files that become smaller.
const COMPRESSIBLE: [&str; 8] = ["wasm", "js", "css", "html", "json", "svg", "txt", "webmanifest"];

/// The ending of a compressed file, after that of the file itself.
pub const ENDING: &str = "br";

/// Smaller files take one packet either way.
const MIN_LEN: u64 = 1_400;

/// Writes a compressed file beside each file of a site that becomes smaller.
///
/// # Errors
/// When a file cannot be read or written.
pub fn write(site: &Path) -> Result<()> {
    let mut all = Vec::new();
    for file in files::all(site)? {
        let ending = file.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        let len = file.metadata().with_context(|| file.display().to_string())?.len();
        if COMPRESSIBLE.contains(&ending) && len >= MIN_LEN {
            all.push((len, file));
        }
    }
    // The longest first, so that no thread is left with one of them at the end.
    all.sort_unstable_by(|a, b| b.cmp(a));
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let part = |first: usize| {
            let own: Vec<&Path> = all.iter().skip(first).step_by(threads).map(|(_, file)| file.as_path()).collect();
            scope.spawn(move || own.into_iter().try_for_each(compress))
        };
        let parts: Vec<_> = (0..threads).map(part).collect();
        parts.into_iter().try_for_each(|part| part.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    })
}

/// The name of the compressed file that belongs to a file.
fn beside(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".");
    name.push(ENDING);
    name.into()
}

fn compress(file: &Path) -> Result<()> {
    let target = beside(file);
    let place = || target.display().to_string();
    let mut input = File::open(file).with_context(|| file.display().to_string())?;
    let mut output = BufWriter::new(File::create(&target).with_context(place)?);
    let params = BrotliEncoderParams { quality: 11, ..BrotliEncoderParams::default() };
    brotli::BrotliCompress(&mut input, &mut output, &params).with_context(place)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read as _;

    #[test]
    fn what_becomes_smaller_has_a_compressed_file_that_holds_the_same() {
        let place = tempfile::tempdir().unwrap();
        let (text, picture) = ("one two three ".repeat(500), vec![7; 5_000]);
        files::write(&place.path().join("js/a.js"), &text).unwrap();
        files::write(&place.path().join("short.js"), "1").unwrap();
        files::write_bytes(&place.path().join("a.png"), &picture).unwrap();
        write(place.path()).unwrap();
        let compressed = files::read_bytes(&place.path().join("js/a.js.br")).unwrap();
        assert!(compressed.len() < 100, "{}", compressed.len());
        let mut again = String::new();
        brotli::Decompressor::new(compressed.as_slice(), 4096).read_to_string(&mut again).unwrap();
        assert_eq!(again, text);
        assert_eq!(files::all(place.path()).unwrap().len(), 4);
    }
}
