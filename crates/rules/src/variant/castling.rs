//! The castling moves that a definition describes.

use super::error::{DefinitionError, DefinitionErrorKind, DefinitionPart, unknown_letter, wrong};
use super::{Castling, FenRight, PieceKind, kind_with};
use crate::definition::CastlingDefinition;
use crate::tables::{Path, Tables};
use crate::{Bitboard, BoardSize, KindId, Letter, Player, Square};
use std::collections::{HashMap, HashSet};

/// Checks a castling move.
pub(super) fn castling_move(
    entry: &CastlingDefinition,
    size: BoardSize,
    (king_kind, rook_kind): (KindId, KindId),
) -> Result<Castling, DefinitionError> {
    let part = DefinitionPart::Castling(entry.right);
    let square = |text: &str| match text.parse::<Square>() {
        Ok(square) if size.contains(square) => Ok(square),
        Ok(square) => wrong(part.clone(), DefinitionErrorKind::OffBoard(square)),
        Err(error) => wrong(part.clone(), DefinitionErrorKind::Square(error)),
    };
    let (king, king_to) = (square(&entry.king)?, square(&entry.king_to)?);
    let (rook, rook_to) = (square(&entry.rook)?, square(&entry.rook_to)?);
    if [king_to, rook, rook_to].iter().any(|square| square.rank() != king.rank()) || king == rook {
        return wrong(part, DefinitionErrorKind::CastlingRank);
    }
    if king_to == rook_to {
        return wrong(part, DefinitionErrorKind::KingOnRook);
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

/// The castling rights, in the order of the moves. Several moves with one partner share a right.
pub(super) fn castling_rights(castling: &mut [Castling]) -> Result<Vec<FenRight>, DefinitionError> {
    let mut rights: Vec<FenRight> = Vec::new();
    for castle in castling {
        let needs = needs(castle);
        castle.right = match rights.iter().position(|right| right.letter == castle.letter) {
            Some(known) if rights[known].needs == needs => rights[known].bit,
            Some(_) => return wrong(DefinitionPart::Castling(castle.letter), DefinitionErrorKind::Rights),
            None => {
                let bit = rights.len() as u8;
                rights.push(FenRight { letter: castle.letter, bit, player: castle.player, needs });
                bit
            }
        };
    }
    Ok(rights)
}

/// What the right to a castling move needs.
pub(super) fn needs(castle: &Castling) -> Vec<(Bitboard, KindId)> {
    vec![(Bitboard::of(castle.king), castle.king_kind), (Bitboard::of(castle.rook), castle.rook_kind)]
}

/// Completes a castling move with the squares that must be empty and the squares that the King crosses.
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

/// The kinds of the castling piece and of its partner: those in the definition, by default the royal kind and its castling partner.
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
        None => return wrong(part(), DefinitionErrorKind::NoKing),
    };
    let rook = match entry.rook_letter {
        Some(letter) => named(letter)?,
        None => {
            let castlers: Vec<usize> =
                (0..kinds.len()).filter(|&kind| kinds[kind].castles && kinds[kind].same_as.is_none()).collect();
            let &[only] = castlers.as_slice() else {
                return wrong(DefinitionPart::Key("castling"), DefinitionErrorKind::Castlers(castlers.len()));
            };
            KindId(only as u8)
        }
    };
    Ok((king, rook))
}

/// Whether the King could reach its castling target by another move on some board.
pub(super) fn goes_by_itself(tables: &Tables, king_leap: bool, castle: &Castling) -> bool {
    let (from, to, royal) = (castle.king, castle.king_to, castle.king_kind);
    let along = |path: &Path| path.moves && tables.path_squares(path).0.contains(&to);
    tables.leap_moves(castle.player, royal, from).has(to)
        || tables.paths(castle.player, royal, from).iter().any(along)
        || king_leap && from.file().abs_diff(to.file()) == 2
}

/// Checks that castling moves differ in their squares and in their notation.
///
/// Several moves with one right are one castling in which the King chooses its target: they are written with its square.
pub(super) fn are_distinguishable(castling: &[Castling]) -> Result<(), DefinitionError> {
    let mut ways = HashSet::new();
    let mut letters = HashMap::new();
    for castle in castling {
        let part = DefinitionPart::Castling(castle.letter);
        if !castle.letter.is_ascii_alphabetic() {
            return wrong(part, DefinitionErrorKind::RightLetter);
        }
        if castle.san.split('-').any(|part| part != "O") || !castle.san.contains('-') {
            return wrong(part, DefinitionErrorKind::CastlingSan);
        }
        if !ways.insert((castle.king, castle.king_to)) {
            return wrong(part, DefinitionErrorKind::SameKing);
        }
        if *letters.entry((castle.player, castle.san.as_str())).or_insert(castle.letter) != castle.letter {
            return wrong(part, DefinitionErrorKind::SameSan);
        }
    }
    Ok(())
}

/// Adds the King's target to the names of castling moves with one right and one name: `O-Oi2`.
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
