//! Tests of the readers and writers of games.

mod interactive_diagram;
mod writers;
mod xboard;
