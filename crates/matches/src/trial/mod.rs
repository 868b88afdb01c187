//! Is a game any good? The engine plays quick games against itself, and a report says what they show: how often the first player
//! wins, how games end and how long they are, how many moves there are to choose from, which pieces nobody moves, and what the pieces
//! are worth.
//!
//! | file | subject |
//! |---|---|
//! | [`quick_game`](mod@quick_game) | one game: openings by chance, few nodes a move, a limit of plies |
//! | [`material`] | the difference in material of a position |
//! | [`logistic`] | logistic regression with known values to lean on |
//! | [`piece_fit`] | piece values from results, with error bars |
//! | [`trial`] | the games together |
//! | [`report`] | what is told of them |
//!
//! There is neither clock nor thread here: the page's worker and the terminal call [`Trial::play_game`] as often as they like.
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
