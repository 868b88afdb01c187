//! Which games a text is of that do not come with the rules: it carries their definitions, or names them.

use std::sync::Arc;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use menagerie_border::{GameOptions, games};
use menagerie_rules::Variant;
use menagerie_rules::notation::pgn::{DEFINITION_TAG, Headline, Pgn};
use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_with_limit};

use super::super::{limits, variants};
use crate::texts::Text;

/// So many games are looked for of one text.
const MOST: usize = 32;

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
/// it names. Gives the names of games that nobody here has.
///
/// # Errors
/// If a definition that the text carries is wrong.
pub fn tell(pgn: &mut Pgn) -> Result<Vec<String>, Text> {
    let mut told: Vec<String> = Vec::new();
    let mut missing: Vec<String> = Vec::new();
    for index in 0..pgn.len() {
        let Some(headline) = pgn.headline(index) else { continue };
        let Some((key, carried)) = key(&headline) else { continue };
        if told.contains(&key) || missing.contains(&key) || told.len() + missing.len() >= MOST {
            continue;
        }
        if carried {
            pgn.know(&key, &bring(&key)?);
        } else if Variant::id_named(&key).ok().flatten().is_none() {
            let Some(id) = games::id_named(&key) else {
                missing.push(key);
                continue;
            };
            pgn.know(&key, &variants::find(&id, &GameOptions::default())?);
        }
        told.push(key);
    }
    Ok(missing)
}

/// What a game's tags call the game: the definition that they carry, or its name.
fn key(headline: &Headline) -> Option<(String, bool)> {
    let carried = headline.tag(DEFINITION_TAG).map(|letters| (letters.to_string(), true));
    carried.or_else(|| headline.tag("Variant").map(|name| (name.to_string(), false)))
}
