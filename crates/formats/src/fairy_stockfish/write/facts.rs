//! Values of a definition in a form for comparing and writing.

use super::super::zones::{own_rank, whole};
use menagerie_rules::{
    Bitboard, BoardSize, Definition, Forward, Letter, LettersByPlayer, PieceDefinition, PromotionDefinition, Square,
    Zone, write_squares,
};

/// The forward directions of both players.
pub(super) const FORWARDS: [Forward; 2] = [Forward::North, Forward::South];

/// The squares of a zone for each player; an unreadable zone is empty.
pub(super) fn squares(zone: &Zone, size: BoardSize) -> [Bitboard; 2] {
    let found = zone.squares(size, &FORWARDS).unwrap_or_default();
    [0, 1].map(|player| found.get(player).copied().unwrap_or(Bitboard::EMPTY))
}

/// The squares on which a kind may stand.
pub(super) fn confined(piece: &PieceDefinition, size: BoardSize) -> [Bitboard; 2] {
    piece.confined.as_ref().map_or([whole(size); 2], |zone| squares(zone, size))
}

/// The promotion of a kind, from either form of the definition.
pub(super) fn promotion(piece: &PieceDefinition) -> Option<PromotionDefinition> {
    let plain = || PromotionDefinition {
        to: LettersByPlayer::Same(piece.promotes_to.clone()),
        ..PromotionDefinition::default()
    };
    piece.promotion.0.first().cloned().or_else(|| (!piece.promotes_to.0.is_empty()).then(plain))
}

/// The squares of the promotion zone.
pub(super) fn promotion_zone(promotion: &PromotionDefinition, size: BoardSize) -> [Bitboard; 2] {
    promotion.zone.as_ref().map_or_else(|| own_rank(size.ranks() - 1, size), |zone| squares(zone, size))
}

/// The kinds to which a player's pieces may promote.
pub(super) fn targets(promotion: &PromotionDefinition, player: usize) -> Vec<Letter> {
    match &promotion.to {
        LettersByPlayer::Same(letters) => letters.0.clone(),
        LettersByPlayer::Each(each) => each.get(player).map_or_else(Vec::new, |letters| letters.0.clone()),
    }
}

/// The start squares of a letter, for each player.
pub(super) fn start_squares(definition: &Definition, letter: Letter, size: BoardSize) -> [Bitboard; 2] {
    let mut found = [Bitboard::EMPTY; 2];
    let placement = definition.start.split([' ', '[']).next().unwrap_or("");
    for (row, text) in placement.split('/').enumerate() {
        let Some(rank) = usize::from(size.ranks()).checked_sub(row + 1) else { break };
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

/// Writes squares in Fairy-Stockfish's form; `-` for none.
pub(super) fn region(squares: Bitboard, size: BoardSize) -> String {
    match write_squares(squares, size).as_str() {
        "" => "-".to_string(),
        "*" => (1..=size.ranks()).map(|rank| format!("*{rank}")).collect::<Vec<_>>().join(" "),
        text => text.to_string(),
    }
}
