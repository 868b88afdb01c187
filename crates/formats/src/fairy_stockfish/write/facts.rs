//! What a definition says, in the form in which it is compared and written.

use super::super::zones::{own_rank, whole};
use menagerie_rules::{
    Bitboard, Definition, Forward, Letter, LettersByPlayer, PieceDefinition, PromotionDefinition, Shape, Square, Zone,
    write_squares,
};

/// Where north and south look.
pub(super) const FORWARDS: [Forward; 2] = [Forward::North, Forward::South];

/// The squares of a zone for each player; those of an unreadable one are none.
pub(super) fn squares(zone: &Zone, shape: Shape) -> [Bitboard; 2] {
    let found = zone.squares(shape, &FORWARDS).unwrap_or_default();
    [0, 1].map(|player| found.get(player).copied().unwrap_or(Bitboard::EMPTY))
}

/// The squares that a kind may stand on.
pub(super) fn confined(piece: &PieceDefinition, shape: Shape) -> [Bitboard; 2] {
    piece.confined.as_ref().map_or([whole(shape); 2], |zone| squares(zone, shape))
}

/// How a kind promotes, in either form.
pub(super) fn promotion(piece: &PieceDefinition) -> Option<PromotionDefinition> {
    let plain = || PromotionDefinition {
        to: LettersByPlayer::Same(piece.promotes_to.clone()),
        ..PromotionDefinition::default()
    };
    piece.promotion.0.first().cloned().or_else(|| (!piece.promotes_to.0.is_empty()).then(plain))
}

/// Where it promotes.
pub(super) fn promotion_zone(promotion: &PromotionDefinition, shape: Shape) -> [Bitboard; 2] {
    promotion.zone.as_ref().map_or_else(|| own_rank(shape.ranks() - 1, shape), |zone| squares(zone, shape))
}

/// What a player's pieces may become.
pub(super) fn targets(promotion: &PromotionDefinition, player: usize) -> Vec<Letter> {
    match &promotion.to {
        LettersByPlayer::Same(letters) => letters.0.clone(),
        LettersByPlayer::Each(each) => each.get(player).map_or_else(Vec::new, |letters| letters.0.clone()),
    }
}

/// The squares where a letter stands at the start, for each player.
pub(super) fn start_squares(definition: &Definition, letter: Letter, shape: Shape) -> [Bitboard; 2] {
    let mut found = [Bitboard::EMPTY; 2];
    let placement = definition.start.split([' ', '[']).next().unwrap_or("");
    for (row, text) in placement.split('/').enumerate() {
        let Some(rank) = usize::from(shape.ranks()).checked_sub(row + 1) else { break };
        let (mut rest, mut file) = (text, 0_usize);
        while let Some(first) = rest.chars().next() {
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            if digits > 0 {
                file = file.saturating_add(rest[..digits].parse().unwrap_or(usize::MAX));
                rest = &rest[digits..];
                continue;
            }
            match Letter::read(rest) {
                Some((known, capital, after)) => {
                    let square = u8::try_from(file).ok().and_then(|file| Square::new(file, rank as u8));
                    if let Some(square) = square.filter(|_| known == letter) {
                        found[usize::from(!capital)].insert(square);
                    }
                    rest = after;
                }
                None => rest = &rest[first.len_utf8()..],
            }
            file = file.saturating_add(1);
        }
    }
    found
}

/// Squares as Fairy-Stockfish writes them; `-` for none.
pub(super) fn region(squares: Bitboard, shape: Shape) -> String {
    match write_squares(squares, shape).as_str() {
        "" => "-".to_string(),
        "*" => (1..=shape.ranks()).map(|rank| format!("*{rank}")).collect::<Vec<_>>().join(" "),
        text => text.to_string(),
    }
}
