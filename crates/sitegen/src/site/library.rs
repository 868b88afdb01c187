//! The library on the site: its list, a file for each game, and the pictures of the starts. The page fetches them on demand.

use crate::catalogue;
use crate::gallery::{picture, sample};
use anyhow::{Context, Result, ensure};
use menagerie_games::library::{ids, json};
use menagerie_rules::{Definition, Options, Variant};
use menagerie_texts::Language;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use xtask::files;
use xtask::process::root;

/// The language of the definitions.
const DEFINED_IN: &str = "en";

/// What the module of the library exports: the text of the game with an id, fetched with a function that is given; null if there is none.
const LOOK_UP: &str =
    "export default async (id, fetched) => (Object.hasOwn(games, id) ? fetched(games[id], id) : null);\n";

/// The names of the games and their pieces in another language.
#[derive(Debug, Default)]
pub struct LibraryTranslation {
    /// By the game's id; only what differs from the definition.
    pub games: BTreeMap<String, TranslatedGame>,
    /// By the name in the definition. Names in the catalogue are not repeated here.
    pub pieces: BTreeMap<String, String>,
}

impl LibraryTranslation {
    /// The name of a piece of a game, by the one in its definition.
    pub fn piece(&self, game: &str, name: &str) -> Option<&str> {
        let own = self.games.get(game).and_then(|game| game.pieces.get(name));
        own.or_else(|| self.pieces.get(name)).map(String::as_str)
    }
}

/// The texts about a game in another language.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct TranslatedGame {
    /// Its name.
    pub name: Option<String>,
    /// The paragraph about it.
    pub about: Option<String>,
    /// Its inventor.
    pub inventor: Option<String>,
    /// The year.
    pub year: Option<String>,
    /// Names of its pieces, by those in the definition, where they differ from [`LibraryTranslation::pieces`].
    pub pieces: BTreeMap<String, String>,
}

/// The folder of the library.
pub fn folder() -> PathBuf {
    root().join("games")
}

/// The definition of a game, with the names of its pieces in every language.
///
/// # Errors
/// When there is no such game, or its definition or a translation is wrong.
pub fn definition(id: &str) -> Result<Definition> {
    serde_json::from_value(value(id)?).with_context(|| format!("games/{id} is wrong"))
}

/// The same as JSON.
///
/// # Errors
/// As those of [`definition`].
pub fn value(id: &str) -> Result<Value> {
    let mut value = serde_json::from_str(json_of(id)?).with_context(|| format!("games/{id} is wrong"))?;
    add_names(&mut value)?;
    Ok(value)
}

/// The names of pieces in a language.
struct PieceNames {
    tag: &'static str,
    /// Those of the catalogue, by id.
    known: BTreeMap<String, String>,
    library: LibraryTranslation,
}

/// The names of pieces in the languages of the catalogues.
fn piece_names() -> Result<&'static [PieceNames]> {
    static ALL: OnceLock<Vec<PieceNames>> = OnceLock::new();
    if let Some(all) = ALL.get() {
        return Ok(all);
    }
    let mut translations = translations()?;
    let mut all = Vec::new();
    for language in Language::ALL.into_iter().filter(|language| language.tag() != DEFINED_IN) {
        let known = catalogue::texts(language, "names.ftl", "piece-", |_| String::new())?;
        let library = translations.remove(language.tag()).unwrap_or_default();
        all.push(PieceNames { tag: language.tag(), known, library });
    }
    Ok(ALL.get_or_init(|| all))
}

/// Adds the names of its pieces to a definition, in languages in which it has none itself. A name that nobody has translated is left out.
///
/// # Errors
/// When a catalogue or a translation cannot be read.
pub fn add_names(definition: &mut Value) -> Result<()> {
    let id = definition["id"].as_str().unwrap_or_default().to_owned();
    for PieceNames { tag, known, library } in piece_names()? {
        if definition["names"].get(tag).is_some() {
            continue;
        }
        let name = |piece: &Value| {
            let (letter, name) = (piece["letter"].as_str()?, piece["name"].as_str()?);
            let own = library.piece(&id, name).or_else(|| known.get(&slug(name)).map(String::as_str))?;
            Some((letter.to_owned(), Value::from(own)))
        };
        let names: Map<String, Value> =
            definition["pieces"].as_array().into_iter().flatten().filter_map(name).collect();
        if !names.is_empty() {
            definition["names"][tag] = names.into();
        }
    }
    Ok(())
}

/// The JSON of a game's definition.
///
/// # Errors
/// When there is no such game.
pub fn json_of(id: &str) -> Result<&'static str> {
    json(id).with_context(|| format!("the library has no game {id}"))
}

/// What a file holds; nothing where nobody has written it.
fn read<T: DeserializeOwned + Default>(file: &Path) -> Result<T> {
    if !file.is_file() {
        return Ok(T::default());
    }
    serde_json::from_str(&files::read(file)?).with_context(|| file.display().to_string())
}

/// The translations that there are, by the language's tag. A game that nobody has translated is as its definition says.
///
/// # Errors
/// When one cannot be read.
pub fn translations() -> Result<BTreeMap<&'static str, LibraryTranslation>> {
    let mut all = BTreeMap::new();
    for tag in Language::TAGS.into_iter().filter(|tag| *tag != DEFINED_IN) {
        let pieces = read(&folder().join("piece-names").join(tag).with_extension("json"))?;
        let mut translation = LibraryTranslation { games: BTreeMap::new(), pieces };
        for id in ids() {
            let game = read(&folder().join(id).join(tag).with_extension("json"))?;
            translation.games.insert(id.to_owned(), game);
        }
        all.insert(tag, translation);
    }
    Ok(all)
}

/// Writes `games/` into a site, which needs the pieces' pictures, and `diagram/library.js`, which has the address of each game for
/// diagrams.
///
/// # Errors
/// When a game is wrong, has the id of a built-in one, or a file cannot be written.
pub fn write(site: &Path) -> Result<()> {
    let translations = translations()?;
    let mut index = Vec::new();
    let mut addresses = String::from("const games = {");
    for id in ids() {
        ensure!(Variant::ids().all(|other| other != id), "{id} comes with the page already");
        let mut value = value(id)?;
        name_pictures(&mut value);
        let variant =
            Variant::from_json(&value.to_string(), &Options::none()).with_context(|| format!("games/{id} is wrong"))?;
        ensure!(variant.id() == id, "games/{id} calls itself {}", variant.id());
        files::write(&site.join("games").join(id).with_extension("json"), &value.to_string())?;
        let art = |art: &str| files::read(&site.join("pieces").join(art).with_extension("svg"));
        let picture = picture::draw(&variant, Some(&sample::moves(&variant)), art)?;
        files::write(&site.join("games/starts").join(id).with_extension("svg"), &picture)?;
        index.push(entry(&variant, &translations));
        // Literal addresses, so that bundlers find the files.
        addresses.push_str(&format!("\"{id}\": new URL(\"../games/{id}.json\", import.meta.url).href,\n"));
    }
    files::write(&site.join("diagram/library.js"), &(addresses + "};\n" + LOOK_UP))?;
    files::write(&site.join("games/index.json"), &Value::from(index).to_string())
}

/// The names of all games, built in or not, by id and by the language's tag.
///
/// # Errors
/// When a definition, a catalogue or a translation cannot be read.
pub fn names() -> Result<BTreeMap<String, BTreeMap<&'static str, String>>> {
    let mut all: BTreeMap<String, BTreeMap<&'static str, String>> = BTreeMap::new();
    let translations = translations()?;
    for language in Language::ALL {
        let tag = language.tag();
        for (id, name) in catalogue::texts(language, "names.ftl", "game-", |_| String::new())? {
            all.entry(id).or_default().insert(tag, name);
        }
        for id in ids() {
            let translated = translations.get(tag).and_then(|it| it.games.get(id)).and_then(|it| it.name.clone());
            let name = match translated {
                Some(name) => name,
                None => definition(id)?.name,
            };
            all.entry(id.to_owned()).or_default().insert(tag, name);
        }
    }
    Ok(all)
}

/// A piece without a picture is shown as its letter on a disc. It still gets a unique id, so that no two kinds look the same.
fn name_pictures(definition: &mut Value) {
    for (index, piece) in definition["pieces"].as_array_mut().into_iter().flatten().enumerate() {
        if piece["art"].as_str().is_none_or(str::is_empty) {
            let letter = slug(piece["letter"].as_str().unwrap_or_default());
            piece["art"] = format!("{}{index}-{letter}", picture::LETTER).into();
        }
    }
}

/// A name in the form of ids: lower case, with hyphens for other characters.
fn slug(name: &str) -> String {
    name.chars().map(|letter| if letter.is_alphanumeric() { letter.to_ascii_lowercase() } else { '-' }).collect()
}

/// The entry of a game in the list.
fn entry(variant: &Arc<Variant>, translations: &BTreeMap<&'static str, LibraryTranslation>) -> Value {
    let definition = variant.definition();
    let id = &definition.id;
    let in_languages = |own: &str, other: fn(&TranslatedGame) -> Option<&String>| {
        let translated = |tag: &str| translations.get(tag).and_then(|it| it.games.get(id)).and_then(other);
        let words = |tag: &&str| (tag.to_string(), translated(tag).map_or(own, String::as_str).into());
        Value::Object(Language::TAGS.iter().map(words).collect())
    };
    let mut pieces = Map::new();
    for (tag, translation) in translations {
        let names = definition.pieces.iter().filter_map(|piece| {
            let words = translation.piece(id, &piece.name)?;
            Some((piece.name.clone(), Value::from(words)))
        });
        pieces.insert((*tag).to_string(), Value::Object(names.collect()));
    }
    let name = in_languages(&definition.name, |it| it.name.as_ref());
    let mut names = vec![definition.id.clone(), definition.name.clone()];
    names.extend(definition.also_called.iter().cloned());
    names.extend(name.as_object().into_iter().flat_map(Map::values).filter_map(|it| it.as_str().map(str::to_owned)));
    json!({
        "id": id,
        "names": names,
        "name": name,
        "about": in_languages(&definition.about, |it| it.about.as_ref()),
        "inventor": in_languages(&definition.inventor, |it| it.inventor.as_ref()),
        "year": in_languages(&definition.year, |it| it.year.as_ref()),
        "files": variant.board_size().files(),
        "ranks": variant.board_size().ranks(),
        "players": variant.players().len(),
        // Without those that a promotion adds because they revert.
        "kinds": definition.pieces.len(),
        "pieces": pieces,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue;
    use std::collections::BTreeSet;

    #[test]
    fn every_game_and_piece_is_reported_in_every_language() {
        // Nobody has begun to translate the games into a language without names of pieces.
        for (tag, translation) in translations().unwrap().into_iter().filter(|(_, it)| !it.pieces.is_empty()) {
            let language = Language::ALL.into_iter().find(|language| language.tag() == tag).unwrap();
            let known = catalogue::texts(language, "names.ftl", "piece-", |name| format!("{{{name}}}")).unwrap();
            let known: BTreeSet<String> = known.into_keys().collect();
            let mut pieces = BTreeSet::new();
            for id in ids() {
                let game = translation.games.get(id);
                assert!(game.is_some_and(|it| it.name.is_some() && it.about.is_some()), "{id} has no words in {tag}");
                for piece in definition(id).unwrap().pieces {
                    let translated = known.contains(&slug(&piece.name)) || translation.piece(id, &piece.name).is_some();
                    assert!(translated, "{} of {id} has no name in {tag}", piece.name);
                    pieces.insert(piece.name);
                }
            }
            let left: Vec<_> = translation.pieces.keys().filter(|name| !pieces.contains(*name)).collect();
            assert!(left.is_empty(), "no game has {left:?}");
        }
    }

    #[test]
    fn the_site_has_a_list_a_file_and_a_picture_of_each_game() {
        let place = tempfile::tempdir().unwrap();
        files::copy_folder(&root().join("assets/pieces"), &place.path().join("pieces")).unwrap();
        write(place.path()).unwrap();
        let index = files::read(&place.path().join("games/index.json")).unwrap();
        let index: Vec<Value> = serde_json::from_str(&index).unwrap();
        assert_eq!(index.len(), ids().count());
        let shako = index.iter().find(|game| game["id"] == "shako").unwrap();
        assert_eq!((&shako["files"], &shako["inventor"]["fr"]), (&json!(10), &json!("Jean-Louis Cazaux")));
        assert_eq!(shako["year"]["en"], "1990");
        for game in index {
            let id = game["id"].as_str().unwrap();
            let text = files::read(&place.path().join("games").join(id).with_extension("json")).unwrap();
            assert_eq!(Variant::from_json(&text, &Options::none()).unwrap().id(), id);
            assert!(
                files::read(&place.path().join("games/starts").join(id).with_extension("svg")).unwrap().len() > 1000
            );
        }
    }
}
