//! One game: asks the engines in turn, plays their moves, and says how it ended.

use super::adjudication::{Adjudicator, Ruling};
use super::effort::Effort;
use super::limit::Limit;
use super::process::{Failure, Process};
use menagerie_rules::notation::coordinate;
use menagerie_rules::{Game, Outcome, Player, Position};
use std::fmt::Write as _;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Who won; nobody if it is a draw.
    pub winners: Vec<Player>,
    /// Why, for counting: `checkmate`, `resignation`, `illegal-move`.
    pub sort: &'static str,
    /// Why, in words.
    pub words: String,
    /// The seat whose engine must be started anew.
    pub failed: Option<usize>,
}

/// A game that was played.
#[derive(Clone, Debug)]
pub struct Played {
    /// Its moves.
    pub game: Game,
    /// Its end.
    pub verdict: Verdict,
    /// What each seat used.
    pub efforts: Vec<Effort>,
}

/// What holds for every game.
#[derive(Clone, Debug)]
pub struct Conduct {
    /// Follows the scores.
    pub adjudicator: Adjudicator,
    /// Plies after which a game ends: a draw, with four players decided on points.
    pub max_plies: usize,
    /// How much later than allowed an answer may come.
    pub grace: Duration,
}

/// Plays a game from an opening. `None` if it was called off.
pub fn play(
    opening: &Game,
    seats: &mut [&mut Process],
    limits: &[Limit],
    conduct: &Conduct,
    seed: u64,
    off: &AtomicBool,
) -> Option<Played> {
    let mut game = opening.clone();
    let mut efforts = vec![Effort::default(); seats.len()];
    let mut adjudicator = conduct.adjudicator.clone();
    let mut clocks: Vec<Option<(Duration, Duration)>> =
        limits.iter().map(|limit| limit.clock.map(|clock| (clock.base, clock.increment))).collect();
    let mut verdict = None;
    for (seat, process) in seats.iter_mut().enumerate() {
        if let Err(failure) = process.new_game(seed.wrapping_mul(4).wrapping_add(seat as u64)) {
            verdict = Some(forfeit(&game, seat, sort(&failure), failure.to_string()));
        }
    }
    while verdict.is_none() {
        if off.load(Ordering::Relaxed) {
            return None;
        }
        verdict = by_rule(&game, conduct);
        if verdict.is_some() {
            break;
        }
        let seat = game.position().turn().index();
        let left = clocks[seat].map_or(Duration::ZERO, |(left, _)| left);
        let (limit, allowed) = (&limits[seat], limits[seat].time(left));
        let go = limit.go(seat, &clocks);
        let answer = match seats[seat].search(&command(&game), &go, limit.patience(left, conduct.grace)) {
            Ok(answer) => answer,
            Err(failure) => {
                verdict = Some(forfeit(&game, seat, sort(&failure), failure.to_string()));
                continue;
            }
        };
        efforts[seat].add(&answer, allowed);
        if let Some((left, increment)) = &mut clocks[seat] {
            *left = left.saturating_sub(answer.took) + *increment;
        }
        let ply = game.plies().len() as u32;
        let played = coordinate::read(game.position(), &answer.text).map_err(|error| error.to_string());
        if let Err(error) = played.and_then(|mv| game.play(mv).map(|_| ()).map_err(|error| error.to_string())) {
            verdict = Some(forfeit(&game, seat, "illegal-move", format!("“{}”: {error}", answer.text)));
            continue;
        }
        if seats.len() == 2 && game.outcome().is_ongoing() {
            verdict = adjudicator.hear(seat, answer.report.score, ply).map(|ruling| ruled(&game, ruling));
        }
    }
    verdict.map(|verdict| Played { game, verdict, efforts })
}

/// What a failure counts as.
const fn sort(failure: &Failure) -> &'static str {
    match failure {
        Failure::Crashed | Failure::Silent(_) => "no-answer",
        Failure::Flooded(_) => "flood",
    }
}

/// The end by the rules of the game, or by its length.
fn by_rule(game: &Game, conduct: &Conduct) -> Option<Verdict> {
    let outcome = game.outcome();
    if let Some(reason) = outcome.termination() {
        let winners = if let Outcome::Win { winners, .. } = &outcome { winners.clone() } else { Vec::new() };
        return Some(Verdict { winners, sort: reason.id(), words: outcome.in_words(game.variant()), failed: None });
    }
    if game.plies().len() < conduct.max_plies {
        return None;
    }
    let words = format!("Stopped after {} plies.", conduct.max_plies);
    Some(Verdict { winners: leaders(game, None), sort: "max-plies", words, failed: None })
}

fn ruled(game: &Game, ruling: Ruling) -> Verdict {
    match ruling {
        Ruling::Drawn => Verdict {
            winners: Vec::new(),
            sort: "draw-agreed",
            words: "Draw: both engines think the game is level.".to_string(),
            failed: None,
        },
        Ruling::Won(seat) => {
            let winners: Vec<Player> = game.variant().turn_order().filter(|player| player.index() == seat).collect();
            let names: Vec<&str> = winners.iter().map(|&it| game.variant().player(it).name.as_str()).collect();
            let words = format!("{} wins: both engines think the game is decided.", names.concat());
            Verdict { winners, sort: "resignation", words, failed: None }
        }
    }
}

/// A game lost by an engine that did not do as it should.
fn forfeit(game: &Game, seat: usize, sort: &'static str, why: String) -> Verdict {
    let players: Vec<Player> = game.variant().turn_order().collect();
    let name = players.get(seat).map_or("", |&player| game.variant().player(player).name.as_str());
    let winners = if players.len() == 2 {
        players.into_iter().filter(|player| player.index() != seat).collect()
    } else {
        leaders(game, Some(seat))
    };
    Verdict { winners, sort, words: format!("{name} forfeits: {why}."), failed: Some(seat) }
}

/// With four players, who has the most points, one seat left out; with two nobody.
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
        let _ = write!(text, "{} {}", if place == 0 { " moves" } else { "" }, coordinate::write(variant, ply.mv));
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

    fn conduct(max_plies: usize) -> Conduct {
        Conduct { adjudicator: Adjudicator::new(None, None), max_plies, grace: Duration::ZERO }
    }

    #[test]
    fn the_position_is_told_with_its_past() {
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
        assert_eq!(by_rule(&chess, &conduct(1)), None);
        for text in ["f3", "e5", "g4", "Qh4"] {
            chess.play_text(text).expect("legal");
        }
        let verdict = by_rule(&chess, &conduct(4)).expect("over");
        assert_eq!((verdict.sort, verdict.winners.len()), ("checkmate", 1));
        assert_eq!(by_rule(&game("chess"), &conduct(0)).map(|it| (it.sort, it.winners)), Some(("max-plies", vec![])));
    }

    #[test]
    fn who_fails_loses() {
        let verdict = forfeit(&game("chess"), 0, "no-answer", "its program ended".to_string());
        let others: Vec<usize> = verdict.winners.iter().map(|it| it.index()).collect();
        assert_eq!((others, verdict.failed), (vec![1], Some(0)));
        assert_eq!(verdict.words, "White forfeits: its program ended.");
        let verdict = forfeit(&game("chaturaji"), 2, "no-answer", String::new());
        let others: Vec<usize> = verdict.winners.iter().map(|it| it.index()).collect();
        assert_eq!(others, [0, 1, 3], "nobody has points yet: the others share the win");
    }
}
