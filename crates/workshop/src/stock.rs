//! Pieces that many games have: how they are called, which picture they have, and how they move.

/// The id of a piece's picture, by which its name is found as well, and its move in Betza notation.
///
/// The moves are those that most games give to the name; where games differ, that of the Piececlopædia of chessvariants.org or of
/// Jean-Louis Cazaux's games.
pub const STOCK: [(&str, &str); 27] = [
    ("pawn", "fmWfceFifmnD"),
    ("knight", "N"),
    ("bishop", "B"),
    ("rook", "R"),
    ("queen", "Q"),
    ("king", "K"),
    ("admiral", "RF"),
    ("amazon", "QN"),
    ("bow", "mBcpB"),
    ("buffalo", "NCZ"),
    ("camel", "C"),
    ("cannon", "mRcpR"),
    ("cardinal", "BN"),
    ("centaur", "KN"),
    ("corporal", "fFfmWifmnD"),
    ("duchess", "KADGH"),
    ("eagle", "FyafsF"),
    ("elephant", "FA"),
    ("giraffe", "Z"),
    ("lion", "KNAD"),
    ("machine", "WD"),
    ("marshall", "RN"),
    ("missionary", "BW"),
    ("prince", "KifmnD"),
    ("rhinoceros", "WyafsW"),
    ("ship", "WyafsW"),
    ("sorceress", "mQcpQ"),
];

#[cfg(test)]
mod tests {
    use super::STOCK;
    use menagerie_rules::betza::Movement;
    use std::collections::BTreeSet;

    #[test]
    fn every_piece_moves_and_is_there_once() {
        for (name, betza) in STOCK {
            assert!(betza.parse::<Movement>().is_ok(), "{name}: {betza}");
        }
        assert_eq!(STOCK.iter().map(|(name, _)| name).collect::<BTreeSet<_>>().len(), STOCK.len());
    }
}
