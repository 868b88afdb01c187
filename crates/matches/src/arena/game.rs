//! Plays one game: requests the engines' moves in turn, and determines how the game ended.

use crate::arena::adjudication::{AdjudicatedResult, Adjudicator};
use crate::arena::engine_process::{EngineFailure, EngineProcess};
use crate::arena::engine_stats::EngineStats;
use crate::arena::time_control::MoveLimits;
use menagerie_rules::notation::coordinate;
use menagerie_rules::{Game, Outcome, Player, Position};
use std::fmt::Write as _;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Why and how a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameTermination {
    /// The winners; empty for a draw.
    pub winners: Vec<Player>,
    /// The reason, for counting: `checkmate`, `resignation`, `illegal-move`.
    pub id: &'static str,
    /// The reason as a sentence.
    pub text: String,
    /// The seat whose engine forfeited and must be restarted.
    pub failed_seat: Option<usize>,
}

/// A game that is over.
#[derive(Clone, Debug)]
pub struct PlayedGame {
    /// The moves.
    pub game: Game,
    /// How it ended.
    pub termination: GameTermination,
    /// The time and nodes that each seat used.
    pub stats: Vec<EngineStats>,
}

/// The conditions of all games.
#[derive(Clone, Debug)]
pub struct GameConditions {
    /// Ends games that are decided.
    pub adjudicator: Adjudicator,
    /// The number of plies after which a game ends. With two players it is a draw; with four players the points decide.
    pub max_plies: usize,
    /// The time by which a move may exceed its limit (fastchess's time margin).
    pub grace: Duration,
}

/// Plays a game from an opening. `None` if `stopped` was set.
pub fn play(
    opening: &Game,
    seats: &mut [&mut EngineProcess],
    limits: &[MoveLimits],
    conditions: &GameConditions,
    seed: u64,
    stopped: &AtomicBool,
) -> Option<PlayedGame> {
    let mut game = opening.clone();
    let mut stats = vec![EngineStats::default(); seats.len()];
    let mut adjudicator = conditions.adjudicator.clone();
    let mut clocks: Vec<Option<(Duration, Duration)>> =
        limits.iter().map(|limit| limit.clock.map(|clock| (clock.base, clock.increment))).collect();
    let mut termination = None;
    for (seat, process) in seats.iter_mut().enumerate() {
        if let Err(failure) = process.new_game(seed.wrapping_mul(4).wrapping_add(seat as u64)) {
            termination = Some(forfeit(&game, seat, failure_id(&failure), failure.to_string()));
        }
    }
    while termination.is_none() {
        if stopped.load(Ordering::Relaxed) {
            return None;
        }
        termination = by_rule(&game, conditions);
        if termination.is_some() {
            break;
        }
        let seat = game.position().turn().index();
        let left = clocks[seat].map_or(Duration::ZERO, |(left, _)| left);
        let (limit, allowed) = (&limits[seat], limits[seat].time(left));
        let go = limit.go(seat, &clocks);
        let answer = match seats[seat].search(&command(&game), &go, limit.timeout(left, conditions.grace)) {
            Ok(answer) => answer,
            Err(failure) => {
                termination = Some(forfeit(&game, seat, failure_id(&failure), failure.to_string()));
                continue;
            }
        };
        stats[seat].add(&answer, allowed);
        if let Some((left, increment)) = &mut clocks[seat] {
            *left = left.saturating_sub(answer.elapsed) + *increment;
        }
        let ply = game.plies().len() as u32;
        let played = coordinate::read(game.position(), &answer.text).map_err(|error| error.to_string());
        if let Err(error) = played.and_then(|mv| game.play(mv).map(|_| ()).map_err(|error| error.to_string())) {
            termination = Some(forfeit(&game, seat, "illegal-move", format!("“{}”: {error}", answer.text)));
            continue;
        }
        if seats.len() == 2 && game.outcome().is_ongoing() {
            termination = adjudicator.add_score(seat, answer.info.score, ply).map(|result| adjudicated(&game, result));
        }
    }
    termination.map(|termination| PlayedGame { game, termination, stats })
}

/// The id of the reason for a forfeit.
const fn failure_id(failure: &EngineFailure) -> &'static str {
    match failure {
        EngineFailure::Crashed | EngineFailure::Timeout(_) => "no-answer",
        EngineFailure::Flooded(_) => "flood",
    }
}

/// The end by the rules of the variant, or by the ply limit.
fn by_rule(game: &Game, conditions: &GameConditions) -> Option<GameTermination> {
    let outcome = game.outcome();
    if let Some(reason) = outcome.termination() {
        let winners = if let Outcome::Win { winners, .. } = &outcome { winners.clone() } else { Vec::new() };
        return Some(GameTermination {
            winners,
            id: reason.id(),
            text: outcome.in_words(game.variant()),
            failed_seat: None,
        });
    }
    if game.plies().len() < conditions.max_plies {
        return None;
    }
    let text = format!("Stopped after {} plies.", conditions.max_plies);
    Some(GameTermination { winners: leaders(game, None), id: "max-plies", text, failed_seat: None })
}

fn adjudicated(game: &Game, result: AdjudicatedResult) -> GameTermination {
    match result {
        AdjudicatedResult::Draw => GameTermination {
            winners: Vec::new(),
            id: "draw-agreed",
            text: "Draw: both engines think the game is level.".to_string(),
            failed_seat: None,
        },
        AdjudicatedResult::Win(seat) => {
            let winners: Vec<Player> = game.variant().turn_order().filter(|player| player.index() == seat).collect();
            let names: Vec<&str> = winners.iter().map(|&it| game.variant().player(it).name.as_str()).collect();
            let text = format!("{} wins: both engines think the game is decided.", names.concat());
            GameTermination { winners, id: "resignation", text, failed_seat: None }
        }
    }
}

/// Ends a game that an engine forfeits: by time, crash, or an illegal move.
fn forfeit(game: &Game, seat: usize, id: &'static str, why: String) -> GameTermination {
    let players: Vec<Player> = game.variant().turn_order().collect();
    let name = players.get(seat).map_or("", |&player| game.variant().player(player).name.as_str());
    let winners = if players.len() == 2 {
        players.into_iter().filter(|player| player.index() != seat).collect()
    } else {
        leaders(game, Some(seat))
    };
    GameTermination { winners, id, text: format!("{name} forfeits: {why}."), failed_seat: Some(seat) }
}

/// With four players, the players with the most points, except one seat. With two players, none.
fn leaders(game: &Game, without: Option<usize>) -> Vec<Player> {
    let Position::Chaturaji(position) = game.position() else { return Vec::new() };
    let scores = position.scores();
    let counted = |player: &Player| without != Some(player.index());
    let best = game.variant().turn_order().filter(counted).map(|player| scores[player.index()]).max();
    game.variant().turn_order().filter(counted).filter(|player| Some(scores[player.index()]) == best).collect()
}

/// The `position` command of a game.
fn command(game: &Game) -> String {
    let variant = game.variant();
    let mut text = if *game.start() == Position::start(variant) {
        "position startpos".to_string()
    } else {
        format!("position fen {}", game.start().fen())
    };
    for (place, ply) in game.plies().iter().enumerate() {
        let _ = write!(text, "{} {}", if place == 0 { " moves" } else { "" }, coordinate::write(game.start(), ply.mv));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::{Options, Variant};

    fn game(id: &str) -> Game {
        Game::new(&Variant::by_id(id, &Options::none()).expect("a game"))
    }

    fn conditions(max_plies: usize) -> GameConditions {
        GameConditions { adjudicator: Adjudicator::new(None, None), max_plies, grace: Duration::ZERO }
    }

    #[test]
    fn the_position_command_has_the_moves() {
        let mut chess = game("chess");
        assert_eq!(command(&chess), "position startpos");
        chess.play_text("e4").expect("legal");
        chess.play_text("Nf6").expect("legal");
        assert_eq!(command(&chess), "position startpos moves e2e4 g8f6");
        let from = Game::from_position(chess.position().clone());
        assert_eq!(command(&from), format!("position fen {}", chess.position().fen()));
    }

    #[test]
    fn the_rules_come_before_the_length() {
        let mut chess = game("chess");
        assert_eq!(by_rule(&chess, &conditions(1)), None);
        for text in ["f3", "e5", "g4", "Qh4"] {
            chess.play_text(text).expect("legal");
        }
        let termination = by_rule(&chess, &conditions(4)).expect("over");
        assert_eq!((termination.id, termination.winners.len()), ("checkmate", 1));
        assert_eq!(by_rule(&game("chess"), &conditions(0)).map(|it| (it.id, it.winners)), Some(("max-plies", vec![])));
    }

    #[test]
    fn an_engine_that_fails_loses() {
        let termination = forfeit(&game("chess"), 0, "no-answer", "its program ended".to_string());
        let others: Vec<usize> = termination.winners.iter().map(|it| it.index()).collect();
        assert_eq!((others, termination.failed_seat), (vec![1], Some(0)));
        assert_eq!(termination.text, "White forfeits: its program ended.");
        let termination = forfeit(&game("chaturaji"), 2, "no-answer", String::new());
        let others: Vec<usize> = termination.winners.iter().map(|it| it.index()).collect();
        assert_eq!(others, [0, 1, 3], "nobody has points yet: the others share the win");
    }
}
