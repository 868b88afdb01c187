//! Starts by chance: the game's own with some of its pieces taken off, of both sides alike, for matches that come to open boards and to
//! an end sooner than from the whole start.

use anyhow::{Context as _, Result, bail};
use menagerie_matches::arena::thinned;
use menagerie_rules::{Family, Game, Position, Variant};
use std::path::Path;
use std::sync::Arc;

/// Starts that are tried for one line before it is given up: hardly one is not legal.
const TRIES: usize = 1_000;

/// Writes starts, one to a line: of each pair of pieces that face each other across the middle of the board, chance leaves so great a
/// share, from 0 to 1; the Kings always stay.
///
/// # Errors
/// If the game has not two players, or no share, or no legal start is found, or the file cannot be written.
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
                let rows: Vec<&str> = fen.split([' ', '/']).take(usize::from(variant.shape().ranks())).collect();
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
        // Half of 94 and two Kings; of 200 starts the mean lies within 2 of that but once in thousands.
        assert!((mean(0.5) - 49.0).abs() < 2.0);
    }

    #[test]
    fn what_cannot_be_thinned_is_told() {
        let out = std::env::temp_dir().join("menagerie-starts-of-nothing");
        let told = |id: &str, share| {
            let variant = Variant::by_id(id, &Options::none()).expect("a game");
            write(&variant, share, 1, 1, &out).expect_err("no starts").to_string()
        };
        assert!(told("chaturaji", 0.5).contains("more than two sides"));
        assert_eq!(told("janus", 1.5), "a share of the pieces is from 0 to 1, not 1.5");
        assert_eq!(told("janus", f64::NAN), "a share of the pieces is from 0 to 1, not NaN");
    }
}
