//! Examples of castling, to every possible side, by the first player who may castle.

use super::setting::{Setting, grounds, players};
use super::{CaptionedScene, MAX_EXAMPLES};
use crate::speaker::Speaker;
use crate::texts;
use menagerie_rules::{Castling, Move, MoveKind, Piece, Player, Position, Square};

/// The examples.
pub fn find_examples(speaker: &Speaker<'_>) -> Vec<CaptionedScene> {
    let (variant, language) = (speaker.variant, speaker.language);
    let Some((first, second)) = players(variant) else { return Vec::new() };
    let Position::Chess(start) = Position::start(variant) else { return Vec::new() };
    // If Kings and Rooks are dropped, they gain the rights.
    let may = |player: Player| {
        let has_right = |it: &Castling| start.has_right(it.letter) || variant.rules().pockets.drops_castle;
        let own = variant.castling().moves().iter().filter(|it| it.player == player && has_right(it));
        own.collect::<Vec<_>>()
    };
    let own = [first, second].map(may).into_iter().find(|own| !own.is_empty()).unwrap_or_default();
    let shown = own.into_iter().take(MAX_EXAMPLES).filter_map(|castle| {
        let (setting, mv) = grounds(variant, castle.player).into_iter().find_map(|ground| {
            let setting = before(&ground, castle)?;
            let is = |before: &Position, it: Move| {
                it.kind() == MoveKind::Castle
                    && it.from() == castle.king
                    && before.castling().of_move(it).is_some_and(|other| ways(other) == ways(castle))
            };
            setting.find(|before, it, _| is(before, it)).map(|(mv, _)| (setting, mv))
        })?;
        let king = (speaker.the(castle.king_kind), castle.king, castle.king_to);
        let rook = (speaker.the(castle.rook_kind), castle.rook, castle.rook_to);
        let caption = texts::example_castling(language, king.0, king.1, king.2, rook.0, rook.1, rook.2);
        Some(CaptionedScene {
            title: texts::example_castling_title(language),
            caption,
            scene: setting.scene(vec![mv], None),
        })
    });
    shown.collect()
}

/// The origins and targets of King and Rook.
fn ways(castle: &Castling) -> [Square; 4] {
    [castle.king, castle.king_to, castle.rook, castle.rook_to]
}

/// Puts the castling pieces on their start squares.
fn before<'a>(ground: &Setting<'a>, castle: &Castling) -> Option<Setting<'a>> {
    let mut setting = ground.clone();
    let other = |square| ground.board.get(square).filter(|it| it.kind != castle.king_kind);
    if other(castle.king).is_some() {
        return None;
    }
    let own: Vec<_> = ground.board.pieces_of(castle.player).filter(|(_, kind)| *kind == castle.king_kind).collect();
    for (square, _) in own {
        setting.board.take(square);
    }
    setting.board.put(castle.king, Piece { player: castle.player, kind: castle.king_kind });
    let mut setting = setting.with(castle.rook, castle.player, castle.rook_kind)?;
    setting.rights = castle.letter.to_string();
    Some(setting)
}
