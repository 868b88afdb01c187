//! Static exchange evaluation for four players: the result of a capture when all players may recapture.

use super::board_tables::BoardTables;
use super::compact_move::CompactMove;
use super::compact_position::CompactPosition;
use super::parameters::SEE_KING;

fn value(tables: &BoardTables, kind: usize) -> i32 {
    if kind == tables.royal { SEE_KING } else { tables.points[kind] * 100 }
}

/// The mover's gain by a move to a square, minus its loss there when the others capture in turn as long as it pays for them; in hundredths
/// of a point.
pub fn see(tables: &BoardTables, state: &CompactPosition, mv: CompactMove) -> i32 {
    if mv.is_pass() {
        return 0;
    }
    let (Some((mover, kind)), target) = (state.piece(mv.from()), mv.to()) else { return 0 };
    let mut balance = state.piece(target).map_or(0, |(owner, victim)| {
        if victim == tables.royal && state.is_in_game(owner) { SEE_KING } else { tables.points[victim] * 100 }
    });
    let mut occupied = (state.occupied() | 1 << target) & !(1 << mv.from());
    let (mut owner, mut standing) = (mover, kind);
    let (mut player, mut idle) = (mover, 0);
    while idle < 3 {
        player = (player + 1) & 3;
        idle += 1;
        if player == owner || !state.is_in_game(player) {
            continue;
        }
        let Some((from, by)) = state.least_attacker(tables, player, target, occupied & !(1 << target)) else {
            continue;
        };
        if value(tables, by) > value(tables, standing) {
            // The piece could be recaptured by a less valuable one.
            let rest = occupied & !(1 << from) & !(1 << target);
            let mut others = (0..4).filter(|&it| it != player && state.is_in_game(it));
            if others.any(|it| state.least_attacker(tables, it, target, rest).is_some()) {
                continue;
            }
        }
        let lost = value(tables, standing);
        if owner == mover {
            balance -= lost;
        } else if player == mover {
            balance += lost;
        }
        occupied &= !(1 << from);
        (owner, standing) = (player, by);
        idle = 0;
    }
    balance
}
