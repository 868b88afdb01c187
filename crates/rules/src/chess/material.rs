//! Draws by insufficient material.

use super::ChessPosition;
use crate::order::sort_few;
use crate::variant::{EndRules, KindSet};
use crate::{Bitboard, KindId, Player, Termination};

/// Whether there are kinds with which no player can win, on squares of any colour or of some.
const fn has_dead_kinds(ends: &EndRules) -> bool {
    !ends.harmless.is_empty() || !ends.bishops_alike.is_empty() || !ends.bishops_apart.is_empty()
}

impl ChessPosition {
    /// The reason for a draw by insufficient material, if there is one.
    pub fn material_draw(&self) -> Option<Termination> {
        let rules = self.variant.rules();
        let too_few = if rules.bare_kings_draw { self.too_few_pieces() } else { None };
        let is_dead = || has_dead_kinds(&rules.ends) && self.is_dead();
        too_few.or_else(|| is_dead().then_some(Termination::InsufficientMaterial))
    }

    /// Whether no player has more than a King and pieces that are listed as insufficient against a bare King.
    fn too_few_pieces(&self) -> Option<Termination> {
        let standard = self.variant.rules().standard;
        let players = [Player(0), Player(1)];
        if !standard && !players.into_iter().all(|player| self.has_one_royal(player)) {
            return None;
        }
        let in_hands = || {
            players.into_iter().flat_map(|player| self.state.pocket(player)).map(|(_, count)| u32::from(count)).sum()
        };
        let pieces = self.board.occupied().count() + if standard { 0 } else { in_hands() };
        if pieces == 2 {
            return Some(Termination::BareKings);
        }
        let longest = self.variant.insufficient().iter().map(Vec::len).max().unwrap_or(0);
        if pieces as usize > 2 + longest {
            return None;
        }
        let rest = |player: Player| -> Vec<KindId> {
            let standing = self.board.pieces_of(player).map(|(_, kind)| kind);
            let held =
                self.state.pocket(player).flat_map(|(kind, count)| std::iter::repeat_n(kind, usize::from(count)));
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

    /// Whether a player has exactly one royal piece on the board, or one that may become royal.
    fn has_one_royal(&self, player: Player) -> bool {
        self.board.pieces_of(player).filter(|(_, kind)| self.variant.kind(*kind).royal).count() == 1
    }

    /// Whether neither player can mate, because of the kinds of the remaining pieces or the colours of their squares.
    fn is_dead(&self) -> bool {
        let dead = &self.variant.rules().ends;
        if !dead.harmless.is_empty() && self.left_of(dead.harmless).is_some() {
            return true;
        }
        // On light squares and on dark squares.
        let has =
            |squares: Bitboard| [true, false].map(|light| squares.iter().any(|square| square.is_light() == light));
        let alike = || self.left_of(dead.bishops_alike).is_some_and(|[white, black]| has(white | black) != [true; 2]);
        let apart = || {
            self.left_of(dead.bishops_apart).is_some_and(|squares| {
                matches!(squares.map(has), [[true, false], [false, true]] | [[false, true], [true, false]])
            })
        };
        !dead.bishops_alike.is_empty() && alike() || !dead.bishops_apart.is_empty() && apart()
    }

    /// The squares of each player's pieces of some kinds, if besides them each player has at most a royal piece, and there are any.
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
        let in_hands = [Player(0), Player(1)].into_iter().any(|player| !self.state.is_pocket_empty(player));
        (!in_hands && !(squares[0] | squares[1]).is_empty()).then_some(squares)
    }
}
