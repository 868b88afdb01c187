//! Writes a definition as XBoard's `setup` and `piece` commands.

use super::drops::DropRule;
use super::kings;
use super::parent::PLACES;
use crate::outline::{self, Outline, targets};
use crate::{FormatNote, dialect};
use menagerie_rules::{Definition, Forward, Letter, PieceDefinition, Royal};

/// The number of places before those of promoted Pawns.
const SHADOWS: usize = 11;

/// Writes the commands, with notes about everything that they cannot express.
pub(crate) fn write(definition: &Definition) -> (String, Vec<FormatNote>) {
    let outline = match Outline::of(definition) {
        Ok(outline) => outline,
        Err(note) => return (String::new(), vec![note]),
    };
    let hands = &definition.hands;
    let hand = if hands.drops { definition.pieces.len() } else { 0 };
    let parent = match (hands.drops, hands.captures) {
        (false, _) => "fairy",
        (true, true) => "crazyhouse",
        (true, false) => "bughouse",
    };
    let (files, ranks) = (definition.board.files, definition.board.ranks);
    let mut lines = vec![
        format!("variant {}", definition.id),
        format!("setup ({}) {files}x{ranks}+{hand}_{parent} {}", table(definition), definition.start),
    ];
    for piece in &definition.pieces {
        let drop = if hands.drops { drop_rule(piece, &outline).text(ranks) } else { String::new() };
        let moves = dialect::write(piece, &outline.castlings(piece.letter), outline.definition.king_leap);
        lines.push(format!("piece {}& {}{drop}", piece.letter, kings::for_xboard(&moves)));
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

/// The restrictions of a piece's drops, as far as they can be expressed.
fn drop_rule(piece: &PieceDefinition, outline: &Outline<'_>) -> DropRule {
    let mut rule = DropRule {
        on_file: piece.drops_on_file,
        differ: outline.definition.hands.bishops_differ && piece.name == "Bishop",
        ..DropRule::default()
    };
    if let Some(zone) = &piece.drop_zone
        && let Ok(squares) = zone.squares(outline.size, &[Forward::North])
        && let Some(squares) = squares.first()
    {
        let has = |rank: u8| squares.iter().any(|square| square.rank() == rank);
        rule.not_first = !has(0);
        rule.ranks = (0..outline.size.ranks()).rev().find(|&rank| has(rank)).map(|last| last + 1);
    }
    rule
}

/// The letters of both sides in XBoard's order: the Pawn first, the royal kind last.
fn table(definition: &Definition) -> String {
    let pieces = &definition.pieces;
    let royal = pieces.iter().position(|piece| piece.royal != Royal::No);
    // Eleven places behind a piece there may be the mark of a promoted Pawn.
    let hands = &definition.hands;
    let shadows = hands.captures && !hands.keep_promotions;
    let (named, shadowed) = if shadows { (SHADOWS, SHADOWS) } else { (PLACES.len(), 0) };
    let mut places: Vec<Option<Letter>> = vec![None; if shadows { 2 * SHADOWS } else { PLACES.len() }];
    let mut others: Vec<Letter> = Vec::new();
    let pawn = pieces.iter().position(|piece| piece.pawn);
    for (number, piece) in pieces.iter().enumerate().filter(|(number, _)| Some(*number) != royal) {
        let place = if Some(number) == pawn {
            Some(0)
        } else {
            PLACES[1..named].iter().position(|name| piece.name.eq_ignore_ascii_case(name)).map(|place| place + 1)
        };
        match place {
            Some(place) if places[place].is_none() => places[place] = Some(piece.letter),
            _ => others.push(piece.letter),
        }
    }
    places.extend(others.into_iter().map(Some));
    places.push(royal.map(|royal| pieces[royal].letter));
    let text = |white: bool| -> String {
        let sign = |(number, place): (usize, &Option<Letter>)| match place {
            Some(letter) => {
                let plain = letter.without_plus();
                let before = if letter.has_plus() { "^" } else { "" };
                format!("{before}{}", if white { plain.to_string() } else { plain.small() })
            }
            None if (shadowed + 1..2 * shadowed).contains(&number) && places[number - shadowed].is_some() => {
                "~".to_string()
            }
            None => ".".to_string(),
        };
        places.iter().enumerate().map(sign).collect()
    };
    text(true) + &text(false)
}
