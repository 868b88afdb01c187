//! Puzzles of two players: the only move, found by search, and mates, proved by brute force.

use crate::puzzles::material::{balance, least_piece, outlook};
use crate::puzzles::rating::{PuzzleFacts, rating};
use crate::puzzles::themes::{Solution, themes};
use crate::puzzles::{MateProof, Puzzle, PuzzleKind};
use menagerie_engine::{
    BestLines, Engine, PieceValues, Score, SearchControl, SearchInfo, SearchLimits, is_losing_game,
};
use menagerie_rules::notation::coordinate;
use menagerie_rules::{ChessPosition, Game, Move, Outcome, Position, Termination, Variant};
use std::sync::Arc;

/// Nodes of the searches that discard most positions, and of those that confirm the others.
const FIRST_GLANCE: u64 = 800;
const GLANCE: u64 = 5_000;
const PROOF: u64 = 40_000;
/// The maximum number of positions for the proof of a mate.
const MATE_POSITIONS: u64 = 400_000;
/// The maximum number of positions for a mate search in a decided game.
const QUICK_MATE: u64 = 40_000;
/// With a lead of this many pieces the game is decided, or with this part of a side's pieces where that is more.
const DECIDED: i32 = 3;
const DECIDED_PART: i32 = 8;
/// The maximum length of a mate, in moves.
const MAX_MATE_LEN: u32 = 3;
/// The maximum number of the solver's moves.
const MAX_LINE_LEN: usize = 4;
/// The minimum number of legal moves, where captures are not compulsory.
const LEAST_CHOICES: usize = 4;
/// The minimum score of mates, in hundredths.
const MATE: i32 = 100_000;

/// Finds puzzles in positions of one variant.
#[derive(Debug)]
pub struct PuzzleProof {
    engine: Engine,
    values: PieceValues,
    /// The minimum advantage of the right move over every other, in hundredths: a piece.
    margin: i32,
    /// The lead with which a game is decided, in hundredths.
    decided: i32,
    /// The minimum number of legal moves.
    least_choices: usize,
    /// Whether winning pieces is good. It is not where the player without pieces wins.
    pieces_count: bool,
}

/// One of the best lines: its first move, and its score for the side to move.
struct ScoredMove {
    mv: Move,
    score: i32,
    reply: Option<Move>,
}

/// Receives the lines of a search.
struct Listener(BestLines);

impl SearchControl for Listener {
    fn should_stop(&mut self, _: u64) -> bool {
        false
    }

    fn report(&mut self, info: &SearchInfo) {
        self.0.take(info);
    }
}

const fn in_hundredths(score: Score) -> i32 {
    match score {
        Score::Cp(score) => score,
        Score::MateIn(plies) => MATE - plies as i32,
        Score::MatedIn(plies) => plies as i32 - MATE,
        Score::WonOnPoints => MATE / 2,
        Score::LostOnPoints => -MATE / 2,
    }
}

impl PuzzleProof {
    /// For a two-player variant.
    pub fn new(variant: &Arc<Variant>) -> PuzzleProof {
        let values = PieceValues::new(variant);
        // A captured piece changes hands where it may be dropped: it counts twice.
        let captures = if variant.rules().pockets.captures { 2 } else { 1 };
        let margin = captures * least_piece(variant, &values);
        let side = Position::start(variant).board().pieces().map(|(_, piece)| values.of(piece.kind)).sum::<i32>() / 2;
        let decided = (DECIDED * margin).max(side / DECIDED_PART);
        // Where captures are compulsory there are few.
        let least_choices = if variant.rules().capture.forced { 2 } else { LEAST_CHOICES };
        let pieces_count = !is_losing_game(variant);
        PuzzleProof { engine: Engine::new(16), values, margin, decided, least_choices, pieces_count }
    }

    /// The minimum advantage of the right move over every other, in hundredths.
    pub fn margin(&self) -> i32 {
        self.margin
    }

    /// Whether pieces count: not in a game that is won by losing them.
    pub fn pieces_count(&self) -> bool {
        self.pieces_count
    }

    /// The puzzle of a position, if it is one and is wanted. `recaptures` is the square of the last move if it was a capture: recapturing there
    /// is not a puzzle.
    pub fn examine(
        &mut self,
        position: &ChessPosition,
        recaptures: Option<menagerie_rules::Square>,
        is_wanted: impl Fn(&Puzzle) -> bool,
    ) -> Option<Puzzle> {
        // A puzzle does not depend on the halfmove clock.
        let position = &fresh(position)?;
        let choices = position.legal_moves().len();
        if choices < self.least_choices {
            return None;
        }
        let lead = if self.pieces_count { balance(position, &self.values) } else { 0 };
        if lead >= self.decided {
            let (first, _) = self.two_best(position, FIRST_GLANCE)?;
            return if first.score >= MATE / 2 { self.mate(position, QUICK_MATE) } else { None };
        }
        if lead <= -self.decided {
            return None;
        }
        let (first, second) = self.two_best(position, FIRST_GLANCE)?;
        // Positions without a result in a short search are skipped, because there are many positions.
        if first.score - second.score < self.margin / 2 {
            return None;
        }
        let (first, second) = self.two_best(position, GLANCE)?;
        if first.score >= MATE - 2 * MAX_MATE_LEN as i32 {
            return self.mate(position, MATE_POSITIONS);
        }
        if !self.pieces_count || first.score >= MATE / 2 || first.score - second.score < self.margin {
            return None;
        }
        let taken = position.captured_by(first.mv).is_some();
        if taken && recaptures == Some(first.mv.to()) {
            return None;
        }
        // Most positions are no puzzles after all, and a proof takes much longer.
        let likely = self.only_moves(position, GLANCE)?;
        if is_wanted(&likely) { self.only_moves(position, PROOF) } else { None }
    }

    /// The line of only moves, and its result, by searches of so many nodes.
    fn only_moves(&mut self, start: &ChessPosition, nodes: u64) -> Option<Puzzle> {
        let before = balance(start, &self.values);
        let mut position = start.clone();
        let mut line: Vec<Move> = Vec::new();
        let mut scores = None;
        let mut promotes = false;
        for _ in 0..MAX_LINE_LEN {
            let Some((first, second)) = self.two_best(&position, nodes) else { break };
            if first.score - second.score < self.margin || first.score >= MATE / 2 {
                break;
            }
            scores.get_or_insert((first.score, second.score));
            let kind = position.board().get(first.mv.from()).map(|piece| piece.kind);
            position.play_unchecked(first.mv);
            promotes |= position.board().get(first.mv.to()).map(|piece| piece.kind) != kind;
            line.push(first.mv);
            if self.won(&position, before) >= self.margin {
                break;
            }
            let Some(reply) = first.reply.filter(|&reply| position.is_legal(reply)) else { break };
            position.play_unchecked(reply);
            line.push(reply);
        }
        if line.len().is_multiple_of(2) {
            position = start.clone();
            line.pop();
            for &mv in &line {
                position.play_unchecked(mv);
            }
        }
        let (best, other) = scores?;
        let won = self.won(&position, before);
        let kind = if promotes && won >= self.margin && best > 0 {
            PuzzleKind::Promote
        } else if won >= self.margin && best > 0 && other < 2 * self.decided / 3 {
            PuzzleKind::Win
        } else if won < self.margin && best >= -self.margin / 2 && other <= -self.margin * 3 / 4 {
            PuzzleKind::Escape
        } else {
            return None;
        };
        if kind == PuzzleKind::Escape {
            line.truncate(1);
        }
        Some(self.puzzle(start, kind, &line))
    }

    /// The gain of the side that is not to move since it had a lead of `before`, after all captures.
    fn won(&self, position: &ChessPosition, before: i32) -> i32 {
        let lost = outlook(&mut position.clone(), &self.values, 0, MATE);
        -balance(position, &self.values) - lost - before
    }

    /// The shortest mate, or other win, with a single first move, and a single move after each reply of the line; searched within `positions` positions.
    fn mate(&self, start: &ChessPosition, positions: u64) -> Option<Puzzle> {
        let mut proof = MateProof::within(positions);
        let mut position = start.clone();
        let mut depth = 0;
        for moves in 1..=MAX_MATE_LEN {
            let mating = proof.mating_moves(&mut position, moves)?;
            if mating.len() > 1 {
                return None;
            }
            if mating.len() == 1 {
                depth = moves;
                break;
            }
        }
        if depth == 0 {
            return None;
        }
        let mut line = Vec::new();
        only_mate(&mut proof, &mut position, depth, &mut line)?.then_some(())?;
        for &mv in &line {
            position.play_unchecked(mv);
        }
        let mate =
            matches!(Position::Chess(position.clone()).outcome(1), Outcome::Win { reason: Termination::Checkmate, .. });
        // Where the defender may lose in other ways on the way, the task is to win.
        let kind = PuzzleKind::of_win(depth, mate && (depth == 1 || start.variant().rules().goals.is_empty()))?;
        Some(self.puzzle(start, kind, &line))
    }

    fn puzzle(&self, start: &ChessPosition, kind: PuzzleKind, line: &[Move]) -> Puzzle {
        let first = line[0];
        let mut after = start.clone();
        let captured = after.captured_by(first).map_or(0, |(_, piece)| self.values.of(piece.kind));
        after.play_unchecked(first);
        let loses = outlook(&mut after.clone(), &self.values, 0, MATE);
        let quiet = captured == 0 && !after.in_check() && first.promotion().is_none();
        let sacrifice = self.pieces_count && loses - captured >= self.margin / 2;
        let facts = PuzzleFacts {
            kind,
            depth: line.len().div_ceil(2) as u32,
            pieces: start.board().occupied().count(),
            choices: start.legal_moves().len() as u32,
            quiet,
            sacrifice,
        };
        let solution = Solution { start, line, values: &self.values, piece: self.margin, sacrifice, quiet };
        let position = Position::Chess(start.clone());
        let moves: Vec<String> = line.iter().map(|&mv| coordinate::write(&position, mv)).collect();
        Puzzle {
            kind,
            rating: rating(&facts),
            position: start.fen(),
            moves: moves.join(" "),
            captures: String::new(),
            themes: themes(&solution),
            origin: None,
        }
    }

    /// The best move, and the best one with another target: promotions to different pieces count as one move here.
    fn two_best(&mut self, position: &ChessPosition, nodes: u64) -> Option<(ScoredMove, ScoredMove)> {
        let choices = position.legal_moves();
        let promotions = choices.iter().filter(|mv| mv.promotion().is_some()).count();
        let lines = if promotions > 0 { 2 + promotions.min(4) as u32 } else { 2 };
        let game = Game::from_position(Position::Chess(position.clone()));
        let mut listener = Listener(BestLines::new(lines));
        let limits = SearchLimits { multipv: lines, ..SearchLimits::nodes(nodes) };
        self.engine.search_even_if_drawn(&game, &limits, &mut listener)?;
        let mut found = listener.0.infos().iter().map(|info| ScoredMove {
            mv: info.pv[0],
            score: in_hundredths(info.score),
            reply: info.pv.get(1).copied(),
        });
        let first = found.next()?;
        let second = found.find(|other| (other.mv.from(), other.mv.to()) != (first.mv.from(), first.mv.to()))?;
        Some((first, second))
    }
}

/// Adds the moves of the only mate in `moves` moves to the line, after the longest resistance that leaves a single move. `Some(false)` if
/// there is no such line; `None` if the proof was given up.
fn only_mate(proof: &mut MateProof, position: &mut ChessPosition, moves: u32, line: &mut Vec<Move>) -> Option<bool> {
    let mating = proof.mating_moves(position, moves)?;
    let [mv] = mating[..] else { return Some(false) };
    let undo = position.play_unchecked(mv);
    line.push(mv);
    let replies = if moves == 1 { Vec::new() } else { position.legal_moves() };
    let mut answer = replies.is_empty();
    for reply in replies {
        let length = line.len();
        let undo = position.play_unchecked(reply);
        line.push(reply);
        let longest = !proof.can_mate(position, moves - 2)?;
        answer = longest && only_mate(proof, position, moves - 1, line)?;
        position.unmake(undo);
        if answer {
            break;
        }
        line.truncate(length);
    }
    position.unmake(undo);
    Some(answer)
}

/// The position with reset clocks.
fn fresh(position: &ChessPosition) -> Option<ChessPosition> {
    let fen = position.fen();
    let mut fields: Vec<&str> = fen.split(' ').collect();
    let count = fields.len();
    if count >= 6 {
        fields.truncate(count - 2);
        fields.extend(["0", "1"]);
    }
    ChessPosition::from_fen(position.variant(), &fields.join(" ")).ok()
}
