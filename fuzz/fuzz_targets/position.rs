//! Position texts: the first letter chooses the game.
#![no_main]

use libfuzzer_sys::fuzz_target;
use menagerie_fuzz::{check, game};
use menagerie_rules::Position;

fuzz_target!(|data: &[u8]| {
    let Some((variant, _, rest)) = game(data) else { return };
    let Ok(text) = std::str::from_utf8(rest) else { return };
    match Position::from_fen(variant, text) {
        Ok(position) => check(&position),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
