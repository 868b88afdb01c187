//! Definitions of games: what is compiled has a start from which some moves are played.
#![no_main]

use libfuzzer_sys::fuzz_target;
use menagerie_fuzz::check;
use menagerie_rules::{Options, Position, Variant};

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    match Variant::from_json(text, &Options::none()) {
        Ok(variant) => {
            let mut position = Position::start(&variant);
            for turn in 0..3 {
                check(&position);
                let legal = position.legal_moves();
                let Some(&mv) = legal.get(legal.len() * turn / 3) else { return };
                position.play(mv).expect("a legal move");
            }
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
