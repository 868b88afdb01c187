//! Castling as in chess, made from the start array; and the rights in the position text.

use crate::edit_error::EditError;
use crate::start_array::StartArray;
use menagerie_rules::{CastlingDefinition, Definition, Letter, Royal, Square};

/// Gives both players castling as in chess, between the royal pieces and the outermost pieces of one kind on their rank, with a King's
/// move of `steps` squares. 0 removes it.
pub(crate) fn set(definition: &mut Definition, steps: u8) -> Result<(), EditError> {
    if definition.players.len() > 2 {
        return Err(EditError::Castling);
    }
    definition.castling.clear();
    definition.pieces.iter_mut().for_each(|piece| piece.castles = false);
    if steps == 0 {
        return Ok(());
    }
    let start = StartArray::of(definition)?;
    let royal: Vec<Letter> =
        definition.pieces.iter().filter(|piece| piece.royal != Royal::No).map(|piece| piece.letter).collect();
    let partner = partner(definition, &start, &royal).ok_or(EditError::Castling)?;
    for player in 0..2 {
        let mut kings = start.pieces.iter().filter(|(_, (owner, letter))| *owner == player && royal.contains(letter));
        let (Some((&king, _)), None) = (kings.next(), kings.next()) else { return Err(EditError::Castling) };
        for right in [true, false] {
            let Some(rook) = outermost(&start, king, (player, partner), right) else { continue };
            definition.castling.extend(row(&start, (king, rook), partner, (player, right), steps));
        }
    }
    if definition.castling.is_empty() {
        return Err(EditError::Castling);
    }
    definition.pieces.iter_mut().filter(|piece| piece.letter == partner).for_each(|piece| piece.castles = true);
    Ok(())
}

/// The kind that castles with the King: among those that stand on most sides of the Kings, one that moves along ranks like a Rook; of
/// several, the outermost.
fn partner(definition: &Definition, start: &StartArray, royal: &[Letter]) -> Option<Letter> {
    let kings: Vec<(usize, Square)> = start
        .pieces
        .iter()
        .filter(|(_, (_, letter))| royal.contains(letter))
        .map(|(&square, &(player, _))| (player, square))
        .collect();
    let rank = |letter: Letter| {
        let sides = kings.iter().flat_map(|&(player, king)| [(player, king, true), (player, king, false)]);
        let ways: Vec<u8> = sides
            .filter_map(|(player, king, right)| {
                let found = outermost(start, king, (player, letter), right)?;
                Some(found.file().abs_diff(king.file()))
            })
            .collect();
        let betza = definition.pieces.iter().find(|piece| piece.letter == letter).map(|piece| piece.betza.as_str());
        let is_rook = betza.is_some_and(|betza| betza.contains(['R', 'Q']));
        (ways.len(), is_rook, ways.iter().map(|&way| u32::from(way)).sum::<u32>())
    };
    let kinds =
        definition.pieces.iter().filter(|piece| piece.royal == Royal::No && !piece.pawn).map(|piece| piece.letter);
    kinds.filter(|&letter| rank(letter).0 > 0).max_by_key(|&letter| rank(letter))
}

/// The outermost piece of a player and a kind on one side of the King, at least two squares away.
fn outermost(start: &StartArray, king: Square, of: (usize, Letter), right: bool) -> Option<Square> {
    let beside = |square: &Square| {
        square.rank() == king.rank()
            && if right { square.file() >= king.file() + 2 } else { square.file() + 2 <= king.file() }
    };
    let all = start.pieces.iter().filter(|(square, stands)| **stands == of && beside(square));
    all.map(|(square, _)| *square).max_by_key(|square| square.file().abs_diff(king.file()))
}

fn row(
    start: &StartArray,
    (king, rook): (Square, Square),
    partner: Letter,
    (player, right): (usize, bool),
    steps: u8,
) -> Option<CastlingDefinition> {
    // The King stays on its side of the other piece.
    let steps = steps.min(rook.file().abs_diff(king.file()) - 1);
    let to = if right { king.file() + steps } else { king.file() - steps };
    let rook_to = if right { to - 1 } else { to + 1 };
    let on_rank = |file: u8| Square::new(file, king.rank()).filter(|square| start.shape.contains(*square));
    let letter = if right { 'K' } else { 'Q' };
    // The side with the shorter distance is O-O, wherever it is.
    let way = rook.file().abs_diff(king.file());
    let other = outermost(start, king, (player, partner), !right).map(|rook| rook.file().abs_diff(king.file()));
    let short = other.is_none_or(|other| way < other || (way == other && right));
    Some(CastlingDefinition {
        right: if player == 0 { letter } else { letter.to_ascii_lowercase() },
        san: if short { "O-O" } else { "O-O-O" }.to_string(),
        king: king.to_string(),
        king_to: on_rank(to)?.to_string(),
        rook: rook.to_string(),
        rook_to: on_rank(rook_to)?.to_string(),
        ..CastlingDefinition::default()
    })
}

/// Removes castling moves whose pieces are not on their squares any more.
pub(crate) fn keep_possible(definition: &mut Definition) {
    let Ok(start) = StartArray::of(definition) else { return };
    let letter_of = |square: &str, player: usize| {
        let square = square.parse::<Square>().ok()?;
        start.pieces.get(&square).filter(|(owner, _)| *owner == player).map(|(_, letter)| letter.plain())
    };
    let (mut kings, mut partners) = (Vec::new(), Vec::new());
    for piece in &definition.clone().with_roles().pieces {
        if piece.royal != Royal::No {
            kings.push(piece.letter);
        }
        if piece.castles {
            partners.push(piece.letter);
        }
    }
    definition.castling.retain(|row| {
        let player = usize::from(row.right.is_ascii_lowercase());
        let stands = |square: &str, named: Option<Letter>, default: &[Letter]| {
            letter_of(square, player)
                .is_some_and(|found| named.map_or(default.contains(&found), |named| named == found))
        };
        stands(&row.king, row.king_letter, &kings) && stands(&row.rook, row.rook_letter, &partners)
    });
}

/// Adds the rights that a change has created to the position text, and removes those that it has ended. Other letters stay: those of
/// options and of first moves.
pub(crate) fn mend_rights(before: &Definition, definition: &mut Definition) {
    let (old, new) = (rights(before), rights(definition));
    let Ok(mut start) = StartArray::of(definition) else { return };
    if old == new || start.players.len() > 2 {
        return;
    }
    let (rights, behind) = start.rights().split_once('/').unwrap_or((start.rights(), ""));
    let others = rights.chars().filter(|letter| *letter != '-' && !old.contains(letter) && !new.contains(letter));
    let mut all: Vec<char> = others.chain(new.iter().copied()).collect();
    all.sort_by_key(|right| (right.is_lowercase(), right.to_ascii_lowercase()));
    let mut text: String = all.into_iter().collect();
    if !behind.is_empty() {
        text = format!("{text}/{behind}");
    }
    start.set_rights(&text);
    start.write(definition);
}

/// The castling rights, and those of the King's leap.
fn rights(definition: &Definition) -> Vec<char> {
    let leap: &[char] = if definition.king_leap { &['K', 'k'] } else { &[] };
    let mut rights: Vec<char> = definition.castling.iter().map(|row| row.right).chain(leap.iter().copied()).collect();
    rights.sort_unstable();
    rights.dedup();
    rights
}
