//! The page as players use it, in a real browser: every control is found by its role
//! and its accessible name, and the board is pointed at like a board.

mod analysis;
mod board;
mod breakdown;
mod chaturaji;
mod checker;
mod clocks;
mod computer;
mod editor;
mod endings;
mod explanations;
mod focus;
mod games;
mod hand;
mod hint;
mod keeping;
mod keyboard;
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
mod zoom;
