//! The tests of the rules as one program, so that shared code is compiled and linked once.

mod common;
mod slow;

mod betza;
mod betza_writer;
mod board_marks;
mod castling;
mod chaturaji_end;
mod chaturaji_leave;
mod chaturaji_moves;
mod chaturaji_promotion;
mod chaturaji_scores;
mod definitions;
mod descriptions;
mod draws;
mod en_passant;
mod facts;
mod game;
mod kings_leap;
mod laws;
mod laws_of_boards;
mod laws_of_mirrors;
mod laws_of_texts;
mod move_bits;
mod notation;
mod perft;
mod pgn;
mod pieces;
mod positions;
mod promotion;
mod random_betza;
mod random_rules;
mod refusals;
mod rules;
mod slow_generator;
mod tables;
