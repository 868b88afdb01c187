//! The report about the games.

use crate::arena::MeanWithError;
use serde::Serialize;

/// The results of the games so far.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct TrialReport {
    /// The name of the variant.
    pub name: String,
    /// The number of games.
    pub games: usize,
    /// Nodes searched for each move.
    pub nodes: u64,
    /// The number of games without a winner.
    pub draws: usize,
    /// The players, in the order of turns.
    pub players: Vec<PlayerTrial>,
    /// Why the games ended, the most frequent reason first.
    pub ends: Vec<EndCount>,
    /// The games that were stopped.
    pub stopped: StoppedGames,
    /// The lengths of the games.
    pub length: GameLengths,
    /// The average number of legal moves in a position.
    pub legal_moves: f64,
    /// The kinds of piece, in the order of the definition.
    pub pieces: Vec<PieceTrial>,
    /// Whether there are measured values; `None` for four players, where none are measured.
    pub values: Option<ValueFit>,
}

/// The results of a player.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PlayerTrial {
    /// The player's name.
    pub name: String,
    /// The games that this player won, alone or with others.
    pub wins: usize,
    /// The part of the points: a draw is half a win, a shared win a part of one.
    pub score: MeanWithError,
    /// The points of a game, in variants with points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<MeanWithError>,
}

/// The number of games that ended for a reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct EndCount {
    /// The id of the reason, see [`Termination::id`](menagerie_rules::Termination::id).
    pub reason: &'static str,
    /// The number of games.
    pub games: usize,
}

/// The games that were stopped because they were too long.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct StoppedGames {
    /// Their number.
    pub games: usize,
    /// The number of them that count as won because of a clear lead; the others are draws.
    pub won: usize,
    /// The maximum number of moves of each player.
    pub most_moves: usize,
}

/// The lengths of games, in moves of each player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GameLengths {
    /// The average.
    pub average: f64,
    /// The shortest.
    pub shortest: usize,
    /// The longest.
    pub longest: usize,
}

/// The statistics of a kind of piece.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PieceTrial {
    /// Its name in the definition.
    pub name: String,
    /// Its letter.
    pub letter: String,
    /// The part of all moves that it made, from 0 to 1; castling counts for King and Rook.
    pub moves: f64,
    /// Whether there ever was one.
    pub seen: bool,
    /// Whether there was one that was never moved.
    pub idle: bool,
    /// The engine's value, in Pawns or another unit; `None` for a piece without a value.
    pub value: Option<f64>,
    /// The value by the results of the games.
    pub measured: Option<MeanWithError>,
    /// The number of games in which the players had different numbers of it.
    pub uneven: usize,
}

/// Whether the games give values of pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ValueFit {
    /// Some values were measured.
    Measured,
    /// There are too few games.
    TooFewGames,
    /// A lead in material does not win more often.
    MaterialDoesNotDecide,
}
