//! A step of a lesson in progress.

use super::classroom::{attackers_after, moves, must_be_safe};
use super::stars::{allowed, becomes_another};
use super::step::{LessonStep, LessonTask};
use menagerie_rules::{Bitboard, Board, KindId, KingAttack, Move, Piece, Position, Refusal, Square, Variant};
use std::sync::Arc;

/// The result of pressing a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PressReply {
    /// It was right.
    Right,
    /// It was found already.
    Again,
    /// The piece's own square: nothing happens.
    Itself,
    /// The piece cannot move there.
    Refused(Refusal),
    /// The piece could take that, but the pieces on these squares would recapture.
    Protected(Vec<Square>),
    /// There is nothing to take.
    NothingThere,
    /// The piece would promote there.
    WouldChange,
    /// A legal move, but not the one that the step is about.
    AnotherMove,
}

/// A step of a lesson in progress.
#[derive(Clone, Debug)]
pub struct LessonPlay {
    variant: Arc<Variant>,
    step: LessonStep,
    board: Board,
    pupil: Square,
    found: Bitboard,
    stars: Bitboard,
    made: u32,
    done: bool,
}

impl LessonPlay {
    /// Begins a step of a lesson of this game.
    pub fn new(variant: &Arc<Variant>, step: &LessonStep) -> LessonPlay {
        let stars = match &step.task {
            LessonTask::Stars { stars, .. } => *stars,
            _ => Bitboard::EMPTY,
        };
        LessonPlay {
            variant: Arc::clone(variant),
            board: step.board.clone(),
            pupil: step.pupil,
            step: step.clone(),
            found: Bitboard::EMPTY,
            stars,
            made: 0,
            done: false,
        }
    }

    /// The step.
    pub fn step(&self) -> &LessonStep {
        &self.step
    }

    /// The current position of the pieces.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The current square of the piece.
    pub fn pupil(&self) -> Square {
        self.pupil
    }

    /// The squares that were found.
    pub fn found(&self) -> Bitboard {
        self.found
    }

    /// The stars that are left.
    pub fn stars(&self) -> Bitboard {
        self.stars
    }

    /// How many moves were made.
    pub fn made(&self) -> u32 {
        self.made
    }

    /// Whether everything is done.
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// The squares that the piece can move to now.
    pub fn moves(&self) -> Bitboard {
        match &self.step.task {
            _ if self.done => Bitboard::EMPTY,
            LessonTask::Special { position, .. } => special_moves(position, self.pupil).map(|mv| mv.to()).collect(),
            LessonTask::Stars { .. } => allowed(&self.variant, &self.board, self.pupil),
            _ => moves(&self.variant, &self.board, self.pupil),
        }
    }

    /// The squares that are right to press now.
    pub fn answers(&self) -> Bitboard {
        match &self.step.task {
            _ if self.done => Bitboard::EMPTY,
            LessonTask::Watch { .. } => Bitboard::EMPTY,
            LessonTask::Find { answer } => *answer & !self.found,
            LessonTask::Stars { .. } => self.best_moves(),
            LessonTask::Take { prey } => Bitboard::of(*prey),
            LessonTask::Special { goals, .. } => *goals,
        }
    }

    /// The kinds that the piece can promote to now; several if its owner chooses.
    pub fn becomes(&self) -> Vec<KindId> {
        let LessonTask::Special { position, goals, .. } = &self.step.task else { return Vec::new() };
        let mut kinds = Vec::new();
        for mv in special_moves(position, self.step.pupil).filter(|mv| goals.has(mv.to())) {
            let mut after = Position::clone(position);
            if after.play(mv).is_ok()
                && let Some(piece) = after.piece_at(mv.to())
                && !kinds.contains(&piece.kind)
            {
                kinds.push(piece.kind);
            }
        }
        kinds
    }

    /// Marks the watching step as seen, which completes it.
    pub fn watched(&mut self) {
        self.done |= matches!(self.step.task, LessonTask::Watch { .. });
    }

    /// Presses a square.
    pub fn press(&mut self, square: Square) -> PressReply {
        if square == self.pupil || self.done {
            return PressReply::Itself;
        }
        match self.step.task.clone() {
            LessonTask::Watch { .. } => PressReply::Itself,
            LessonTask::Find { answer } => self.find(square, answer),
            LessonTask::Stars { .. } => self.walk(square),
            LessonTask::Take { prey } => self.take(square, prey),
            LessonTask::Special { position, goals, .. } => self.special(square, &position, goals),
        }
    }

    fn find(&mut self, square: Square, answer: Bitboard) -> PressReply {
        if self.found.has(square) {
            return PressReply::Again;
        }
        if !answer.has(square) {
            return self.refused(square);
        }
        self.found.insert(square);
        self.done = self.found == answer;
        PressReply::Right
    }

    fn walk(&mut self, square: Square) -> PressReply {
        if let Some(piece) = self.board.get(self.pupil)
            && moves(&self.variant, &self.board, self.pupil).has(square)
            && becomes_another(&self.variant, piece, square)
        {
            return PressReply::WouldChange;
        }
        if !self.moves().has(square) {
            return self.refused(square);
        }
        self.go(square);
        self.stars.remove(square);
        self.done = self.stars.is_empty();
        PressReply::Right
    }

    fn take(&mut self, square: Square, prey: Square) -> PressReply {
        if let Some(refusal) = self.variant.illegal_geometry(&self.board, self.pupil, square) {
            return PressReply::Refused(refusal);
        }
        if square == prey {
            self.go(square);
            self.done = true;
            return PressReply::Right;
        }
        if self.board.get(square).is_none() {
            return PressReply::NothingThere;
        }
        PressReply::Protected(attackers_after(&self.variant, &self.board, self.pupil, square).iter().collect())
    }

    fn special(&mut self, square: Square, position: &Position, goals: Bitboard) -> PressReply {
        if let Some(refusal) = position.refusal(self.pupil, square) {
            return PressReply::Refused(refusal);
        }
        if !goals.has(square) {
            return PressReply::AnotherMove;
        }
        let mut after = position.clone();
        let strongest = |mv: &Move| mv.promotion().map(|kind| position.variant().kind(kind).value.unwrap_or(0.0));
        let all = special_moves(position, self.pupil).filter(|mv| mv.to() == square);
        if let Some(mv) =
            all.max_by(|one, other| strongest(one).partial_cmp(&strongest(other)).unwrap_or(std::cmp::Ordering::Equal))
            && after.play(mv).is_ok()
        {
            self.board = after.board().clone();
            self.pupil = square;
            self.made += 1;
            self.done = true;
        }
        PressReply::Right
    }

    fn go(&mut self, to: Square) {
        if let Some(piece) = self.board.take(self.pupil) {
            self.board.put(to, piece);
        }
        self.pupil = to;
        self.made += 1;
    }

    /// Why the piece cannot move to a square.
    fn refused(&self, to: Square) -> PressReply {
        if let Some(refusal) = self.variant.illegal_geometry(&self.board, self.pupil, to) {
            return PressReply::Refused(refusal);
        }
        let attackers = attackers_after(&self.variant, &self.board, self.pupil, to);
        let royal = self.board.get(self.pupil).is_some_and(|Piece { kind, .. }| must_be_safe(&self.variant, kind));
        if royal && !attackers.is_empty() {
            let attackers = attackers.iter().collect();
            return PressReply::Refused(Refusal::KingGoes(KingAttack { king: to, attackers }));
        }
        PressReply::AnotherMove
    }

    /// The moves that reach the stars soonest.
    fn best_moves(&self) -> Bitboard {
        let found = super::stars::fewest(&self.variant, &self.board, self.pupil, self.stars, u32::MAX);
        found.and_then(|(_, first)| first).into_iter().collect()
    }
}

fn special_moves(position: &Position, from: Square) -> impl Iterator<Item = Move> {
    position.legal_moves().into_iter().filter(move |mv| !mv.is_pass() && mv.from() == from)
}
