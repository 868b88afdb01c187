//! The parameters of the four-player search, each with its unit.
//!
//! Values are in hundredths of a point by default. A chance is the probability of a win, from 0 to 1.

/// Nodes between two calls of the control.
pub(super) const CONTROL_INTERVAL: u64 = 256;
/// The maximum ply.
pub const MAX_PLY: usize = 96;

// Monte-Carlo tree search

/// Cpuct: how much a move is worth exploring for being visited little, against its mean value.
pub(super) const CPUCT: f32 = 0.9;
/// The gain that makes a move's prior e times as large, in hundredths of a point.
pub(super) const PRIOR_TEMPERATURE: f32 = 150.0;
/// The range to which the gain is clamped for the prior.
pub(super) const PRIOR_GAIN: (f32, f32) = (-450.0, 900.0);
/// The part of an enemy's gain by capturing a piece that counts for moving it away.
pub(super) const PRIOR_FLIGHT: f32 = 0.8;
/// The bonus in the gain for completing a 2×2 square of Boats.
pub(super) const PRIOR_BOAT_SQUARE: f32 = 600.0;
/// First play urgency (FPU): an unvisited move is assumed to be worse than the visited ones by this chance.
pub(super) const FPU_REDUCTION: f32 = 0.1;
/// The part of a move's mean that may be luck after one visit; divided by the square root of its visits.
pub(super) const LUCK: f32 = 0.4;
/// Visits that a leaf needs before it is expanded in a full tree; proportionally fewer in an emptier one.
pub(super) const EXPAND_VISITS: usize = 12;
/// Turns of captures in the quiescence search at a leaf.
pub(super) const LEAF_TURNS: i32 = 4;
/// Visits after which newer ones have more weight than older ones. Without this limit a new visit would be lost in rounding.
pub(super) const MAX_WEIGHED_VISITS: u32 = 1 << 20;
/// The minimum number of nodes of a tree, however little memory there is.
pub(super) const MIN_TREE_NODES: usize = 1_000;
/// Iterations before the first report. Each following report comes after half as many more.
pub(super) const FIRST_REPORT: u64 = 64;
/// The maximum depth: a depth means [`FIRST_REPORT`] iterations, times four for each ply.
pub(super) const MAX_DEPTH: u32 = 24;
/// The range to which a chance is clamped before it is reported as a value.
pub(super) const REPORTED_CHANCE: (f32, f32) = (0.001, 0.999);

// Captures

/// The bonus for capturing a King that is in the game, in the order of captures.
pub(super) const KING_CAPTURE: i32 = 1_000;
/// The bonus for capturing the third King.
pub(super) const THIRD_KING_CAPTURE: i32 = 5_000;
/// The weight of the victim against the capturing piece in the order of captures.
pub(super) const VICTIM_WEIGHT: i32 = 16;
/// The value of a lost King in an exchange.
pub(super) const SEE_KING: i32 = 1_500;

// Evaluation

/// The value of a certain win, in thousandths of the logarithm of odds.
pub const WIN: i32 = 100_000;
/// More than any value.
pub const INFINITE: i32 = 1_000_000;
/// The maximum value of a game that is not over.
pub(super) const MAX_ODDS: i32 = 90_000;
/// The value of a point of margin at the end of the game.
pub(super) const FINAL_MARGIN: i32 = 10;
/// The value of a win shared by two, three and four: the logarithm of the odds of that chance, in thousandths.
pub(super) const SHARED_WIN: [i32; 3] = [0, -693, -1_099];
/// The value of a King as a piece, besides the points for its capture: without it its owner is out.
pub(super) const KING_VALUE: i32 = 500;
/// Percent of the pieces' values that their owner can expect to earn, before sudden death.
pub(super) const EXPECTED_SHARE: i32 = 80;
/// Percent for each move that is left in sudden death.
pub(super) const EXPECTED_SHARE_PER_MOVE: i32 = 2;
/// Thousandths of the logarithm of odds that are reported as a hundredth of a point: about the value of a point with three players left.
pub(super) const REPORTED_UNIT: i32 = 2;

// Paranoid search, for boards of any size

/// The minimum depth, in plies, unless the control stops the search: a full round shows what the three others can capture.
pub(super) const PARANOID_MIN_DEPTH: u32 = 4;
/// The maximum depth, in plies.
pub(super) const PARANOID_MAX_DEPTH: u32 = 64;
/// Captures in a row beyond the depth: one by each player.
pub(super) const PARANOID_CAPTURES: u32 = 4;
/// Percent of a piece's value that its owner can expect to earn with it.
pub(super) const PARANOID_PIECE_PERCENT: i32 = 80;
/// The value of a King as a piece.
pub(super) const PARANOID_KING: i32 = 500;
/// More than any value of this search.
pub(super) const PARANOID_INFINITE: i32 = i32::MAX - 1;
