//! The parameters of the baselines, each with its unit.

/// The minimum depth, in plies, unless the control stops the search: a full round shows what the three others can capture.
pub(crate) const MIN_DEPTH: u32 = 4;
/// The maximum depth, in plies.
pub(crate) const MAX_DEPTH: u32 = 64;

// Move ordering

/// The score of a capture; its gain is added.
pub(crate) const CAPTURE: i32 = 1_000_000;
/// The score of a move that completes a square of four Boats.
pub(crate) const BOAT_SQUARE: i32 = 950_000;
/// The score of the first killer move; the second has one less.
pub(crate) const KILLER: i32 = 900_000;
/// Moves below this score are quiet and no killers.
pub(crate) const QUIET: i32 = 890_000;
/// The reduction of the score for a capture among the others, compared with one from the player at the root.
pub(crate) const OTHERS_CAPTURE: i32 = 100_000;
/// The factor of the squared depth in the history bonus.
pub(crate) const HISTORY_PER_DEPTH_SQUARED: i32 = 8;
/// The maximum history bonus.
pub(crate) const MAX_HISTORY_BONUS: i32 = 1_600;
/// The maximum history score.
pub(crate) const MAX_HISTORY: i32 = 16_384;

// Paranoid and best-reply search

/// Turns of captures beyond the depth.
pub(crate) const TWO_SIDED_TURNS: i32 = 6;
/// The greatest depth for futility pruning, in plies.
pub(crate) const FUTILITY_MAX_DEPTH: i32 = 3;
/// The futility margin for each ply, when the player at the root is to move and three others after it. In thousandths of the logarithm of
/// odds.
pub(crate) const FUTILITY_MINE: i32 = 800;
/// The same when one of the others is to move.
pub(crate) const FUTILITY_OTHERS: i32 = 300;
/// The least depth for a null move, in plies.
pub(crate) const NULL_MOVE_MIN_DEPTH: i32 = 3;
/// Plies by which a null move is searched less deeply.
pub(crate) const NULL_MOVE_REDUCTION: i32 = 3;
/// The moves left in sudden death from which on there are no null moves.
pub(crate) const NULL_MOVE_SUDDEN_DEATH: u8 = 6;
/// The least depth for late move reductions, in plies.
pub(crate) const LMR_MIN_DEPTH: i32 = 2;
/// The first move that is reduced, counted from 0.
pub(crate) const LMR_FIRST_MOVE: usize = 3;
/// The first move that is reduced by one more.
pub(crate) const LMR_LATE_MOVE: usize = 10;
/// The depth from which all are reduced by one more, in plies.
pub(crate) const LMR_DEEP: i32 = 6;
/// The same at the nodes of the others.
pub(crate) const LMR_DEEP_OTHERS: i32 = 3;

// Max^n

/// Turns of captures beyond the depth.
pub(crate) const MAX_N_TURNS: i32 = 5;
/// The first move that is reduced by one more, counted from 0.
pub(crate) const MAX_N_LATE_MOVE: usize = 8;
/// The depth from which all are reduced by one more, in plies.
pub(crate) const MAX_N_DEEP: i32 = 5;

// Plain max^n

/// The value of an attacked square, in hundredths of a point.
pub(crate) const PLAIN_MOBILITY: i32 = 5;
