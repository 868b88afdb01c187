//! What pieces of a name usually are: how they move, and which picture shows them.

/// A name with its usual moves (in the Betza dialect of Interactive Diagrams) and the picture that is nearest.
struct UsualPiece(&'static [&'static str], &'static str, &'static str);

/// Names as designers of variants use them; where they differ, as the Interactive Diagram does.
const USUAL: &[UsualPiece] = &[
    UsualPiece(&["pawn"], "fmWfceFifmnD", "pawn"),
    UsualPiece(&["knight", "horse"], "N", "knight"),
    UsualPiece(&["bishop"], "B", "bishop"),
    UsualPiece(&["rook", "chariot"], "R", "rook"),
    UsualPiece(&["queen"], "Q", "queen"),
    UsualPiece(&["king"], "KisO2", "king"),
    UsualPiece(&["archbishop", "cardinal", "princess", "janus"], "BN", "cardinal"),
    UsualPiece(&["chancellor", "marshall", "marshal", "empress"], "RN", "marshall"),
    UsualPiece(&["amazon", "maharaja"], "QN", "amazon"),
    UsualPiece(&["man", "mann", "commoner", "prince", "guard"], "K", "prince"),
    UsualPiece(&["ferz", "fers", "counselor", "advisor"], "F", "corporal"),
    UsualPiece(&["wazir"], "W", "machine"),
    UsualPiece(&["alfil"], "A", "elephant"),
    UsualPiece(&["dabbaba", "dabbabah"], "D", "machine"),
    UsualPiece(&["elephant", "modern elephant"], "FA", "elephant"),
    UsualPiece(&["machine", "war machine", "warmachine", "woody rook"], "WD", "machine"),
    UsualPiece(&["camel"], "C", "camel"),
    UsualPiece(&["zebra"], "Z", "giraffe"),
    UsualPiece(&["giraffe"], "FX", "giraffe"),
    UsualPiece(&["cannon"], "mRcpR", "cannon"),
    UsualPiece(&["vao", "archer", "canon", "crocodile"], "mBcpB", "bow"),
    UsualPiece(&["leo", "sorceress", "pao queen"], "mQpcQ", "sorceress"),
    UsualPiece(&["wizard"], "FC", "sorceress"),
    UsualPiece(&["champion"], "WAD", "centaur"),
    UsualPiece(&["lion"], "KNAD", "lion"),
    UsualPiece(&["centaur"], "KN", "centaur"),
    UsualPiece(&["griffon", "griffin", "gryphon", "eagle"], "[F?fsR]", "eagle"),
    UsualPiece(&["manticore", "rhino", "rhinoceros", "aanca"], "[W?fsB]", "rhinoceros"),
    UsualPiece(&["ship"], "[F?fqR]", "ship"),
    UsualPiece(&["nightrider"], "NN", "knight"),
    UsualPiece(&["grasshopper"], "gQ", "duchess"),
    UsualPiece(&["gnu", "wildebeest"], "NC", "buffalo"),
    UsualPiece(&["bison"], "CZ", "buffalo"),
    UsualPiece(&["buffalo", "ox"], "NCZ", "buffalo"),
    UsualPiece(&["squirrel"], "NAD", "centaur"),
    UsualPiece(&["hawk", "bird", "falcon"], "ADGH", "eagle"),
    UsualPiece(&["admiral", "dragon king", "dragonking", "crowned rook", "crownedrook", "sailor"], "RF", "admiral"),
    UsualPiece(&["missionary", "dragon horse", "dragonhorse", "crowned bishop", "crownedbishop"], "BW", "missionary"),
    UsualPiece(&["gold", "gold general"], "WfF", "corporal"),
    UsualPiece(&["silver", "silver general"], "FfW", "corporal"),
    UsualPiece(&["lance"], "fR", "boat"),
    UsualPiece(&["kirin"], "FD", "lion"),
    UsualPiece(&["phoenix"], "WA", "eagle"),
    UsualPiece(&["duchess", "diamond"], "KADGH", "duchess"),
    UsualPiece(&["corporal"], "fmWfceFifmnD", "corporal"),
    UsualPiece(&["boat"], "R", "boat"),
    UsualPiece(&["bow"], "mBcpB", "bow"),
    UsualPiece(&["unicorn"], "BNN", "knight"),
    UsualPiece(&["mao"], "nN", "knight"),
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
    USUAL.iter().find(|UsualPiece(_, usual, _)| *usual == moves).and_then(|piece| piece.0.first().copied())
}

/// The picture for a piece: that of its own picture's name, of its name, or of the piece that moves the same way; a plain one
/// otherwise.
pub(crate) fn art(picture: &str, name: &str, moves: &str) -> &'static str {
    let by_moves = || USUAL.iter().find(|UsualPiece(_, usual, _)| *usual == moves);
    let last_word = |text: &str| text.rsplit([' ', '-', '/']).next().unwrap_or_default().to_string();
    of_name(picture)
        .or_else(|| of_name(name))
        .or_else(by_moves)
        .or_else(|| of_name(&last_word(name)))
        .map_or("duchess", |piece| piece.2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_name_stands_once_and_has_moves_that_can_be_read() {
        let mut seen = std::collections::BTreeSet::new();
        for UsualPiece(names, moves, _) in USUAL {
            assert!(names.iter().all(|name| seen.insert(name)), "{names:?}");
            let read = crate::dialect::read(moves);
            assert!(read.problems.is_empty() && !read.betza.is_empty(), "{names:?}: {:?}", read.problems);
        }
    }

    #[test]
    fn pictures_are_found_by_picture_name_or_moves() {
        assert_eq!(art("griffon", "beast", "Z"), "eagle");
        assert_eq!(art("", "Queen", "Q"), "queen");
        assert_eq!(art("what.png", "General of rooks", "RN"), "marshall");
        assert_eq!(art("", "War Elephant", "FAN"), "elephant");
    }
}
