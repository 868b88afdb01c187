//! The pictures of a game's pieces in one file, so that the game page can request them together, before its program is loaded.

use anyhow::{Context, Result, ensure};
use menagerie_rules::{Options, Variant};
use serde_json::{Map, Value};
use std::path::Path;
use xtask::files;

/// The beginning of the page, which gets the list of games with such a file.
const HEAD: &str = "<html lang=\"en\">";

/// Writes `pieces/sets/<game>.json` for each game that comes with the rules, with the texts of its pictures by their ids, and names
/// these games in the page.
///
/// # Errors
/// When a picture is missing, or a file cannot be read or written.
pub fn write(site: &Path) -> Result<()> {
    let pieces = site.join("pieces");
    let games: Vec<&str> = Variant::ids().collect();
    for game in &games {
        let variant = Variant::by_id(game, &Options::none())?;
        let mut set = Map::new();
        for kind in variant.kinds() {
            let picture = files::read(&pieces.join(&kind.art).with_extension("svg"))?;
            set.insert(kind.art.clone(), Value::from(picture.trim()));
        }
        files::write(&pieces.join("sets").join(game).with_extension("json"), &Value::from(set).to_string())?;
    }
    let file = site.join("index.html");
    let page = files::read(&file)?;
    let (before, after) = page.split_once(HEAD).with_context(|| format!("{} does not begin so", file.display()))?;
    ensure!(!before.contains("data-games"), "{} names its games already", file.display());
    let head = HEAD.replace('>', &format!(" data-games=\"{}\">", games.join(" ")));
    files::write(&file, &format!("{before}{head}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use xtask::process::root;

    #[test]
    fn each_game_has_its_pictures_in_one_file() {
        let place = tempfile::tempdir().unwrap();
        files::copy_folder(&root().join("assets/pieces"), &place.path().join("pieces")).unwrap();
        files::write(&place.path().join("index.html"), "<!DOCTYPE html>\n<html lang=\"en\">\n</html>\n").unwrap();
        write(place.path()).unwrap();
        let set = files::read(&place.path().join("pieces/sets/gigachess.json")).unwrap();
        let set: Map<String, Value> = serde_json::from_str(&set).unwrap();
        assert_eq!(set.len(), 20);
        assert!(set["eagle"].as_str().unwrap().starts_with("<svg"));
        let page = files::read(&place.path().join("index.html")).unwrap();
        let games = Variant::ids().collect::<Vec<_>>().join(" ");
        assert!(page.contains(&format!("<html lang=\"en\" data-games=\"{games}\">")), "{page}");
        assert!(write(place.path()).is_err(), "it is not done twice");
    }
}
