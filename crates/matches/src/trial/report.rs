//! What is told of the games.

use crate::arena::MeanWithError;
use serde::Serialize;

/// What the games have shown so far.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TrialReport {
    /// The name of the game.
    pub name: String,
    /// How many games were played.
    pub games: usize,
    /// Nodes searched for each move.
    pub nodes: u64,
    /// How many games nobody has won.
    pub draws: usize,
    /// The players, in the order of turns.
    pub players: Vec<PlayerTrial>,
    /// Why the games ended, the most frequent reason first.
    pub ends: Vec<EndCount>,
    /// The games that did not come to an end.
    pub stopped: StoppedGames,
    /// How long the games were.
    pub length: GameLengths,
    /// The average number of legal moves in a position.
    pub legal_moves: f64,
    /// The kinds of piece, in the order of the definition.
    pub pieces: Vec<PieceTrial>,
    /// Whether there are measured values; nothing for four players, of whom none are measured.
    pub values: Option<ValueFit>,
}

/// What a player got.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PlayerTrial {
    /// The player's name.
    pub name: String,
    /// The games that this player won, alone or with others.
    pub wins: usize,
    /// The part of the points: a draw is half a win, a shared win a part of one.
    pub score: MeanWithError,
    /// The points of a game, where points are counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<MeanWithError>,
}

/// How many games ended for a reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct EndCount {
    /// The reason's name for programs, as [`Termination::id`](menagerie_rules::Termination::id) gives it.
    pub reason: &'static str,
    /// How many games.
    pub games: usize,
}

/// The games that were stopped because they were too long.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct StoppedGames {
    /// How many.
    pub games: usize,
    /// How many of them were counted as won by who was clearly ahead; the others are draws.
    pub won: usize,
    /// After how many moves of each player a game is stopped.
    pub most_moves: usize,
}

/// How long games are, in moves of each player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GameLengths {
    /// On average.
    pub average: f64,
    /// The shortest.
    pub shortest: usize,
    /// The longest.
    pub longest: usize,
}

/// What a kind of piece did.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PieceTrial {
    /// Its name in the definition.
    pub name: String,
    /// Its letter.
    pub letter: String,
    /// How many of all moves it made, from 0 to 1; King and Rook castle both.
    pub moves: f64,
    /// Whether one was ever there.
    pub seen: bool,
    /// Whether it was there and nobody ever moved it.
    pub idle: bool,
    /// Its value as the engine uses it, in Pawns or what else is the unit; nothing for a piece that has none.
    pub value: Option<f64>,
    /// Its value by the results of the games.
    pub measured: Option<MeanWithError>,
    /// In how many games the players had a different number of it.
    pub uneven: usize,
}

/// Whether the games say what the pieces are worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ValueFit {
    /// They do, of some pieces at least.
    Measured,
    /// There are too few of them.
    TooFewGames,
    /// Who has more does not win more often.
    MaterialDoesNotDecide,
}
