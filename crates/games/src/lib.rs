//! The data of games: the definitions of the [`library`], and the [`networks`] that judge positions.

#![forbid(unsafe_code)]

mod files;
pub mod library;
pub mod networks;
