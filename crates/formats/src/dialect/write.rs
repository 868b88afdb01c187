//! Converts this project's Betza notation to the dialect of diagrams.

use super::{CastlingTerm, terms};
use menagerie_rules::{PieceDefinition, Royal};

/// The moves of a kind, with en passant and castling in the dialect.
pub(crate) fn write(piece: &PieceDefinition, castlings: &[CastlingTerm], king_leap: bool) -> String {
    let mut text = String::new();
    for (_, term) in terms(&piece.betza) {
        let split = term.find(|letter: char| !letter.is_ascii_lowercase()).unwrap_or(term.len());
        let (modifiers, atom) = term.split_at(split);
        if modifiers.contains('a') {
            text.push_str(term);
            continue;
        }
        for letter in modifiers.chars() {
            text.push(letter);
            if letter == 'c' && piece.takes_en_passant && !modifiers.contains('e') {
                text.push('e');
            }
            // In the dialect an initial lame leap always allows en passant.
            if letter == 'n' && piece.taken_en_passant && !modifiers.contains('i') {
                text.push('n');
            }
        }
        // A capture that is also a move has neither letter.
        if piece.takes_en_passant && !modifiers.contains(['c', 'm', 'e']) {
            text.push_str("mce");
        }
        text.push_str(atom);
    }
    if king_leap && piece.royal == Royal::Always {
        text.push_str("imAimDimN");
    }
    for castling in castlings {
        let side = match (castling.left, castling.right) {
            (true, false) => "l",
            (false, true) => "r",
            _ => "s",
        };
        text.push_str(&format!("i{side}{}O{}", "j".repeat(castling.inward.into()), castling.steps));
    }
    text
}
