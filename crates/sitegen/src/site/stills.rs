//! Still pictures of the diagrams on the rules pages, for readers without JavaScript and until the diagrams are loaded.

use crate::pages::piece_stills;
use crate::pages::positions::{self, ExamplePosition};
use anyhow::{Context, Result, anyhow};
use menagerie_diagram::{Language, still};
use std::fs;
use std::path::Path;
use xtask::files;

/// Writes all of them below a folder; `pictures` is the folder of the pieces' pictures.
///
/// # Errors
/// When a diagram's attributes are wrong, a picture is missing or a file cannot be written.
pub fn write(pictures: &Path, folder: &Path) -> Result<()> {
    for asked in positions::read()? {
        let place = folder.join(asked.file());
        let svg = draw(pictures, &asked).with_context(|| format!("the picture {}", place.display()))?;
        files::write(&place, &svg)?;
    }
    piece_stills::write(folder)
}

fn draw(pictures: &Path, asked: &ExamplePosition) -> Result<String> {
    let mut settings = piece_stills::of_game(&asked.game)?;
    for (name, value) in asked.attributes() {
        settings.set(name, &value);
    }
    let picture = |id: &str| fs::read_to_string(pictures.join(id).with_extension("svg")).ok();
    still(&settings, picture).map_err(|fault| anyhow!(fault.in_words(Language::EN)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use xtask::process::root;

    #[test]
    fn every_picture_is_drawn() {
        let place = tempfile::tempdir().unwrap();
        write(&root().join("assets/pieces"), place.path()).unwrap();
        for asked in positions::read().unwrap() {
            let file = place.path().join(asked.file());
            let text = files::read(&file).unwrap();
            let document = roxmltree::Document::parse(&text).unwrap_or_else(|error| panic!("{asked:?}: {error}"));
            let is_drawn = document.descendants().filter(|node| node.has_tag_name("path")).count() > 1;
            assert!(is_drawn, "{asked:?} is empty");
            for of_page in ["var(", "class=", "<text", "<style", "--"] {
                assert!(!text.contains(of_page), "{asked:?} needs a page: {of_page}");
            }
        }
    }
}
