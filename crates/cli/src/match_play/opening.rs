//! Where the games of a match begin.

use anyhow::{Context as _, Result, bail};
use menagerie_engine::{Engine, Limits, Score, Unattended};
use menagerie_rules::{Family, Game, Position, Variant};
use std::path::Path;
use std::sync::Arc;

/// Positions looked at to see whether an opening is level, and at a glance that leaves out what is far from it.
const LOOK: u64 = 4_000;
const GLANCE: u64 = 250;
/// How many random beginnings are tried for one opening.
const ATTEMPTS: u64 = 300;

/// Where openings come from.
#[derive(Clone, Debug)]
pub enum Openings {
    /// From a file, in turn, and from its beginning again when they are used up.
    Listed(Vec<Game>),
    /// Random moves after which nobody is much better.
    Random {
        /// The game.
        variant: Arc<Variant>,
        /// How many moves.
        plies: u32,
        /// Where chance begins.
        seed: u64,
        /// How much better one side may be, in hundredths.
        balance: i32,
    },
}

impl Openings {
    /// Reads a file with an opening a line: a position, moves from the start, or a position, `moves` and moves. Empty lines and
    /// those that begin with # are passed over.
    ///
    /// # Errors
    /// If the file cannot be read, or a line is no opening, naming it.
    pub fn from_file(variant: &Arc<Variant>, path: &Path) -> Result<Openings> {
        let place = || format!("the openings in {}", path.display());
        let text = std::fs::read_to_string(path).with_context(place)?;
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
        Ok(Openings::Listed(games))
    }

    /// The opening with this number, from 0; always the same one.
    ///
    /// # Errors
    /// If none could be found that is level.
    pub fn get(&self, number: usize, engine: &mut Engine) -> Result<Game> {
        match self {
            Openings::Listed(games) => match games.get(number % games.len().max(1)) {
                Some(game) => Ok(game.clone()),
                None => bail!("there are no openings"),
            },
            Openings::Random { variant, plies, seed, balance } => {
                // Every opening has a chance of its own, whatever the order in which they are made.
                let mut chance = fastrand::Rng::with_seed(*seed);
                let own = chance.u64(..).wrapping_add((number as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15));
                let mut chance = fastrand::Rng::with_seed(own);
                for _ in 0..ATTEMPTS {
                    if let Some(game) = random(variant, *plies, &mut chance)
                        && is_level(&game, *balance, engine)
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

/// A game of so many random moves. `None` if it ended before.
fn random(variant: &Arc<Variant>, plies: u32, chance: &mut fastrand::Rng) -> Option<Game> {
    let mut game = Game::new(variant);
    for _ in 0..plies {
        let moves = game.position().legal_moves();
        let mv = *chance.choice(&moves)?;
        game.play(mv).ok()?;
    }
    game.outcome().is_ongoing().then_some(game)
}

/// Whether a short search finds nobody much better; with four players, whether nobody has any points yet, since everybody plays
/// from every seat.
fn is_level(game: &Game, balance: i32, engine: &mut Engine) -> bool {
    match (game.variant().family(), game.position()) {
        (Family::Chaturaji, Position::Chaturaji(position)) => position.scores().iter().all(|points| *points == 0),
        _ => {
            engine.clear();
            let mut within = |nodes: u64, bound: i32| {
                let found = engine.search(game, &Limits::nodes(nodes), &mut Unattended);
                found.is_some_and(|found| matches!(found.info.score, Score::Points(score) if score.abs() < bound))
            };
            within(GLANCE, balance.saturating_mul(3)) && within(LOOK, balance)
        }
    }
}

/// How much better one side may be where nothing else is said: more on a board with more and stronger pieces.
pub fn default_balance(variant: &Variant) -> i32 {
    if variant.shape().squares().count() > 100 { 150 } else { 80 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::Options;

    fn variant(id: &str) -> Arc<Variant> {
        Variant::by_id(id, &Options::none()).expect("a game")
    }

    #[test]
    fn random_openings_are_level_and_the_same_every_time() {
        let mut engine = Engine::new(1);
        for (id, plies) in [("janus", 6), ("chaturaji", 8)] {
            let openings = Openings::Random { variant: variant(id), plies, seed: 7, balance: 80 };
            let fens: Vec<String> = [0, 1, 0]
                .map(|number| openings.get(number, &mut engine).expect("an opening").position().fen())
                .to_vec();
            assert!(fens[0] == fens[2] && fens[0] != fens[1], "{fens:?}");
        }
    }

    #[test]
    fn nothing_is_level_to_nought() {
        assert!(!is_level(&Game::new(&variant("chess")), 0, &mut Engine::new(1)));
        assert!(is_level(&Game::new(&variant("chess")), 200, &mut Engine::new(1)));
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
