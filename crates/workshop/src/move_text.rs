//! The Betza text for squares that a person has clicked.

use crate::move_cells::{MoveCell, MoveCells};
use menagerie_rules::betza::{BetzaLine, Leap, NamedAtom, write_lines};
use std::collections::{BTreeMap, BTreeSet};

/// The Betza text of these moves: as few terms as possible for exactly these squares, then the rest. Empty without moves.
///
/// ```
/// use menagerie_workshop::{betza_of, cells_of};
/// assert_eq!(betza_of(&cells_of("FWN").unwrap()), "KN");
/// assert_eq!(betza_of(&cells_of("fmWfcF").unwrap()), "fmWfcF");
/// ```
pub fn betza_of(moves: &MoveCells) -> String {
    let mut lines: BTreeMap<BetzaLine, BTreeSet<Leap>> = BTreeMap::new();
    for &MoveCell { step, range, kind, way, first } in &moves.cells {
        if let Some(leap) = NamedAtom::leap(step) {
            let line = BetzaLine { initial: first, leap, range, manner: way.manner(), modality: kind.modality() };
            lines.entry(line).or_default().insert(step);
        }
    }
    write_lines(&lines) + &moves.rest
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{CellKind, CellWay, cells_of};
    use proptest::prelude::*;

    #[test]
    fn moves_that_are_clicked_are_written_as_people_write_them() {
        for betza in
            ["K", "Q", "R", "B", "N", "QN", "KN", "WD", "FA", "KAD", "fmWfcF", "R3", "NN", "C0", "BW", "fFmW", "(1,4)"]
        {
            let text = betza_of(&cells_of(betza).unwrap());
            let (mut found, mut wanted) = (cells_of(&text).unwrap().cells, cells_of(betza).unwrap().cells);
            found.sort();
            wanted.sort();
            assert_eq!(found, wanted, "{betza} became {text}");
            assert!(text.len() <= betza.len() + 2, "{betza} became {text}");
        }
        assert_eq!(betza_of(&cells_of("mRcpR").unwrap()), "mRcpR");
        assert_eq!(betza_of(&cells_of("gQ").unwrap()), "gQ");
        assert_eq!(betza_of(&MoveCells::default()), "");
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
            let text = betza_of(&MoveCells { cells: cells.clone(), rest: String::new() });
            if cells.is_empty() {
                prop_assert_eq!(text, "");
            } else {
                prop_assert_eq!(cells_of(&text).unwrap().cells, cells, "{}", text);
            }
        }
    }
}
