//! The first level loses to a player who only sees captures: who takes hanging pieces, leaves none hanging, and otherwise moves at random.

use crate::support::measure::worth;
use crate::support::tactic::Look;
use crate::support::{Dice, as_chess, random_opening};
use menagerie_engine::{Engine, NoControl, levels};
use menagerie_rules::ChessPosition;
use menagerie_rules::{Game, Move, Outcome, Player};

/// A lead in material that ends a game, in hundredths: more than a Queen.
const LEAD: i32 = 1_200;
const MAX_PLIES: usize = 200;
/// Less than a Pawn is worth anywhere, in hundredths.
const SMALL: i32 = 50;

fn careful(position: &ChessPosition, dice: &mut Dice) -> Option<Move> {
    let mut look = Look::new(position);
    let moves: Vec<(i32, Move)> = position.legal_moves().into_iter().map(|mv| (look.lost_at_once(mv), mv)).collect();
    let &(least, best) = moves.iter().min_by_key(|&&(lost, _)| lost)?;
    if least.abs() >= SMALL {
        return Some(best);
    }
    let quiet: Vec<Move> = moves.iter().filter(|&&(lost, _)| lost < SMALL).map(|&(_, mv)| mv).collect();
    Some(quiet[dice.below(quiet.len())])
}

/// The lead in material of a player, in hundredths.
fn lead(position: &ChessPosition, player: Player) -> i32 {
    let value = |kind| worth(position.variant().kind(kind));
    let sign = |owner| if owner == player { 1 } else { -1 };
    position.board().pieces().map(|(_, piece)| sign(piece.player) * value(piece.kind)).sum()
}

/// The half points of the first level from one game, and its plies; it moves first in every second game.
fn play(id: &str, seed: u64) -> (u32, usize) {
    let mut game: Game = random_opening(id, seed / 2, 4);
    let level = Player::from_index(seed as usize % 2).expect("a player");
    let mut engine = Engine::new(1);
    let mut dice = Dice::new(seed + 1);
    let mut leads = [0; 2];
    while game.outcome() == Outcome::Ongoing && game.plies().len() < MAX_PLIES {
        let position = as_chess(game.position());
        leads = [leads[1], lead(position, level)];
        if leads.iter().all(|&lead| lead >= LEAD) {
            return (2, game.plies().len());
        }
        if leads.iter().all(|&lead| lead <= -LEAD) {
            return (0, game.plies().len());
        }
        let mv = if position.turn() == level {
            let limits = levels::ALL[0].limits(seed * 1_000 + game.plies().len() as u64);
            engine.search(&game, &limits, &mut NoControl).map(|found| found.best_move)
        } else {
            careful(position, &mut dice)
        };
        let Some(mv) = mv else { break };
        game.play(mv).expect("a legal move");
    }
    let points = match game.outcome() {
        Outcome::Win { winners, .. } if winners.contains(&level) => 2,
        Outcome::Win { .. } => 0,
        _ => 1,
    };
    (points, game.plies().len())
}

/// The half points of the first level from `games` games.
fn score(id: &str, games: u64) -> u32 {
    (0..games).map(|seed| play(id, seed).0).sum()
}

#[test]
fn the_first_level_loses_to_who_avoids_blunders_of_one_move() {
    let games = 10;
    let score = score("janus", games);
    assert!(u64::from(score) < games, "{score} half points from {games} games");
}

/// `cargo test -p menagerie-engine first_level -- --ignored --nocapture`.
#[test]
#[ignore = "a table, not a test"]
fn table() {
    for (id, games) in [("janus", 40), ("chess", 40), ("gigachess", 10)] {
        println!("{id}: {} half points from {games} games", score(id, games));
    }
}
