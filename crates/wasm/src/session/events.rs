//! What each move did besides moving a piece, found by playing it once more.

use menagerie_rules::{Game, Piece, Player, Position, Variant};

/// What one move did.
#[derive(Default)]
pub struct Event {
    /// Who moved.
    pub mover: Option<Player>,
    /// What was captured, anywhere.
    pub captured: Vec<Piece>,
    /// What else the players should hear of, in sentences.
    pub news: Vec<String>,
}

/// What each move of the game did.
pub fn events(game: &Game) -> impl Iterator<Item = Event> {
    let before = std::iter::once(game.start()).chain(game.plies().iter().map(|ply| &ply.position));
    before.zip(game.plies()).map(|(before, ply)| match before {
        Position::Chess(position) => Event {
            mover: Some(position.turn()),
            captured: position.captured_by(ply.mv).map(|(_, piece)| piece).into_iter().collect(),
            news: Vec::new(),
        },
        Position::Chaturaji(position) => {
            let mut after = position.clone();
            let Ok(effects) = after.play(ply.mv) else { return Event::default() };
            let variant = position.variant();
            let mut news = Vec::new();
            if !effects.triumph.is_empty() {
                news.push(format!("Boat triumph for {}!", name(variant, position.turn())));
            }
            for &(square, kind) in &effects.promoted {
                let owner = after.board().get(square).map(|piece| format!("{}'s ", name(variant, piece.player)));
                let owner = owner.unwrap_or_default();
                news.push(format!("{owner}Pawn on {square} became a {}.", variant.kind(kind).name));
            }
            news.extend(effects.out.iter().map(|&player| format!("{} is out.", name(variant, player))));
            let triumph = effects.triumph.iter().map(|&(_, piece)| piece);
            Event {
                mover: Some(position.turn()),
                captured: effects.captured.into_iter().chain(triumph).collect(),
                news,
            }
        }
    })
}

fn name(variant: &Variant, player: Player) -> &str {
    &variant.player(player).name
}
