//! Shared code of the engine's tests: positions from lists of pieces, searches at a level, and forced mates by brute force.

pub mod measure;
pub mod points;
pub mod tactic;

use menagerie_engine::{Engine, Network, NoControl, SearchLimits, SearchParts, SearchResult, levels};
use menagerie_rules::notation::coordinate;
use menagerie_rules::{
    ChaturajiPosition, ChessPosition, Game, Move, Options, Outcome, Position, Square, Termination, Variant,
};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A built-in variant without options.
pub fn variant(id: &str) -> Arc<Variant> {
    Variant::by_id(id, &Options::none()).expect("a built-in game")
}

/// The network that the levels of a variant use, if it has one.
pub fn network(id: &str) -> Option<Arc<Network>> {
    let bytes = menagerie_games::networks::bytes(id)?;
    Some(Arc::new(Network::from_bytes(&variant(id), bytes).expect("a network that is shipped")))
}

/// Parses a FEN.
pub fn read(id: &str, fen: &str) -> Position {
    Position::from_fen(&variant(id), fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// A position of a two-player variant without castling rights: White to move, pieces as in `Ke1 kn14 pe5`, capitals White.
pub fn white_to_move(id: &str, pieces: &str) -> Position {
    set_up(id, pieces, "w - - 0 1")
}

/// A position: its pieces as in `Ke1 kn14 pe5` (capitals White) or, for four players, `rKh4 gPa2`, and the fields of its FEN after the
/// first.
pub fn set_up(id: &str, pieces: &str, rest: &str) -> Position {
    let variant = variant(id);
    let two = variant.players().len() == 2;
    let mut cells: BTreeMap<Square, &str> = BTreeMap::new();
    for piece in pieces.split_whitespace() {
        let (name, square) = piece.split_at(if two { 1 } else { 2 });
        let twice = cells.insert(square.parse().unwrap_or_else(|_| panic!("{piece}")), name);
        assert!(twice.is_none(), "two pieces on {square}");
    }
    let row = |rank: u8| -> String {
        let mut row: Vec<String> = Vec::new();
        let mut empty = 0;
        for file in 0..variant.board_size().files() {
            let here = Square::new(file, rank).and_then(|square| cells.get(&square));
            if let Some(name) = here {
                row.extend((empty > 0).then(|| empty.to_string()));
                row.push((*name).to_string());
                empty = 0;
            } else {
                empty += 1;
            }
        }
        row.extend((empty > 0).then(|| empty.to_string()));
        row.join(if two { "" } else { "," })
    };
    let rows: Vec<String> = (0..variant.board_size().ranks()).rev().map(row).collect();
    read(id, &format!("{} {rest}", rows.join("/")))
}

/// Parts of the search that are switched off or on.
#[derive(Clone, Copy, Default)]
pub struct Trial {
    pub without: SearchParts,
    pub with: SearchParts,
    /// Whether the variant's network is not used.
    pub hand_crafted: bool,
}

impl Trial {
    /// The parts in the environment variables `WITHOUT` and `WITH`, and no network if `HAND_CRAFTED` is set.
    pub fn from_env() -> Trial {
        let parts = |name| std::env::var(name).unwrap_or_default().parse().expect("parts of the search");
        let hand_crafted = std::env::var("HAND_CRAFTED").is_ok();
        Trial { without: parts("WITHOUT"), with: parts("WITH"), hand_crafted }
    }
}

/// The result of a new engine for a position.
pub fn search(position: &Position, limits: &SearchLimits) -> SearchResult {
    search_game(&Game::from_position(position.clone()), limits)
}

/// The result of a new engine for a game.
pub fn search_game(game: &Game, limits: &SearchLimits) -> SearchResult {
    let found = Engine::new(4).search(game, limits, &mut NoControl);
    found.unwrap_or_else(|| panic!("no move in {}", game.position().fen()))
}

/// The result of a new engine at the default level.
pub fn normal(position: &Position) -> SearchResult {
    search(position, &levels::SOUND.limits(1))
}

/// A move in coordinates.
pub fn text(position: &Position, mv: Move) -> String {
    coordinate::write(position, mv)
}

/// The position after a legal move.
pub fn after(position: &Position, mv: Move) -> Position {
    let mut next = position.clone();
    next.play(mv).unwrap_or_else(|_| panic!("{} in {}", text(position, mv), position.fen()));
    next
}

/// A game with moves played, in coordinates or SAN.
pub fn game(start: Position, moves: &str) -> Game {
    let mut game = Game::from_position(start);
    for text in moves.split_whitespace() {
        let fen = game.position().fen();
        game.play_text(text).unwrap_or_else(|error| panic!("{text} in {fen}: {error}"));
    }
    game
}

/// The two-player position inside.
pub fn as_chess(position: &Position) -> &ChessPosition {
    match position {
        Position::Chess(position) => position,
        Position::Chaturaji(_) => panic!("a two-player position was expected"),
    }
}

/// The four-player position inside.
pub fn as_chaturaji(position: &Position) -> &ChaturajiPosition {
    match position {
        Position::Chaturaji(position) => position,
        Position::Chess(_) => panic!("a four-player position was expected"),
    }
}

/// Whether the side to move has been checkmated.
pub fn is_mate(position: &Position) -> bool {
    matches!(position.outcome(1), Outcome::Win { reason: Termination::Checkmate, .. })
}

/// The moves that force mate in at most `moves` moves, by brute force.
pub fn mating_moves(position: &Position, moves: u32) -> Vec<Move> {
    let mates = |mv: &Move| {
        let next = after(position, *mv);
        is_mate(&next) || (moves > 1 && is_mated_in(&next, moves - 1))
    };
    position.legal_moves().into_iter().filter(mates).collect()
}

/// Whether the side to move is mated in at most `moves` moves of the other side.
pub fn is_mated_in(position: &Position, moves: u32) -> bool {
    let replies = position.legal_moves();
    !replies.is_empty() && replies.into_iter().all(|reply| has_mate(&after(position, reply), moves))
}

fn has_mate(position: &Position, moves: u32) -> bool {
    position.legal_moves().into_iter().any(|mv| {
        let next = after(position, mv);
        is_mate(&next) || (moves > 1 && is_mated_in(&next, moves - 1))
    })
}

/// A reproducible pseudo-random number generator (Marsaglia's xorshift).
pub struct Dice(u64);

impl Dice {
    /// A generator with this seed.
    pub fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number below `limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % limit
    }
}

/// A game of a few random moves from the start.
pub fn random_opening(id: &str, seed: u64, plies: usize) -> Game {
    let mut dice = Dice::new(seed);
    let mut game = Game::new(&variant(id));
    while game.plies().len() < plies && game.outcome().is_ongoing() {
        let moves = game.position().legal_moves();
        game.play(moves[dice.below(moves.len())]).expect("a legal move");
    }
    game
}
