//! Game texts: what is read is written, and read again the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use menagerie_rules::notation::game_text;

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    match game_text::read(text) {
        Ok(read) => {
            let again = game_text::read(&read.game.to_text(&read.tags)).expect("its own text");
            assert_eq!(again.game.san_list(), read.game.san_list());
            assert!(again.game.position() == read.game.position());
        }
        Err(error) => assert!(error.line > 0 && error.column > 0 && !error.to_string().is_empty()),
    }
});
