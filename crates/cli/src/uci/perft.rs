//! `go perft N`: perft, with the count of each root move.

use crate::lines;
use anyhow::Result;
use menagerie_rules::Position;
use menagerie_rules::notation::coordinate;
use std::sync::atomic::{AtomicBool, Ordering};

/// The maximum depth of a perft. Nobody can wait for it, and its stack fits into memory.
pub const MAX_PLIES: u32 = 10_000;

/// Prints the perft of each root move and the sum. Stops at once if `stop` is set.
///
/// # Errors
/// If the output cannot be written.
pub fn divide(position: &Position, depth: u32, stop: &AtomicBool) -> Result<()> {
    let mut sum = 0_u64;
    if depth == 0 {
        sum = 1;
    } else {
        for mv in position.legal_moves() {
            let mut next = position.clone();
            if next.play(mv).is_err() {
                continue;
            }
            let Some(count) = next.perft_while(depth - 1, || !stop.load(Ordering::Relaxed)) else {
                return lines::put("info string stopped before all moves were counted");
            };
            sum = sum.saturating_add(count);
            lines::put(&format!("{}: {count}", coordinate::write(position, mv)))?;
        }
    }
    lines::put(&format!("\nNodes searched: {sum}\n"))
}
