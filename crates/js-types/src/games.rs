//! A registry of the games by id: those that come with the rules, and those whose definitions were registered. A registered game is
//! either an own game or one of the library.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;

use menagerie_rules::{Definition, Variant, VariantError, is_same_name};
use menagerie_texts::slug;
use serde::Deserialize;
use serde_json::Value;

use crate::GameOptions;

/// The prefix of the ids of own games; no other game has it.
const OWN: &str = "own-";

/// The ids of Fluent texts that come from a definition, and their words.
type Words = BTreeMap<String, String>;

/// A game that does not come with the rules.
struct RegisteredGame {
    json: String,
    definition: Definition,
}

/// The names of a library game in another language than its definition's, in the format of `games/index.json`.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct TranslatedNames {
    /// The game's name.
    pub name: String,
    /// The paragraph about it.
    pub about: String,
    /// The names of its pieces, by those of the definition.
    pub pieces: BTreeMap<String, String>,
}

thread_local! {
    /// The registered games, by id.
    static GAMES: RefCell<BTreeMap<String, RegisteredGame>> = const { RefCell::new(BTreeMap::new()) };
    /// The texts about them that are not in the catalogue.
    static WORDS: RefCell<Words> = const { RefCell::new(BTreeMap::new()) };
    /// The same in other languages, by the language's tag.
    static TRANSLATED: RefCell<BTreeMap<String, Words>> = const { RefCell::new(BTreeMap::new()) };
}

/// Whether an id is that of an own game.
pub fn is_own(id: &str) -> bool {
    id.starts_with(OWN)
}

/// Registers an own game, and returns it compiled. Its id is a hash of its definition, so that the same definition has the same id in
/// every browser, and no other game is replaced.
///
/// # Errors
/// If the definition is wrong: the error and its place. If another game has the same hash.
pub fn register(json: &str) -> Result<Arc<Variant>, VariantError> {
    let (variant, json) = own_game(json)?;
    match definition_of(variant.id()) {
        Some(known) if known != json => Err(unknown(variant.id())),
        Some(_) => Ok(variant),
        None => {
            put(variant.definition(), json);
            Ok(variant)
        }
    }
}

/// A definition as own games are saved: compiled, and as JSON with its id and with a picture for each kind.
///
/// # Errors
/// If the definition is wrong: the error and its place.
pub fn own_game(json: &str) -> Result<(Arc<Variant>, String), VariantError> {
    // Errors in the JSON are reported with the lines of the given text.
    Variant::from_json(json, &GameOptions::default().chosen())?;
    // Changed as JSON, because serialising a definition would double the size of the program.
    let mut value: Value = serde_json::from_str(json).unwrap_or_default();
    let mut seen = Vec::new();
    for (index, piece) in value["pieces"].as_array_mut().into_iter().flatten().enumerate() {
        // Two kinds never look the same: a piece without a picture of its own is shown as its letter on a disc.
        let art = piece["art"].as_str().unwrap_or_default().to_string();
        if art.is_empty() || seen.contains(&art) {
            piece["art"] = format!("letter-{index}-{}", slug(piece["letter"].as_str().unwrap_or_default())).into();
        } else {
            seen.push(art);
        }
    }
    value["id"] = "".into();
    let id = own_id(&value);
    value["id"] = id.as_str().into();
    let json = value.to_string();
    let variant = Variant::from_json(&json, &GameOptions::default().chosen())?;
    Ok((variant, json))
}

/// Registers an own game from a saved definition that [`definition_of`] returned. Returns the definition. The game is only compiled when
/// it is chosen, because there may be many.
///
/// # Errors
/// If the definition is not the saved one: an error in its JSON, or a wrong hash.
pub fn remember(json: &str) -> Result<Definition, String> {
    let mut value: Value = serde_json::from_str(json).map_err(|error| error.to_string())?;
    let definition: Definition = serde_json::from_str(json).map_err(|error| error.to_string())?;
    value["id"] = "".into();
    if own_id(&value) != definition.id {
        return Err("its id is not that of its rules".to_string());
    }
    if definition_of(&definition.id).is_none() {
        put(&definition, json.to_string());
    }
    Ok(definition)
}

/// The id of an own game, from its definition without an id.
fn own_id(definition: &Value) -> String {
    format!("{OWN}{:016x}", sum(definition.to_string().as_bytes()))
}

/// Registers a game of the library under its own id, and returns it compiled.
///
/// # Errors
/// If the definition is wrong, or another game has its id.
pub fn register_from_library(json: &str) -> Result<Arc<Variant>, VariantError> {
    let variant = Variant::from_json(json, &GameOptions::default().chosen())?;
    if is_own(variant.id()) || Variant::ids().any(|id| id == variant.id()) {
        return Err(unknown(variant.id()));
    }
    put(variant.definition(), json.to_string());
    Ok(variant)
}

/// Sets the names of a library game and its pieces in another language.
pub fn translate(id: &str, language: &str, names: TranslatedNames) {
    let pieces = names.pieces.into_iter().map(|(piece, words)| (format!("piece-{}", slug(&piece)), words));
    let game = [(format!("game-{id}"), names.name), (format!("about-{id}"), names.about)];
    let words = game.into_iter().chain(pieces).filter(|(_, words)| !words.is_empty());
    TRANSLATED.with_borrow_mut(|all| all.entry(language.to_string()).or_default().extend(words));
}

fn put(definition: &Definition, json: String) {
    let definition = definition.clone();
    WORDS.with_borrow_mut(|words| add_words(&definition, words));
    GAMES.with_borrow_mut(|games| games.insert(definition.id.clone(), RegisteredGame { json, definition }));
}

fn unknown(id: &str) -> VariantError {
    VariantError::UnknownGame { given: id.to_string(), known: Vec::new() }
}

/// The game with this id or name and these options.
///
/// # Errors
/// If there is no such game, or it has no such option.
pub fn find(name: &str, options: &GameOptions) -> Result<Arc<Variant>, VariantError> {
    match definition_of(name) {
        Some(json) => Variant::from_json(&json, &options.chosen()),
        None => Variant::named(name, &options.chosen()),
    }
}

/// The id of the registered game with this id, name, alternative name, or tag value in game texts.
pub fn id_named(name: &str) -> Option<String> {
    GAMES.with_borrow(|games| {
        let is_called = |it: &Definition| {
            it.is_called(name) || it.variant_tag.as_deref().is_some_and(|tag| is_same_name(tag, name))
        };
        let by_name = || games.iter().find(|(_, game)| is_called(&game.definition)).map(|(id, _)| id);
        games.get_key_value(name).map(|(id, _)| id).or_else(by_name).cloned()
    })
}

/// The definition of a registered game, as JSON without default values.
pub fn definition_of(id: &str) -> Option<String> {
    GAMES.with_borrow(|games| games.get(id).map(|game| game.json.clone()))
}

/// The definition of an own game, which a text or link of the game must contain. Everybody has those of the library.
pub fn own_definition_of(id: &str) -> Option<String> {
    definition_of(id).filter(|_| is_own(id))
}

/// The words of a text that is not in the catalogue: names of registered games, their pieces and options, from the definition, or
/// translated into this language.
pub fn words(id: &str, language: &str) -> Option<String> {
    let translated = TRANSLATED.with_borrow(|all| all.get(language).and_then(|words| words.get(id).cloned()));
    translated.or_else(|| WORDS.with_borrow(|words| words.get(id).cloned()))
}

fn add_words(definition: &Definition, words: &mut Words) {
    let id = &definition.id;
    let about = if definition.about.is_empty() { &definition.inventor } else { &definition.about };
    words.insert(format!("game-{id}"), definition.name.clone());
    words.insert(format!("about-{id}"), about.clone());
    for player in &definition.players {
        words.insert(format!("player-{}", slug(&player.name)), player.name.clone());
    }
    for piece in &definition.pieces {
        words.insert(format!("piece-{}", slug(&piece.name)), piece.name.clone());
        words.entry(format!("line-{}", slug(&piece.name))).or_default();
    }
    for option in &definition.options {
        words.insert(format!("option-{}", option.id), option.name.clone());
        words.insert(format!("option-{}-about", option.id), option.about.clone());
    }
}

/// A hash of a text (FNV-1a, 64 bits).
fn sum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(definition: &Definition) -> String {
        serde_json::to_string(definition).unwrap()
    }

    /// Janus Chess as an own game.
    fn janus() -> Definition {
        let variant = Variant::named("janus", &GameOptions::default().chosen()).unwrap();
        Definition { id: "chess".to_string(), name: "My Janus".to_string(), ..variant.definition().clone() }
    }

    #[test]
    fn a_registered_game_takes_no_other_games_place() {
        let json = serde_json::to_string_pretty(&janus()).unwrap();
        let variant = register(&json).unwrap();
        assert!(is_own(variant.id()), "{}", variant.id());
        assert_eq!(register(&written(&janus())).unwrap().id(), variant.id(), "the same game in another spelling");
        assert_eq!(find(variant.id(), &GameOptions::default()).unwrap().name(), "My Janus");
        assert_eq!(find("chess", &GameOptions::default()).unwrap().board_size().files(), 8);
        assert_eq!(words(&format!("game-{}", variant.id()), "fr").as_deref(), Some("My Janus"));
        let again = register(&definition_of(variant.id()).unwrap()).unwrap();
        assert_eq!(again.id(), variant.id(), "what is kept is the same game");
    }

    #[test]
    fn a_definition_that_is_written_and_read_is_the_same() {
        for variant in Variant::ids() {
            let variant = Variant::named(variant, &GameOptions::default().chosen()).unwrap();
            let read: Definition = serde_json::from_str(&written(variant.definition())).unwrap();
            assert_eq!(written(&read), written(variant.definition()), "{}", variant.id());
        }
    }

    #[test]
    fn a_kept_game_is_remembered_as_it_was_and_not_otherwise() {
        let variant = register(&written(&janus())).unwrap();
        let json = definition_of(variant.id()).unwrap();
        assert_eq!(remember(&json).unwrap().id, variant.id());
        assert!(remember(&json.replace("My Janus", "Your Janus")).is_err());
        assert!(remember("{").is_err());
    }

    #[test]
    fn a_game_is_found_by_its_names() {
        let variant = register(&written(&janus())).unwrap();
        assert_eq!(id_named("my janus").as_deref(), Some(variant.id()));
        assert_eq!(id_named(variant.id()).as_deref(), Some(variant.id()));
        assert_eq!(id_named("nothing"), None);
    }

    #[test]
    fn a_game_of_the_library_keeps_its_id_and_takes_no_other_games() {
        let shako = Definition { id: "shako".to_string(), name: "Shako".to_string(), ..janus() };
        assert_eq!(register_from_library(&written(&shako)).unwrap().id(), "shako");
        assert!(definition_of("shako").is_some() && own_definition_of("shako").is_none());
        for id in ["chess", "own-1"] {
            assert!(register_from_library(&written(&Definition { id: id.to_string(), ..janus() })).is_err(), "{id}");
        }
        let names = TranslatedNames {
            name: "Le Shako".to_string(),
            pieces: BTreeMap::from([("Old Man".to_string(), "Vieillard".to_string())]),
            ..TranslatedNames::default()
        };
        translate("shako", "fr", names);
        assert_eq!(words("game-shako", "fr").as_deref(), Some("Le Shako"));
        assert_eq!(words("game-shako", "en").as_deref(), Some("Shako"));
        assert_eq!(words("piece-old-man", "fr").as_deref(), Some("Vieillard"));
    }
}
