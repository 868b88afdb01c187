//! The points that a move in Chaturaji gives away, computed independently of the engine: every capture that an opponent could make now is
//! tried, and its recapture.

use menagerie_rules::ChaturajiPosition;
use menagerie_rules::{KindId, Move, Player, Square};

/// The cost of a lost King: all points that its player could still have won.
const KING: i32 = 15;

/// The points of a player.
pub fn score(position: &ChaturajiPosition, player: Player) -> i32 {
    i32::try_from(position.scores()[player.index()]).expect("no game has so many points")
}

/// The position after a move.
pub fn after(position: &ChaturajiPosition, mv: Move) -> ChaturajiPosition {
    let mut next = position.clone();
    next.play_unchecked(mv);
    next
}

/// The maximum cost for `player` of one capture by another player, minus the best recapture. Only the capturer moves in between.
pub fn loss(position: &ChaturajiPosition, player: Player) -> i32 {
    let others = position.variant().turn_order().filter(|&other| other != player);
    others
        .filter_map(|other| with_turn(position, other))
        .map(|turned| worst_capture(&turned, player))
        .max()
        .unwrap_or(0)
}

/// The [`loss`] that `player` cannot avoid after the worst reply of an opponent.
pub fn lasting_loss(position: &ChaturajiPosition, player: Player) -> i32 {
    let now = loss(position, player);
    let others = position.variant().turn_order().filter(|&other| other != player);
    let replies = others.filter_map(|other| with_turn(position, other)).flat_map(|turned| {
        turned.legal_moves().into_iter().map(|mv| after(&turned, mv)).collect::<Vec<ChaturajiPosition>>()
    });
    let later = replies.filter_map(|reply| with_turn(&reply, player)).map(|turned| {
        let moves = turned.legal_moves().into_iter();
        moves.map(|mv| loss(&after(&turned, mv), player)).min().unwrap_or(0)
    });
    later.max().unwrap_or(0).max(now)
}

/// The position after all players before `player` have passed; `None` if that player is out, or the game is over.
fn with_turn(position: &ChaturajiPosition, player: Player) -> Option<ChaturajiPosition> {
    let mut turned = position.clone();
    while turned.turn() != player && !turned.is_out(player) && !turned.is_over() {
        turned.play_unchecked(Move::PASS);
    }
    (!turned.is_out(player) && !turned.is_over()).then_some(turned)
}

fn points(position: &ChaturajiPosition, kind: KindId) -> i32 {
    let kind = position.variant().kind(kind);
    if kind.royal { KING } else { i32::from(kind.points) }
}

fn worst_capture(position: &ChaturajiPosition, of: Player) -> i32 {
    let captures = position.legal_moves().into_iter().filter(|mv| !mv.is_pass()).filter_map(|mv| {
        let victim = position.board().get(mv.to()).filter(|victim| victim.player == of)?;
        let mover = position.board().get(mv.from())?;
        let back = if can_take(&after(position, mv), of, mv.to()) { points(position, mover.kind) } else { 0 };
        Some((points(position, victim.kind) - back).max(0))
    });
    captures.max().unwrap_or(0)
}

fn can_take(position: &ChaturajiPosition, by: Player, square: Square) -> bool {
    let turned = with_turn(position, by);
    turned.is_some_and(|turned| turned.legal_moves().into_iter().any(|mv| !mv.is_pass() && mv.to() == square))
}
