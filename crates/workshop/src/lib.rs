//! Games as they are made: a text in any of the known forms is read, with its faults at their places, and every change that can be made
//! without writing text is a change of the definition.
//!
//! [`read`] tells all that a page shows of a text. [`Edit`] is a change, [`apply`] makes it, and [`text_of`] writes the definition so
//! that people can read it. Nothing is kept between two calls: the text is all there is.

#![forbid(unsafe_code)]

mod board_edits;
mod castling;
mod edit;
mod edit_error;
mod fault;
mod json_place;
mod json_text;
mod letters;
mod mirror;
mod move_cells;
mod move_text;
mod piece_edits;
mod sheet;
mod start_array;
mod stock;
mod zones;

pub use edit::{Edit, apply};
pub use edit_error::EditError;
pub use fault::{Fault, FaultKind};
pub use formats::names_of_picture;
pub use json_text::text_of;
pub use mirror::Mirror;
pub use move_cells::{CellKind, CellWay, MoveCell, MoveCells, cells_of};
pub use move_text::betza_of;
pub use sheet::{Hand, PieceSheet, Sheet, Standing, read};
pub use start_array::{StartArray, StartError};
pub use stock::{STOCK, STOCK_NAMES, StockRole, picture_of_stock};
