//! Boards and their pictures.
//!
//! - [`Scene`] describes what a board shows.
//! - [`BoardGrid`] finds squares in a picture, from any side of the board.
//! - [`PieceColour`], [`BoardColours`] and [`css`] are the tables of colours.
//! - [`BoardSquares`] draws the squares, and [`shapes`] draws a piece, as [`SvgNode`]s.
//!
//! The page's canvas uses the same grid and the same colours.

#![forbid(unsafe_code)]

mod art;
mod board_colours;
pub mod css;
mod grid;
mod node;
mod orientation;
mod piece_colour;
mod pieces;
mod scene;
mod squares;

pub use art::{ArtPath, PaintRole, parse};
pub use board_colours::{BoardColours, SquareColours};
pub use grid::{BoardGrid, SIDE};
pub use node::SvgNode;
pub use orientation::Orientation;
pub use piece_colour::{PieceColour, PiecePaint};
pub use pieces::{LetterPlate, letter, shapes, show_symbol, symbol};
pub use scene::{BoardArrow, MoveTarget, Scene, ScenePiece, ShownSquare, SquareMark, TargetKind};
pub use squares::BoardSquares;
