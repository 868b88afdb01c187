//! What a capture comes to when everybody may take back.

use super::ground::Ground;
use super::moves::Step;
use super::state::State;

/// What losing the King counts in an exchange, in hundredths of a point.
const KING: i32 = 1_500;

fn loss(ground: &Ground, kind: usize) -> i32 {
    if kind == ground.royal { KING } else { ground.points[kind] * 100 }
}

/// What the mover gains by a move to a square, less what it loses there when the others capture in their turn, as long as that pays
/// for them; in hundredths of a point.
pub(super) fn exchange(ground: &Ground, state: &State, step: Step) -> i32 {
    if step.is_pass() {
        return 0;
    }
    let (Some((mover, kind)), target) = (state.piece(step.from()), step.to()) else { return 0 };
    let mut balance = state.piece(target).map_or(0, |(owner, victim)| {
        if victim == ground.royal && state.is_in(owner) { KING } else { ground.points[victim] * 100 }
    });
    let mut occupied = (state.occupied() | 1 << target) & !(1 << step.from());
    let (mut owner, mut standing) = (mover, kind);
    let (mut player, mut idle) = (mover, 0);
    while idle < 3 {
        player = (player + 1) & 3;
        idle += 1;
        if player == owner || !state.is_in(player) {
            continue;
        }
        let Some((from, by)) = state.least_attacker(ground, player, target, occupied & !(1 << target)) else {
            continue;
        };
        if loss(ground, by) > loss(ground, standing) {
            // It would be lost for less if somebody can take back.
            let rest = occupied & !(1 << from) & !(1 << target);
            let mut others = (0..4).filter(|&it| it != player && state.is_in(it));
            if others.any(|it| state.least_attacker(ground, it, target, rest).is_some()) {
                continue;
            }
        }
        let worth = loss(ground, standing);
        if owner == mover {
            balance -= worth;
        } else if player == mover {
            balance += worth;
        }
        occupied &= !(1 << from);
        (owner, standing) = (player, by);
        idle = 0;
    }
    balance
}
