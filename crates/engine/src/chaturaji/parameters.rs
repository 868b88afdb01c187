//! The numbers of the four-player search, each with its unit.
//!
//! Values are in hundredths of a point unless said otherwise. A chance is a part of a win, from 0 to 1.

/// Nodes between two questions to the control whether to stop.
pub(super) const CONTROL_INTERVAL: u64 = 256;
/// The deepest ply that is searched.
pub const MAX_PLY: usize = 96;

// Monte-Carlo tree search

/// Cpuct: how much a move is worth exploring for being visited little, against its mean value.
pub(super) const CPUCT: f32 = 0.9;
/// The gain that makes a move's prior e times as large, in hundredths of a point.
pub(super) const PRIOR_TEMPERATURE: f32 = 150.0;
/// The least and the most gain that the prior counts.
pub(super) const PRIOR_GAIN: (f32, f32) = (-450.0, 900.0);
/// How much of what an enemy would win by capturing a piece counts for moving it away, as a part of it.
pub(super) const PRIOR_FLIGHT: f32 = 0.8;
/// What completing a square of four Boats adds to the gain.
pub(super) const PRIOR_BOAT_SQUARE: f32 = 600.0;
/// First play urgency (FPU): by how much chance a move not yet visited is taken to be worse than those that were.
pub(super) const FPU_REDUCTION: f32 = 0.1;
/// How much chance a move's mean may owe to luck, if visited once; divided by the root of its visits.
pub(super) const LUCK: f32 = 0.4;
/// Visits that a leaf needs before it is expanded, when the tree is full; in proportion before.
pub(super) const EXPAND_VISITS: usize = 12;
/// Turns of captures that are played out at a leaf.
pub(super) const LEAF_TURNS: i32 = 4;
/// Visits after which older ones weigh less than newer ones: with more, what one adds to the mean would be lost in rounding.
pub(super) const MAX_WEIGHED_VISITS: u32 = 1 << 20;
/// The least number of nodes of a tree, however little memory there is.
pub(super) const MIN_TREE_NODES: usize = 1_000;
/// Iterations before the first report; each report comes after half as many more.
pub(super) const FIRST_REPORT: u64 = 64;
/// The greatest depth that counts: a depth asks for [`FIRST_REPORT`] iterations, times four for each ply.
pub(super) const MAX_DEPTH: u32 = 24;
/// The least and the most chance that is reported as a value.
pub(super) const REPORTED_CHANCE: (f32, f32) = (0.001, 0.999);

// Captures

/// What the capture of a King that is in the game adds in the order of captures.
pub(super) const KING_CAPTURE: i32 = 1_000;
/// What the capture of the third King adds.
pub(super) const THIRD_KING_CAPTURE: i32 = 5_000;
/// How much the victim counts against the capturing piece in the order of captures.
pub(super) const VICTIM_WEIGHT: i32 = 16;
/// What losing the King counts in an exchange.
pub(super) const SEE_KING: i32 = 1_500;

// Evaluation

/// What a certain win counts, in thousandths of the logarithm of odds.
pub const WIN: i32 = 100_000;
/// More than any value.
pub const INFINITE: i32 = 1_000_000;
/// What nothing but the end of the game exceeds.
pub(super) const MAX_ODDS: i32 = 90_000;
/// What a point of margin at the end of the game counts.
pub(super) const FINAL_MARGIN: i32 = 10;
/// What a win shared by two, three and four counts: the logarithm of the odds of so much chance, in thousandths.
pub(super) const SHARED_WIN: [i32; 3] = [0, -693, -1_099];
/// What a King counts as a piece, besides the points for its capture: without it its owner is out.
pub(super) const KING_VALUE: i32 = 500;
/// Percent of the pieces' values that their owner can expect to earn, before sudden death.
pub(super) const EXPECTED_SHARE: i32 = 80;
/// Percent for each move that is left in sudden death.
pub(super) const EXPECTED_SHARE_PER_MOVE: i32 = 2;
/// Thousandths of the logarithm of odds that are reported as a hundredth of a point: about what a point is worth when three are left.
pub(super) const REPORTED_UNIT: i32 = 2;

// Paranoid search, for boards of any size

/// A full round is always completed unless the control says stop: what the three others can take must be seen. In plies.
pub(super) const PARANOID_MIN_DEPTH: u32 = 4;
/// The greatest depth, in plies.
pub(super) const PARANOID_MAX_DEPTH: u32 = 64;
/// Captures in a row that are played out beyond the depth: one by each player.
pub(super) const PARANOID_CAPTURES: u32 = 4;
/// Percent of a piece's value that its owner can expect to earn with it.
pub(super) const PARANOID_PIECE_PERCENT: i32 = 80;
/// What a King counts as a piece.
pub(super) const PARANOID_KING: i32 = 500;
/// More than any value of this search.
pub(super) const PARANOID_INFINITE: i32 = i32::MAX - 1;
