//! Changes of the start array and of the board.

use crate::edit_error::EditError;
use crate::mirror::Mirror;
use crate::start_array::{StartArray, StartError};
use crate::zones;
use menagerie_rules::{BoardSize, Definition, Letter, Square};

/// The most pieces of a kind in a hand at the start.
const MAX_HELD: usize = 64;

/// Puts a piece on a square, or empties it; the other side follows as `mirror` says.
pub(crate) fn put(start: &mut StartArray, square: Square, piece: Option<(usize, Letter)>, mirror: Mirror) {
    let mut place = |square: Square, piece: Option<(usize, Letter)>| match piece {
        Some(piece) => drop(start.pieces.insert(square, piece)),
        None => drop(start.pieces.remove(&square)),
    };
    place(square, piece);
    let opposite = mirrored(start, square, mirror);
    if let Some(other) = opposite.filter(|other| *other != square) {
        put(start, other, piece.map(|(player, letter)| (1 - player.min(1), letter)), Mirror::None);
    }
    start.holes.retain(|hole| *hole != square);
}

/// Moves a piece to another square. If the other side follows, its piece moves too if it is of the same kind.
pub(crate) fn shift(start: &mut StartArray, from: Square, to: Square, mirror: Mirror) {
    let Some(&(player, letter)) = start.pieces.get(&from) else { return };
    if from == to {
        return;
    }
    let other = mirrored(start, from, mirror).zip(mirrored(start, to, mirror));
    start.pieces.remove(&from);
    put(start, to, Some((player, letter)), Mirror::None);
    if let Some((other_from, other_to)) = other
        && other_from != to
        && start.pieces.get(&other_from) == Some(&(1 - player.min(1), letter))
    {
        start.pieces.remove(&other_from);
        put(start, other_to, Some((1 - player.min(1), letter)), Mirror::None);
    }
}

/// Makes a square a hole, which removes the piece there, or makes it a square again.
pub(crate) fn hole(start: &mut StartArray, square: Square, mirror: Mirror) {
    let there = start.holes.contains(&square);
    for square in [Some(square), mirrored(start, square, mirror)].into_iter().flatten() {
        start.holes.retain(|hole| *hole != square);
        if !there {
            start.holes.push(square);
            start.pieces.remove(&square);
        }
    }
}

/// Sets the number of pieces of a kind in a player's hand.
pub(crate) fn hand(start: &mut StartArray, player: usize, letter: Letter, count: usize) {
    let hands = start.hands.get_or_insert_default();
    hands.retain(|held| *held != (player, letter));
    hands.extend(std::iter::repeat_n((player, letter), count.min(MAX_HELD)));
}

fn mirrored(start: &StartArray, square: Square, mirror: Mirror) -> Option<Square> {
    match mirror {
        Mirror::None => None,
        Mirror::Reflected => start.opposite(square, false),
        Mirror::Rotated => start.opposite(square, true),
    }
}

/// Changes the size of the board. The lower half stays at the near edge, the upper half at the far one. Files are added and removed on
/// the right. Castling moves whose squares are gone are removed.
pub(crate) fn resize(definition: &mut Definition, files: u8, ranks: u8) -> Result<(), EditError> {
    let mut start = StartArray::of(definition)?;
    let shape = BoardSize::new(files, ranks).ok_or(StartError::Size)?;
    let before = start.shape;
    let moved = |square: Square| {
        let upper = square.rank() >= before.ranks().div_ceil(2);
        let rank = if upper {
            (ranks + square.rank()).checked_sub(before.ranks()).filter(|rank| *rank >= ranks / 2)
        } else {
            Some(square.rank()).filter(|rank| *rank < ranks.div_ceil(2))
        };
        Square::new(square.file(), rank?).filter(|square| shape.contains(*square))
    };
    start.pieces = start.pieces.into_iter().filter_map(|(square, piece)| Some((moved(square)?, piece))).collect();
    start.holes = start.holes.into_iter().filter_map(moved).collect();
    start.shape = shape;
    zones::resize(definition, before, shape)?;
    start.write(definition);
    let place = |text: &str| text.parse::<Square>().ok().and_then(moved).map(|square| square.to_string());
    definition.castling.retain_mut(|row| {
        let squares = [&row.king, &row.king_to, &row.rook, &row.rook_to].map(|text| place(text));
        let [Some(king), Some(king_to), Some(rook), Some(rook_to)] = squares else { return false };
        (row.king, row.king_to, row.rook, row.rook_to) = (king, king_to, rook, rook_to);
        true
    });
    Ok(())
}
