//! Games between PGN tags with moves in a notation of a particular variant.

use menagerie_rules::notation::pgn::{MoveNotation, Pgn, PgnDiagnostic, PgnGame};
use menagerie_rules::notation::san;
use menagerie_rules::{Move, Position, Variant};
use std::cell::Cell;
use std::sync::Arc;

/// The tag with the notation of the moves, in records of Xiangqi.
const FORMAT: &str = "Format";
/// The tag of the first player in records of Xiangqi.
const RED: &str = "Red";

/// Parses the games of a text.
pub(super) fn games(text: &str, variant: &Arc<Variant>, moves: MoveNotation) -> Vec<Result<PgnGame, PgnDiagnostic>> {
    let pgn = Pgn::in_notation(text, variant, moves);
    // A text without a game has one error.
    let games = 0..pgn.len().max(1);
    games.map(|index| pgn.read(index, Some(variant), None).map(with_first_player)).collect()
}

/// Renames the tag of the first player to the player's name in the variant.
fn with_first_player(mut game: PgnGame) -> PgnGame {
    let first = game.start().variant().players()[0].name.clone();
    if game.tag(&first).is_none()
        && let Some((name, _)) = game.tags.iter_mut().find(|(name, _)| name.eq_ignore_ascii_case(RED))
    {
        *name = first;
    }
    game
}

/// Writes a game with its moves in a notation; `None` if the notation cannot express one of them. `format` is the value of the tag that
/// names the notation.
pub(super) fn write(game: &PgnGame, format: &str, word: &dyn Fn(&Position, Move) -> Option<String>) -> Option<String> {
    let all = Cell::new(true);
    let mut game = game.clone();
    game.tags.retain(|(name, _)| !name.eq_ignore_ascii_case(FORMAT));
    if !format.is_empty() {
        game.tags.push((FORMAT.to_string(), format.to_string()));
    }
    let text = game.to_text_with(&|position, mv| {
        word(position, mv).unwrap_or_else(|| {
            all.set(false);
            san::write(position, mv)
        })
    });
    all.get().then_some(text)
}
