//! The data of games: the definitions of the [`library`], and the evaluation [`networks`].
//!
//! The feature `library` contains the definitions, `networks` the networks. Both are on by default. Without them the crate only knows
//! which games have a network.

#![forbid(unsafe_code)]

mod files;
#[cfg(feature = "library")]
pub mod library;
pub mod networks;
