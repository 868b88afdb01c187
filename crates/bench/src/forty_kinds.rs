//! A game of the maximum size: 16×16 with forty kinds of piece, each with different moves. Only its compilation is measured.

use menagerie_rules::{Options, Variant};
use std::fmt::Write;
use std::sync::Arc;

/// Its id among the tasks.
pub const ID: &str = "forty kinds";

/// Each kind has two riders and one leaper: 4 × 5 × 2 kinds.
const FIRST: [&str; 4] = ["R", "B", "NN", "mRcpR"];
const SECOND: [&str; 5] = ["CC", "zB", "mafsW", "AA", "F4"];
const LEAPS: [&str; 2] = ["ND", "CH"];

/// Compiles the game.
///
/// # Errors
/// If the rules no longer accept such a game.
pub fn compile() -> Result<Arc<Variant>, String> {
    let all = FIRST
        .iter()
        .flat_map(|one| SECOND.iter().flat_map(move |two| LEAPS.iter().map(move |leap| format!("{one}{two}{leap}"))));
    // The letter K belongs to the King.
    let letters =
        ["", "+"].iter().flat_map(|plus| ('A'..='Z').filter(|it| *it != 'K').map(move |it| format!("{plus}{it}")));
    let mut pieces = String::new();
    for (number, (betza, letter)) in all.zip(letters).enumerate().skip(1) {
        let _ = write!(
            pieces,
            r#"{{ "name": "Piece {number}", "letter": "{letter}", "art": "queen", "betza": "{betza}" }}, "#
        );
    }
    let json = format!(
        r#"{{ "format": 2, "id": "forty", "name": "Forty kinds", "family": "chess", "board": {{ "files": 16, "ranks": 16, "checkered": true }},
            "players": [{{ "letter": "w", "name": "White", "forward": "north" }}, {{ "letter": "b", "name": "Black", "forward": "south" }}],
            "pieces": [{pieces}{{ "name": "King", "letter": "K", "art": "king", "betza": "K", "royal": true }}],
            "start": "k15/{empty}15K w - - 0 1" }}"#,
        empty = "16/".repeat(14)
    );
    Variant::from_json(&json, &Options::none()).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::compile;

    #[test]
    fn it_has_forty_kinds() {
        assert_eq!(compile().expect("a good definition").kinds().len(), 40);
    }
}
