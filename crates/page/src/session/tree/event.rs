//! What a move does besides moving a piece.

use menagerie_rules::{Move, Piece, Player, Position, Variant};

use crate::texts::Text;

/// What one move did.
#[derive(Default)]
pub struct MoveEvent {
    /// What was captured, anywhere.
    pub captured: Vec<Piece>,
    /// What else the players should hear of.
    pub news: Vec<Text>,
}

impl MoveEvent {
    /// What a legal move of this position does.
    pub fn of(position: &Position, mv: Move) -> MoveEvent {
        match position {
            Position::Chess(position) => MoveEvent {
                captured: position.captured_by(mv).map(|(_, piece)| piece).into_iter().collect(),
                news: Vec::new(),
            },
            Position::Chaturaji(before) => {
                let mut after = before.clone();
                let Ok(effects) = after.play(mv) else { return MoveEvent::default() };
                let variant = before.variant();
                let mut news = Vec::new();
                if !effects.triumph.is_empty() {
                    news.push(Text::new("news-boat-triumph").with("player", name(variant, before.turn())));
                }
                for &(square, kind) in &effects.promoted {
                    let owner = after.board().get(square).map_or(before.turn(), |piece| piece.player);
                    let text = Text::new("news-promoted").with("player", name(variant, owner));
                    news.push(text.with("square", square.to_string()).with("piece", Text::piece(variant.kind(kind))));
                }
                news.extend(effects.out.iter().map(|&out| Text::new("news-out").with("player", name(variant, out))));
                let triumph = effects.triumph.iter().map(|&(_, piece)| piece);
                MoveEvent { captured: effects.captured.into_iter().chain(triumph).collect(), news }
            }
        }
    }
}

fn name(variant: &Variant, player: Player) -> Text {
    Text::player(variant.player(player))
}
