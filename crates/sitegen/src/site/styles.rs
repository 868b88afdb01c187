//! The styles of the game page in two files instead of fourteen: those of the gallery, and the rest. A browser requests links among the
//! page's elements one after the other.

use anyhow::{Context, Result};
use std::path::Path;
use xtask::files;

/// The style sheet of the gallery, which is shown first. It has the colours of the whole page.
const FIRST: &str = "css/start.css";

/// The style sheet with all the others.
pub const ALL: &str = "css/page.css";

/// Both.
pub const BOTH: [&str; 2] = [FIRST, ALL];

/// A style sheet that other pages use too, so it stays a separate file.
const SHARED: &str = "css/theme.css";

/// Combines the style sheets that the game page links to into two, in their order: those up to the gallery's, and those after it.
///
/// # Errors
/// When the page or a style sheet cannot be read, or a file cannot be written.
pub fn bundle(site: &Path) -> Result<()> {
    let file = site.join("index.html");
    let page = files::read(&file)?;
    let (mut texts, mut lines) = ([String::new(), String::new()], Vec::new());
    let mut part = 0;
    for line in page.lines() {
        let Some(address) = style(line) else {
            lines.push(line.to_owned());
            continue;
        };
        if texts[part].is_empty() {
            lines.push(line.replace(address, BOTH[part]));
        }
        let sheet = site.join(address);
        texts[part].push_str(&files::read(&sheet)?);
        if address != SHARED {
            std::fs::remove_file(&sheet).with_context(|| format!("cannot remove {}", sheet.display()))?;
        }
        if address == FIRST {
            part = 1;
        }
    }
    for (name, text) in BOTH.iter().zip(texts) {
        files::write(&site.join(name), &text)?;
    }
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
        let style = |name: &str, colour: &str| {
            let text = format!("p {{ color: {colour}; }}\n");
            files::write(&place.path().join("css").join(name), &text).unwrap();
        };
        let all = ["theme", "start", "board", "moves"].map(link);
        let page = format!("{}{}<p>words</p>\n{}{}<main></main>\n", all[0], all[1], all[2], all[3]);
        files::write(&place.path().join("index.html"), &page).unwrap();
        style("theme.css", "red");
        style("start.css", "green");
        style("board.css", "blue");
        style("moves.css", "grey");
        bundle(place.path()).unwrap();
        assert_eq!(read("index.html"), format!("{}<p>words</p>\n{}<main></main>\n", link("start"), link("page")));
        for _ in 0..2 {
            assert_eq!(read("css/start.css"), "p { color: red; }\np { color: green; }\n");
            assert_eq!(read("css/page.css"), "p { color: blue; }\np { color: grey; }\n");
            assert!(place.path().join("css/theme.css").exists() && !place.path().join("css/board.css").exists());
            assert!(bundle(place.path()).is_ok(), "a second time changes nothing");
        }
    }
}
