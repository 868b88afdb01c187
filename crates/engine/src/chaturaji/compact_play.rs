//! Moves on a compact position. The rules make them: see [`menagerie_rules::chaturaji::make`].

use super::board_tables::BoardTables;
use super::compact_move::CompactMove;
use super::compact_position::{CompactPosition, NOT_YET};
use super::square_set::squares;
#[cfg(test)]
use menagerie_rules::ChaturajiPosition;
use menagerie_rules::FourPlayersDefinition;
use menagerie_rules::chaturaji::make::{FourPlayerKind, FourPlayerState, PieceCounts, WaitingPawn, make};
use smallvec::SmallVec;

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
        let squares = (!mv.is_pass()).then_some((mv.from(), mv.to()));
        make(&mut Playing { position: self, tables }, squares, &mut ());
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

/// A compact position with its tables, on which the rules make a move.
struct Playing<'a> {
    position: &'a mut CompactPosition,
    tables: &'a BoardTables,
}

impl FourPlayerState for Playing<'_> {
    type Square = usize;
    type Kind = usize;

    #[inline]
    fn numbers(&self) -> FourPlayersDefinition {
        self.tables.numbers
    }

    #[inline]
    fn kind(&self, kind: usize) -> FourPlayerKind {
        let tables = self.tables;
        FourPlayerKind {
            points: tables.points[kind] as u16,
            royal: kind == tables.royal,
            zeroing: tables.zeroing[kind],
        }
    }

    #[inline]
    fn turn(&self) -> usize {
        usize::from(self.position.turn)
    }

    #[inline]
    fn take(&mut self, square: usize) -> Option<(usize, usize)> {
        self.position.take(square)
    }

    #[inline]
    fn put(&mut self, square: usize, player: usize, kind: usize) {
        self.position.put(square, player, kind);
    }

    #[inline]
    fn add_points(&mut self, player: usize, points: u16) {
        let score = &mut self.position.scores[player];
        *score = score.saturating_add_unsigned(points);
    }

    #[inline]
    fn kings_taken(&mut self, player: usize) -> &mut u8 {
        &mut self.position.kings_taken[player]
    }

    #[inline]
    fn has_king(&self, player: usize) -> bool {
        self.position.by_player[player] & self.position.by_kind[self.tables.royal] != 0
    }

    #[inline]
    fn in_game(&self) -> u8 {
        self.position.in_game
    }

    #[inline]
    fn boat_squares_with(&self, at: usize) -> SmallVec<[usize; 8]> {
        let Some(boat) = self.tables.boat else { return SmallVec::new() };
        let boats = self.position.by_kind[boat];
        if boats.count_ones() < 4 || boats >> at & 1 == 0 {
            return SmallVec::new();
        }
        let full = self.tables.boat_squares[at].iter().filter(|&&three| boats & three == three);
        squares(full.fold(0, |set, three| set | three)).collect()
    }

    #[inline]
    fn waiting_pawns_of(&self, players: u8) -> SmallVec<[WaitingPawn<usize, usize>; 4]> {
        let (position, tables) = (&*self.position, self.tables);
        let pawns = tables.pawn_kinds.iter().fold(0, |set, &kind| set | position.kind(kind));
        // This is rare.
        if pawns & tables.promotion_squares_of_any == 0 {
            return SmallVec::new();
        }
        let waiting = (0..4)
            .filter(|player| players >> player & 1 != 0)
            .fold(0, |set, it| set | pawns & position.by_player[it] & tables.promotion_squares[it]);
        let pawn = |square| {
            let (player, _) = position.piece(square)?;
            let target = tables.promotion(player, square)?;
            Some(WaitingPawn { square, player, target, early: tables.early[target] })
        };
        squares(waiting).filter_map(pawn).collect()
    }

    fn count_pieces(&self, player: usize, same: usize) -> PieceCounts {
        let (position, tables) = (&*self.position, self.tables);
        let count = |kind: usize| (position.by_player[player] & position.by_kind[kind]).count_ones();
        let mut counts = PieceCounts { same: count(same), ..PieceCounts::default() };
        for kind in 0..tables.kinds {
            if tables.pawns[kind] {
                counts.pawns += count(kind);
            } else if Some(kind) == tables.boat {
                counts.boats += count(kind);
            } else if kind != tables.royal {
                counts.others += count(kind);
            }
        }
        counts
    }

    #[inline]
    fn sudden_death(&self) -> Option<u32> {
        self.position.sudden_death().map(u32::from)
    }

    #[inline]
    fn end_move(&mut self, sudden_death: Option<u32>, turn: usize, progress: bool) {
        let position = &mut *self.position;
        position.sudden_death = sudden_death.map_or(NOT_YET, |left| left as u8);
        position.moves_left =
            if progress { self.tables.numbers.move_limit } else { position.moves_left.saturating_sub(1) };
        position.turn = turn as u8;
    }

    #[inline]
    fn pieces_changed(&mut self) {
        self.position.in_game = self.position.players_with_pieces(self.tables);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PieceValues;
    use menagerie_rules::{FourPlayersDefinition, Options, Variant};
    use std::collections::BTreeSet;
    use std::sync::Arc;

    fn dice(seed: u64) -> impl FnMut(usize) -> usize {
        let mut state = menagerie_rules::mix(seed) | 1;
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
