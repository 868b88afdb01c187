//! The file between self-play and fitting: the game's id on the first line, then one position per line.

use anyhow::{Context as _, Result, bail};
use menagerie_rules::{ChessPosition, Options, Position, Variant};
use std::path::Path;
use std::sync::Arc;

/// A position with its search score and the result of its game.
pub struct Sample {
    /// The position.
    pub position: ChessPosition,
    /// In centipawns, for the first player.
    pub score: f64,
    /// 1 if the first player won, 0 if the second player won, 0.5 for a draw; a value between for games given up.
    pub result: f64,
}

/// The game that a file belongs to.
pub fn game(path: &Path) -> Result<Arc<Variant>> {
    let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    let Some(id) = text.lines().next() else { bail!("{} is empty", path.display()) };
    Ok(Variant::by_id(id, &Options::none())?)
}

/// The game and the positions of a file.
pub fn read(path: &Path) -> Result<(Arc<Variant>, Vec<Sample>)> {
    let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    let variant = game(path)?;
    let sample = |(number, line): (usize, &str)| {
        sample(&variant, line).with_context(|| format!("{}:{}", path.display(), number + 2))
    };
    let samples = text.lines().skip(1).enumerate().map(sample).collect::<Result<_>>()?;
    Ok((variant, samples))
}

fn sample(variant: &Arc<Variant>, line: &str) -> Result<Sample> {
    let mut fields = line.split('\t');
    let (Some(fen), Some(score), Some(result)) = (fields.next(), fields.next(), fields.next()) else {
        bail!("a line has a position, a score and a result, with tabs between them");
    };
    let Position::Chess(position) = Position::from_fen(variant, fen)? else { bail!("not a two-player game") };
    Ok(Sample { position, score: score.parse()?, result: result.parse()? })
}
