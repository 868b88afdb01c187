//! The definition of an own game in compressed form. The text of a game contains it, so that anybody who reads the text can play the
//! game.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use menagerie_js_types::games;

/// The compression level, 0 to 10.
const EFFORT: u8 = 10;

/// The compressed definition for a text of this game; none for a game that everybody has.
pub fn letters(id: &str) -> Option<String> {
    let json = games::own_definition_of(id)?;
    Some(URL_SAFE_NO_PAD.encode(miniz_oxide::deflate::compress_to_vec(json.as_bytes(), EFFORT)))
}
