//! The public address of a site, where links and snippets lead that are made on another address, such as that of a person's own computer.

use super::policy::{TEMPLATE, pages};
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
    let template = Some(site.join(TEMPLATE)).filter(|file| file.is_file());
    for page in pages(site)?.into_iter().chain(template) {
        files::write(&page, &files::read(&page)?.replacen(HEAD, &meta, 1))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_and_the_template_of_files_name_the_address() {
        let place = tempfile::tempdir().unwrap();
        let all = ["a/index.html", TEMPLATE].map(|name| place.path().join(name));
        for page in &all {
            files::write(page, "<html><head><title>x</title></head></html>").unwrap();
        }
        write(place.path(), "https://example.org/menagerie").unwrap();
        let meta = "<head>\n  <meta name=\"home\" content=\"https://example.org/menagerie/\" /><title>";
        assert!(all.iter().all(|page| files::read(page).unwrap().contains(meta)));
        for wrong in ["example.org", "https://example.org/?a", "https://example.org/\"><script>"] {
            assert!(write(place.path(), wrong).is_err(), "{wrong}");
        }
    }
}
