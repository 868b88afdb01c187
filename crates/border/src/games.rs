//! Which game an id stands for: one that comes with the rules, or one that the page has been given as a definition.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;

use menagerie_rules::{Definition, Variant, VariantError};
use serde_json::Value;

use crate::GameOptions;

/// What the ids of brought games begin with; no game that comes with the rules has such an id.
const OWN: &str = "own-";

/// The ids of Fluent texts that are made of a definition, and their words.
type Words = BTreeMap<String, String>;

thread_local! {
    /// The definitions that were brought, as JSON, by id.
    static GAMES: RefCell<BTreeMap<String, String>> = const { RefCell::new(BTreeMap::new()) };
    /// What is said of them where the catalogue has no words.
    static WORDS: RefCell<Words> = const { RefCell::new(BTreeMap::new()) };
}

/// Whether an id is that of a brought game.
pub fn is_own(id: &str) -> bool {
    id.starts_with(OWN)
}

/// Takes a game in, and gives it compiled. Its id is made from its definition, so that the same definition is the same game in every
/// browser, and no game that comes with the rules is replaced.
///
/// # Errors
/// If the definition is wrong: what and where.
pub fn bring(json: &str) -> Result<Arc<Variant>, VariantError> {
    // What is wrong with the JSON is told with the lines of the text as it was given.
    Variant::from_json(json, &GameOptions::default().chosen())?;
    // Changed as JSON: to write a definition takes a program twice as large as to read one.
    let mut value: Value = serde_json::from_str(json).unwrap_or_default();
    for (index, piece) in value["pieces"].as_array_mut().into_iter().flatten().enumerate() {
        // Two kinds never look the same: a piece without a picture is its letter on a disc.
        if piece["art"].as_str().is_none_or(str::is_empty) {
            piece["art"] = format!("letter-{index}-{}", slug(piece["letter"].as_str().unwrap_or_default())).into();
        }
    }
    value["id"] = "".into();
    let id = format!("{OWN}{:016x}", sum(value.to_string().as_bytes()));
    value["id"] = id.as_str().into();
    let json = value.to_string();
    let variant = Variant::from_json(&json, &GameOptions::default().chosen())?;
    let definition = variant.definition().clone();
    WORDS.with_borrow_mut(|words| tell(&definition, words));
    GAMES.with_borrow_mut(|games| games.insert(id, json));
    Ok(variant)
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

/// The definition of a brought game, as JSON without what is usual.
pub fn definition_of(id: &str) -> Option<String> {
    GAMES.with_borrow(|games| games.get(id).cloned())
}

/// The words of a text that the catalogue does not have: names of brought games, their pieces and options, in the words of the
/// definition.
pub fn words(id: &str) -> Option<String> {
    WORDS.with_borrow(|words| words.get(id).cloned())
}

fn tell(definition: &Definition, words: &mut Words) {
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

/// The sum of a text (FNV-1a, 64 bits).
fn sum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// The part of an id that stands for a name: small letters, the rest as hyphens.
pub fn slug(name: &str) -> String {
    name.chars().map(|letter| if letter.is_alphanumeric() { letter.to_ascii_lowercase() } else { '-' }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(definition: &Definition) -> String {
        serde_json::to_string(definition).unwrap()
    }

    /// Janus Chess as somebody else's game.
    fn janus() -> Definition {
        let variant = Variant::named("janus", &GameOptions::default().chosen()).unwrap();
        Definition { id: "chess".to_string(), name: "My Janus".to_string(), ..variant.definition().clone() }
    }

    #[test]
    fn a_brought_game_takes_no_other_games_place() {
        let json = serde_json::to_string_pretty(&janus()).unwrap();
        let variant = bring(&json).unwrap();
        assert!(is_own(variant.id()), "{}", variant.id());
        assert_eq!(bring(&written(&janus())).unwrap().id(), variant.id(), "the same game in another spelling");
        assert_eq!(find(variant.id(), &GameOptions::default()).unwrap().name(), "My Janus");
        assert_eq!(find("chess", &GameOptions::default()).unwrap().shape().files(), 8);
        assert_eq!(words(&format!("game-{}", variant.id())).as_deref(), Some("My Janus"));
        let again = bring(&definition_of(variant.id()).unwrap()).unwrap();
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
}
