//! Assesses a variant by quick self-play games, and reports: the first player's score, how games end, their length, the number of legal
//! moves, unused pieces, and the values of pieces.
//!
//! | file | subject |
//! |---|---|
//! | [`quick_game`](mod@quick_game) | one game: random openings, few nodes for each move, a ply limit |
//! | [`material`] | the difference in material of a position |
//! | [`logistic`] | logistic regression with priors |
//! | [`piece_fit`] | piece values from results, with error bars |
//! | [`trial`] | the games together |
//! | [`report`] | the report |
//!
//! The module uses neither a clock nor threads: the page's worker and the command line call [`Trial::play_game`] as often as they like.
//!
//! ```
//! use menagerie_rules::{Options, Variant};
//! use menagerie_matches::trial::{Trial, TrialSettings};
//!
//! let chess = Variant::by_id("chess", &Options::none())?;
//! let mut trial = Trial::new(&chess, TrialSettings { nodes: 20, most_plies: 12, ..TrialSettings::default() });
//! trial.play_game();
//! assert_eq!(trial.report().games, 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
mod logistic;
mod material;
mod matrix;
mod piece_fit;
mod quick_game;
mod report;
mod run;

pub use logistic::chance;
pub use quick_game::{MATE, TrialSettings, for_first_player, promised};
pub use report::{EndCount, GameLengths, PieceTrial, PlayerTrial, StoppedGames, TrialReport, ValueFit};
pub use run::Trial;
