//! The games of a text that do not come with the rules: the text contains their definitions, or only names them.

use std::sync::Arc;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use menagerie_js_types::{GameOptions, games};
use menagerie_rules::Variant;
use menagerie_rules::notation::pgn::{DEFINITION_TAG, GameKey, MissingGames, Pgn};
use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_with_limit};

use super::super::{limits, variants};
use menagerie_texts::Text;

/// Registers the game of a compressed definition, which may come from anywhere.
fn register(letters: &str) -> Result<Arc<Variant>, Text> {
    let damaged = || Text::new("fault-damaged").with("what", DEFINITION_TAG);
    let bytes = URL_SAFE_NO_PAD.decode(letters.trim()).map_err(|_| damaged())?;
    let json =
        decompress_to_vec_with_limit(&bytes, limits::MAX_DEFINITION_LEN).map_err(|error| match error.status {
            TINFLStatus::HasMoreOutput => limits::definition_too_long(),
            _ => damaged(),
        })?;
    variants::register(&String::from_utf8(json).map_err(|_| damaged())?)
}

/// Gives a text the games that it may be of and that do not come with the rules: those whose definitions it contains, and the registered
/// ones that it names. Returns those that are not known.
///
/// # Errors
/// If a definition in the text is wrong.
pub fn find(pgn: &mut Pgn) -> Result<MissingGames, Text> {
    pgn.find_games(|key| match key {
        GameKey::Carried(letters) => register(letters).map(Some),
        GameKey::Name(name) => match games::id_named(name) {
            Some(id) => variants::find(&id, &GameOptions::default()).map(Some),
            None => Ok(None),
        },
    })
}
