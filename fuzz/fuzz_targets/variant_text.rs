//! Texts that describe games, in every form: what is read and compiled has a start from which some moves are played, and is written.
#![no_main]

use formats::{format_of, names, read, to_fairy_stockfish, to_interactive_diagram, to_xboard};
use libfuzzer_sys::fuzz_target;
use menagerie_fuzz::check;
use menagerie_rules::{Options, Position, Variant};

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    if format_of(text).is_none() {
        return;
    }
    let Ok(names) = names(text) else { return };
    for name in names.iter().take(3) {
        match read(text, Some(name)) {
            Ok(game) => {
                let _ = to_fairy_stockfish(&game.definition);
                let _ = to_interactive_diagram(&game.definition);
                let _ = to_xboard(&game.definition);
                let Ok(variant) = Variant::from_definition(game.definition, &Options::none()) else { continue };
                let mut position = Position::start(&variant);
                for turn in 0..3 {
                    check(&position);
                    let legal = position.legal_moves();
                    let Some(&mv) = legal.get(legal.len() * turn / 3) else { break };
                    position.play(mv).expect("a legal move");
                }
            }
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
});
