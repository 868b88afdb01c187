//! The page as players use it, in Chromium: every control is found by its role
//! and its accessible name, and the board is pointed at like a board.

mod analysis;
mod board;
mod breakdown;
mod chaturaji;
mod computer;
mod games;
mod hint;
mod kindness;
mod links;
mod moves;
mod opening;
mod positions;
mod promotion;
mod results;
mod screens;
