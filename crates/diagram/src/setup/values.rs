//! Parsers for values of attributes: squares, sizes, sides.

use crate::faults::{AttributeError, AttributeErrorKind};
use crate::scene::DiagramScene;
use menagerie_rules::{BoardSize, Square};

pub(super) fn colours(scene: &DiagramScene) -> String {
    scene.players().iter().map(|player| player.name.to_ascii_lowercase()).collect::<Vec<_>>().join(", ")
}

pub(super) fn size(text: &str) -> Result<BoardSize, AttributeError> {
    let sides = text.split_once(['x', '×', 'X']);
    let shape = sides.and_then(|(files, ranks)| BoardSize::new(files.trim().parse().ok()?, ranks.trim().parse().ok()?));
    shape.ok_or_else(|| AttributeError::choice("board", text, "fit, game, 9x9 (1x1 … 16x16)"))
}

pub(super) fn square(attribute: &'static str, text: &str, shape: BoardSize) -> Result<Square, AttributeError> {
    let square: Square =
        text.parse().map_err(|error| AttributeError::new(attribute, text, AttributeErrorKind::Square(error)))?;
    if shape.contains(square) {
        return Ok(square);
    }
    Err(AttributeError::new(attribute, text, AttributeErrorKind::Outside(shape)))
}

pub(super) fn squares(attribute: &'static str, text: &str, shape: BoardSize) -> Result<Vec<Square>, AttributeError> {
    text.split([' ', ',', ';']).filter(|part| !part.is_empty()).map(|part| square(attribute, part, shape)).collect()
}

/// The sides in the attribute `play`.
pub fn seats(text: &str) -> impl Iterator<Item = &str> {
    text.split([' ', ',', ';']).filter(|seat| !seat.is_empty())
}
