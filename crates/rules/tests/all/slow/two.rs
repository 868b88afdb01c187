//! Two players: a position, its FEN, and its legal moves, found by trying each one.

use super::board::{At, Board, Piece, name, piece_of, square, text_of};
use super::rules::Rules;
use super::walk::{passed_over, ways};
use super::{castling, drops, duties, en_passant, explosions, gating, legs, promotions, royalty};
use menagerie_rules::{Letter, Passing};
use std::collections::{BTreeMap, BTreeSet};

/// The target of a piece, whether the move is a long step, and the captured piece with its square.
type Target = (At, bool, Option<(At, Piece)>);

/// A position of a two-player game.
#[derive(Clone)]
pub struct Two<'a> {
    pub rules: &'a Rules,
    pub board: Board,
    pub turn: usize,
    pub rights: Vec<char>,
    /// By player: the pieces in the pocket, in the order of the definition.
    pub hands: [Vec<Letter>; 2],
    /// The squares of first-rank pieces that have not moved yet.
    pub gates: BTreeSet<At>,
    /// The squares that a long step has just passed, and the square of the piece that made it.
    pub passed: Option<(Vec<At>, At)>,
    /// How many checks each player still has to give.
    pub checks: [u32; 2],
    /// The target of the last move if it captured a traded kind by another kind.
    pub traded: Option<At>,
    /// The kind that the last move dropped.
    pub dropped: Option<Letter>,
    pub halfmove_clock: u32,
    pub fullmove_number: u32,
}

/// A pseudo-legal move and the position after it.
#[derive(Clone)]
pub struct Try<'a> {
    pub text: String,
    pub what: What,
    pub from: At,
    pub to: At,
    /// The captured piece and its square.
    pub captured: Option<(At, Piece)>,
    /// The kind after promotion.
    pub promoted: Option<Letter>,
    pub after: Two<'a>,
}

/// The kind of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    Step,
    /// A multi-leg move that captures on the way.
    Legs,
    Castling,
    Drop,
    Pass,
}

impl<'a> Two<'a> {
    /// Parses a well-formed FEN.
    pub fn read(rules: &'a Rules, text: &str) -> Two<'a> {
        let fields: Vec<&str> = text.split(' ').collect();
        let (pieces, hands) = fields[0].split_once('[').unwrap_or((fields[0], "]"));
        let counted = rules.counted_checks();
        let checks = if counted > 0 {
            let (first, second) = fields[4].split_once('+').expect("two numbers");
            [first, second].map(|number| number.parse().expect("a number"))
        } else {
            [0, 0]
        };
        let clocks = if counted > 0 { &fields[5..] } else { &fields[4..] };
        let mut position = Two {
            rules,
            board: Board::read(rules, pieces),
            turn: rules.player(fields[1].chars().next().expect("a side")),
            rights: Vec::new(),
            hands: Default::default(),
            gates: BTreeSet::new(),
            passed: None,
            checks,
            traded: None,
            dropped: None,
            halfmove_clock: clocks[0].parse().expect("a number"),
            fullmove_number: clocks[1].parse().expect("a number"),
        };
        let mut rest = hands.trim_end_matches(']');
        while !rest.is_empty() {
            let (piece, after) = piece_of(rest);
            position.gain(piece.player, piece.letter);
            rest = after;
        }
        gating::read_rights(&mut position, fields[2]);
        // A capture passes no squares, so one field is enough for both.
        let trades = rules.capture.trade.is_some() && fields[3] != "-";
        let at = trades.then(|| square_of(fields[3])).filter(|(_, rest)| rest.is_empty()).map(|(at, _)| at);
        let mover = 1 - position.turn;
        position.traded = at.filter(|at| position.board.get(*at).is_some_and(|piece| piece.player == mover));
        let passed = if position.traded.is_some() { "-" } else { fields[3] };
        position.passed = en_passant::read(&position, passed);
        position
    }

    pub fn write(&self) -> String {
        let rules = self.rules;
        let mut pieces = self.board.write(rules);
        if rules.hands.captures || rules.hands.drops || rules.hands.gating {
            let of = |player: usize| {
                let text = |letter: &Letter| text_of(Piece { player, letter: *letter });
                self.hands[player].iter().map(text).collect::<String>()
            };
            pieces += &format!("[{}{}]", of(0), of(1));
        }
        let rights = gating::write_rights(self);
        let passed = self.traded.map_or_else(|| en_passant::write(self), name);
        let checks = match rules.counted_checks() {
            0 => String::new(),
            _ => format!(" {}+{}", self.checks[0], self.checks[1]),
        };
        let turn = rules.players[self.turn].0;
        format!("{pieces} {turn} {rights} {passed}{checks} {} {}", self.halfmove_clock, self.fullmove_number)
    }

    /// Adds a piece to a pocket.
    pub fn gain(&mut self, player: usize, letter: Letter) {
        self.hands[player].push(letter);
        let place = |letter: &Letter| self.rules.kinds.iter().position(|kind| kind.letter == *letter);
        self.hands[player].sort_by_key(place);
    }

    /// Removes a piece from a pocket.
    pub fn lose(&mut self, player: usize, letter: Letter) {
        let place = self.hands[player].iter().position(|it| *it == letter).expect("a piece in the hand");
        self.hands[player].remove(place);
    }

    /// Whether this player is in check.
    pub fn in_check(&self, player: usize) -> bool {
        royalty::in_check(self, player)
    }

    /// Every legal move with the position after it; none if a goal has ended the game.
    pub fn moves(&self) -> BTreeMap<String, Two<'a>> {
        if super::goals::reached(self).is_some() {
            return BTreeMap::new();
        }
        let mut moves = BTreeMap::new();
        for it in self.moves_without_goals() {
            let twice = moves.insert(it.text.clone(), it.after);
            assert!(twice.is_none(), "{} is written for two moves in {}", it.text, self.write());
        }
        moves
    }

    /// Every legal move, ignoring goals.
    pub fn moves_without_goals(&self) -> Vec<Try<'a>> {
        let mut tries = self.steps();
        tries.extend(castling::castlings(self));
        tries.extend(castling::kings_leaps(self));
        tries.extend(legs::moves(self));
        tries.retain(|it| royalty::is_safe(self, it));
        // A piece enters only with a move that is legal without it, as in Fairy-Stockfish.
        let gated: Vec<Try<'a>> = tries.iter().flat_map(|it| gating::with_entry(self, it)).collect();
        let others = gated.into_iter().chain(drops::drops(self)).filter(|it| royalty::is_safe(self, it));
        tries.extend(others);
        for it in &mut tries {
            it.after.traded = legs::traded(self, it);
        }
        let passes = tries.iter().any(|it| it.what == What::Pass);
        if self.rules.passing == Passing::Always && !passes && !self.in_check(self.turn) {
            tries.push(self.pass());
        }
        duties::keep_what_is_allowed(self, &mut tries);
        if tries.is_empty() && self.rules.passing == Passing::WithoutMove && !self.in_check(self.turn) {
            tries.push(self.pass());
        }
        tries
    }

    /// The moves of pieces, including promotions and captures en passant.
    fn steps(&self) -> Vec<Try<'a>> {
        let mut found = Vec::new();
        for (from, _) in self.board.of(self.turn) {
            let captures_passing = en_passant::targets(self, from);
            let mut targets: Vec<Target> = Vec::new();
            for &(to, victim) in &captures_passing {
                targets.push((to, false, self.board.get(victim).map(|piece| (victim, piece))));
            }
            for (to, is_long) in ways(self.rules, &self.board, from) {
                // A piece that captures en passant on a square cannot move there without capturing.
                if captures_passing.iter().all(|(target, _)| *target != to) {
                    targets.push((to, is_long, self.board.get(to).map(|piece| (to, piece))));
                }
            }
            for (to, is_long, captured) in targets {
                for promoted in promotions::choices(self, from, to, captured.as_ref().map(|(victim, _)| *victim)) {
                    let ending = promoted.map_or_else(String::new, |to| promotions::text(self.rules, to));
                    found.push(Try {
                        text: format!("{}{}{ending}", name(from), name(to)),
                        what: What::Step,
                        from,
                        to,
                        captured,
                        promoted,
                        after: self.after_step((from, to), promoted, captured, is_long),
                    });
                }
            }
        }
        found
    }

    /// The position after a piece has moved from one square to another.
    pub fn after_step(
        &self,
        (from, to): (At, At),
        promoted: Option<Letter>,
        captured: Option<(At, Piece)>,
        is_long: bool,
    ) -> Two<'a> {
        let mut after = self.clone();
        let piece = self.board.get(from).expect("a piece");
        after.board.set(from, None);
        if let Some((at, victim)) = captured {
            after.board.set(at, None);
            after.take_prisoner(victim);
        }
        after.board.set(to, Some(Piece { letter: promoted.unwrap_or(piece.letter), ..piece }));
        if captured.is_some() {
            explosions::explode(&mut after, to);
        }
        let passed = passed_over(from, to);
        let is_long = is_long
            && self.rules.kind(piece.letter).taken_en_passant
            && en_passant::is_open(self.rules, 1 - self.turn, &passed);
        let progress = captured.is_some() || self.is_progress(piece, from, to, promoted);
        after.finish(&[from, to], progress);
        after.passed = is_long.then_some((passed, to));
        after
    }

    /// Whether a move of this piece resets the move counter: moves of some kinds that no other move can undo, and promotions in some
    /// games.
    fn is_progress(&self, piece: Piece, from: At, to: At, promoted: Option<Letter>) -> bool {
        let kind = self.rules.kind(piece.letter);
        if promoted.is_some() && (kind.zeroing || self.rules.ends.promotion_is_progress) {
            return true;
        }
        kind.zeroing && {
            let mut empty = Board::empty(self.rules);
            empty.set(to, Some(piece));
            !ways(self.rules, &empty, to).contains_key(&from)
        }
    }

    /// Adds a captured piece to the other side's pocket, if the game has pockets.
    pub fn take_prisoner(&mut self, victim: Piece) {
        if self.rules.hands.captures {
            self.gain(1 - victim.player, drops::in_hand(self.rules, victim.letter));
        }
    }

    /// A null move.
    pub fn pass(&self) -> Try<'a> {
        let mut after = self.clone();
        after.finish(&[], false);
        let nowhere = (-1, -1);
        let (text, what) = ("0000".to_string(), What::Pass);
        Try { text, what, from: nowhere, to: nowhere, captured: None, promoted: None, after }
    }

    /// Everything that a move changes besides the pieces: rights, gates, counters, turn. `touched` are the squares that pieces left or
    /// reached.
    pub fn finish(&mut self, touched: &[At], progress: bool) {
        castling::lose_rights(self, touched);
        gating::close(self, touched);
        self.passed = None;
        self.traded = None;
        self.dropped = None;
        self.halfmove_clock = if progress { 0 } else { self.halfmove_clock.saturating_add(1) };
        self.fullmove_number = self.fullmove_number.saturating_add(self.turn as u32);
        self.turn = 1 - self.turn;
        if self.rules.counted_checks() > 0 && self.in_check(self.turn) {
            let left = &mut self.checks[1 - self.turn];
            *left = left.saturating_sub(1);
        }
    }

    /// The outcome of this position alone, given whether there is a legal move.
    pub fn outcome(&self, can_move: bool) -> String {
        super::goals::outcome(self, can_move)
    }
}

/// The square at the beginning of a text, and the rest of the text.
pub fn square_of(text: &str) -> (At, &str) {
    let end = text[1..].find(|letter: char| !letter.is_ascii_digit()).map_or(text.len(), |at| at + 1);
    (square(&text[..end]), &text[end..])
}
