//! The file between self-play and fitting: the game's id on the first line, then one position per line.

use anyhow::{Context as _, Result, bail};
use menagerie_rules::{ChaturajiPosition, Position, Variant};
use std::path::Path;
use std::sync::Arc;

/// A position, and each player's share of the win at the end, in turn order.
pub struct ChaturajiSample {
    /// The position.
    pub position: ChaturajiPosition,
    /// Shares that add up to 1.
    pub shares: [f64; 4],
}

/// The positions of a file, in the order of the games.
pub fn read(variant: &Arc<Variant>, path: &Path) -> Result<Vec<ChaturajiSample>> {
    let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    let mut lines = text.lines().enumerate();
    if lines.next().is_none_or(|(_, id)| id != variant.id()) {
        bail!("{} is not of {}, as the first file", path.display(), variant.name());
    }
    lines
        .map(|(number, line)| sample(variant, line).with_context(|| format!("{}:{}", path.display(), number + 1)))
        .collect()
}

fn sample(variant: &Arc<Variant>, line: &str) -> Result<ChaturajiSample> {
    let Some((fen, shares)) = line.split_once('\t') else { bail!("a line has a position, a tab and the shares") };
    let Position::Chaturaji(position) = Position::from_fen(variant, fen)? else { bail!("not a four-player game") };
    let shares: Vec<f64> = shares.split(',').map(str::parse).collect::<Result<_, _>>()?;
    let Ok(shares) = shares.try_into() else { bail!("there is a share for each of four players") };
    Ok(ChaturajiSample { position, shares })
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::Options;

    #[test]
    fn a_line_is_a_position_and_shares() {
        let variant = Variant::by_id("chaturaji", &Options::none()).expect("a game");
        let start = variant.start();
        let read = sample(&variant, &format!("{start}\t0.5,0,0.5,0")).expect("a sample");
        assert_eq!(read.shares, [0.5, 0.0, 0.5, 0.0]);
        assert_eq!(read.position.fen(), start);
        for wrong in [start.to_string(), format!("{start}\t1,0,0"), "x\t1,0,0,0".to_string()] {
            assert!(sample(&variant, &wrong).is_err(), "{wrong}");
        }
    }
}
