//! What comes from outside: limits, and who controls the search.

use menagerie_rules::Move;

/// How far to search. A search without any limit goes on until it is told to stop, or the game is decided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SearchLimits {
    /// Plies to look ahead, captures beyond that not counted.
    pub depth: Option<u32>,
    /// Positions to look at. Whatever it says, as much is completed as is needed not to play at random: with two players the
    /// first two plies of depth, with four a few moves each.
    pub nodes: Option<u64>,
    /// How wrongly moves may be judged, in hundredths of a point: 0 for as well as possible. Makes weak levels.
    pub noise: i32,
    /// How many moves of a hundred are judged without a thought for the answer, as beginners do. Two players only.
    pub oversights: u32,
    /// Where chance begins, for `noise` and `oversights`. The same seed gives the same move.
    pub seed: u64,
    /// How many best multipv are wanted; 0 counts as 1. The others take time from the first.
    pub multipv: u32,
}

impl SearchLimits {
    /// Only a depth, in plies.
    pub const fn depth(plies: u32) -> SearchLimits {
        SearchLimits { depth: Some(plies), nodes: None, noise: 0, oversights: 0, seed: 0, multipv: 1 }
    }

    /// Only a number of positions.
    pub const fn nodes(nodes: u64) -> SearchLimits {
        SearchLimits { depth: None, nodes: Some(nodes), noise: 0, oversights: 0, seed: 0, multipv: 1 }
    }
}

/// Who controls a search: may stop it, and hears its reports.
pub trait SearchControl {
    /// Asked every few hundred positions: whether to stop now, after so many positions.
    fn should_stop(&mut self, nodes: u64) -> bool;

    /// Told whenever a depth is finished or a better move is found.
    fn report(&mut self, info: &SearchInfo);
}

/// Nobody watches: the search runs to its limits.
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

/// How a search stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchInfo {
    /// The depth in plies that is finished, or being searched when a better move was found.
    pub depth: u32,
    /// The deepest ply reached, captures beyond the depth included.
    pub seldepth: u32,
    /// Which of the lines asked for this is: 1 for the best.
    pub multipv: u32,
    /// How good the best line is.
    pub score: Score,
    /// Nodes searched.
    pub nodes: u64,
    /// The best line, its first move first; never empty.
    pub pv: Vec<Move>,
    /// With four players: what each can expect, in hundredths of a point, in turn order.
    pub standing: Option<[i32; 4]>,
    /// How full the transposition table is, in thousandths.
    pub hashfull: u32,
}

impl SearchInfo {
    /// How a search stands before it has found anything out.
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
    /// How the search stood at the end.
    pub info: SearchInfo,
}
