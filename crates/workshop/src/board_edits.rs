//! Changes of the start array and of the board.

use crate::edit_error::EditError;
use crate::mirror::Mirror;
use crate::start_array::{StartArray, StartError};
use crate::zones;
use menagerie_rules::{BoardSize, Definition, Forward, Letter, Square};

/// The most pieces of a kind in a hand at the start.
const MAX_HELD: usize = 64;

/// Puts a piece on a square, or empties it; the other sides follow as `mirror` says.
pub(crate) fn put(start: &mut StartArray, square: Square, piece: Option<(usize, Letter)>, mirror: Mirror) {
    let player = piece.map_or_else(|| owner(start, square), |(player, _)| player);
    let others = followers(start, square, player, mirror);
    for (square, player) in std::iter::once((square, player)).chain(others.into_iter().filter(|(it, _)| *it != square))
    {
        match piece {
            Some((_, letter)) => drop(start.pieces.insert(square, (player, letter))),
            None => drop(start.pieces.remove(&square)),
        }
        start.holes.retain(|hole| *hole != square);
    }
}

/// The owner of the piece on a square; the first player where there is none.
fn owner(start: &StartArray, square: Square) -> usize {
    start.pieces.get(&square).map_or(0, |(player, _)| *player)
}

/// Moves a piece to another square. If other sides follow, their pieces move too if they are of the same kind.
pub(crate) fn shift(start: &mut StartArray, from: Square, to: Square, mirror: Mirror) {
    let Some(&(player, letter)) = start.pieces.get(&from) else { return };
    if from == to {
        return;
    }
    let others = followers(start, from, player, mirror).into_iter().zip(followers(start, to, player, mirror));
    let others: Vec<((Square, usize), (Square, usize))> = others.collect();
    start.pieces.remove(&from);
    put(start, to, Some((player, letter)), Mirror::None);
    for ((from, owner), (other_to, _)) in others {
        if from != to && start.pieces.get(&from) == Some(&(owner, letter)) {
            start.pieces.remove(&from);
            put(start, other_to, Some((owner, letter)), Mirror::None);
        }
    }
}

/// Makes a square a hole, which removes the piece there, or makes it a square again.
pub(crate) fn hole(start: &mut StartArray, square: Square, mirror: Mirror) {
    let there = start.holes.contains(&square);
    let others = followers(start, square, owner(start, square), mirror);
    for square in std::iter::once(square).chain(others.into_iter().map(|(square, _)| square)) {
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

fn followers(start: &StartArray, square: Square, player: usize, mirror: Mirror) -> Vec<(Square, usize)> {
    match mirror {
        Mirror::None => Vec::new(),
        Mirror::Reflected => start.others(square, player, false),
        Mirror::Rotated => start.others(square, player, true),
    }
}

/// Changes the size of the board. The lower half stays at the near edge, the upper half at the far one. Files are added and removed on
/// the right; in the middle where four players sit around the board. Castling moves whose squares are gone are removed.
pub(crate) fn resize(definition: &mut Definition, files: u8, ranks: u8) -> Result<(), EditError> {
    let mut start = StartArray::of(definition)?;
    let shape = BoardSize::new(files, ranks).ok_or(StartError::Size)?;
    let before = start.shape;
    let around = start.players.len() > 2;
    let halved = |at: u8, before: u8, after: u8| {
        if at >= before.div_ceil(2) {
            (after + at).checked_sub(before).filter(|at| *at >= after / 2)
        } else {
            Some(at).filter(|at| *at < after.div_ceil(2))
        }
    };
    let moved = |square: Square| {
        let rank = halved(square.rank(), before.ranks(), ranks)?;
        let file = if around { halved(square.file(), before.files(), files)? } else { square.file() };
        Square::new(file, rank).filter(|square| shape.contains(*square))
    };
    start.pieces = start.pieces.into_iter().filter_map(|(square, piece)| Some((moved(square)?, piece))).collect();
    start.holes = start.holes.into_iter().filter_map(moved).collect();
    start.shape = shape;
    zones::resize(definition, before, shape)?;
    let directions = definition.players.iter().map(|player| player.forward);
    for (row, forward) in definition.promotion_squares.iter_mut().zip(directions) {
        let wanted = if matches!(forward, Forward::North | Forward::South) { files } else { ranks };
        *row = stretched(row, usize::from(wanted));
    }
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

/// A row of letters, longer or shorter by those in its middle.
fn stretched(row: &str, wanted: usize) -> String {
    let letters: Vec<char> = row.chars().collect();
    let Some(middle) = letters.get(letters.len() / 2) else { return String::new() };
    let half = letters.len().min(wanted) / 2;
    let (start, end) = (&letters[..half], &letters[letters.len() - half..]);
    let between = std::iter::repeat_n(middle, wanted - 2 * half);
    start.iter().chain(between).chain(end).collect()
}
