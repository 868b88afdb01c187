//! Tests of the readers and writers of games.

mod document;
mod exports;
mod fairy_stockfish;
mod fairy_stockfish_writer;
mod interactive_diagram;
mod messages;
mod notations;
mod odd_texts;
mod recorded;
mod writers;
mod xboard;
