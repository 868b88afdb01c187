//! Endings by chance: some pieces and their King against a King alone, for matches that begin where checkmate is near.

use anyhow::{Context as _, Result, bail};
use menagerie_rules::{Position, Square, Variant};
use std::path::Path;
use std::sync::Arc;

/// Placements that are tried for one ending before it is given up: most are legal.
const TRIES: usize = 1_000;

/// Writes endings, one to a line, in which the first player is to move and has one of these sets of pieces, such as `RR` or `QR`.
///
/// # Errors
/// If no legal placement of a set is found, or the file cannot be written.
pub fn write(variant: &Arc<Variant>, sets: &[String], number: usize, seed: u64, out: &Path) -> Result<()> {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut text = String::new();
    for _ in 0..number {
        let Some(set) = random.choice(sets) else { bail!("tell which pieces the endings have") };
        let mut placements = (0..TRIES).map(|_| place(variant, set, &mut random));
        let legal = placements.find(|fen| Position::from_fen(variant, fen).is_ok());
        let fen = legal.with_context(|| format!("{} has no ending with “{set}”", variant.name()))?;
        text += &fen;
        text.push('\n');
    }
    std::fs::write(out, text).with_context(|| format!("cannot write {}", out.display()))
}

/// A position text with these pieces anywhere; nothing says that it is legal.
fn place(variant: &Variant, set: &str, random: &mut fastrand::Rng) -> String {
    let shape = variant.shape();
    let mut squares: Vec<Square> = shape.squares().collect();
    random.shuffle(&mut squares);
    let pieces: Vec<(Square, char)> = squares.into_iter().zip("Kk".chars().chain(set.chars())).collect();
    let rank = |rank: u8| {
        let mut text = String::new();
        let mut empty = 0;
        for file in 0..shape.files() {
            let here = |(square, _): &&(Square, char)| square.file() == file && square.rank() == rank;
            let Some((_, letter)) = pieces.iter().find(here) else {
                empty += 1;
                continue;
            };
            text += &gap(empty);
            empty = 0;
            text.push(*letter);
        }
        text + &gap(empty)
    };
    let ranks: Vec<String> = (0..shape.ranks()).rev().map(rank).collect();
    format!("{} w - - 0 1", ranks.join("/"))
}

fn gap(empty: u8) -> String {
    if empty == 0 { String::new() } else { empty.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::Options;

    #[test]
    fn endings_have_the_pieces_they_should() {
        let gigachess = Variant::by_id("gigachess", &Options::none()).expect("a game");
        let mut random = fastrand::Rng::with_seed(1);
        for _ in 0..100 {
            let fen = place(&gigachess, "RR", &mut random);
            let mut letters: Vec<char> =
                fen.chars().take_while(|it| *it != ' ').filter(|it| it.is_alphabetic()).collect();
            letters.sort_unstable();
            assert_eq!(letters, ['K', 'R', 'R', 'k'], "{fen}");
        }
    }

    #[test]
    fn what_no_placement_makes_legal_is_told() {
        let janus = Variant::by_id("janus", &Options::none()).expect("a game");
        let out = std::env::temp_dir().join("menagerie-endings-of-nothing");
        let told = write(&janus, &["Z".to_owned()], 1, 1, &out).expect_err("Janus Chess has no Z").to_string();
        assert!(told.contains("Janus Chess has no ending with “Z”"), "{told}");
    }
}
