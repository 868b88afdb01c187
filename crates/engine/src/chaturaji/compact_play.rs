//! Makes moves on a compact position: captures, boat triumphs, promotions, sudden death.

use super::board_tables::BoardTables;
use super::compact_move::CompactMove;
use super::compact_position::{CompactPosition, NOT_YET};
use super::square_set::squares;
#[cfg(test)]
use menagerie_rules::ChaturajiPosition;

impl CompactPosition {
    /// The position after a legal move or a pass.
    #[inline]
    pub fn after(&self, tables: &BoardTables, mv: CompactMove) -> CompactPosition {
        let mut next = self.clone();
        next.play(tables, mv);
        next
    }

    /// Makes a legal move or a pass.
    pub fn play(&mut self, tables: &BoardTables, mv: CompactMove) {
        let mover = usize::from(self.turn);
        let were_in = self.in_game;
        let mut zeroing = false;
        let mut fewer = false;
        if !mv.is_pass()
            && let Some((player, kind)) = self.take(mv.from())
        {
            zeroing = tables.zeroing[kind];
            if let Some((victim, taken)) = self.take(mv.to()) {
                (zeroing, fewer) = (true, true);
                // Until then the mover's piece is off the board: test for its King only after its arrival.
                self.put(mv.to(), player, kind);
                self.score_capture(tables, mover, victim, taken);
            } else {
                self.put(mv.to(), player, kind);
            }
            if Some(kind) == tables.boat && self.capture_boat_square(tables, mv.to(), mover) {
                (zeroing, fewer) = (true, true);
            }
        }
        if self.has_waiting_pawns(tables) && self.promotions(tables, were_in, mv) {
            (zeroing, fewer) = (true, true);
        }
        if fewer {
            self.in_game = (0..4).filter(|&it| !self.is_bare(tables, it)).fold(0, |set, it| set | 1 << it);
        }
        if self.sudden_death != NOT_YET {
            self.sudden_death = self.sudden_death.saturating_sub(1);
        } else if self.in_game.count_ones() <= 2 {
            self.sudden_death = tables.sudden_death;
        }
        self.moves_left = if zeroing { tables.move_limit } else { self.moves_left.saturating_sub(1) };
        self.turn = self.next_player(mover) as u8;
    }

    #[inline]
    fn score_capture(&mut self, tables: &BoardTables, by: usize, victim: usize, kind: usize) {
        let mut points = tables.points[kind];
        if kind == tables.royal {
            let before = self.kings_taken[by];
            self.kings_taken[by] |= 1 << victim;
            let third = before.count_ones() == 2 && self.kings_taken[by].count_ones() == 3;
            if third && self.by_player[by] & self.by_kind[kind] != 0 {
                points = tables.third_king;
            }
        }
        self.scores[by] = self.scores[by].saturating_add(points as i16);
    }

    /// A Boat that has just arrived and completes a 2×2 square of Boats captures the other three.
    #[inline]
    fn capture_boat_square(&mut self, tables: &BoardTables, at: usize, by: usize) -> bool {
        let Some(boat) = tables.boat else { return false };
        let boats = self.by_kind[boat];
        if boats.count_ones() < 4 {
            return false;
        }
        let full = tables.boat_squares[at].iter().filter(|&&three| boats & three == three);
        let taken = full.fold(0, |set, three| set | three);
        for square in squares(taken) {
            if let Some((victim, kind)) = self.take(square) {
                self.score_capture(tables, by, victim, kind);
            }
        }
        taken != 0
    }

    /// Whether a Boat's move to a square would complete a 2×2 square of Boats.
    #[inline]
    pub fn completes_boat_square(&self, tables: &BoardTables, mv: CompactMove, kind: usize) -> bool {
        if Some(kind) != tables.boat || mv.is_pass() {
            return false;
        }
        let boats = self.by_kind[kind] & !(1 << mv.from());
        boats.count_ones() >= 3 && tables.boat_squares[mv.to()].iter().any(|three| boats & three == *three)
    }

    /// Whether there may be a Pawn to promote, which is rare.
    #[inline]
    fn has_waiting_pawns(&self, tables: &BoardTables) -> bool {
        tables.pawn_kinds.iter().any(|&kind| self.kind(kind) & tables.promotion_squares_of_any != 0)
    }

    /// Promotes the waiting Pawns whose conditions hold: first the Pawn that moved, then in the order of ranks from a1. The conditions are
    /// checked again after each.
    fn promotions(&mut self, tables: &BoardTables, were_in: u8, mv: CompactMove) -> bool {
        let mut promoted = false;
        loop {
            let pawns = tables.pawn_kinds.iter().fold(0, |set, &it| set | self.kind(it));
            let waiting = (0..4)
                .filter(|player| were_in >> player & 1 != 0)
                .fold(0, |set, it| set | pawns & self.by_player[it] & tables.promotion_squares[it]);
            if waiting == 0 {
                return promoted;
            }
            let first = if mv.is_pass() { 0 } else { 1 << mv.to() };
            let due = squares(waiting & first)
                .chain(squares(waiting & !first))
                .find_map(|square| self.promotion_due(tables, square).map(|kind| (square, kind)));
            let Some((square, kind)) = due else { return promoted };
            if let Some((player, _)) = self.take(square) {
                self.put(square, player, kind);
            }
            promoted = true;
        }
    }

    fn promotion_due(&self, tables: &BoardTables, square: usize) -> Option<usize> {
        let (player, _) = self.piece(square)?;
        let target = tables.promotion(player, square)?;
        let own = self.by_player[player];
        let count = |kind: usize| (own & self.by_kind[kind]).count_ones();
        if count(target) > 0 {
            return None;
        }
        let (mut pawns, mut boats, mut others) = (0, 0, 0);
        for kind in 0..tables.kinds {
            if tables.pawns[kind] {
                pawns += count(kind);
            } else if Some(kind) == tables.boat {
                boats += count(kind);
            } else if kind != tables.royal {
                others += count(kind);
            }
        }
        let allowed = if tables.early[target] { pawns <= 2 } else { pawns == 1 && boats <= 1 && others == 0 };
        allowed.then_some(target)
    }

    /// Asserts that the position equals the position of the rules.
    #[cfg(test)]
    fn agrees(&self, tables: &BoardTables, position: &ChaturajiPosition) -> bool {
        let same = |square: menagerie_rules::Square| {
            let piece = position.board().get(square).map(|piece| (piece.player.index(), piece.kind.index()));
            piece == self.piece(tables.index(square))
        };
        let fresh = CompactPosition::new(tables, position);
        position.variant().board_size().squares().all(same)
            && self.scores == fresh.scores
            && self.kings_taken == fresh.kings_taken
            && self.sudden_death == fresh.sudden_death
            && self.moves_left == fresh.moves_left
            && self.in_game == fresh.in_game
            && self.hash == fresh.hash
            && self.is_over() == position.is_over()
            && (position.is_over() || usize::from(self.turn) == position.turn().index())
            && position.variant().turn_order().all(|it| position.is_out(it) != self.is_in_game(it.index()))
    }
}

#[cfg(test)]
mod tests {
    use super::super::compact_position::mix;
    use super::*;
    use crate::PieceValues;
    use menagerie_rules::{FourPlayersDefinition, Options, Variant};
    use std::collections::BTreeSet;
    use std::sync::Arc;

    fn dice(seed: u64) -> impl FnMut(usize) -> usize {
        let mut state = mix(seed) | 1;
        move |limit| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state >> 11) as usize % limit
        }
    }

    /// The start position, Boats before a triumph, and Pawns before promotions.
    const STARTS: [&str; 4] = [
        "bB,bP,2,yK,yE,yN,yB/bN,bP,2,yP,yP,yP,yP/bE,bP,6/bK,bP,6/6,rP,rK/6,rP,rE/gP,gP,gP,gP,2,rP,rN/gB,gN,gE,gK,2,rP,rB r 0,0,0,0 -,-,-,- - 0 1",
        "4,yK,3/5,yP,2/1,bP,6/bK,2,gB,4/3,bB,yB,3/2,rB,4,rK/gP,4,rP,2/3,gK,4 r 1,2,3,4 -,-,-,- - 0 41",
        "3,gP,3,yK/6,yP,1/2,bK,bP,4/gB,7/6,rP,rK/8/8/3,gK,3,rE r 6,5,2,4 -,-,-,- - 0 61",
        "gP,gP,gP,2,yE,1,yK/8/6,bP,1/bK,6,bP/rP,6,rK/rP,7/4,yP,3/2,gK,2,yP,gN,1 r 9,8,7,6 -,-,-,- - 0 71",
    ];

    #[test]
    fn it_plays_as_the_rules_say() {
        let chaturaji = Variant::by_id("chaturaji", &Options::none()).expect("a game");
        let mut definition = chaturaji.definition().clone();
        definition.id = "other-numbers".to_string();
        definition.four_players = FourPlayersDefinition { third_king: 7, sudden_death: 11, move_limit: 60 };
        let other = Variant::from_definition(definition, &Options::none()).expect("a game");
        for variant in [chaturaji, other] {
            plays_as_the_rules_say(&variant);
        }
    }

    fn plays_as_the_rules_say(variant: &Arc<Variant>) {
        let tables = BoardTables::new(variant, &PieceValues::new(variant)).expect("a small board");
        let (mut promotions, mut triumphs, mut revivals) = (0, 0, 0);
        for seed in 0..400 {
            let mut below = dice(seed);
            let start = STARTS[seed as usize % STARTS.len()];
            let mut position = ChaturajiPosition::from_fen(variant, start).expect("a position");
            let mut state = CompactPosition::new(&tables, &position);
            while !position.is_over() {
                let legal = position.legal_moves();
                let expected: BTreeSet<u16> = legal.iter().map(|&mv| tables.compact(mv).bits()).collect();
                let mut moves = BTreeSet::new();
                state.each_move(&tables, false, |mv| assert!(moves.insert(mv.bits()), "twice {mv:?}"));
                if moves.is_empty() {
                    moves.insert(CompactMove::PASS.bits());
                }
                assert_eq!(moves, expected, "{}", position.fen());
                // Prefers moves of Pawns and Boats, so that promotions and triumphs happen.
                let choice: Vec<_> = (0..2).map(|_| legal[below(legal.len())]).collect();
                let letter = |mv: &menagerie_rules::Move| {
                    position.board().get(mv.from()).map_or('-', |piece| variant.kind(piece.kind).letter.base())
                };
                let likes = if seed / 4 % 2 == 0 { 'P' } else { 'B' };
                let mv = choice.iter().copied().find(|mv| letter(mv) == likes).unwrap_or(choice[0]);
                let compact = tables.compact(mv);
                let kind = position.board().get(mv.from()).map_or(0, |piece| piece.kind.index());
                let expects_triumph = state.completes_boat_square(&tables, compact, kind);
                let effects = position.play_unchecked(mv);
                state.play(&tables, compact);
                assert_eq!(expects_triumph, !effects.triumph.is_empty(), "{}", position.fen());
                promotions += effects.promoted.len();
                triumphs += effects.triumph.len();
                revivals += effects.promoted.iter().filter(|(_, kind)| variant.is_king(*kind)).count();
                assert!(state.agrees(&tables, &position), "{} {:?}", position.fen(), state);
            }
        }
        assert!(promotions > 50 && triumphs > 5 && revivals > 5, "{promotions}  {revivals}");
    }
}
