//! Default moves of named pieces.

/// Names with their default moves, in the Betza dialect of Interactive Diagrams.
struct NamedMoves(&'static [&'static str], &'static str);

/// Names in common use by designers of variants; where they differ, those of the Interactive Diagram.
const NAMED_MOVES: &[NamedMoves] = &[
    NamedMoves(&["pawn"], "fmWfceFifmnD"),
    NamedMoves(&["knight", "horse"], "N"),
    NamedMoves(&["bishop"], "B"),
    NamedMoves(&["rook", "chariot"], "R"),
    NamedMoves(&["queen"], "Q"),
    NamedMoves(&["king"], "KisO2"),
    NamedMoves(&["archbishop", "cardinal", "princess", "janus"], "BN"),
    NamedMoves(&["chancellor", "marshall", "marshal", "empress"], "RN"),
    NamedMoves(&["amazon", "maharaja"], "QN"),
    NamedMoves(&["man", "mann", "commoner", "prince", "guard"], "K"),
    NamedMoves(&["ferz", "fers", "counselor", "advisor"], "F"),
    NamedMoves(&["wazir"], "W"),
    NamedMoves(&["alfil"], "A"),
    NamedMoves(&["dabbaba", "dabbabah"], "D"),
    NamedMoves(&["elephant", "modern elephant"], "FA"),
    NamedMoves(&["machine", "war machine", "warmachine", "woody rook"], "WD"),
    NamedMoves(&["camel"], "C"),
    NamedMoves(&["zebra"], "Z"),
    NamedMoves(&["giraffe"], "FX"),
    NamedMoves(&["cannon"], "mRcpR"),
    NamedMoves(&["vao", "archer", "canon", "crocodile"], "mBcpB"),
    NamedMoves(&["leo", "sorceress", "pao queen"], "mQpcQ"),
    NamedMoves(&["wizard"], "FC"),
    NamedMoves(&["champion"], "WAD"),
    NamedMoves(&["lion"], "KNAD"),
    NamedMoves(&["centaur"], "KN"),
    NamedMoves(&["griffon", "griffin", "gryphon", "eagle"], "[F?fsR]"),
    NamedMoves(&["manticore", "rhino", "rhinoceros", "aanca"], "[W?fsB]"),
    NamedMoves(&["ship"], "[F?fqR]"),
    NamedMoves(&["nightrider"], "NN"),
    NamedMoves(&["grasshopper"], "gQ"),
    NamedMoves(&["gnu", "wildebeest"], "NC"),
    NamedMoves(&["bison"], "CZ"),
    NamedMoves(&["buffalo", "ox"], "NCZ"),
    NamedMoves(&["squirrel"], "NAD"),
    NamedMoves(&["hawk", "bird", "falcon"], "ADGH"),
    NamedMoves(&["admiral", "dragon king", "dragonking", "crowned rook", "crownedrook", "sailor"], "RF"),
    NamedMoves(&["missionary", "dragon horse", "dragonhorse", "crowned bishop", "crownedbishop"], "BW"),
    NamedMoves(&["gold", "gold general"], "WfF"),
    NamedMoves(&["silver", "silver general"], "FfW"),
    NamedMoves(&["lance"], "fR"),
    NamedMoves(&["kirin"], "FD"),
    NamedMoves(&["phoenix"], "WA"),
    NamedMoves(&["duchess", "diamond"], "KADGH"),
    NamedMoves(&["corporal"], "fmWfceFifmnD"),
    NamedMoves(&["boat"], "R"),
    NamedMoves(&["bow"], "mBcpB"),
    NamedMoves(&["unicorn"], "BNN"),
    NamedMoves(&["mao"], "nN"),
];

fn of_name(name: &str) -> Option<&'static NamedMoves> {
    let name = name.trim().to_lowercase();
    NAMED_MOVES.iter().find(|NamedMoves(names, ..)| names.contains(&name.as_str()))
}

/// The default moves of a piece with this name.
pub(crate) fn moves(name: &str) -> Option<&'static str> {
    of_name(name).map(|piece| piece.1)
}

/// The default name of a piece with these moves.
pub(crate) fn name(moves: &str) -> Option<&'static str> {
    NAMED_MOVES.iter().find(|NamedMoves(_, known)| *known == moves).and_then(|piece| piece.0.first().copied())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_name_stands_once_and_has_moves_that_can_be_read() {
        let mut seen = std::collections::BTreeSet::new();
        for NamedMoves(names, moves) in NAMED_MOVES {
            assert!(names.iter().all(|name| seen.insert(name)), "{names:?}");
            let read = crate::dialect::read(moves);
            assert!(read.problems.is_empty() && !read.betza.is_empty(), "{names:?}: {:?}", read.problems);
        }
    }
}
