//! Puzzles of four players: the capture with the most points, minus the best recaptures before the next move.

use crate::puzzles::rating::{PuzzleFacts, rating};
use crate::puzzles::{Puzzle, PuzzleKind};
use menagerie_rules::notation::coordinate;
use menagerie_rules::{ChaturajiPosition, Move, Player, Position};

/// The minimum advantage of the right capture over every other move, in points.
const MARGIN: i32 = 2;
/// The minimum number of captures.
const LEAST_CAPTURES: usize = 3;

/// The gain and the loss of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CapturePoints {
    /// The move.
    pub mv: Move,
    /// The points that it gains immediately.
    pub wins: i32,
    /// The maximum points that the others can take from the mover's own pieces before the next move.
    pub loses: i32,
    /// The moves that take them, from the next player on.
    pub replies: Vec<Move>,
}

impl CapturePoints {
    /// The net gain.
    pub const fn net(&self) -> i32 {
        self.wins - self.loses
    }
}

/// The gain and the loss of each legal move, the best first. Every reply of every other player is tried.
pub fn capture_points(position: &ChaturajiPosition) -> Vec<CapturePoints> {
    let me = position.turn();
    let points = |mv: Move| {
        let mut next = position.clone();
        next.play_unchecked(mv);
        let wins = score(&next, me) - score(position, me);
        let (loses, replies) = taken_back(&next, me, 3);
        CapturePoints { mv, wins, loses, replies }
    };
    let mut all: Vec<CapturePoints> = position.legal_moves().into_iter().map(points).collect();
    all.sort_by_key(|points| (-points.net(), -points.wins, points.mv.to_bits()));
    all
}

/// The puzzle of a position, if one capture gains more than every other move.
pub fn best_capture(position: &ChaturajiPosition) -> Option<Puzzle> {
    let takes =
        position.legal_moves().into_iter().filter(|mv| !mv.is_pass() && position.board().get(mv.to()).is_some());
    if takes.count() < LEAST_CAPTURES {
        return None;
    }
    let all = capture_points(position);
    let captures: Vec<&CapturePoints> = all.iter().filter(|points| points.wins > 0).collect();
    let (best, second) = (all.first()?, all.get(1)?);
    let net = best.net();
    if captures.len() < LEAST_CAPTURES || best.wins == 0 || net < MARGIN || net - second.net() < MARGIN {
        return None;
    }
    let most = captures.iter().map(|points| points.wins).max()?;
    let tempting = captures.iter().filter(|points| points.mv != best.mv && points.wins >= best.wins).count();
    // If the greatest capture is the best and costs nothing, there is little to find.
    let facts = PuzzleFacts {
        kind: PuzzleKind::Points,
        depth: 1 + u32::from(tempting > 0) + u32::from(best.loses > 0),
        pieces: position.board().occupied().count(),
        choices: 8 * captures.len() as u32,
        quiet: false,
        sacrifice: most > best.wins,
    };
    let any = Position::Chaturaji(position.clone());
    let text = |mv: Move| coordinate::write(&any, mv);
    let capture_text = |points: &&CapturePoints| {
        let replies: Vec<String> = points.replies.iter().map(|&mv| text(mv)).collect();
        format!("{} {} {} {}", text(points.mv), points.wins, points.loses, replies.join(" ")).trim_end().to_owned()
    };
    Some(Puzzle {
        kind: PuzzleKind::Points,
        rating: rating(&facts),
        position: position.fen(),
        moves: text(best.mv),
        captures: captures.iter().map(capture_text).collect::<Vec<_>>().join(","),
        themes: Vec::new(),
        origin: None,
    })
}

fn score(position: &ChaturajiPosition, player: Player) -> i32 {
    position.scores()[player.index()] as i32
}

/// The value of a player's pieces, in points.
fn worth(position: &ChaturajiPosition, player: Player) -> i32 {
    let variant = position.variant();
    position.board().pieces_of(player).map(|(_, kind)| i32::from(variant.kind(kind).points)).sum()
}

/// The maximum that the others take from a player within `plies` plies, until it is that player's turn, and their moves.
fn taken_back(position: &ChaturajiPosition, me: Player, plies: u32) -> (i32, Vec<Move>) {
    if plies == 0 || position.turn() == me || position.is_over() {
        return (0, Vec::new());
    }
    let mut most = (0, Vec::new());
    for mv in position.legal_moves() {
        let mut next = position.clone();
        next.play_unchecked(mv);
        let taken = (worth(position, me) - worth(&next, me)).max(0);
        let (rest, replies) = taken_back(&next, me, plies - 1);
        if taken + rest > most.0 || most.1.is_empty() {
            most = (taken + rest, std::iter::once(mv).chain(replies).collect());
        }
    }
    most
}
