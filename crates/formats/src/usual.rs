//! What pieces of a name usually are: how they move.

/// Names with their usual moves, in the Betza dialect of Interactive Diagrams.
struct UsualPiece(&'static [&'static str], &'static str);

/// Names as designers of variants use them; where they differ, as the Interactive Diagram does.
const USUAL: &[UsualPiece] = &[
    UsualPiece(&["pawn"], "fmWfceFifmnD"),
    UsualPiece(&["knight", "horse"], "N"),
    UsualPiece(&["bishop"], "B"),
    UsualPiece(&["rook", "chariot"], "R"),
    UsualPiece(&["queen"], "Q"),
    UsualPiece(&["king"], "KisO2"),
    UsualPiece(&["archbishop", "cardinal", "princess", "janus"], "BN"),
    UsualPiece(&["chancellor", "marshall", "marshal", "empress"], "RN"),
    UsualPiece(&["amazon", "maharaja"], "QN"),
    UsualPiece(&["man", "mann", "commoner", "prince", "guard"], "K"),
    UsualPiece(&["ferz", "fers", "counselor", "advisor"], "F"),
    UsualPiece(&["wazir"], "W"),
    UsualPiece(&["alfil"], "A"),
    UsualPiece(&["dabbaba", "dabbabah"], "D"),
    UsualPiece(&["elephant", "modern elephant"], "FA"),
    UsualPiece(&["machine", "war machine", "warmachine", "woody rook"], "WD"),
    UsualPiece(&["camel"], "C"),
    UsualPiece(&["zebra"], "Z"),
    UsualPiece(&["giraffe"], "FX"),
    UsualPiece(&["cannon"], "mRcpR"),
    UsualPiece(&["vao", "archer", "canon", "crocodile"], "mBcpB"),
    UsualPiece(&["leo", "sorceress", "pao queen"], "mQpcQ"),
    UsualPiece(&["wizard"], "FC"),
    UsualPiece(&["champion"], "WAD"),
    UsualPiece(&["lion"], "KNAD"),
    UsualPiece(&["centaur"], "KN"),
    UsualPiece(&["griffon", "griffin", "gryphon", "eagle"], "[F?fsR]"),
    UsualPiece(&["manticore", "rhino", "rhinoceros", "aanca"], "[W?fsB]"),
    UsualPiece(&["ship"], "[F?fqR]"),
    UsualPiece(&["nightrider"], "NN"),
    UsualPiece(&["grasshopper"], "gQ"),
    UsualPiece(&["gnu", "wildebeest"], "NC"),
    UsualPiece(&["bison"], "CZ"),
    UsualPiece(&["buffalo", "ox"], "NCZ"),
    UsualPiece(&["squirrel"], "NAD"),
    UsualPiece(&["hawk", "bird", "falcon"], "ADGH"),
    UsualPiece(&["admiral", "dragon king", "dragonking", "crowned rook", "crownedrook", "sailor"], "RF"),
    UsualPiece(&["missionary", "dragon horse", "dragonhorse", "crowned bishop", "crownedbishop"], "BW"),
    UsualPiece(&["gold", "gold general"], "WfF"),
    UsualPiece(&["silver", "silver general"], "FfW"),
    UsualPiece(&["lance"], "fR"),
    UsualPiece(&["kirin"], "FD"),
    UsualPiece(&["phoenix"], "WA"),
    UsualPiece(&["duchess", "diamond"], "KADGH"),
    UsualPiece(&["corporal"], "fmWfceFifmnD"),
    UsualPiece(&["boat"], "R"),
    UsualPiece(&["bow"], "mBcpB"),
    UsualPiece(&["unicorn"], "BNN"),
    UsualPiece(&["mao"], "nN"),
];

fn of_name(name: &str) -> Option<&'static UsualPiece> {
    let name = name.trim().to_lowercase();
    USUAL.iter().find(|UsualPiece(names, ..)| names.contains(&name.as_str()))
}

/// The moves that a piece of this name usually has.
pub(crate) fn moves(name: &str) -> Option<&'static str> {
    of_name(name).map(|piece| piece.1)
}

/// What a piece with these moves is usually called.
pub(crate) fn name(moves: &str) -> Option<&'static str> {
    USUAL.iter().find(|UsualPiece(_, usual)| *usual == moves).and_then(|piece| piece.0.first().copied())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_name_stands_once_and_has_moves_that_can_be_read() {
        let mut seen = std::collections::BTreeSet::new();
        for UsualPiece(names, moves) in USUAL {
            assert!(names.iter().all(|name| seen.insert(name)), "{names:?}");
            let read = crate::dialect::read(moves);
            assert!(read.problems.is_empty() && !read.betza.is_empty(), "{names:?}: {:?}", read.problems);
        }
    }
}
