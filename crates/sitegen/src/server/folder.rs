//! The folder that is served: what tower-http may open.

use std::future::Future;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::pin::Pin;
use tower_http::services::fs::{Backend, TokioBackend};

/// The files of one folder. It adds two rules to those of tower-http: a link does not lead out of the folder, and a folder counts
/// only if it has an `index.html`.
#[derive(Clone, Debug)]
pub struct SiteFolder {
    /// Without links.
    root: PathBuf,
}

impl SiteFolder {
    /// A folder, given without links in its path.
    pub fn new(root: PathBuf) -> Self {
        Self { root }
    }

    /// Where a path leads, if that is inside.
    fn inside(&self, path: &Path) -> io::Result<PathBuf> {
        let real = path.canonicalize()?;
        if !real.starts_with(&self.root) || (real.is_dir() && !real.join("index.html").is_file()) {
            return Err(io::Error::from(ErrorKind::NotFound));
        }
        Ok(real)
    }
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
