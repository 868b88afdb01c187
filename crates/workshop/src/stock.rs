//! Pieces that many games have, with their names, pictures and moves.

use formats::picture_named;
use serde::Deserialize;

/// The role of a stock piece in a game.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum StockRole {
    /// A piece like any other.
    #[default]
    Piece,
    /// A Pawn: without a letter in move texts, its moves count as progress, and it captures and is captured en passant.
    Pawn,
    /// Royal.
    Royal,
}

impl StockRole {
    /// The name in JSON and in the page.
    pub const fn name(self) -> &'static str {
        match self {
            Piece => "piece",
            Pawn => "pawn",
            Royal => "royal",
        }
    }
}

use StockRole::{Pawn, Piece, Royal};

/// Other names by which stock pieces are found, besides those of their pictures, in lower case without spaces. A picture may show pieces
/// that move in several ways; these names are of the move.
pub const STOCK_NAMES: [(&str, &str); 10] = [
    ("admiral", "dragonking"),
    ("archer", "vao bishopcannon"),
    ("cannon", "pao"),
    ("cardinal", "archbishop princess"),
    ("eagle", "gryphon griffon"),
    ("mao", "lameknight xiangqihorse chinesehorse"),
    ("marshall", "chancellor empress"),
    ("missionary", "dragonhorse"),
    ("nightrider", "knightrider"),
    ("sorceress", "leo queencannon"),
];

/// The id of a piece, its move in Betza notation, and its role. Its name is that of the picture with this id, or its own where another
/// picture shows it ([`picture_of_stock`]).
///
/// The moves are those that most games give to the name. Where games differ, they are those of the Piececlopaedia of chessvariants.org,
/// of Wikipedia's list of fairy chess pieces or of Jean-Louis Cazaux's games.
pub const STOCK: [(&str, &str, StockRole); 56] = [
    ("pawn", "fmWfcFifmnD", Pawn),
    ("knight", "N", Piece),
    ("bishop", "B", Piece),
    ("rook", "R", Piece),
    ("queen", "Q", Piece),
    ("king", "K", Royal),
    ("admiral", "RF", Piece),
    ("alfil", "A", Piece),
    ("amazon", "QN", Piece),
    ("antelope", "NY", Piece),
    ("archer", "mBcpB", Piece),
    ("berolina", "fmFfcWifmnA", Pawn),
    ("buffalo", "NCZ", Piece),
    ("camel", "C", Piece),
    ("cannon", "mRcpR", Piece),
    ("cardinal", "BN", Piece),
    ("centaur", "KN", Piece),
    ("champion", "WAD", Piece),
    ("commoner", "K", Piece),
    ("corporal", "fmWfmnDfF", Piece),
    ("dabbaba", "D", Piece),
    ("duchess", "KADGH", Piece),
    ("eagle", "FyafsF", Piece),
    ("elephant", "FA", Piece),
    ("ferz", "F", Piece),
    ("giraffe", "FX", Piece),
    ("gold", "WfF", Piece),
    ("grasshopper", "gQ", Piece),
    ("griffin", "FyafsF", Piece),
    ("hawk", "ADGH", Piece),
    ("kirin", "FD", Piece),
    ("lance", "fR", Piece),
    ("lion", "KNAD", Piece),
    ("machine", "WD", Piece),
    ("manticore", "WyafsW", Piece),
    ("mao", "nN", Piece),
    ("marshall", "RN", Piece),
    ("missionary", "BW", Piece),
    ("nightrider", "NN", Piece),
    ("osprey", "DmpafyafsW", Piece),
    ("phoenix", "WA", Piece),
    ("prince", "KfmnD", Piece),
    ("rhinoceros", "WyafsW", Piece),
    ("rose", "qN", Piece),
    ("sergeant", "fKifmnD", Piece),
    ("ship", "FfryaflFflyafrFbryafrFblyaflF", Piece),
    ("silver", "FfW", Piece),
    ("soldier", "fsW", Piece),
    ("sorceress", "mQcpQ", Piece),
    ("spider", "DA", Piece),
    ("squirrel", "NAD", Piece),
    ("unicorn", "BNN", Piece),
    ("wazir", "W", Piece),
    ("wildebeest", "NC", Piece),
    ("wizard", "FC", Piece),
    ("zebra", "Z", Piece),
];

/// The picture of a stock piece.
pub fn picture_of_stock(id: &'static str) -> &'static str {
    picture_named(id).unwrap_or(id)
}

#[cfg(test)]
mod tests {
    use super::{STOCK, picture_of_stock};
    use menagerie_rules::betza::Movement;
    use std::collections::BTreeSet;

    #[test]
    fn every_piece_moves_and_is_there_once() {
        for (name, betza, _) in STOCK {
            assert!(betza.parse::<Movement>().is_ok(), "{name}: {betza}");
        }
        assert_eq!(STOCK.iter().map(|(name, ..)| name).collect::<BTreeSet<_>>().len(), STOCK.len());
    }

    #[test]
    fn every_move_is_written_and_read_again() {
        for (name, betza, _) in STOCK {
            let movement: Movement = betza.parse().unwrap();
            let text = menagerie_rules::betza::write(&movement).unwrap_or_else(|error| panic!("{name}: {error}"));
            let again: Movement = text.parse().unwrap();
            let mut walks = again.walks().iter();
            assert!(walks.all(|walk| movement.walks().contains(walk)), "{name}: {betza} became {text}");
            assert_eq!(again.walks().len(), movement.walks().len(), "{name}: {betza} became {text}");
            assert!(again.multi_leg().is_empty(), "{name}: {betza} became {text}");
        }
    }

    #[test]
    fn each_has_a_picture() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/pieces");
        for (name, ..) in STOCK {
            let file = folder.join(format!("{}.svg", picture_of_stock(name)));
            assert!(file.is_file(), "{name}: there is no {}", file.display());
        }
    }
}
