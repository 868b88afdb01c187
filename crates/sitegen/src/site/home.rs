//! The public address of a site, where links and snippets lead that are made on another address, such as that of a person's own computer.

use super::policy::pages;
use anyhow::{Result, ensure};
use std::path::Path;
use xtask::files;

/// The beginning of every page's head.
const HEAD: &str = "<head>";

/// Writes the address into every page of a site, where `web/js/site.js` reads it.
///
/// # Errors
/// When it is no address of a folder, or a page cannot be read or written.
pub fn write(site: &Path, address: &str) -> Result<()> {
    let is_web = address.starts_with("https://") || address.starts_with("http://");
    ensure!(
        is_web && !address.contains(['"', '<', '>', '&', '?', '#', ' ']),
        "{address} is not the address of a site: https://…/"
    );
    let meta = format!("{HEAD}\n  <meta name=\"home\" content=\"{}/\" />", address.trim_end_matches('/'));
    for page in pages(site)? {
        files::write(&page, &files::read(&page)?.replacen(HEAD, &meta, 1))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_names_the_address() {
        let place = tempfile::tempdir().unwrap();
        let page = place.path().join("a/index.html");
        files::write(&page, "<html><head><title>x</title></head></html>").unwrap();
        write(place.path(), "https://example.org/menagerie").unwrap();
        assert!(
            files::read(&page)
                .unwrap()
                .contains("<meta name=\"home\" content=\"https://example.org/menagerie/\" /><title>")
        );
        for wrong in ["example.org", "https://example.org/?a", "https://example.org/\"><script>"] {
            assert!(write(place.path(), wrong).is_err(), "{wrong}");
        }
    }
}
