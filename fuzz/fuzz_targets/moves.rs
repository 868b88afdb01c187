//! Moves in coordinates and SAN: the first letter chooses the game, each line is a move. What is read is played.
#![no_main]

use libfuzzer_sys::fuzz_target;
use menagerie_fuzz::game;
use menagerie_rules::notation::{coordinate, read_move, san};
use menagerie_rules::{Game, Position};

fn read_as_a_move(position: &Position, text: &str) {
    for read in [coordinate::read(position, text), san::read(position, text), read_move(position, text)] {
        match read {
            Ok(mv) => assert!(position.is_legal(mv), "{text} in {}", position.fen()),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
}

fuzz_target!(|data: &[u8]| {
    let Some((variant, _, rest)) = game(data) else { return };
    let Ok(text) = std::str::from_utf8(rest) else { return };
    let mut game = Game::new(variant);
    for line in text.lines().take(12) {
        read_as_a_move(game.position(), line);
        if let Ok(ply) = game.play_text(line) {
            let san = ply.san.clone();
            game.undo();
            game.play_text(&san).expect("its own SAN");
        }
    }
});
