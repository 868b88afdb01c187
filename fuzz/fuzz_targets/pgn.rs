//! Game texts: what is read is written, and read again the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use menagerie_rules::notation::pgn::{Pgn, decode};

fuzz_target!(|data: &[u8]| {
    let pgn = Pgn::new(&decode(data));
    for index in 0..pgn.len() {
        match pgn.read(index, None, None) {
            Ok(read) => {
                let text = read.to_text();
                let again = Pgn::new(&text).read(0, Some(read.start().variant()), Some(read.castling)).expect("its own text");
                assert_eq!(again.coordinates(), read.coordinates());
                assert_eq!(again.to_text(), text);
            }
            Err(error) => assert!(error.line > 0 && error.column > 0 && !error.to_string().is_empty()),
        }
    }
});
