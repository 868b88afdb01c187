//! The kinds of piece that a definition describes.

use super::error::{DefinitionError, DefinitionFault, DefinitionPart, unknown_letter, wrong};
use super::{PieceKind, kind_with};
use crate::betza::Movement;
use crate::definition::{Definition, PieceDefinition, Royal};
use crate::{KindId, Shape};

/// The kinds, checked.
pub(super) fn kinds(definition: &Definition, shape: Shape) -> Result<Vec<PieceKind>, DefinitionError> {
    if definition.pieces.len() > KindId::MOST {
        return wrong(DefinitionPart::Key("pieces"), DefinitionFault::Kinds);
    }
    let mut kinds: Vec<PieceKind> = Vec::new();
    for piece in &definition.pieces {
        let part = || DefinitionPart::Piece(piece.name.clone());
        if kind_with(&kinds, piece.letter).is_some() {
            return wrong(part(), DefinitionFault::LetterTaken(piece.letter));
        }
        if piece.lowest_rank == 0 || piece.lowest_rank > shape.ranks().max(shape.files()) {
            return wrong(part(), DefinitionFault::LowestRank);
        }
        let movement: Movement =
            piece.betza.parse().map_err(|fault| DefinitionError::Betza { piece: piece.name.clone(), fault })?;
        let returns = movement.walks().iter().any(|walk| walk.step.1 <= 0 || walk.bends.iter().any(|step| step.1 < 0));
        if returns && movement.walks().iter().any(|walk| walk.initial) {
            return wrong(part(), DefinitionFault::InitialReturns);
        }
        kinds.push(PieceKind {
            name: piece.name.clone(),
            translations: translations(definition, piece),
            also_called: piece.also_called.clone(),
            letter: piece.letter,
            art: piece.art.clone(),
            betza: piece.betza.clone(),
            movement,
            value: piece.value,
            points: piece.points,
            royal: piece.royal != Royal::No,
            castles: piece.castles,
            boat: piece.boat,
            early_promotion: piece.early_promotion,
            pawn: piece.pawn,
            zeroing: piece.zeroing,
            promotes_to: Vec::new(),
            takes_en_passant: piece.takes_en_passant,
            taken_en_passant: piece.taken_en_passant,
            lowest_rank: piece.lowest_rank - 1,
        });
    }
    if let Some(name) = definition.names.iter().find(|name| kind_with(&kinds, name.letter).is_none()) {
        return unknown_letter(DefinitionPart::Key("names"), name.letter);
    }
    for (kind, piece) in definition.pieces.iter().enumerate() {
        for &letter in &piece.promotes_to.0 {
            match kind_with(&kinds, letter) {
                Some(target) if !kinds[target.index()].royal => kinds[kind].promotes_to.push(target),
                Some(_) => return wrong(DefinitionPart::Piece(piece.name.clone()), DefinitionFault::PromotesToKing),
                None => return unknown_letter(DefinitionPart::Piece(piece.name.clone()), letter),
            }
        }
    }
    Ok(kinds)
}

/// The names of a piece in other languages than English.
fn translations(definition: &Definition, piece: &PieceDefinition) -> Vec<(String, String)> {
    let own = definition.names.iter().filter(|name| name.letter == piece.letter);
    let mut names: Vec<(String, String)> = own.map(|it| (it.language.clone(), it.name.clone())).collect();
    if !piece.french.is_empty() && names.iter().all(|(language, _)| language != "fr") {
        names.push(("fr".to_string(), piece.french.clone()));
    }
    names
}
