//! The style of the game page in one file instead of thirteen: where its links stand among the page's elements, a browser asks for
//! one after the other.

use crate::files;
use anyhow::{Context, Result};
use std::path::Path;

/// The style sheet of all of them together.
pub const ALL: &str = "css/page.css";

/// What other pages use too, so that it stays a file of its own.
const SHARED: &str = "css/theme.css";

/// Puts the style sheets that the game page links to into one, in their order.
///
/// # Errors
/// When the page or a style sheet cannot be read, or a file cannot be written.
pub fn bundle(site: &Path) -> Result<()> {
    let file = site.join("index.html");
    let page = files::read(&file)?;
    let (mut all, mut lines) = (String::new(), Vec::new());
    for line in page.lines() {
        let Some(address) = style(line) else {
            lines.push(line.to_owned());
            continue;
        };
        if all.is_empty() {
            lines.push(line.replace(address, ALL));
        }
        let sheet = site.join(address);
        all.push_str(&files::read(&sheet)?);
        if address != SHARED {
            std::fs::remove_file(&sheet).with_context(|| format!("cannot remove {}", sheet.display()))?;
        }
    }
    files::write(&site.join(ALL), &all)?;
    files::write(&file, &(lines.join("\n") + "\n"))
}

/// The address of the style sheet that a line links to.
fn style(line: &str) -> Option<&str> {
    line.trim().strip_prefix("<link rel=\"stylesheet\" href=\"")?.split('"').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_styles_are_in_one_file_in_their_order() {
        let place = tempfile::tempdir().unwrap();
        let read = |name: &str| files::read(&place.path().join(name)).unwrap();
        let link = |name: &str| format!("  <link rel=\"stylesheet\" href=\"css/{name}.css\">\n");
        let page = format!("<p>words</p>\n{}{}<main></main>\n", link("theme"), link("board"));
        files::write(&place.path().join("index.html"), &page).unwrap();
        files::write(&place.path().join("css/theme.css"), "p { color: red; }\n").unwrap();
        files::write(&place.path().join("css/board.css"), "p { color: blue; }\n").unwrap();
        bundle(place.path()).unwrap();
        assert_eq!(read("index.html"), format!("<p>words</p>\n{}<main></main>\n", link("page")));
        assert_eq!(read("css/page.css"), "p { color: red; }\np { color: blue; }\n");
        assert!(place.path().join("css/theme.css").exists() && !place.path().join("css/board.css").exists());
        assert!(bundle(place.path()).is_ok(), "a second time changes nothing");
        assert_eq!(read("css/page.css"), "p { color: red; }\np { color: blue; }\n");
    }
}
