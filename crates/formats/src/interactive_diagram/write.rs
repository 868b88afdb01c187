//! Writes a definition as an Interactive Diagram.

use crate::outline::{self, Outline, targets};
use crate::{FormatNote, dialect};
use menagerie_rules::{Definition, Letter, PieceDefinition, PromotionDefinition, Royal, Square};

/// Writes the text, with notes about everything that it cannot express.
pub(crate) fn write(definition: &Definition) -> (String, Vec<FormatNote>) {
    let outline = match Outline::of(definition) {
        Ok(outline) => outline,
        Err(note) => return (String::new(), vec![note]),
    };
    let mut lines = vec![format!("## {}", one_line(&definition.name))];
    lines.push(format!("files={}", definition.board.files));
    lines.push(format!("ranks={}", definition.board.ranks));
    let order = promotions(&outline, &mut lines);
    let royal = order.iter().map(|&place| &definition.pieces[place]).filter(|piece| piece.royal != Royal::No);
    let royal: Vec<String> = royal.map(|piece| piece.letter.to_string()).collect();
    lines.push(format!("royal={}", if royal.is_empty() { "0".to_string() } else { royal.join(",") }));
    if let Some(trade) = &definition.capture.trade {
        let number = |letter: &Letter| order.iter().position(|&place| definition.pieces[place].letter == *letter);
        if let [letter] = trade.pieces.0.as_slice()
            && let Some(place) = number(letter)
        {
            lines.push(format!("protected={}", place + 1));
            if trade.no_counterstrike {
                lines.push(format!("counterStrike={}", place + 1));
            }
        }
    }
    if definition.hands.captures && definition.hands.drops {
        lines.push("holdingsType=-1".to_string());
    }
    if !definition.shuffle.is_empty() {
        lines.push(format!("shuffle={}", shuffled(definition)));
    }
    let symmetry = symmetry(&outline);
    lines.push(format!("symmetry={}", symmetry.unwrap_or("none")));
    for place in order {
        lines.push(piece(&outline, &definition.pieces[place], symmetry.is_some()));
    }
    if !outline.setup.holes.is_empty() {
        // All holes are written, whatever the symmetry of the pieces.
        lines.push(format!("hole::::{},,", written(&outline.setup.holes)));
    }
    let text = lines.join("\n") + "\n";
    let mut notes = Vec::new();
    outline::check(&outline, super::read(&text), &mut notes);
    (text, notes)
}

/// The groups of shuffled pieces, with `!` before those of which half stand on each colour.
fn shuffled(definition: &Definition) -> String {
    let bound = |letter: &Letter| {
        let piece = definition.pieces.iter().find(|piece| piece.letter == *letter);
        piece.is_some_and(|piece| matches!(piece.betza.as_str(), "B" | "F" | "A" | "D"))
    };
    let groups = definition.shuffle.iter().map(|group| {
        let marked = |letter: &Letter| if group.bishops_differ && bound(letter) { "!" } else { "" };
        group.pieces.0.iter().map(|letter| format!("{}{letter}", marked(letter))).collect::<String>()
    });
    groups.collect::<Vec<_>>().join(",")
}

/// Writes the parameters of promotion, and returns the order of the kinds: those that promote come first.
fn promotions(outline: &Outline<'_>, lines: &mut Vec<String>) -> Vec<usize> {
    let pieces = &outline.definition.pieces;
    let promotions = outline.promotions();
    let mut order: Vec<usize> = (0..pieces.len()).filter(|&place| !promotions[place].is_empty()).collect();
    let count = order.len();
    lines.push(format!("maxPromote={count}"));
    let place_of = |letter: Letter| pieces.iter().position(|piece| piece.letter == letter);
    let shogi: Vec<usize> = order
        .iter()
        .filter_map(|&place| promotions[place].first().filter(|promotion| promotion.leaving && promotion.optional))
        .filter_map(|promotion| targets(promotion).0.first().copied().and_then(place_of))
        .collect();
    let rows: Vec<(&PromotionDefinition, u8)> = order
        .first()
        .into_iter()
        .flat_map(|&place| &promotions[place])
        .filter_map(|row| Some((row, outline.zone_depth(row.zone.as_ref())?)))
        .collect();
    let deepest = rows.iter().map(|(_, depth)| *depth).max().unwrap_or(1);
    if count > 0 {
        lines.push(format!("promoZone={deepest}"));
    }
    if count > 0 && shogi.len() == count && shogi.iter().all(|place| !order.contains(place)) {
        lines.push(format!("promoOffset={count}"));
        order.extend(shogi);
    } else if let Some((first, _)) = rows.first() {
        let mut choice = String::new();
        if first.optional {
            let last = if first.must_in.is_some() { "!" } else { "" };
            choice.push_str(&format!("{last}{}", pieces[order[0]].letter));
        }
        let mut written: Vec<Letter> = Vec::new();
        for (row, depth) in rows.iter().rev() {
            for letter in targets(row).0 {
                if written.contains(&letter) {
                    continue;
                }
                written.push(letter);
                let star = if row.only_captured || limited(pieces, letter) { "*" } else { "" };
                let depth = if *depth == deepest { String::new() } else { depth.to_string() };
                choice.push_str(&format!("{star}{letter}{depth}"));
            }
        }
        lines.push(format!("promoChoice={choice}"));
    }
    let rest: Vec<usize> = (0..pieces.len()).filter(|place| !order.contains(place)).collect();
    order.extend(rest);
    order
}

fn limited(pieces: &[PieceDefinition], letter: Letter) -> bool {
    pieces.iter().any(|piece| piece.letter == letter && piece.promotion_limit > 0)
}

/// The symmetry of the start position, if diagrams support it.
fn symmetry(outline: &Outline<'_>) -> Option<&'static str> {
    let (files, ranks) = (outline.size.files(), outline.size.ranks());
    let fits = |turned: bool| {
        outline.setup.board.iter().all(|(square, (player, letter))| {
            let file = if turned { files - 1 - square.file() } else { square.file() };
            let opposite = Square::new(file, ranks - 1 - square.rank());
            opposite.and_then(|opposite| outline.setup.board.get(&opposite)) == Some(&(1 - player, *letter))
        })
    };
    if fits(false) {
        Some("mirror")
    } else if fits(true) {
        Some("rotate")
    } else {
        None
    }
}

/// The line of a kind.
fn piece(outline: &Outline<'_>, piece: &PieceDefinition, symmetric: bool) -> String {
    let moves = dialect::write(piece, &outline.castlings(piece.letter), outline.definition.king_leap);
    let name = one_line(&piece.name).to_lowercase().replace(':', " ");
    let art = if piece.art == name { "" } else { piece.art.as_str() };
    let mut squares = written(&outline.squares(0, piece.letter));
    let second = outline.squares(1, piece.letter);
    if !symmetric {
        squares.push_str(&format!(",,{}", written(&second)));
    }
    let hand = outline.setup.hands.iter().filter(|stands| **stands == (0, piece.letter)).count();
    let hand = if hand > 0 { format!(":{hand}") } else { String::new() };
    format!("{name}:{}:{moves}:{art}:{squares}{hand}", piece.letter)
}

/// Writes squares, with ranges for three and more in a row.
fn written(squares: &[Square]) -> String {
    let mut squares = squares.to_vec();
    squares.sort_by_key(|square| (square.rank(), square.file()));
    let mut parts: Vec<String> = Vec::new();
    let mut row: Vec<Square> = Vec::new();
    let close = |row: &mut Vec<Square>, parts: &mut Vec<String>| {
        match row.as_slice() {
            [first, _, .., last] => parts.push(format!("{first}-{last}")),
            few => parts.extend(few.iter().map(ToString::to_string)),
        }
        row.clear();
    };
    for square in squares {
        if row.last().is_some_and(|last| (last.rank(), last.file() + 1) != (square.rank(), square.file())) {
            close(&mut row, &mut parts);
        }
        row.push(square);
    }
    close(&mut row, &mut parts);
    parts.join(",")
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").replace(['<', '>', '|', '='], " ")
}
