//! Features of only some games in a position that is set up: hands, checks given, pieces on whose first move another may enter.

use std::collections::BTreeMap;

use menagerie_rules::{Bitboard, Board, KindId, Player, Position, Square, Variant};
use serde::Serialize;

use super::Editor;
use crate::names;
use crate::session::guide::id_of;
use crate::session::hands::kinds;
use crate::session::scene::colour;
use menagerie_scene::PieceColour;
use menagerie_texts::Text;

/// The most pieces of a kind in a hand.
const MAX_COUNT: u8 = 99;

/// How many pieces of a kind are in a hand.
#[derive(Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct EditorHandCount {
    /// Whose hand it is, counted from 0.
    player: usize,
    /// The kind by its id: `rhinoceros`.
    kind: String,
    name: Text,
    art: String,
    colour: PieceColour,
    count: u8,
}

/// Features of only some games in a position that is set up.
pub struct EditorExtra {
    hands: BTreeMap<(usize, KindId), u8>,
    /// The number of checks that each player has given.
    checks: [u8; 2],
    /// The squares of pieces on whose first move another may enter.
    gates: Bitboard,
}

impl EditorExtra {
    pub fn none() -> EditorExtra {
        EditorExtra { hands: BTreeMap::new(), checks: [0; 2], gates: Bitboard::EMPTY }
    }

    pub fn of(position: &Position) -> EditorExtra {
        let Position::Chess(chess) = position else { return EditorExtra::none() };
        let players = || chess.variant().turn_order();
        let hand = |player: Player| {
            chess.variant_state().pocket(player).map(move |(kind, count)| ((player.index(), kind), count))
        };
        let given = |player: Player| chess.variant().rules().checks.saturating_sub(chess.checks_left(player));
        let mut checks = [0; 2];
        players().for_each(|player| checks[player.index() & 1] = given(player));
        EditorExtra { hands: players().flat_map(hand).collect(), checks, gates: chess.variant_state().gates() }
    }

    /// The hands in brackets, as in position texts; empty in games without hands.
    pub fn hands_text(&self, variant: &Variant) -> String {
        if !variant.rules().pockets.any() {
            return String::new();
        }
        let pieces = self.hands.iter().flat_map(|(&(player, kind), &count)| {
            let letter = variant.kind(kind).letter;
            let text = if player == 0 { letter.to_string() } else { letter.small() };
            std::iter::repeat_n(text, usize::from(count))
        });
        format!("[{}]", pieces.collect::<String>())
    }

    /// The field of the remaining checks, with a space before it; empty where they are not counted.
    pub fn checks_text(&self, variant: &Variant) -> String {
        let most = variant.rules().checks;
        let left = |player: usize| most.saturating_sub(self.checks[player]);
        if most == 0 { String::new() } else { format!(" {}+{}", left(0), left(1)) }
    }

    /// Whether another may enter when the piece on a square moves for the first time.
    pub fn is_gate(&self, square: Square) -> bool {
        self.gates.has(square)
    }

    /// Sets whether another may enter there.
    pub fn set_gate(&mut self, square: Square, on: bool) {
        if on { self.gates.insert(square) } else { self.gates.remove(square) }
    }
}

/// The start squares of pieces on whose first move another may enter.
pub fn gates(variant: &std::sync::Arc<Variant>) -> Vec<(Player, Square)> {
    let Position::Chess(start) = Position::start(variant) else { return Vec::new() };
    let board: &Board = start.board();
    let squares = start.variant_state().gates();
    squares.iter().filter_map(|square| Some((board.get(square)?.player, square))).collect()
}

impl Editor {
    /// How many pieces of each kind are in each hand.
    pub(super) fn hand_counts(&self) -> Vec<EditorHandCount> {
        let variant = &self.variant;
        if !variant.rules().pockets.any() {
            return Vec::new();
        }
        let mut kinds = kinds(variant);
        kinds.extend(self.extra.hands.keys().map(|&(_, kind)| kind));
        kinds.sort_unstable();
        kinds.dedup();
        let count = |player: Player, id: KindId| {
            let kind = variant.kind(id);
            EditorHandCount {
                player: player.index(),
                kind: id_of(kind),
                name: names::piece(kind),
                art: kind.art.clone(),
                colour: colour(variant, player),
                count: self.extra.hands.get(&(player.index(), id)).copied().unwrap_or_default(),
            }
        };
        let all = variant.turn_order().flat_map(|player| kinds.iter().map(move |&id| (player, id)));
        all.map(|(player, id)| count(player, id)).collect()
    }

    /// Sets the number of pieces of a kind in a player's hand.
    pub(super) fn put_in_hand(&mut self, player: Player, kind: KindId, count: u8) {
        self.extra.hands.insert((player.index(), kind), count.min(MAX_COUNT));
    }

    /// Sets the number of checks that a player has given.
    pub(super) fn give_checks(&mut self, player: Player, given: u8) {
        // The last check wins the game.
        let most = self.variant.rules().checks.saturating_sub(1);
        self.extra.checks[player.index() & 1] = given.min(most);
    }

    /// How many checks each player has given; nothing where they are not counted.
    pub(super) fn checks_given(&self) -> Vec<u8> {
        if self.variant.rules().checks == 0 { Vec::new() } else { self.extra.checks.to_vec() }
    }
}
