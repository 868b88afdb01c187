//! Which games a text is of that do not come with the rules: it carries their definitions, or names them.

use std::sync::Arc;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use menagerie_js_types::{GameOptions, games};
use menagerie_rules::Variant;
use menagerie_rules::notation::pgn::{DEFINITION_TAG, GameKey, MissingGames, Pgn};
use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_with_limit};

use super::super::{limits, variants};
use crate::texts::Text;

/// Takes in the game of such letters. They may have been made by anybody.
fn bring(letters: &str) -> Result<Arc<Variant>, Text> {
    let damaged = || Text::new("fault-damaged").with("what", DEFINITION_TAG);
    let bytes = URL_SAFE_NO_PAD.decode(letters.trim()).map_err(|_| damaged())?;
    let json =
        decompress_to_vec_with_limit(&bytes, limits::LONGEST_DEFINITION).map_err(|error| match error.status {
            TINFLStatus::HasMoreOutput => limits::definition_too_long(),
            _ => damaged(),
        })?;
    variants::bring(&String::from_utf8(json).map_err(|_| damaged())?)
}

/// Tells a text which games it may be of that do not come with the rules: those that it carries, and those that were brought and that
/// it names. Returns those that nobody here has.
///
/// # Errors
/// If a definition that the text carries is wrong.
pub fn tell(pgn: &mut Pgn) -> Result<MissingGames, Text> {
    pgn.find_games(|key| match key {
        GameKey::Carried(letters) => bring(letters).map(Some),
        GameKey::Name(name) => match games::id_named(name) {
            Some(id) => variants::find(&id, &GameOptions::default()).map(Some),
            None => Ok(None),
        },
    })
}
