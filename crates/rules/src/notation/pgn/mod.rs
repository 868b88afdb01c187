//! Game texts: PGN (Edwards 1994) with tags, variations, comments and annotations. Four-player games use the same format, with a number
//! before each round and the four scores as the result.
//!
//! The parser is lenient. It keeps what it cannot use as a comment, and reports it with line and column. [`decode`] decodes the bytes of a
//! file, [`Pgn`] finds the games and positions in a text, and each becomes a [`PgnGame`], which can be written again.

mod beginning;
mod decode;
mod diagnostic;
mod finish;
mod lexer;
mod line;
mod move_notation;
mod named_games;
mod nodes;
mod read;
mod reader;
mod sections;
mod unread;
mod words;
mod write;

pub use decode::decode;
pub use diagnostic::{PgnDiagnostic, PgnDiagnosticKind};
pub use move_notation::MoveNotation;
use move_notation::meaning_in;
pub use named_games::{GameKey, MissingGames};
pub use nodes::{PgnNodeId, PgnNodes};
pub use sections::{Headline, Pgn, PgnKind};

pub use write::MoveWord;

use super::{CastlingNames, coordinate};
use std::collections::HashMap;

use crate::{Game, GameError, Move, Outcome, Player, Position, Termination, outcome_of_line};

/// The tag that holds the definition of the variant in a packed form, which only Menagerie reads.
pub const DEFINITION_TAG: &str = "VariantDefinition";
/// The maximum number of moves of a game that are read, variations included.
pub const MAX_MOVES: usize = 10_000;
/// The maximum number of diagnostics for a game. One more counts those that are left out.
pub const MAX_NOTES: usize = 100;
/// The maximum nesting depth of variations.
pub const DEEPEST: usize = 64;

/// A game with variations, comments and annotations, read from a text or to be written to one.
#[derive(Clone, Debug)]
pub struct PgnGame {
    /// Whether the text is a game or a single position.
    pub sort: PgnKind,
    /// The tags in the order of the text, names first.
    pub tags: Vec<(String, String)>,
    /// The positions of the game: the start, then each after its parent.
    pub nodes: PgnNodes,
    /// The result: `1-0`, `0-1`, `1/2-1/2`, `*`; in four-player games the scores.
    pub result: String,
    /// The castling names with which the text was read.
    pub castling: CastlingNames,
    /// Whether the other castling names also fit, with another meaning.
    pub castles_both_ways: bool,
    /// The diagnostics, in the order of the text.
    pub warnings: Vec<PgnDiagnostic>,
}

/// A position of a game and the step that led to it.
#[derive(Clone, Debug)]
pub struct PgnNode {
    /// The previous position; `None` for the start.
    pub parent: Option<PgnNodeId>,
    /// The next positions, the main line first.
    pub children: Vec<PgnNodeId>,
    /// The step that led to the position.
    pub step: PgnStep,
    /// The move number. In four-player games it is the number of the round.
    pub number: u32,
    /// The position.
    pub position: Position,
    /// Comments before the move; those of the start follow the position.
    pub before: Vec<String>,
    /// Comments after the move, including commands such as `[%clk 0:05:00]` and `[%cal Ge2e4]`.
    pub after: Vec<String>,
    /// NAGs: 1 is `!`, 2 is `?`.
    pub nags: Vec<u16>,
    /// The offset in the text, in bytes.
    at: usize,
}

/// The step that led to a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PgnStep {
    /// The start of the game.
    Start,
    /// A move.
    Move(Move),
    /// One of four players left the game, see [`leave`](crate::chaturaji::ChaturajiPosition::leave).
    Leave(Player, Leaving),
}

impl PgnStep {
    /// The move, if it was one.
    pub const fn mv(&self) -> Option<Move> {
        match self {
            PgnStep::Move(mv) => Some(*mv),
            PgnStep::Start | PgnStep::Leave(..) => None,
        }
    }
}

/// Why one of four players left the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaving {
    /// The player resigned.
    Resignation,
    /// The player lost on time.
    Time,
}

/// The suffixes, after the player's letter, for a player who left.
const LEAVES: [(&str, Leaving); 2] = [("-resigns", Leaving::Resignation), ("-time", Leaving::Time)];

impl PgnGame {
    /// A game without moves.
    pub fn new(start: Position, tags: Vec<(String, String)>) -> PgnGame {
        PgnGame {
            sort: PgnKind::Game,
            tags,
            nodes: PgnNodes::new(PgnNode::new(None, PgnStep::Start, 0, start)),
            result: "*".to_string(),
            castling: CastlingNames::Defined,
            castles_both_ways: false,
            warnings: Vec::new(),
        }
    }

    /// A game that has been played.
    pub fn of(game: &Game, tags: &[(String, String)]) -> PgnGame {
        let mut text = PgnGame::new(game.start().clone(), tags.to_vec());
        let mut at = PgnNodeId::START;
        for ply in game.plies() {
            at = text.add(at, PgnStep::Move(ply.mv), ply.position.clone());
        }
        text.result = result(&game.outcome(), game.position());
        text
    }

    /// The start position.
    pub fn start(&self) -> &Position {
        &self.nodes[PgnNodeId::START].position
    }

    /// The value of the first tag with this name, case ignored.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(tag, _)| tag.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
    }

    /// The positions of the main line, without the start.
    pub fn main_line(&self) -> Vec<PgnNodeId> {
        let next = |&at: &PgnNodeId| self.nodes[at].children.first().copied();
        std::iter::successors(next(&PgnNodeId::START), next).collect()
    }

    /// The moves of the main line in coordinates.
    pub fn coordinates(&self) -> Vec<String> {
        let step = |at: PgnNodeId| match self.nodes[at].step {
            PgnStep::Move(mv) => Some(coordinate::write(self.start(), mv)),
            PgnStep::Start | PgnStep::Leave(..) => None,
        };
        self.main_line().into_iter().filter_map(step).collect()
    }

    /// The main line as a game. If a player left, the game begins after that.
    ///
    /// # Errors
    /// Never for a parsed game, whose moves are legal.
    pub fn main_game(&self) -> Result<Game, GameError> {
        let mut game = Game::from_position(self.start().clone());
        for at in self.main_line() {
            match self.nodes[at].step {
                PgnStep::Move(mv) => {
                    game.play_on(mv)?;
                }
                PgnStep::Start | PgnStep::Leave(..) => game = Game::from_position(self.nodes[at].position.clone()),
            }
        }
        Ok(game)
    }

    /// Adds a position as the last variation of its parent, and returns its id. A variation may repeat a move; it stays separate.
    pub fn add(&mut self, parent: PgnNodeId, step: PgnStep, position: Position) -> PgnNodeId {
        let number = self.number_of(parent, step);
        let id = self.nodes.push(PgnNode::new(Some(parent), step, number, position));
        self.nodes[parent].children.push(id);
        id
    }

    /// The number of the move after a position. In four-player games it is the number of the round, which grows when the turn comes back
    /// to the first player.
    fn number_of(&self, parent: PgnNodeId, step: PgnStep) -> u32 {
        let before = match &self.nodes[parent].position {
            Position::Chess(position) => return position.fullmove_number(),
            Position::Chaturaji(position) => position,
        };
        let mut upwards = std::iter::successors(Some(parent), |&at| self.nodes[at].parent);
        let last = upwards.find(|&at| matches!(self.nodes[at].step, PgnStep::Move(_)));
        match (last.and_then(|last| self.nodes[last].parent.map(|before| (last, before))), step) {
            (None, PgnStep::Move(_)) => before.ply().div_ceil(4),
            (None, _) => 1,
            (Some((last, _)), PgnStep::Leave(..)) => self.nodes[last].number,
            (Some((last, earlier)), _) => {
                let comes_round = before.turn() <= self.nodes[earlier].position.turn();
                self.nodes[last].number + u32::from(comes_round)
            }
        }
    }

    /// For each rule that had drawn the game before a move of the main line: the first such move, and the rule.
    pub fn drawn(&self) -> Vec<(PgnNodeId, Termination)> {
        let mut drawn = Vec::new();
        let mut times: HashMap<Option<u64>, usize> = HashMap::new();
        let mut before = PgnNodeId::START;
        for at in self.main_line() {
            let position = &self.nodes[before].position;
            let key = position.repetition_key();
            let times = times.entry(key).or_default();
            *times += usize::from(key.is_some());
            let reason = position.draw_by_rule(*times);
            if let Some(reason) = reason.filter(|reason| !drawn.iter().any(|(_, known)| known == reason)) {
                drawn.push((at, reason));
            }
            before = at;
        }
        drawn
    }

    /// The outcome at the end of the main line by the rules.
    pub fn outcome(&self) -> Outcome {
        let line = self.main_line();
        let last = line.last().copied().unwrap_or(PgnNodeId::START);
        let key = self.nodes[last].position.repetition_key();
        let same = |at: &PgnNodeId| key.is_some() && self.nodes[*at].position.repetition_key() == key;
        let times = std::iter::once(PgnNodeId::START).chain(line).filter(same).count();
        let upwards = std::iter::successors(Some(last), |&it| self.nodes[it].parent);
        let played = upwards.map(|it| (&self.nodes[it].position, self.nodes[it].step.mv()));
        outcome_of_line(times, played)
    }
}

impl PgnNode {
    fn new(parent: Option<PgnNodeId>, step: PgnStep, number: u32, position: Position) -> PgnNode {
        PgnNode {
            parent,
            children: Vec::new(),
            step,
            number,
            position,
            before: Vec::new(),
            after: Vec::new(),
            nags: Vec::new(),
            at: 0,
        }
    }
}

/// `1-0`, `0-1`, `1/2-1/2`, `*`; in four-player games the scores.
pub fn result(outcome: &Outcome, position: &Position) -> String {
    match (outcome, position) {
        (Outcome::Ongoing, _) => "*".to_string(),
        (_, Position::Chaturaji(position)) => position.scores().map(|score| score.to_string()).join("-"),
        (Outcome::Draw { .. }, _) => "1/2-1/2".to_string(),
        (Outcome::Win { winners, .. }, _) if *winners == [Player(0)] => "1-0".to_string(),
        (Outcome::Win { .. }, _) => "0-1".to_string(),
    }
}

/// Parses the first game or position of a text; see [`Pgn`] for the others.
///
/// # Errors
/// If the variant or the start position does not exist, or the text contains nothing.
///
/// ```
/// use menagerie_rules::notation::pgn;
/// let game = pgn::read("[Variant \"Janus\"]\n\n1. e4 e5 2. e6 *").unwrap();
/// assert_eq!(game.main_line().len(), 2);
/// assert_eq!((game.warnings[0].line, game.warnings[0].column), (3, 13));
/// ```
pub fn read(text: &str) -> Result<PgnGame, PgnDiagnostic> {
    Pgn::new(text).read(0, None, None)
}

impl Game {
    /// Writes the game with these tags.
    pub fn to_text(&self, tags: &[(String, String)]) -> String {
        PgnGame::of(self, tags).to_text()
    }
}
