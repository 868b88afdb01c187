//! What the board shows: a complete description, handed in as JSON and never changed by the view.

use menagerie_rules::{Square, with_nearest};
use serde::{Deserialize, Serialize};

use crate::{BoardGrid, BoardSquares, Orientation, PieceColour};

/// Everything that is drawn, but for the piece under the pointer.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Scene {
    /// Number of files, 1 to 16.
    pub files: u8,
    /// Number of ranks, 1 to 16.
    pub ranks: u8,
    /// Whether the squares alternate in colour; otherwise all are alike, with lines between.
    #[serde(default = "yes")]
    pub checkered: bool,
    /// The places of the board that are no squares.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub holes: Vec<Square>,
    /// Whether file letters and rank numbers are written, where the squares are large enough to read them.
    #[serde(default = "yes")]
    pub coordinates: bool,
    /// How far the board is turned.
    #[serde(default)]
    pub orientation: Orientation,
    /// The pieces, at most one on a square.
    #[serde(default)]
    pub pieces: Vec<ScenePiece>,
    /// The squares of the last move.
    #[serde(default)]
    pub last_move: Vec<Square>,
    /// Where a King stands in check.
    #[serde(default)]
    pub check: Vec<Square>,
    /// The square of the piece picked up.
    #[serde(default)]
    pub selected: Option<Square>,
    /// Where the piece picked up may go.
    #[serde(default)]
    pub targets: Vec<MoveTarget>,
    /// The square of the keyboard's cursor.
    #[serde(default)]
    pub cursor: Option<Square>,
    /// Arrows over everything else.
    #[serde(default)]
    pub arrows: Vec<BoardArrow>,
}

/// One piece on the board.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(deny_unknown_fields)]
pub struct ScenePiece {
    /// Where it stands.
    pub square: Square,
    /// Which picture shows it: an id given to `set_art`.
    pub art: String,
    /// Whose it is.
    pub colour: PieceColour,
    /// Drawn faintly: its owner is out.
    #[serde(default)]
    pub dim: bool,
    /// Marked as waiting for its promotion.
    #[serde(default)]
    pub waiting: bool,
    /// Marked as one that goes back to what it was when it is captured.
    #[serde(default, skip_serializing_if = "is_not")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub reverts: bool,
    /// The square before it, where it is to be seen which way it goes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ahead: Option<Square>,
}

/// One square the picked piece may go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(deny_unknown_fields)]
pub struct MoveTarget {
    /// The square.
    pub square: Square,
    /// How the piece gets there.
    pub kind: TargetKind,
    /// Whether a piece is taken by going there.
    #[serde(default)]
    pub takes: bool,
}

/// What is shown on one square.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct ShownSquare {
    square: Square,
    /// The picture of the piece there; none on an empty square.
    art: Option<String>,
    /// Whose it is.
    colour: Option<PieceColour>,
    mark: Option<SquareMark>,
    /// Whether the piece goes back to what it was when it is captured.
    reverts: bool,
}

/// How a square is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum SquareMark {
    /// Its piece is picked up.
    Picked,
    /// The piece picked up may go there.
    Target,
    /// And takes what stands there.
    Takes,
}

/// An arrow from the middle of a square to that of another; a ring where both are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(deny_unknown_fields)]
pub struct BoardArrow {
    /// Where it begins.
    pub from: Square,
    /// Where it points.
    pub to: Square,
    /// 1 for the best, which is drawn thickest.
    #[serde(default = "first")]
    pub place: u8,
}

/// How a target is reached; each kind has its own colour and its own shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum TargetKind {
    /// Along a line that can be blocked, taking or not.
    Slide,
    /// A leap that nothing blocks, taking or not.
    Leap,
    /// Only without taking.
    Move,
    /// Only by taking.
    Capture,
    /// Over another piece.
    Hop,
}

impl Scene {
    /// The empty board shown until the first scene arrives.
    pub fn empty() -> Scene {
        Scene {
            files: 8,
            ranks: 8,
            checkered: true,
            holes: Vec::new(),
            coordinates: false,
            orientation: Orientation::default(),
            pieces: Vec::new(),
            last_move: Vec::new(),
            check: Vec::new(),
            selected: None,
            targets: Vec::new(),
            cursor: None,
            arrows: Vec::new(),
        }
    }

    /// Reads a scene; the error says what is wrong with it.
    pub fn from_json(text: &str) -> Result<Scene, String> {
        let scene: Scene = serde_json::from_str(text)
            .map_err(|error| format!("The scene cannot be read: {}", with_nearest(&error.to_string())))?;
        let sizes = 1..=16;
        if !sizes.contains(&scene.files) || !sizes.contains(&scene.ranks) {
            return Err(format!(
                "A board of {} files and {} ranks cannot be shown: both must be 1 to 16",
                scene.files, scene.ranks
            ));
        }
        if let Some(square) = scene.squares().find(|square| !scene.contains(*square)) {
            return Err(format!("{square} is not on the board of {} files and {} ranks", scene.files, scene.ranks));
        }
        Ok(scene)
    }

    /// Removes arrows and a cursor that are not on this board.
    pub fn drop_what_is_off(&mut self) {
        let (files, ranks) = (self.files, self.ranks);
        let is_on = |square: &Square| square.file() < files && square.rank() < ranks;
        self.arrows.retain(|arrow| is_on(&arrow.from) && is_on(&arrow.to));
        self.cursor = self.cursor.filter(is_on);
    }

    /// The squares with a piece or a mark.
    pub fn shown_squares(&self) -> Vec<ShownSquare> {
        let mut all: Vec<ShownSquare> = self.pieces.iter().map(|piece| self.shown_square(piece.square)).collect();
        let empty = self.targets.iter().map(|target| target.square).filter(|&square| self.piece_on(square).is_none());
        all.extend(empty.map(|square| self.shown_square(square)));
        all
    }

    fn shown_square(&self, square: Square) -> ShownSquare {
        let piece = self.piece_on(square);
        let reached = || self.targets.iter().any(|target| target.square == square);
        let mark = match piece {
            _ if self.selected == Some(square) => Some(SquareMark::Picked),
            Some(_) if reached() => Some(SquareMark::Takes),
            None if reached() => Some(SquareMark::Target),
            _ => None,
        };
        let reverts = piece.is_some_and(|piece| piece.reverts);
        let (art, colour) = piece.map(|piece| (piece.art.clone(), piece.colour)).unzip();
        ShownSquare { square, art, colour, mark, reverts }
    }

    /// The piece on a square.
    pub fn piece_on(&self, square: Square) -> Option<&ScenePiece> {
        self.pieces.iter().find(|piece| piece.square == square)
    }

    /// The places of its squares.
    pub fn grid(&self) -> BoardGrid {
        BoardGrid::new(self.files, self.ranks, self.orientation)
    }

    /// The empty board.
    pub fn board(&self) -> BoardSquares {
        BoardSquares { grid: self.grid(), checkered: self.checkered, holes: self.holes.iter().copied().collect() }
    }

    /// Whether a square is on the board.
    pub fn contains(&self, square: Square) -> bool {
        square.file() < self.files && square.rank() < self.ranks
    }

    fn squares(&self) -> impl Iterator<Item = Square> {
        let pieces = self.pieces.iter().map(|piece| piece.square);
        let targets = self.targets.iter().map(|target| target.square);
        let marked = self.last_move.iter().chain(&self.check).chain(&self.selected).chain(&self.cursor);
        let arrows = self.arrows.iter().flat_map(|arrow| [arrow.from, arrow.to]);
        pieces.chain(targets).chain(marked.copied()).chain(arrows)
    }
}

fn is_not(it: &bool) -> bool {
    !it
}

fn yes() -> bool {
    true
}

fn first() -> u8 {
    1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_out_has_a_default() {
        let scene = Scene::from_json(r#"{"files":10,"ranks":8}"#).unwrap();
        assert!(scene.checkered && scene.coordinates && scene.pieces.is_empty());
    }

    #[test]
    fn squares_off_the_board_are_refused() {
        let text = r#"{"files":10,"ranks":8,"pieces":[{"square":"a9","art":"king","colour":"white"}]}"#;
        assert!(Scene::from_json(text).unwrap_err().contains("a9 is not on the board"));
    }

    #[test]
    fn arrows_stay_on_the_board() {
        let read = |arrow: &str| Scene::from_json(&format!(r#"{{"files":10,"ranks":8,"arrows":[{arrow}]}}"#));
        assert_eq!(read(r#"{"from":"b1","to":"c3"}"#).unwrap().arrows[0].place, 1);
        assert!(read(r#"{"from":"b1","to":"k3","place":2}"#).unwrap_err().contains("k3 is not on the board"));
    }

    #[test]
    fn a_board_too_large_is_refused() {
        assert!(Scene::from_json(r#"{"files":17,"ranks":8}"#).unwrap_err().contains("1 to 16"));
    }

    #[test]
    fn a_full_scene_is_read() {
        let scene = Scene::from_json(
            r#"{"files":14,"ranks":14,"checkered":true,"coordinates":true,"orientation":2,
                "pieces":[{"square":"h2","art":"king","colour":"white","dim":false,"waiting":true}],
                "lastMove":["e4","e6"],"check":["h2"],"selected":"h2",
                "targets":[{"square":"h3","kind":"leap","takes":false}],"cursor":null}"#,
        )
        .unwrap();
        assert_eq!(scene.targets[0].kind, TargetKind::Leap);
        assert_eq!(scene.last_move.len(), 2);
        assert!(scene.piece_on("h2".parse().unwrap()).unwrap().waiting);
    }
}
