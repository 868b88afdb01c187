//! Draws for want of material.

use super::ChessPosition;
use crate::order::sort_few;
use crate::variant::KindSet;
use crate::{Bitboard, KindId, Player, Termination};

impl ChessPosition {
    /// Whether too little material is left to go on.
    pub fn material_draw(&self) -> Option<Termination> {
        let rules = self.variant.rules();
        let too_few = if rules.bare_kings_draw { self.too_few_pieces() } else { None };
        let is_dead = || rules.dead.any() && self.is_dead();
        too_few.or_else(|| is_dead().then_some(Termination::InsufficientMaterial))
    }

    /// Whether nobody has more than a King and what is listed as too little against a bare one.
    fn too_few_pieces(&self) -> Option<Termination> {
        let plain = self.variant.rules().plain;
        let players = [Player(0), Player(1)];
        if !plain && !players.into_iter().all(|player| self.has_one_royal(player)) {
            return None;
        }
        let in_hands =
            || players.into_iter().flat_map(|player| self.extra.hand(player)).map(|(_, count)| u32::from(count)).sum();
        let pieces = self.board.occupied().count() + if plain { 0 } else { in_hands() };
        if pieces == 2 {
            return Some(Termination::BareKings);
        }
        let longest = self.variant.insufficient().iter().map(Vec::len).max().unwrap_or(0);
        if pieces as usize > 2 + longest {
            return None;
        }
        let rest = |player: Player| -> Vec<KindId> {
            let standing = self.board.pieces_of(player).map(|(_, kind)| kind);
            let held = self.extra.hand(player).flat_map(|(kind, count)| std::iter::repeat_n(kind, usize::from(count)));
            let mut kinds: Vec<KindId> = standing.chain(held).filter(|&kind| !self.variant.kind(kind).royal).collect();
            sort_few(&mut kinds, |kind| *kind);
            kinds
        };
        let (white, black) = (rest(Player(0)), rest(Player(1)));
        let alone = match (white.is_empty(), black.is_empty()) {
            (true, _) => black,
            (_, true) => white,
            _ => return None,
        };
        let enough_for_a_draw = |listed: &Vec<KindId>| {
            let mut listed = listed.clone();
            sort_few(&mut listed, |kind| *kind);
            listed == alone
        };
        self.variant.insufficient().iter().any(enough_for_a_draw).then_some(Termination::InsufficientMaterial)
    }

    /// Whether a player has just one royal piece on the board, or one that may be.
    fn has_one_royal(&self, player: Player) -> bool {
        self.board.pieces_of(player).filter(|(_, kind)| self.variant.kind(*kind).royal).count() == 1
    }

    /// Whether only pieces are left that can do no harm, by their kinds or by the colours of their squares.
    fn is_dead(&self) -> bool {
        let dead = &self.variant.rules().dead;
        if !dead.harmless.is_empty() && self.left_of(dead.harmless).is_some() {
            return true;
        }
        // On light squares and on dark ones.
        let has =
            |squares: Bitboard| [true, false].map(|light| squares.iter().any(|square| square.is_light() == light));
        let alike = || self.left_of(dead.alike).is_some_and(|[white, black]| has(white | black) != [true; 2]);
        let apart = || {
            self.left_of(dead.apart).is_some_and(|squares| {
                matches!(squares.map(has), [[true, false], [false, true]] | [[false, true], [true, false]])
            })
        };
        !dead.alike.is_empty() && alike() || !dead.apart.is_empty() && apart()
    }

    /// Where each player's pieces of some kinds stand, if nothing else is left but a royal piece of each player at most, and there are any.
    fn left_of(&self, kinds: KindSet) -> Option<[Bitboard; 2]> {
        let mut squares = [Bitboard::EMPTY; 2];
        let mut royals = [0, 0];
        for (square, piece) in self.board.pieces() {
            let player = piece.player.index() & 1;
            if kinds.has(piece.kind) {
                squares[player].insert(square);
            } else if self.variant.kind(piece.kind).royal && royals[player] == 0 {
                royals[player] = 1;
            } else {
                return None;
            }
        }
        let in_hands = [Player(0), Player(1)].into_iter().any(|player| !self.extra.is_hand_empty(player));
        (!in_hands && !(squares[0] | squares[1]).is_empty()).then_some(squares)
    }
}
