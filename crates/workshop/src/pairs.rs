//! Promotion in pairs, as in Shogi: a kind and the kind that it becomes.

use crate::edit_error::EditError;
use menagerie_rules::{Definition, Letter, Letters, LettersByPlayer, PieceDefinition, PromotionDefinition, Zone};

/// Gives a kind its promoted kind: that with the letter, or a new one.
pub(crate) fn pair(definition: &mut Definition, index: usize, letter: Option<Letter>) -> Result<(), EditError> {
    let piece = definition.pieces.get(index).ok_or(EditError::Piece(index))?;
    let base = piece.letter;
    let other = match letter {
        Some(letter) => {
            let found = definition.pieces.iter().position(|piece| piece.letter == letter && letter != base);
            found.ok_or(EditError::Value)?
        }
        None => add(definition, index)?,
    };
    separate(definition, index)?;
    let letter = definition.pieces[other].letter;
    // The last third of the ranks, as in Shogi.
    let ranks = definition.board.ranks;
    let zone = (ranks - (ranks / 3).max(1)..ranks).map(|rank| format!("*{}", rank + 1)).collect::<Vec<_>>().join(" ");
    let row = PromotionDefinition {
        to: LettersByPlayer::Same(Letters(vec![letter])),
        zone: Some(Zone::Same(zone)),
        optional: true,
        leaving: true,
        ..PromotionDefinition::default()
    };
    let piece = &mut definition.pieces[index];
    piece.promotes_to = Letters::default();
    piece.promotion = row.into();
    definition.pieces[other].promoted_from = Some(base);
    Ok(())
}

/// Adds the promoted kind of a kind, behind it: with the same moves, and with a plus before its letter.
fn add(definition: &mut Definition, index: usize) -> Result<usize, EditError> {
    let piece = definition.pieces.get(index).ok_or(EditError::Piece(index))?;
    if definition.pieces.len() >= menagerie_rules::KindId::MAX_COUNT {
        return Err(EditError::NoLetter);
    }
    if piece.letter.has_plus() {
        return Err(EditError::Promoted(piece.letter));
    }
    let letter = piece.letter.with_plus();
    if definition.pieces.iter().any(|piece| piece.letter == letter) {
        return Err(EditError::Taken(letter));
    }
    let promoted = PieceDefinition {
        name: format!("Promoted {}", piece.name),
        letter,
        betza: piece.betza.clone(),
        royal: piece.royal,
        lowest_rank: 1,
        ..PieceDefinition::default()
    };
    definition.pieces.insert(index + 1, promoted);
    Ok(index + 1)
}

/// Takes its promoted kind from a kind: with it, the promotions that lead there.
pub(crate) fn separate(definition: &mut Definition, index: usize) -> Result<(), EditError> {
    let base = definition.pieces.get(index).ok_or(EditError::Piece(index))?.letter;
    let mut gone = Vec::new();
    for piece in definition.pieces.iter_mut().filter(|piece| piece.promoted_from == Some(base)) {
        piece.promoted_from = None;
        gone.push(piece.letter);
    }
    definition.pieces[index].promotion.0.retain(|row| row.to.all().any(|letter| !gone.contains(letter)));
    Ok(())
}
