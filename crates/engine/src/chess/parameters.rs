//! The parameters of the two-player search, each with its unit.
//!
//! A *cp* is a hundredth of the unit of the piece values, in chess of a Pawn. A *scaled cp* is one that
//! [`Evaluation::scaled`](super::Evaluation::scaled) adapts to the evaluation's range on the board.

// Limits

/// The maximum ply of the tree, counted from the root.
pub(crate) const MAX_PLY: usize = 120;
/// The plies below the deepest iteration that are kept free for extensions and captures.
pub(super) const EXTENSION_RESERVE: usize = 20;
/// Nodes between two calls of the control. On 14×14 squares they take about a millisecond.
pub(super) const CONTROL_INTERVAL: u64 = 256;
/// The depth in plies that is completed even beyond the node limit, so that no piece is lost to a threat of one move.
pub(super) const MIN_DEPTH: u32 = 2;
/// Nodes after which even [`MIN_DEPTH`] is aborted under a node limit: a board full of Queens never becomes quiet.
pub(super) const MAX_NODES_AT_MIN_DEPTH: u64 = 500_000;
/// Plies by which the depth must exceed the distance to a checkmate before the search stops: reductions may hide a shorter one.
pub(super) const MATE_CONFIRMATION: i32 = 6;

// Aspiration windows

/// The first iteration with a narrow window, in plies.
pub(super) const ASPIRATION_MIN_DEPTH: u32 = 5;
/// Half of the first window, in scaled cp.
pub(super) const ASPIRATION_DELTA: i32 = 22;
/// Half of the widest window, in cp. Beyond it the window is opened completely.
pub(super) const ASPIRATION_MAX_DELTA: i32 = 1_500;

// Internal iterative reduction

/// The least depth at which a node without a transposition-table move is reduced, in plies.
pub(super) const IIR_MIN_DEPTH: i32 = 4;

// Razoring, reverse futility, ProbCut, null move

/// A beta beyond this is decided: only checkmate matters, and no node is pruned by its evaluation. In cp.
pub(super) const DECIDED: i32 = 1_500;
/// The greatest depth for razoring, in plies.
pub(super) const RAZORING_MAX_DEPTH: i32 = 3;
/// How far below alpha razoring begins, in scaled cp.
pub(super) const RAZORING_BASE: i32 = 180;
/// The addition for the square of the depth, in scaled cp.
pub(super) const RAZORING_PER_DEPTH_SQUARED: i32 = 130;
/// The greatest depth for reverse futility pruning, in plies.
pub(super) const RFP_MAX_DEPTH: i32 = 7;
/// How far above beta the evaluation must be for each ply of depth, in scaled cp.
pub(super) const RFP_PER_DEPTH: i32 = 85;
/// The least depth for ProbCut, in plies.
pub(super) const PROBCUT_MIN_DEPTH: i32 = 5;
/// How far above beta ProbCut's own beta is, in scaled cp.
pub(super) const PROBCUT_MARGIN: i32 = 160;
/// The reduction of that margin where the position improves, in scaled cp.
pub(super) const PROBCUT_IMPROVING: i32 = 40;
/// Plies by which ProbCut searches less deeply.
pub(super) const PROBCUT_REDUCTION: i32 = 4;
/// The least depth for a null move, in plies.
pub(super) const NULL_MOVE_MIN_DEPTH: i32 = 3;
/// The minimum number of a side's pieces, King included, for a null move: with fewer, zugzwang is likely.
pub(super) const NULL_MOVE_MIN_PIECES: u32 = 4;
/// The base reduction of a null move, in plies.
pub(super) const NULL_MOVE_REDUCTION: i32 = 3;
/// Plies of depth that add one ply to it.
pub(super) const NULL_MOVE_DEPTH_DIVISOR: i32 = 4;
/// Scaled cp above beta that add one ply to it.
pub(super) const NULL_MOVE_EVAL_DIVISOR: i32 = 200;
/// The maximum reduction by the evaluation, in plies.
pub(super) const NULL_MOVE_MAX_EVAL_REDUCTION: i32 = 2;

// Pruning of moves

/// The greatest depth at which captures that lose material are pruned, in plies.
pub(super) const SEE_CAPTURE_MAX_DEPTH: i32 = 6;
/// The maximum loss of such a capture for each ply of depth, in cp.
pub(super) const SEE_CAPTURE_PER_DEPTH: i32 = 110;
/// The greatest reduced depth at which quiet moves that lose material are pruned, in plies.
pub(super) const SEE_QUIET_MAX_DEPTH: i32 = 5;
/// The maximum loss of a quiet move, in cp.
pub(super) const SEE_QUIET_BASE: i32 = 20;
/// The addition for the square of the reduced depth, in cp.
pub(super) const SEE_QUIET_PER_DEPTH_SQUARED: i32 = 30;
/// The greatest reduced depth for futility pruning, in plies.
pub(super) const FUTILITY_MAX_DEPTH: i32 = 6;
/// How far below alpha futility pruning begins, in scaled cp.
pub(super) const FUTILITY_BASE: i32 = 110;
/// The addition for each ply of the reduced depth, in scaled cp.
pub(super) const FUTILITY_PER_DEPTH: i32 = 95;
/// The greatest reduced depth for history pruning, in plies.
pub(super) const HISTORY_PRUNING_MAX_DEPTH: i32 = 3;
/// The history score below which a quiet move is pruned, for each ply of the reduced depth plus one.
pub(super) const HISTORY_PRUNING_PER_DEPTH: i32 = -3_500;
/// The greatest depth for late move pruning, in plies.
pub(super) const LMP_MAX_DEPTH: i32 = 8;
/// Moves that are searched at depth 0; the square of the depth is added.
pub(super) const LMP_BASE: i32 = 4;
/// Legal moves of a typical position: the number of searched moves is scaled in proportion.
pub(super) const LMP_TYPICAL_MOVES: i32 = 32;
/// The maximum number of legal moves that counts.
pub(super) const LMP_MAX_MOVES: i32 = 96;

// Late move reductions

/// The least depth for late move reductions, in plies.
pub(super) const LMR_MIN_DEPTH: i32 = 3;
/// The reduction of every late move, in 64ths of a ply.
pub(super) const LMR_BASE: i32 = 38;
/// The divisor of 100 · ln(depth) · 100 · ln(move count), for 64ths of a ply: ln · ln / 1.9.
pub(super) const LMR_DIVISOR: i32 = 297;
/// The history score that changes the reduction by a ply.
pub(super) const LMR_HISTORY_DIVISOR: i32 = 7_000;
/// The maximum change of the reduction by history, in plies.
pub(super) const LMR_MAX_HISTORY: i32 = 2;
/// The first move at the root, counted from 0, that is reduced.
pub(super) const LMR_ROOT_MOVE: usize = 3;

// Extensions

/// The least depth for singular extensions, in plies.
pub(super) const SINGULAR_MIN_DEPTH: i32 = 7;
/// Plies by which the transposition table's depth may be less than the node's.
pub(super) const SINGULAR_TT_DEPTH: i32 = 3;
/// How far below the transposition table's score all other moves must stay, for each ply of depth, in cp.
pub(super) const SINGULAR_PER_DEPTH: i32 = 2;

// Quiescence

/// The maximum positional gain of a capture, besides the value of the captured piece, in scaled cp (delta pruning).
pub(super) const DELTA_MARGIN: i32 = 130;
/// Plies of captures after which a node searches only one capture: boards with many leapers never become quiet otherwise.
pub(super) const MAX_FULL_PLIES: i32 = 8;

// Move ordering and history

/// The weight of the captured value in the order of captures.
pub(super) const CAPTURE_GAIN_WEIGHT: i32 = 8;
/// The divisor of the capturing piece's value in the order of captures.
pub(super) const CAPTURE_MOVER_DIVISOR: i32 = 4;
/// The divisor of the capture history in the order of captures.
pub(super) const CAPTURE_HISTORY_DIVISOR: i32 = 8;
/// The maximum absolute value of a history entry.
pub(super) const MAX_HISTORY: i32 = 1 << 14;
/// The bonus of a cutoff for the square of its depth.
pub(super) const HISTORY_PER_DEPTH_SQUARED: i32 = 16;
/// The bonus of a cutoff for its depth.
pub(super) const HISTORY_PER_DEPTH: i32 = 32;
/// The maximum bonus of a cutoff.
pub(super) const MAX_HISTORY_BONUS: i32 = 1_600;
/// The divisor of history before the next search of the same game.
pub(super) const HISTORY_AGEING: i16 = 2;
/// A cutoff that exceeds beta by more than this counts as one of one ply more depth, in cp.
pub(super) const HISTORY_CLEAR_CUTOFF: i32 = 100;

// Correction history

/// The maximum absolute value of an entry, which corresponds to the correction limit of the board.
pub(super) const MAX_CORRECTION: i32 = 1_024;
/// The divisor of an error, times the depth, when it is learned.
pub(super) const CORRECTION_DIVISOR: i32 = 8;
/// One node may change an entry by at most the maximum divided by this.
pub(super) const CORRECTION_MAX_STEP: i32 = 4;

// Transposition table

/// The depth penalty of an entry for each search since it was stored, in plies.
pub(super) const TT_AGE_PENALTY: i32 = 4;
/// An entry of the same search is kept if it is deeper than the new one by more than this, in plies.
pub(super) const TT_KEEP_DEEPER: i32 = 3;

// Evaluation

/// A piece that is worth no more than this is a minor piece, in cp.
pub(super) const MINOR_MAX_VALUE: i32 = 400;
/// A piece that is worth more than this is of the Queen's class, in cp.
pub(super) const QUEEN_CLASS_VALUE: i32 = 650;
/// The game phase at the start, and the divisor of tapered scores.
pub(super) const FULL_PHASE: i32 = 256;
/// The part of a lead that is scaled, in cp: the part above also wins without Pawns.
pub(super) const SCALED_LEAD: i32 = 500;
/// Pawns that count in the shield of a King, and in the storm against it.
pub(super) const MAX_SHIELD_PAWNS: u32 = 4;
/// Defenders of a King that count.
pub(super) const MAX_KING_DEFENDERS: u32 = 6;
/// Attackers of a King that count.
pub(super) const MAX_KING_ATTACKERS: i32 = 6;
/// Attacks on squares near a King that count.
pub(super) const MAX_KING_ATTACKS: i32 = 16;
/// Weak squares near a King that count.
pub(super) const MAX_WEAK_SQUARES: i32 = 8;
/// Safe checks that count.
pub(super) const MAX_SAFE_CHECKS: i32 = 3;
/// The greatest danger of a King, in units.
pub(super) const MAX_KING_DANGER: i32 = 3_000;
