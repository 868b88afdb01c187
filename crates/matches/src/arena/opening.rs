//! The openings of a match: from a file, or random moves that leave the sides about equal.

use anyhow::{Context as _, Result, bail};
use menagerie_engine::{Engine, NoControl, Score, SearchLimits};
use menagerie_rules::{Family, Game, Position, Variant};
use std::path::Path;
use std::sync::Arc;

/// The nodes of the search that tests whether an opening is balanced, and of a shorter search that discards most of the others.
const BALANCE_NODES: u64 = 4_000;
const FIRST_NODES: u64 = 250;
/// The maximum number of random openings that are tried to find a balanced one.
const ATTEMPTS: u64 = 300;

/// The source of the openings.
#[derive(Clone, Debug)]
pub enum OpeningBook {
    /// From a file, in its order, repeated from the beginning.
    Listed(Vec<Game>),
    /// Random moves that leave the sides about equal.
    Random {
        /// The game.
        variant: Arc<Variant>,
        /// The number of random plies.
        plies: u32,
        /// The seed of the random moves.
        seed: u64,
        /// The maximum score for either side, in hundredths of a Pawn.
        balance: i32,
    },
}

impl OpeningBook {
    /// Parses a text with one opening on each line: a position, moves from the start, or a position, the word `moves` and moves. Empty
    /// lines and lines that begin with # are skipped.
    ///
    /// # Errors
    /// If there is none, or a line is not an opening. The message names the file and the line.
    pub fn from_text(variant: &Arc<Variant>, text: &str, file: &Path) -> Result<OpeningBook> {
        let place = || format!("the openings in {}", file.display());
        let mut games = Vec::new();
        for (number, line) in text.lines().enumerate() {
            let line = line.trim();
            if !line.is_empty() && !line.starts_with('#') {
                let place = format!("{}, line {}", place(), number + 1);
                let game = listed(variant, line, &place).with_context(|| place.clone())?;
                games.push(game);
            }
        }
        if games.is_empty() {
            bail!("{}: there are none", place());
        }
        Ok(OpeningBook::Listed(games))
    }

    /// The opening with this number, from 0. The same number always gives the same opening.
    ///
    /// # Errors
    /// If no balanced opening was found.
    pub fn get(&self, number: usize, engine: &mut Engine) -> Result<Game> {
        match self {
            OpeningBook::Listed(games) => match games.get(number % games.len().max(1)) {
                Some(game) => Ok(game.clone()),
                None => bail!("there are no openings"),
            },
            OpeningBook::Random { variant, plies, seed, balance } => {
                // Each opening has its own random generator, so the order in which they are made does not matter.
                let mut random = fastrand::Rng::with_seed(*seed);
                let own = random.u64(..).wrapping_add((number as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15));
                let mut random = fastrand::Rng::with_seed(own);
                for _ in 0..ATTEMPTS {
                    if let Some(game) = random_game(Game::new(variant), *plies, &mut random)
                        && is_balanced(&game, *balance, engine)
                    {
                        return Ok(game);
                    }
                }
                bail!("no level opening of {plies} random plies was found; allow more with --balance, or list some")
            }
        }
    }
}

fn listed(variant: &Arc<Variant>, line: &str, place: &str) -> Result<Game> {
    let (mut game, moves) = if line.contains('/') {
        let (fen, moves) = line.split_once(" moves ").unwrap_or((line, ""));
        let (position, notes) = Position::read(variant, fen)?;
        for note in notes {
            eprintln!("menagerie: {place}: {note}");
        }
        (Game::from_position(position), moves)
    } else {
        (Game::new(variant), line)
    };
    for text in moves.split_whitespace().filter(|text| !text.ends_with('.')) {
        game.play_text(text).with_context(|| format!("the move {text}"))?;
    }
    let outcome = game.outcome();
    if !outcome.is_ongoing() {
        bail!("the game is over there: {}", outcome.in_words(variant));
    }
    Ok(game)
}

/// The game after `plies` random plies. `None` if it is over by then.
pub fn random_game(mut game: Game, plies: u32, random: &mut fastrand::Rng) -> Option<Game> {
    for _ in 0..plies {
        let moves = game.position().legal_moves();
        let mv = *random.choice(&moves)?;
        game.play(mv).ok()?;
    }
    game.outcome().is_ongoing().then_some(game)
}

/// Whether a short search finds the sides about equal. With four players, whether no player has points yet: every engine plays every seat,
/// so nothing else matters.
fn is_balanced(game: &Game, balance: i32, engine: &mut Engine) -> bool {
    match (game.variant().family(), game.position()) {
        (Family::Chaturaji, Position::Chaturaji(position)) => position.scores().iter().all(|points| *points == 0),
        _ => {
            engine.clear();
            let mut within = |nodes: u64, bound: i32| {
                let found = engine.search(game, &SearchLimits::nodes(nodes), &mut NoControl);
                found.is_some_and(|found| matches!(found.info.score, Score::Cp(score) if score.abs() < bound))
            };
            within(FIRST_NODES, balance.saturating_mul(3)) && within(BALANCE_NODES, balance)
        }
    }
}

/// The default maximum score of a balanced opening, in hundredths of a Pawn. It is higher on large boards, which have more and stronger
/// pieces.
pub fn default_balance(variant: &Variant) -> i32 {
    if variant.board_size().squares().count() > 100 { 150 } else { 80 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::Options;

    fn variant(id: &str) -> Arc<Variant> {
        Variant::by_id(id, &Options::none()).expect("a game")
    }

    #[test]
    fn a_game_that_ends_before_is_none() {
        let variant = variant("janus");
        let last_pawn = Position::from_fen(&variant, "k9/1P8/10/10/10/10/10/9K b - - 0 1").expect("a position");
        let after = |plies, seed| {
            random_game(Game::from_position(last_pawn.clone()), plies, &mut fastrand::Rng::with_seed(seed))
        };
        assert!((0..20).all(|seed| after(1, seed).is_none_or(|game| game.plies().len() == 1)));
        assert!((0..20).any(|seed| after(10, seed).is_none()), "no game takes the last Pawn");
    }

    #[test]
    fn random_openings_are_balanced_and_the_same_every_time() {
        let mut engine = Engine::new(1);
        for (id, plies) in [("janus", 6), ("chaturaji", 8)] {
            let openings = OpeningBook::Random { variant: variant(id), plies, seed: 7, balance: 80 };
            let fens: Vec<String> = [0, 1, 0]
                .map(|number| openings.get(number, &mut engine).expect("an opening").position().fen())
                .to_vec();
            assert!(fens[0] == fens[2] && fens[0] != fens[1], "{fens:?}");
        }
    }

    #[test]
    fn no_opening_is_within_a_balance_of_nought() {
        assert!(!is_balanced(&Game::new(&variant("chess")), 0, &mut Engine::new(1)));
        assert!(is_balanced(&Game::new(&variant("chess")), 200, &mut Engine::new(1)));
    }

    #[test]
    fn lines_are_positions_or_moves() {
        let chess = variant("chess");
        assert_eq!(listed(&chess, "1. e4 e5 2. Nf3", "here").expect("moves").plies().len(), 3);
        let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
        assert_eq!(listed(&chess, fen, "here").expect("a position").position().fen(), fen);
        assert_eq!(listed(&chess, &format!("{fen} moves e2e4 e8e7"), "here").expect("both").plies().len(), 2);
        for line in ["e2e5", "8/8 w", "f2f3 e7e5 g2g4 d8h4"] {
            assert!(listed(&chess, line, "here").is_err(), "{line}");
        }
    }
}
