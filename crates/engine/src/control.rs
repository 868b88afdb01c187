//! What comes from outside: limits, and who controls the search.

use menagerie_rules::Move;

/// How far to search. A search without any limit goes on until its control stops it, or a checkmate is found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SearchLimits {
    /// The depth in plies; captures beyond it do not count.
    pub depth: Option<u32>,
    /// The most nodes. However few, a search does not play at random: with two players it completes a depth of two plies, with four it
    /// compares what the moves win at once.
    pub nodes: Option<u64>,
    /// How wrong the score of each move may be, in hundredths of a point. 0 is full strength; more makes weak levels.
    pub noise: i32,
    /// Of how many moves in a hundred the enemy's answer is overlooked, as beginners do. Two players only.
    pub oversights: u32,
    /// The seed of `noise` and `oversights`. The same seed gives the same move.
    pub seed: u64,
    /// How many best lines are wanted (UCI MultiPV); 0 counts as 1. Each line takes time from the first.
    pub multipv: u32,
}

impl SearchLimits {
    /// A depth in plies and no other limit.
    pub const fn depth(plies: u32) -> SearchLimits {
        SearchLimits { depth: Some(plies), nodes: None, noise: 0, oversights: 0, seed: 0, multipv: 1 }
    }

    /// A number of nodes and no other limit.
    pub const fn nodes(nodes: u64) -> SearchLimits {
        SearchLimits { depth: None, nodes: Some(nodes), noise: 0, oversights: 0, seed: 0, multipv: 1 }
    }
}

/// Who controls a search: may stop it, and hears its reports.
pub trait SearchControl {
    /// Whether to stop now, after so many nodes. Asked every few hundred nodes.
    fn should_stop(&mut self, nodes: u64) -> bool;

    /// Whether a move may be the best one. Moves at the root that may not are left out (UCI `searchmoves`); if none may, all may.
    fn allows(&self, _: Move) -> bool {
        true
    }

    /// Hears a report whenever a depth is finished or a better move is found.
    fn report(&mut self, info: &SearchInfo);
}

/// No control: the search runs to its limits.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unattended;

impl SearchControl for Unattended {
    fn should_stop(&mut self, _: u64) -> bool {
        false
    }

    fn report(&mut self, _: &SearchInfo) {}
}

/// How good a position is for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// In hundredths of the unit of the game's piece values; in Chaturaji of a point.
    Cp(i32),
    /// Checkmate by the side to move, in this many plies from now.
    MateIn(u32),
    /// Checkmate of the side to move, in this many plies from now.
    MatedIn(u32),
    /// The game ends, and the side to move has won on points, alone or with others.
    WonOnPoints,
    /// The game ends, and others have won on points.
    LostOnPoints,
}

/// A report of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchInfo {
    /// The depth in plies that is finished, or in which a better move was found.
    pub depth: u32,
    /// The deepest ply reached, captures beyond the depth included.
    pub seldepth: u32,
    /// Which of the best lines this is, from 1 (UCI multipv).
    pub multipv: u32,
    /// The score of the line.
    pub score: Score,
    /// Nodes searched.
    pub nodes: u64,
    /// The principal variation; never empty.
    pub pv: Vec<Move>,
    /// With four players: what each can expect, in hundredths of a point, in turn order.
    pub standing: Option<[i32; 4]>,
    /// How full the transposition table is, in thousandths.
    pub hashfull: u32,
}

impl SearchInfo {
    /// The report of a search that has not found anything yet.
    #[doc(hidden)]
    pub fn of(first: Move) -> SearchInfo {
        SearchInfo {
            depth: 0,
            seldepth: 0,
            multipv: 1,
            score: Score::Cp(0),
            nodes: 0,
            pv: vec![first],
            standing: None,
            hashfull: 0,
        }
    }
}

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchResult {
    /// The move to play.
    pub best_move: Move,
    /// The last report.
    pub info: SearchInfo,
}
