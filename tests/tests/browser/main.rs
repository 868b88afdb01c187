//! The page as players use it, in Chromium: every control is found by its role
//! and its accessible name, and the board is pointed at like a board.

mod analysis;
mod board;
mod breakdown;
mod chaturaji;
mod clocks;
mod computer;
mod editor;
mod endings;
mod explanations;
mod games;
mod hand;
mod hint;
mod keeping;
mod kindness;
mod languages;
mod links;
mod moves;
mod new_game;
mod opening;
mod pieces;
mod positions;
mod promotion;
mod results;
mod screens;
mod settings;
mod sharing;
mod variations;
