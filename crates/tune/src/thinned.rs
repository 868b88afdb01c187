//! Random starts: the game's own with some pieces of both sides removed, for matches that reach open boards and finish sooner.

use anyhow::{Context as _, Result, bail};
use menagerie_matches::arena::thinned;
use menagerie_rules::{Family, Game, Position, Variant};
use std::path::Path;
use std::sync::Arc;

/// How many starts are tried for one line; nearly all are legal.
const TRIES: usize = 1_000;

/// Writes starts, one per line. Of the pairs of pieces that face each other across the middle of the board, a random share stays, from 0
/// to 1. The Kings always stay.
///
/// # Errors
/// If the game does not have two players, the share is out of range, no legal start is found, or the file cannot be written.
pub fn write(variant: &Arc<Variant>, share: f64, number: usize, seed: u64, out: &Path) -> Result<()> {
    if variant.family() != Family::Chess {
        bail!("{} has more than two sides, which do not face each other", variant.name());
    }
    if !(0.0..=1.0).contains(&share) {
        bail!("a share of the pieces is from 0 to 1, not {share}");
    }
    let whole = Game::new(variant).position().clone();
    let mut random = fastrand::Rng::with_seed(seed);
    let mut text = String::new();
    for _ in 0..number {
        let mut starts = (0..TRIES).map(|_| thinned(&whole, share, &mut random));
        let legal = starts.find(|fen| Position::from_fen(variant, fen).is_ok());
        text += &legal.with_context(|| format!("{} has no start with a share of {share}", variant.name()))?;
        text.push('\n');
    }
    std::fs::write(out, text).with_context(|| format!("cannot write {}", out.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::Options;

    fn pieces(fen: &str) -> usize {
        fen.chars().take_while(|it| *it != ' ').filter(|it| it.is_alphabetic()).count()
    }

    #[test]
    fn both_sides_have_what_faces_each_other() {
        for id in ["gigachess", "gigachess2", "janus", "chess"] {
            let variant = Variant::by_id(id, &Options::none()).expect("a game");
            let whole = Game::new(&variant).position().clone();
            let mut random = fastrand::Rng::with_seed(1);
            for _ in 0..20 {
                let fen = thinned(&whole, 0.5, &mut random);
                let rows: Vec<&str> = fen.split([' ', '/']).take(usize::from(variant.board_size().ranks())).collect();
                let swapped: Vec<String> = rows.iter().rev().map(|row| row.to_lowercase()).collect();
                assert_eq!(rows.iter().map(|row| row.to_lowercase()).collect::<Vec<_>>(), swapped, "{fen}");
                assert_eq!(fen.matches(['k', 'K']).count(), 2, "{fen}");
            }
        }
    }

    #[test]
    fn the_share_says_how_many_stay() {
        let gigachess = Variant::by_id("gigachess", &Options::none()).expect("a game");
        let whole = Game::new(&gigachess).position().clone();
        let mut random = fastrand::Rng::with_seed(1);
        let mut mean =
            |share| (0..200).map(|_| pieces(&thinned(&whole, share, &mut random))).sum::<usize>() as f64 / 200.0;
        assert_eq!((mean(0.0), mean(1.0)), (2.0, 96.0));
        // Half of 94 pieces and two Kings. The mean of 200 starts is within 2 of that except once in thousands of runs.
        assert!((mean(0.5) - 49.0).abs() < 2.0);
    }

    #[test]
    fn invalid_shares_and_games_are_reported() {
        let out = std::env::temp_dir().join("menagerie-starts-of-nothing");
        let error = |id: &str, share| {
            let variant = Variant::by_id(id, &Options::none()).expect("a game");
            write(&variant, share, 1, 1, &out).expect_err("no starts").to_string()
        };
        assert!(error("chaturaji", 0.5).contains("more than two sides"));
        assert_eq!(error("janus", 1.5), "a share of the pieces is from 0 to 1, not 1.5");
        assert_eq!(error("janus", f64::NAN), "a share of the pieces is from 0 to 1, not NaN");
    }
}
