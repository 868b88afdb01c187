//! Changes of the start array and of the board.

use crate::edit_error::EditError;
use crate::mirror::Mirror;
use crate::start_array::{StartArray, StartError};
use crate::zones;
use menagerie_rules::{Definition, Letter, Shape, Square};

/// The most pieces of a kind in a hand at the start.
const MOST_HELD: usize = 64;

/// Puts a piece on a square, or nothing; the same for the other side where it follows.
pub(crate) fn put(start: &mut StartArray, square: Square, piece: Option<(usize, Letter)>, mirror: Mirror) {
    let mut lay = |square: Square, piece: Option<(usize, Letter)>| match piece {
        Some(piece) => drop(start.pieces.insert(square, piece)),
        None => drop(start.pieces.remove(&square)),
    };
    lay(square, piece);
    let opposite = mirrored(start, square, mirror);
    if let Some(other) = opposite.filter(|other| *other != square) {
        put(start, other, piece.map(|(player, letter)| (1 - player.min(1), letter)), Mirror::None);
    }
    start.holes.retain(|hole| *hole != square);
}

/// Moves what stands on one square to another; the other side's piece too where it follows and is the same.
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

/// Takes a square out of the board, with what stands there, or gives it back.
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

/// Gives a player so many pieces of a kind in the hand.
pub(crate) fn hand(start: &mut StartArray, player: usize, letter: Letter, count: usize) {
    let hands = start.hands.get_or_insert_default();
    hands.retain(|held| *held != (player, letter));
    hands.extend(std::iter::repeat_n((player, letter), count.min(MOST_HELD)));
}

fn mirrored(start: &StartArray, square: Square, mirror: Mirror) -> Option<Square> {
    match mirror {
        Mirror::None => None,
        Mirror::Reflected => start.opposite(square, false),
        Mirror::Rotated => start.opposite(square, true),
    }
}

/// Gives the board another size: the lower half keeps its place at the near edge, the upper half at the far one, and files are added and
/// taken away at the right. Castling whose squares are gone is taken away.
pub(crate) fn resize(definition: &mut Definition, files: u8, ranks: u8) -> Result<(), EditError> {
    let mut start = StartArray::of(definition)?;
    let shape = Shape::new(files, ranks).ok_or(StartError::Size)?;
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
    start.write(definition);
    let place = |text: &str| text.parse::<Square>().ok().and_then(moved).map(|square| square.to_string());
    *definition = zones::resized(definition, before, shape)?;
    definition.castling.retain_mut(|row| {
        let squares = [&row.king, &row.king_to, &row.rook, &row.rook_to].map(|text| place(text));
        let [Some(king), Some(king_to), Some(rook), Some(rook_to)] = squares else { return false };
        (row.king, row.king_to, row.rook, row.rook_to) = (king, king_to, rook, rook_to);
        true
    });
    Ok(())
}
