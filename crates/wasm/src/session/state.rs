//! How the game stands, in one value: everything the page shows beside the board.

use menagerie_rules::{Game, Move, Outcome, Player, Position};
use serde::Serialize;

use super::captured::{Captured, group};
use super::events::{Event, events};

/// How the game stands.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct State {
    /// Whose turn it is, counted from 0; none when the game is over.
    turn: Option<usize>,
    /// Whether the game is over.
    over: bool,
    /// Who has won, counted from 0; nobody as long as the game goes on, and in a draw.
    winners: Vec<usize>,
    /// Whose turn it is, or who has won and why, in sentences.
    status: String,
    /// The text of the position.
    fen: String,
    /// Whether the player has no move and can only pass.
    must_pass: bool,
    /// What each player has.
    players: Vec<Standing>,
    /// Moves left in sudden death; none before it and in other games.
    sudden_death: Option<u32>,
    /// The moves played.
    moves: Vec<Played>,
}

/// What one player has.
#[derive(Serialize)]
struct Standing {
    captured: Vec<Captured>,
    /// Points; none where they do not count.
    score: Option<u32>,
    out: bool,
    /// Whose Kings the player has captured.
    kings: Vec<String>,
    /// Where the player's Pawns wait for their promotion.
    waiting: Vec<String>,
}

/// One move of the list.
#[derive(Serialize)]
struct Played {
    number: u32,
    player: usize,
    text: String,
}

impl State {
    /// How a game stands.
    pub fn of(game: &Game) -> State {
        let position = game.position();
        let variant = game.variant();
        let outcome = game.outcome();
        let over = !outcome.is_ongoing();
        let must_pass = !over && position.legal_moves() == [Move::PASS];
        let events: Vec<Event> = events(game).collect();
        let sudden_death = match position {
            Position::Chess(_) => None,
            Position::Chaturaji(position) => position.sudden_death(),
        };
        State {
            turn: (!over).then(|| position.turn().index()),
            over,
            winners: winners(&outcome),
            status: status(game, &outcome, must_pass, &events),
            fen: position.fen(),
            must_pass,
            players: variant.turn_order().map(|player| standing(position, player, &events)).collect(),
            sudden_death,
            moves: moves(game),
        }
    }
}

fn winners(outcome: &Outcome) -> Vec<usize> {
    match outcome {
        Outcome::Win { winners, .. } => winners.iter().map(|player| player.index()).collect(),
        Outcome::Ongoing | Outcome::Draw { .. } => Vec::new(),
    }
}

fn status(game: &Game, outcome: &Outcome, must_pass: bool, events: &[Event]) -> String {
    let variant = game.variant();
    let mut sentences: Vec<String> = Vec::new();
    if outcome.is_ongoing() {
        let player = &variant.player(game.position().turn()).name;
        sentences.push(if must_pass {
            format!("{player} has no move and must pass.")
        } else {
            format!("{player} to move.")
        });
        if game.position().in_check() {
            sentences.push("Check!".to_string());
        }
    } else {
        sentences.push(outcome.in_words(variant));
    }
    sentences.extend(events.last().into_iter().flat_map(|event| event.news.iter().cloned()));
    sentences.join(" ")
}

fn standing(position: &Position, player: Player, events: &[Event]) -> Standing {
    let variant = position.variant();
    let captured: Vec<_> = events
        .iter()
        .filter(|event| event.mover == Some(player))
        .flat_map(|event| event.captured.iter().copied())
        .collect();
    let captured = group(variant, &captured);
    match position {
        Position::Chess(_) => Standing { captured, score: None, out: false, kings: Vec::new(), waiting: Vec::new() },
        Position::Chaturaji(position) => Standing {
            captured,
            score: Some(position.scores()[player.index()]),
            out: position.is_out(player),
            kings: position.kings_taken(player).map(|other| variant.player(other).name.clone()).collect(),
            waiting: (position.waiting_pawns() & position.board().of(player))
                .iter()
                .map(|square| square.to_string())
                .collect(),
        },
    }
}

/// The moves with their numbers. Four players' moves are numbered by rounds: a new one begins when the turn has come
/// round the table.
fn moves(game: &Game) -> Vec<Played> {
    let before = std::iter::once(game.start()).chain(game.plies().iter().map(|ply| &ply.position));
    let mut round = 1;
    let mut last = None;
    before
        .zip(game.plies())
        .map(|(before, ply)| {
            let player = before.turn().index();
            let number = match before {
                Position::Chess(position) => position.fullmoves(),
                Position::Chaturaji(_) => {
                    round += u32::from(last.is_some_and(|last| player <= last));
                    last = Some(player);
                    round
                }
            };
            Played { number, player, text: ply.san.clone() }
        })
        .collect()
}
