//! Why a move is not legal, as a text.

use menagerie_rules::{Board, DropRefusal, KindId, KingAttack, Player, Position, Refusal, Square, Variant};

use super::tree::GameTree;
use crate::names;
use menagerie_texts::Text;

/// Why the piece on `from` may not move to `to`. None if the move is legal.
pub fn explain(tree: &GameTree, from: Square, to: Square) -> Option<Text> {
    if tree.is_over() {
        return Some(Text::new("why-over"));
    }
    let position = tree.position();
    let say = |refusal| say(position.variant(), position.board(), position.turn(), from, to, &refusal);
    position.refusal(from, to).map(say)
}

/// Why a piece of this kind in the hand of the side to move may not be dropped on a square. None if it may.
pub fn explain_drop(tree: &GameTree, kind: KindId, to: Square) -> Option<Text> {
    if tree.is_over() {
        return Some(Text::new("why-over"));
    }
    let Position::Chess(position) = tree.position() else { return None };
    let variant = position.variant();
    let piece = || names::piece(variant.kind(kind));
    let drop = |id: &str| Text::new(id).with("piece", piece()).with("square", to.to_string());
    Some(match position.drop_refusal(kind, to)? {
        DropRefusal::NotInPocket => Text::new("why-not-in-hand").with("piece", piece()),
        DropRefusal::Taken(there) => {
            Text::new("why-drop-taken").with("piece", names::piece(variant.kind(there))).with("square", to.to_string())
        }
        DropRefusal::Zone => drop("why-drop-zone"),
        DropRefusal::File(most) => drop("why-drop-file").with("count", u32::from(most)),
        DropRefusal::KingStill(attack) => attacked(variant, position.board(), "why-king-still", &attack),
        DropRefusal::Forbidden if variant.rules().pockets.drops => drop("fault-cannot-drop").with("to", to.to_string()),
        DropRefusal::Forbidden => Text::new("blocked-gates").with("piece", piece()),
    })
}

/// Why the piece on `from` may not move to `to` on a board, with `turn` to move.
pub fn say(variant: &Variant, board: &Board, turn: Player, from: Square, to: Square, refusal: &Refusal) -> Text {
    let text = |id: &str| match board.get(from) {
        Some(piece) => Text::new(id).with("piece", names::piece(variant.kind(piece.kind))),
        None => Text::new(id),
    };
    let to_text = || to.to_string();
    match refusal {
        Refusal::Empty => Text::new("why-empty").with("square", from.to_string()),
        Refusal::NotYours(owner) => text("why-not-yours")
            .with("square", from.to_string())
            .with("owner", names::player(variant.player(*owner)))
            .with("player", names::player(variant.player(turn))),
        Refusal::OwnPiece(kind) => {
            Text::new("why-own-piece").with("piece", names::piece(variant.kind(*kind))).with("square", to_text())
        }
        Refusal::Blocked(square) => text("why-blocked").with("square", square.to_string()),
        Refusal::NoCapture => text("why-blocked-target").with("square", to_text()),
        Refusal::NeedsCapture => text("why-needs-capture").with("square", to_text()),
        Refusal::Screens(0) => text("why-needs-screen"),
        Refusal::Screens(count) => text("why-many-screens").with("count", *count),
        Refusal::JumpsToCapture => text("why-jumps-to-capture").with("square", to_text()),
        Refusal::DoubleStep => text("why-double-step"),
        Refusal::NotLikeThat => match board.get(from) {
            Some(piece) => text("why-not-like-that").with("line", names::line(variant, variant.kind(piece.kind))),
            None => text("why-not-like-that"),
        },
        Refusal::KingGoes(attack) => attacked(variant, board, "why-king-goes", attack),
        Refusal::KingStill(attack) => attacked(variant, board, "why-king-still", attack),
        Refusal::KingLeft(attack) => attacked(variant, board, "why-king-left", attack),
        Refusal::Castling(fault) => fault.describe().into(),
        Refusal::LeapGone => Text::new("why-leap-gone"),
        Refusal::LeapInCheck(attack) => attacked(variant, board, "why-leap-check", attack),
        Refusal::LeapTaken => Text::new("why-leap-capture").with("square", to_text()),
        Refusal::LeapCrossed => Text::new("why-leap-crossed"),
    }
}

fn attacked(variant: &Variant, board: &Board, id: &str, attack: &KingAttack) -> Text {
    let attackers: Vec<Text> =
        attack.attackers.iter().filter_map(|&square| on_square(variant, board, square)).collect();
    Text::new(id).with("square", attack.king.to_string()).with("attackers", attackers)
}

/// The piece on a square, with its place.
pub fn standing(position: &Position, square: Square) -> Option<Text> {
    on_square(position.variant(), position.board(), square)
}

/// The piece on a square of a board, with its place.
pub fn on_square(variant: &Variant, board: &Board, square: Square) -> Option<Text> {
    let kind = names::piece(variant.kind(board.get(square)?.kind));
    Some(Text::new("on-square").with("piece", kind).with("square", square.to_string()))
}

#[cfg(test)]
mod tests {
    use crate::json::Json;
    use crate::session::Session;
    use crate::texts::Texts;

    #[test]
    fn the_status_can_say_why() {
        let fen = "k13/14/14/14/14/14/14/14/14/14/14/14/1c5K6/4R9 w - - 0 1";
        let session = Session::from_position("gigachess", None, fen).unwrap();
        let text = session.explain("e1", "e2").unwrap().unwrap();
        let spoken = |language: &str| Texts::of_language(language).words(&text);
        assert_eq!(spoken("en"), "That leaves your King on h2 attacked by the Cannon on b2");
        assert_eq!(spoken("fr"), "Votre Roi en h2 serait attaqué par le Canon en b2");
        assert!(session.explain("e1", "f1").unwrap().is_none());
        assert!(session.explain("e1", "f3").unwrap().unwrap().json().contains("line-rook"));
    }
}
