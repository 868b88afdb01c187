//! The files that are served, compressed as a host of static files would send them.

use super::address::{of_folder, relative};
use anyhow::{Context, Result, bail};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::SystemTime;

/// The files of a folder, and pages that are not in it.
pub struct ServedFiles {
    folder: PathBuf,
    pages: HashMap<PathBuf, Vec<u8>>,
}

/// What was compressed before, with the file's time of change then: for all servers, as each browser test has its own.
static COMPRESSED: Mutex<BTreeMap<PathBuf, (SystemTime, Vec<u8>)>> = Mutex::new(BTreeMap::new());

/// What is found at an address.
pub enum ServedFile {
    /// A file.
    File {
        /// What is sent.
        bytes: Vec<u8>,
        /// The MIME type.
        kind: &'static str,
        /// Whether the bytes are compressed.
        compressed: bool,
    },
    /// A folder, which has this address.
    Moved(String),
}

impl ServedFiles {
    /// The files of a folder.
    ///
    /// # Errors
    /// When there is no such folder.
    pub fn new(folder: &Path) -> Result<Self> {
        let folder = folder.canonicalize().with_context(|| format!("{} cannot be served", folder.display()))?;
        Ok(Self { folder, pages: HashMap::new() })
    }

    /// Puts a page at an address.
    pub fn add_page(&mut self, address: &str, html: &str) {
        if let Some(path) = relative(address) {
            self.pages.insert(path, html.as_bytes().to_vec());
        }
    }

    /// What is at an address, compressed if it may be and is worth it.
    ///
    /// # Errors
    /// When there is nothing that may be served.
    pub fn find(&self, url: &str, may_compress: bool) -> Result<ServedFile> {
        let name = relative(url).context("not a path inside the folder")?;
        if let Some(page) = self.pages.get(&name) {
            let bytes = if may_compress { compress(page)? } else { page.clone() };
            return Ok(ServedFile::File { bytes, kind: mime_type(&name), compressed: may_compress });
        }
        // A link could still lead out of the folder.
        let path = self.folder.join(&name).canonicalize()?;
        if !path.starts_with(&self.folder) {
            bail!("not inside the folder");
        }
        if path.join("index.html").is_file() {
            return Ok(ServedFile::Moved(of_folder(url)));
        }
        if !path.is_file() {
            bail!("not a file");
        }
        let kind = mime_type(&path);
        let compressed = may_compress && shrinks(kind);
        let bytes = if compressed { compressed_file(&path)? } else { fs::read(&path)? };
        Ok(ServedFile::File { bytes, kind, compressed })
    }
}

/// The compressed bytes of a file; they are kept until the file changes.
fn compressed_file(path: &Path) -> Result<Vec<u8>> {
    let changed = fs::metadata(path)?.modified()?;
    let known = || COMPRESSED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((time, bytes)) = known().get(path)
        && *time == changed
    {
        return Ok(bytes.clone());
    }
    let bytes = compress(&fs::read(path)?)?;
    known().insert(path.to_owned(), (changed, bytes.clone()));
    Ok(bytes)
}

fn compress(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}

/// Whether compression is worth while: pictures and sounds of their own kinds are compressed already.
fn shrinks(kind: &str) -> bool {
    ["text/", "application/json", "application/manifest+json", "application/wasm", "image/svg+xml"]
        .iter()
        .any(|begin| kind.starts_with(begin))
}

/// The MIME type of a file, by its ending. A browser only compiles
/// WebAssembly and runs modules that come with the right one.
fn mime_type(path: &Path) -> &'static str {
    match path.extension().and_then(|ending| ending.to_str()).unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "txt" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
