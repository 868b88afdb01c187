//! Tests of the readers and writers of games.

mod document;
mod fairy_stockfish;
mod fairy_stockfish_writer;
mod interactive_diagram;
mod notations;
mod recorded;
mod writers;
mod xboard;
