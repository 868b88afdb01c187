//! The Content Security Policy of the site's pages, as strict as possible.

use anyhow::{Context, Result};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest as _, Sha256};
use std::path::{Path, PathBuf};
use xtask::files;

/// Everything comes from the site itself: scripts, WebAssembly, styles, pictures, workers. Nothing is inline, forms send nothing, and a
/// text becomes a script or a document only by the policy of `web/js/base/trusted-types.js`.
pub const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; \
    font-src 'self'; connect-src 'self'; frame-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; \
    require-trusted-types-for 'script'; trusted-types default";

/// The page that connects the browsers of a live game. It is in a frame without access to the storage of the others. Only it may connect
/// to other places, which must be encrypted or on this machine. It loads nothing but its script.
pub const LIVE_POLICY: &str = "default-src 'none'; script-src 'self'; connect-src wss: ws://127.0.0.1:* ws://localhost:*; \
    base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

/// That page.
pub const LIVE_PAGE: &str = "live/index.html";

/// The template of a game as one file, below the site.
pub const TEMPLATE: &str = "one-file.html";

/// The beginning of every page's head. The policy does not apply to anything before it.
const HEAD: &str = "<head>";

/// Writes the policy into every page of a site.
///
/// # Errors
/// When a page cannot be read or written, or has no head.
pub fn write(site: &Path) -> Result<()> {
    for page in pages(site)? {
        let text = files::read(&page)?;
        let (before, after) = text.split_once(HEAD).with_context(|| format!("{} has no head", page.display()))?;
        let policy = if page == site.join(LIVE_PAGE) { LIVE_POLICY } else { POLICY };
        let meta = format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\" />");
        files::write(&page, &format!("{before}{HEAD}\n  {meta}{after}"))?;
    }
    Ok(())
}

/// The checksum of an inline script or style, as policies name it.
pub fn digest(text: &str) -> String {
    format!("sha256-{}", STANDARD.encode(Sha256::digest(text)))
}

/// Every page of a site. The template of a game as one file is none, and has a policy of its own.
///
/// # Errors
/// When a folder cannot be read.
pub fn pages(site: &Path) -> Result<Vec<PathBuf>> {
    let all = files::all(site)?;
    let is_page = |file: &PathBuf| file.extension().is_some_and(|ending| ending == "html");
    Ok(all.into_iter().filter(|file| is_page(file) && *file != site.join(TEMPLATE)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_begins_with_the_policy() {
        let place = tempfile::tempdir().unwrap();
        let deep = place.path().join("a/b/index.html");
        files::write(&deep, "<html>\n<head>\n  <title>x</title></head></html>").unwrap();
        files::write(&place.path().join("a/b.txt"), "<head>").unwrap();
        let live = place.path().join(LIVE_PAGE);
        files::write(&live, "<head></head>").unwrap();
        write(place.path()).unwrap();
        assert!(files::read(&live).unwrap().contains("connect-src wss:"));
        std::fs::remove_file(live).unwrap();
        assert_eq!(pages(place.path()).unwrap(), std::slice::from_ref(&deep));
        let text = files::read(&deep).unwrap();
        assert!(text.starts_with(
            "<html>\n<head>\n  <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none';"
        ));
        assert!(text.ends_with("trusted-types default\" />\n  <title>x</title></head></html>"), "{text}");
        files::write(&deep, "<html></html>").unwrap();
        assert!(write(place.path()).unwrap_err().to_string().contains("has no head"));
    }
}
