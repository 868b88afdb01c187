//! Names and pictures of pieces that have none of their own.

use std::collections::BTreeSet;

/// Pieces that people know by how they move: Betza, English name, picture.
const KNOWN: &[(&str, &str, &str)] = &[
    ("NN", "Nightrider", "knight"),
    ("gQ", "Grasshopper", "rhinoceros"),
    ("C", "Camel", "camel"),
    ("Z", "Zebra", "giraffe"),
    ("NC", "Wildebeest", "buffalo"),
    ("NCZ", "Buffalo", "buffalo"),
    ("ZC", "Bison", "buffalo"),
    ("CF", "Wizard", "sorceress"),
    ("DAW", "Champion", "duchess"),
    ("WD", "Woody Rook", "machine"),
    ("DW", "Woody Rook", "machine"),
    ("DWF", "Mastodon", "machine"),
    ("AW", "Phoenix", "eagle"),
    ("DF", "Kirin", "eagle"),
    ("AF", "Elephant", "elephant"),
    ("FA", "Elephant", "elephant"),
    ("AD", "Alibaba", "elephant"),
    ("KAD", "Mastodon", "elephant"),
    ("FDH", "Lion", "lion"),
    ("NW", "Marquis", "knight"),
    ("NA", "Kangaroo", "rhinoceros"),
    ("NAD", "Squirrel", "lion"),
    ("BN", "Archbishop", "cardinal"),
    ("RN", "Chancellor", "marshall"),
    ("QN", "Amazon", "amazon"),
    ("BW", "Dragon Horse", "missionary"),
    ("RF", "Dragon King", "admiral"),
    ("BK", "Dragon Horse", "missionary"),
    ("RK", "Dragon King", "admiral"),
    ("NK", "Centaur", "centaur"),
    ("KN", "Centaur", "centaur"),
    ("K", "Commoner", "prince"),
    ("WF", "Commoner", "prince"),
    ("F", "Ferz", "duchess"),
    ("W", "Wazir", "sorceress"),
    ("A", "Alfil", "elephant"),
    ("D", "Dabbaba", "machine"),
    ("N", "Knight", "knight"),
    ("B", "Bishop", "bishop"),
    ("R", "Rook", "rook"),
    ("Q", "Queen", "queen"),
    ("pR", "Korean Cannon", "cannon"),
    ("pB", "Korean Bow", "bow"),
    ("mBcpB", "Bow", "bow"),
    ("mRcpR", "Cannon", "cannon"),
    ("mfFcfW", "Berolina Pawn", "corporal"),
    ("fmWfcF", "Pawn", "pawn"),
    ("mfWcfF", "Pawn", "pawn"),
    ("fsmWfcF", "Sideways Pawn", "pawn"),
    ("fbmWfcF", "Pawn", "pawn"),
    ("mWcF", "Pawn", "pawn"),
    ("mKcF", "Pawn", "pawn"),
    ("WfF", "Gold General", "admiral"),
    ("FfW", "Silver General", "missionary"),
    ("FvW", "Crane", "eagle"),
    ("FsfW", "Drunk Elephant", "elephant"),
    ("mQcN", "Queen-Knight", "queen"),
    ("mQcB", "Queen-Bishop", "bishop"),
    ("mQcR", "Queen-Rook", "rook"),
    ("mQcK", "Queen-King", "duchess"),
    ("mNcK", "Knight-King", "prince"),
    ("BNW", "Great Archbishop", "cardinal"),
    ("RNF", "Great Chancellor", "marshall"),
    ("BnN", "Dragon Bishop", "bishop"),
    ("vR", "Vertical Rook", "ship"),
    ("vW", "Go-Between", "ship"),
    ("GH", "Big Leaper", "rhinoceros"),
];

/// The name and picture of a piece that is known by how it moves.
pub(super) fn known(betza: &str) -> Option<(&'static str, &'static str)> {
    KNOWN.iter().find(|(known, ..)| *known == betza).map(|(_, name, art)| (*name, *art))
}

/// Pictures by the letter of a piece, then those that look like nothing else.
const BY_LETTER: &[(char, &str)] = &[
    ('A', "amazon"),
    ('B', "bishop"),
    ('C', "cannon"),
    ('D', "admiral"),
    ('E', "elephant"),
    ('F', "duchess"),
    ('G', "giraffe"),
    ('H', "centaur"),
    ('I', "prince"),
    ('J', "cardinal"),
    ('K', "prince"),
    ('L', "lion"),
    ('M', "marshall"),
    ('N', "knight"),
    ('O', "corporal"),
    ('P', "pawn"),
    ('Q', "queen"),
    ('R', "rook"),
    ('S', "ship"),
    ('T', "boat"),
    ('U', "buffalo"),
    ('V', "bow"),
    ('W', "sorceress"),
    ('X', "missionary"),
    ('Y', "machine"),
    ('Z', "eagle"),
];

const SPARE: &[&str] = &[
    "missionary",
    "admiral",
    "duchess",
    "sorceress",
    "ship",
    "boat",
    "machine",
    "eagle",
    "lion",
    "rhinoceros",
    "bow",
    "buffalo",
    "camel",
    "giraffe",
    "corporal",
    "elephant",
    "centaur",
    "prince",
    "cannon",
    "marshall",
    "cardinal",
    "amazon",
];

/// A picture that no other piece of the game has, if there is one left: the wanted one, that of the letter, or a spare one.
pub(super) fn free_art(wanted: Option<&'static str>, letter: char, taken: &mut BTreeSet<&'static str>) -> &'static str {
    let by_letter = BY_LETTER.iter().find(|(known, _)| *known == letter).map(|(_, art)| *art);
    let all = wanted.into_iter().chain(by_letter).chain(SPARE.iter().copied());
    let art = all.clone().find(|art| !taken.contains(art)).or_else(|| all.into_iter().next()).unwrap_or("pawn");
    taken.insert(art);
    art
}
