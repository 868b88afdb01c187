//! A position as text, for a terminal.

use menagerie_rules::{Family, Piece, Player, Position, Square, Variant};

/// The board as text: capitals for White, or colour letter and piece letter.
pub fn board(position: &Position) -> String {
    let variant = position.variant();
    let size = variant.board_size();
    let two = variant.players().len() == 2;
    let cell = |piece: Option<Piece>| match piece {
        None if two => ".".to_string(),
        None => "..".to_string(),
        Some(piece) => {
            let letter = variant.kind(piece.kind).letter;
            match (two, piece.player.index()) {
                (true, 0) => letter.to_string(),
                (true, _) => letter.small(),
                (false, _) => format!("{}{letter}", variant.player(piece.player).letter),
            }
        }
    };
    let width = if two { 2 } else { 3 };
    let mut text = String::new();
    for rank in (0..size.ranks()).rev() {
        text.push_str(&format!("{:>2} ", rank + 1));
        for square in (0..size.files()).filter_map(|file| Square::new(file, rank)) {
            text.push_str(&format!("{:>width$}", cell(position.piece_at(square))));
        }
        text.push('\n');
    }
    text.push_str("   ");
    for file in 0..size.files() {
        text.push_str(&format!("{:>width$}", (b'a' + file) as char));
    }
    if let (Family::Chaturaji, Position::Chaturaji(position)) = (variant.family(), position) {
        text.push_str(&format!("\n{}", scores(variant, position)));
    }
    text
}

fn scores(variant: &Variant, position: &menagerie_rules::ChaturajiPosition) -> String {
    let one = |player: Player| {
        let out = if position.is_out(player) { " (out)" } else { "" };
        format!("{} {}{out}", variant.player(player).name, position.scores()[player.index()])
    };
    let left = position.sudden_death().map_or_else(String::new, |left| format!("; sudden death: {left} moves left"));
    variant.turn_order().map(one).collect::<Vec<_>>().join(", ") + &left
}
