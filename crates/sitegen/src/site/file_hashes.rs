//! Hashes of the files of a site: versions, and the attribute `integrity`.

use anyhow::{Context as _, Result, ensure};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256, Sha384};
use std::path::{Path, PathBuf};
use xtask::files;

/// The files with these names, and all files of the folders with these names, as paths below the site.
///
/// # Errors
/// When one is missing.
pub fn files_of(site: &Path, names: &[&str]) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for name in names {
        let path = site.join(name);
        ensure!(path.exists(), "{} is missing", path.display());
        let all = if path.is_dir() { files::all(&path)? } else { vec![path] };
        for file in all {
            found.push(file.strip_prefix(site).context("a file is not in the site")?.to_owned());
        }
    }
    Ok(found)
}

/// The address of a file below the site.
pub fn address(file: &Path) -> String {
    let parts: Vec<_> = file.iter().map(|part| part.to_string_lossy()).collect();
    parts.join("/")
}

/// The first digits of the hash of these files' names and contents.
///
/// # Errors
/// When a file cannot be read.
pub fn version(site: &Path, files: &[PathBuf], digits: usize) -> Result<String> {
    let mut all = Sha256::new();
    for file in files {
        all.update(address(file));
        all.update(Sha256::digest(files::read_bytes(&site.join(file))?));
    }
    let text: String = all.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    Ok(text[..digits].to_owned())
}

/// The hash of a file's contents, as the attribute `integrity` has it.
///
/// # Errors
/// When it cannot be read.
pub fn integrity(file: &Path) -> Result<String> {
    Ok(format!("sha384-{}", STANDARD.encode(Sha384::digest(files::read_bytes(file)?))))
}
