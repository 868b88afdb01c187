//! Adding and removing kinds, and changing their letters.

use crate::edit_error::EditError;
use crate::letters;
use crate::start_array::StartArray;
use crate::stock::StockRole;
use menagerie_rules::{Definition, Letter, PieceDefinition, Royal};

/// The most kinds of a game.
const MAX_KINDS: usize = menagerie_rules::KindId::MAX_COUNT;

pub(crate) fn add(definition: &mut Definition, name: &str, betza: &str, art: &str) -> Result<(), EditError> {
    if definition.pieces.len() >= MAX_KINDS {
        return Err(EditError::NoLetter);
    }
    let letter = free_letter(definition, name).ok_or(EditError::NoLetter)?;
    let (name, betza, art) = (name.to_string(), betza.to_string(), art.to_string());
    definition.pieces.push(PieceDefinition { name, letter, betza, art, lowest_rank: 1, ..PieceDefinition::default() });
    Ok(())
}

/// Sets the role of the last kind.
pub(crate) fn give_role(definition: &mut Definition, role: StockRole) {
    let Some(piece) = definition.pieces.last_mut() else { return };
    match role {
        StockRole::Piece => {}
        StockRole::Pawn => {
            (piece.pawn, piece.zeroing, piece.takes_en_passant, piece.taken_en_passant) = (true, true, true, true);
        }
        StockRole::Royal => piece.royal = Royal::Always,
    }
}

/// A letter that no kind has: the first free one of the name, then of the alphabet, then with a mark.
fn free_letter(definition: &Definition, name: &str) -> Option<Letter> {
    let of_name = name.chars().map(|letter| letter.to_ascii_uppercase());
    let plain = of_name.chain('A'..='Z').filter_map(Letter::new);
    let marked = ["'", "\"", "!"].into_iter().flat_map(|mark| ('A'..='Z').map(move |base| format!("{base}{mark}")));
    let taken = |letter: &Letter| definition.pieces.iter().any(|piece| piece.letter == *letter);
    plain.chain(marked.filter_map(|text| text.parse().ok())).find(|letter| !taken(letter))
}

pub(crate) fn remove(definition: &Definition, index: usize) -> Result<Definition, EditError> {
    let piece = definition.pieces.get(index).ok_or(EditError::Piece(index))?;
    let mut start = StartArray::of(definition)?;
    start.pieces.retain(|_, (_, letter)| letter.plain() != piece.letter);
    if let Some(hands) = &mut start.hands {
        hands.retain(|(_, letter)| *letter != piece.letter);
    }
    let mut changed = definition.clone();
    changed.pieces.remove(index);
    start.write(&mut changed);
    letters::replace(&mut changed, piece.letter, None);
    changed.castling.retain(|row| {
        let stands = |square: &str| square.parse().is_ok_and(|square| start.pieces.contains_key(&square));
        stands(&row.king) && stands(&row.rook)
    });
    Ok(changed)
}

pub(crate) fn rename(definition: &Definition, index: usize, letter: Letter) -> Result<Definition, EditError> {
    let piece = definition.pieces.get(index).ok_or(EditError::Piece(index))?;
    let old = piece.letter;
    if old == letter {
        return Ok(definition.clone());
    }
    if definition.pieces.iter().any(|piece| piece.letter == letter) {
        return Err(EditError::Taken(letter));
    }
    let mut start = StartArray::of(definition)?;
    for (_, stands) in start.pieces.values_mut().filter(|(_, stands)| *stands == old) {
        *stands = letter;
    }
    for (_, held) in start.hands.iter_mut().flatten().filter(|(_, held)| *held == old) {
        *held = letter;
    }
    let mut changed = definition.clone();
    start.write(&mut changed);
    changed.pieces[index].letter = letter;
    letters::replace(&mut changed, old, Some(letter));
    Ok(changed)
}
