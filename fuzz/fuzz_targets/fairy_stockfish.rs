//! Fairy-Stockfish's ini files: every game of a text is read, compiled and written, and what was written is read again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use menagerie_rules::{Options, Position, Variant};

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let Ok(names) = formats::names(text) else { return };
    for name in names.iter().take(4) {
        match formats::read(text, Some(name)) {
            Ok(game) => {
                assert!(game.notes.iter().all(|note| !note.words.is_empty()));
                let (written, _) = formats::to_fairy_stockfish(&game.definition);
                let _ = formats::read(&written, None);
                if let Ok(variant) = Variant::from_definition(game.definition, &Options::none()) {
                    Position::start(&variant).legal_moves();
                }
            }
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
});
