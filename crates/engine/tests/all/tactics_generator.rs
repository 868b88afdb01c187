//! Generates the positions of `data/tactics.txt` from self-play games:
//!
//! ```text
//! FROM=0 TO=30 cargo test --release -p menagerie-engine tactics_generator -- --ignored --nocapture
//! ```
//!
//! Another version of the engine plays other games, which give other positions. The brute force of `support/tactic.rs` checks them, here
//! and in the test that uses them.

use crate::support::measure::{MATE, gain, worth};
use crate::support::tactic::{Look, PIECE, Tactic};
use crate::support::{Dice, as_chess, random_opening, variant};
use menagerie_engine::{Engine, Mistakes, NoControl, SearchLimits};
use menagerie_rules::ChessPosition;
use menagerie_rules::{Game, KindId, Move, Outcome, Piece};

/// A larger lead decides the game, so that further losses do not matter.
const DECIDED: i32 = 1_500;
/// Games from this seed on begin with fewer pieces.
const THINNED: u64 = 100;
/// The maximum loss that is ignored: less than two Pawns.
const SMALL: i32 = 100;
/// The maximum number of positions for the check of one position.
const BUDGET: u64 = 200_000;
/// The number of moves that are tried to find a safe one.
const SAFE: usize = 6;

/// The motif of a tactic.
fn motif(after_tempting: &ChessPosition, tactic: &Tactic) -> &'static str {
    let same = |mv: &Move| (mv.from(), mv.to()) == (tactic.capture.from(), tactic.capture.to());
    let captures = |position: &ChessPosition| -> Vec<Move> {
        position.legal_moves().into_iter().filter(|&mv| gain(position, mv) > 0).collect()
    };
    let could = captures(after_tempting).iter().any(same);
    let mut position = after_tempting.clone();
    position.play_unchecked(tactic.answer);
    let check = position.in_check();
    position.make_null();
    let threats = captures(&position);
    let can = threats.iter().any(same);
    let by_mover = tactic.capture.from() == tactic.answer.to();
    let from_mover = threats.iter().filter(|mv| mv.from() == tactic.answer.to()).count();
    match (by_mover, could, can) {
        (true, _, false) => "skewer",
        (true, _, true) if check => "fork with check",
        (true, _, true) if from_mover > 1 => "fork",
        (true, _, true) => "attack on what cannot get away",
        (false, true, _) => "too much to guard",
        (false, false, true) => "opened line",
        (false, false, false) => "drives a piece away",
    }
}

struct Candidate {
    tempting: Move,
    safe: Move,
    tactic: Tactic,
    hunter: KindId,
    motif: &'static str,
    losing: usize,
    moves: usize,
}

fn examine(position: &ChessPosition, tempting: Move) -> Option<Candidate> {
    let mut look = Look::within(position, BUDGET);
    let sign = |piece: Piece| if piece.player == position.turn() { 1 } else { -1 };
    let value = |piece: Piece| sign(piece) * worth(position.variant().kind(piece.kind));
    let lead: i32 = position.board().pieces().map(|(_, piece)| value(piece)).sum();
    if lead.abs() > DECIDED || position.in_check() || look.something_hangs(SMALL) || look.loses_at_once(tempting, SMALL)
    {
        return None;
    }
    if !look.loses_to_tactic(tempting, PIECE) || look.loses_to_tactic(tempting, MATE / 2) || look.gave_up() {
        return None;
    }
    look = Look::within(position, 5 * BUDGET);
    if !look.loses_in_the_end(tempting, PIECE) || look.gave_up() {
        return None;
    }
    let moves = position.legal_moves();
    look = Look::within(position, 20 * BUDGET);
    let losing: Vec<Move> = moves.iter().copied().filter(|&mv| look.loses_to_tactic(mv, PIECE)).collect();
    if look.gave_up() {
        return None;
    }
    let keeps = |mv: &&Move| {
        let mut look = Look::within(position, 5 * BUDGET);
        !look.loses_to_tactic(**mv, SMALL) && !look.loses_in_the_end(**mv, SMALL) && !look.gave_up()
    };
    let safe = *moves.iter().filter(|mv| !losing.contains(mv)).take(SAFE).find(keeps)?;
    look = Look::within(position, 20 * BUDGET);
    let tactic = look.tactic(tempting).filter(|_| !look.gave_up())?;
    let mut after = position.clone();
    after.play_unchecked(tempting);
    let motif = motif(&after, &tactic);
    after.play_unchecked(tactic.answer);
    after.play_unchecked(tactic.reply);
    let hunter = after.board().get(tactic.capture.from())?.kind;
    Some(Candidate { tempting, safe, tactic, hunter, motif, losing: losing.len(), moves: moves.len() })
}

/// The start position with about half of the pieces removed, to open it. If the side that is not to move is in check, other pieces are
/// removed.
fn thinned_start(id: &str, dice: &mut Dice) -> Game {
    let variant = variant(id);
    let fen = Game::new(&variant).position().fen();
    let (rows, rest) = fen.split_once(' ').expect("fields");
    let mut row = |row: &str| {
        let (mut text, mut empty) = (String::new(), 0);
        for letter in row.chars() {
            if let Some(digit) = letter.to_digit(10) {
                empty += digit;
            } else if !letter.eq_ignore_ascii_case(&'k') && dice.below(2) == 0 {
                empty += 1;
            } else {
                text += &if empty > 0 { format!("{empty}{letter}") } else { letter.to_string() };
                empty = 0;
            }
        }
        if empty > 0 { format!("{text}{empty}") } else { text }
    };
    loop {
        let rows: Vec<String> = rows.split('/').map(|it| if it == "14" { it.to_string() } else { row(it) }).collect();
        if let Ok(position) = menagerie_rules::Position::from_fen(&variant, &format!("{} {rest}", rows.join("/"))) {
            return Game::from_position(position);
        }
    }
}

/// A game from such a start after a few random moves.
fn thinned(id: &str, dice: &mut Dice) -> Game {
    let mut game = thinned_start(id, dice);
    for _ in 0..8 {
        let moves = game.position().legal_moves();
        if !moves.is_empty() && game.outcome() == Outcome::Ongoing {
            game.play(moves[dice.below(moves.len())]).expect("a legal move");
        }
    }
    game
}

fn generate(id: &str, games: std::ops::Range<u64>) {
    let mut examined = 0;
    let started = std::time::Instant::now();
    for seed in games {
        let mut dice = Dice::new(seed + 1_000);
        let mut game = if seed < THINNED { random_opening(id, seed, 8) } else { thinned(id, &mut dice) };
        let mut engine = Engine::new(4);
        let mut judge = Engine::new(1);
        while game.plies().len() < 160 && game.outcome() == Outcome::Ongoing {
            let position = as_chess(game.position()).clone();
            if game.plies().len() >= 12 {
                let mut tempting: Vec<Move> = Vec::new();
                for (inaccuracy, seed) in [(0, 0), (30, 1), (30, 2)] {
                    judge.clear();
                    let mistakes = Mistakes { inaccuracy, ..Mistakes::NONE };
                    let limits = SearchLimits { mistakes, seed, ..SearchLimits::depth(1) };
                    let Some(found) = judge.search(&game, &limits, &mut NoControl) else { continue };
                    if !tempting.contains(&found.best_move) {
                        tempting.push(found.best_move);
                    }
                }
                examined += tempting.len();
                if let Some(it) = tempting.into_iter().find_map(|mv| examine(&position, mv)) {
                    let t = |mv| menagerie_rules::notation::coordinate::write(game.position(), mv);
                    println!(
                        "{id};{};{};{} {} {};{};{};{};{};{}/{};seed {seed} ply {}",
                        position.fen(),
                        t(it.tempting),
                        t(it.tactic.answer),
                        t(it.tactic.reply),
                        t(it.tactic.capture),
                        t(it.safe),
                        it.tactic.wins,
                        position.variant().kind(it.hunter).name,
                        it.motif,
                        it.losing,
                        it.moves,
                        game.plies().len()
                    );
                }
            }
            let mv = if dice.below(12) == 0 {
                let moves = game.position().legal_moves();
                moves[dice.below(moves.len())]
            } else {
                let Some(found) = engine.search(&game, &SearchLimits::nodes(200), &mut NoControl) else { break };
                found.best_move
            };
            game.play(mv).expect("a legal move");
        }
        eprintln!(
            "{id} seed {seed}: {examined} examined, {:?}, {} plies {:?}",
            started.elapsed(),
            game.plies().len(),
            game.outcome()
        );
    }
}

#[test]
#[ignore = "makes the data of another test"]
fn gigachess() {
    generate("gigachess", range());
}

#[test]
#[ignore = "makes the data of another test"]
fn gigachess2() {
    generate("gigachess2", range());
}

/// The seeds of the games, from `FROM` up to but not including `TO` in the environment.
fn range() -> std::ops::Range<u64> {
    let number = |name, otherwise| std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise);
    number("FROM", 0)..number("TO", 2)
}
