//! The folder that is served, for tower-http.

use crate::site::brotli_files;
use std::future::Future;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::pin::Pin;
use tower_http::services::fs::{Backend, TokioBackend};

/// The files of one folder. It adds three rules to those of tower-http: a symbolic link must not lead out of the folder, a folder is found
/// only if it has an `index.html`, and a file compressed with Brotli only if the file that it was made of is there and is not newer.
#[derive(Clone, Debug)]
pub struct SiteFolder {
    /// Without symbolic links.
    root: PathBuf,
}

impl SiteFolder {
    /// A folder, given by a path without symbolic links.
    pub fn new(root: PathBuf) -> Self {
        Self { root }
    }

    /// The target of a path, if it is inside.
    fn inside(&self, path: &Path) -> io::Result<PathBuf> {
        let real = path.canonicalize()?;
        if !real.starts_with(&self.root) || (real.is_dir() && !real.join("index.html").is_file()) {
            return Err(io::Error::from(ErrorKind::NotFound));
        }
        if is_outdated(&real)? {
            return Err(io::Error::from(ErrorKind::NotFound));
        }
        Ok(real)
    }
}

/// Whether this is a compressed file whose source was removed or changed since. Somebody who edits a served folder expects to see the edit.
fn is_outdated(file: &Path) -> io::Result<bool> {
    if file.extension().is_none_or(|ending| ending != brotli_files::ENDING) {
        return Ok(false);
    }
    Ok(match file.with_extension("").metadata() {
        Ok(source) => source.modified()? > file.metadata()?.modified()?,
        Err(_) => true,
    })
}

type Opening<T> = Pin<Box<dyn Future<Output = io::Result<T>> + Send>>;

impl Backend for SiteFolder {
    type File = <TokioBackend as Backend>::File;
    type Metadata = std::fs::Metadata;
    type OpenFuture = Opening<Self::File>;
    type MetadataFuture = Opening<Self::Metadata>;

    fn open(&self, path: PathBuf) -> Self::OpenFuture {
        match self.inside(&path) {
            Ok(path) => TokioBackend.open(path),
            Err(error) => Box::pin(async { Err(error) }),
        }
    }

    fn metadata(&self, path: PathBuf) -> Self::MetadataFuture {
        match self.inside(&path) {
            Ok(path) => TokioBackend.metadata(path),
            Err(error) => Box::pin(async { Err(error) }),
        }
    }
}
