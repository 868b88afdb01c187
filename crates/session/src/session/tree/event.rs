//! What a move does besides moving a piece.

use menagerie_rules::{Move, Piece, Player, Position, Variant};

use crate::names;
use menagerie_texts::Text;

/// What one move did.
#[derive(Clone, Default)]
pub struct MoveEvent {
    /// The captured pieces, on any square.
    pub captured: Vec<Piece>,
    /// What else to report to the players.
    pub news: Vec<Text>,
}

impl MoveEvent {
    /// The event of a legal move in this position.
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
                    news.push(text.with("square", square.to_string()).with("piece", names::piece(variant.kind(kind))));
                }
                news.extend(effects.out.iter().map(|&out| Text::new("news-out").with("player", name(variant, out))));
                let triumph = effects.triumph.iter().map(|&(_, piece)| piece);
                MoveEvent { captured: effects.captured.into_iter().chain(triumph).collect(), news }
            }
        }
    }
}

fn name(variant: &Variant, player: Player) -> Text {
    names::player(variant.player(player))
}
