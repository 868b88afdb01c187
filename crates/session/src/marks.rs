//! What is drawn over the position: hints for the player, which change more often than the pieces.

use menagerie_engine::review::MoveMark;
use menagerie_rules::Square;
use menagerie_scene::MoveTarget;
use serde::{Deserialize, Serialize};

/// Everything over the position. What is left out is not drawn.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(default, rename_all = "camelCase")]
pub struct BoardMarks {
    /// The piece whose reach is shown faintly.
    pub reach_of: Option<Square>,
    /// Its reach. Arrows drawn from its square snap to it.
    pub faint: Vec<MoveTarget>,
    /// Squares that are attacked, and how often.
    pub heat: Vec<HeatMark>,
    /// What bears on a piece.
    pub bearing: AttackMarks,
    /// Pieces that can be captured with gain.
    pub threatened: Vec<Square>,
    /// Moves that wait for their turn.
    pub premoves: Vec<Premove>,
    /// What the person has drawn.
    pub shapes: Vec<BoardShape>,
    /// Stars that a piece is to reach.
    pub stars: Vec<Square>,
    /// How good the last move was, on the square where it ended.
    pub glyph: Option<MoveGlyph>,
}

/// How good a move was, as a sign on a square.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct MoveGlyph {
    /// The square.
    pub square: Square,
    /// The sign: `?!`.
    pub sign: String,
    /// What it says; it chooses the colour.
    pub mark: MoveMark,
}

/// How often a square is attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct HeatMark {
    /// The square.
    pub square: Square,
    /// By how many pieces.
    pub count: u32,
    /// Whether by those of the player at the bottom of the board.
    #[serde(default)]
    pub mine: bool,
}

/// What bears on a piece.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(default)]
pub struct AttackMarks {
    /// The piece.
    pub of: Option<Square>,
    /// What attacks it.
    pub attackers: Vec<Square>,
    /// What guards it.
    pub defenders: Vec<Square>,
}

/// A move that is not played yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct Premove {
    /// Where it begins.
    pub from: Square,
    /// Where it ends.
    pub to: Square,
}

/// An arrow or, without an end, a circle drawn by the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct BoardShape {
    /// Where it begins.
    pub from: Square,
    /// Where it points.
    #[serde(default)]
    pub to: Option<Square>,
    /// Its colour.
    #[serde(default)]
    pub colour: ShapeColour,
}

/// The colours a person draws in; each has a line of its own as well.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it")]
pub enum ShapeColour {
    #[default]
    Green,
    Red,
    Blue,
    Yellow,
}

impl BoardMarks {
    /// Reads marks; the error says what is wrong with them.
    pub fn from_json(text: &str) -> Result<BoardMarks, String> {
        serde_json::from_str(text).map_err(|error| format!("The marks cannot be read: {error}"))
    }

    /// Removes marks that are not on the board, which happens when they are older than the scene.
    pub fn keep(&mut self, is_on: impl Fn(Square) -> bool) {
        let drop = |square: &mut Option<Square>| *square = square.filter(|&it| is_on(it));
        drop(&mut self.reach_of);
        drop(&mut self.bearing.of);
        self.glyph = self.glyph.take().filter(|it| is_on(it.square));
        self.faint.retain(|it| is_on(it.square));
        self.heat.retain(|it| is_on(it.square));
        for list in [&mut self.bearing.attackers, &mut self.bearing.defenders, &mut self.threatened, &mut self.stars] {
            list.retain(|&it| is_on(it));
        }
        self.premoves.retain(|it| is_on(it.from) && is_on(it.to));
        self.shapes.retain(|it| is_on(it.from) && it.to.is_none_or(&is_on));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_read_and_kept_on_the_board() {
        let mut marks = BoardMarks::from_json(
            r#"{"reachOf":"b1","faint":[{"square":"c3","kind":"leap"},{"square":"k3","kind":"leap"}],
                "heat":[{"square":"a1","count":2,"mine":true}],"bearing":{"of":"b1","attackers":["a9"],"defenders":["a1"]},
                "shapes":[{"from":"a1"},{"from":"a1","to":"b9","colour":"red"}]}"#,
        )
        .unwrap();
        marks.keep(|square| square.file() < 8 && square.rank() < 8);
        assert_eq!((marks.faint.len(), marks.shapes.len(), marks.bearing.attackers.len()), (1, 1, 0));
        assert_eq!((marks.reach_of.is_some(), marks.bearing.defenders.len()), (true, 1));
        assert_eq!(BoardMarks::from_json("{}").unwrap(), BoardMarks::default());
        assert!(BoardMarks::from_json(r#"{"reachOf":"4e"}"#).unwrap_err().contains("4e"));
    }
}
