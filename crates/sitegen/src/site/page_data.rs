//! What the page fetches beside its programs: the network, the opening book and the puzzles of each game, which are in the game's folder,
//! and the texts of each language.

use super::library;
use anyhow::{Context, Result, anyhow};
use menagerie_texts::Language;
use menagerie_texts::read::page_catalogue;
use serde_json::{Value, json};
use std::path::Path;
use xtask::files;
use xtask::process::root;

/// A file of a game's folder, and the folder and ending that it has on the site.
const SERVED: [(&str, &str, &str); 3] =
    [("network.nnue", "networks", "nnue"), ("book.txt", "books", "txt"), ("puzzles.json", "puzzles", "json")];

/// Where the modules of the texts are: beside those that import them.
pub const TEXTS: &str = "js/texts";

/// Writes all of it into a site.
///
/// # Errors
/// When a file cannot be read or written.
pub fn write(site: &Path) -> Result<()> {
    write_texts(&site.join(TEXTS))?;
    let mut with_puzzles = Vec::new();
    for game in files::entries(&root().join("games"))? {
        let id = game.file_name().and_then(|name| name.to_str()).context("the id of a game is a text")?;
        for (name, folder, ending) in SERVED {
            let file = game.join(name);
            if file.is_file() {
                files::copy(&file, &site.join(folder).join(id).with_extension(ending))?;
                if folder == "puzzles" {
                    with_puzzles.push(id.to_owned());
                }
            }
        }
    }
    let mut names = library::names()?;
    let games: Vec<Value> =
        with_puzzles.iter().map(|id| json!({ "id": id, "name": names.remove(id).unwrap_or_default() })).collect();
    let index = json!({ "version": 2, "games": games });
    files::write(&site.join("puzzles/index.json"), &index.to_string())
}

/// Writes a module for the catalogue of each language, one that lists the languages with what loads each, and one that has all of them.
///
/// # Errors
/// When a catalogue cannot be read, or a file not be written.
pub fn write_texts(folder: &Path) -> Result<()> {
    let (mut later, mut imports, mut all) = (String::new(), String::new(), String::new());
    for language in Language::ALL {
        let (id, name) = (language.tag(), json!(language.name()));
        let catalogue = page_catalogue(language).map_err(|error| anyhow!(error))?;
        // Comments are for translators.
        let lines: Vec<&str> = catalogue.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).collect();
        let module = format!("export default {};\n", json!(lines.join("\n") + "\n"));
        files::write(&folder.join(id).with_extension("js"), &module)?;
        later += &format!("  {{ id: \"{id}\", name: {name}, load: () => import(\"./{id}.js\") }},\n");
        imports += &format!("import {id} from \"./{id}.js\";\n");
        all += &format!("  {{ id: \"{id}\", name: {name}, catalogue: {id} }},\n");
    }
    files::write(&folder.join("languages.js"), &format!("export const languages = [\n{later}];\n"))?;
    files::write(&folder.join("all.js"), &format!("{imports}\nexport const languages = [\n{all}];\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_a_module_without_comments() {
        let folder = tempfile::tempdir().unwrap();
        write_texts(folder.path()).unwrap();
        let list = files::read(&folder.path().join("languages.js")).unwrap();
        for language in Language::ALL {
            let module = files::read(&folder.path().join(language.tag()).with_extension("js")).unwrap();
            assert!(module.contains("piece-king = ") && !module.contains("\\n#"), "{}", language.tag());
            assert!(list.contains(&format!("import(\"./{}.js\")", language.tag())), "{list}");
        }
    }
}
