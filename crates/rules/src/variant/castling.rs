//! The castling moves that a definition describes.

use super::error::{DefinitionError, DefinitionFault, DefinitionPart, unknown_letter, wrong};
use super::{Castling, FenRight, PieceKind, kind_with};
use crate::definition::CastlingDefinition;
use crate::tables::{Path, Tables};
use crate::{Bitboard, KindId, Letter, Player, Shape, Square};
use std::collections::{HashMap, HashSet};

/// A castling move, checked.
pub(super) fn castling_move(
    entry: &CastlingDefinition,
    shape: Shape,
    (king_kind, rook_kind): (KindId, KindId),
) -> Result<Castling, DefinitionError> {
    let part = DefinitionPart::Castling(entry.right);
    let square = |text: &str| match text.parse::<Square>() {
        Ok(square) if shape.contains(square) => Ok(square),
        Ok(square) => wrong(part.clone(), DefinitionFault::OffBoard(square)),
        Err(error) => wrong(part.clone(), DefinitionFault::Square(error)),
    };
    let (king, king_to) = (square(&entry.king)?, square(&entry.king_to)?);
    let (rook, rook_to) = (square(&entry.rook)?, square(&entry.rook_to)?);
    if [king_to, rook, rook_to].iter().any(|square| square.rank() != king.rank()) || king == rook {
        return wrong(part, DefinitionFault::CastlingRank);
    }
    if king_to == rook_to {
        return wrong(part, DefinitionFault::KingOnRook);
    }
    Ok(with_ways(Castling {
        player: Player(u8::from(entry.right.is_ascii_lowercase())),
        letter: entry.right,
        san: entry.san.clone(),
        other_san: entry.other_san.clone(),
        king,
        king_to,
        rook,
        rook_to,
        king_kind,
        rook_kind,
        right: 0,
        free: Bitboard::EMPTY,
        crossed: Bitboard::EMPTY,
        by_rook: false,
    }))
}

/// The rights of castling moves, in their order. Several moves with one partner are one right.
pub(super) fn castling_rights(castling: &mut [Castling]) -> Result<Vec<FenRight>, DefinitionError> {
    let mut rights: Vec<FenRight> = Vec::new();
    for castle in castling {
        let needs = vec![(Bitboard::of(castle.king), castle.king_kind), (Bitboard::of(castle.rook), castle.rook_kind)];
        castle.right = match rights.iter().position(|right| right.letter == castle.letter) {
            Some(known) if rights[known].needs == needs => known,
            Some(_) => return wrong(DefinitionPart::Castling(castle.letter), DefinitionFault::Rights),
            None => {
                rights.push(FenRight { letter: castle.letter, player: castle.player, needs });
                rights.len() - 1
            }
        };
    }
    Ok(rights)
}

/// The squares that must be empty, and those that the King crosses: what follows from the four squares of a castling move.
pub(super) fn with_ways(castle: Castling) -> Castling {
    let Castling { king, king_to, rook, rook_to, .. } = castle;
    let between = |a: Square, b: Square| -> Bitboard {
        let (low, high) = (a.file().min(b.file()), a.file().max(b.file()));
        (low..=high).filter_map(|file| Square::new(file, a.rank())).collect()
    };
    Castling {
        free: (between(king, rook) | between(king, king_to) | between(rook, rook_to)).without(king).without(rook),
        crossed: between(king, king_to).without(king).without(king_to),
        ..castle
    }
}

/// The kind that castles and that of its partner: those that the entry names, or the royal kind and the one that castles with it.
pub(super) fn castling_kinds(
    entry: &CastlingDefinition,
    kinds: &[PieceKind],
    royal: KindId,
) -> Result<(KindId, KindId), DefinitionError> {
    let part = || DefinitionPart::Castling(entry.right);
    let named = |letter: Letter| kind_with(kinds, letter).map_or_else(|| unknown_letter(part(), letter), Ok);
    let king = match entry.king_letter {
        Some(letter) => named(letter)?,
        None if royal.index() < kinds.len() => royal,
        None => return wrong(part(), DefinitionFault::NoKing),
    };
    let rook = match entry.rook_letter {
        Some(letter) => named(letter)?,
        None => {
            let castlers: Vec<usize> =
                (0..kinds.len()).filter(|&kind| kinds[kind].castles && kinds[kind].same_as.is_none()).collect();
            let &[only] = castlers.as_slice() else {
                return wrong(DefinitionPart::Key("castling"), DefinitionFault::Castlers(castlers.len()));
            };
            KindId(only as u8)
        }
    };
    Ok((king, rook))
}

/// Whether the King could come to where castling takes it by another move, whatever stands on the board.
pub(super) fn goes_by_itself(tables: &Tables, king_leap: bool, castle: &Castling) -> bool {
    let (from, to, royal) = (castle.king, castle.king_to, castle.king_kind);
    let along = |path: &Path| path.moves && tables.path_squares(path).0.contains(&to);
    tables.leap_moves(castle.player, royal, from).has(to)
        || tables.paths(castle.player, royal, from).iter().any(along)
        || king_leap && from.file().abs_diff(to.file()) == 2
}

/// Whether castling moves can be told from each other, by their squares and by what people write.
///
/// Several with one right are one castling in which the King chooses how far it goes: they are written with its square.
pub(super) fn are_told_apart(castling: &[Castling]) -> Result<(), DefinitionError> {
    let mut ways = HashSet::new();
    let mut letters = HashMap::new();
    for castle in castling {
        let part = DefinitionPart::Castling(castle.letter);
        if !castle.letter.is_ascii_alphabetic() {
            return wrong(part, DefinitionFault::RightLetter);
        }
        if castle.san.split('-').any(|part| part != "O") || !castle.san.contains('-') {
            return wrong(part, DefinitionFault::CastlingSan);
        }
        if !ways.insert((castle.king, castle.king_to)) {
            return wrong(part, DefinitionFault::SameKing);
        }
        if *letters.entry((castle.player, castle.san.as_str())).or_insert(castle.letter) != castle.letter {
            return wrong(part, DefinitionFault::SameSan);
        }
    }
    Ok(())
}

/// Castling moves of one right and one name get the King's square behind the name: `O-Oi2`.
pub(super) fn name_flexible(castling: &mut [Castling]) {
    let mut alike: HashMap<(char, String), usize> = HashMap::new();
    for castle in castling.iter() {
        *alike.entry((castle.letter, castle.san.clone())).or_default() += 1;
    }
    for castle in castling {
        if alike.get(&(castle.letter, castle.san.clone())).is_some_and(|&alike| alike > 1) {
            castle.san = format!("{}{}", castle.san, castle.king_to);
        }
    }
}
