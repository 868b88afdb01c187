//! A definition → XBoard's `setup` and `piece` commands.

use super::game::PLACES;
use crate::outline::{self, Outline, targets};
use crate::{FormatNote, dialect};
use menagerie_rules::{Definition, Letter, PieceDefinition, Royal};

/// The commands, and what of the game they cannot say.
pub(crate) fn write(definition: &Definition) -> (String, Vec<FormatNote>) {
    let outline = match Outline::of(definition) {
        Ok(outline) => outline,
        Err(note) => return (String::new(), vec![note]),
    };
    let hand = if definition.hands.drops { definition.pieces.len() } else { 0 };
    let parent = if definition.hands.captures { "crazyhouse" } else { "fairy" };
    let (files, ranks) = (definition.board.files, definition.board.ranks);
    let mut lines = vec![
        format!("variant {}", definition.id),
        format!("setup ({}) {files}x{ranks}+{hand}_{parent} {}", table(&definition.pieces), definition.start),
    ];
    for piece in &definition.pieces {
        lines.push(format!(
            "piece {}& {}",
            piece.letter,
            dialect::write(piece, &outline.castlings(piece.letter), outline.definition.king_leap)
        ));
    }
    let promotions = outline.promotions();
    let pawn = definition.pieces.iter().position(|piece| piece.pawn);
    if let Some(promotion) = pawn.and_then(|pawn| promotions[pawn].first()) {
        lines.push(format!("choice {}", targets(promotion)));
    }
    let text = lines.join("\n") + "\n";
    let mut notes = Vec::new();
    outline::check(&outline, super::read(&text), &mut notes);
    (text, notes)
}

/// The letters of both sides in XBoard's order: the Pawn first, the royal kind last.
fn table(pieces: &[PieceDefinition]) -> String {
    let royal = pieces.iter().position(|piece| piece.royal != Royal::No);
    let mut places: Vec<Option<Letter>> = vec![None; PLACES.len()];
    let mut others: Vec<Letter> = Vec::new();
    let pawn = pieces.iter().position(|piece| piece.pawn);
    for (number, piece) in pieces.iter().enumerate().filter(|(number, _)| Some(*number) != royal) {
        let place = if Some(number) == pawn {
            Some(0)
        } else {
            PLACES[1..].iter().position(|name| piece.name.eq_ignore_ascii_case(name)).map(|place| place + 1)
        };
        match place {
            Some(place) if places[place].is_none() => places[place] = Some(piece.letter),
            _ => others.push(piece.letter),
        }
    }
    places.extend(others.into_iter().map(Some));
    places.push(royal.map(|royal| pieces[royal].letter));
    let text = |white: bool| -> String {
        let letter = |place: &Option<Letter>| match place {
            Some(letter) if white => letter.to_string(),
            Some(letter) => letter.small(),
            None => ".".to_string(),
        };
        places.iter().map(letter).collect()
    };
    text(true) + &text(false)
}
