//! Finds the player who loses by a repetition: by perpetual check, attack or chase, or by passing first.

use crate::{ChessPosition, Move, MoveKind, Player};

/// The player who loses by a repetition under the rules of the variant; `None` if neither or both would. `since` holds the moves since the
/// first of the counted occurrences, the last move first, and `into` is the move that led to that occurrence.
pub(crate) fn loser(since: &[Turn<'_>], into: Option<&Turn<'_>>) -> Option<Player> {
    let last = since.first()?;
    let ends = &last.after.variant().rules().ends;
    let always = |is_one: &dyn Fn(&Turn<'_>) -> bool| {
        each_player(|player| {
            let mut own = since.iter().filter(|turn| turn.player() == player).peekable();
            own.peek().is_some() && own.all(is_one)
        })
    };
    let no = [false, false];
    let checks = if ends.perpetual_check_loses { always(&|turn| turn.after.in_check()) } else { no };
    if checks != no {
        return alone(checks);
    }
    let attacks = if ends.perpetual_attack_loses { always(&|turn| turn.after.is_attack(turn.mv)) } else { no };
    if attacks != no {
        return alone(attacks);
    }
    if ends.first_pass_loses && since.iter().all(Turn::passes) {
        return since.last().map(Turn::player);
    }
    ends.chasing.as_ref()?;
    alone(each_player(|player| chases(player, since, into)))
}

/// Evaluates a predicate for both players.
fn each_player(is_so: impl Fn(Player) -> bool) -> [bool; 2] {
    [Player(0), Player(1)].map(is_so)
}

/// The only player to whom something applies; `None` if it applies to both or neither.
const fn alone(by: [bool; 2]) -> Option<Player> {
    match by {
        [true, false] => Some(Player(0)),
        [false, true] => Some(Player(1)),
        _ => None,
    }
}

/// A move, and the positions before and after it.
pub(crate) struct Turn<'a> {
    pub mv: Move,
    pub before: &'a ChessPosition,
    pub after: &'a ChessPosition,
}

impl Turn<'_> {
    fn player(&self) -> Player {
        self.before.turn()
    }

    fn passes(&self) -> bool {
        self.mv.is_pass() || self.mv.kind() != MoveKind::Drop && self.mv.from() == self.mv.to()
    }
}

/// Whether a player has chased the same piece with every move. If the player made the last move, then `into` was also the player's, and
/// counts too.
fn chases(player: Player, since: &[Turn<'_>], into: Option<&Turn<'_>>) -> bool {
    let into = into.filter(|_| since.first().is_some_and(|last| last.player() == player));
    let mut chased = None;
    for turn in since.iter().chain(into) {
        if turn.player() == player {
            let now = turn.after.chased_by(turn.mv, turn.before);
            let kept = chased.map_or(now, |later| now & later);
            if kept.is_empty() {
                return false;
            }
            chased = Some(kept);
        } else if let Some(chased) = &mut chased
            && chased.has(turn.mv.to())
        {
            // Before its move the piece stood on the origin.
            chased.remove(turn.mv.to());
            chased.insert(turn.mv.from());
        }
    }
    chased.is_some()
}
