//! Search and evaluation for two players.

mod evaluation;
mod exchange;
mod ordering;
mod quiescence;
mod search;
mod table;

pub(crate) use evaluation::Evaluation;
pub(crate) use search::search;
pub(crate) use table::Table;
