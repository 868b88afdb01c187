//! The colours of squares.

use serde::Deserialize;

use crate::css;

/// The boards there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it")]
pub enum BoardColours {
    Wood,
    #[default]
    Green,
    Blue,
    Grey,
    Contrast,
    Walnut,
    Sea,
    Slate,
}

/// The colours of one board, in CSS syntax.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareColours {
    /// Light squares, and every square of a board that is not chequered.
    pub light: &'static str,
    /// Dark squares.
    pub dark: &'static str,
    /// The lines between the squares of a board that is not chequered, and holes.
    pub line: &'static str,
    /// Coordinates on light squares.
    pub text_on_light: &'static str,
    /// Coordinates on dark squares.
    pub text_on_dark: &'static str,
}

impl SquareColours {
    /// The colours of diagrams, which a page can change.
    pub const DIAGRAM: SquareColours = SquareColours {
        light: css::LIGHT,
        dark: css::DARK,
        line: css::LINE,
        text_on_light: css::COORDINATE,
        text_on_dark: css::COORDINATE,
    };
}

impl BoardColours {
    /// All of them.
    pub const ALL: [BoardColours; 8] = {
        use BoardColours::{Blue, Contrast, Green, Grey, Sea, Slate, Walnut, Wood};
        [Wood, Green, Blue, Grey, Contrast, Walnut, Sea, Slate]
    };

    /// The colours of its squares.
    pub const fn squares(self) -> SquareColours {
        let [light, dark, line, text_on_light, text_on_dark] = match self {
            BoardColours::Wood => ["#f0dcb8", "#c39a6b", "#8a6a44", "#7a5a33", "#3d2912"],
            BoardColours::Green => ["#ece7da", "#a7b3a4", "#a39a85", "#5d6a57", "#2f3a2c"],
            BoardColours::Blue => ["#e3eaf0", "#93acc4", "#7c93a9", "#48617a", "#1d3145"],
            BoardColours::Grey => ["#e4e4e2", "#a9aaa9", "#8c8c8a", "#5a5a59", "#2a2a2a"],
            BoardColours::Contrast => ["#ffffff", "#8f9aa6", "#000000", "#000000", "#000000"],
            BoardColours::Walnut => ["#f2dfc4", "#a87e58", "#6b4a2c", "#553818", "#1f1206"],
            BoardColours::Sea => ["#e1ece6", "#76a8a4", "#5b8884", "#3b615e", "#0c2a29"],
            BoardColours::Slate => ["#c3ccd4", "#7d8b98", "#56616c", "#2f3a45", "#0b1015"],
        };
        SquareColours { light, dark, line, text_on_light, text_on_dark }
    }
}
