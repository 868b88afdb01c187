//! A game of its own, from a definition: a small board, and a piece that leaps like a Knight or steps sideways. A random game is
//! played.

use menagerie_rules::{Game, Options, Variant};
use std::error::Error;

/// The moves of pieces are in Betza notation; each row of `start` is a rank.
const DEFINITION: &str = r#"{
    "id": "striders",
    "name": "Striders",
    "family": "chess",
    "board": { "files": 6, "ranks": 6, "checkered": true },
    "players": [
        { "letter": "w", "name": "White", "forward": "north" },
        { "letter": "b", "name": "Black", "forward": "south" }
    ],
    "pieces": [
        { "name": "Pawn", "letter": "P", "art": "pawn", "betza": "fmWfcF", "promotesTo": "S", "pawn": true },
        { "name": "Strider", "letter": "S", "art": "knight", "betza": "NsW" },
        { "name": "King", "letter": "K", "art": "king", "betza": "K", "royal": true }
    ],
    "start": "ss1k1s/pppppp/6/6/PPPPPP/SS1K1S w - - 0 1"
}"#;

fn main() -> Result<(), Box<dyn Error>> {
    let variant = Variant::from_json(DEFINITION, &Options::none())?;
    let mut game = Game::new(&variant);
    let mut number: usize = 1;
    while game.outcome().is_ongoing() && game.plies().len() < 40 {
        let moves = game.position().legal_moves();
        number = number.wrapping_mul(16_807) % 2_147_483_647;
        game.play(moves[number % moves.len()])?;
    }
    println!("{}", game.san_list().join(" "));
    println!("{}\n{:?}", game.position().fen(), game.outcome());
    Ok(())
}
