//! The cases of a game, from its definition.

use crate::case::{RuleCase, end8, kind8, player8};
use menagerie_rules::betza::{Movement, Walk};
use menagerie_rules::{
    Family, Goal, KindId, PieceKind, Player, Position, PromotionRow, Royal, Square, Termination, Variant,
};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Every case that a record of the game must reach.
pub fn wanted(variant: &Arc<Variant>) -> BTreeSet<RuleCase> {
    let mut cases = BTreeSet::new();
    let kinds = available(variant);
    for player in variant.turn_order() {
        let by = player8(player);
        for &kind in &kinds[player.index()] {
            let it = variant.kind(kind);
            if has_walk(it, |walk| walk.moves) {
                cases.insert(RuleCase::Move(by, kind8(kind)));
            }
            // A King that captured would not survive the explosion.
            let explodes = it.royal && variant.rules().capture.explodes && !variant.rules().capture.immune.has(kind);
            if !explodes && has_walk(it, |walk| walk.captures) {
                cases.insert(RuleCase::Capture(by, kind8(kind)));
            }
        }
    }
    if variant.family() == Family::Chaturaji {
        cases.insert(RuleCase::End(end8(Termination::Score)));
        return cases;
    }
    for player in variant.turn_order() {
        let by = player8(player);
        let own = &kinds[player.index()];
        for &kind in own {
            promotions(variant, player, kind, own, &mut cases);
        }
        en_passant(variant, player, &kinds, &mut cases);
        if variant.king_leap() {
            cases.insert(RuleCase::KingLeap(by));
        }
        if own.iter().any(|&kind| variant.kind(kind).royal) {
            cases.insert(RuleCase::Check(by));
        }
    }
    if variant.rules().check.forbidden {
        cases.retain(|case| !matches!(case, RuleCase::Check(_)));
    }
    cases.extend((0..variant.castling().moves().len() as u8).map(RuleCase::Castling));
    hands(variant, &kinds, &mut cases);
    cases.extend(ends(variant).into_iter().map(|reason| RuleCase::End(end8(reason))));
    cases
}

fn hands(variant: &Arc<Variant>, kinds: &[BTreeSet<KindId>; 4], cases: &mut BTreeSet<RuleCase>) {
    let rules = &variant.rules().pockets;
    for player in variant.turn_order() {
        for kind in in_hand(variant, player, kinds) {
            if rules.drops {
                cases.insert(RuleCase::Drop(player8(player), kind8(kind)));
            }
            if rules.gating {
                cases.insert(RuleCase::Gate(player8(player), kind8(kind)));
            }
        }
    }
}

/// The kinds that a player may have in the hand.
fn in_hand(variant: &Arc<Variant>, player: Player, kinds: &[BTreeSet<KindId>; 4]) -> BTreeSet<KindId> {
    let mut all: BTreeSet<KindId> = start_hand(variant, player).into_iter().collect();
    if variant.rules().pockets.captures {
        let other = usize::from(player.index() == 0);
        for &kind in &kinds[other] {
            let it = variant.kind(kind);
            let keeps = variant.rules().pockets.keep_promotions;
            let caught = it.promoted_from.filter(|_| !keeps).or(it.same_as.filter(|_| keeps)).unwrap_or(kind);
            if it.royalty != Royal::Always {
                all.insert(caught);
            }
        }
    }
    all
}

/// A player's hand at the start.
fn start_hand(variant: &Arc<Variant>, player: Player) -> Vec<KindId> {
    let start = variant.start();
    let Some((_, rest)) = start.split_once('[') else { return Vec::new() };
    let mut rest = rest.split(']').next().unwrap_or_default();
    let mut kinds = Vec::new();
    while let Some((letter, is_capital, after)) = menagerie_rules::Letter::read(rest) {
        let kind = variant.kind_by_letter(letter);
        kinds.extend(kind.filter(|_| is_capital == (player.index() == 0)));
        rest = after;
    }
    kinds
}

/// The kinds that each player may have.
pub fn available(variant: &Arc<Variant>) -> [BTreeSet<KindId>; 4] {
    let mut kinds: [BTreeSet<KindId>; 4] = Default::default();
    let start = Position::start(variant);
    for player in variant.turn_order() {
        kinds[player.index()].extend(start.board().pieces_of(player).map(|(_, kind)| kind));
        kinds[player.index()].extend(start_hand(variant, player));
    }
    if variant.family() == Family::Chaturaji {
        return kinds;
    }
    loop {
        let before = kinds.clone();
        for player in variant.turn_order() {
            let promoted: Vec<KindId> = before[player.index()]
                .iter()
                .flat_map(|&kind| &variant.kind(kind).promotions)
                .flat_map(|row| row.to.get(player.index()).into_iter().flatten().copied())
                .collect();
            kinds[player.index()].extend(promoted);
            let dropped: Vec<KindId> = in_hand(variant, player, &before).into_iter().collect();
            kinds[player.index()].extend(dropped);
        }
        if kinds == before {
            return kinds;
        }
    }
}

fn has_walk(kind: &PieceKind, wanted: impl Fn(&Walk) -> bool) -> bool {
    let movements = std::iter::once(&kind.movement).chain(kind.zone_moves.iter().map(|it| &it.movement));
    movements.into_iter().any(|movement| {
        let legs = movement.multi_leg().iter().filter(|it| it.takes.is_none()).map(|it| &it.walk);
        movement.walks().iter().chain(legs).any(&wanted)
    })
}

fn promotions(
    variant: &Arc<Variant>,
    player: Player,
    kind: KindId,
    own: &BTreeSet<KindId>,
    cases: &mut BTreeSet<RuleCase>,
) {
    let by = player8(player);
    for row in &variant.kind(kind).promotions {
        for rank in promotion_ranks(variant, player, kind, row, false) {
            for &to in row.to.get(player.index()).into_iter().flatten().filter(|to| own.contains(to)) {
                cases.insert(RuleCase::Promotion(by, kind8(kind), kind8(to), rank));
            }
        }
        if row.optional && !row.own_move {
            for rank in promotion_ranks(variant, player, kind, row, true) {
                cases.insert(RuleCase::Stay(by, kind8(kind), rank));
            }
        }
    }
}

/// The ranks of the zone that a piece can reach and promote on, or stay what it is.
fn promotion_ranks(
    variant: &Arc<Variant>,
    player: Player,
    kind: KindId,
    row: &PromotionRow,
    stays: bool,
) -> BTreeSet<u8> {
    let zone = &row.zone[player.index()];
    let rank = |square: Square| variant.relative_rank(player, square);
    if row.own_move {
        return zone.iter().map(rank).collect();
    }
    let mut ranks = BTreeSet::new();
    for from in variant.board_size().squares() {
        if stands_nowhere(variant, player, kind, from) {
            continue;
        }
        for (to, captures) in targets(variant, player, kind, from) {
            let stuck = variant.rules().must_be_able_to_move && targets(variant, player, kind, to).is_empty();
            if row.happens(player, from, to, captures) && (!stays || row.may_stay(player, to) && !stuck) {
                ranks.insert(rank(if zone.has(to) { to } else { from }));
            }
        }
    }
    ranks
}

/// Whether all moves of all pieces promote in the same way in two games that do not differ otherwise.
pub fn promotes_alike(one: &Arc<Variant>, other: &Arc<Variant>) -> bool {
    let says = |game: &Variant, player: Player, kind: KindId, from: Square, to: Square, captures: bool| {
        let rows = &game.kind(kind).promotions;
        let row = rows.iter().find(|row| row.happens(player, from, to, captures))?;
        Some((row.to[player.index()].clone(), row.may_stay(player, to), row.only_captured))
    };
    let facts = |game: &Variant, kind: KindId| {
        let it = game.kind(kind);
        let own_moves: Vec<_> =
            it.promotions.iter().filter(|row| row.own_move).map(|row| (row.to.clone(), row.zone.clone())).collect();
        (it.promotion_limit, it.promoted_from, it.same_as, it.takes_en_passant && own_moves.is_empty(), own_moves)
    };
    one.kinds().len() == other.kinds().len()
        && one.kind_ids().all(|kind| facts(one, kind) == facts(other, kind))
        && one.turn_order().all(|player| {
            one.kind_ids().all(|kind| {
                one.board_size().squares().all(|from| {
                    let leaves = !stands_nowhere(one, player, kind, from);
                    !leaves
                        || targets(one, player, kind, from).into_iter().all(|(to, captures)| {
                            says(one, player, kind, from, to, captures) == says(other, player, kind, from, to, captures)
                        })
                })
            })
        })
}

/// Whether a piece can never stand on a square: it must have promoted there, or could not move on.
fn stands_nowhere(variant: &Arc<Variant>, player: Player, kind: KindId, square: Square) -> bool {
    let it = variant.kind(kind);
    let stuck = variant.rules().must_be_able_to_move && targets(variant, player, kind, square).is_empty();
    let promoted = it.promotions.iter().any(|row| {
        let waits = row.optional || row.by_capture || row.entering || row.without_capture || row.only_captured;
        !waits && !row.own_move && row.by_moves.is_none() && row.zone[player.index()].has(square)
    });
    stuck || promoted || variant.holes().has(square) || variant.relative_rank(player, square) < it.lowest_rank
}

/// The squares that a lone piece might move to or capture on, with whether it captures. Lines go as far as the board allows.
fn targets(variant: &Arc<Variant>, player: Player, kind: KindId, from: Square) -> Vec<(Square, bool)> {
    let tables = variant.tables();
    let mut all: Vec<(Square, bool)> = Vec::new();
    all.extend(tables.leap_moves(player, kind, from).iter().map(|to| (to, false)));
    all.extend(tables.leap_captures(player, kind, from).iter().map(|to| (to, true)));
    for path in tables.paths(player, kind, from) {
        for &to in tables.path_squares(path).0 {
            all.extend([(to, false)].into_iter().filter(|_| path.moves));
            all.extend([(to, true)].into_iter().filter(|_| path.captures));
        }
    }
    all
}

fn en_passant(variant: &Arc<Variant>, player: Player, kinds: &[BTreeSet<KindId>; 4], cases: &mut BTreeSet<RuleCase>) {
    let (own, other) = (&kinds[player.index()], &kinds[usize::from(player.index() == 0)]);
    for &victim in other.iter().filter(|&&kind| steps_long(variant.kind(kind))) {
        let is_taken = variant.kind(victim).taken_en_passant;
        if is_taken {
            cases.insert(RuleCase::DoubleStep(1 - player8(player), kind8(victim)));
        }
        for &kind in own {
            let it = variant.kind(kind);
            let (by, kind, victim) = (player8(player), kind8(kind), kind8(victim));
            if it.takes_en_passant && is_taken {
                cases.insert(RuleCase::EnPassant(by, kind, victim));
            } else if captures_like_a_pawn(it) {
                cases.insert(RuleCase::NoEnPassant(by, kind, victim));
            }
        }
    }
}

/// Whether the kind makes longer steps than its other moves, which might be answered en passant.
pub fn steps_long(kind: &PieceKind) -> bool {
    kind.taken_en_passant
        || !kind.royal && (kind.pawn || kind.zeroing || !kind.promotions.is_empty()) && has_walk(kind, is_long_step)
}

/// Whether the kind might capture en passant: it is a Pawn or promotes, and captures by leaps.
pub fn captures_like_a_pawn(kind: &PieceKind) -> bool {
    !kind.royal
        && (kind.pawn || kind.zeroing || kind.takes_en_passant || !kind.promotions.is_empty())
        && has_walk(kind, leaps_aside)
}

/// Whether a walk captures by one leap to another file. A leap along the file cannot capture what steps along it.
fn leaps_aside(walk: &Walk) -> bool {
    walk.captures && walk.legs.is_empty() && walk.range == Some(1) && walk.step.0 != 0
}

/// Whether a Betza text has such a walk.
pub fn can_leap_aside(betza: &str) -> bool {
    betza.parse::<Movement>().is_ok_and(|movement| movement.walks().iter().any(leaps_aside))
}

/// Whether a walk moves two squares or more along a line and only without capturing.
fn is_long_step(walk: &Walk) -> bool {
    let (files, ranks) = (walk.step.0.unsigned_abs(), walk.step.1.unsigned_abs());
    let straight = files == 0 || ranks == 0 || files == ranks;
    walk.moves
        && !walk.captures
        && !walk.is_hopper()
        && walk.legs.is_empty()
        && straight
        && (files.max(ranks) > 1 || walk.range.is_some_and(|range| range > 1))
}

/// Whether a Betza text has such a walk.
pub fn has_long_step(betza: &str) -> bool {
    betza.parse::<Movement>().is_ok_and(|movement| movement.walks().iter().any(is_long_step))
}

/// The reasons for which a game may end.
fn ends(variant: &Arc<Variant>) -> Vec<Termination> {
    let rules = variant.rules();
    let royal = variant.kinds().iter().any(|kind| kind.royal);
    let must_move = variant.definition().passing == menagerie_rules::Passing::Never;
    let mut ends = vec![
        (Termination::Checkmate, royal && !rules.check.forbidden),
        (Termination::Stalemate, must_move),
        (Termination::Threefold, rules.ends.repetitions > 0),
        (Termination::FiftyMove, rules.ends.move_limit > 0),
        (Termination::Counting, rules.ends.counting.is_some()),
        (Termination::BareKings, rules.bare_kings_draw),
        (Termination::InsufficientMaterial, rules.bare_kings_draw && !variant.insufficient().is_empty()),
        (Termination::Score, rules.ends.facing_twice || rules.ends.passing_twice),
    ];
    ends.extend(rules.goals.iter().map(|goal| match goal {
        Goal::Reach { .. } | Goal::Castle(_) | Goal::Enter { .. } => (Termination::Goal, true),
        Goal::Checks(_) => (Termination::Checks, true),
        Goal::Extinction { .. } => (Termination::Extinction, true),
    }));
    ends.into_iter().filter(|(_, holds)| *holds).map(|(reason, _)| reason).collect()
}
