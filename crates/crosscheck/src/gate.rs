//! The requirements for a record, and what a line reaches of them.

use crate::case::{RuleCase, end8, kind8, player8};
use crate::line::{Line, PlayedLine, Seen};
use crate::mutant::{RuleMutant, mutants};
use crate::wanted::{captures_like_a_pawn, steps_long, wanted};
use menagerie_rules::{
    Castling, Definition, KindId, Move, MoveKind, Options, Outcome, Player, Position, Square, Variant, VariantError,
};
use std::collections::BTreeSet;
use std::sync::Arc;

/// A game with the requirements for its record.
#[derive(Clone, Debug)]
pub struct Gate {
    /// The game.
    pub variant: Arc<Variant>,
    /// The cases of its rules.
    pub cases: BTreeSet<RuleCase>,
    /// The mutants of the game, each with one rule changed.
    pub mutants: Vec<RuleMutant>,
}

/// What lines reach.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reached {
    /// The cases.
    pub cases: BTreeSet<RuleCase>,
    /// The mutants that they distinguish from the game, by index.
    pub mutants: BTreeSet<usize>,
}

impl Gate {
    /// The gate of a game.
    ///
    /// # Errors
    /// If the definition is wrong or lacks one of the options.
    pub fn new(definition: Definition, options: &Options) -> Result<Gate, VariantError> {
        let mutants = mutants(&definition, options);
        Ok(Gate { mutants, ..Gate::with_cases_only(definition, options)? })
    }

    /// The gate of a game without mutants: some games have so many that trying them takes hours.
    ///
    /// # Errors
    /// If the definition is wrong or lacks one of the options.
    pub fn with_cases_only(definition: Definition, options: &Options) -> Result<Gate, VariantError> {
        let variant = Variant::from_definition(definition, options)?;
        let cases = wanted(&variant);
        Ok(Gate { variant, cases, mutants: Vec::new() })
    }

    /// The cases of the game that a line reaches.
    pub fn cases_of(&self, line: &PlayedLine) -> BTreeSet<RuleCase> {
        let mut cases = BTreeSet::new();
        for (plies, position) in line.positions().iter().enumerate() {
            standing(position, &line.outcome(plies), &mut cases);
        }
        for (pair, &mv) in line.positions().windows(2).zip(line.moves()) {
            if let [before, after] = pair {
                played(before, mv, after, &mut cases);
            }
        }
        cases.retain(|case| self.cases.contains(case));
        cases
    }

    /// What all lines together reach.
    pub fn reached(&self, lines: &[Line]) -> Reached {
        let watched: Vec<WatchedLine> = lines.iter().filter_map(|line| WatchedLine::new(self, line.clone())).collect();
        let cases = watched.iter().flat_map(|line| line.cases.iter().copied()).collect();
        let distinguished = |mutant: &RuleMutant| {
            mutant.variant().is_some_and(|variant| watched.iter().any(|line| line.distinguishes(&variant)))
        };
        let mutants = (0..self.mutants.len()).filter(|&at| distinguished(&self.mutants[at])).collect();
        Reached { cases, mutants }
    }

    /// What is not reached, in words.
    pub fn missing(&self, reached: &Reached) -> Vec<String> {
        let cases = self.cases.difference(&reached.cases).map(|case| case.named(&self.variant).to_string());
        let mutants = self.mutants.iter().enumerate().filter(|(at, _)| !reached.mutants.contains(at));
        cases.chain(mutants.map(|(_, mutant)| mutant.name.clone())).collect()
    }
}

/// A line with the observable facts at each of its positions.
#[derive(Clone, Debug)]
pub struct WatchedLine {
    /// The line.
    pub line: Line,
    /// The cases that it reaches.
    pub cases: BTreeSet<RuleCase>,
    seen: Vec<Seen>,
}

impl WatchedLine {
    /// Plays a line; none if its start is not a position of the game.
    pub fn new(gate: &Gate, line: Line) -> Option<WatchedLine> {
        let played = line.play(&gate.variant)?;
        let seen = (0..played.positions().len()).map(|plies| Seen::of(&played, plies)).collect();
        Some(WatchedLine { cases: gate.cases_of(&played), seen, line })
    }

    /// Whether a mutant differs at some position of the line.
    pub fn distinguishes(&self, mutant: &Arc<Variant>) -> bool {
        self.line.play(mutant).is_some_and(|other| {
            let differs = |(plies, seen): (usize, &Seen)| Seen::of(&other, plies) != *seen;
            other.positions().len() < self.seen.len() || self.seen.iter().enumerate().any(differs)
        })
    }
}

/// Adds the cases that hold in a position.
pub fn standing(position: &Position, outcome: &Outcome, cases: &mut BTreeSet<RuleCase>) {
    let by = player8(position.turn());
    for mv in position.legal_moves() {
        let Some(piece) = position.piece_at(mv.from()) else { continue };
        if mv.from_pocket().is_some() || mv.is_castling() || mv.is_pass() {
            continue;
        }
        let kind = kind8(piece.kind);
        cases.insert(match captures(position, mv) {
            Some(_) => RuleCase::Capture(by, kind),
            None => RuleCase::Move(by, kind),
        });
    }
    if position.in_check() {
        cases.insert(RuleCase::Check(by));
    }
    if let Some(reason) = outcome.termination() {
        cases.insert(RuleCase::End(end8(reason)));
    }
}

fn captures(position: &Position, mv: Move) -> Option<Square> {
    match position {
        Position::Chess(position) => position.captured_by(mv).map(|(square, _)| square),
        Position::Chaturaji(_) => position.piece_at(mv.to()).map(|_| mv.to()),
    }
}

/// The cases of a move.
pub fn played(before: &Position, mv: Move, after: &Position, cases: &mut BTreeSet<RuleCase>) {
    let (variant, player) = (before.variant(), before.turn());
    let by = player8(player);
    match (mv.kind(), mv.from_pocket()) {
        (MoveKind::Drop, Some(kind)) => {
            cases.insert(RuleCase::Drop(by, kind8(kind)));
            return;
        }
        (MoveKind::Gate | MoveKind::CastleGate | MoveKind::CastleGateRook, Some(kind)) => {
            cases.insert(RuleCase::Gate(by, kind8(kind)));
        }
        (MoveKind::KingLeap, _) => {
            cases.insert(RuleCase::KingLeap(by));
        }
        (MoveKind::Swap, _) => {
            cases.insert(RuleCase::Swap(by));
        }
        (MoveKind::Pass, _) => {
            cases.insert(RuleCase::Pass(by));
            return;
        }
        _ => {}
    }
    if let Some(castle) = before.castling().of_move(mv) {
        // From another start the origins differ, but the targets and the index of the castling move do not.
        let ways = |it: &Castling| (it.player, it.king_to, it.rook_to);
        let place = variant.castling().moves().iter().position(|it| ways(it) == ways(castle));
        cases.extend(place.map(|place| RuleCase::Castling(place as u8)));
        return;
    }
    let Some(piece) = before.piece_at(mv.from()) else { return };
    let kind = kind8(piece.kind);
    if mv.kind() == MoveKind::Via {
        cases.insert(RuleCase::OnTheWay(by, kind));
    }
    if mv.kind() == MoveKind::DoubleStep {
        cases.insert(RuleCase::DoubleStep(by, kind));
    }
    if let (MoveKind::EnPassant, Position::Chess(position)) = (mv.kind(), before)
        && let Some((_, victim)) = position.captured_by(mv)
    {
        cases.insert(RuleCase::EnPassant(by, kind, kind8(victim.kind)));
    }
    promotion(before, after, mv, player, piece.kind, cases);
    not_en_passant(before, after, mv, piece.kind, cases);
}

fn promotion(
    before: &Position,
    after: &Position,
    mv: Move,
    player: Player,
    kind: KindId,
    cases: &mut BTreeSet<RuleCase>,
) {
    let variant = before.variant();
    let rows = &variant.kind(kind).promotions;
    let in_zone = |square: Square| rows.iter().any(|row| row.zone[player.index()].has(square));
    let captures = captures(before, mv).is_some();
    let happens = rows.iter().any(|row| row.happens(player, mv.from(), mv.to(), captures));
    let rank = |square: Square| variant.relative_rank(player, square);
    let rank = rank(if in_zone(mv.to()) { mv.to() } else { mv.from() });
    let became = after.piece_at(mv.to()).filter(|piece| piece.player == player).map(|piece| piece.kind);
    match mv.promotion().or(became) {
        Some(to) if to != kind => {
            cases.insert(RuleCase::Promotion(player8(player), kind8(kind), kind8(to), rank));
        }
        Some(_) if happens => {
            cases.insert(RuleCase::Stay(player8(player), kind8(kind), rank));
        }
        _ => {}
    }
}

/// Adds enemies that would capture en passant if their kind, or that of the piece that has just stepped, did so.
fn not_en_passant(before: &Position, after: &Position, mv: Move, victim: KindId, cases: &mut BTreeSet<RuleCase>) {
    let variant = before.variant();
    if !steps_long(variant.kind(victim)) || before.piece_at(mv.to()).is_some() || mv.promotion().is_some() {
        return;
    }
    let passed = between(mv.from(), mv.to());
    if passed.is_empty() || passed.iter().any(|&square| before.piece_at(square).is_some()) {
        return;
    }
    let by = after.turn();
    let is_taken = variant.kind(victim).taken_en_passant;
    for (square, kind) in after.board().pieces_of(by) {
        let it = variant.kind(kind);
        let reaches = || variant.tables().leap_captures(by, kind, square);
        if !(it.takes_en_passant && is_taken)
            && captures_like_a_pawn(it)
            && passed.iter().any(|&passed| reaches().has(passed))
        {
            cases.insert(RuleCase::NoEnPassant(player8(by), kind8(kind), kind8(victim)));
        }
    }
}

/// The squares between two on a line; empty if they are not on one.
fn between(from: Square, to: Square) -> Vec<Square> {
    let files = to.file() as i8 - from.file() as i8;
    let ranks = to.rank() as i8 - from.rank() as i8;
    let length = files.abs().max(ranks.abs());
    if length < 2 || files % length != 0 || ranks % length != 0 {
        return Vec::new();
    }
    (1..length).filter_map(|step| from.offset(files / length * step, ranks / length * step)).collect()
}
