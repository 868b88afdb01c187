//! The colours of the players' pieces.

use serde::{Deserialize, Serialize};

/// The colours a piece can be painted in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it")]
pub enum PieceColour {
    White,
    Black,
    Red,
    Green,
    Blue,
    Yellow,
}

/// The paint of a piece, in CSS syntax.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PiecePaint {
    /// The body.
    pub fill: &'static str,
    /// Lines within it.
    pub line: &'static str,
    /// Its contour.
    pub edge: &'static str,
    /// A light rim around the contour, where the piece would be hard to see on dark squares.
    pub halo: Option<&'static str>,
}

impl PieceColour {
    /// All of them.
    pub const ALL: [PieceColour; 6] = {
        use PieceColour::{Black, Blue, Green, Red, White, Yellow};
        [White, Black, Red, Green, Blue, Yellow]
    };

    /// Its name, as in JSON.
    pub const fn id(self) -> &'static str {
        match self {
            PieceColour::White => "white",
            PieceColour::Black => "black",
            PieceColour::Red => "red",
            PieceColour::Green => "green",
            PieceColour::Blue => "blue",
            PieceColour::Yellow => "yellow",
        }
    }

    /// The colour that a player with this name is named after: `White`.
    pub fn of_player(name: &str) -> Option<PieceColour> {
        PieceColour::ALL.into_iter().find(|colour| name.eq_ignore_ascii_case(colour.id()))
    }

    /// Its paint. Style sheets and scripts of the site repeat it.
    pub const fn paint(self) -> PiecePaint {
        let (fill, line, edge, halo) = match self {
            PieceColour::White => ("#fbf8f1", "#1b1b1b", "#1b1b1b", None),
            PieceColour::Black => ("#2b2724", "#f3ead8", "#0d0b0a", Some("rgba(255, 248, 230, 0.75)")),
            PieceColour::Red => ("#cc3a18", "#1b1b1b", "#1b1b1b", None),
            PieceColour::Green => ("#30be5d", "#1b1b1b", "#1b1b1b", None),
            PieceColour::Blue => ("#3450d8", "#1b1b1b", "#1b1b1b", None),
            PieceColour::Yellow => ("#f4b300", "#1b1b1b", "#1b1b1b", None),
        };
        PiecePaint { fill, line, edge, halo }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_have_the_names_that_json_has() {
        for colour in PieceColour::ALL {
            assert_eq!(serde_json::to_value(colour).unwrap(), colour.id());
        }
        assert_eq!(PieceColour::of_player("Red"), Some(PieceColour::Red));
        assert_eq!(PieceColour::of_player("First"), None);
    }
}
