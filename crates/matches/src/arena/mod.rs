//! Matches between UCI engines.
//!
//! Like cutechess-cli and fastchess for orthodox chess, for boards up to 16×16 and for four players: it starts the engines, gives them
//! openings and clocks, plays their moves by the rules, adjudicates decided games, and estimates the difference in Elo.
//!
//! With two players, results are counted by pairs of games from the same opening with colours swapped. With four players, one engine plays
//! against three copies of another, or four engines play each other, and every engine plays every seat. Each engine's share of the wins
//! and its points count.
//!
//! [`run_match`] plays a match with [`MatchSettings`] and returns the [`Scoreboard`].

pub mod adjudication;
mod elo;
mod engine_config;
mod engine_process;
mod engine_stats;
pub mod file_reader;
mod game;
pub mod line_reader;
pub mod opening;
mod pairing;
pub mod pgn;
mod run;
mod score;
mod scoreboard;
mod settings;
mod sprt;
mod table;
mod thinned;
mod time_control;
mod uci_info;
mod win_share;
mod worker;

pub use adjudication::{Adjudicator, DrawRule, ResignRule};
pub use elo::{EloEstimate, NORMAL_95, Pentanomial};
pub use engine_config::{EngineConfig, number_equal_names};
pub use engine_process::EngineFailure;
pub use engine_stats::{EngineAverages, EngineStats};
pub use game::{GameConditions, GameTermination, PlayedGame};
pub use opening::{OpeningBook, random_game};
pub use pairing::Pairing;
pub use run::run_match;
pub use score::TwoPlayerScore;
pub use scoreboard::Scoreboard;
pub use settings::MatchSettings;
pub use sprt::{Sprt, SprtDecision};
pub use thinned::thinned;
pub use time_control::{MoveLimits, TimeControl};
pub use win_share::{MeanWithError, SeatResult, WinShare};
pub use worker::FinishedGame;
