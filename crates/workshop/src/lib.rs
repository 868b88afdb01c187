//! Editing of games. A text in any of the known formats is read, with diagnostics at their places. Every change without writing text is
//! an [`Edit`] of the definition.
//!
//! [`read`] returns all that a page shows of a text. [`apply`] makes a change, and [`text_of`] writes the definition as readable text.
//! There is no state between two calls: the text is everything. [`check`] reports on a text for people who wrote it in an editor of their own.

#![forbid(unsafe_code)]

mod beginnings;
mod bent_moves;
mod board_edits;
mod castling;
mod cell_kind;
mod check;
mod controls;
mod diagnostic;
mod edit;
mod edit_error;
mod field_path;
mod form;
mod json_place;
mod json_text;
mod letters;
mod mirror;
mod move_cells;
mod move_text;
mod options;
mod pairs;
mod path_moves;
mod piece_edits;
mod players;
mod sheet;
mod start_array;
mod stock;
mod zones;

pub use bent_moves::{BentMove, OnWay};
pub use cell_kind::CellKind;
pub use check::{CheckForm, check, start_count};
pub use controls::{GROUPS, Group, Part, group_of};
pub use diagnostic::{Diagnostic, DiagnosticKind};
pub use edit::{Edit, apply};
pub use edit_error::EditError;
pub use form::{FormClass, FormField, all_fields, form_of};
pub use formats::names_of_picture;
pub use json_text::text_of;
pub use mirror::Mirror;
pub use move_cells::{CellWay, MoveCell, MoveCells, cells_of};
pub use move_text::betza_of;
pub use path_moves::{PathEnd, PathMove};
pub use sheet::{Hand, PieceSheet, PlayerSheet, Sheet, Standing, read};
pub use start_array::{StartArray, StartError};
pub use stock::{STOCK, STOCK_NAMES, StockRole, picture_of_stock};
