//! A modified site.

use crate::page::Page;
use crate::session::browse;
use anyhow::{Result, ensure};
use menagerie_sitegen::server::{RunningServer, Server, bind};
use menagerie_sitegen::site::{self, brotli_files};
use std::cell::RefCell;
use std::path::Path;
use std::rc::Rc;
use xtask::files;

/// A copy of the built site that a test may change, and its server. Both are removed after the test.
pub struct Copy {
    folder: Rc<tempfile::TempDir>,
    server: Rc<RefCell<Option<RunningServer>>>,
    address: String,
}

impl Copy {
    /// Copies the site and serves it.
    ///
    /// # Errors
    /// When the site has not been built.
    pub fn new() -> Result<Self> {
        let folder = tempfile::tempdir()?;
        files::copy_folder(&site::built()?, folder.path())?;
        // A compressed file would not have the changes.
        for file in files::all(folder.path())? {
            if file.extension().is_some_and(|ending| ending == brotli_files::ENDING) {
                std::fs::remove_file(file)?;
            }
        }
        let server = Server::new(bind(0)?, folder.path())?.spawn();
        let address = server.address().to_owned();
        Ok(Self { folder: Rc::new(folder), server: Rc::new(RefCell::new(Some(server))), address })
    }

    /// Replaces words in one of its files.
    ///
    /// # Errors
    /// When there is no such file, or the words are not in it.
    pub fn replace(&self, file: &str, from: &str, to: &str) -> Result<()> {
        let path = self.folder.path().join(file);
        let text = files::read(&path)?;
        ensure!(text.contains(from), "{file} does not contain {from:?}");
        files::write(&path, &text.replace(from, to))
    }

    /// Writes one of its files.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn write(&self, file: &str, text: &str) -> Result<()> {
        files::write(&self.folder.path().join(file), text)
    }

    /// Removes one of its files.
    ///
    /// # Errors
    /// When there is no such file.
    pub fn remove(&self, file: &str) -> Result<()> {
        Ok(std::fs::remove_file(self.folder.path().join(file))?)
    }

    /// Restores a file as it was built.
    ///
    /// # Errors
    /// When there is no such file.
    pub fn mend(&self, file: &str) -> Result<()> {
        files::copy(&site::built()?.join(file), &self.folder.path().join(file))
    }

    /// Writes a new version after changes.
    ///
    /// # Errors
    /// When a file is missing.
    pub fn publish(&self) -> Result<()> {
        site::offline::write(self.folder.path())
    }

    /// Its folder.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Stops the server.
    pub fn stop(&mut self) {
        self.server.replace(None);
    }

    /// Runs a test in a browser that has not opened anything yet.
    ///
    /// # Errors
    /// As those of [`browse`].
    pub fn browse(self, test: impl AsyncFnOnce(Page, Self) -> Result<()> + 'static) -> Result<()> {
        let address = self.address.clone();
        // A page that still loads something when the test ends would report files that are missing.
        let _until_the_end = (Rc::clone(&self.folder), Rc::clone(&self.server));
        browse(&address, async move |page| test(page, self).await)
    }
}
