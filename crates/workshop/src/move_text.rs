//! The Betza text for squares that a person has clicked.

use crate::bent_moves::movement_of;
use crate::move_cells::{MoveCell, MoveCells};
use menagerie_rules::betza::{BetzaLine, BetzaWriteError, Leap, NamedAtom, write, write_lines};
use std::collections::{BTreeMap, BTreeSet};

/// The Betza text of these moves: as few terms as possible for exactly these squares, then the moves that turn and the rest. Empty
/// without moves.
///
/// # Errors
/// If no text is found for a move that turns.
///
/// ```
/// use menagerie_workshop::{betza_of, cells_of};
/// assert_eq!(betza_of(&cells_of("FWN").unwrap()).unwrap(), "KN");
/// assert_eq!(betza_of(&cells_of("FyafsF").unwrap()).unwrap(), "FyafsF");
/// ```
pub fn betza_of(moves: &MoveCells) -> Result<String, BetzaWriteError> {
    let mut lines: BTreeMap<BetzaLine, BTreeSet<Leap>> = BTreeMap::new();
    for &MoveCell { step, range, kind, way, first } in &moves.cells {
        if let Some(leap) = NamedAtom::leap(step) {
            let line = BetzaLine { initial: first, leap, range, manner: way.manner(), modality: kind.modality() };
            lines.entry(line).or_default().insert(step);
        }
    }
    let bent = write(&movement_of(&moves.bent, &moves.paths))?;
    Ok(write_lines(&lines) + &bent + &moves.rest.concat())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BentMove, CellKind, CellWay, PathEnd, PathMove, cells_of};
    use menagerie_rules::betza::Movement;
    use proptest::prelude::*;

    #[test]
    fn moves_that_are_clicked_are_written_as_people_write_them() {
        for betza in
            ["K", "Q", "R", "B", "N", "QN", "KN", "WD", "FA", "KAD", "fmWfcF", "R3", "NN", "C0", "BW", "fFmW", "(1,4)"]
        {
            let text = betza_of(&cells_of(betza).unwrap()).unwrap();
            let (mut found, mut wanted) = (cells_of(&text).unwrap().cells, cells_of(betza).unwrap().cells);
            found.sort();
            wanted.sort();
            assert_eq!(found, wanted, "{betza} became {text}");
            assert!(text.len() <= betza.len() + 2, "{betza} became {text}");
        }
        let again = |betza: &str| betza_of(&cells_of(betza).unwrap()).unwrap();
        assert_eq!(again("mRcpR"), "mRcpR");
        assert_eq!(again("gQ"), "gQ");
        assert_eq!(again("zB"), "zB");
        assert_eq!(betza_of(&MoveCells::default()), Ok(String::new()));
    }

    #[test]
    fn bent_moves_are_written_as_they_were_read() {
        for betza in ["FyafsF", "WyafsW", "mRasR", "KNADcaKmcabK", "cafmF", "mabK", "jD", "jR", "fmWcafW", "NyafsN"] {
            let moves = cells_of(betza).unwrap();
            let text = betza_of(&moves).unwrap();
            assert_eq!(cells_of(&text).unwrap(), moves, "{betza} became {text}");
            let walks = |text: &str| text.parse::<Movement>().unwrap();
            let (old, new) = (walks(betza), walks(&text));
            assert!(old.walks().iter().all(|walk| new.walks().contains(walk)), "{betza} became {text}");
            assert_eq!(old.multi_leg().len(), new.multi_leg().len(), "{betza} became {text}");
        }
    }

    #[test]
    fn moves_that_turn_more_than_once_are_written_as_they_were_read() {
        for betza in ["zB", "zR", "qN", "zB4", "afsafsW", "mafsafsW", "aaK", "yafsafsF"] {
            let moves = cells_of(betza).unwrap_or_else(|| panic!("{betza}"));
            assert!(!moves.paths.is_empty() && moves.rest.is_empty(), "{betza}: {moves:?}");
            let text = betza_of(&moves).unwrap();
            assert_eq!(cells_of(&text).unwrap(), moves, "{betza} became {text}");
        }
    }

    #[test]
    fn a_path_that_is_clicked_is_written() {
        let path = |steps: &[Leap], end| PathMove {
            steps: steps.to_vec(),
            end,
            range: None,
            takes: None,
            kind: CellKind::Both,
            initial: false,
        };
        let crooked = [(1, 1), (-1, 1), (1, -1), (-1, -1)]
            .into_iter()
            .flat_map(|(x, y)| [[(x, y), (-x, y)], [(x, y), (x, -y)]].map(|steps| path(&steps, PathEnd::Repeat)));
        for paths in [
            vec![path(&[(0, 1), (1, 1), (0, 1)], PathEnd::Stop)],
            vec![path(&[(1, 1), (0, 1), (1, 1)], PathEnd::Slide)],
            crooked.collect(),
        ] {
            let mut moves = MoveCells { paths, ..MoveCells::default() };
            let text = betza_of(&moves).unwrap_or_else(|error| panic!("{moves:?}: {error:?}"));
            moves.paths.sort();
            assert_eq!(cells_of(&text).unwrap(), moves, "{moves:?} became {text}");
        }
    }

    #[test]
    fn legs_may_have_steps_of_different_lengths() {
        let bent = BentMove { step: (0, 1), first: (1, 2), ..cells_of("FyafsF").unwrap().bent[0] };
        let moves = MoveCells { bent: vec![bent], ..MoveCells::default() };
        assert_eq!(cells_of(&betza_of(&moves).unwrap()).unwrap(), moves);
    }

    proptest! {
        #[test]
        fn any_squares_that_are_clicked_can_be_written(
            clicked in prop::collection::btree_set((-4_i8..=4, -4_i8..=4, 0_usize..3, prop::option::of(1_u8..5)), 0..24)
        ) {
            let kinds = [CellKind::Both, CellKind::Move, CellKind::Capture];
            let mut cells: Vec<MoveCell> = clicked
                .into_iter()
                .filter(|&(x, y, ..)| (x, y) != (0, 0))
                .map(|(x, y, kind, range)| {
                    let (way, first) = (CellWay::Plain, x > 1 && range == Some(1));
                    MoveCell { step: (x, y), range, kind: kinds[kind], way, first }
                })
                .collect();
            cells.sort();
            let text = betza_of(&MoveCells { cells: cells.clone(), ..MoveCells::default() }).unwrap();
            if cells.is_empty() {
                prop_assert_eq!(text, "");
            } else {
                prop_assert_eq!(cells_of(&text).unwrap().cells, cells, "{}", text);
            }
        }
    }
}
