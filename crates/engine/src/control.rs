//! Limits, control and results of a search.

use menagerie_rules::Move;

/// The limits of a search. Without a limit it goes on until its control stops it, or a checkmate is found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SearchLimits {
    /// The maximum depth in plies, quiescence search not counted.
    pub depth: Option<u32>,
    /// The maximum number of nodes. Even with few nodes a search does not play at random: with two players it completes a depth of two
    /// plies, with four it compares the immediate gains of the moves.
    pub nodes: Option<u64>,
    /// The mistakes of a weak player; [`Mistakes::NONE`] is full strength.
    pub mistakes: Mistakes,
    /// The seed of the mistakes. The same seed gives the same move.
    pub seed: u64,
    /// The number of best lines (UCI MultiPV); 0 counts as 1. Each line costs time for the first.
    pub multipv: u32,
}

/// The mistakes of a weak player. Their size is limited, so that a level is about equally weak in every game: a piece is not given away
/// because the game's pieces are more valuable, or because there are more moves.
///
/// Losses are differences from the best move's score, in hundredths of the unit of the variant's piece values.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mistakes {
    /// The maximum loss of a move by inaccuracy. With four players, the maximum random error in the score of each move, in hundredths of
    /// a point.
    pub inaccuracy: i32,
    /// The percentage of moves for which one reply of the enemy is overlooked. Two players only.
    pub overlooked_replies: u32,
    /// The percentage of moves for which the player's own best chance is overlooked, if there is one: for example a piece that hangs. A
    /// move that wins the game is never overlooked. Two players only.
    pub overlooked_chances: u32,
    /// The maximum loss of an overlooked reply or chance.
    pub max_loss: i32,
}

impl Mistakes {
    /// No mistakes.
    pub const NONE: Mistakes = Mistakes { inaccuracy: 0, overlooked_replies: 0, overlooked_chances: 0, max_loss: 0 };

    /// Whether there are any.
    pub const fn any(self) -> bool {
        self.inaccuracy > 0 || self.overlooked_replies > 0 || self.overlooked_chances > 0
    }
}

impl SearchLimits {
    /// Limits of a depth in plies only.
    pub const fn depth(plies: u32) -> SearchLimits {
        SearchLimits { depth: Some(plies), nodes: None, mistakes: Mistakes::NONE, seed: 0, multipv: 1 }
    }

    /// Limits of a number of nodes only.
    pub const fn nodes(nodes: u64) -> SearchLimits {
        SearchLimits { depth: None, nodes: Some(nodes), mistakes: Mistakes::NONE, seed: 0, multipv: 1 }
    }
}

/// The control of a search: it may stop the search, and receives its reports.
pub trait SearchControl {
    /// Whether to stop now, after `nodes` nodes. Called every few hundred nodes.
    fn should_stop(&mut self, nodes: u64) -> bool;

    /// Whether a move is allowed at the root (UCI `searchmoves`). If no move is allowed, all are.
    fn allows(&self, _: Move) -> bool {
        true
    }

    /// Receives a report whenever a depth is finished or a better move is found.
    fn report(&mut self, info: &SearchInfo);
}

/// No control: the search runs to its limits.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoControl;

impl SearchControl for NoControl {
    fn should_stop(&mut self, _: u64) -> bool {
        false
    }

    fn report(&mut self, _: &SearchInfo) {}
}

/// The score of a position for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// In hundredths of the unit of the variant's piece values; in Chaturaji in hundredths of a point.
    Cp(i32),
    /// Checkmate by the side to move, in this number of plies.
    MateIn(u32),
    /// Checkmate of the side to move, in this number of plies.
    MatedIn(u32),
    /// The game ends, and the side to move wins on points, alone or with others.
    WonOnPoints,
    /// The game ends, and others win on points.
    LostOnPoints,
}

/// A report of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchInfo {
    /// The depth in plies that is finished, or in which a better move was found.
    pub depth: u32,
    /// The maximum ply, quiescence search included.
    pub seldepth: u32,
    /// The rank of the line, from 1 (UCI multipv).
    pub multipv: u32,
    /// The score of the line.
    pub score: Score,
    /// Nodes searched.
    pub nodes: u64,
    /// The principal variation; never empty.
    pub pv: Vec<Move>,
    /// With four players: the expected final points of each, in hundredths of a point, in the order of turns.
    pub standing: Option<[i32; 4]>,
    /// How full the transposition table is, in thousandths.
    pub hashfull: u32,
}

impl SearchInfo {
    /// The report of a search without results.
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

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchResult {
    /// The move to play.
    pub best_move: Move,
    /// The last report.
    pub info: SearchInfo,
}
