//! The definition of an own game in few letters: what a game's text carries, so that whoever reads it can play the game.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use menagerie_js_types::games;

/// How hard the packer tries, 0 to 10.
const EFFORT: u8 = 10;

/// The letters that a text of this game carries; none for a game that everybody has.
pub fn letters(id: &str) -> Option<String> {
    let json = games::own_definition_of(id)?;
    Some(URL_SAFE_NO_PAD.encode(miniz_oxide::deflate::compress_to_vec(json.as_bytes(), EFFORT)))
}
