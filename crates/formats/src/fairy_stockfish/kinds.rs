//! The kinds of a variant, and their moves.

use super::moves::{Translated, translate};
use super::ruleset::Ruleset;
use super::start::Start;
use super::types::{self, ANY, PAWN, PieceType, SOLDIER, TypeSet};
use menagerie_rules::{BoardSize, Letter, Letters};
use std::collections::BTreeSet;

/// A kind: a type with its letter, or its promotion with a `+` before the letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Kind {
    pub piece: PieceType,
    pub plus: bool,
}

/// The kinds of a variant.
pub(super) struct Kinds<'a> {
    pub rules: &'a Ruleset,
    pub start: &'a Start,
    pub size: BoardSize,
    pub all: Vec<Kind>,
}

impl<'a> Kinds<'a> {
    /// The kinds on the board or in hand at the start, and their promotions.
    pub fn new(rules: &'a Ruleset, start: &'a Start, size: BoardSize) -> Kinds<'a> {
        let mut found: BTreeSet<Kind> =
            start.pieces.values().map(|it| Kind { piece: it.piece, plus: it.plus }).collect();
        found.extend(start.hands.iter().flatten().map(|&piece| Kind { piece, plus: false }));
        let mut kinds = Kinds { rules, start, size, all: Vec::new() };
        let mut open: Vec<Kind> = found.iter().copied().collect();
        while let Some(kind) = open.pop() {
            let moves_as = kinds.moves_as(kind);
            let mut next = Vec::new();
            if kind.plus {
                next.push(Kind { piece: kind.piece, plus: false });
                if rules.captures_to_hand && rules.drop_loop {
                    next.push(Kind { piece: moves_as, plus: false });
                }
            } else if rules.promoted.contains_key(&kind.piece) {
                next.push(Kind { piece: kind.piece, plus: true });
            }
            for player in [0, 1] {
                if kinds.promotes_as_pawn(moves_as, player) {
                    next.extend(rules.promotion_types[player].iter().map(|piece| Kind { piece, plus: false }));
                }
            }
            for kind in next {
                let is_there = rules.letters.contains_key(&kind.piece);
                if is_there && found.insert(kind) {
                    open.push(kind);
                }
            }
        }
        kinds.all = found.into_iter().collect();
        kinds
    }

    /// The type with whose moves a kind moves.
    pub fn moves_as(&self, kind: Kind) -> PieceType {
        if kind.plus { self.rules.promoted.get(&kind.piece).copied().unwrap_or(kind.piece) } else { kind.piece }
    }

    pub fn promotes_as_pawn(&self, piece: PieceType, player: usize) -> bool {
        piece == PAWN || self.rules.promotion_pawns[player].has(piece)
    }

    pub fn letter(&self, kind: Kind) -> Letter {
        // Every kind of `all` has a letter: the start is written with it, and others are only added with one.
        let base = self.rules.letters.get(&kind.piece).copied().and_then(Letter::new).unwrap_or_default();
        if kind.plus { base.with_plus() } else { base }
    }

    /// The letters of the kinds with the moves of one of these types; all letters for `*`.
    pub fn letters(&self, types: TypeSet) -> Letters {
        let is_one = |kind: &&Kind| types.has(ANY) || types.has(self.moves_as(**kind));
        Letters(self.all.iter().filter(is_one).map(|&kind| self.letter(kind)).collect())
    }

    /// The number of a player's pieces of a type at the start, hand included.
    pub fn count(&self, player: usize, piece: PieceType) -> usize {
        let is_one = |kind: Kind| self.moves_as(kind) == piece;
        let on_board = self.start.pieces.values();
        let on_board = on_board.filter(|it| it.player == player && is_one(Kind { piece: it.piece, plus: it.plus }));
        on_board.count() + self.start.hands[player].iter().filter(|&&it| it == piece).count()
    }

    /// Whether there may be more pieces of a type than at the start.
    pub fn may_come(&self, piece: PieceType) -> bool {
        let by_pawns = [0, 1].into_iter().any(|player| {
            self.rules.promotion_types[player].has(piece)
                && self.all.iter().any(|&kind| self.promotes_as_pawn(self.moves_as(kind), player))
        });
        by_pawns || self.all.iter().any(|&kind| kind.plus && self.moves_as(kind) == piece)
    }
}

/// The moves of a type.
pub(super) fn movement(rules: &Ruleset, piece: PieceType) -> Translated {
    match rules.betza.get(&piece) {
        Some(betza) => translate(betza),
        None if piece == SOLDIER && rules.soldier_promotion_rank > 0 => {
            Translated { always: "fW".into(), ..Translated::default() }
        }
        None => {
            let always = types::entry(piece).map_or("", |entry| entry.betza).to_string();
            Translated {
                always,
                initial: if piece == PAWN { "fmnD".into() } else { String::new() },
                ..Translated::default()
            }
        }
    }
}
