//! Random endings, some pieces and their King against a lone King, for matches that start close to checkmate.

use anyhow::{Context as _, Result, bail};
use menagerie_rules::notation::write_placement;
use menagerie_rules::{Board, KindId, Piece, Position, Square, Variant};
use std::path::Path;
use std::sync::Arc;

/// How many placements are tried for one ending; most are legal.
const TRIES: usize = 1_000;

/// Writes endings, one per line. The first player is to move and has one of these sets of pieces, such as `RR` or `QR`.
///
/// # Errors
/// If a set contains a letter that is no piece of the game, no legal placement of it is found, or the file cannot be written.
pub fn write(variant: &Arc<Variant>, sets: &[String], number: usize, seed: u64, out: &Path) -> Result<()> {
    let sets: Vec<Vec<KindId>> = sets.iter().map(|set| kinds(variant, set)).collect::<Result<_>>()?;
    let mut random = fastrand::Rng::with_seed(seed);
    let mut text = String::new();
    for _ in 0..number {
        let Some(set) = random.choice(&sets) else { bail!("tell which pieces the endings have") };
        let mut placements = (0..TRIES).map(|_| place(variant, set, &mut random));
        let legal = placements.find(|fen| Position::from_fen(variant, fen).is_ok());
        let letters = || set.iter().map(|kind| variant.kind(*kind).letter.to_string()).collect::<String>();
        let fen = legal.with_context(|| format!("{} has no ending with “{}”", variant.name(), letters()))?;
        text += &fen;
        text.push('\n');
    }
    std::fs::write(out, text).with_context(|| format!("cannot write {}", out.display()))
}

fn kinds(variant: &Variant, set: &str) -> Result<Vec<KindId>> {
    if set.is_empty() {
        bail!("a King alone on both sides is no ending: tell its pieces, such as RR");
    }
    let kind = |letter: char| {
        let found = variant.kind_by_letter(letter).filter(|_| letter.is_uppercase());
        found.with_context(|| format!("“{letter}” of “{set}” is no piece of {}", variant.name()))
    };
    set.chars().map(kind).collect()
}

/// A FEN with the Kings and these pieces on random squares. It may be illegal.
fn place(variant: &Variant, set: &[KindId], random: &mut fastrand::Rng) -> String {
    let mut squares: Vec<Square> = variant.board_size().squares().collect();
    random.shuffle(&mut squares);
    let kings = variant.turn_order().filter_map(|player| Some(Piece { player, kind: variant.royal()? }));
    let others = variant.turn_order().take(1).flat_map(|player| set.iter().map(move |&kind| Piece { player, kind }));
    let mut board = Board::empty();
    for (square, piece) in squares.into_iter().zip(kings.chain(others)) {
        board.put(square, piece);
    }
    format!("{} w - - 0 1", write_placement(variant, &board))
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::Options;

    #[test]
    fn endings_have_the_pieces_they_should() {
        let gigachess = Variant::by_id("gigachess", &Options::none()).expect("a game");
        let rooks = kinds(&gigachess, "RR").expect("kinds");
        let mut random = fastrand::Rng::with_seed(1);
        for _ in 0..100 {
            let fen = place(&gigachess, &rooks, &mut random);
            let mut letters: Vec<char> =
                fen.chars().take_while(|it| *it != ' ').filter(|it| it.is_alphabetic()).collect();
            letters.sort_unstable();
            assert_eq!(letters, ['K', 'R', 'R', 'k'], "{fen}");
        }
    }

    #[test]
    fn invalid_sets_are_reported() {
        let janus = Variant::by_id("janus", &Options::none()).expect("a game");
        let out = std::env::temp_dir().join("menagerie-endings-of-nothing");
        let error = |set: &str| write(&janus, &[set.to_owned()], 1, 1, &out).expect_err("no ending").to_string();
        assert_eq!(error("RZ"), "“Z” of “RZ” is no piece of Janus Chess");
        assert_eq!(error("r"), "“r” of “r” is no piece of Janus Chess");
        assert_eq!(error("R1"), "“1” of “R1” is no piece of Janus Chess");
        assert_eq!(error("K"), "Janus Chess has no ending with “K”");
        assert!(error("").contains("is no ending"));
    }
}
